import Daybook

/// A store on which somebody else always is faster: `before` runs ahead of every transaction, and ends
/// it when it throws.
final class RacingStore: Store {
  private let store: any Store
  private let before: @Sendable (any Store) throws(StoreError) -> Void

  init(
    _ store: any Store, before: @escaping @Sendable (any Store) throws(StoreError) -> Void
  ) {
    self.store = store
    self.before = before
  }

  func transaction<Result>(
    durability: Durability, time: Int64,
    _ body: (any StoreTransaction) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    try before(store)
    return try store.transaction(durability: durability, time: time, body)
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
