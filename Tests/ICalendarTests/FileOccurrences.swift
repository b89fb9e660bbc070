import CalendarCore
import ICalendar

/// The starts of what the events of a file make of a window, in order, as `20260310T090000` on the
/// clock of the event's own zone; `20260310` for dates.
///
/// - Parameters:
///   - lines: what stands in the VCALENDAR.
///   - from: the first second of the window, in UTC, as `20260310T000000` or `20260310`.
///   - to: the second after it.
///   - viewer: the zone of whoever looks.
func starts(
  _ lines: [String], from: String, to: String, viewer: String = "UTC"
) throws -> [String] {
  let bytes = calendar(lines)
  let file = CalendarFile(indexing: bytes)
  let window = OccurrenceWindow(try instant(from)..<instant(to))
  let home = try SystemZones.rules(viewer)
  var found: [(seconds: Int64, text: String)] = []
  for group in file.groups {
    let components = file.read(group, in: bytes).components
    guard let series = recurrenceSet(components) else { continue }
    let list = series.occurrences(in: window, homeZone: home) { zone(named: $0, in: file, bytes) }
    for occurrence in list.occurrences {
      let text = compact(occurrence.start.civil, isDate: occurrence.start.isDate)
      found.append((occurrence.startSeconds, text))
    }
  }
  return found.sorted { $0.seconds < $1.seconds }.map(\.text)
}

/// The rules of a zone: by its name, else as the file defines it.
private func zone(named tzid: String, in file: CalendarFile, _ bytes: [UInt8]) -> TimeZoneRules? {
  switch TimeZoneName.normalized(tzid) {
  case .utc: return .utc
  case .zone(let name):
    if let rules = try? SystemZones.rules(name) { return rules }
  case .fixedOffset(let offset): return TimeZoneRules(fixedOffset: offset, name: tzid)
  case nil: break
  }
  return bytes.withUnsafeBufferPointer { buffer in
    guard let component = file.timeZone(tzid, calendar: 0, in: buffer),
      let described = try? VTimeZone(component)
    else { return nil }
    return try? TimeZoneRules(described)
  }
}

/// The series that the components of one UID make; nil without a readable start.
private func recurrenceSet(_ components: [Component]) -> RecurrenceSet? {
  let master = components.first { !$0.isOverride } ?? components.first
  guard let master, let start = master.start else { return nil }
  var set = RecurrenceSet(start: start, extent: extent(master))
  set.rules = master.recurrenceRules.compactMap {
    try? RecurrenceRule.read($0, startingAt: start).rule
  }
  set.exclusionRules = master.exceptionRules.compactMap {
    try? RecurrenceRule.read($0, startingAt: start).rule
  }
  set.exclusions = master.exceptionDates
  set.additions = master.additionalDates.map { .init($0.start) }
  guard !master.isOverride else { return set }
  for (index, override) in components.enumerated() where override.isOverride {
    guard let id = override.recurrenceID, let moved = override.start else { continue }
    set.overrides.append(
      .init(
        recurrenceID: id, start: moved, extent: extent(override),
        isCancelled: override.status == .cancelled,
        appliesToFollowing: override.overridesFollowing, index: index))
  }
  return set
}

private func extent(_ component: Component) -> OccurrenceExtent {
  switch component.times?.end {
  case .at(let end): .end(end)
  case .after(let duration): .duration(days: Int(duration.days), seconds: duration.seconds)
  case nil: .unspecified
  }
}
