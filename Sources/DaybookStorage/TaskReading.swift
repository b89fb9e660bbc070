import CalendarCore
import Daybook

/// The questions about tasks, asked on one connection.
extension Connection {
  func taskKeys(
    _ range: TaskRange, in calendar: CalendarRecord.ID, limit: Int
  ) throws(StoreError) -> [TaskKey] {
    let statement = try prepare(range.lateness == nil ? .taskKeys : .lateTaskKeys)
    try statement.bind(range, in: calendar)
    try statement.bind(Int64(max(limit, 0)), at: 6)
    if let lateness = range.lateness { try statement.bind(lateness) }
    var keys: [TaskKey] = []
    while try statement.step() {
      keys.append(
        TaskKey(
          id: .init(statement.integer(0)), stream: range.stream, last: statement.integer(1),
          rank: statement.integer(2)))
    }
    return keys
  }

  /// Whole buckets from the tally, and the rows of the buckets at the ends.
  func taskCount(
    _ range: TaskRange, in calendar: CalendarRecord.ID
  ) throws(StoreError) -> Int {
    guard range.lateness == nil else { return try rowCount(range, in: calendar) }
    let (from, to) = (range.seconds.lowerBound, range.seconds.upperBound)
    let (first, last) = (from >> TaskTally.bits, to >> TaskTally.bits)
    guard first < last else { return try rowCount(range, in: calendar) }
    let statement = try prepare(.taskTally)
    try statement.bind(calendar.rawValue, at: 1)
    try statement.bind(range.status.rawValue, at: 2)
    try statement.bind(range.stream.rawValue, at: 3)
    try statement.bind(first + 1, at: 4)
    try statement.bind(last, at: 5)
    let whole = try statement.step() ? Int(statement.integer(0)) : 0
    statement.reset()
    var (head, tail) = (range, range)
    head.seconds = from..<(first + 1) << TaskTally.bits
    tail.seconds = last << TaskTally.bits..<to
    return whole + (try rowCount(head, in: calendar)) + (try rowCount(tail, in: calendar))
  }

  private func rowCount(
    _ range: TaskRange, in calendar: CalendarRecord.ID
  ) throws(StoreError) -> Int {
    let statement = try prepare(range.lateness == nil ? .countTasks : .countLateTasks)
    try statement.bind(range, in: calendar)
    if let lateness = range.lateness { try statement.bind(lateness) }
    return try statement.step() ? Int(statement.integer(0)) : 0
  }

  func tasks(
    dated form: TaskDateForm, in seconds: Range<Int64>, in calendar: CalendarRecord.ID, limit: Int
  ) throws(StoreError) -> [ObjectRecord.ID] {
    let statement = try prepare(.datedTasks)
    try statement.bind(calendar.rawValue, at: 1)
    try statement.bind(form.rawValue, at: 2)
    try statement.bind(seconds.lowerBound, at: 3)
    try statement.bind(seconds.upperBound, at: 4)
    try statement.bind(Int64(max(limit, 0)), at: 5)
    return try ids(statement)
  }

  func subtasks(
    of uid: String, in calendar: CalendarRecord.ID
  ) throws(StoreError) -> [ObjectRecord.ID] {
    let statement = try prepare(.subtasks)
    try statement.bind(calendar.rawValue, at: 1)
    try statement.bind(uid, at: 2)
    return try ids(statement)
  }

  func tasks(
    containing folded: String, in calendar: CalendarRecord.ID, limit: Int
  ) throws(StoreError) -> [ObjectRecord.ID] {
    let statement = try prepare(.matchingTasks)
    try statement.bind(calendar.rawValue, at: 1)
    try statement.bind(folded, at: 2)
    try statement.bind(Int64(max(limit, 0)), at: 3)
    return try ids(statement)
  }

  private func ids(_ statement: borrowing Statement) throws(StoreError) -> [ObjectRecord.ID] {
    var ids: [ObjectRecord.ID] = []
    while try statement.step() { ids.append(.init(statement.integer(0))) }
    return ids
  }
}

