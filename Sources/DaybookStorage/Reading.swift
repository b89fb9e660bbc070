import Daybook

/// The questions a store answers, asked on one connection. The caller holds a transaction when the
/// answer needs several statements.
extension Connection {
  func calendars() throws(StoreError) -> [CalendarRecord] {
    let statement = try prepare(.calendars)
    var calendars: [CalendarRecord] = []
    while try statement.step() { calendars.append(statement.calendar()) }
    return calendars
  }

  func object(_ id: ObjectRecord.ID) throws(StoreError) -> ObjectRecord? {
    let statement = try prepare(.object)
    try statement.bind(id.rawValue, at: 1)
    return try statement.step() ? statement.object() : nil
  }

  func object(uid: String, in calendar: CalendarRecord.ID) throws(StoreError) -> ObjectRecord? {
    let statement = try prepare(.objectByUID)
    try statement.bind(calendar.rawValue, at: 1)
    try statement.bind(uid, at: 2)
    return try statement.step() ? statement.object() : nil
  }

  func objectCount(kind: ObjectKind?) throws(StoreError) -> Int {
    let statement = try prepare(kind == nil ? .countObjects : .countObjectsOfKind)
    if let kind { try statement.bind(kind.rawValue, at: 1) }
    return try statement.step() ? Int(statement.integer(0)) : 0
  }

  func objectCounts() throws(StoreError) -> [CalendarRecord.ID: ObjectCounts] {
    let statement = try prepare(.countObjectsByCalendar)
    var counts: [CalendarRecord.ID: ObjectCounts] = [:]
    while try statement.step() {
      guard let kind = ObjectKind(rawValue: statement.integer(0)) else { continue }
      counts[.init(statement.integer(1)), default: ObjectCounts()][kind] = Int(statement.integer(2))
    }
    return counts
  }

  func forEachObject(
    in calendar: CalendarRecord.ID, _ body: (ObjectRecord) throws(StoreError) -> Void
  ) throws(StoreError) {
    let statement = try prepare(.objectsOfCalendar)
    try statement.bind(calendar.rawValue, at: 1)
    while try statement.step() { try body(statement.object()) }
  }

  func forEachObject(
    of kind: ObjectKind, _ body: (ObjectRecord) throws(StoreError) -> Void
  ) throws(StoreError) {
    let statement = try prepare(.objectsOfKind)
    try statement.bind(kind.rawValue, at: 1)
    while try statement.step() { try body(statement.object()) }
  }

  /// An object and the number of the span class it is filed under.
  typealias FiledObject = (object: ObjectRecord, spanClass: Int64)

  /// Every object, a batch at a time, so that `body` may write to the rows it was given.
  func forEachBatch(
    of size: Int64, _ body: ([FiledObject]) throws(StoreError) -> Void
  ) throws(StoreError) {
    var last = Int64.min
    while true {
      let batch = try objects(after: last, limit: size)
      guard let end = batch.last else { return }
      last = end.object.id.rawValue
      try body(batch)
    }
  }

  private func objects(after key: Int64, limit: Int64) throws(StoreError) -> [FiledObject] {
    let statement = try prepare(.objectsAfter)
    try statement.bind(key, at: 1)
    try statement.bind(limit, at: 2)
    var batch: [FiledObject] = []
    while try statement.step() {
      batch.append((try statement.object(), statement.spanClass()))
    }
    return batch
  }

  func setting(_ key: String) throws(StoreError) -> String? {
    let statement = try prepare(.setting)
    try statement.bind(key, at: 1)
    return try statement.step() ? statement.text(0) : nil
  }

  // MARK: The change log

  func change(_ revision: Int64) throws(StoreError) -> ChangeRecord? {
    let statement = try prepare(.change)
    try statement.bind(revision, at: 1)
    return try statement.step() ? statement.change() : nil
  }

  func changes(ofAct act: Int64, limit: Int = .max) throws(StoreError) -> [ChangeRecord] {
    // An act begins with the change it is named after, and no other act is mixed into it.
    let statement = try prepare(.changesFrom)
    try statement.bind(act, at: 1)
    var changes: [ChangeRecord] = []
    while changes.count < limit, try statement.step() {
      let change = statement.change()
      guard change.act == act else { break }
      changes.append(change)
    }
    return changes
  }

  func changeCounts(ofAct act: Int64) throws(StoreError) -> ChangeCounts {
    let statement = try prepare(.changeKindsFrom)
    try statement.bind(act, at: 1)
    var counts = ChangeCounts()
    while try statement.step(), statement.integer(0) == act {
      if statement.integer(1) == 0 {
        counts.deleted += 1
      } else if statement.integer(2) == 0 {
        counts.made += 1
      } else {
        counts.changed += 1
      }
    }
    return counts
  }

  func calendarChanges(ofAct act: Int64) throws(StoreError) -> [CalendarChangeRecord] {
    let statement = try prepare(.calendarChangesFrom)
    try statement.bind(act, at: 1)
    var changes: [CalendarChangeRecord] = []
    while try statement.step() {
      let change = statement.calendarChange()
      guard change.act == act else { break }
      changes.append(change)
    }
    return changes
  }

  func changes(of object: ObjectRecord.ID) throws(StoreError) -> [ChangeRecord] {
    let statement = try prepare(.changesOfObject)
    try statement.bind(object.rawValue, at: 1)
    var changes: [ChangeRecord] = []
    while try statement.step() { changes.append(statement.change()) }
    return changes
  }

  func changes(after revision: Int64, limit: Int) throws(StoreError) -> [ChangeRecord] {
    let statement = try prepare(.changesAfter)
    try statement.bind(revision, at: 1)
    try statement.bind(Int64(max(limit, 0)), at: 2)
    var changes: [ChangeRecord] = []
    while try statement.step() { changes.append(statement.change()) }
    return changes
  }
}
