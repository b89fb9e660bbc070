import CalendarCore
import Daybook
import Foundation
import Testing

@testable import DaybookStorage

@Suite("What the store keeps beside diary entries")
struct DiaryStorageTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  static func text(_ uid: String, day: String, _ text: String, mood: Int = 3) -> String {
    """
    BEGIN:VJOURNAL\r
    UID:\(uid)\r
    DTSTART;VALUE=DATE:\(day)\r
    DESCRIPTION:\(text)\r
    X-DAYBOOK-MOOD:\(mood)\r
    X-DAYBOOK-FEELINGS:calm,tired\r
    CATEGORIES:walk\r
    END:VJOURNAL\r\n
    """
  }

  static let index = ObjectIndex(kind: .entry, title: "", form: .date, start: 0, end: 0)

  private func add(
    _ store: SQLiteStore, _ uid: String, _ day: String, _ text: String,
    to calendar: CalendarRecord.ID
  ) throws -> ObjectRecord {
    try store.add(
      uid, to: calendar, text: DiaryStorageTests.text(uid, day: day, text),
      index: DiaryStorageTests.index)
  }

  private func found(
    _ store: SQLiteStore, _ tokens: [String], in calendar: CalendarRecord.ID,
    moods: ClosedRange<Int>? = nil, days: DaySpan? = nil
  ) throws -> [Int64] {
    var found: [Int64] = []
    let filter = EntryFilter(calendars: [calendar], tokens: tokens, moods: moods, days: days)
    try store.diary.forEachEntry(filter) { row, _ in
      found.append(row.id.rawValue)
      return true
    }
    return found
  }

  @Test("rows are written, changed and removed with their entry")
  func lifetime() throws {
    let store = try SQLiteStore(path: ":memory:")
    let calendar = try store.calendar()
    let entry = try add(store, "a", "20261020", "alpha", to: calendar)
    let day = try Day(iso: "2026-10-20")
    let span = DaySpan(start: day, count: 1)
    let rows = try store.diary.entries(in: [calendar], on: span)
    #expect(rows.map(\.id) == [entry.id])
    #expect(rows[0].feelings == ["calm", "tired"])
    #expect(rows[0].tags == ["walk"])
    #expect(try found(store, ["al"], in: calendar) == [1])
    // Another day, another text, another journal.
    let other = try store.calendar("Other")
    let moved = try #require(
      try store.apply(
        [
          .update(
            entry.id, revision: entry.revision, calendar: other,
            text: DiaryStorageTests.text("a", day: "20261021", "beta"),
            index: DiaryStorageTests.index)
        ], time: 0, durability: .full)[0])
    #expect(try found(store, ["al"], in: calendar) == [])
    #expect(try found(store, ["be"], in: other) == [1])
    #expect(try store.diary.entryDays(in: [calendar, other], on: span) == [:])
    #expect(
      try store.diary.entryDays(
        in: [calendar, other], on: DaySpan(start: day.advanced(by: 1), count: 1))
        == [day.advanced(by: 1): EntryDayCount(entries: 1, moods: 1, moodSum: 3)])
    // It becomes an event, and an entry again.
    let event = try #require(
      try store.apply(
        [
          .update(
            entry.id, revision: moved.revision, calendar: other, text: "BEGIN:VEVENT",
            index: .event(from: 0, to: 1))
        ], time: 0, durability: .full)[0])
    #expect(try found(store, [], in: other) == [])
    let again = try #require(
      try store.apply(
        [
          .update(
            entry.id, revision: event.revision, calendar: other, text: moved.text,
            index: DiaryStorageTests.index)
        ], time: 0, durability: .full)[0])
    #expect(try found(store, ["be"], in: other) == [1])
    try store.deleteObject(again)
    #expect(try found(store, [], in: other) == [])
    #expect(try store.check() == [])
    let change = try #require(try store.changes(of: entry.id).last)
    try store.restore(change, index: DiaryStorageTests.index, time: 0)
    #expect(try found(store, ["be"], in: other) == [1])
    try store.deleteCalendar(other, time: 0)
    #expect(try found(store, [], in: other) == [])
    #expect(try store.check() == [])
  }

  @Test("a change that fails leaves the rows as they were")
  func rollback() throws {
    let store = try SQLiteStore(path: ":memory:")
    let calendar = try store.calendar()
    let entry = try add(store, "a", "20261020", "alpha", to: calendar)
    #expect(throws: StoreError.self) {
      try store.apply(
        [
          .update(
            entry.id, revision: entry.revision, calendar: calendar,
            text: DiaryStorageTests.text("a", day: "20261021", "beta"),
            index: DiaryStorageTests.index),
          .delete(entry.id, revision: 99),
        ], time: 0, durability: .full)
    }
    #expect(try found(store, ["al"], in: calendar) == [1])
    #expect(try found(store, ["be"], in: calendar) == [])
    #expect(try store.check() == [])
  }

  @Test("entries come by day, the search from the latest, also before the epoch and far away")
  func order() throws {
    let store = try SQLiteStore(path: ":memory:")
    let calendar = try store.calendar()
    let days = ["20261020", "00010101", "19691231", "99991231", "20261020", "19700101"]
    for (number, day) in days.enumerated() {
      _ = try add(store, "\(number)", day, "alpha", to: calendar)
    }
    _ = try store.add(
      "undated", to: calendar, text: "BEGIN:VJOURNAL\r\nDESCRIPTION:alpha\r\nEND:VJOURNAL\r\n",
      index: DiaryStorageTests.index)
    let always = DaySpan(
      start: Day(ordinal: Int(Int32.min)), end: Day(ordinal: Int(Int32.max)))
    #expect(
      try store.diary.entries(in: [calendar], on: always).map(\.id.rawValue) == [2, 3, 6, 1, 5, 4])
    #expect(try found(store, ["al"], in: calendar) == [4, 5, 1, 6, 3, 2, 7])
    #expect(try found(store, [], in: calendar) == [4, 5, 1, 6, 3, 2, 7])
    let october = DaySpan(start: try Day(iso: "2026-10-20"), count: 1)
    #expect(try found(store, ["al", "ha"], in: calendar, days: october) == [5, 1])
    #expect(try found(store, [], in: calendar, moods: 4...5) == [])
    #expect(
      try store.diary.entries(in: [calendar], month: 12, day: 31).map(\.id.rawValue) == [3, 4])
  }

  @Test("an older file gets rows for the entries it has, after a copy was written")
  func migration() throws {
    let version = Schema.diaryVersion - 1
    do {
      let old = try Connection(
        path: {
          try PrivateFile(path: folder.file()).create()
          return folder.file()
        }(), access: .write, busyTimeout: 0)
      try old.execute("PRAGMA application_id = \(Schema.applicationID)")
      for migration in Schema.current.migrations.prefix(version) { try old.execute(migration) }
      try old.execute("PRAGMA user_version = \(version)")
      try old.execute(
        """
        INSERT INTO calendar VALUES (1, 1, 'Sample', 'blue', 1, '');
        INSERT INTO change VALUES (1, 1, 0, 1, 1, 1, 'a', NULL);
        UPDATE sequence SET calendar = 1, object = 1, change = 1;
        INSERT INTO object VALUES (1, 1, 'a', 1, 2, 0, 0, 0, 0, 0, NULL, NULL, '',
          '\(DiaryStorageTests.text("a", day: "20261020", "alpha"))');
        """)
    }
    let store = try SQLiteStore(path: folder.file())
    #expect(try folder.names.contains("daybook.db.v\(version)-backup"))
    #expect(try found(store, ["al"], in: .init(1)) == [1])
    #expect(try store.check() == [])
    let day = DaySpan(start: try Day(iso: "2026-10-20"), count: 1)
    #expect(try store.diary.entries(in: [.init(1)], on: day).map(\.mood) == [3])
  }

  @Test(
    "reindex puts right what is wrong beside entries, and check tells it",
    arguments: [
      ("DELETE FROM entry", true), ("DELETE FROM entry_text", true),
      ("UPDATE entry SET mood = 1", false), ("UPDATE entry SET day = 3", false),
      ("UPDATE entry_text SET text = 'other'", false),
      ("INSERT INTO entry_search (entry_search) VALUES ('delete-all')", true),
    ])
  func reindex(_ sql: String, isTold: Bool) throws {
    let store = try SQLiteStore(path: ":memory:")
    let calendar = try store.calendar()
    _ = try add(store, "a", "20261020", "alpha", to: calendar)
    _ = try add(store, "b", "20261021", "beta", to: calendar)
    try store.writer.withLock { try $0.connection.execute(sql) }
    #expect(try store.check().isEmpty != isTold)
    let count = try store.reindex { $0.index }
    #expect(count == (sql.contains("entry_search") ? 0 : 2))
    #expect(try store.check() == [])
    #expect(try found(store, ["al", "ha"], in: calendar) == [1])
    #expect(try found(store, ["be"], in: calendar) == [2])
    #expect(try store.reindex { $0.index } == 0)
  }

  @Test("a backup has the search index and the drafts")
  func backup() throws {
    let store = try SQLiteStore(path: folder.file())
    let calendar = try store.calendar()
    _ = try add(store, "a", "20261020", "alpha", to: calendar)
    let draft = try store.transaction(durability: .full, time: 0) {
      transaction throws(StoreError) in
      try transaction.diary.save(DiaryStorageTests.draft("typed"))
    }
    try store.backup(to: folder.file("copy.db"))
    let copy = try SQLiteStore(path: folder.file("copy.db"))
    #expect(try found(copy, ["al"], in: calendar) == [1])
    #expect(try copy.diary.draft(draft.id) == draft)
    #expect(try copy.check() == [])
  }

  private static func draft(_ content: String, id: Int64 = 0) -> DiaryDraftRecord {
    DiaryDraftRecord(
      id: .init(id), calendarID: nil, day: Day(ordinal: 20_000), entry: nil, baseRevision: nil,
      version: 0, time: 0, content: content)
  }

  /// Saves ever longer drafts, and writes down the version of each that was answered. Never returns.
  private static func typeUntilKilled(_ path: String, receipt: String, delay: UInt32) throws {
    let store = try SQLiteStore(path: path)
    let descriptor = open(receipt, O_WRONLY | O_CREAT | O_APPEND, 0o600)
    let killer = Thread {
      usleep(delay)
      kill(getpid(), SIGKILL)
    }
    killer.start()
    var record = try store.diary.draft(.init(1)) ?? draft("")
    while true {
      record.content = String(repeating: "typed ", count: 50) + "\(record.version + 1)"
      record = try store.transaction(durability: .full, time: 0) {
        transaction throws(StoreError) in try transaction.diary.save(record)
      }
      let line = "\(record.version)\n"
      _ = line.withCString { write(descriptor, $0, strlen($0)) }
    }
  }

  @Test("a draft whose saving was answered is there when the program is killed")
  func killed() async throws {
    let (path, receipt) = (folder.file(), folder.file("receipt"))
    var last: Int64 = 0
    for delay in [30_000, 150_000, 300_000] as [UInt32] {
      await #expect(processExitsWith: .signal(SIGKILL)) {
        [path = path as String, receipt = receipt as String, delay = delay as UInt32] in
        try DiaryStorageTests.typeUntilKilled(path, receipt: receipt, delay: delay)
      }
      let store = try SQLiteStore(path: path)
      #expect(try store.check() == [])
      let text = (try? String(contentsOfFile: receipt, encoding: .utf8)) ?? ""
      last = text.split(separator: "\n").last.flatMap { Int64($0) } ?? 0
      guard last > 0 else { continue }
      let draft = try #require(try store.diary.draft(.init(1)))
      // At most one saving more than was answered.
      #expect((last...last + 1).contains(draft.version))
      #expect(draft.content.hasSuffix(" \(draft.version)"))
    }
    #expect(last > 5)
  }

  @Test("a year of rows costs the same beside ten times as many years")
  func cost() throws {
    func steps(_ years: Int) throws -> Int {
      let store = try SQLiteStore(path: folder.file("\(years).db"))
      let calendar = try store.calendar()
      let first = try Day(iso: "2026-01-01")
      var changes: [ObjectChange] = []
      for number in 0..<365 * years {
        let day = "\(first.advanced(by: number))".filter { $0 != "-" }
        changes.append(
          .create(
            calendar: calendar, uid: "\(number)",
            text: DiaryStorageTests.text("\(number)", day: day, "alpha \(number)"),
            index: DiaryStorageTests.index))
      }
      try store.apply(changes, time: 0, durability: .normal)
      let connection = try Connection(
        path: folder.file("\(years).db"), access: .read, busyTimeout: 0)
      _ = connection.takeStepCount()
      let year = DaySpan(start: first, count: 365)
      #expect(try connection.entries(in: [calendar], on: year).count == 365)
      #expect(try connection.entryDays(in: [calendar], on: year).count == 365)
      return connection.takeStepCount()
    }
    let (few, many) = (try steps(1), try steps(10))
    #expect(few > 1000)
    #expect(Double(many) < 1.1 * Double(few), "\(few) steps became \(many)")
  }
}