/// The counts of tasks by stretches of time.
enum TaskTally {
  /// A bucket is 2¹⁶ seconds, about 18 hours. The triggers of the schema say the same.
  static let bits: Int64 = 16
}

extension Statement {
  /// Binds a range as the statements about tasks number it.
  fileprivate borrowing func bind(
    _ range: TaskRange, in calendar: CalendarRecord.ID
  ) throws(StoreError) {
    try bind(calendar.rawValue, at: 1)
    try bind(range.status.rawValue, at: 2)
    try bind(range.stream.rawValue, at: 3)
    try bind(range.seconds.lowerBound, at: 4)
    try bind(range.seconds.upperBound, at: 5)
  }

  fileprivate borrowing func bind(_ lateness: TaskRange.Lateness) throws(StoreError) {
    try bind(lateness.civil, at: 7)
    try bind(lateness.instant, at: 8)
    try bind(lateness.isLate, at: 9)
  }
}

extension SQLiteStore: TaskReading {
  /// What is kept beside tasks.
  public var tasks: any TaskReading { self }

  /// The first tasks of a range, in order.
  public func taskKeys(
    _ range: TaskRange, in calendar: CalendarRecord.ID, limit: Int
  ) throws(StoreError) -> [TaskKey] {
    try read { connection throws(StoreError) in
      try connection.taskKeys(range, in: calendar, limit: limit)
    }
  }

  /// How many tasks a range has.
  public func taskCount(
    _ range: TaskRange, in calendar: CalendarRecord.ID
  ) throws(StoreError) -> Int {
    try read { connection throws(StoreError) in try connection.taskCount(range, in: calendar) }
  }

  /// The tasks whose date in a form is in a range.
  public func tasks(
    dated form: TaskDateForm, in seconds: Range<Int64>, in calendar: CalendarRecord.ID, limit: Int
  ) throws(StoreError) -> [ObjectRecord.ID] {
    try read { connection throws(StoreError) in
      try connection.tasks(dated: form, in: seconds, in: calendar, limit: limit)
    }
  }

  /// The parts of a task.
  public func subtasks(
    of uid: String, in calendar: CalendarRecord.ID
  ) throws(StoreError) -> [ObjectRecord.ID] {
    try read { connection throws(StoreError) in try connection.subtasks(of: uid, in: calendar) }
  }

  /// The tasks in which a folded text stands.
  public func tasks(
    containing folded: String, in calendar: CalendarRecord.ID, limit: Int
  ) throws(StoreError) -> [ObjectRecord.ID] {
    try read { connection throws(StoreError) in
      try connection.tasks(containing: folded, in: calendar, limit: limit)
    }
  }
}

extension SQLiteTransaction: TaskReading {
  var tasks: any TaskReading { self }

  func taskKeys(
    _ range: TaskRange, in calendar: CalendarRecord.ID, limit: Int
  ) throws(StoreError) -> [TaskKey] {
    try checkState()
    return try connection.taskKeys(range, in: calendar, limit: limit)
  }

  func taskCount(
    _ range: TaskRange, in calendar: CalendarRecord.ID
  ) throws(StoreError) -> Int {
    try checkState()
    return try connection.taskCount(range, in: calendar)
  }

  func tasks(
    dated form: TaskDateForm, in seconds: Range<Int64>, in calendar: CalendarRecord.ID, limit: Int
  ) throws(StoreError) -> [ObjectRecord.ID] {
    try checkState()
    return try connection.tasks(dated: form, in: seconds, in: calendar, limit: limit)
  }

  func subtasks(
    of uid: String, in calendar: CalendarRecord.ID
  ) throws(StoreError) -> [ObjectRecord.ID] {
    try checkState()
    return try connection.subtasks(of: uid, in: calendar)
  }

  func tasks(
    containing folded: String, in calendar: CalendarRecord.ID, limit: Int
  ) throws(StoreError) -> [ObjectRecord.ID] {
    try checkState()
    return try connection.tasks(containing: folded, in: calendar, limit: limit)
  }
}
