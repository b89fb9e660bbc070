import Daybook

/// One write transaction: its numbers, and its state if the disk fails.
final class SQLiteTransaction: StoreTransaction {
  private enum State {
    case open
    case failed(StoreError)
    case ended
  }

  let connection: Connection
  let time: Int64
  private(set) var act: Int64?
  private var numbers: Numbers?
  private var state = State.open

  init(_ connection: Connection, time: Int64) {
    self.connection = connection
    self.time = time
  }

  // MARK: Steps

  /// Runs `body` wholly or not at all, inside the transaction.
  func step<Result>(_ body: () throws(StoreError) -> Result) throws(StoreError) -> Result {
    try checkState()
    let before = (numbers, act)
    try connection.run(.savepoint)
    do throws(StoreError) {
      let result = try body()
      try connection.run(.release)
      return result
    } catch {
      (numbers, act) = before
      try undoStep(after: error)
      throw error
    }
  }

  private func undoStep(after error: StoreError) throws(StoreError) {
    do throws(StoreError) {
      // SQLite gives up the whole transaction by itself after some errors. Going on would then
      // write each statement for good.
      guard connection.isInTransaction else { throw error }
      try connection.run(.rollBackToSavepoint)
      try connection.run(.release)
    } catch {
      state = .failed(error)
      throw error
    }
  }

  /// Throws unless the transaction can be used.
  func checkState() throws(StoreError) {
    switch state {
    case .open: return
    case .failed(let error): throw error
    case .ended: throw .misuse("a transaction was used after its end")
    }
  }

  /// Writes down the numbers that were given, before the commit.
  func finish() throws(StoreError) {
    try checkState()
    guard let numbers else { return }
    try numbers.save(to: connection)
  }

  /// Refuses any further use.
  func end() {
    state = .ended
  }

  // MARK: Numbers

  /// The last numbers that were given; none is ever given twice.
  struct Numbers {
    var calendar: Int64
    var object: Int64
    var change: Int64

    init(_ connection: Connection) throws(StoreError) {
      let statement = try connection.prepare(.sequence)
      guard try statement.step() else { throw .damaged("\(connection.path): no sequence") }
      calendar = statement.integer(0)
      object = statement.integer(1)
      change = statement.integer(2)
    }

    func save(to connection: Connection) throws(StoreError) {
      let statement = try connection.prepare(.updateSequence)
      try statement.bind(calendar, at: 1)
      try statement.bind(object, at: 2)
      try statement.bind(change, at: 3)
      try statement.run()
    }

    fileprivate mutating func take(_ key: WritableKeyPath<Numbers, Int64>) throws(StoreError)
      -> Int64
    {
      let (next, overflow) = self[keyPath: key].addingReportingOverflow(1)
      guard !overflow else { throw .damaged("the sequence has run out") }
      self[keyPath: key] = next
      return next
    }
  }

  /// The last numbers given, in this transaction or before it.
  func lastNumbers() throws(StoreError) -> Numbers {
    if let numbers { return numbers }
    let read = try Numbers(connection)
    numbers = read
    return read
  }

  /// The next number for a calendar, an object or a change.
  func takeNumber(_ key: WritableKeyPath<Numbers, Int64>) throws(StoreError) -> Int64 {
    var numbers = try lastNumbers()
    let number = try numbers.take(key)
    self.numbers = numbers
    return number
  }

  /// The number of the next change, and of the act it belongs to.
  func takeRevision() throws(StoreError) -> (revision: Int64, act: Int64) {
    let revision = try takeNumber(\.change)
    let act = self.act ?? revision
    self.act = act
    return (revision, act)
  }

  /// Writes a line of the change log. Returns its revision.
  func log(_ object: ObjectRecord, textBefore: String?, existsAfter: Bool) throws(StoreError)
    -> Int64
  {
    let (revision, act) = try takeRevision()
    let statement = try connection.prepare(.insertChange)
    try statement.bind(
      ChangeRecord(
        revision: revision, act: act, time: time, objectID: object.id, uid: object.uid,
        calendarID: object.calendarID, textBefore: textBefore, existsAfter: existsAfter))
    try statement.run()
    return revision
  }
}

// MARK: Reading

extension SQLiteTransaction {
  func calendars() throws(StoreError) -> [CalendarRecord] {
    try checkState()
    return try connection.calendars()
  }

  func object(_ id: ObjectRecord.ID) throws(StoreError) -> ObjectRecord? {
    try checkState()
    return try connection.object(id)
  }

  func object(uid: String, in calendar: CalendarRecord.ID) throws(StoreError) -> ObjectRecord? {
    try checkState()
    return try connection.object(uid: uid, in: calendar)
  }

  func changes(ofAct act: Int64) throws(StoreError) -> [ChangeRecord] {
    try checkState()
    return try connection.changes(ofAct: act)
  }

  func calendarChanges(ofAct act: Int64) throws(StoreError) -> [CalendarChangeRecord] {
    try checkState()
    return try connection.calendarChanges(ofAct: act)
  }

  func objectCounts() throws(StoreError) -> [CalendarRecord.ID: ObjectCounts] {
    try checkState()
    return try connection.objectCounts()
  }

  func setting(_ key: String) throws(StoreError) -> String? {
    try checkState()
    return try connection.setting(key)
  }
}
