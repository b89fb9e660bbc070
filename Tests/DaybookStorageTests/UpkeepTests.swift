import Daybook
import Foundation
import Testing

@testable import DaybookStorage

@Suite("Backup, check and reindex")
struct UpkeepTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("a backup is one private, complete file", arguments: [false, true])
  func backup(inMemory: Bool) throws {
    let store = try SQLiteStore(path: inMemory ? ":memory:" : folder.file())
    let object = try store.add("a", to: store.calendar(), text: "kept")
    try store.setSetting("x", to: "y")
    let path = folder.file("it's a copy.db")
    try store.backup(to: path)
    #expect(try folder.names.filter { $0.contains("copy") } == ["it's a copy.db"])
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    try store.deleteObject(object)
    let copy = try SQLiteStore(path: path)
    #expect(try copy.object(object.id) == object)
    #expect(try copy.setting("x") == "y")
    #expect(try copy.changes(of: object.id) == [store.changes(of: object.id)[0]])
    #expect(try copy.check() == [])
  }

  @Test("a backup overwrites nothing and leaves nothing behind when it fails")
  func refusedBackup() throws {
    let store = try SQLiteStore(path: folder.file())
    for content in ["", "precious"] {
      let path = folder.file("taken")
      try Data(content.utf8).write(to: URL(fileURLWithPath: path))
      #expect(throws: StoreError.fileExists(path: path)) { try store.backup(to: path) }
      #expect(try String(contentsOf: URL(fileURLWithPath: path), encoding: .utf8) == content)
    }
    #expect(throws: StoreError.fileExists(path: folder.file())) {
      try store.backup(to: folder.file())
    }
    #expect(throws: StoreError.self) { try store.backup(to: folder.file("no/such/folder")) }
    #expect(throws: StoreError.self) { try store.backup(to: "") }
    #expect(try folder.names.filter { $0.hasSuffix("partial") } == [])
  }

  @Test("a backup is taken while others write, and holds one state")
  func backupWhileWriting() async throws {
    let store = try SQLiteStore(path: folder.file())
    let calendar = try store.calendar()
    try store.apply(
      (0..<2000).map {
        .create(
          calendar: calendar, uid: "\($0)", text: String(repeating: "x", count: 1000),
          index: .event(from: 0, to: 1))
      }, time: 0, durability: .normal)
    let path = folder.file("copy.db")
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        // Each act makes two objects: a state has an even number.
        for number in 0..<200 {
          try store.apply(
            ["a", "b"].map {
              .create(
                calendar: calendar, uid: "\($0)\(number)", text: "",
                index: .event(from: 0, to: 1))
            }, time: 0, durability: .normal)
        }
      }
      group.addTask { try store.backup(to: path) }
      try await group.waitForAll()
    }
    let copy = try SQLiteStore(path: path)
    #expect(try copy.check() == [])
    let count = try copy.objectCount(kind: nil)
    #expect(count >= 2000 && count % 2 == 0)
    #expect(try store.objectCount(kind: nil) == 2400)
  }

  struct Fault: CustomTestStringConvertible {
    var testDescription: String
    var sql: String
    var line: String
  }

  @Test(
    "check tells every fault",
    arguments: [
      Fault(
        testDescription: "an object without its calendar",
        sql: "PRAGMA foreign_keys = OFF; DELETE FROM calendar WHERE id = 1",
        line: "a row refers to nothing: object 1 calendar 0"),
      Fault(
        testDescription: "a duration class that does not fit",
        sql: "UPDATE object SET span_class = 9",
        line: "object 1 is filed under a wrong duration: reindex"),
      Fault(
        testDescription: "a revision that the log does not know",
        sql: "UPDATE object SET revision = 7",
        line: "objects whose revision is not their last change: 1"),
      Fault(
        testDescription: "an object without a log", sql: "DELETE FROM change",
        line: "objects whose revision is not their last change: 1"),
      Fault(
        testDescription: "a sequence that fell behind", sql: "UPDATE sequence SET object = 0",
        line: "numbers given that the sequence does not know: 1"),
      Fault(
        testDescription: "no sequence", sql: "DELETE FROM sequence", line: "sequences missing: 1"),
    ])
  func faults(_ fault: Fault) throws {
    let store = try SQLiteStore(path: ":memory:")
    try store.add("a", to: store.calendar())
    #expect(try store.check() == [])
    try store.writer.withLock { try $0.connection.execute(fault.sql) }
    #expect(try store.check() == [fault.line])
  }

  @Test("reindex rewrites the columns that are wrong and nothing else")
  func reindex() throws {
    let store = try SQLiteStore(path: folder.file())
    let calendar = try store.calendar()
    let objects = try (0..<600).map {
      try store.add("\($0)", to: calendar, index: .event(from: 0, to: Int64($0)))
    }
    #expect(try store.reindex { $0.index } == 0)
    let changed = try store.reindex { object in
      guard object.id.rawValue % 3 == 0 else { return object.index }
      return ObjectIndex(
        kind: .task, title: "new \(object.uid)", color: "#000000", form: .date, start: 5, end: 6)
    }
    #expect(changed == 200)
    for object in objects {
      var expected = object
      if object.id.rawValue % 3 == 0 {
        expected.index = ObjectIndex(
          kind: .task, title: "new \(object.uid)", color: "#000000", form: .date, start: 5, end: 6)
      }
      #expect(try store.object(object.id) == expected)
    }
    #expect(try store.objectCount(kind: .task) == 200)
    #expect(try store.changes(after: 0, limit: 10_000).count == 600)
  }

  @Test("reindex puts a wrong duration class right")
  func reindexClass() throws {
    let store = try SQLiteStore(path: ":memory:")
    try store.add("a", to: store.calendar())
    try store.writer.withLock { try $0.connection.execute("UPDATE object SET span_class = 9") }
    #expect(try store.reindex { $0.index } == 1)
    #expect(try store.check() == [])
  }

  @Test("errors say in one line what happened")
  func words() {
    #expect(
      "\(StoreError.fileExists(path: "/a/b"))" == "/a/b exists already: choose another name")
    #expect(
      "\(StoreError.newerSchema(found: 3, supported: 1))"
        == "the data has format 3, this program knows formats up to 1: use a newer Daybook")
  }
}
