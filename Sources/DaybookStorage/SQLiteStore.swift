import Daybook

/// A store in one SQLite file.
///
/// Any number of threads may read and write, and several processes may have the file open at once:
/// readers never wait, writers wait for each other, up to five seconds for another process
/// (``StoreError/busy``).
///
/// The file is in write-ahead mode: beside `daybook.db` there are `daybook.db-wal` and
/// `daybook.db-shm` while it is open. Copying the file alone loses what stands in the log; use
/// ``backup(to:)``.
public final class SQLiteStore: Store {
  let file: DatabaseFile
  let writer: Lock<Writer>
  private let readers: ReaderPool?

  /// Opens the store, making the file if there is none. Its folder must exist.
  ///
  /// An older file is brought up to date, after a copy of it was written beside it
  /// (`daybook.db.v1-backup` for a file of version 1).
  ///
  /// - Parameter path: the file, or `:memory:` for a store that lives as long as this object.
  /// - Throws: ``StoreError/damaged(_:)`` for a file that is not a Daybook database, and
  ///   ``StoreError/newerSchema(found:supported:)``; either leaves the file as it was.
  public convenience init(path: String) throws(StoreError) {
    try self.init(DatabaseFile(path: path, schema: .current, busyTimeout: 5000))
  }

  init(_ file: DatabaseFile) throws(StoreError) {
    self.file = file
    writer = Lock(try Writer(file.open()))
    // A database in memory belongs to its one connection.
    readers = file.path == DatabaseFile.memory ? nil : ReaderPool(file)
  }

  /// Runs `body` on a connection that sees one state.
  func read<Result>(
    _ body: (Connection) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    if let readers { return try readers.read(body) }
    return try writer.withLock { writer throws(StoreError) in try body(writer.connection) }
  }

  /// Runs `body` in one write transaction; see the protocol's ``Store/transaction(durability:time:_:)``.
  public func transaction<Result>(
    durability: Durability, time: Int64,
    _ body: (any StoreTransaction) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    // As long as another program would be waited for. A long import must not hold up every thread
    // of a server.
    let result = try writer.withLock(within: Int(file.busyTimeout)) { writer throws(StoreError) in
      try writer.transaction(durability: durability, time: time, body)
    }
    guard let result else { throw .busy }
    return result
  }

  /// Writes the columns beside every object's text anew, where they differ. Returns how many did.
  @discardableResult
  public func reindex(_ index: (ObjectRecord) -> ObjectIndex) throws(StoreError) -> Int {
    try writer.withLock { writer throws(StoreError) in
      try writer.transaction(durability: .full, time: 0) { transaction throws(StoreError) in
        try transaction.reindex(index)
      }
    }
  }

  /// Writes one complete copy of everything to a new file while others read and write.
  public func backup(to path: String) throws(StoreError) {
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw .misuse("not a file name: '\(path)'")
    }
    guard readers != nil else {
      return try writer.withLock { writer throws(StoreError) in
        try writer.connection.backUp(to: path)
      }
    }
    // On a connection of its own: it reads for long, and the others go on.
    try Connection(path: file.path, access: .write, busyTimeout: file.busyTimeout)
      .backUp(to: path)
  }

  /// Examines all data, the file's structure included. Each line tells one fault.
  public func check() throws(StoreError) -> [String] {
    try read { connection throws(StoreError) in try connection.faults() }
  }
}

// MARK: Reading

extension SQLiteStore {
  /// All calendars, in the order people see them.
  public func calendars() throws(StoreError) -> [CalendarRecord] {
    try read { connection throws(StoreError) in try connection.calendars() }
  }

  /// The object, or nil when there is none (any more).
  public func object(_ id: ObjectRecord.ID) throws(StoreError) -> ObjectRecord? {
    try read { connection throws(StoreError) in try connection.object(id) }
  }

