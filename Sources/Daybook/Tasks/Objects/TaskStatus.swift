import ICalendar

/// How far a task is.
public enum TaskStatus: Int64, Hashable, Sendable, CaseIterable {
  /// NEEDS-ACTION.
  case notStarted = 0
  /// IN-PROCESS.
  case inProgress = 1
  /// COMPLETED.
  case completed = 2
  /// CANCELLED, which other programs set. It is kept and shown among the complete ones.
  case cancelled = 3

  /// The three that people choose from.
  public static let choices: [TaskStatus] = [.notStarted, .inProgress, .completed]

  /// Those of tasks that are still to be done.
  public static let open: [TaskStatus] = [.notStarted, .inProgress]

  /// Whether something is still to be done.
  public var isOpen: Bool { self == .notStarted || self == .inProgress }

  /// The word in forms, addresses, JSON and on the command line.
  public var name: String {
    switch self {
    case .notStarted: "not-started"
    case .inProgress: "in-progress"
    case .completed: "completed"
    case .cancelled: "cancelled"
    }
  }

  /// The status of a word.
  public init?(name: String) {
    guard let found = TaskStatus.allCases.first(where: { $0.name == name }) else { return nil }
    self = found
  }

  /// What a pressed box makes of it: complete, or to be done again.
  public var toggled: TaskStatus { isOpen ? .completed : .notStarted }

  /// STATUS in a file.
  var componentStatus: ComponentStatus {
    switch self {
    case .notStarted: .needsAction
    case .inProgress: .inProcess
    case .completed: .completed
    case .cancelled: .cancelled
    }
  }

  /// What a VTODO says: STATUS, else what COMPLETED and PERCENT-COMPLETE tell.
  init(_ component: Component) {
    switch component.status {
    case .needsAction: self = .notStarted
    case .inProcess: self = .inProgress
    case .completed: self = .completed
    case .cancelled: self = .cancelled
    default:
      let percent = component.percentComplete ?? 0
      if component.property("COMPLETED") != nil || percent == 100 {
        self = .completed
      } else {
        self = percent > 0 ? .inProgress : .notStarted
      }
    }
  }
}

/// How urgent a task is. In files 1…4 is high, 5 medium, 6…9 low and 0 none (RFC 5545 §3.8.1.9).
public enum TaskPriority: Int64, Hashable, Sendable, CaseIterable {
  /// Comes first.
  case high = 0
  /// Comes next.
  case medium = 1
  /// Comes after those.
  case low = 2
  /// Not said.
  case none = 3

  /// The word in forms, JSON and on the command line.
  public var name: String {
    switch self {
    case .high: "high"
    case .medium: "medium"
    case .low: "low"
    case .none: "none"
    }
  }

  /// The priority of a word.
  public init?(name: String) {
    guard let found = TaskPriority.allCases.first(where: { $0.name == name }) else { return nil }
    self = found
  }

  init(number: Int) {
    switch number {
    case 1...4: self = .high
    case 5: self = .medium
    case 6...9: self = .low
    default: self = .none
    }
  }

  /// PRIORITY in a file.
  var number: Int {
    switch self {
    case .high: 1
    case .medium: 5
    case .low: 9
    case .none: 0
    }
  }
}
