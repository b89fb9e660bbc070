import CalendarCore
import ICalendar

/// A calendar that diary entries are kept in.
///
/// What makes a calendar a journal stands in its header as one property, `X-DAYBOOK-JOURNAL`, so that
/// it goes out with an export and comes back with an import. A calendar without it that holds entries,
/// such as one imported from another program, is a journal too.
public struct Journal: Hashable, Sendable {
  /// How many entries a day has.
  public enum EntriesPerDay: String, Hashable, Sendable, CaseIterable {
    /// At most one.
    case one = "ONE"
    /// Any number.
    case many = "MANY"
  }

  /// The calendar.
  public var calendar: CalendarRecord
  /// How many entries a day has in it.
  public var entriesPerDay: EntriesPerDay
  /// Whether it was made to be a journal, rather than being one for what it holds.
  public var isMarked: Bool

  /// Its key.
  public var id: CalendarRecord.ID { calendar.id }

  /// Reads what a calendar's header says.
  init(_ calendar: CalendarRecord) {
    self.calendar = calendar
    let mark = CalendarHeader(text: calendar.header).properties
      .first { $0.isNamed(Journal.property) }
    isMarked = mark != nil
    entriesPerDay = mark.flatMap { EntriesPerDay(rawValue: $0.text.uppercased()) } ?? .many
  }

  static let property = "X-DAYBOOK-JOURNAL"

  /// The header of a new journal.
  static func header(_ entriesPerDay: EntriesPerDay) -> String {
    marked("", entriesPerDay)
  }

  /// A header that says how many entries a day has, and all it said before.
  static func marked(_ text: String, _ entriesPerDay: EntriesPerDay) -> String {
    var header = CalendarHeader(text: text)
    let mark = Property(property, rawValue: entriesPerDay.rawValue)
    if let index = header.properties.firstIndex(where: { $0.isNamed(property) }) {
      header.properties[index] = mark
    } else {
      header.properties.append(mark)
    }
    return header.text
  }
}

extension Book {
  /// The journals, in the order of the calendars: those that were made to be one, and calendars that
  /// hold entries.
  public func journals() throws(StoreError) -> [Journal] {
    let counts = try journalCounts()
    return try store.calendars().map(Journal.init).filter {
      $0.isMarked || (counts[$0.id]?.entries ?? 0) > 0
    }
  }

  /// The number of objects of each kind in every calendar that has any, counted once until something
  /// changes.
  public func journalCounts() throws(StoreError) -> [CalendarRecord.ID: ObjectCounts] {
    let revision = try store.diary.revision()
    if let known = diaryYears.counts(at: revision) { return known }
    let counts = try store.objectCounts()
    diaryYears.keep(counts, at: revision)
    return counts
  }

  /// The journal that an entry goes into when none is named: the first shown one that was made to be
  /// one, else the first shown, else the first; nil when there is none.
  public func standardJournal() throws(StoreError) -> Journal? {
    // Most have one that was made to be a journal; only others need their entries counted.
    let marked = try store.calendars().map(Journal.init)
      .first { $0.isMarked && $0.calendar.isVisible }
    if let marked { return marked }
    let journals = try self.journals()
    return journals.first { $0.calendar.isVisible } ?? journals.first
  }

  /// Makes an empty journal at the end of the calendars.
  ///
  /// - Parameter time: now, in seconds since the epoch.
  /// - Returns: the number of the act, for undoing.
  public func createJournal(
    _ draft: CalendarDraft, entriesPerDay: Journal.EntriesPerDay, time: Int64
  ) throws(CalendarChangeError) -> Int64? {
    try createCalendar(draft, header: Journal.header(entriesPerDay), time: time)
  }

  /// Makes a calendar a journal, or says anew how many entries a day has in it. Days that have more
  /// already keep them.
  public func setEntriesPerDay(
    _ entriesPerDay: Journal.EntriesPerDay, of id: CalendarRecord.ID
  ) throws(StoreError) {
    try store.transaction(durability: .full, time: 0) { transaction throws(StoreError) in
      guard var calendar = try transaction.calendars().first(where: { $0.id == id }) else {
        throw .missingCalendar(id)
      }
      calendar.header = Journal.marked(calendar.header, entriesPerDay)
      try transaction.updateCalendar(calendar)
    }
  }

  /// The keys of the calendars that are shown: those whose entries the diary shows.
  func visibleCalendars() throws(StoreError) -> Set<CalendarRecord.ID> {
    Set(try store.calendars().filter(\.isVisible).map(\.id))
  }
}
