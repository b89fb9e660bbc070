import CalendarCore
import ICalendar

extension TaskDraft {
  /// The most tags.
  public static let tagLimit = 100
  /// The most characters (Unicode scalars) in a tag.
  public static let tagLength = 100

  /// Reads the draft.
  ///
  /// - Parameters:
  ///   - old: what the task says so far; its date may be one that could not be typed.
  ///   - isKnownZone: whether a zone of this name can be used.
  /// - Throws: every field that is wrong.
  func content(
    over old: TaskContent?, isKnownZone: (String) -> Bool
  ) throws(TaskProblems) -> TaskContent {
    var problems: [Field: Problem] = [:]
    var content = TaskContent(title: EventDraft.oneLine(title))
    content.notes = EventDraft.withoutControls(notes)
    if content.title.isEmpty { problems[.title] = .missing }
    if content.title.unicodeScalars.count > EventDraft.lineLimit {
      problems[.title] = .tooLong(limit: EventDraft.lineLimit)
    }
    if content.notes.unicodeScalars.count > EventDraft.notesLimit {
      problems[.notes] = .tooLong(limit: EventDraft.notesLimit)
    }
    content.status = word(status, old?.status ?? .notStarted, .status, &problems) {
      TaskStatus(name: $0)
    }
    content.priority = word(priority, .none, .priority, &problems) { TaskPriority(name: $0) }
    content.tags = EntryDraft.tags(tags)
    if content.tags != old?.tags {
      if content.tags.contains(where: { $0.unicodeScalars.count > TaskDraft.tagLength }) {
        problems[.tags] = .tooLong(limit: TaskDraft.tagLength)
      }
      if content.tags.count > TaskDraft.tagLimit {
        problems[.tags] = .tooMany(limit: TaskDraft.tagLimit)
      }
    }
    content.due = due(over: old?.due, isKnownZone: isKnownZone, &problems)
    content.planned = planned.isEmpty ? nil : TaskDraft.day(planned, .planned, &problems)
    if let due = content.due?.civil.day, let day = content.planned {
      if due < day, old.map({ $0.due != content.due || $0.planned != day }) ?? true {
        problems[.dueDate] = .dueBeforePlanned(earliest: day)
      }
      // To do something on the day on which it is due needs no plan.
      if due == day { content.planned = nil }
    }
    content.repetition = repetition(of: content, over: old?.repetition, &problems)
    content.parent = parent.isEmpty ? nil : EventDraft.oneLine(parent)
    content.order = old?.order
    guard problems.isEmpty else { throw TaskProblems(problems) }
    return content
  }

  private func word<Value>(
    _ text: String, _ usual: Value, _ field: Field, _ problems: inout [Field: Problem],
    _ read: (String) -> Value?
  ) -> Value {
    guard !text.isEmpty else { return usual }
    if let value = read(text) { return value }
    problems[field] = .unknownWord(text)
    return usual
  }

  private func due(
    over old: DateTimeValue?, isKnownZone: (String) -> Bool, _ problems: inout [Field: Problem]
  ) -> DateTimeValue? {
    let zone = EventDraft.oneLine(self.zone)
    guard !dueDate.isEmpty else {
      if !dueTime.isEmpty { problems[.dueDate] = .timeWithoutDate }
      return nil
    }
    guard let day = TaskDraft.day(dueDate, .dueDate, &problems) else { return nil }
    guard !dueTime.isEmpty else { return .date(day) }
    guard let time = try? TimeOfDay(iso: dueTime) else {
      problems[.dueTime] = .unreadableTime(dueTime)
      return nil
    }
    let civil = CivilDateTime(day: day, time: time)
    switch zone {
    case "": return .floating(civil)
    case "UTC": return .utc(civil)
    default:
      // A zone that only the task itself knows can be kept.
      guard zone == old?.tzid || isKnownZone(zone) else {
        problems[.zone] = .unknownZone(zone)
        return nil
      }
      return .zoned(civil, tzid: zone)
    }
  }

  private func repetition(
    of content: TaskContent, over old: TaskRepetition?, _ problems: inout [Field: Problem]
  ) -> TaskRepetition? {
    guard !repeats.isEmpty else { return nil }
    let base = word(repeatsFrom, TaskRepetition.Base.due, .repeatsFrom, &problems) {
      TaskRepetition.Base(rawValue: $0)
    }
    // What a file brought is kept, also where it could not be typed.
    if let old, old.text == repeats { return TaskRepetition(old.rule, from: base) }
    guard let rule = TaskRepetition.rule(reading: repeats) else {
      problems[.repeats] = .unreadableRepetition(repeats)
      return nil
    }
    guard let start = content.due ?? content.planned.map({ .date($0) }) else {
      if problems[.dueDate] == nil, problems[.planned] == nil, problems[.dueTime] == nil {
        problems[.repeats] = .repetitionNeedsDate
      }
      return nil
    }
    if rule.matchesNothing(startingAt: start) { problems[.repeats] = .repetitionMatchesNothing }
    return TaskRepetition(rule, from: base)
  }

  private static func day(
    _ text: String, _ field: Field, _ problems: inout [Field: Problem]
  ) -> Day? {
    do {
      let day = try Day(iso: EventDraft.oneLine(text))
      // Files have no digits for other years (RFC 5545 §3.3.4).
      if (0...9998).contains(day.year) { return day }
      problems[field] = .noSuchDay(text)
    } catch .unreadable {
      problems[field] = .unreadableDate(text)
    } catch {
      problems[field] = .noSuchDay(text)
    }
    return nil
  }
}
