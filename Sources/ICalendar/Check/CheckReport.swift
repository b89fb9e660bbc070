/// What a file holds and everything that is wrong with it, for whoever wants to know before importing.
///
///     let report = CheckReport(checking: bytes, zones: { zones[$0] })
///     for problem in report.problems { print(problem) }
public struct CheckReport: Sendable {
  /// How many components of a name there are.
  public struct Count: Hashable, Sendable {
    /// The name after BEGIN, in capitals.
    public var name: String
    /// How many, at any depth.
    public var count: Int
  }

  /// The components by name, in order of first appearance; subcomponents after those that hold them.
  public internal(set) var counts: [Count] = []
  /// Everything that is wrong, in line order; at most 10,000.
  public internal(set) var problems: [Problem] = []
  /// How many problems there are beyond ``problems``.
  public internal(set) var omittedProblemCount = 0

  /// Checks octets. Nothing that stands in them makes it fail; it takes one pass over the file and one
  /// over each object.
  ///
  /// - Parameters:
  ///   - bytes: the file: UTF-8, with any line ends.
  ///   - zones: the rules of the zone that is known by a TZID, or nil.
  public init(
    checking bytes: UnsafeBufferPointer<UInt8>, zones: @escaping (String) -> TimeZoneRules?
  ) {
    let file = CalendarFile(indexing: bytes)
    var log = ProblemLog()
    log.report(contentsOf: file.problems)
    var tally = ComponentTally()
    for calendar in file.calendars {
      tally.add(calendar.header)
      calendar.check(log: &log)
    }
    if let first = file.entries.first(where: { $0.calendar == nil }) {
      log.report(
        Problem(
          line: first.line, kind: .noCalendar, severity: .warning,
          message: "The \(first.name) stands in no VCALENDAR. It is read all the same; put "
            + "BEGIN:VCALENDAR before and END:VCALENDAR after it for other programs."))
    }

    for entry in file.entries where isSameName(entry.name, "VTIMEZONE") {
      guard let component = file.component(of: entry, in: bytes, log: &log) else { continue }
      tally.add(component)
      component.checkTimeZone(log: &log)
    }
    var use = ZoneUse(defined: file.timeZones.map { ByteKey($0.tzid) })
    for group in file.groups {
      let calendar = file.entries(of: group).first?.calendar.map { file.calendars[$0] }
      let substitute = calendar?.timeZone.flatMap { zones($0) == nil ? nil : $0 }
      let all = file.allComponents(of: group, in: bytes, log: &log)
      for component in all {
        tally.add(component)
        component.check(log: &log)
        use.note(component, substitute: substitute)
      }
      let components = CalendarFile.newest(of: all, log: &log)
      checkMaster(of: components, log: &log)
      guard components.count > 1 else { continue }
      let series = SeriesObject(components)
      let own = file.zones(of: series, group: group, in: bytes, besides: zones)
      log.report(
        contentsOf: series.problems { tzid in
          zones(tzid) ?? own.first { isSameText($0.tzid, tzid) }?.rules
        })
    }
    use.report(isKnownZone: { zones($0) != nil }, log: &log)

    counts = tally.counts
    problems = log.inLineOrder()
    omittedProblemCount = log.omittedCount + file.omittedProblemCount
  }

  /// Checks octets; see ``init(checking:zones:)-(UnsafeBufferPointer<UInt8>,_)``.
  public init(checking bytes: [UInt8], zones: @escaping (String) -> TimeZoneRules?) {
    self = bytes.withUnsafeBufferPointer { CheckReport(checking: $0, zones: zones) }
  }
}

extension CalendarFile {
  /// The zones of a series that only the file defines.
  fileprivate func zones(
    of series: SeriesObject, group: Group, in bytes: UnsafeBufferPointer<UInt8>,
    besides known: (String) -> TimeZoneRules?
  ) -> [(tzid: String, rules: TimeZoneRules)] {
    guard !timeZones.isEmpty else { return [] }
    let calendar = entries(of: group).first?.calendar
    var found: [(tzid: String, rules: TimeZoneRules)] = []
    for tzid in series.zonesOfOccurrences where known(tzid) == nil {
      guard let component = timeZone(tzid, calendar: calendar, in: bytes),
        let described = try? VTimeZone(component), let rules = try? TimeZoneRules(described)
      else { continue }
      found.append((tzid, rules))
    }
    return found
  }
}

/// Counts components by name.
private struct ComponentTally {
  private(set) var counts: [CheckReport.Count] = []
  private var indexOfName: [ByteKey: Int] = [:]

  mutating func add(_ component: Component) {
    let name = String(decoding: component.name.utf8.map(ASCII.uppercased), as: UTF8.self)
    if let index = indexOfName[ByteKey(name)] {
      counts[index].count += 1
    } else {
      indexOfName[ByteKey(name)] = counts.count
      counts.append(CheckReport.Count(name: name, count: 1))
    }
    for part in component.components { add(part) }
  }
}

private func checkMaster(of components: [Component], log: inout ProblemLog) {
  guard let first = components.first, components.allSatisfy({ $0.isOverride }) else { return }
  log.report(
    Problem(
      line: first.line, property: "RECURRENCE-ID", kind: .overrideWithoutMaster,
      severity: .warning,
      message: "The \(first.name) changes an occurrence of a series that is not in the file. It is "
        + "read as a single \(first.name)."))
}
