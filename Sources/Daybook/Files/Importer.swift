import CalendarCore
import ICalendar

/// Takes the objects of an iCalendar file into a calendar: all in one transaction, so that nothing is
/// ever half imported, and each by its UID, so that importing twice changes nothing.
///
///     octets → CalendarFile (an index) → object after object → compare by UID → create | update
public struct Importer {
  /// Where the objects go.
  public enum Target: Hashable, Sendable {
    /// An existing calendar.
    case calendar(CalendarRecord.ID)
    /// The calendar of this name, made when there is none.
    case named(String)
  }

  private let book: Book
  private let bytes: UnsafeBufferPointer<UInt8>
  private let file: CalendarFile

  /// Indexes a file; `bytes` must outlive the importer.
  public init(book: Book, bytes: UnsafeBufferPointer<UInt8>) {
    self.book = book
    self.bytes = bytes
    file = CalendarFile(indexing: bytes)
  }

  /// The name the file gives its calendar, if any.
  public var calendarName: String? {
    file.calendars.lazy.compactMap(\.name).map(EventDraft.oneLine).first { !$0.isEmpty }
  }

  /// Imports the file.
  ///
  /// - Parameters:
  ///   - target: where the objects go.
  ///   - isDryRun: whether to only tell what would happen.
  ///   - time: now, in seconds since the epoch.
  /// - Returns: what became of each object. A file without objects gives a report without items whose
  ///   problems say why, and makes no calendar.
  public func run(
    into target: Target, isDryRun: Bool, time: Int64
  ) throws(StoreError) -> ImportReport {
    var report = ImportReport(calendarName: "", isNewCalendar: false, isDryRun: isDryRun)
    report.problems = file.problems
    guard !file.groups.isEmpty else {
      report.calendarName = try existing(target, in: book.store.calendars())?.name ?? ""
      return report
    }
    return try book.store.transaction(durability: .normal, time: time) {
      transaction throws(StoreError) in
      var calendar = try existing(target, in: transaction.calendars())
      if calendar == nil, case .named(let name) = target {
        report.isNewCalendar = true
        report.calendarName = name
        if !isDryRun {
          let used = try transaction.calendars().compactMap { Hue(name: $0.hue) }
          calendar = try transaction.createCalendar(
            name: name, hue: Hue.leastUsed(among: used).name, header: header)
        }
      } else if let found = calendar {
        report.calendarName = found.name
        if !isDryRun { try addZones(to: found, transaction) }
      }
      report.items.reserveCapacity(file.groups.count)
      for group in file.groups {
        let item = try take(group, into: calendar?.id, isDryRun: isDryRun, transaction)
        report.items.append(item)
      }
      report.act = transaction.act
      return report
    }
  }

  private func existing(
    _ target: Target, in calendars: [CalendarRecord]
  ) throws(StoreError) -> CalendarRecord? {
    switch target {
    case .named(let name): return calendars.first { $0.name == name }
    case .calendar(let id):
      guard let found = calendars.first(where: { $0.id == id }) else { throw .missingCalendar(id) }
      return found
    }
  }

  // MARK: Objects

  private func take(
    _ group: CalendarFile.Group, into calendar: CalendarRecord.ID?, isDryRun: Bool,
    _ transaction: any StoreTransaction
  ) throws(StoreError) -> ImportReport.Item {
    let read = file.read(group, in: bytes)
    var object = EventObject(read.components)
    var item = ImportReport.Item(
      uid: group.uid, component: group.name, title: object.master?.summary ?? "",
      line: file.entries(of: group).first?.line ?? 0, outcome: .created, problems: read.problems)
    guard !object.components.isEmpty else {
      item.outcome = .failed
      return item
    }
    note(object, in: &item)
    object.embedZones(of: file, group: group, bytes: bytes, zones: book.zones)

    guard let calendar, let stored = try transaction.object(uid: group.uid, in: calendar) else {
      if let calendar, !isDryRun {
        let change = ObjectChange.create(
          calendar: calendar, uid: group.uid, text: object.text, index: book.index(of: object))
        try transaction.apply([change])
      }
      return item
    }
    let before = EventObject(text: stored.text)
    object.adoptSeries(from: before)
    if object.isSame(as: before) {
      item.outcome = .unchanged
    } else if before.isNewer(than: object) {
      item.outcome = .keptNewer
    } else {
      item.outcome = .updated
      if !isDryRun {
        let change = ObjectChange.update(
          stored.id, revision: stored.revision, calendar: calendar, text: object.text,
          index: book.index(of: object))
        try transaction.apply([change])
      }
    }
    return item
  }

