import CalendarCore

/// Why a calendar was not made, changed or deleted.
public enum CalendarChangeError: Error, Sendable {
  /// A field is wrong.
  case problems(CalendarDraft.Problems)
  /// There is no such calendar (any more).
  case missing
  /// It holds something, and only an empty calendar was to be deleted.
  case holds(ObjectCounts)
  /// The store refused or failed.
  case store(StoreError)
}

extension Book {
  /// Makes an empty calendar at the end of the order.
  ///
  /// - Parameter time: now, in seconds since the epoch.
  /// - Returns: the number of the act, for undoing.
  public func createCalendar(
    _ draft: CalendarDraft, time: Int64
  ) throws(CalendarChangeError) -> Int64? {
    try createCalendar(draft, header: "", time: time)
  }

  /// Makes an empty calendar whose header is given.
  func createCalendar(
    _ draft: CalendarDraft, header: String, time: Int64
  ) throws(CalendarChangeError) -> Int64? {
    try changing(time) { transaction throws(StoreError) in
      switch draft.fields(beside: try transaction.calendars()) {
      case .failure(let problems): return .failure(.problems(problems))
      case .success(let fields):
        _ = try transaction.createCalendar(
          name: fields.name, hue: fields.hue.name, header: header)
        return .success(transaction.act)
      }
    }
  }

  /// Gives a calendar another name and hue. All else about it stays.
  public func changeCalendar(
    _ id: CalendarRecord.ID, to draft: CalendarDraft, time: Int64
  ) throws(CalendarChangeError) {
    try changing(time) {
      (transaction) throws(StoreError) -> Result<Void, CalendarChangeError> in
      let calendars = try transaction.calendars()
      guard var calendar = calendars.first(where: { $0.id == id }) else {
        return .failure(.missing)
      }
      switch draft.fields(beside: calendars.filter { $0.id != id }) {
      case .failure(let problems): return .failure(.problems(problems))
      case .success(let fields):
        calendar.name = fields.name
        calendar.hue = fields.hue.name
        try transaction.updateCalendar(calendar)
        return .success(())
      }
    }
  }

  /// Deletes a calendar with all it holds, as one act that can be undone.
  ///
  /// - Parameter onlyIfEmpty: whether to refuse with ``CalendarChangeError/holds(_:)`` when it holds
  ///   anything.
  /// - Returns: the number of the act, for undoing.
  public func deleteCalendar(
    _ id: CalendarRecord.ID, onlyIfEmpty: Bool, time: Int64
  ) throws(CalendarChangeError) -> Int64? {
    try changing(time) { transaction throws(StoreError) in
      guard try transaction.calendars().contains(where: { $0.id == id }) else {
        return .failure(.missing)
      }
      if onlyIfEmpty, let counts = try transaction.objectCounts()[id], counts.total > 0 {
        return .failure(.holds(counts))
      }
      try transaction.deleteCalendar(id)
      return .success(transaction.act)
    }
  }

  private func changing<Value>(
    _ time: Int64,
    _ body: (any StoreTransaction) throws(StoreError) -> Result<Value, CalendarChangeError>
  ) throws(CalendarChangeError) -> Value {
    let result: Result<Value, CalendarChangeError>
    do {
      result = try store.transaction(durability: .full, time: time, body)
    } catch {
      switch error {
      case .missingCalendar: throw .missing
      default: throw .store(error)
      }
    }
    return try result.get()
  }
}
