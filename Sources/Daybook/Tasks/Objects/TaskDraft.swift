import CalendarCore
import ICalendar

/// A task as somebody typed it: text as it came, kept so that a form can show it again.
public struct TaskDraft: Hashable, Sendable {
  /// The fields that can be wrong.
  public enum Field: String, Hashable, Sendable, CaseIterable {
    /// The title.
    case title
    /// The day on which it is due.
    case dueDate
    /// The time at which it is due.
    case dueTime
    /// The zone of that time.
    case zone
    /// The day for which it is planned.
    case planned
    /// How far it is.
    case status
    /// How urgent it is.
    case priority
    /// The tags.
    case tags
    /// The notes.
    case notes
    /// How it comes again.
    case repeats
    /// What the repetition counts from.
    case repeatsFrom
    /// The list, which is a calendar.
    case calendar
    /// The task that it is a part of.
    case parent
  }

  /// What is wrong with a field.
  public enum Problem: Error, Hashable, Sendable {
    /// Nothing was given where something is needed.
    case missing
    /// The text is not a date; a date looks like 2026-03-10.
    case unreadableDate(String)
    /// The text is a date that does not exist, or of a year without pages.
    case noSuchDay(String)
    /// The text is not a time; a time looks like 09:30.
    case unreadableTime(String)
    /// There is a time but no day.
    case timeWithoutDate
    /// It is due before the day for which it is planned; this is the earliest it may be due.
    case dueBeforePlanned(earliest: Day)
    /// No zone has this name.
    case unknownZone(String)
    /// The word is none of those that can be chosen.
    case unknownWord(String)
    /// The text is no repetition, or one that repeats within a day.
    case unreadableRepetition(String)
    /// It is to come again but has no date to count from.
    case repetitionNeedsDate
    /// The repetition names no date at all, such as 30 February.
    case repetitionMatchesNothing
    /// The text is longer than `limit` characters.
    case tooLong(limit: Int)
    /// There are more than `limit` tags.
    case tooMany(limit: Int)
    /// There is no such list.
    case unknownCalendar
    /// There is no such task to be a part of, or it is in another list.
    case unknownParent
    /// The task that it would be a part of is a part itself; there is one level.
    case parentIsPart
    /// It has parts itself and cannot be one; there is one level.
    case hasParts
    /// The list has this task already.
    case alreadyInCalendar
  }

  /// The title.
  public var title: String
  /// The due day as `YYYY-MM-DD`; empty for none.
  public var dueDate: String
  /// The due time as `HH:MM`; empty for none, which is due during the day.
  public var dueTime: String
  /// The IANA name of the time's zone; empty for floating.
  public var zone: String
  /// The planned day as `YYYY-MM-DD`; empty for none.
  public var planned: String
  /// The status by its name.
  public var status: String
  /// The priority by its name; empty for none.
  public var priority: String
  /// The tags.
  public var tags: [String]
  /// Anything else.
  public var notes: String
  /// The repetition, as ``TaskRepetition/text`` writes it; empty for none.
  public var repeats: String
  /// What it counts from; empty for the due date.
  public var repeatsFrom: String
  /// The list; nil for the usual one, or the one it is in.
  public var calendar: CalendarRecord.ID?
  /// The UID of the task that it is a part of; empty for none.
  public var parent: String

  /// Makes a draft.
  public init(
    title: String = "", dueDate: String = "", dueTime: String = "", zone: String = "",
    planned: String = "", status: String = "", priority: String = "", tags: [String] = [],
    notes: String = "", repeats: String = "", repeatsFrom: String = "",
    calendar: CalendarRecord.ID? = nil, parent: String = ""
  ) {
    self.title = title
    self.dueDate = dueDate
    self.dueTime = dueTime
    self.zone = zone
    self.planned = planned
    self.status = status
    self.priority = priority
    self.tags = tags
    self.notes = notes
    self.repeats = repeats
    self.repeatsFrom = repeatsFrom
    self.calendar = calendar
    self.parent = parent
  }

  /// The draft that says what a task says.
  public init(_ task: StoredTask) {
    let content = task.content
    self.init(
      title: content.title, planned: content.planned.map { "\($0)" } ?? "",
      status: content.status.name,
      priority: content.priority == .none ? "" : content.priority.name, tags: content.tags,
      notes: content.notes, repeats: content.repetition?.text ?? "",
      repeatsFrom: content.repetition?.base.rawValue ?? "", calendar: task.record.calendarID,
      parent: content.parent ?? "")
    guard let due = content.due else { return }
    dueDate = "\(due.civil.day)"
    guard !due.isDate else { return }
    dueTime = "\(due.civil.time)"
    zone = if case .utc = due { "UTC" } else { due.tzid ?? "" }
  }
}

/// All that is wrong with a draft, by field.
public struct TaskProblems: Error, Hashable, Sendable {
  /// The problems, at most one a field.
  public var byField: [TaskDraft.Field: TaskDraft.Problem]

  /// Wraps problems.
  public init(_ byField: [TaskDraft.Field: TaskDraft.Problem]) { self.byField = byField }
}
