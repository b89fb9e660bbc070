import Daybook
import Foundation
import Testing

@testable import DaybookStorage

@Suite("Many at once")
struct ConcurrencyTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("readers see whole acts only, and never go back in time")
  func readersBesideWriter() async throws {
    let store = try SQLiteStore(path: folder.file())
    let calendar = try store.calendar()
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        for number in 0..<150 {
          // A date and an instant, which the search reads by two statements.
          try store.apply(
            [TimeForm.date, .instant].map {
              .create(
                calendar: calendar, uid: "\(number) \($0)", text: "",
                index: .event(from: 10, to: 20, form: $0))
            }, time: 0, durability: .normal)
        }
      }
      for _ in 0..<3 {
        group.addTask {
          var last = 0
          while last < 300 {
            let spans = try store.spans(floating: 0..<100, instants: 0..<100)
            #expect(spans.count >= last)
            #expect(spans.filter { $0.form == .date }.count * 2 == spans.count)
            last = spans.count
            _ = try store.objectCount(kind: .event)
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try store.check() == [])
  }

  @Test("a read of several statements sees one state, whatever is committed meanwhile")
  func snapshot() throws {
    let store = try SQLiteStore(path: folder.file())
    let calendar = try store.calendar()
    try store.read { connection throws(StoreError) in
      #expect(try connection.objectCount(kind: .event) == 0)
      try store.apply(
        [.create(calendar: calendar, uid: "a", text: "", index: .event(from: 0, to: 1))],
        time: 0, durability: .full)
      #expect(try connection.objectCount(kind: nil) == 0)
      #expect(try store.objectCount(kind: nil) == 1)
    }
    #expect(try store.objectCount(kind: nil) == 1)
  }

  @Test("of several who change the same revision one wins, the others learn of it")
  func conflictingUpdates() async throws {
    let stores = try [SQLiteStore(path: folder.file()), SQLiteStore(path: folder.file())]
    let calendar = try stores[0].calendar()
    var object = try stores[0].add("a", to: calendar)
    for _ in 0..<10 {
      let before = object
      let results = await withTaskGroup(of: Result<[ObjectRecord?], StoreError>.self) { group in
        for number in 0..<6 {
          let store = stores[number % 2]
          group.addTask {
            Result { () throws(StoreError) in
              try store.apply(
                [
                  .update(
                    before.id, revision: before.revision, calendar: calendar, text: "\(number)",
                    index: before.index)
                ], time: 0, durability: .normal)
            }
          }
        }
        return await group.reduce(into: []) { $0.append($1) }
      }
      object = try #require(try stores[0].object(before.id))
      #expect(object.revision == before.revision + 1)
      #expect(results.filter { $0 == .success([object]) }.count == 1)
      #expect(results.filter { $0 == .failure(.conflict(object)) }.count == 5)
    }
  }

  @Test("two stores on one file take turns and lose nothing")
  func twoStores() async throws {
    let path = folder.file()
    let calendar = try SQLiteStore(path: path).calendar()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for name in ["a", "b"] {
        group.addTask {
          let store = try SQLiteStore(path: path)
          for number in 0..<100 { try store.add("\(name)\(number)", to: calendar) }
        }
      }
      try await group.waitForAll()
    }
    let store = try SQLiteStore(path: path)
    #expect(try store.objectCount(kind: nil) == 200)
    // The first number is that of the calendar.
    #expect(try store.changes(after: 0, limit: 1000).map(\.revision) == Array(2...201))
    #expect(try store.check() == [])
  }

  @Test("two processes on one file take turns and lose nothing")
  func twoProcesses() async throws {
    let path = folder.file()
    let store = try SQLiteStore(path: path)
    let calendar = try store.calendar()
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        for number in 0..<100 { try store.add("here \(number)", to: calendar) }
      }
      await #expect(processExitsWith: .success) { [path = path as String] in
        let store = try SQLiteStore(path: path)
        for number in 0..<100 { try store.add("there \(number)", to: .init(1)) }
      }
      try await group.waitForAll()
    }
    #expect(try store.objectCount(kind: nil) == 200)
    // The first number is that of the calendar.
    #expect(try store.changes(after: 0, limit: 1000).map(\.revision) == Array(2...201))
    #expect(try store.check() == [])
  }

  @Test("a reader inside a reader does not lock up, however many there are")
  func nestedReaders() async throws {
    let store = try SQLiteStore(path: folder.file())
    let calendar = try store.calendar()
    for number in 0..<20 { try store.add("\(number)", to: calendar) }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<12 {
        group.addTask {
          try store.forEachObject(in: calendar) { object throws(StoreError) in
            #expect(try store.object(object.id) == object)
          }
        }
      }
      try await group.waitForAll()
    }
  }
}
