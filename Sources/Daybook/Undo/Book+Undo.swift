import ICalendar

/// Why an act could not be taken back.
public enum UndoError: Error, Sendable {
  /// There is no such act.
  case unknownAct(Int64)
  /// Something it changed was changed again since.
  case changedSince
  /// The name of the calendar to bring back was given to another one meanwhile.
  case calendarNameTaken(String)
  /// The store refused or failed.
  case store(StoreError)
}

extension Book {
  /// Takes an act back as one new act: what it made is deleted, what it changed is as before, what it
  /// deleted is there again. All of it, or nothing; but a calendar it made stays when it holds
  /// something else by now.
  ///
  /// Taking back an act that undid another one redoes that one. What was changed since stands in the
  /// way, unless that was taken back as well.
  ///
  /// - Returns: the number of the new act, which can be taken back as well.
  @discardableResult
  public func undo(act: Int64, time: Int64) throws(UndoError) -> Int64 {
    try reversing(time: time) { transaction throws(StoreError) in
      .success(try transaction.acts.reversal(act) ?? Reversal(act: act, root: act, isUndone: false))
    }
  }

  /// Takes back the latest act that is in effect.
  ///
  /// - Returns: that act, or nil when there is none.
  public func undoLatest(time: Int64) throws(UndoError) -> Int64? {
    try reversingLatest(time: time) { transaction throws(StoreError) in
      try transaction.acts.latestInEffect(before: .max)
    }
  }

  /// Brings back the act that was taken back last, as long as nothing else was changed since.
  ///
  /// - Returns: that act, or nil when there is none.
  public func redoLatest(time: Int64) throws(UndoError) -> Int64? {
    try reversingLatest(time: time) { transaction throws(StoreError) in
      try transaction.acts.latestUndone()
    }
  }

  private func reversingLatest(
    time: Int64, _ find: (any StoreTransaction) throws(StoreError) -> Reversal?
  ) throws(UndoError) -> Int64? {
    // Which act it is must be found where it is taken back: two windows may press at once.
    var root: Int64?
    do throws(UndoError) {
      try reversing(time: time) { transaction throws(StoreError) in
        let found = try find(transaction)
        root = found?.root
        return found.map { .success($0) } ?? .failure(.unknownAct(0))
      }
    } catch {
      if case .unknownAct = error, root == nil { return nil }
      throw error
    }
    return root
  }

  @discardableResult
  private func reversing(
    time: Int64,
    _ find: (any StoreTransaction) throws(StoreError) -> Result<Reversal, UndoError>
  ) throws(UndoError) -> Int64 {
    let result: Result<Int64, UndoError>
    do {
      result = try store.transaction(durability: .full, time: time) {
        transaction throws(StoreError) in
        let wanted: Reversal
        switch try find(transaction) {
        case .success(let found): wanted = found
        case .failure(let error): return .failure(error)
        }
        let latest = try transaction.acts.latestReversal(of: wanted.root)
        // Of a chain only the last act describes the present; an earlier one means the same when it
        // left the same state.
        guard latest?.isUndone ?? false == wanted.isUndone else { return .failure(.changedSince) }
        let act = latest?.act ?? wanted.root
        guard try takeBack(act, transaction) else { return .failure(.unknownAct(act)) }
        guard let made = transaction.act else { return .failure(.changedSince) }
        try transaction.acts.record(
          Reversal(act: made, root: wanted.root, isUndone: !wanted.isUndone))
        return .success(made)
      }
    } catch {
      switch error {
      case .conflict, .duplicateUID, .missingObject, .missingCalendar: throw .changedSince
      case .duplicateCalendar(let name): throw .calendarNameTaken(name)
      default: throw .store(error)
      }
    }
    return try result.get()
  }

  /// Takes back what one act did. Returns whether there is such an act.
  private func takeBack(
    _ act: Int64, _ transaction: any StoreTransaction
  ) throws(StoreError) -> Bool {
    let changes = try transaction.changes(ofAct: act)
    let calendarChanges = try transaction.calendarChanges(ofAct: act)
    guard !changes.isEmpty || !calendarChanges.isEmpty else { return false }
    // The latest first. A deleted calendar was the last to go, so it is the first to be back.
    var rest = changes[...]
    for calendarChange in calendarChanges.reversed() {
      while let change = rest.last, change.revision > calendarChange.revision {
        try takeBack(change, transaction)
        rest.removeLast()
      }
      try takeBack(calendarChange, transaction)
    }
    for change in rest.reversed() { try takeBack(change, transaction) }
    return true
  }

  private func takeBack(
    _ change: CalendarChangeRecord, _ transaction: any StoreTransaction
  ) throws(StoreError) {
    let id = change.calendar.id
    guard change.existsAfter else { return try transaction.restoreCalendar(change.calendar) }
    guard try transaction.calendars().contains(where: { $0.id == id }),
      try transaction.objectCounts()[id] == nil
    else { return }
    try transaction.deleteCalendar(id)
  }

  private func takeBack(
    _ change: ChangeRecord, _ transaction: any StoreTransaction
  ) throws(StoreError) {
    guard change.existsAfter else {
      let before = EventObject(text: change.textBefore ?? "")
      try transaction.restore(change, index: index(of: before))
      return
    }
    let revision = try presentRevision(of: change, transaction)
    guard let textBefore = change.textBefore else {
      try transaction.apply([.delete(change.objectID, revision: revision)])
      return
    }
    try transaction.apply([
      .update(
        change.objectID, revision: revision, calendar: change.calendarID, text: textBefore,
        index: index(of: EventObject(text: textBefore)))
    ])
  }

  /// The revision of an object that is now as a change left it.
  ///
  /// Later acts of one chain come to nothing together when there is an even number of them: each took
  /// back the one before. If any is left over, the object is not as the change left it, and the
  /// change's own revision makes the store refuse.
  private func presentRevision(
    of change: ChangeRecord, _ transaction: any StoreTransaction
  ) throws(StoreError) -> Int64 {
    guard let object = try transaction.object(change.objectID), object.revision != change.revision
    else { return change.revision }
    var isOdd: [Int64: Bool] = [:]
    for act in try transaction.acts.acts(changing: change.objectID, after: change.revision)
    where act != change.act && act != transaction.act {
      let root = try transaction.acts.reversal(act)?.root ?? act
      isOdd[root, default: false].toggle()
    }
    return isOdd.values.contains(true) ? change.revision : object.revision
  }
}

extension ActReading {
  /// The latest act of its own, no reversal, that is in effect, of those begun before a revision: as
  /// the reversal that it would take to be where we are.
  func latestInEffect(before revision: Int64) throws(StoreError) -> Reversal? {
    var bound = revision
    while let act = try latestAct(before: bound) {
      bound = act
      guard try reversal(act) == nil else { continue }
      if try latestReversal(of: act)?.isUndone != true {
        return Reversal(act: act, root: act, isUndone: false)
      }
    }
    return nil
  }

  /// The latest undoing that can be redone: no act of its own came after it.
  func latestUndone() throws(StoreError) -> Reversal? {
    var bound = Int64.max
    while let act = try latestAct(before: bound) {
      bound = act
      guard let reversal = try reversal(act) else {
        if try latestReversal(of: act)?.isUndone != true { return nil }
        continue
      }
      if reversal.isUndone, try latestReversal(of: reversal.root) == reversal { return reversal }
    }
    return nil
  }
}
