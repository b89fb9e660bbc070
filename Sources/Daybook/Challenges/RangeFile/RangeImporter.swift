import CalendarCore
import ICalendar

/// What an import of a JSON file of ranges did, entry by entry.
public struct RangeImportReport: Sendable {
  /// A range of the file, and what became of it.
  public struct Item: Sendable {
    /// The entry it stands in: `calendar[2]`.
    public var path: String
    /// The line of the entry, counted from 1.
    public var line: Int
    /// Its UID.
    public var uid: String
    /// The key of its category.
    public var category: String
    /// Its days.
    public var days: DaySpan
    /// What became of it.
    public var outcome: ImportReport.Outcome
  }

  /// The calendar it went into.
  public var calendarName = ""
  /// Whether the calendar was made for it.
  public var isNewCalendar = false
  /// Whether this only tells what an import would do.
  public var isDryRun: Bool
  /// The ranges, in the order of the file.
  public var items: [Item] = []
  /// The number of entries of which nothing was taken because of an error.
  public var failedCount = 0
  /// What is wrong in the file, in line order.
  public var problems: [RangeFileProblem] = []
  /// The number that undoing this import needs; nil when nothing was changed.
  public var act: Int64?

  /// How many ranges had an outcome; of ``ImportReport/Outcome/failed`` how many entries.
  public func count(_ outcome: ImportReport.Outcome) -> Int {
    outcome == .failed ? failedCount : items.count { $0.outcome == outcome }
  }

  /// Whether everything in the file was taken.
  public var isComplete: Bool { !problems.contains(where: \.isError) }
}

/// Takes the ranges of a JSON file into a calendar: all in one transaction, and each by a UID that
/// follows from the file, so that importing twice changes nothing.
public struct RangeImporter {
  static let nicknameProperty = "X-DAYBOOK-NICKNAME"
  static let levelProperty = "X-DAYBOOK-LEVEL"

  private let book: Book
  private let file: RangeFile

  /// Reads a file.
  public init(book: Book, bytes: UnsafeBufferPointer<UInt8>) {
    self.book = book
    file = RangeFile(reading: bytes)
  }

  /// The name for the calendar when no existing one was chosen: the given one, else the file's
  /// nickname, else the file name without folders and ending, else `fallback`.
  public func calendarName(given: String?, fileName: String, else fallback: String) -> String {
    Importer.calendarName([given ?? "", file.nickname], fileName: fileName, else: fallback)
  }

  /// Imports the file.
  ///
  /// - Parameters:
  ///   - target: where the ranges go.
  ///   - isDryRun: whether to only tell what would happen.
  ///   - time: now, in seconds since the epoch.
  /// - Returns: what became of each range. A file without ranges makes no calendar.
  public func run(
    into target: Importer.Target, isDryRun: Bool, time: Int64
  ) throws(StoreError) -> RangeImportReport {
    var report = RangeImportReport(isDryRun: isDryRun)
    report.items = items(&report.problems)
    report.failedCount = file.entries.count { entry in
      entry.problems.contains(where: \.isError) && (entry.runs.isEmpty || entry.property == nil)
    }
    report.problems += file.problems + file.entries.flatMap(\.problems)
    report.problems.sort { $0.line < $1.line }
    guard !report.items.isEmpty else {
      report.calendarName = try target.calendar(in: book.store.calendars())?.name ?? ""
      return report
    }
    return try book.store.transaction(durability: .normal, time: time) {
      transaction throws(StoreError) in
      let target = try target.resolved(in: transaction) { calendar throws(StoreError) in
        for item in report.items
        where try transaction.object(uid: item.uid, in: calendar) != nil { return true }
        return false
      }
      var calendar = try target.calendar(in: transaction.calendars())
      if calendar == nil, case .named(let name) = target {
        report.isNewCalendar = true
        report.calendarName = name
        if !isDryRun {
          calendar = try transaction.createCalendar(
            name: name, hue: Hue.violet.name, header: header(over: "", name: name))
        }
      } else if var found = calendar {
        report.calendarName = found.name
        let header = header(over: found.header, name: found.name)
        if !isDryRun, header != found.header {
          found.header = header
          try transaction.updateCalendar(found)
        }
      }
      for index in report.items.indices {
        report.items[index].outcome = try take(
          report.items[index], into: calendar?.id, isDryRun: isDryRun, time: time, transaction)
      }
      report.act = transaction.act
      return report
    }
  }

  /// The ranges of the file with their UIDs, and what is odd about them among each other.
  private func items(_ problems: inout [RangeFileProblem]) -> [RangeImportReport.Item] {
    var items: [RangeImportReport.Item] = []
    var spans: [String: [DaySpan]] = [:]
    for entry in file.entries {
      guard let property = entry.property else { continue }
      for days in entry.runs {
        var uid = "\(property)/\(days.start)"
        let earlier = spans[uid, default: []]
        guard !earlier.contains(days) else {
          problems.append(
            RangeFileProblem(path: entry.path, line: entry.line, kind: .repeatedRange(days)))
          continue
        }
        spans[uid, default: []].append(days)
        if !earlier.isEmpty { uid += "/\(earlier.count + 1)" }
        items.append(
          RangeImportReport.Item(
            path: entry.path, line: entry.line, uid: "\(uid)/\(file.nickname)@ranges.daybook",
            category: ChallengeCategories.key(ofProperty: property), days: days, outcome: .created))
      }
    }
    return items
  }

  private func take(
    _ item: RangeImportReport.Item, into calendar: CalendarRecord.ID?, isDryRun: Bool, time: Int64,
    _ transaction: any StoreTransaction
  ) throws(StoreError) -> ImportReport.Outcome {
    let now = book.editContext(for: EventObject([]), time: time).now
    guard let calendar, let record = try transaction.object(uid: item.uid, in: calendar) else {
      guard let calendar, !isDryRun else { return .created }
      let range = Challenge(kind: .range, name: "", days: item.days, category: item.category)
      let object = EventObject([Component(range, uid: item.uid, now: now)])
      try transaction.apply([
        .create(
          calendar: calendar, uid: item.uid, text: object.text, index: book.index(of: object))
      ])
      return .created
    }
    var object = EventObject(text: record.text)
    guard let place = object.masterIndex, var range = Challenge(object.components[place]) else {
      return .keptNewer
    }
    if range.days == item.days, range.category == item.category { return .unchanged }
    // Somebody changed it here.
    if object.components[place].sequence > 0 { return .keptNewer }
    range.days = item.days
    range.category = item.category
    object.components[place].setChallenge(range)
    object.components[place].setDateTime("LAST-MODIFIED", .utc(now))
    if !isDryRun {
      try transaction.apply([
        .update(
          record.id, revision: record.revision, calendar: calendar, text: object.text,
          index: book.index(of: object))
      ])
    }
    return .updated
  }

  /// The calendar's header with what the file says about its owner.
  private func header(over text: String, name: String) -> String {
    var header = CalendarHeader(text: text)
    func set(_ name: String, _ value: String) {
      guard !value.isEmpty else { return }
      header.properties.removeAll { $0.isNamed(name) }
      header.properties.append(Property(name, text: value))
    }
    if !header.properties.contains(where: { $0.isNamed("X-WR-CALNAME") }) {
      set("X-WR-CALNAME", name)
    }
    set(RangeImporter.nicknameProperty, file.nickname)
    set(RangeImporter.levelProperty, file.level)
    return header.text
  }
}
