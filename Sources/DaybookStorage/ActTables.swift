import Daybook

extension Connection {
  func latestAct(before revision: Int64) throws(StoreError) -> Int64? {
    // Changes of objects and of calendars share one sequence, and an act may begin with either.
    let object = try number(.latestAct, for: revision)
    let calendar = try number(.latestCalendarAct, for: revision)
    guard let object, let calendar else { return object ?? calendar }
    return max(object, calendar)
  }

  func time(ofAct act: Int64) throws(StoreError) -> Int64? {
    if let time = try number(.timeOfAct, for: act) { return time }
    return try number(.timeOfCalendarAct, for: act)
  }

  private func number(_ query: Query, for key: Int64) throws(StoreError) -> Int64? {
    let statement = try prepare(query)
    try statement.bind(key, at: 1)
    return try statement.step() ? statement.integer(0) : nil
  }

  func reversal(_ act: Int64) throws(StoreError) -> Reversal? {
    try reversal(.reversal, act)
  }

  func latestReversal(of root: Int64) throws(StoreError) -> Reversal? {
    try reversal(.latestReversal, root)
  }

  private func reversal(_ query: Query, _ key: Int64) throws(StoreError) -> Reversal? {
    let statement = try prepare(query)
    try statement.bind(key, at: 1)
    guard try statement.step() else { return nil }
    return Reversal(
      act: statement.integer(0), root: statement.integer(1), isUndone: statement.integer(2) != 0)
  }
}

extension SQLiteStore: ActReading {
  /// What became of the acts of the change log.
  public var acts: any ActReading { self }

  /// The number of the latest act whose first change has a lower revision than `revision`.
  public func latestAct(before revision: Int64) throws(StoreError) -> Int64? {
    try read { connection throws(StoreError) in try connection.latestAct(before: revision) }
  }

  /// When an act was made, in seconds since the epoch.
  public func time(ofAct act: Int64) throws(StoreError) -> Int64? {
    try read { connection throws(StoreError) in try connection.time(ofAct: act) }
  }

  /// What an act reversed, or nil when it is a change of its own.
  public func reversal(_ act: Int64) throws(StoreError) -> Reversal? {
    try read { connection throws(StoreError) in try connection.reversal(act) }
  }

  /// The latest act that reversed `root`, or nil when none did.
  public func latestReversal(of root: Int64) throws(StoreError) -> Reversal? {
    try read { connection throws(StoreError) in try connection.latestReversal(of: root) }
  }
}

extension SQLiteTransaction: ActWriting {
  var acts: any ActWriting { self }

  func latestAct(before revision: Int64) throws(StoreError) -> Int64? {
    try checkState()
    return try connection.latestAct(before: revision)
  }

  func time(ofAct act: Int64) throws(StoreError) -> Int64? {
    try checkState()
    return try connection.time(ofAct: act)
  }

  func reversal(_ act: Int64) throws(StoreError) -> Reversal? {
    try checkState()
    return try connection.reversal(act)
  }

  func latestReversal(of root: Int64) throws(StoreError) -> Reversal? {
    try checkState()
    return try connection.latestReversal(of: root)
  }

  func record(_ reversal: Reversal) throws(StoreError) {
    try step { () throws(StoreError) in
      guard reversal.act == act else {
        throw .misuse("act \(reversal.act) is not the act of this transaction")
      }
      let statement = try connection.prepare(.insertReversal)
      try statement.bind(reversal.act, at: 1)
      try statement.bind(reversal.root, at: 2)
      try statement.bind(reversal.isUndone ? 1 : 0, at: 3)
      try statement.run()
    }
  }

  func acts(changing object: ObjectRecord.ID, after revision: Int64) throws(StoreError) -> [Int64] {
    try checkState()
    let statement = try connection.prepare(.actsOfObject)
    try statement.bind(object.rawValue, at: 1)
    try statement.bind(revision, at: 2)
    var acts: [Int64] = []
    while try statement.step() {
      // What an act did to an object stands together.
      let act = statement.integer(0)
      if acts.last != act { acts.append(act) }
    }
    return acts
  }
}
