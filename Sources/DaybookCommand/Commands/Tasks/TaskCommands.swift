import CalendarCore
import Daybook
import ICalendar

extension CommandGroup {
  /// `daybook task`
  static let task = CommandGroup(
    name: "task", summary: "Keeps tasks with due dates, repetition and parts.",
    commands: [
      .addTask, .listTasks, .startTask, .finishTask, .editTask, .deleteTask, .importTodoText,
      .exportTodoText,
    ],
    details: """
      A task is named by its number, which daybook task list shows; start, done, edit and delete take \
      several. What was done is taken back with daybook undo.
      """)
}

extension CommandSpec.Option {
  fileprivate static let task: [CommandSpec.Option] = [
    .value("due", "DATE", "The day on which it is due; empty for none."),
    .value("time", "09:30", "The time on that day; empty for any."),
    .value("planned", "DATE", "The day for which it is planned; empty for none."),
    .value("priority", "WORD", "high, medium, low or none."),
    .value("tag", "TEXT", "A tag; can be given several times.", repeats: true),
    .value("notes", "TEXT", "Anything else."),
    .value(
      "repeat", "WORD",
      "daily, weekdays, weekly, monthly, month-end, yearly, every-3-days, or FREQ=…; empty for not."
    ),
    .value("repeat-from", "WORD", "What the next date counts from: due or completion."),
    .value("part-of", "NUMBER", "The task that it is a part of; empty for none."),
    .calendar, .zone, .today, .data, .json,
  ]
}

extension Command {
  /// `daybook task add`
  static let addTask = Command(
    spec: CommandSpec(
      name: "task add", summary: "Makes a task and prints its number.", operands: "TITLE|-",
      operandCount: 1...1, options: CommandSpec.Option.task + [.language],
      details: """
        Examples:
          daybook task add "Pay the rent" --due 2026-03-31 --repeat month-end
          daybook task add - < list.txt       a task for every line, in one act
        """),
    run: { arguments, surroundings throws(CommandFailure) in
      let strings = Strings(try surroundings.language(arguments))
      let clock = try surroundings.taskClock(arguments)
      let isList = arguments.operands[0] == "-"
      let pasted =
        isList
        ? PastedTasks(String(decoding: try surroundings.readFile("-"), as: UTF8.self)) : nil
      let book = try surroundings.makeBook(arguments)
      var draft = TaskDraft(title: arguments.operands[0])
      try draft.change(by: arguments, book, surroundings)
      let made = draft
      let outcome = try changingTasks { () throws(TaskChangeError) in
        if let pasted {
          return try book.createTasks(
            pasted, in: made.calendar, inListNamed: strings.tasks, at: clock)
        }
        return try book.createTask(
          made, inListNamed: strings.tasks, uid: Book.newUID(), at: clock)
      }
      surroundings.console.write(printed(outcome, arguments))
      guard let pasted, pasted.rest > 0 else { return true }
      surroundings.console.complain(
        "\(pasted.rest) lines were left out: at most \(PastedTasks.lineLimit) are taken at once.")
      return false
    })

  /// `daybook task start`
  static let startTask = statusCommand(
    "task start", "Notes that tasks are in progress.", .inProgress)

  /// `daybook task done`
  static let finishTask = statusCommand(
    "task done", "Completes tasks; those that repeat come again.", .completed,
    options: [.flag("undo", "Make them not started again.")])

  private static func statusCommand(
    _ name: String, _ summary: String, _ status: TaskStatus, options: [CommandSpec.Option] = []
  ) -> Command {
    Command(
      spec: CommandSpec(
        name: name, summary: summary, operands: "NUMBER…", operandCount: 1...10_000,
        options: options + [.zone, .today, .data, .json]),
      run: { arguments, surroundings throws(CommandFailure) in
        let clock = try surroundings.taskClock(arguments)
        let references = try arguments.tasks
        let book = try surroundings.openBook(arguments)
        let wanted = arguments.flag("undo") ? .notStarted : status
        let outcome = try changingTasks { () throws(TaskChangeError) in
          try book.changeTasks(references, by: .status(wanted), at: clock)
        }
        surroundings.console.write(printed(outcome, arguments))
        return true
      })
  }

  /// `daybook task edit`
  static let editTask = Command(
    spec: CommandSpec(
      name: "task edit", summary: "Changes tasks: only what is named.", operands: "NUMBER…",
      operandCount: 1...10_000,
      options: [
        .value("title", "TEXT", "The new title."),
        .value("status", "WORD", "not-started, in-progress, completed or cancelled."),
      ] + CommandSpec.Option.task,
      details: "All of them are changed in one act, or none."),
    run: { arguments, surroundings throws(CommandFailure) in
      let clock = try surroundings.taskClock(arguments)
      let references = try arguments.tasks
      let book = try surroundings.openBook(arguments)
      var changes: [(reference: TaskReference, draft: TaskDraft)] = []
      for reference in references {
        let task = try refusing { () throws(StoreError) in try book.task(reference.id) }
        guard let task else {
          throw .refused(
            "There is no task \(reference.id.rawValue). `daybook task list` shows the numbers.")
        }
        var draft = TaskDraft(task)
        if let title = arguments.value("title") { draft.title = title }
        if let status = arguments.value("status") { draft.status = status }
        try draft.change(by: arguments, book, surroundings)
        changes.append((TaskReference(task), draft))
      }
      let wanted = changes
      let outcome = try changingTasks { () throws(TaskChangeError) in
        try book.changeTasks(wanted, at: clock)
      }
      surroundings.console.write(printed(outcome, arguments))
      return true
    })

  /// `daybook task delete`
  static let deleteTask = Command(
    spec: CommandSpec(
      name: "task delete", summary: "Deletes tasks with their parts.", operands: "NUMBER…",
      operandCount: 1...10_000, options: [.data, .json]),
    run: { arguments, surroundings throws(CommandFailure) in
      let clock = try surroundings.taskClock(arguments)
      let references = try arguments.tasks
      let book = try surroundings.openBook(arguments)
      for reference in references {
        let task = try refusing { () throws(StoreError) in try book.task(reference.id) }
        if task == nil {
          throw .refused(
            "There is no task \(reference.id.rawValue). `daybook task list` shows the numbers.")
        }
      }
      let outcome = try changingTasks { () throws(TaskChangeError) in
        try book.changeTasks(references, by: .delete, at: clock)
      }
      surroundings.console.write(printed(outcome, arguments))
      return true
    })

  private static func printed(_ outcome: TaskOutcome, _ arguments: Arguments) -> String {
    let numbers = outcome.tasks.map { Int($0.rawValue) }
    guard arguments.flag("json") else { return numbers.map { "\($0)\n" }.joined() }
    return JSONValue.object([
      ("ids", .array(numbers.map { .number($0) })),
      ("repeated", .array(outcome.repeated.map { .number(Int($0.rawValue)) })),
      ("changed", .bool(outcome.act != nil)),
    ]).text + "\n"
  }
}
