/// The writer's side of a store, for as long as one transaction lasts.
///
/// Reads see what the transaction has written so far. Each call happens wholly or not at all: after
/// a refusal (a conflict, a duplicate UID, …) the transaction may go on. After an error of the disk
/// it is over, and every further call throws that error again.
public protocol StoreTransaction: AnyObject {
  /// The number that the changes of this transaction share; nil before the first one.
  var act: Int64? { get }

  /// All calendars, in the order people see them.
  func calendars() throws(StoreError) -> [CalendarRecord]

  /// The number of objects of each kind in every calendar that has any.
  func objectCounts() throws(StoreError) -> [CalendarRecord.ID: ObjectCounts]

  /// Adds a calendar at the end, which is a change in the log of calendars.
  /// - Throws: ``StoreError/duplicateCalendar(name:)``.
  func createCalendar(name: String, hue: String, header: String) throws(StoreError)
    -> CalendarRecord

  /// Replaces a calendar's name, hue, visibility and header.
  /// - Throws: ``StoreError/missingCalendar(_:)``, ``StoreError/duplicateCalendar(name:)``.
  func updateCalendar(_ calendar: CalendarRecord) throws(StoreError)

  /// Deletes a calendar with all its objects, each of them a change in the log, and after them the
  /// calendar itself one in the log of calendars.
  /// - Throws: ``StoreError/missingCalendar(_:)``.
  func deleteCalendar(_ id: CalendarRecord.ID) throws(StoreError)

  /// Brings back a deleted calendar under its old key and at its old place, empty.
  /// - Throws: ``StoreError/duplicateCalendar(name:)`` when the name was taken meanwhile,
  ///   ``StoreError/misuse(_:)`` when the calendar exists or never did.
  func restoreCalendar(_ calendar: CalendarRecord) throws(StoreError)

  /// The object, or nil when there is none (any more).
  func object(_ id: ObjectRecord.ID) throws(StoreError) -> ObjectRecord?

  /// The object with this UID, or nil.
  func object(uid: String, in calendar: CalendarRecord.ID) throws(StoreError) -> ObjectRecord?

  /// Makes all the changes in order, with the change log, or none of them.
  ///
  /// - Returns: the objects after their changes, in order; nil for a deletion.
  /// - Throws: ``StoreError/conflict(_:)``, ``StoreError/missingObject(_:)``,
  ///   ``StoreError/missingCalendar(_:)``, ``StoreError/duplicateUID(_:)``, or an error of the disk.
  @discardableResult
  func apply(_ changes: [ObjectChange]) throws(StoreError) -> [ObjectRecord?]

  /// Brings back a deleted object as it was before `change`, under its old key, as one more change.
  ///
  /// - Throws: ``StoreError/conflict(_:)`` when the object exists, ``StoreError/duplicateUID(_:)``
  ///   when the calendar got another one with its UID meanwhile, ``StoreError/missingCalendar(_:)``
  ///   when the calendar is gone, ``StoreError/missingObject(_:)`` when the log has no such change
  ///   or there was no object before it.
  @discardableResult
  func restore(_ change: ChangeRecord, index: ObjectIndex) throws(StoreError) -> ObjectRecord

  /// The changes of one act, in the order they were made.
  func changes(ofAct act: Int64) throws(StoreError) -> [ChangeRecord]

  /// The calendars that an act made or deleted, in the order it did.
  func calendarChanges(ofAct act: Int64) throws(StoreError) -> [CalendarChangeRecord]

  /// What became of the acts of the change log.
  var acts: any ActWriting { get }

  /// What is kept beside the entries of the diary.
  var diary: any DiaryWriting { get }

  /// What is kept beside tasks.
  var tasks: any TaskReading { get }

  /// The value of a setting, or nil.
  func setting(_ key: String) throws(StoreError) -> String?

  /// Sets or, with nil, removes a setting.
  func setSetting(_ key: String, to value: String?) throws(StoreError)
}
