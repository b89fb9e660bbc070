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
    /// A calendar for this file alone, of this name or of the name with a number where another has it.
    /// A calendar so named is the file's own when it holds one of the file's objects already, and, with
    /// `joinsImports`, when it was made by an import.
    case own(String, joinsImports: Bool)
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

  /// The most Unicode scalars in a calendar's name; what a file or a person gives beyond is cut. A
  /// single character can hold any number of them.
  static let nameLimit = 200

  /// The name for the calendar of this file when no existing one was chosen: the given one, else the
  /// file's own (X-WR-CALNAME), else the file name without folders and ending, else `fallback`.
  public func calendarName(given: String?, fileName: String, else fallback: String) -> String {
    Importer.calendarName(
      [given ?? ""] + file.calendars.compactMap(\.name), fileName: fileName, else: fallback)
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
      switch target {
      case .calendar, .named:
        report.calendarName = try target.calendar(in: book.store.calendars())?.name ?? ""
      case .own: break
      }
      return report
    }
    return try book.store.transaction(durability: .normal, time: time) {
      transaction throws(StoreError) in
      let target = try target.resolved(in: transaction) { calendar throws(StoreError) in
        for group in file.groups
        where try transaction.object(uid: group.uid, in: calendar) != nil { return true }
        return false
      }
      var calendar = try target.calendar(in: transaction.calendars())
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

  // MARK: Objects

  private func take(
    _ group: CalendarFile.Group, into calendar: CalendarRecord.ID?, isDryRun: Bool,
    _ transaction: any StoreTransaction
  ) throws(StoreError) -> ImportReport.Item {
    let read = file.read(group, in: bytes)
    var object = EventObject(read.components)
    let oversized = object.components.indices.flatMap {
      object.components[$0].removeOversizedData()
    }
    var item = ImportReport.Item(
      uid: group.uid, component: group.name, title: object.master?.summary ?? "",
      line: file.entries(of: group).first?.line ?? 0, outcome: .created,
      problems: read.problems + oversized)
    guard !object.components.isEmpty else {
      item.outcome = .failed
      return item
    }
    let substituted = object.embedZones(of: file, group: group, bytes: bytes, zones: book.zones)
    for (tzid, substitute) in substituted {
      item.problems.append(
        Problem(
          line: item.line, property: "TZID", kind: .undefinedZone, severity: .warning,
          message: "Nothing says what the time zone \"\(tzid)\" is. Its times are read in "
            + "\(substitute), the zone of the calendar."))
    }
    note(object, in: &item)

    guard let calendar, let stored = try transaction.object(uid: group.uid, in: calendar) else {
      if let calendar, !isDryRun {
        let change = ObjectChange.create(
          calendar: calendar, uid: group.uid, text: object.text, index: book.index(of: object))
        try transaction.apply([change])
      }
      return item
    }
    item.outcome = object.merge(into: EventObject(text: stored.text), zones: book.zones)
    if item.outcome == .updated, !isDryRun {
      let change = ObjectChange.update(
        stored.id, revision: stored.revision, calendar: calendar, text: object.text,
        index: book.index(of: object))
      try transaction.apply([change])
    }
    return item
  }

  /// Adds what is wrong inside the object to its problems.
  private func note(_ object: EventObject, in item: inout ImportReport.Item) {
    for component in object.components where !component.isNamed("VTIMEZONE") {
      item.problems += component.problems
      item.problems += Challenge.problems(of: component)
    }
    let own = object.ownZones(besides: book.zones)
    item.problems += object.series.problems { book.zones.rules(named: $0) ?? own[$0] }
    for tzid in object.zoneNames where book.zones.rules(named: tzid) == nil && own[tzid] == nil {
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
    for zone in file.timeZones where header.definition(of: zone.tzid) == nil {
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
