import CalendarCore
import ICalendar
import Testing

/// Builds series and shows their occurrences for the tests of editing.
enum SeriesSample {
  static func zones(_ name: String) -> TimeZoneRules? { try? SystemZones.rules(name) }

  static func series(_ components: [[String]]) -> SeriesObject {
    var text = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\n"
    for lines in components {
      text += "BEGIN:VEVENT\r\nUID:old\r\n" + lines.map { $0 + "\r\n" }.joined()
      text += "END:VEVENT\r\n"
    }
    text += "END:VCALENDAR\r\n"
    return SeriesObject(CalendarDocument(reading: text).components[0].components)
  }

  static func series(_ lines: String...) -> SeriesObject { series([lines]) }

  /// The first occurrences, `20260310T090000` each on its own clock, with the hours it lasts when asked.
  static func occurrences(_ object: SeriesObject?, limit: Int = 12) -> [String] {
    guard let set = object?.recurrenceSet else { return [] }
    let window = OccurrenceWindow(-4_000_000_000..<250_000_000_000)
    return set.occurrences(in: window, limit: limit, zones: zones).occurrences.map {
      compact($0.start.civil, isDate: $0.start.isDate)
    }
  }

  /// Every line of the components, without BEGIN and END.
  static func lines(_ object: SeriesObject?) -> [String] {
    var writer = CalendarWriter()
    for component in object?.components ?? [] { writer.write(component) }
    let text = String(decoding: writer.bytes, as: UTF8.self)
    return text.replacing("\r\n ", with: "").split(separator: "\r\n").map(String.init)
      .filter { !$0.hasPrefix("BEGIN:") && !$0.hasPrefix("END:") }
  }
}

extension SeriesObject {
  /// Moves what an occurrence is to another start, with the same length.
  func moving(
    _ id: String, to start: String, zone: String? = nil, scope: SeriesScope
  ) throws -> SeriesChange {
    let form = try #require(master?.start)
    let opened = form.withCivil(try civil(id))
    let found = self.place(of: opened, zones: SeriesSample.zones)
    let place = try #require(found)
    let own = self.times(of: opened, at: place, zones: SeriesSample.zones)
    let shown = try #require(own)
    let moved = try civil(start)
    let times: EventTimes
    switch shown {
    case .allDay(let days): times = .allDay(DaySpan(start: moved.day, count: days.count))
    case .timed(_, _, let tzid):
      times = .timed(
        start: moved, end: moved.advanced(bySeconds: shown.length), tzid: zone ?? tzid)
    }
    return try editing(
      SeriesEdit(times: times), at: opened, scope: scope, newUID: "new", zones: SeriesSample.zones)
  }
}