  /// The object with this UID, or nil.
  public func object(uid: String, in calendar: CalendarRecord.ID) throws(StoreError)
    -> ObjectRecord?
  {
    try read { connection throws(StoreError) in try connection.object(uid: uid, in: calendar) }
  }

  /// The number of objects of a kind, or of all.
  public func objectCount(kind: ObjectKind?) throws(StoreError) -> Int {
    try read { connection throws(StoreError) in try connection.objectCount(kind: kind) }
  }

  /// The number of objects of each kind in every calendar that has any.
  public func objectCounts() throws(StoreError) -> [CalendarRecord.ID: ObjectCounts] {
    try read { connection throws(StoreError) in try connection.objectCounts() }
  }

  /// Calls `body` with every object of the calendar, ordered by key, reading as it goes.
  public func forEachObject(
    in calendar: CalendarRecord.ID, _ body: (ObjectRecord) throws(StoreError) -> Void
  ) throws(StoreError) {
    try read { connection throws(StoreError) in
      try connection.forEachObject(in: calendar, body)
    }
  }

  /// Calls `body` with every object of the kind, ordered by calendar and key, reading as it goes.
  public func forEachObject(
    of kind: ObjectKind, _ body: (ObjectRecord) throws(StoreError) -> Void
  ) throws(StoreError) {
    try read { connection throws(StoreError) in try connection.forEachObject(of: kind, body) }
  }

  /// The single events of visible calendars that overlap the half-open window, unordered.
  public func spans(floating: Range<Int64>, instants: Range<Int64>) throws(StoreError)
    -> [SpanRecord]
  {
    try read { connection throws(StoreError) in
      try connection.spans(floating: floating, instants: instants)
    }
  }

  /// The ranges of visible calendars that overlap the half-open window, unordered.
  public func ranges(days: Range<Int64>) throws(StoreError) -> [ObjectRecord] {
    try read { connection throws(StoreError) in try connection.ranges(days: days) }
  }

  /// The event series of visible calendars that may have an occurrence in the window.
  public func series(floating: Range<Int64>, instants: Range<Int64>) throws(StoreError)
    -> [ObjectRecord]
  {
    try read { connection throws(StoreError) in
      try connection.series(floating: floating, instants: instants)
    }
  }

  /// The changes of one act, in the order they were made.
  public func changes(ofAct act: Int64) throws(StoreError) -> [ChangeRecord] {
    try read { connection throws(StoreError) in try connection.changes(ofAct: act) }
  }

  /// The first changes of one act, at most `limit` of them.
  public func changes(ofAct act: Int64, limit: Int) throws(StoreError) -> [ChangeRecord] {
    try read { connection throws(StoreError) in
      try connection.changes(ofAct: act, limit: limit)
    }
  }

  /// How many objects an act made, changed and deleted.
  public func changeCounts(ofAct act: Int64) throws(StoreError) -> ChangeCounts {
    try read { connection throws(StoreError) in try connection.changeCounts(ofAct: act) }
  }

  /// The calendars that an act made or deleted, in the order it did.
  public func calendarChanges(ofAct act: Int64) throws(StoreError) -> [CalendarChangeRecord] {
    try read { connection throws(StoreError) in try connection.calendarChanges(ofAct: act) }
  }

  /// The changes of one object, the oldest first.
  public func changes(of object: ObjectRecord.ID) throws(StoreError) -> [ChangeRecord] {
    try read { connection throws(StoreError) in try connection.changes(of: object) }
  }

  /// The changes made after `revision`, the oldest first, at most `limit` of them.
  public func changes(after revision: Int64, limit: Int) throws(StoreError) -> [ChangeRecord] {
    try read { connection throws(StoreError) in
      try connection.changes(after: revision, limit: limit)
    }
  }

  /// The value of a setting, or nil.
  public func setting(_ key: String) throws(StoreError) -> String? {
    try read { connection throws(StoreError) in try connection.setting(key) }
  }
}
