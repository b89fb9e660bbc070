import Daybook
import Testing

@testable import DaybookStorage

@Suite("Transactions")
struct TransactionTests {
  let folder: TemporaryFolder
  let store: SQLiteStore
  let calendar: CalendarRecord.ID

  init() throws {
    folder = try TemporaryFolder()
    store = try SQLiteStore(impatient: folder.file())
    calendar = try store.calendar()
  }

  private func making(_ uid: String) -> ObjectChange {
    .create(calendar: calendar, uid: uid, text: uid, index: .event(from: 0, to: 1))
  }

  @Test("stream batches, read what they wrote and are one act; others see nothing before the end")
  func streaming() throws {
    let act = try store.transaction(durability: .normal, time: 9) {
      transaction throws(StoreError) in
      #expect(transaction.act == nil)
      _ = try transaction.createCalendar(name: "Imported", hue: "red", header: "H")
      #expect(try transaction.calendars().count == 2)
      let act = transaction.act
      #expect(act != nil)
      for batch in 0..<5 {
        let objects = try transaction.apply((0..<10).map { making("\(batch)-\($0)") })
        let first = objects.first.flatMap(\.self)
        #expect(try transaction.object(uid: "\(batch)-0", in: calendar) == first)
        #expect(try store.objectCount(kind: nil) == 0)
        #expect(try store.calendars().count == 1)
      }
      try transaction.setSetting("imported", to: "yes")
      #expect(try transaction.setting("imported") == "yes")
      #expect(try store.setting("imported") == nil)
      #expect(transaction.act == act)
      return act
    }
    #expect(try store.objectCount(kind: nil) == 50)
    #expect(try store.calendars().map(\.name) == ["Sample", "Imported"])
    #expect(try store.changes(ofAct: #require(act)).count == 50)
  }

  @Test("that throw leave nothing, and their numbers are free again")
  func rollback() throws {
    let kept = try store.add("kept", to: calendar)
    try store.deleteObject(kept)
    let before = kept.revision + 1
    #expect(throws: StoreError.diskFull) {
      try store.transaction(durability: .full, time: 0) { transaction throws(StoreError) in
        _ = try transaction.createCalendar(name: "B", hue: "red", header: "")
        try transaction.apply([making("a")])
        try transaction.setSetting("x", to: "y")
        throw .diskFull
      }
    }
    #expect(try store.calendars().count == 1)
    #expect(try store.objectCount(kind: nil) == 0)
    #expect(try store.setting("x") == nil)
    #expect(try store.add("a", to: calendar).revision == before + 1)
    #expect(try store.check() == [])
  }

  @Test("go on after a refusal, which leaves nothing of its own call")
  func refusal() throws {
    let act = try store.transaction(durability: .full, time: 0) { transaction throws(StoreError) in
      try transaction.apply([making("a")])
      do throws(StoreError) {
        try transaction.apply([making("b"), making("c"), making("a")])
        Issue.record("the duplicate was accepted")
      } catch {
        #expect(error == .duplicateUID("a"))
      }
      try transaction.apply([making("c")])
      return transaction.act
    }
    let first = try #require(act)
    var uids: [String] = []
    try store.forEachObject(in: calendar) { uids.append($0.uid) }
    #expect(uids == ["a", "c"])
    #expect(try store.changes(after: 0, limit: 9).map(\.revision) == [first, first + 1])
    #expect(try store.changes(ofAct: first).map(\.uid) == ["a", "c"])
    #expect(try store.check() == [])
  }

  @Test("cannot be begun inside another, nor used after their end")
  func misuse() throws {
    var kept: (any StoreTransaction)?
    try store.transaction(durability: .full, time: 0) { transaction throws(StoreError) in
      kept = transaction
      #expect(throws: StoreError.misuse("a transaction was begun inside another")) {
        try store.setSetting("a", to: "b")
      }
      try transaction.setSetting("c", to: "d")
    }
    let transaction = try #require(kept)
    let error = StoreError.misuse("a transaction was used after its end")
    #expect(throws: error) { try transaction.setSetting("a", to: "b") }
    #expect(throws: error) { try transaction.apply([making("a")]) }
    #expect(throws: error) { try transaction.calendars() }
    #expect(throws: error) { try transaction.object(.init(1)) }
    #expect(throws: error) {
      try transaction.restoreCalendar(.init(id: .init(1), name: "", hue: ""))
    }
    #expect(try store.setting("c") == "d")
    #expect(try store.setting("a") == nil)
  }

  @Test("may be begun while objects are visited")
  func writingWhileReading() throws {
    for path in [folder.file("other.db"), ":memory:"] {
      let store = try SQLiteStore(path: path)
      let calendar = try store.calendar()
      for number in 0..<50 { try store.add("\(number)", to: calendar) }
      var seen = 0
      try store.forEachObject(in: calendar) { object throws(StoreError) in
        seen += 1
        try store.deleteObject(object)
        #expect(try store.object(object.id) == nil)
      }
      #expect(seen == 50)
      #expect(try store.objectCount(kind: nil) == 0)
      #expect(try store.check() == [])
    }
  }

  @Test("of another program are waited for, then reported")
  func busy() throws {
    let other = try SQLiteStore(impatient: folder.file())
    try store.transaction(durability: .full, time: 0) { transaction throws(StoreError) in
      try transaction.apply([making("a")])
      #expect(throws: StoreError.busy) { try other.setSetting("a", to: "b") }
      #expect(try other.objectCount(kind: nil) == 0)
    }
    try other.setSetting("a", to: "b")
    #expect(try store.setting("a") == "b")
    #expect(try other.objectCount(kind: nil) == 1)
  }

  @Test("use the durability that was asked for")
  func durability() throws {
    for (durability, level) in [(Durability.normal, 1), (.full, 2), (.normal, 1)] {
      try store.transaction(durability: durability, time: 0) { _ throws(StoreError) in
        let found = try store.writer.withLock { writer throws(StoreError) in
          try writer.connection.number("PRAGMA synchronous")
        }
        #expect(found == level)
      }
    }
  }
}
