/// A task: what is to be done, until which day, and how far it is.
public struct CalendarTask: Hashable, Sendable, Identifiable {
  /// How far a task is.
  public enum Status: UInt8, CaseIterable, Hashable, Sendable {
    /// Nothing is done yet.
    case notStarted
    /// It is being worked on.
    case inProgress
    /// It is done.
    case complete
  }

  /// What tells the task from others.
  public var id: String
  /// What is to be done.
  public var title: String
  /// The last day on which it is in time, or nil. A date, not a moment: it has no hour and no zone.
  public var due: Day?
  /// How far it is.
  public var status: Status

  /// Makes a task.
  public init(id: String, title: String = "", due: Day? = nil, status: Status = .notStarted) {
    self.id = id
    self.title = title
    self.due = due
    self.status = status
  }

  /// Whether its day is over and it is not done: from the day after ``due`` on.
  public func isOverdue(today: Day) -> Bool {
    guard let due, status != .complete else { return false }
    return DayTense(of: due, today: today) == .past
  }

  /// The task over its day on the page of a calendar, or nil without a day. It is moved there as any
  /// item is: ``moved(by:)`` reads the drop.
  public var item: CalendarItem? {
    due.map { CalendarItem(uid: id, title: title, days: DaySpan(start: $0, count: 1)) }
  }

  /// The task after its item was dropped on another day.
  public func moved(by move: ItemMove) -> CalendarTask {
    var task = self
    if move.uid.utf8.elementsEqual(id.utf8) { task.due = move.to.days.start }
    return task
  }
}

/// Which days a task can be given.
public enum TaskDates: Hashable, Sendable {
  /// Any.
  case any
  /// Today and later days.
  case fromToday
  /// Today and earlier days.
  case throughToday
  /// The days within bounds.
  case within(DateBounds)

  /// The days as bounds.
  public func bounds(today: Day) -> DateBounds {
    switch self {
    case .any: .unbounded
    case .fromToday: DateBounds(uncheckedMinimum: today, maximum: nil)
    case .throughToday: DateBounds(uncheckedMinimum: nil, maximum: today)
    case .within(let bounds): bounds
    }
  }
}
