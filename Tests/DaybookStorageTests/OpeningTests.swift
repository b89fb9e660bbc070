import Daybook
import Foundation
import Testing

@testable import DaybookStorage

@Suite("Opening a store")
struct OpeningTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("makes a private file that is there again the next time")
  func persistence() throws {
    var object: ObjectRecord
    do {
      let store = try SQLiteStore(path: folder.file())
      object = try store.add("a", to: store.calendar())
    }
    #expect(try folder.names == ["daybook.db"])
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.file())
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    let store = try SQLiteStore(path: folder.file())
    #expect(try store.object(object.id) == object)
    #expect(try store.check() == [])
  }

  @Test("continues the numbers after the newest object was deleted and the file closed")
  func numbersSurvive() throws {
    var last: ObjectRecord
    do {
      let store = try SQLiteStore(path: folder.file())
      last = try store.add("a", to: store.calendar())
      try store.deleteObject(last)
    }
    let store = try SQLiteStore(path: folder.file())
    let next = try store.add("a", to: .init(1))
    #expect(next.id.rawValue == last.id.rawValue + 1)
    #expect(next.revision == last.revision + 2)
  }

  struct Foreign: CustomTestStringConvertible {
    var testDescription: String
    var make: @Sendable (_ path: String) throws -> Void
  }

  private static func database(_ sql: String, at path: String) throws {
    try PrivateFile(path: path).create()
    try Connection(path: path, access: .write, busyTimeout: 0).execute(sql)
  }

  static let foreignFiles = [
    Foreign(testDescription: "a text") { path in
      try Data("BEGIN:VCALENDAR\r\n".utf8).write(to: URL(fileURLWithPath: path))
    },
    Foreign(testDescription: "one byte") { path in
      try Data([0]).write(to: URL(fileURLWithPath: path))
    },
    Foreign(testDescription: "zeros") { path in
      try Data(count: 100_000).write(to: URL(fileURLWithPath: path))
    },
    Foreign(testDescription: "noise behind SQLite's mark") { path in
      var random = SeededGenerator(1)
      let noise = (0..<50_000).map { _ in UInt8.random(in: 0...255, using: &random) }
      try Data(Array("SQLite format 3\0".utf8) + noise).write(to: URL(fileURLWithPath: path))
    },
    Foreign(testDescription: "another program's database") { path in
      try database("CREATE TABLE object (id INTEGER PRIMARY KEY)", at: path)
    },
    Foreign(testDescription: "another program's marked database") { path in
      try database("PRAGMA application_id = 77; PRAGMA user_version = 1", at: path)
    },
    Foreign(testDescription: "another program's database with a log") { path in
      try database("PRAGMA journal_mode = WAL; CREATE TABLE t (a)", at: path)
    },
  ]

  @Test("refuses what is no Daybook database and leaves it as it was", arguments: foreignFiles)
  func foreign(_ file: Foreign) throws {
    let path = folder.file()
    try file.make(path)
    let before = try Data(contentsOf: URL(fileURLWithPath: path))
    let error = try #require(throws: StoreError.self) { try SQLiteStore(path: path) }
    guard case .damaged(let detail) = error else { throw error }
    #expect(detail.contains(path))
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
    #expect(try folder.names == ["daybook.db"])
  }

  @Test(
    "refuses a database that was cut short or overwritten in the middle, when it meets the place")
  func damaged() throws {
    let path = folder.file()
    do {
      let store = try SQLiteStore(path: path)
      let calendar = try store.calendar()
      for number in 0..<300 {
        try store.add("\(number)", to: calendar, text: String(repeating: "x", count: 2000))
      }
    }
    let whole = try Data(contentsOf: URL(fileURLWithPath: path))
    var overwritten = whole
    for position in stride(from: 4096 * 8, to: overwritten.count, by: 1) {
      overwritten[position] = 0xA5
    }
    for data in [whole.prefix(whole.count / 2), overwritten] {
      let path = folder.file("damaged-\(data.count).db")
      try data.write(to: URL(fileURLWithPath: path))
      let error = #expect(throws: StoreError.self) {
        let store = try SQLiteStore(path: path)
        #expect(try store.check() != [])
        try store.forEachObject(in: .init(1)) { _ in }
      }
      guard case .damaged = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
    }
  }

  @Test("refuses names that can be no file")
  func names() throws {
    for path in ["", "a\0b"] {
      #expect(throws: StoreError.self) { try SQLiteStore(path: path) }
    }
    #expect(throws: StoreError.self) { try SQLiteStore(path: folder.file("no/such/folder.db")) }
    let error = #expect(throws: StoreError.self) { try SQLiteStore(path: folder.path) }
    #expect("\(String(describing: error))".contains("(Is a directory): \(folder.path)"))
    for name in ["per%20cent?mode=ro#x.db", "데이북.db", "it's.db", "file:x.db"] {
      _ = try SQLiteStore(path: folder.file(name))
      let store = try SQLiteStore(path: folder.file(name))
      try store.backup(to: folder.file("backup of \(name)"))
    }
    #expect(try folder.names.count == 8)
  }

  @Test("by many at once makes one database")
  func simultaneously() async throws {
    for round in 0..<5 {
      let path = folder.file("\(round).db")
      try await withThrowingTaskGroup(of: Void.self) { group in
        for number in 0..<8 {
          group.addTask {
            let store = try SQLiteStore(path: path)
            try store.setSetting("\(number)", to: "here")
          }
        }
        try await group.waitForAll()
      }
      let store = try SQLiteStore(path: path)
      for number in 0..<8 { #expect(try store.setting("\(number)") == "here") }
    }
  }

  // MARK: Migration

  private static let next = Schema(
    migrations: Schema.current.migrations + [
      "CREATE TABLE note (id INTEGER PRIMARY KEY) STRICT", "INSERT INTO note VALUES (5)",
    ])

  private func open(_ schema: Schema) throws(StoreError) -> SQLiteStore {
    try SQLiteStore(DatabaseFile(path: folder.file(), schema: schema, busyTimeout: 1000))
  }

  private func number(_ sql: String, in store: SQLiteStore) throws -> Int64 {
    try store.writer.withLock { try $0.connection.number(sql) }
  }

  @Test("brings an older database up to date, after a copy of it")
  func migration() throws {
    let object = try {
      let store = try SQLiteStore(path: folder.file())
      return try store.add("a", to: store.calendar())
    }()
    do {
      let store = try open(OpeningTests.next)
      #expect(try number("SELECT id FROM note", in: store) == 5)
      #expect(try number("PRAGMA user_version", in: store) == Int64(OpeningTests.next.version))
      #expect(try store.object(object.id) == object)
    }
    let version = Schema.current.version
    #expect(try folder.names == ["daybook.db", "daybook.db.v\(version)-backup"])
    let old = try SQLiteStore(path: folder.file("daybook.db.v\(version)-backup"))
    #expect(try old.object(object.id) == object)

    _ = try open(OpeningTests.next)
    #expect(try folder.names.filter { $0.hasSuffix("-backup") }.count == 1)
  }

  @Test("a database of version 2 keeps its objects under their keys, and takes ranges")
  func moreKinds() throws {
    let second = Schema(migrations: Array(Schema.current.migrations.prefix(2)))
    var objects: [ObjectRecord] = []
    do {
      let store = try open(second)
      let calendar = try store.calendar()
      for number in 0..<50 {
        objects.append(
          try store.add("u\(number)", to: calendar, index: .event(from: Int64(number), to: nil)))
      }
      try store.deleteObject(objects.removeLast())
      #expect(throws: StoreError.self) {
        try store.add("r", to: calendar, index: .range(from: 0, to: 86))
      }
    }
    let store = try SQLiteStore(path: folder.file())
    for object in objects { #expect(try store.object(object.id) == object) }
    #expect(try store.check() == [])
    let range = try store.add("r", to: .init(1), index: .range(from: 0, to: 86))
    #expect(range.id.rawValue == 51)
    #expect(try store.ranges(days: 0..<1) == [range])
  }

  @Test(
    "a database of version 1 keeps everything, and its calendars can be deleted and brought back")
  func firstMigration() throws {
    let first = Schema(migrations: Array(Schema.current.migrations.prefix(1)))
    do {
      let store = try open(first)
      #expect(try number("PRAGMA user_version", in: store) == 1)
      // What a program of that version wrote.
      try store.writer.withLock { writer throws(StoreError) in
        try writer.connection.execute(
          """
          INSERT INTO calendar VALUES (1, 1, 'Old', 'blue', 1, 'H'), (2, 2, 'Other', 'red', 0, '');
          INSERT INTO object VALUES
            (1, 1, 'a', 1, 0, 0, 0, 0, 0, 0, NULL, NULL, 'Sample', 'BEGIN:VEVENT');
          INSERT INTO change VALUES (1, 1, 5, 1, 1, 1, 'a', NULL);
          UPDATE sequence SET calendar = 2, object = 1, change = 1;
          """)
      }
    }
    let store = try SQLiteStore(path: folder.file())
    let calendars = try store.calendars()
    #expect(calendars.map(\.name) == ["Old", "Other"])
    #expect(try store.object(.init(1))?.uid == "a")
    #expect(try store.objectCounts()[.init(1)]?.events == 1)
    #expect(try store.check() == [])
    try store.deleteCalendar(.init(1), time: 9)
    let changes = try store.changes(ofAct: 2)
    let deleted = try #require(try store.calendarChanges(ofAct: 2).first)
    try store.transaction(durability: .full, time: 10) { transaction throws(StoreError) in
      try transaction.restoreCalendar(deleted.calendar)
      for change in changes { try transaction.restore(change, index: .event(from: 0, to: 0)) }
    }
    #expect(try store.calendars() == calendars)
    #expect(try store.object(.init(1))?.text == "BEGIN:VEVENT")
    #expect(try store.check() == [])
  }

  @Test("leaves an older database as it was when the migration fails, and never loses a copy")
  func failedMigration() throws {
    let object = try {
      let store = try SQLiteStore(path: folder.file())
      return try store.add("a", to: store.calendar())
    }()
    let broken = Schema(
      migrations: OpeningTests.next.migrations + ["INSERT INTO nowhere VALUES (1)"])
    let version = Schema.current.version
    for _ in 0..<2 {
      #expect(throws: StoreError.self) { try open(broken) }
      let store = try SQLiteStore(path: folder.file())
      #expect(try number("SELECT count(*) FROM sqlite_schema WHERE name = 'note'", in: store) == 0)
      #expect(try store.object(object.id) == object)
    }
    #expect(
      try folder.names.filter { $0.contains("backup") } == [
        "daybook.db.v\(version)-backup", "daybook.db.v\(version)-backup-2",
      ])
  }

  @Test("refuses a newer database and leaves it as it was")
  func newer() throws {
    _ = try open(OpeningTests.next)
    let before = try Data(contentsOf: URL(fileURLWithPath: folder.file()))
    let versions = (OpeningTests.next.version, Schema.current.version)
    #expect(throws: StoreError.newerSchema(found: versions.0, supported: versions.1)) {
      try SQLiteStore(path: folder.file())
    }
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder.file())) == before)
    #expect(try folder.names == ["daybook.db"])
  }
}
