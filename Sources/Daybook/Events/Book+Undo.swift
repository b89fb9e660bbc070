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
  /// - Returns: the number of the new act, which can be taken back as well.
  @discardableResult
  public func undo(act: Int64, time: Int64) throws(UndoError) -> Int64 {
    let result: Result<Int64, UndoError>
    do {
      result = try store.transaction(durability: .full, time: time) {
        transaction throws(StoreError) in
        let changes = try transaction.changes(ofAct: act)
        let calendarChanges = try transaction.calendarChanges(ofAct: act)
        guard !changes.isEmpty || !calendarChanges.isEmpty else {
          return .failure(.unknownAct(act))
        }
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
        return transaction.act.map { .success($0) } ?? .failure(.changedSince)
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
    guard let textBefore = change.textBefore else {
      try transaction.apply([.delete(change.objectID, revision: change.revision)])
      return
    }
    try transaction.apply([
      .update(
        change.objectID, revision: change.revision, calendar: change.calendarID, text: textBefore,
        index: index(of: EventObject(text: textBefore)))
    ])
  }
}
