import CalendarCore
import Daybook

extension Surroundings {
  /// The moment and the day by which tasks are looked at.
  func taskClock(_ arguments: Arguments) throws(CommandFailure) -> TaskClock {
    let zone = try zone(arguments).rules
    return TaskClock(now: now, today: try today(arguments, zone: zone), zone: zone)
  }
}

extension Arguments {
  /// The tasks that the operands name.
  var tasks: [TaskReference] {
    get throws(CommandFailure) {
      var references: [TaskReference] = []
      for text in operands {
        guard let number = Int64(text) else {
          throw .usage("\"\(text)\" is not a number. `daybook task list` shows the numbers.")
        }
        references.append(TaskReference(ObjectRecord.ID(number)))
      }
      return references
    }
  }
}

extension TaskDraft {
  /// Takes over what the options name.
  mutating func change(
    by arguments: Arguments, _ book: Book, _ surroundings: Surroundings
  ) throws(CommandFailure) {
    if let due = arguments.value("due") {
      dueDate = due
      if due.isEmpty { (dueTime, zone) = ("", "") }
    }
    if let time = arguments.value("time") {
      if dueTime.isEmpty || arguments.value("zone") != nil {
        zone = try surroundings.zone(arguments).name
      }
      dueTime = time
    }
    if let planned = arguments.value("planned") { self.planned = planned }
    if let priority = arguments.value("priority") { self.priority = priority }
    if !arguments.all("tag").isEmpty { tags = arguments.all("tag").filter { !$0.isEmpty } }
    if let notes = arguments.value("notes") { self.notes = notes }
    if let text = arguments.value("repeat") { repeats = text }
    if let from = arguments.value("repeat-from") { repeatsFrom = from }
    if let text = arguments.value("part-of") {
      guard !text.isEmpty else {
        parent = ""
        return
      }
      guard let number = Int64(text) else {
        throw .usage("--part-of takes the number of a task, not \"\(text)\".")
      }
      let whole = try refusing { () throws(StoreError) in try book.task(ObjectRecord.ID(number)) }
      guard let whole else {
        throw .refused("There is no task \(number). `daybook task list` shows the numbers.")
      }
      parent = whole.uid
    }
    if let name = arguments.value("calendar") {
      calendar = try book.calendars(named: name).first?.id
    }
  }
}

/// The result of a change, with its refusal in words.
func changingTasks<Value>(
  _ body: () throws(TaskChangeError) -> Value
) throws(CommandFailure) -> Value {
  do { return try body() } catch {
    switch error {
    case .problems(let problems): throw failure(problems)
    case .conflict: throw .refused("A task was changed elsewhere meanwhile. Try again.")
    case .missing:
      throw .refused("There is no such task. `daybook task list` shows what there is.")
    case .store(let error): throw .refused("\(error).")
    }
  }
}

private func failure(_ problems: TaskProblems) -> CommandFailure {
  var lines: [String] = []
  var isWrongUse = false
  for field in TaskDraft.Field.allCases {
    guard let problem = problems.byField[field] else { continue }
    let words =
      switch problem {
      case .missing: "Something is needed here."
      case .unknownCalendar: "There is no such calendar. `daybook calendars` shows what there is."
      default: Strings(.english).message(problem, labels: LocaleLabels(.english))
      }
    lines.append("\(option(of: field)): \(words)")
    switch problem {
    case .unknownCalendar, .alreadyInCalendar, .unknownParent, .parentIsPart, .hasParts: break
    default: isWrongUse = true
    }
  }
  let text = lines.joined(separator: "\n")
  return isWrongUse ? .usage(text) : .refused(text)
}

private func option(of field: TaskDraft.Field) -> String {
  switch field {
  case .title: "The title"
  case .dueDate: "--due"
  case .dueTime: "--time"
  case .zone: "--zone"
  case .planned: "--planned"
  case .status: "--status"
  case .priority: "--priority"
  case .tags: "--tag"
  case .notes: "--notes"
  case .repeats: "--repeat"
  case .repeatsFrom: "--repeat-from"
  case .calendar: "--calendar"
  case .parent: "--part-of"
  }
}
