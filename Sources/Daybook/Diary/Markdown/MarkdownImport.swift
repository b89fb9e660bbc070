import CalendarCore
import ICalendar

/// A Markdown file to import.
public struct MarkdownFile: Sendable {
  /// Its name without folders, whose beginning may be the date.
  public var name: String
  /// Its path, for the report.
  public var path: String
  /// What is in it.
  public var bytes: [UInt8]

  /// Makes a file.
  public init(name: String, path: String, bytes: [UInt8]) {
    self.name = name
    self.path = path
    self.bytes = bytes
  }
}

/// What an import of Markdown files did, file by file.
public struct MarkdownImportReport: Sendable {
  /// One file.
  public struct Item: Sendable {
    /// Its path.
    public var path: String
    /// The entry's UID; nil when the file could not be read.
    public var uid: String?
    /// The entry's day; nil when the file could not be read.
    public var day: Day?
    /// What became of it.
    public var outcome: ImportReport.Outcome
    /// What was wrong in it.
    public var problems: [EntryMarkdownProblem]
  }

  /// Whether this only tells what an import would do.
  public var isDryRun: Bool
  /// The files, in the order they were given.
  public var items: [Item] = []
  /// The number that undoing this import needs; nil when nothing was changed.
  public var act: Int64?

  /// How many files had an outcome.
  public func count(_ outcome: ImportReport.Outcome) -> Int {
    items.count { $0.outcome == outcome }
  }

  /// Whether every file was taken.
  public var isComplete: Bool { !items.isEmpty && count(.failed) == 0 }
}

extension Book {
  /// Takes Markdown files into the diary: the good ones in one transaction, whatever is wrong with the
  /// others, and each by its UID, so that importing twice changes nothing. A file without a UID gets
  /// one that follows from what it says.
  ///
  /// - Parameters:
  ///   - journal: the name of the journal for all; nil for the one that each file names, else the
  ///     standard journal. Journals that there are none of yet are made.
  ///   - isDryRun: whether to only tell what would happen.
  public func importMarkdown(
    _ files: [MarkdownFile], journal: String?, isDryRun: Bool, moment: EntryMoment
  ) throws(StoreError) -> MarkdownImportReport {
    let standard = try standardJournal()
    return try store.transaction(durability: .normal, time: moment.time) {
      transaction throws(StoreError) in
      var report = MarkdownImportReport(isDryRun: isDryRun)
      var pathOfUID: [String: String] = [:]
      for file in files {
        var reading = EntryMarkdown.read(file.bytes, name: file.name)
        var item = MarkdownImportReport.Item(
          path: file.path, uid: nil, day: reading.entry?.day, outcome: .failed,
          problems: reading.problems)
        if var entry = reading.entry {
          let uid = entry.uid ?? entry.derivedUID
          entry.uid = uid
          item.uid = uid
          if entry.day > moment.today { item.problems.append(.futureDay) }
          if let path = pathOfUID[uid] {
            item.problems.append(.repeatedUID(file: path))
          } else {
            pathOfUID[uid] = file.path
            reading.entry = entry
            item.outcome = try take(
              entry, uid: uid, journal: journal ?? entry.journal, standard: standard,
              isDryRun: isDryRun, moment: moment, transaction)
          }
        }
        report.items.append(item)
      }
      report.act = transaction.act
      return report
    }
  }

  private func take(
    _ entry: EntryMarkdown, uid: String, journal name: String?, standard: Journal?, isDryRun: Bool,
    moment: EntryMoment, _ transaction: any StoreTransaction
  ) throws(StoreError) -> ImportReport.Outcome {
    let calendars = try transaction.calendars()
    var calendar =
      name.map { name in calendars.first { $0.name == name } }
      ?? calendars.first { $0.id == standard?.id }
    if calendar == nil, !isDryRun {
      if let name {
        let used = calendars.compactMap { Hue(name: $0.hue) }
        calendar = try transaction.createCalendar(
          name: name, hue: Hue.leastUsed(among: used).name, header: Journal.header(.many))
      } else {
        // Files before this one may have made it already.
        let standardName = Strings(moment.language).journalName
        calendar = calendars.first { $0.name == standardName && Journal($0).isMarked }
        if calendar == nil {
          calendar = try transaction.createStandardJournal(moment.language, beside: calendars)
        }
      }
    }
    guard let calendar else { return .created }
    guard let stored = try transaction.object(uid: uid, in: calendar.id) else {
      if !isDryRun {
        let object = entry.object(uid: uid, moment: moment)
        try transaction.apply([
          .create(calendar: calendar.id, uid: uid, text: object.text, index: index(of: object))
        ])
      }
      return .created
    }
    guard let present = DiaryEntry(stored) else { return .keptNewer }
    if present.day == entry.day, present.content.isSame(as: entry.content) { return .unchanged }
    if let mine = present.modified, let theirs = entry.modified, mine > theirs {
      return .keptNewer
    }
    if !isDryRun {
      var object = EventObject(text: stored.text)
      _ = object.changeEntry(to: entry.content, on: entry.day, moment: moment)
      try transaction.apply([
        .update(
          stored.id, revision: stored.revision, calendar: calendar.id, text: object.text,
          index: index(of: object))
      ])
    }
    return .updated
  }
}

extension EntryMarkdown {
  /// The entry as a new object, with the times that the file has.
  fileprivate func object(uid: String, moment: EntryMoment) -> EventObject {
    var object = EventObject(
      content, on: day, uid: uid, created: created ?? moment.time, zone: zone, moment: moment)
    if let modified, let index = object.masterIndex {
      object.components[index].setDateTime(
        "LAST-MODIFIED", .utc(CivilDateTime(secondsSinceEpoch: modified, utcOffset: 0)))
    }
    return object
  }

  /// A UID that follows from the day and what it says.
  fileprivate var derivedUID: String {
    let moment = EntryMoment(today: day, zone: "UTC", time: 0, language: .english)
    let object = EventObject(
      content, on: day, uid: "", created: 0, zone: zone, moment: moment)
    return object.master?.derivedUID ?? Book.newUID()
  }
}

/// An entry as a file to write.
public struct MarkdownExport: Sendable {
  /// The file's name: the day, with a number after it for the second and further ones of a day.
  public var name: String
  /// What is in it.
  public var text: String
}

extension Book {
  /// Calls `body` with a Markdown file for every entry of some journals, day by day.
  ///
  /// - Parameters:
  ///   - journals: in the order in which entries of one day are numbered.
  ///   - language: the language of the headings.
  public func exportMarkdown(
    _ journals: [Journal], language: Language, _ body: (MarkdownExport) throws(StoreError) -> Void
  ) throws(StoreError) {
    var names: [CalendarRecord.ID: String] = [:]
    for journal in journals { names[journal.id] = journal.calendar.name }
    let days = DaySpan(start: Day(ordinal: Int(Int32.min)), end: Day(ordinal: Int(Int32.max)))
    var last: Day?
    var number = 0
    for row in try store.diary.entries(in: Set(names.keys), on: days) {
      guard let entry = try entry(row.id) else { continue }
      number = entry.day == last ? number + 1 : 1
      last = entry.day
      let name = number == 1 ? "\(entry.day).md" : "\(entry.day)-\(number).md"
      let file = EntryMarkdown(entry, journal: names[row.calendarID])
      try body(MarkdownExport(name: name, text: file.text(language: language)))
    }
  }
}