  /// Adds what is wrong inside the object to its problems.
  private func note(_ object: EventObject, in item: inout ImportReport.Item) {
    for component in object.components where !component.isNamed("VTIMEZONE") {
      item.problems += component.problems(ruleProblem: RecurrenceRule.problem(of:isDate:))
    }
    for tzid in object.zoneNames where book.zones.rules(named: tzid) == nil && !file.defines(tzid) {
      item.problems.append(
        Problem(
          line: item.line, property: "TZID", kind: .undefinedZone, severity: .warning,
          message: "Nothing says what the time zone \"\(tzid)\" is. Its times are read as those of "
            + "whoever looks."))
    }
    item.problems.sort { $0.line < $1.line }
  }

  // MARK: Calendar and zones

  /// What stands around the objects: the first calendar's properties, and the zones of all.
  private var header: String {
    var writer = CalendarWriter()
    for property in file.calendars.first?.header.properties ?? [] { writer.write(property) }
    var seen: Set<String> = []
    for zone in file.timeZones where seen.insert(zone.tzid).inserted {
      guard let component = file.component(of: file.entries[zone.entry], in: bytes) else {
        continue
      }
      writer.write(component)
    }
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private func addZones(
    to calendar: CalendarRecord, _ transaction: any StoreTransaction
  ) throws(StoreError) {
    var header = CalendarHeader(text: calendar.header)
    let count = header.zones.count
    for zone in file.timeZones where !header.defines(zone.tzid) {
      guard let component = file.component(of: file.entries[zone.entry], in: bytes) else {
        continue
      }
      header.zones.append(component)
    }
    guard header.zones.count > count else { return }
    var changed = calendar
    changed.header = header.text
    try transaction.updateCalendar(changed)
  }
}

extension CalendarFile {
  fileprivate func defines(_ tzid: String) -> Bool { timeZones.contains { $0.tzid == tzid } }
}

extension EventObject {
  /// The TZIDs that the object's times name, sorted.
  var zoneNames: [String] {
    var names: Set<String> = []
    for component in components where !component.isNamed("VTIMEZONE") {
      component.collectZoneNames(into: &names)
    }
    return names.sorted()
  }

  /// Completes a file's changed occurrences of a series with what is stored of the series, when the
  /// file has only them (an invitation does).
  mutating func adoptSeries(from stored: EventObject) {
    guard let master, master.isOverride, let storedMaster = stored.master, !storedMaster.isOverride
    else { return }
    let changed = components.compactMap(\.recurrenceID)
    let kept = stored.components.filter { component in
      component.recurrenceID.map { !changed.contains($0) } ?? true
    }
    components = kept + components.filter { !$0.isNamed("VTIMEZONE") }
  }

  /// Whether both say the same, property by property.
  func isSame(as other: EventObject) -> Bool { components == other.components }

  /// Whether this is the later version (RFC 5546 §2.1.5): by SEQUENCE, then by when it was made.
  func isNewer(than other: EventObject) -> Bool {
    guard let master, let theirs = other.master else { return false }
    if master.sequence != theirs.sequence { return master.sequence > theirs.sequence }
    for name in ["LAST-MODIFIED", "DTSTAMP"] {
      if let mine = master.dateTime(name), let their = theirs.dateTime(name), mine != their {
        return mine.civil > their.civil
      }
    }
    return false
  }
}

extension Component {
  fileprivate func collectZoneNames(into names: inout Set<String>) {
    for property in properties {
      if let tzid = property.tzid { names.insert(tzid) }
    }
    for component in components { component.collectZoneNames(into: &names) }
  }
}
