import CalendarCore
import ICalendar

/// What a task says.
public struct TaskContent: Hashable, Sendable {
  /// The title, on one line.
  public var title: String
  /// Anything else.
  public var notes: String
  /// How far it is.
  public var status: TaskStatus
  /// How urgent it is.
  public var priority: TaskPriority
  /// The tags, without a mark before them.
  public var tags: [String]
  /// When it is due: a date is due during that day, a time at that time.
  public var due: DateTimeValue?
  /// The day on which somebody means to do it; before the day on which it is due.
  public var planned: Day?
  /// How it comes again.
  public var repetition: TaskRepetition?
  /// The UID of the task that it is a part of.
  public var parent: String?
  /// The place among tasks of the same date and priority; nil for after those that have one.
  public var order: Int?

  /// Makes a content.
  public init(
    title: String, notes: String = "", status: TaskStatus = .notStarted,
    priority: TaskPriority = .none, tags: [String] = [], due: DateTimeValue? = nil,
    planned: Day? = nil, repetition: TaskRepetition? = nil, parent: String? = nil,
    order: Int? = nil
  ) {
    self.title = title
    self.notes = notes
    self.status = status
    self.priority = priority
    self.tags = tags
    self.due = due
    self.planned = planned
    self.repetition = repetition
    self.parent = parent
    self.order = order
  }

  /// The same on another due day, at the time that it has. A plan that would be later than that moves
  /// to the due day, which is the same as none.
  public func due(on day: Day) -> TaskContent {
    var moved = self
    moved.due = due.map { $0.withCivil(CivilDateTime(day: day, time: $0.civil.time)) } ?? .date(day)
    if let planned, planned >= day { moved.planned = nil }
    return moved
  }
}

/// A task as it is read.
public struct StoredTask: Hashable, Sendable {
  /// The stored object.
  public var record: ObjectRecord
  /// What it says.
  public var content: TaskContent
  /// When it was made, in seconds since the epoch; nil when nobody knows.
  public var created: Int64?
  /// When it was completed, in seconds since the epoch.
  public var completed: Int64?
  /// When it is due, in seconds since the epoch; nil for a date, a floating time or a zone nobody knows.
  public var dueInstant: Int64?

  /// Its key.
  public var id: ObjectRecord.ID { record.id }
  /// The number of its last change, which an edit names.
  public var revision: Int64 { record.revision }
  /// Its UID.
  public var uid: String { record.uid }

  /// Reads a stored object; nil when it is no task.
  init?(_ record: ObjectRecord, zones: SystemTimeZones) {
    guard record.index.kind == .task else { return nil }
    let object = EventObject(text: record.text)
    guard let todo = object.master else { return nil }
    self.record = record
    content = todo.taskContent
    created = todo.instant("CREATED")
    completed = todo.instant("COMPLETED")
    if let due = content.due {
      dueInstant = object.dueZone(of: content, zones: zones)?.resolve(due.civil).instant
    }
  }

  /// When it is due for somebody in a zone: the one reading of a due date that every page, list and
  /// answer uses.
  public func due(in zone: TimeZoneRules) -> (day: Day, time: TimeOfDay?)? {
    guard let due = content.due else { return nil }
    guard !due.isDate else { return (due.civil.day, nil) }
    guard let dueInstant else { return (due.civil.day, due.civil.time) }
    let civil = zone.civil(at: dueInstant)
    return (civil.day, civil.time)
  }

  /// The day on which a calendar shows it: when it is due, else when it is planned.
  public func day(in zone: TimeZoneRules) -> Day? { due(in: zone)?.day ?? content.planned }
}

extension EventObject {
  /// The rules of the zone of a due time.
  func dueZone(of content: TaskContent, zones: SystemTimeZones) -> TimeZoneRules? {
    guard let due = content.due, !due.isDate else { return nil }
    let own = due.tzid == nil ? [:] : ownZones(besides: zones)
    return due.rules { zones.rules(named: $0) ?? own[$0] }
  }
}
