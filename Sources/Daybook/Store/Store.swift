import CalendarCore

/// How safely a change must be on the disk before it is answered.
public enum Durability: Sendable {
  /// Survives a power cut from the moment the call returns. For everything a person saves.
  case full
  /// Survives a crash of the program; a power cut may undo the last moments. For imports.
  case normal
}

/// Where objects and calendars are kept.
///
/// Every call is synchronous, safe from any thread, and either happens wholly or not at all; each
/// read sees one state of the data. Implementations allow any number of readers beside one writer.
public protocol Store: Sendable {
  /// All calendars, in the order people see them.
  func calendars() throws(StoreError) -> [CalendarRecord]

  /// The object, or nil when there is none (any more).
  func object(_ id: ObjectRecord.ID) throws(StoreError) -> ObjectRecord?

  /// The object with this UID, or nil.
  func object(uid: String, in calendar: CalendarRecord.ID) throws(StoreError) -> ObjectRecord?

  /// The number of objects of a kind, or of all.
  func objectCount(kind: ObjectKind?) throws(StoreError) -> Int

  /// The number of objects of each kind in every calendar that has any.
  func objectCounts() throws(StoreError) -> [CalendarRecord.ID: ObjectCounts]

  /// Calls `body` with every object of the calendar, ordered by key, reading as it goes.
  ///
  /// Ends early with the error that `body` throws.
  func forEachObject(
    in calendar: CalendarRecord.ID, _ body: (ObjectRecord) throws(StoreError) -> Void
  ) throws(StoreError)

  /// Calls `body` with every object of the kind, ordered by calendar and key, reading as it goes.
  ///
  /// Ends early with the error that `body` throws.
  func forEachObject(
    of kind: ObjectKind, _ body: (ObjectRecord) throws(StoreError) -> Void
  ) throws(StoreError)

  /// The single events of visible calendars that overlap the half-open window, unordered.
  ///
  /// An event of no length is in the window when its start is. Cost follows the number of rows
  /// returned, not the number stored. An empty window holds nothing.
  ///
  /// - Parameters:
  ///   - floating: the window for dates and floating times, in seconds as if UTC.
  ///   - instants: the window for instants, in seconds since the epoch.
  /// - Returns: what a page draws, without the text.
  /// - Throws: an error of the disk.
  func spans(floating: Range<Int64>, instants: Range<Int64>) throws(StoreError) -> [SpanRecord]

  /// The event series of visible calendars that may have an occurrence in the window: those that
  /// start before its end and do not end before its start. Windows as in
  /// ``spans(floating:instants:)``.
  func series(floating: Range<Int64>, instants: Range<Int64>) throws(StoreError) -> [ObjectRecord]

  /// The ranges (``ObjectKind/range``) of visible calendars that overlap the half-open window,
  /// unordered. Cost follows the number of rows returned.
  ///
  /// - Parameter days: the window in seconds as if UTC.
  func ranges(days: Range<Int64>) throws(StoreError) -> [ObjectRecord]

  /// The changes of one act, in the order they were made.
  func changes(ofAct act: Int64) throws(StoreError) -> [ChangeRecord]

  /// The first changes of one act, at most `limit` of them.
  func changes(ofAct act: Int64, limit: Int) throws(StoreError) -> [ChangeRecord]

  /// How many objects an act made, changed and deleted, without reading their texts.
  func changeCounts(ofAct act: Int64) throws(StoreError) -> ChangeCounts

  /// The calendars that an act made or deleted, in the order it did.
  func calendarChanges(ofAct act: Int64) throws(StoreError) -> [CalendarChangeRecord]

  /// The changes of one object, the oldest first: its history, also when it is deleted.
  func changes(of object: ObjectRecord.ID) throws(StoreError) -> [ChangeRecord]

  /// The changes made after `revision`, the oldest first, at most `limit` of them.
  func changes(after revision: Int64, limit: Int) throws(StoreError) -> [ChangeRecord]

  /// What became of the acts of the change log.
  var acts: any ActReading { get }

  /// What is kept beside the entries of the diary.
  var diary: any DiaryReading { get }

  /// What is kept beside tasks.
  var tasks: any TaskReading { get }

