import Daybook
import Foundation
import Testing

@testable import DaybookStorage

@Suite("When the disk fails")
struct DiskFailureTests {
  private func making(_ numbers: Range<Int>, in calendar: CalendarRecord.ID) -> [ObjectChange] {
    numbers.map {
      .create(
        calendar: calendar, uid: "\($0)", text: String(repeating: "x", count: 3000),
        index: .event(from: 0, to: 1))
    }
  }

  private func limitPages(_ store: SQLiteStore, to count: Int) throws {
    try store.writer.withLock { try $0.connection.execute("PRAGMA max_page_count = \(count)") }
  }

  @Test("a full disk is told, nothing of the act is kept, and saving works again with space")
  func full() throws {
    let folder = try TemporaryFolder()
    let store = try SQLiteStore(path: folder.file())
    let calendar = try store.calendar()
    let object = try store.add("first", to: calendar)
    try limitPages(store, to: 60)
    #expect(throws: StoreError.diskFull) {
      try store.apply(making(0..<500, in: calendar), time: 0, durability: .full)
    }
    #expect(try store.objectCount(kind: nil) == 1)
    #expect(try store.object(object.id) == object)
    #expect(try store.check() == [])
    try limitPages(store, to: 100_000)
    try store.apply(making(0..<500, in: calendar), time: 0, durability: .full)
    #expect(try store.objectCount(kind: nil) == 501)
    #expect(
      try store.changes(after: 0, limit: 1000).map(\.revision)
        == Array(object.revision...object.revision + 500))
    #expect(try store.check() == [])
  }

  @Test("a body that overlooks the full disk still cannot commit half of its work")
  func overlooked() throws {
    let folder = try TemporaryFolder()
    let store = try SQLiteStore(path: folder.file())
    let calendar = try store.calendar()
    try limitPages(store, to: 60)
    var refusals = 0
    // Both ways that SQLite has: only the step is undone, or it gives up the whole transaction.
    for givesUp in [false, true] {
      let result = Result { () throws(StoreError) in
        try store.transaction(durability: .full, time: 0) { transaction throws(StoreError) in
          try transaction.apply(making(0..<2, in: calendar))
          if givesUp {
            try store.writer.withLock { writer throws(StoreError) in
              try writer.connection.run(.rollBack)
            }
          }
          for batch in 1..<20 {
            do throws(StoreError) {
              try transaction.apply(making(batch * 100..<(batch * 100 + 50), in: calendar))
            } catch {
              refusals += 1
            }
          }
        }
      }
      let count = try store.objectCount(kind: nil)
      switch result {
      case .success: #expect(count > 0 && count % 50 == 2)
      case .failure: #expect(count == 0 || !givesUp)
      }
      #expect(try store.changes(after: 0, limit: 10_000).count == count)
      #expect(try store.check() == [])
      if count > 0 { try store.deleteCalendar(calendar, time: 0) }
    }
    #expect(refusals > 0)
  }

  @Test("a folder or a file without the right to write is told, and named")
  func readOnly() async throws {
    let folder = try TemporaryFolder()
    let path = folder.file()
    let newPath = folder.file("new.db")
    do {
      let store = try SQLiteStore(path: path)
      try store.setSetting("a", to: "b")
    }
    for mode in [0o644, 0o444, 0o000] {
      chmod(path, mode_t(mode))
      chmod(folder.path, 0o555)
      // In a process of its own, as it gives up the rights of the superuser.
      await #expect(processExitsWith: .success) {
        [path = path as String, newPath = newPath as String] in
        if geteuid() == 0 { try #require(seteuid(65534) == 0) }
        #expect(throws: StoreError.readOnly(path: newPath)) { try SQLiteStore(path: newPath) }
        #expect(throws: StoreError.readOnly(path: path)) {
          try SQLiteStore(path: path).setSetting("a", to: "c")
        }
      }
      chmod(folder.path, 0o755)
      chmod(path, 0o600)
      let store = try SQLiteStore(path: path)
      #expect(try store.setting("a") == "b")
    }
  }
}
