import ICalendar

/// Why an act could not be taken back.
public enum UndoError: Error, Sendable {
  /// There is no such act.
  case unknownAct(Int64)
  /// Something it changed was changed again since.
  case changedSince
  /// The store refused or failed.
  case store(StoreError)
}

extension Book {
  /// Takes an act back as one new act: what it made is deleted, what it changed is as before, what it
  /// deleted is there again. All of it, or nothing.
  ///
  /// - Returns: the number of the new act, which can be taken back as well.
  @discardableResult
  public func undo(act: Int64, time: Int64) throws(UndoError) -> Int64 {
    let result: Result<Int64, UndoError>
    do {
      result = try store.transaction(durability: .full, time: time) {
        transaction throws(StoreError) in
        let changes = try transaction.changes(ofAct: act)
        guard !changes.isEmpty else { return .failure(.unknownAct(act)) }
        for change in changes.reversed() {
          try takeBack(change, transaction)
        }
        guard let newAct = transaction.act else { return .failure(.unknownAct(act)) }
        return .success(newAct)
      }
    } catch {
      switch error {
      case .conflict, .duplicateUID, .missingObject, .missingCalendar: throw .changedSince
      default: throw .store(error)
      }
    }
    return try result.get()
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
