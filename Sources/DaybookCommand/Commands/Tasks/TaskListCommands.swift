import CalendarCore
import Daybook
import ICalendar

extension Command {
  /// `daybook task list`
  static let listTasks = Command(
    spec: CommandSpec(
      name: "task list", summary: "Lists tasks by group: overdue, today, next, later, undated.",
      options: [
        .value("group", "WORD", "Only one group; closed for those that are complete."),
        .value("search", "TEXT", "Only those with all words of a text, complete ones as well."),
        .value("limit", "NUMBER", "How many at most. Default: all."), .calendar, .zone, .today,
        .data, .json,
      ]),
    run: { arguments, surroundings throws(CommandFailure) in
      let clock = try surroundings.taskClock(arguments)
      let limit = try arguments.number("limit", atLeast: 1) ?? Int(Int32.max)
      var groups = TaskGroup.allCases.filter { $0 != .closed }
      if let name = arguments.value("group") {
        guard let group = TaskGroup(rawValue: name) else {
          let names = TaskGroup.allCases.map(\.rawValue).joined(separator: ", ")
          throw .usage("--group takes one of \(names), not \"\(name)\".")
        }
        groups = [group]
      }
      let book = try surroundings.openBook(arguments)
      let lists = try book.taskLists(arguments)
      let found = try refusing { () throws(StoreError) -> [StoredTask] in
        if let text = arguments.value("search") {
          return try book.tasks(matching: text, lists: lists, limit: limit)
        }
        var tasks: [StoredTask] = []
        for group in groups where tasks.count < limit {
          for task in try book.tasks(
            in: group, at: clock, lists: lists, limit: limit - tasks.count)
          {
            tasks.append(task)
            guard group != .closed else { continue }
            tasks += try book.subtasks(of: task).filter {
              $0.content.status.isOpen && $0.group(at: clock) == .undated
            }
          }
        }
        return tasks
      }
      let names = try refusing { () throws(StoreError) in
        try Dictionary(uniqueKeysWithValues: book.store.calendars().map { ($0.id, $0.name) })
      }
      var output = ""
      for task in found {
        let line =
          arguments.flag("json")
          ? json(task, list: names[task.record.calendarID] ?? "", at: clock).text
          : line(task, at: clock)
        output += line + "\n"
      }
      surroundings.console.write(output)
      return true
    })

  /// `daybook task import`
  static let importTodoText = Command(
    spec: CommandSpec(
      name: "task import", summary: "Takes over a todo.txt file; a second time changes nothing.",
      operands: "FILE|-", operandCount: 1...1,
      options: [
        .flag("dry-run", "Only tell what would happen."), .calendar, .zone, .today, .language,
        .data, .json,
      ],
      details: "Files in .ics are taken over by daybook import."),
    run: { arguments, surroundings throws(CommandFailure) in
      let clock = try surroundings.taskClock(arguments)
      let strings = Strings(try surroundings.language(arguments))
      let text = String(decoding: try surroundings.readFile(arguments.operands[0]), as: UTF8.self)
      let isDryRun = arguments.flag("dry-run")
      let book =
        isDryRun ? try surroundings.trialBook(arguments) : try surroundings.makeBook(arguments)
      let list = try arguments.value("calendar").map { name throws(CommandFailure) in
        try book.calendars(named: name).first?.id
      }
      let report = try changingTasks { () throws(TaskChangeError) in
        try book.importTodoText(
          text, into: list ?? nil, inListNamed: strings.tasks, isDryRun: isDryRun, at: clock)
      }
      surroundings.console.write(
        arguments.flag("json")
          ? JSONValue.object([("made", .number(report.made)), ("known", .number(report.known))])
            .text + "\n"
          : "\(report.made) new, \(report.known) already there\n")
      return true
    })

  /// `daybook task export`
  static let exportTodoText = Command(
    spec: CommandSpec(
      name: "task export", summary: "Writes tasks as todo.txt.", operands: "[FILE]",
      operandCount: 0...1, options: [.calendar, .zone, .today, .data],
      details: "Notes and times have no place there; daybook export writes them as .ics."),
    run: { arguments, surroundings throws(CommandFailure) in
      let clock = try surroundings.taskClock(arguments)
      let book = try surroundings.openBook(arguments)
      let lists = try book.taskLists(arguments)
      let text = try refusing { () throws(StoreError) in
        try book.todoText(of: lists, at: clock)
      }
      guard let path = arguments.operands.first, path != "-" else {
        surroundings.console.write(text)
        return true
      }
      do {
        try OutputFile.write(Array(text.utf8), to: path)
      } catch {
        throw .refused("\(path) cannot be written (\(error)). Choose another place.")
      }
      return true
    })

  // MARK: Output

  private static func json(_ task: StoredTask, list: String, at clock: TaskClock) -> JSONValue {
    let content = task.content
    let due = task.due(in: clock.zone)
    var members: [(String, JSONValue)] = [
      ("id", .number(Int(task.id.rawValue))), ("uid", .string(task.uid)),
      ("list", .string(list)), ("title", .string(content.title)),
      ("status", .string(content.status.name)), ("group", .string(task.group(at: clock).rawValue)),
      ("overdue", .bool(task.isOverdue(at: clock))),
    ]
    if let due {
      members.append(("due", .string("\(due.day)")))
      if let time = due.time { members.append(("due_time", .string("\(time)"))) }
    }
    if let planned = content.planned { members.append(("planned", .string("\(planned)"))) }
    if content.priority != .none {
      members.append(("priority", .string(content.priority.name)))
    }
    if !content.tags.isEmpty {
      members.append(("tags", .array(content.tags.map { .string($0) })))
    }
    if !content.notes.isEmpty { members.append(("notes", .string(content.notes))) }
    if let repetition = content.repetition {
      members.append(("repeat", .string(repetition.text)))
      members.append(("repeat_from", .string(repetition.base.rawValue)))
    }
    if let parent = content.parent { members.append(("part_of", .string(parent))) }
    return .object(members)
  }

  private static func line(_ task: StoredTask, at clock: TaskClock) -> String {
    let content = task.content
    let mark =
      switch content.status {
      case .notStarted: "[ ]"
      case .inProgress: "[-]"
      case .completed: "[x]"
      case .cancelled: "[/]"
      }
    var when = ""
    if let due = task.due(in: clock.zone) {
      when = "\(due.day)" + (due.time.map { " \($0)" } ?? "")
      if task.isOverdue(at: clock) { when += " overdue" }
    } else if let planned = content.planned {
      when = "planned \(planned)"
    }
    let indent = content.parent == nil ? "" : "  "
    let tags = content.tags.isEmpty ? "" : "  #" + content.tags.joined(separator: " #")
    return "\(task.id.rawValue)\t\(mark)\t\(when)\t\(indent)\(content.title)\(tags)"
  }
}

extension Book {
  /// The list that is named, else those that are shown.
  fileprivate func taskLists(_ arguments: Arguments) throws(CommandFailure) -> [CalendarRecord] {
    if let name = arguments.value("calendar") { return try calendars(named: name) }
    return try refusing { () throws(StoreError) in try taskLists() }
  }
}
