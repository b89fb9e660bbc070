import CalendarCore

/// A task to be changed, as whoever changes it saw it.
public struct TaskReference: Hashable, Sendable {
  /// The task.
  public var id: ObjectRecord.ID
  /// The revision that was seen; nil to change whatever is there.
  public var revision: Int64?

  /// Makes a reference.
  public init(_ id: ObjectRecord.ID, revision: Int64? = nil) {
    self.id = id
    self.revision = revision
  }

  /// The task as it was read.
  public init(_ task: StoredTask) { self.init(task.id, revision: task.revision) }
}

/// A change that is made to any number of tasks at once.
public enum TaskChange: Hashable, Sendable {
  /// Another status. A task that repeats and is completed comes again.
  case status(TaskStatus)
  /// Another due day, with the time it has; nil for none, which ends a repetition as well.
  case due(Day?)
  /// Another planned day, or none.
  case planned(Day?)
  /// Every date so many days later, or earlier.
  case shift(days: Int)
  /// Another priority.
  case priority(TaskPriority)
  /// One more tag.
  case addTag(String)
  /// A tag less.
  case removeTag(String)
  /// Another list. Parts go along with their task.
  case list(CalendarRecord.ID)
  /// Gone. Parts go along with their task.
  case delete
}

/// What a change of tasks made.
public struct TaskOutcome: Hashable, Sendable {
  /// The number of the act, for undoing; nil when everything was as wanted already.
  public var act: Int64?
  /// The tasks that were changed or made, parts and kept completions not counted.
  public var tasks: [ObjectRecord.ID] = []
  /// Those of them that were completed and have come again.
  public var repeated: [ObjectRecord.ID] = []
}

/// Why tasks were not changed; then none of them is.
public enum TaskChangeError: Error, Sendable {
  /// A field is wrong.
  case problems(TaskProblems)
  /// These were changed elsewhere meanwhile; this is what they are now.
  case conflict([StoredTask])
  /// There is no such task (any more).
  case missing
  /// The store refused or failed.
  case store(StoreError)

  init(_ error: StoreError) {
    switch error {
    case .missingObject: self = .missing
    case .missingCalendar: self = .problems(TaskProblems([.calendar: .unknownCalendar]))
    case .duplicateUID: self = .problems(TaskProblems([.calendar: .alreadyInCalendar]))
    default: self = .store(error)
    }
  }
}
