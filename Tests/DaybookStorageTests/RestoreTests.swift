import Daybook
import Foundation
import Testing

@testable import DaybookStorage

@Suite("Restoring a backup")
struct RestoreTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func backup() throws -> String {
    let store = try SQLiteStore(path: folder.file("original.db"))
    try store.add("a", to: store.calendar())
    try store.backup(to: folder.file("backup.db"))
    return folder.file("backup.db")
  }

  private func bytes(_ path: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: path))
  }

  @Test("makes the same data and leaves the backup as it was, even where nothing may be written")
  func restored() throws {
    let backup = try backup()
    let before = try bytes(backup)
    try FileManager.default.setAttributes([.posixPermissions: 0o400], ofItemAtPath: backup)
    let names = try folder.names
    try SQLiteStore.restore(from: backup, to: folder.file("new.db"))
    #expect(try bytes(backup) == before)
    #expect(try folder.names == (names + ["new.db"]).sorted())
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.file("new.db"))
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    let store = try SQLiteStore(path: folder.file("new.db"))
    #expect(try store.objectCount(kind: nil) == 1)
    #expect(try store.check() == [])
  }

  @Test("brings an older backup up to date in the copy alone")
  func older() throws {
    let path = folder.file("old.db")
    let first = Schema(migrations: Array(Schema.current.migrations.prefix(1)))
    do { _ = try SQLiteStore(DatabaseFile(path: path, schema: first, busyTimeout: 20)) }
    let before = try bytes(path)
    try SQLiteStore.restore(from: path, to: folder.file("new.db"))
    #expect(try bytes(path) == before)
    #expect(try folder.names == ["new.db", "old.db"])
    let header = try DatabaseFile(
      path: folder.file("new.db"), schema: .current, busyTimeout: 20
    ).openUnchanged()
    #expect(try header.number("PRAGMA user_version") == Int64(Schema.current.version))
  }

  @Test("refuses an empty file and leaves it empty")
  func empty() throws {
    let path = folder.file("empty.db")
    try Data().write(to: URL(fileURLWithPath: path))
    #expect(throws: StoreError.self) {
      try SQLiteStore.restore(from: path, to: folder.file("new.db"))
    }
    #expect(try bytes(path).isEmpty)
    #expect(try folder.names == ["empty.db"])
  }

  @Test("refuses what is no Daybook database untouched", arguments: OpeningTests.foreignFiles)
  func foreign(_ file: OpeningTests.Foreign) throws {
    let path = folder.file("foreign.db")
    try file.make(path)
    let (before, names) = (try bytes(path), try folder.names)
    #expect(throws: StoreError.self) {
      try SQLiteStore.restore(from: path, to: folder.file("new.db"))
    }
    #expect(try bytes(path) == before)
    #expect(try folder.names == names)
  }

  @Test("refuses a backup whose middle is broken")
  func broken() throws {
    let backup = try backup()
    var content = try bytes(backup)
    for index in 4_200..<min(content.count, 40_000) { content[index] = 0xAA }
    try content.write(to: URL(fileURLWithPath: backup))
    let names = try folder.names
    #expect(throws: StoreError.self) {
      try SQLiteStore.restore(from: backup, to: folder.file("new.db"))
    }
    #expect(try bytes(backup) == content)
    #expect(try folder.names == names)
  }

  @Test("refuses a database in use, whose newest changes stand in its log")
  func inUse() throws {
    let store = try SQLiteStore(path: folder.file("live.db"))
    try store.add("a", to: store.calendar())
    #expect(throws: StoreError.self) {
      try SQLiteStore.restore(from: folder.file("live.db"), to: folder.file("new.db"))
    }
    #expect(try store.objectCount(kind: nil) == 1)
  }

  @Test("overwrites no data, and plays no log left behind into the copy", arguments: ["", "-wal"])
  func taken(_ suffix: String) throws {
    let backup = try backup()
    let path = folder.file("new.db" + suffix)
    try Data("kept".utf8).write(to: URL(fileURLWithPath: path))
    #expect(throws: StoreError.fileExists(path: path)) {
      try SQLiteStore.restore(from: backup, to: folder.file("new.db"))
    }
    #expect(try bytes(path) == Data("kept".utf8))
  }
}
