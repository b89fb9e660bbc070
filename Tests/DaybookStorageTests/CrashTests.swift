import Daybook
import Foundation
import Testing

@testable import DaybookStorage

@Suite("When the program is killed")
struct CrashTests {
  /// Writes one object after another to the store and, when each is saved, its revision to the
  /// receipt. Never returns: the process is killed meanwhile.
  private static func writeUntilKilled(_ path: String, receipt: String, delay: UInt32) throws {
    let store = try SQLiteStore(path: path)
    let calendar = try store.calendars().first?.id ?? store.calendar()
    let descriptor = open(receipt, O_WRONLY | O_CREAT | O_APPEND, 0o600)
    let first = try store.objectCount(kind: nil)
    let killer = Thread {
      usleep(delay)
      kill(getpid(), SIGKILL)
    }
    killer.start()
    for number in first... {
      let durability: Durability = number % 2 == 0 ? .full : .normal
      let text = String(repeating: "\(number) ", count: 400)
      var changes = [
        ObjectChange.create(
          calendar: calendar, uid: "\(number)", text: text, index: .event(from: 0, to: 1))
      ]
      // Two objects an act, so that half an act would show.
      changes.append(
        .create(
          calendar: calendar, uid: "twin of \(number)", text: text, index: .event(from: 0, to: 1)))
      let made = try store.apply(changes, time: 0, durability: durability)
      let line = "\(made[0]?.revision ?? 0)\n"
      _ = line.withCString { write(descriptor, $0, strlen($0)) }
    }
  }

  @Test("every act that was answered is there, whole, and the file is sound")
  func killed() async throws {
    let folder = try TemporaryFolder()
    let (path, receipt) = (folder.file(), folder.file("receipt"))
    var answered = 0
    for delay in [20_000, 120_000, 250_000, 410_000] as [UInt32] {
      await #expect(processExitsWith: .signal(SIGKILL)) {
        [path = path as String, receipt = receipt as String, delay = delay as UInt32] in
        try CrashTests.writeUntilKilled(path, receipt: receipt, delay: delay)
      }
      let store = try SQLiteStore(path: path)
      #expect(try store.check() == [])
      let text = (try? String(contentsOfFile: receipt, encoding: .utf8)) ?? ""
      let revisions = text.split(separator: "\n").compactMap { Int64($0) }
      #expect(revisions.count >= answered)
      answered = revisions.count
      for revision in revisions {
        let act = try store.changes(ofAct: revision)
        #expect(act.count == 2)
        for change in act {
          let object = try #require(try store.object(change.objectID))
          #expect(object.revision == change.revision)
          #expect(object.text.utf8.count > 400)
        }
      }
      // At most one act was saved without having been answered in each round.
      let count = try store.objectCount(kind: nil)
      #expect(count % 2 == 0)
      #expect(count / 2 - answered <= 4)
    }
    #expect(answered > 10)
  }

  @Test("a transaction that was never committed is gone")
  func halfway() async throws {
    let folder = try TemporaryFolder()
    let path = folder.file()
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
      let store = try SQLiteStore(path: path)
      let calendar = try store.calendar()
      try store.add("kept", to: calendar)
      try store.transaction(durability: .normal, time: 0) { transaction throws(StoreError) in
        // More than the cache holds, so that the log has pages of it.
        for batch in 0..<60 {
          try transaction.apply(
            (0..<100).map {
              .create(
                calendar: calendar, uid: "\(batch)-\($0)",
                text: String(repeating: "x", count: 5000), index: .event(from: 0, to: 1))
            })
        }
        kill(getpid(), SIGKILL)
      }
    }
    let log = try FileManager.default.attributesOfItem(atPath: path + "-wal")[.size] as? Int
    #expect(try #require(log) > 1_000_000)
    let store = try SQLiteStore(path: path)
    #expect(try store.check() == [])
    #expect(try store.objectCount(kind: nil) == 1)
    let calendar = try #require(try store.calendars().first).id
    let kept = try #require(try store.object(uid: "kept", in: calendar))
    #expect(try store.add("next", to: calendar).revision == kept.revision + 1)
  }

  @Test("a log that was written back in part is written back again, wherever it stopped")
  func checkpointCutShort() throws {
    let folder = try TemporaryFolder()
    let path = folder.file()
    let store = try SQLiteStore(path: path)
    let calendar = try store.calendar()
    for number in 0..<40 {
      try store.add("\(number)", to: calendar, text: String(repeating: "\(number) ", count: 900))
    }
    let file = try Data(contentsOf: URL(fileURLWithPath: path))
    let log = try Data(contentsOf: URL(fileURLWithPath: path + "-wal"))
    let pages = WriteAheadLog.pages(log)
    #expect(pages.count > 20 && pages[1] != nil)
    // SQLite writes the pages of a log back in the order of their numbers.
    let order = pages.keys.sorted()
    for written in 0...order.count {
      var partial = file
      for number in order.prefix(written) {
        let start = (number - 1) * WriteAheadLog.pageSize
        if partial.count < start + WriteAheadLog.pageSize {
          partial.count = start + WriteAheadLog.pageSize
        }
        partial.replaceSubrange(
          start..<start + WriteAheadLog.pageSize, with: try #require(pages[number]))
      }
      let copy = folder.file("cut-\(written).db")
      try partial.write(to: URL(fileURLWithPath: copy))
      try log.write(to: URL(fileURLWithPath: copy + "-wal"))
      let reopened = try SQLiteStore(path: copy)
      #expect(try reopened.check() == [], "\(written) pages written back")
      #expect(try reopened.objectCount(kind: nil) == 40, "\(written) pages written back")
    }
  }

  @Test("a file of somebody else stays refused when its log was written back in part")
  func foreignCheckpointCutShort() throws {
    let folder = try TemporaryFolder()
    let path = folder.file()
    do {
      try PrivateFile(path: path).create()
      let foreign = try Connection(path: path, access: .write, busyTimeout: 0)
      try foreign.execute("PRAGMA journal_mode = WAL; CREATE TABLE t(x);")
      try foreign.execute(
        """
        WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 40)
        INSERT INTO t SELECT randomblob(3000) FROM n
        """)
      let log = try Data(contentsOf: URL(fileURLWithPath: path + "-wal"))
      let copy = folder.file("copy.db")
      let first = try #require(WriteAheadLog.pages(log)[1])
      try first.write(to: URL(fileURLWithPath: copy))
      try log.write(to: URL(fileURLWithPath: copy + "-wal"))
    }
    let copy = folder.file("copy.db")
    #expect(throws: StoreError.damaged("\(copy) is not a Daybook database")) {
      try SQLiteStore(path: copy)
    }
    let content = try Connection(path: copy, access: .write, busyTimeout: 0)
    #expect(try content.number("SELECT count(*) FROM t") == 40)
  }
}

/// Reads SQLite's write-ahead log (https://www.sqlite.org/walformat.html).
private enum WriteAheadLog {
  static let pageSize = 4096

  /// The last version of each page in a log, by the page's number, counted from 1.
  static func pages(_ log: Data) -> [Int: Data] {
    let (header, frameHeader) = (32, 24)
    var pages: [Int: Data] = [:]
    var frame = header
    while frame + frameHeader + pageSize <= log.count {
      let number = log[frame..<frame + 4].reduce(0) { $0 << 8 | Int($1) }
      // A frame of an earlier round has another salt.
      if log[frame + 8..<frame + 16] == log[16..<24] {
        pages[number] = Data(log[frame + frameHeader..<frame + frameHeader + pageSize])
      }
      frame += frameHeader + pageSize
    }
    return pages
  }
}
