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
/// Every call is synchronous, safe from any thread, and either happens wholly or not at all.
/// Implementations allow any number of readers beside one writer.
public protocol Store: Sendable {
  /// All calendars, in the order people see them.
  func calendars() throws(StoreError) -> [CalendarRecord]

  /// Adds a calendar at the end.
  /// - Throws: ``StoreError/duplicateCalendar(name:)``.
  func createCalendar(name: String, hue: String, header: String) throws(StoreError)
    -> CalendarRecord

  /// Replaces a calendar's name, hue, visibility and header.
  func updateCalendar(_ calendar: CalendarRecord) throws(StoreError)

  /// The object, or nil when there is none (any more).
  func object(_ id: ObjectRecord.ID) throws(StoreError) -> ObjectRecord?

  /// The object with this UID, or nil.
  func object(uid: String, in calendar: CalendarRecord.ID) throws(StoreError) -> ObjectRecord?

  /// The number of objects of a kind, or of all.
  func objectCount(kind: ObjectKind?) throws(StoreError) -> Int

  /// Calls `body` with every object of the calendar, ordered by key, reading as it goes.
  func forEachObject(
    in calendar: CalendarRecord.ID, _ body: (ObjectRecord) throws(StoreError) -> Void
  ) throws(StoreError)

  /// The single events of visible calendars that overlap the half-open window, unordered.
  ///
  /// An event of no length is in the window when its start is. Cost follows the number of rows
  /// returned, not the number stored.
  ///
  /// - Parameters:
  ///   - floating: the window for dates and floating times, in seconds as if UTC.
  ///   - instants: the window for instants, in seconds since the epoch.
  func spans(floating: Range<Int64>, instants: Range<Int64>) throws(StoreError) -> [SpanRecord]

  /// The series of visible calendars that may have an occurrence in the window: those that start
  /// before its end and do not end before its start. Windows as in ``spans(floating:instants:)``.
  func series(floating: Range<Int64>, instants: Range<Int64>) throws(StoreError) -> [ObjectRecord]

  /// Makes all the changes in one transaction, with the change log, or none of them.
  ///
  /// - Parameters:
  ///   - changes: applied in order.
  ///   - time: when, in seconds since the epoch.
  ///   - durability: see ``Durability``.
  /// - Returns: the objects after their changes, in order; nil for a deletion.
  /// - Throws: ``StoreError/conflict(_:)``, ``StoreError/missingObject(_:)``,
  ///   ``StoreError/duplicateUID(_:)``, or an error of the disk.
  @discardableResult
  func apply(_ changes: [ObjectChange], time: Int64, durability: Durability) throws(StoreError)
    -> [ObjectRecord?]

  /// The changes of one act, in the order they were made.
  func changes(ofAct act: Int64) throws(StoreError) -> [ChangeRecord]

  /// Brings back a deleted object under its old key, as one more change.
  func restore(
    _ change: ChangeRecord, index: ObjectIndex, time: Int64
  ) throws(StoreError) -> ObjectRecord

  /// The value of a setting, or nil.
  func setting(_ key: String) throws(StoreError) -> String?

  /// Sets or, with nil, removes a setting.
  func setSetting(_ key: String, to value: String?) throws(StoreError)
}

/// Why the store refused or failed.
public enum StoreError: Error, Sendable, Hashable {
  /// The object was changed since it was read; this is what it is now.
  case conflict(ObjectRecord)
  /// There is no such object (any more).
  case missingObject(ObjectRecord.ID)
  /// There is no such calendar.
  case missingCalendar(CalendarRecord.ID)
  /// The calendar already has an object with this UID.
  case duplicateUID(String)
  /// There is already a calendar of this name.
  case duplicateCalendar(name: String)
  /// The data was written by a newer Daybook than this.
  case newerSchema(found: Int, supported: Int)
  /// Another program holds the data.
  case busy
  /// The disk is full.
  case diskFull
  /// The file is not a Daybook database or is damaged.
  case damaged(String)
  /// Any other failure of the database: its code and words.
  case failed(code: Int, message: String)
}
