import CalendarCore
import Daybook

extension EventDraft {
  /// Takes over what the options name.
  mutating func change(
    by arguments: Arguments, _ surroundings: Surroundings
  ) throws(CommandFailure) {
    if arguments.flag("all-day") {
      for name in ["time", "end-time"] where arguments.value(name) != nil {
        throw .usage("--all-day and --\(name) exclude each other.")
      }
      makeAllDay()
    }
    if let date = arguments.value("date") { moveFirstDay(to: date) }
    if let last = arguments.value("until") { endDate = last }
    if let time = arguments.value("time") {
      let length = isAllDay ? nil : self.length
      if isAllDay { zone = try surroundings.zone(arguments).name }
      isAllDay = false
      startTime = time
      // Without a last day of its own an event of whole days becomes an hour on its first.
      let first = arguments.value("until") == nil ? startDate : endDate
      setEnd(after: time, on: length == nil ? first : startDate, seconds: length ?? 3_600)
    }
    if let time = arguments.value("end-time") {
      guard !isAllDay else { throw .usage("--end-time needs --time.") }
      endTime = time
      // The end that went with the start may have been on the next day.
      if arguments.value("time") != nil { endDate = arguments.value("until") ?? startDate }
    }
    if !isAllDay, arguments.value("zone") != nil { zone = try surroundings.zone(arguments).name }
    if let place = arguments.value("place") { self.place = place }
    if let notes = arguments.value("notes") { self.notes = notes }
    if let color = arguments.value("color") { hue = color }
  }

  /// Whole days instead of times; an end at 00:00 does not count as a day.
  private mutating func makeAllDay() {
    if !isAllDay, endTime == "00:00", let first = try? Day(iso: startDate),
      let last = try? Day(iso: endDate), first < last
    {
      endDate = "\(last.advanced(by: -1))"
    }
    isAllDay = true
  }

  /// Another first day; the last moves along.
  private mutating func moveFirstDay(to date: String) {
    if let old = try? Day(iso: startDate), let last = try? Day(iso: endDate),
      let new = try? Day(iso: date)
    {
      endDate = "\(last.advanced(by: old.distance(to: new)))"
    }
    startDate = date
  }

  /// How long it lasts on the clock, in seconds.
  private var length: Int64? {
    guard let first = try? Day(iso: startDate), let last = try? Day(iso: endDate),
      let from = try? TimeOfDay(iso: startTime), let to = try? TimeOfDay(iso: endTime)
    else { return nil }
    return CivilDateTime(day: last, time: to).secondsSinceEpoch(utcOffset: 0)
      - CivilDateTime(day: first, time: from).secondsSinceEpoch(utcOffset: 0)
  }

  private mutating func setEnd(after time: String, on date: String, seconds: Int64) {
    guard let day = try? Day(iso: date), let start = try? TimeOfDay(iso: time) else { return }
    let end = CivilDateTime(day: day, time: start).advanced(bySeconds: seconds)
    endDate = "\(end.day)"
    endTime = "\(end.time)"
  }
}
