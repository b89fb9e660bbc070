import CalendarCore
import Daybook

/// The questions about entries, asked on one connection.
extension Connection {
  func entries(
    in calendars: Set<CalendarRecord.ID>, on days: DaySpan
  ) throws(StoreError) -> [EntryRow] {
    let statement = try prepare(.entriesOfDays)
    try statement.bind(EntryKey.first(days.start), at: 1)
    try statement.bind(EntryKey.first(days.end), at: 2)
    return try rows(statement, in: calendars)
  }

  func entries(
    in calendars: Set<CalendarRecord.ID>, month: Int, day: Int
  ) throws(StoreError) -> [EntryRow] {
    let statement = try prepare(.entriesOfDate)
    try statement.bind(Int64(month * 100 + day), at: 1)
    return try rows(statement, in: calendars)
  }

  private func rows(
    _ statement: borrowing Statement, in calendars: Set<CalendarRecord.ID>
  ) throws(StoreError) -> [EntryRow] {
    var rows: [EntryRow] = []
    while try statement.step() {
      if calendars.contains(.init(statement.integer(2))) { rows.append(statement.entry()) }
    }
    rows.sort {
      ($0.day?.ordinal ?? .min, $0.created, $0.id.rawValue)
        < ($1.day?.ordinal ?? .min, $1.created, $1.id.rawValue)
    }
    return rows
  }

  func entryDays(
    in calendars: Set<CalendarRecord.ID>, on days: DaySpan
  ) throws(StoreError) -> [Day: EntryDayCount] {
    var counts: [Day: EntryDayCount] = [:]
    for calendar in calendars {
      let statement = try prepare(.entryDays)
      try statement.bind(calendar.rawValue, at: 1)
      try statement.bind(Int64(days.start.ordinal), at: 2)
      try statement.bind(Int64(days.end.ordinal), at: 3)
      while try statement.step() {
        let day = Day(ordinal: Int(statement.integer(0)))
        counts[day, default: EntryDayCount()].entries += 1
        guard let mood = statement.optionalInteger(1) else { continue }
        counts[day, default: EntryDayCount()].moods += 1
        counts[day, default: EntryDayCount()].moodSum += Int(mood)
      }
    }
    return counts
  }

  func forEachEntry(
    _ filter: EntryFilter, _ body: (EntryRow, String) throws(StoreError) -> Bool
  ) throws(StoreError) {
    let statement = try prepare(filter.tokens.isEmpty ? .allEntries : .matchingEntries)
    try statement.bind(filter.days.map { EntryKey.first($0.start) } ?? .min, at: 1)
    try statement.bind(filter.days.map { EntryKey.first($0.end) } ?? .max, at: 2)
    if !filter.tokens.isEmpty {
      // A token has neither quotation marks nor blanks.
      try statement.bind(
        filter.tokens.map { "\"\($0)\"" }.joined(separator: " AND "), at: 3)
    }
    while try statement.step() {
      guard filter.calendars.contains(.init(statement.integer(2))) else { continue }
      if let moods = filter.moods {
        guard let mood = statement.optionalInteger(7), moods.contains(Int(mood)) else { continue }
      }
      guard try body(statement.entry(), statement.text(11)) else { return }
    }
  }

  func revision() throws(StoreError) -> Int64 {
    let statement = try prepare(.sequence)
    guard try statement.step() else { throw .damaged("\(path): no sequence") }
    return statement.integer(2)
  }

  // MARK: Drafts

  func draft(_ id: DiaryDraftRecord.ID) throws(StoreError) -> DiaryDraftRecord? {
    let statement = try prepare(.draft)
    try statement.bind(id.rawValue, at: 1)
    return try statement.step() ? statement.draft() : nil
  }

  func drafts(on days: DaySpan) throws(StoreError) -> [DiaryDraftRecord] {
    let statement = try prepare(.draftsOfDays)
    try statement.bind(Int64(days.start.ordinal), at: 1)
    try statement.bind(Int64(days.end.ordinal), at: 2)
    var drafts: [DiaryDraftRecord] = []
    while try statement.step() { drafts.append(statement.draft()) }
    return drafts.sorted { $0.id.rawValue < $1.id.rawValue }
  }
}

extension Statement {
  /// The draft in the current row.
  fileprivate borrowing func draft() -> DiaryDraftRecord {
    DiaryDraftRecord(
      id: .init(integer(0)), calendarID: optionalInteger(1).map { .init($0) },
      day: Day(ordinal: Int(integer(2))), entry: optionalInteger(3).map { .init($0) },
      baseRevision: optionalInteger(4), version: integer(5), time: integer(6), content: text(7))
  }
}

extension SQLiteStore: DiaryReading {
  /// What is kept beside the entries of the diary.
  public var diary: any DiaryReading { self }

  /// The entries of some days, ordered by day, then as they were made.
  public func entries(
    in calendars: Set<CalendarRecord.ID>, on days: DaySpan
  ) throws(StoreError) -> [EntryRow] {
    try read { connection throws(StoreError) in try connection.entries(in: calendars, on: days) }
  }

  /// The entries of a date in every year.
  public func entries(
    in calendars: Set<CalendarRecord.ID>, month: Int, day: Int
  ) throws(StoreError) -> [EntryRow] {
    try read { connection throws(StoreError) in
      try connection.entries(in: calendars, month: month, day: day)
    }
  }

  /// What each day with entries has of them.
  public func entryDays(
    in calendars: Set<CalendarRecord.ID>, on days: DaySpan
  ) throws(StoreError) -> [Day: EntryDayCount] {
    try read { connection throws(StoreError) in
      try connection.entryDays(in: calendars, on: days)
    }
  }

  /// Calls `body` with the entries that a filter lets through, the latest day first.
  public func forEachEntry(
    _ filter: EntryFilter, _ body: (EntryRow, _ searchText: String) throws(StoreError) -> Bool
  ) throws(StoreError) {
    try read { connection throws(StoreError) in try connection.forEachEntry(filter, body) }
  }

  /// A number that every change of any object makes a higher one.
  public func revision() throws(StoreError) -> Int64 {
    try read { connection throws(StoreError) in try connection.revision() }
  }

  /// An unfinished entry, or nil when it was published or thrown away.
  public func draft(_ id: DiaryDraftRecord.ID) throws(StoreError) -> DiaryDraftRecord? {
    try read { connection throws(StoreError) in try connection.draft(id) }
  }

  /// The unfinished entries of some days, the oldest first.
  public func drafts(on days: DaySpan) throws(StoreError) -> [DiaryDraftRecord] {
    try read { connection throws(StoreError) in try connection.drafts(on: days) }
  }
}
