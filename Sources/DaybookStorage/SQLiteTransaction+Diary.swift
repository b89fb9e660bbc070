import CalendarCore
import Daybook

extension SQLiteTransaction: DiaryWriting {
  var diary: any DiaryWriting { self }

  func entries(
    in calendars: Set<CalendarRecord.ID>, on days: DaySpan
  ) throws(StoreError) -> [EntryRow] {
    try checkState()
    return try connection.entries(in: calendars, on: days)
  }

  func entries(
    in calendars: Set<CalendarRecord.ID>, month: Int, day: Int
  ) throws(StoreError) -> [EntryRow] {
    try checkState()
    return try connection.entries(in: calendars, month: month, day: day)
  }

  func entryDays(
    in calendars: Set<CalendarRecord.ID>, on days: DaySpan
  ) throws(StoreError) -> [Day: EntryDayCount] {
    try checkState()
    return try connection.entryDays(in: calendars, on: days)
  }

  func forEachEntry(
    _ filter: EntryFilter, _ body: (EntryRow, String) throws(StoreError) -> Bool
  ) throws(StoreError) {
    try checkState()
    try connection.forEachEntry(filter, body)
  }

  func revision() throws(StoreError) -> Int64 {
    try checkState()
    return try connection.revision()
  }

  func draft(_ id: DiaryDraftRecord.ID) throws(StoreError) -> DiaryDraftRecord? {
    try checkState()
    return try connection.draft(id)
  }

  func drafts(on days: DaySpan) throws(StoreError) -> [DiaryDraftRecord] {
    try checkState()
    return try connection.drafts(on: days)
  }

  func save(_ draft: DiaryDraftRecord) throws(StoreError) -> DiaryDraftRecord {
    try step { () throws(StoreError) in
      var saved = draft
      if draft.id.rawValue == 0 {
        let statement = try connection.prepare(.nextDraftNumber)
        guard try statement.step() else { throw .damaged("\(connection.path): no draft number") }
        saved.id = .init(statement.integer(0))
      }
      let stored = try connection.draft(saved.id)
      saved.version = max(stored?.version ?? 0, draft.version) + 1
      let statement = try connection.prepare(.replaceDraft)
      try statement.bind(saved.id.rawValue, at: 1)
      try statement.bind(saved.calendarID?.rawValue, at: 2)
      try statement.bind(Int64(saved.day.ordinal), at: 3)
      try statement.bind(saved.entry?.rawValue, at: 4)
      try statement.bind(saved.baseRevision, at: 5)
      try statement.bind(saved.version, at: 6)
      try statement.bind(saved.time, at: 7)
      try statement.bind(saved.content, at: 8)
      try statement.run()
      return saved
    }
  }

  func removeDraft(_ id: DiaryDraftRecord.ID) throws(StoreError) {
    try step { () throws(StoreError) in
      let statement = try connection.prepare(.deleteDraft)
      try statement.bind(id.rawValue, at: 1)
      try statement.run()
    }
  }
}
