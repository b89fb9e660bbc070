import CalendarCore
import Daybook
import ICalendar

extension Command {
  /// `daybook occurrences`
  static let occurrences = Command(
    spec: CommandSpec(
      name: "occurrences",
      summary: "Lists every occurrence that touches a span of time, one a line.",
      options: [
        .value("ics", "FILE", "Read this file instead of the data; repeatable.", repeats: true),
        .value("from", "DATE|TIME", "The first day, or the first moment."),
        .value("to", "DATE|TIME", "The day after the last, or the moment after."),
        .value("kind", "KIND", "event, task, entry or alarm. Default: event."),
        .value("floating-zone", "IANA", "Read times that have no zone in this one."),
        .zone, .value("limit", "N", "Print no more than this many."), .data, .json,
      ],
      details: """
        Times are 2026-03-10T09:00 on the clock of --zone, or with an offset: 2026-03-10T09:00+09:00, \
        2026-03-10T00:00Z. With --json each line is an object, ordered by start, then UID.
        """),
    run: { arguments, surroundings throws(CommandFailure) in
      let zone = try surroundings.zone(arguments).rules
      let window = try arguments.window(zone: zone)
      let limit = try arguments.number("limit")
      let kind = try arguments.kind
      var found = try surroundings.occurrences(arguments, in: window, zone: zone, kind: kind)
      found.sort { left, right in
        let (first, second) = (left.instant(zone), right.instant(zone))
        if first != second { return first < second }
        if left.uid != right.uid { return left.uid < right.uid }
        return (left.recurrenceID ?? "") < (right.recurrenceID ?? "")
      }
      var output = ""
      for occurrence in found.prefix(limit ?? .max) {
        output += arguments.flag("json") ? json(occurrence, zone).text : line(occurrence)
        output += "\n"
      }
      surroundings.console.write(output)
      return true
    })

  private static func json(_ occurrence: EventOccurrence, _ zone: TimeZoneRules) -> JSONValue {
    var members: [(String, JSONValue)] = [("uid", .string(occurrence.uid))]
    if let instants = occurrence.instants {
      members += [
        ("start", .string(timestamp(instants.lowerBound, zone))),
        ("end", .string(timestamp(instants.upperBound, zone))),
      ]
    } else {
      members += [
        ("start", .string("\(occurrence.days.start)")), ("end", .string("\(occurrence.days.end)")),
      ]
    }
    members.append(("all_day", .bool(occurrence.isAllDay)))
    if let id = occurrence.recurrenceID { members.append(("recurrence_id", .string(id))) }
    members.append(("title", .string(occurrence.title)))
    return .object(members)
  }

  /// A moment in RFC 3339 with the offset of the zone.
  private static func timestamp(_ instant: Int64, _ zone: TimeZoneRules) -> String {
    let offset = zone.offset(at: instant)
    let civil = zone.civil(at: instant)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let minutes = Int(offset.magnitude) / 60
    let time = "\(two(civil.time.hour)):\(two(civil.time.minute)):\(two(civil.time.second))"
    let sign = offset < 0 ? "-" : "+"
    return "\(civil.day)T\(time)\(sign)\(two(minutes / 60)):\(two(minutes % 60))"
  }

  private static func line(_ occurrence: EventOccurrence) -> String {
    let title = EventDraft.oneLine(occurrence.title)
    guard !occurrence.isAllDay else {
      let days = occurrence.days
      let span = days.count == 1 ? "\(days.start)" : "\(days.start) – \(days.last)"
      return "\(span)  \(title)"
    }
    let end =
      occurrence.end.day == occurrence.start.day
      ? "\(occurrence.end.time)" : "\(occurrence.end.day) \(occurrence.end.time)"
    return "\(occurrence.start.day) \(occurrence.start.time)–\(end)  \(title)"
  }
}

extension EventOccurrence {
  /// When it starts; an all-day one at the first moment of its first day.
  fileprivate func instant(_ zone: TimeZoneRules) -> Int64 {
    instants?.lowerBound ?? zone.start(of: days.start)
  }
}

extension Arguments {
  /// What is listed.
  fileprivate var kind: OccurrenceKind {
    get throws(CommandFailure) {
      guard let text = value("kind") else { return .event }
      if let kind = OccurrenceKind(rawValue: text) { return kind }
      throw .usage("--kind takes event, task, entry or alarm, not \"\(text)\".")
    }
  }

  /// The span from `--from` to `--to`.
  fileprivate func window(zone: TimeZoneRules) throws(CommandFailure) -> ScheduleWindow {
    let (start, end) = (try moment("from"), try moment("to"))
    let window: ScheduleWindow
    if case .day(let first) = start, case .day(let last) = end, first <= last {
      window = ScheduleWindow(days: DaySpan(start: first, end: last), zone: zone)
    } else {
      let (first, last) = (start.instant(zone), end.instant(zone))
      guard first <= last else { throw .usage("--to is before --from.") }
      window = ScheduleWindow(instants: first..<last, zone: zone)
    }
    return window
  }

  /// The value of an option as a date or a time.
  private func moment(_ name: String) throws(CommandFailure) -> Moment {
    guard let text = value(name) else { throw .usage("--\(name) is missing.") }
    if let day = try? Day(iso: text) { return .day(day) }
    let parts = text.split(separator: "T", maxSplits: 1)
    guard parts.count == 2, let day = try? Day(iso: String(parts[0])) else {
      throw .usage("--\(name): \"\(text)\" is not a date or a time like 2026-03-10T09:00.")
    }
    let clock = parts[1].prefix { $0 != "Z" && $0 != "+" && $0 != "-" }
    let suffix = parts[1].dropFirst(clock.count)
    guard let time = try? TimeOfDay(iso: String(clock)) else {
      throw .usage("--\(name): \"\(parts[1])\" is not a time like 09:00.")
    }
    let civil = CivilDateTime(day: day, time: time)
    if suffix.isEmpty { return .clock(civil) }
    guard let offset = utcOffset(suffix) else {
      throw .usage("--\(name): \"\(suffix)\" is not an offset like +09:00 or Z.")
    }
    return .instant(civil.secondsSinceEpoch(utcOffset: offset))
  }

  private func utcOffset(_ text: Substring) -> Int32? {
    if text == "Z" { return 0 }
    guard let time = try? TimeOfDay(iso: String(text.dropFirst())) else { return nil }
    return text.hasPrefix("-") ? -time.secondsSinceMidnight : time.secondsSinceMidnight
  }
}

/// A point of time as it was typed.
private enum Moment {
  case day(Day)
  /// On the clock of whoever looks.
  case clock(CivilDateTime)
  case instant(Int64)

  func instant(_ zone: TimeZoneRules) -> Int64 {
    switch self {
    case .day(let day): zone.start(of: day)
    case .clock(let civil): zone.resolve(civil).instant
    case .instant(let instant): instant
    }
  }
}
