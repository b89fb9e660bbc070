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
        .zone, .value("limit", "N", "Print no more than this many."), .data, .json,
      ],
      details: """
        Times are 2026-03-10T09:00 on the clock of --zone, or with an offset: 2026-03-10T09:00+09:00, \
        2026-03-10T00:00Z. With --json each line is an object, ordered by start, then UID.
        """),
    run: { arguments, surroundings throws(CommandFailure) in
      let zone = try surroundings.zone(arguments).rules
      let start = try arguments.moment("from", zone: zone)
      let end = try arguments.moment("to", zone: zone)
      guard start <= end else { throw .usage("--to is before --from.") }
      let limit = try arguments.number("limit")
      var found = try surroundings.occurrences(
        arguments, in: ScheduleWindow(from: start, to: end, zone: zone), zone: zone)
      found.sort { left, right in
        let (first, second) = (left.instant(zone), right.instant(zone))
        return first != second ? first < second : left.uid < right.uid
      }
      var output = ""
      for occurrence in found.prefix(limit ?? .max) {
        output += arguments.flag("json") ? json(occurrence, zone).text : line(occurrence)
        output += "\n"
      }
      Console.write(output)
      return true
    })

  private static func json(_ occurrence: EventOccurrence, _ zone: TimeZoneRules) -> JSONText {
    var members: [(String, JSONText)] = [("uid", .string(occurrence.uid))]
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
    guard !occurrence.isAllDay else {
      let days = occurrence.days
      let span = days.count == 1 ? "\(days.start)" : "\(days.start) – \(days.last)"
      return "\(span)  \(occurrence.title)"
    }
    let end =
      occurrence.end.day == occurrence.start.day
      ? "\(occurrence.end.time)" : "\(occurrence.end.day) \(occurrence.end.time)"
    return "\(occurrence.start.day) \(occurrence.start.time)–\(end)  \(occurrence.title)"
  }
}

extension EventOccurrence {
  /// When it starts; an all-day one at the first moment of its first day.
  fileprivate func instant(_ zone: TimeZoneRules) -> Int64 {
    instants?.lowerBound ?? zone.start(of: days.start)
  }
}

extension Arguments {
  /// The value of an option as a date or a time on the clock of a zone.
  func moment(_ name: String, zone: TimeZoneRules) throws(CommandFailure) -> CivilDateTime {
    guard let text = value(name) else { throw .usage("--\(name) is missing.") }
    if let day = try? Day(iso: text) { return CivilDateTime(day: day, time: .midnight) }
    let parts = text.split(separator: "T", maxSplits: 1)
    guard parts.count == 2, let day = try? Day(iso: String(parts[0])) else {
      throw .usage("--\(name): \"\(text)\" is not a date or a time like 2026-03-10T09:00.")
    }
    let clock = parts[1].prefix { $0 != "Z" && $0 != "+" && $0 != "-" }
    let suffix = String(parts[1].dropFirst(clock.count))
    guard let time = try? TimeOfDay(iso: String(clock)) else {
      throw .usage("--\(name): \"\(parts[1])\" is not a time like 09:00.")
    }
    let civil = CivilDateTime(day: day, time: time)
    if suffix.isEmpty { return civil }
    guard let offset = utcOffset(suffix) else {
      throw .usage("--\(name): \"\(suffix)\" is not an offset like +09:00 or Z.")
    }
    return zone.civil(at: civil.secondsSinceEpoch(utcOffset: offset))
  }

  private func utcOffset(_ text: String) -> Int32? {
    if text == "Z" { return 0 }
    guard let time = try? TimeOfDay(iso: String(text.dropFirst())) else { return nil }
    return text.hasPrefix("-") ? -time.secondsSinceMidnight : time.secondsSinceMidnight
  }
}
