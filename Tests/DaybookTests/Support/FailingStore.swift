import Daybook

/// A store whose disk fails at the n-th change of objects.
final class FailingStore: Store {
  private let store: any Store
  private let failing: Int

  /// - Parameter failing: the call of `apply` in each transaction that fails, counted from 1.
  init(_ store: any Store, failing: Int) {
    self.store = store
    self.failing = failing
  }

  func transaction<Result>(
    durability: Durability, time: Int64,
    _ body: (any StoreTransaction) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    try store.transaction(durability: durability, time: time) { transaction throws(StoreError) in
      try body(FailingTransaction(transaction, failing: failing))
    }
  }

  func calendars() throws(StoreError) -> [CalendarRecord] { try store.calendars() }
  func object(_ id: ObjectRecord.ID) throws(StoreError) -> ObjectRecord? { try store.object(id) }
  func object(uid: String, in calendar: CalendarRecord.ID) throws(StoreError) -> ObjectRecord? {
    try store.object(uid: uid, in: calendar)
  }
  func objectCount(kind: ObjectKind?) throws(StoreError) -> Int {
    try store.objectCount(kind: kind)
  }
  func objectCounts() throws(StoreError) -> [CalendarRecord.ID: ObjectCounts] {
    try store.objectCounts()
  }
  func forEachObject(
    in calendar: CalendarRecord.ID, _ body: (ObjectRecord) throws(StoreError) -> Void
  ) throws(StoreError) { try store.forEachObject(in: calendar, body) }
  func forEachObject(
    of kind: ObjectKind, _ body: (ObjectRecord) throws(StoreError) -> Void
  ) throws(StoreError) { try store.forEachObject(of: kind, body) }
  func ranges(days: Range<Int64>) throws(StoreError) -> [ObjectRecord] {
    try store.ranges(days: days)
  }
  func spans(floating: Range<Int64>, instants: Range<Int64>) throws(StoreError) -> [SpanRecord] {
    try store.spans(floating: floating, instants: instants)
  }
  func series(floating: Range<Int64>, instants: Range<Int64>) throws(StoreError)
    -> [ObjectRecord]
  { try store.series(floating: floating, instants: instants) }
  func changes(ofAct act: Int64) throws(StoreError) -> [ChangeRecord] {
    try store.changes(ofAct: act)
  }
  func changes(ofAct act: Int64, limit: Int) throws(StoreError) -> [ChangeRecord] {
    try store.changes(ofAct: act, limit: limit)
  }
  func changeCounts(ofAct act: Int64) throws(StoreError) -> ChangeCounts {
    try store.changeCounts(ofAct: act)
  }
  func calendarChanges(ofAct act: Int64) throws(StoreError) -> [CalendarChangeRecord] {
    try store.calendarChanges(ofAct: act)
  }
  func changes(of object: ObjectRecord.ID) throws(StoreError) -> [ChangeRecord] {
    try store.changes(of: object)
  }
  func changes(after revision: Int64, limit: Int) throws(StoreError) -> [ChangeRecord] {
    try store.changes(after: revision, limit: limit)
  }
  var acts: any ActReading { store.acts }
  var diary: any DiaryReading { store.diary }
  var tasks: any TaskReading { store.tasks }
  func setting(_ key: String) throws(StoreError) -> String? { try store.setting(key) }
  func reindex(_ index: (ObjectRecord) -> ObjectIndex) throws(StoreError) -> Int {
    try store.reindex(index)
  }
  func backup(to path: String) throws(StoreError) { try store.backup(to: path) }
  func check() throws(StoreError) -> [String] { try store.check() }
}

private final class FailingTransaction: StoreTransaction {
  private let transaction: any StoreTransaction
  private var rest: Int

  init(_ transaction: any StoreTransaction, failing: Int) {
    self.transaction = transaction
    rest = failing
  }

  func apply(_ changes: [ObjectChange]) throws(StoreError) -> [ObjectRecord?] {
    rest -= 1
    if rest == 0 { throw .diskFull }
    return try transaction.apply(changes)
  }

  var act: Int64? { transaction.act }
  var acts: any ActWriting { transaction.acts }
  var diary: any DiaryWriting { transaction.diary }
  var tasks: any TaskReading { transaction.tasks }
  func calendars() throws(StoreError) -> [CalendarRecord] { try transaction.calendars() }
  func objectCounts() throws(StoreError) -> [CalendarRecord.ID: ObjectCounts] {
    try transaction.objectCounts()
  }
  func calendarChanges(ofAct act: Int64) throws(StoreError) -> [CalendarChangeRecord] {
    try transaction.calendarChanges(ofAct: act)
  }
  func createCalendar(name: String, hue: String, header: String) throws(StoreError)
    -> CalendarRecord
  { try transaction.createCalendar(name: name, hue: hue, header: header) }
  func updateCalendar(_ calendar: CalendarRecord) throws(StoreError) {
    try transaction.updateCalendar(calendar)
  }
  func deleteCalendar(_ id: CalendarRecord.ID) throws(StoreError) {
    try transaction.deleteCalendar(id)
  }
  func restoreCalendar(_ calendar: CalendarRecord) throws(StoreError) {
    try transaction.restoreCalendar(calendar)
  }
  func object(_ id: ObjectRecord.ID) throws(StoreError) -> ObjectRecord? {
    try transaction.object(id)
  }
  func object(uid: String, in calendar: CalendarRecord.ID) throws(StoreError) -> ObjectRecord? {
    try transaction.object(uid: uid, in: calendar)
  }
  func restore(_ change: ChangeRecord, index: ObjectIndex) throws(StoreError) -> ObjectRecord {
    try transaction.restore(change, index: index)
  }
  func changes(ofAct act: Int64) throws(StoreError) -> [ChangeRecord] {
    try transaction.changes(ofAct: act)
  }
  func setting(_ key: String) throws(StoreError) -> String? { try transaction.setting(key) }
  func setSetting(_ key: String, to value: String?) throws(StoreError) {
    try transaction.setSetting(key, to: value)
  }
}
