import CSQLite
import Daybook

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Opens the file of a store: makes it when there is none, refuses what is not ours without touching
/// it, and brings an older one up to date.
struct DatabaseFile {
  /// The name that stands for a database in memory.
  static let memory = ":memory:"

  var path: String
  var schema: Schema
  /// In milliseconds.
  var busyTimeout: Int32
  /// Whether an older file is copied before it is brought up to date.
  var keepsOlderState = true

  /// A writing connection to a file of the current schema, in write-ahead mode.
  func open() throws(StoreError) -> Connection {
    guard path != DatabaseFile.memory else {
      let connection = try Connection(path: path, access: .write, busyTimeout: busyTimeout)
      try prepareSchema(connection)
      return connection
    }
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw .failed(code: Int(EINVAL), message: "not a file name: '\(path)'")
    }
    do throws(StoreError) {
      try PrivateFile(path: path).create()
    } catch .fileExists {
      try refuseForeignFile()
    }
    let connection = try Connection(path: path, access: .write, busyTimeout: busyTimeout)
    try prepareSchema(connection)
    try useWriteAheadLog(connection)
    return connection
  }

  /// A connection that only looks at a file of ours, as it lies there.
  func openUnchanged() throws(StoreError) -> Connection {
    let connection = try Connection(path: path, access: .inspect, busyTimeout: busyTimeout)
    try check(Header(connection))
    return connection
  }

  /// A connection to a file of ours that nobody else knows of, brought up to date; no log stays beside
  /// it.
  func openAlone() throws(StoreError) -> Connection {
    let connection = try Connection(path: path, access: .write, busyTimeout: busyTimeout)
    try check(Header(connection))
    try prepareSchema(connection)
    return connection
  }

  // MARK: What is there

  /// What stands in a database's header.
  private struct Header {
    var applicationID: Int64
    var version: Int

    init(_ connection: Connection) throws(StoreError) {
      applicationID = try connection.number("PRAGMA application_id")
      version = Int(try connection.number("PRAGMA user_version"))
    }
  }

  private func refuseForeignFile() throws(StoreError) {
    do throws(StoreError) {
      try inspect()
    } catch {
      // A file that is just being made, or whose making was cut short, has a journal beside it and
      // is for SQLite to put right.
      guard access(path + "-journal", F_OK) != 0 else { return }
      try inspect()
    }
  }

  /// Looks at the header without locking or recovering. It is read through SQLite because closing
  /// the file by ourselves would end the locks of every other connection in the process.
  private func inspect() throws(StoreError) {
    guard PrivateFile(path: path).isEmpty != true else { return }
    let header: Header
    do throws(StoreError) {
      header = try Header(Connection(path: path, access: .inspect, busyTimeout: busyTimeout))
    } catch {
      // While a log is being written back, or after that was cut short, the header may count more
      // pages than the file has. The log has them; the header is checked again once SQLite read it.
      guard PrivateFile(path: path + "-wal").isEmpty == false else { throw error }
      return
    }
    try check(header)
  }

  private func check(_ header: Header) throws(StoreError) {
    guard header.applicationID == Schema.applicationID else {
      throw .damaged("\(path) is not a Daybook database")
    }
    guard header.version <= schema.version else {
      throw .newerSchema(found: header.version, supported: schema.version)
    }
  }

  // MARK: Making and migrating

  private func prepareSchema(_ connection: Connection) throws(StoreError) {
    let header = try Header(connection)
    if header.applicationID == Schema.applicationID, header.version == schema.version { return }
    try connection.run(.beginWriting)
    do throws(StoreError) {
      // Another process may have done it while we waited for the lock.
      let header = try Header(connection)
      let isNew = try connection.number("SELECT count(*) FROM sqlite_schema") == 0
      if isNew, header.applicationID == 0, header.version == 0 {
        try connection.execute("PRAGMA application_id = \(Schema.applicationID)")
        try migrate(connection, from: 0)
      } else {
        try check(header)
        if header.version < schema.version {
          if keepsOlderState { try backUpBeforeMigration(from: header.version) }
          try migrate(connection, from: header.version)
        }
      }
      try connection.run(.commit)
    } catch {
      if connection.isInTransaction { try? connection.run(.rollBack) }
      throw error
    }
  }

  private func migrate(_ connection: Connection, from version: Int) throws(StoreError) {
    for migration in schema.migrations.dropFirst(version) { try connection.execute(migration) }
    if (version..<schema.version).contains(Schema.diaryVersion - 1) {
      _ = try SQLiteTransaction(connection, time: 0).rebuildEntries()
    }
    if (version..<schema.version).contains(Schema.taskVersion - 1) {
      let zones = SystemTimeZones()
      _ = try SQLiteTransaction(connection, time: 0).rebuildTasks {
        ObjectIndex(EventObject(text: $0.text), zones: zones)
      }
    }
    try connection.execute("PRAGMA user_version = \(schema.version)")
  }

  /// Copies the old state, read on a connection of its own, while the lock of the migration keeps
  /// everybody else from writing.
  private func backUpBeforeMigration(from version: Int) throws(StoreError) {
    guard path != DatabaseFile.memory else { return }
    let source = try Connection(path: path, access: .write, busyTimeout: busyTimeout)
    var name = "\(path).v\(version)-backup"
    var number = 1
    while true {
      do throws(StoreError) {
        return try source.backUp(to: name)
      } catch .fileExists {
        number += 1
        name = "\(path).v\(version)-backup-\(number)"
      }
    }
  }

  private func useWriteAheadLog(_ connection: Connection) throws(StoreError) {
    // The switch may meet another process that is switching too, and SQLite does not wait then.
    var attempts = max(busyTimeout / 10, 1)
    while true {
      do throws(StoreError) {
        let mode = try connection.lines("PRAGMA journal_mode = WAL").first
        guard mode == "wal" else {
          throw .failed(
            code: Int(SQLITE_CANTOPEN), message: "no write-ahead log is possible here: \(path)")
        }
        // After a large import the log is cut back to this many bytes.
        return try connection.execute("PRAGMA journal_size_limit = 16777216")
      } catch .busy {
        attempts -= 1
        guard attempts > 0 else { throw .busy }
        usleep(10_000)
      }
    }
  }
}
