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
}
