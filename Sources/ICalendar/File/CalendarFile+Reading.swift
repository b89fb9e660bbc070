import CalendarCore

extension CalendarFile {
  /// One object read from a file.
  public struct Object: Sendable {
    /// The component without RECURRENCE-ID, if there is one, and the overrides, in the order of the
    /// file; each of them once.
    public var components: [Component]
    /// What is wrong in their lines, and which repetitions were left out; in line order.
    public var problems: [Problem]
  }

  /// Reads the components of a group.
  ///
  /// Of several components for the same occurrence (or several masters) the one with the highest
  /// SEQUENCE stays, then the latest DTSTAMP, then the last in the file (RFC 5546 §2.1.5). What is left
  /// out is reported, unless it is written exactly like the one that stays. A derived UID is put in.
  ///
  /// - Parameters:
  ///   - group: one of ``groups``.
  ///   - bytes: the octets that were indexed.
  /// - Returns: the components, and what is wrong in them.
  public func read(_ group: Group, in bytes: UnsafeBufferPointer<UInt8>) -> Object {
    var log = ProblemLog()
    let all = allComponents(of: group, in: bytes, log: &log)
    let components = CalendarFile.newest(of: all, log: &log)
    return Object(components: components, problems: log.inLineOrder())
  }

  /// Reads the components of a group; see ``read(_:in:)-(_,UnsafeBufferPointer<UInt8>)``.
  public func read(_ group: Group, in bytes: [UInt8]) -> Object {
    bytes.withUnsafeBufferPointer { read(group, in: $0) }
  }

  /// The VTIMEZONE of this identifier that holds in a calendar: the calendar's own, else the first of
  /// the file.
  ///
  /// - Parameters:
  ///   - tzid: its identifier, compared octet by octet.
  ///   - calendar: an index into ``calendars``, or nil.
  ///   - bytes: the octets that were indexed.
  /// - Returns: the component, or nil when the file does not define the zone.
  public func timeZone(
    _ tzid: String, calendar: Int?, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Component? {
    let candidates = timeZones.filter { isSameText($0.tzid, tzid) }
    let own = candidates.first { entries[$0.entry].calendar == calendar }
    guard let found = own ?? candidates.first else { return nil }
    return component(of: entries[found.entry], in: bytes)
  }

  /// The components of a group, repetitions included, with its UID.
  func allComponents(
    of group: Group, in bytes: UnsafeBufferPointer<UInt8>, log: inout ProblemLog
  ) -> [Component] {
    var components: [Component] = []
    for entry in entries(of: group) {
      guard var component = component(of: entry, in: bytes, log: &log) else { continue }
      if group.hasDerivedUID { component.setText("UID", group.uid) }
      components.append(component)
    }
    return components
  }

  /// One component for each occurrence.
  static func newest(of all: [Component], log: inout ProblemLog) -> [Component] {
    guard all.count > 1 else { return all }
    var components: [Component] = []
    var indexOfOccurrence: [ByteKey: Int] = [:]
    for component in all {
      let key = component.occurrenceKey
      if let index = indexOfOccurrence[key] {
        components[index] = newer(of: components[index], and: component, log: &log)
      } else {
        indexOfOccurrence[key] = components.count
        components.append(component)
      }
    }
    return components
  }

  private static func newer(
    of first: Component, and second: Component, log: inout ProblemLog
  ) -> Component {
    if first == second { return first }
    let (kept, left) = first.isNewer(than: second) ? (first, second) : (second, first)
    log.report(
      Problem(
        line: left.line, property: "UID", kind: .duplicateUID,
        message: "This \(left.name) has the same UID"
          + (left.isOverride ? " and RECURRENCE-ID" : "")
          + " as the one on line \(kept.line), which is newer by SEQUENCE, DTSTAMP or place. "
          + "This one is left out; give it a UID of its own to keep both."))
    return kept
  }
}

extension Component {
  /// The same for components of one UID that stand for the same occurrence: all those for the series,
  /// or those with RECURRENCE-IDs written alike.
  fileprivate var occurrenceKey: ByteKey {
    guard let property = property("RECURRENCE-ID") else { return ByteKey("") }
    return ByteKey((property.tzid ?? "") + ":" + trimmingBlanks(property.value))
  }

  /// Whether this one is newer by SEQUENCE, then by DTSTAMP.
  fileprivate func isNewer(than other: Component) -> Bool {
    if sequence != other.sequence { return sequence > other.sequence }
    guard let stamp = dateTime("DTSTAMP"), let otherStamp = other.dateTime("DTSTAMP") else {
      return false
    }
    return stamp.civil > otherStamp.civil
  }
}
