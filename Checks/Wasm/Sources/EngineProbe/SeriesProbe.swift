import CalendarCore
import ICalendar

/// Tells when a series takes place, and what is left of it after each kind of change.
func writeSeries() {
  let series = SeriesObject(CalendarDocument(reading: Array(text.utf8)).components)
  let window = OccurrenceWindow(1_772_000_000..<1_790_000_000)
  let zones: (String) -> TimeZoneRules? = { _ in nil }
  writeOccurrences(of: series, in: window, zones: zones)
  for alarm in series.alarms(in: window, zones: zones) {
    var line = Line()
    line.append("alarm")
    line.append(Int(clamping: alarm.seconds))
    line.end()
  }
  for problem in series.problems(zones: zones) {
    var line = Line()
    line.append(problem.description)
    line.end()
  }
  guard let set = series.recurrenceSet else { return }
  let ids = set.occurrences(in: window, zones: zones).occurrences.map { $0.recurrenceID }
  let scopes: [SeriesScope] = [.this, .thisAndFollowing, .all]
  for (place, id) in ids.enumerated() where place % 5 == 2 {
    for scope in scopes {
      for days in [-1, 1, 40] { change(series, at: id, scope: scope, days: days, zones: zones) }
    }
  }
}

private func writeOccurrences(
  of series: SeriesObject, in window: OccurrenceWindow,
  zones: @escaping (String) -> TimeZoneRules?
) {
  var line = Line()
  for occurrence in series.recurrenceSet?.occurrences(in: window, zones: zones).occurrences ?? [] {
    line.append(occurrence.recurrenceID.text)
    line.append(Int(clamping: occurrence.startSeconds))
    line.append(" ")
  }
  line.end()
}

private func change(
  _ series: SeriesObject, at id: DateTimeValue, scope: SeriesScope, days: Int,
  zones: @escaping (String) -> TimeZoneRules?
) {
  guard let place = series.place(of: id, zones: zones),
    let times = series.times(of: id, at: place, zones: zones)
  else { return }
  var line = Line()
  do throws(SeriesRefusal) {
    let change = try series.editing(
      SeriesEdit(times: times.starting(on: times.firstDay.advanced(by: days))), at: id,
      scope: scope, newUID: "new", zones: zones)
    for object in change.objects {
      for component in object.components { line.append(bytes: component.bytes()) }
    }
    line.append(change.preview(limit: 20, zones: zones).moved.count)
  } catch {
    line.append("refused")
  }
  line.end()
}

private let text = """
  BEGIN:VEVENT
  UID:probe-4@sample.example
  DTSTART:20260305T090000
  DURATION:PT1H30M
  RRULE:FREQ=WEEKLY;BYDAY=TH,MO;COUNT=20
  EXDATE:20260312T090000
  RDATE:20260404T080000
  BEGIN:VALARM
  TRIGGER:-PT15M
  END:VALARM
  END:VEVENT
  BEGIN:VEVENT
  UID:probe-4@sample.example
  RECURRENCE-ID:20260319T090000
  DTSTART:20260320T100000
  END:VEVENT
  BEGIN:VEVENT
  UID:probe-4@sample.example
  RECURRENCE-ID:20260321T090000
  DTSTART:20260321T100000
  END:VEVENT
  """
