/// One line of the log of calendars: that one was made, brought back or deleted.
///
/// A new name, hue or visibility is no line of its own.
public struct CalendarChangeRecord: Hashable, Sendable {
  /// The change's number, from the same sequence as ``ChangeRecord/revision``.
  public var revision: Int64
  /// The number of the act, as in ``ChangeRecord/act``.
  public var act: Int64
  /// When, in seconds since the epoch.
  public var time: Int64
  /// Whether the calendar existed after the change.
  public var existsAfter: Bool
  /// The calendar as it was made, or as it was when it was deleted.
  public var calendar: CalendarRecord

  /// Makes a record.
  public init(
    revision: Int64, act: Int64, time: Int64, existsAfter: Bool, calendar: CalendarRecord
  ) {
    self.revision = revision
    self.act = act
    self.time = time
    self.existsAfter = existsAfter
    self.calendar = calendar
  }
}

/// How many objects of each kind there are.
public struct ObjectCounts: Hashable, Sendable {
  /// Events, each series counted once.
  public var events = 0
  /// Tasks.
  public var tasks = 0
  /// Journal entries.
  public var entries = 0
  /// Ranges and challenges.
  public var ranges = 0
  /// Components of any other kind.
  public var others = 0

  /// Nothing.
  public init() {}

  /// Objects of all kinds.
  public var total: Int { events + tasks + entries + ranges + others }

  /// The number of objects of a kind.
  public subscript(kind: ObjectKind) -> Int {
    get {
      switch kind {
      case .event: events
      case .task: tasks
      case .entry: entries
      case .range: ranges
      case .other: others
      }
    }
    set {
      switch kind {
      case .event: events = newValue
      case .task: tasks = newValue
      case .entry: entries = newValue
      case .range: ranges = newValue
      case .other: others = newValue
      }
    }
  }
}
