import CalendarCore

/// What a store keeps beside a task, so that lists cost what they show. All of it follows from the
/// task's text and can be rebuilt.
public struct TaskIndex: Hashable, Sendable {
  /// How far it is.
  public var status: TaskStatus
  /// Which list it is found in, and what `last` means there.
  public var stream: TaskStream
  /// Its place in the stream: the last second that is not late. Of a day its last second. Of a closed
  /// task the second in which it was closed, negative, so that the latest comes first.
  public var last: Int64
  /// What `dateLast` is; nil for a task without a date.
  public var dateForm: TaskDateForm?
  /// The last second of when it is due, or else planned, whatever its status; in seconds as the form
  /// says.
  public var dateLast: Int64
  /// Its place among tasks of the same second: priority, then the order that people gave.
  public var rank: Int64
  /// The UID of the task that it is a part of.
  public var parent: String?
  /// All that can be found by words, folded.
  public var searchText: String

  /// An index of a task that says nothing.
  public init() {
    status = .notStarted
    stream = .undated
    last = 0
    dateLast = 0
    rank = 0
    searchText = ""
  }
}

/// The lists that a store keeps tasks in; each task is in one.
public enum TaskStream: Int64, Hashable, Sendable, CaseIterable {
  /// Open and due on a day or at a time of whoever looks: seconds as if UTC.
  case due = 0
  /// Open and due at a point in time: seconds since the epoch.
  case dueAtInstant = 1
  /// Open and planned for a day before it is due, or without being due: seconds as if UTC.
  case planned = 2
  /// Open, without any date.
  case undated = 3
  /// Complete or cancelled: seconds since the epoch, negative.
  case closed = 4
  /// Open, without any date, and part of an open task, with which it is shown. The store decides
  /// between this and ``undated``, as it depends on another task.
  case nested = 5
}

/// What the date of a task is.
public enum TaskDateForm: Int64, Hashable, Sendable {
  /// Due, in seconds as if UTC.
  case due = 0
  /// Due, in seconds since the epoch.
  case dueAtInstant = 1
  /// Only planned, in seconds as if UTC.
  case planned = 2
}

/// Where a task stands in a list.
public struct TaskKey: Hashable, Sendable {
  /// The task.
  public var id: ObjectRecord.ID
  /// Its stream.
  public var stream: TaskStream
  /// As in ``TaskIndex/last``.
  public var last: Int64
  /// As in ``TaskIndex/rank``.
  public var rank: Int64

  /// Makes a key.
  public init(id: ObjectRecord.ID, stream: TaskStream, last: Int64, rank: Int64) {
    self.id = id
    self.stream = stream
    self.last = last
    self.rank = rank
  }
}

/// A part of a stream: tasks of one status with a last second in a range.
public struct TaskRange: Hashable, Sendable {
  /// Whether the due date is over at a moment, on both kinds of clock.
  public struct Lateness: Hashable, Sendable {
    /// The moment, in seconds as if UTC.
    public var civil: Int64
    /// The moment, in seconds since the epoch.
    public var instant: Int64
    /// Whether tasks are wanted whose due date is over; else those whose is not, or that have none.
    public var isLate: Bool
  }

  /// The status.
  public var status: TaskStatus
  /// The stream.
  public var stream: TaskStream
  /// Half-open, of ``TaskIndex/last``.
  public var seconds: Range<Int64>
  /// Only tasks that are late, or only those that are not; nil for both.
  public var lateness: Lateness?

  /// Makes a range.
  public init(
    _ status: TaskStatus, _ stream: TaskStream, _ seconds: Range<Int64> = .min..<(.max),
    lateness: Lateness? = nil
  ) {
    self.status = status
    self.stream = stream
    self.seconds = seconds
    self.lateness = lateness
  }
}

/// The questions about tasks that a store answers from what it keeps beside their texts.
///
/// The rows are written in the transaction that writes the task.
public protocol TaskReading {
  /// The first tasks of a range, in order. Cost follows the tasks returned, and with a lateness the
  /// tasks of the range.
  func taskKeys(
    _ range: TaskRange, in calendar: CalendarRecord.ID, limit: Int
  ) throws(StoreError) -> [TaskKey]

  /// How many tasks a range has. Cost follows the days of the range that have tasks and not their
  /// number, but with a lateness the tasks.
  func taskCount(_ range: TaskRange, in calendar: CalendarRecord.ID) throws(StoreError) -> Int

  /// The tasks, of any status, whose date in a form is in a half-open range, in order of dates.
  func tasks(
    dated form: TaskDateForm, in seconds: Range<Int64>, in calendar: CalendarRecord.ID, limit: Int
  ) throws(StoreError) -> [ObjectRecord.ID]

  /// The parts of a task, of any status, in order.
  func subtasks(
    of uid: String, in calendar: CalendarRecord.ID
  ) throws(StoreError) -> [ObjectRecord.ID]

  /// The tasks in which a folded text stands, the open ones first. Cost follows the tasks of the
  /// calendar.
  func tasks(
    containing folded: String, in calendar: CalendarRecord.ID, limit: Int
  ) throws(StoreError) -> [ObjectRecord.ID]
}