  /// The value of a setting, or nil.
  func setting(_ key: String) throws(StoreError) -> String?

  /// Runs `body` in one write transaction: all it does happens when it returns, or nothing of it
  /// when it throws.
  ///
  /// Other writers wait meanwhile; readers see the state from before. All object changes made in it
  /// are one act. The transaction must not be used after `body` has returned, nor another one begun
  /// inside it: either is ``StoreError/misuse(_:)``.
  ///
  /// - Parameters:
  ///   - durability: see ``Durability``.
  ///   - time: when, for the change log, in seconds since the epoch.
  ///   - body: what to do; its transaction is valid until it returns.
  /// - Returns: what `body` returned.
  /// - Throws: what `body` threw, ``StoreError/busy``, or an error of the disk.
  func transaction<Result>(
    durability: Durability, time: Int64,
    _ body: (any StoreTransaction) throws(StoreError) -> Result
  ) throws(StoreError) -> Result

  /// Writes the columns beside every object's text anew, where they differ.
  ///
  /// No text, revision or change log is touched.
  /// - Returns: the number of objects whose columns were wrong.
  @discardableResult
  func reindex(_ index: (ObjectRecord) -> ObjectIndex) throws(StoreError) -> Int

  /// Writes one complete copy of everything to a new file while others read and write.
  /// - Throws: ``StoreError/fileExists(path:)`` rather than overwrite anything.
  func backup(to path: String) throws(StoreError)

  /// Examines all data. Each line tells one fault; none means that all is well.
  func check() throws(StoreError) -> [String]
}

/// Single changes, each a transaction of its own and safe on the disk when the call returns.
extension Store {
  /// Makes all the changes in one transaction, with the change log, or none of them.
  ///
  /// - Parameters:
  ///   - changes: applied in order.
  ///   - time: when, in seconds since the epoch.
  ///   - durability: see ``Durability``.
  /// - Returns: the objects after their changes, in order; nil for a deletion.
  /// - Throws: ``StoreError/conflict(_:)``, ``StoreError/missingObject(_:)``,
  ///   ``StoreError/missingCalendar(_:)``, ``StoreError/duplicateUID(_:)``, or an error of the disk.
  @discardableResult
  public func apply(_ changes: [ObjectChange], time: Int64, durability: Durability)
    throws(StoreError) -> [ObjectRecord?]
  {
    try transaction(durability: durability, time: time) { transaction throws(StoreError) in
      try transaction.apply(changes)
    }
  }

  /// Brings back a deleted object; see ``StoreTransaction/restore(_:index:)``.
  @discardableResult
  public func restore(
    _ change: ChangeRecord, index: ObjectIndex, time: Int64
  ) throws(StoreError) -> ObjectRecord {
    try transaction(durability: .full, time: time) { transaction throws(StoreError) in
      try transaction.restore(change, index: index)
    }
  }

  /// Adds a calendar at the end.
  /// - Throws: ``StoreError/duplicateCalendar(name:)``.
  public func createCalendar(name: String, hue: String, header: String) throws(StoreError)
    -> CalendarRecord
  {
    try transaction(durability: .full, time: 0) { transaction throws(StoreError) in
      try transaction.createCalendar(name: name, hue: hue, header: header)
    }
  }

  /// Replaces a calendar's name, hue, visibility and header.
  /// - Throws: ``StoreError/missingCalendar(_:)``, ``StoreError/duplicateCalendar(name:)``.
  public func updateCalendar(_ calendar: CalendarRecord) throws(StoreError) {
    try transaction(durability: .full, time: 0) { transaction throws(StoreError) in
      try transaction.updateCalendar(calendar)
    }
  }

  /// Deletes a calendar with all its objects; see ``StoreTransaction/deleteCalendar(_:)``.
  public func deleteCalendar(_ id: CalendarRecord.ID, time: Int64) throws(StoreError) {
    try transaction(durability: .full, time: time) { transaction throws(StoreError) in
      try transaction.deleteCalendar(id)
    }
  }

  /// Sets or, with nil, removes a setting.
  public func setSetting(_ key: String, to value: String?) throws(StoreError) {
    try transaction(durability: .full, time: 0) { transaction throws(StoreError) in
      try transaction.setSetting(key, to: value)
    }
  }
}
