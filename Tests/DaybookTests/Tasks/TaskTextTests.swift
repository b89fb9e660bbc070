import CalendarCore
import ICalendar
import Testing

@testable import Daybook

@Suite struct TaskTextTests {
  let test: TestBook
  private let clock: TaskClock

  init() throws {
    test = try TestBook()
    clock = try TestBook.clock("2026-03-10T12:00", zone: "Asia/Seoul")
  }

  struct Line: CustomTestStringConvertible {
    var testDescription: String { line }
    var line: String
    var title: String
    var tags: [String] = []
    var due = ""
    var planned = ""
    var priority = TaskPriority.none
    var isDone = false
    var repeats = ""
    /// The line as it is written again, where it differs.
    var written: String?
  }

  static let lines = [
    Line(line: "2026-03-01 Call home", title: "Call home"),
    Line(
      line: "(A) 2026-03-01 Call home +family @phone", title: "Call home",
      tags: ["+family", "@phone"], priority: .high),
    Line(line: "x 2026-03-02 2026-03-01 Call home", title: "Call home", isDone: true),
    Line(
      line: "x 2026-03-02 2026-03-01 Call pri:B", title: "Call", priority: .medium, isDone: true),
    Line(line: "2026-03-01 X is no mark", title: "X is no mark"),
    Line(line: "2026-03-01 xylophone lesson", title: "xylophone lesson"),
    Line(line: "2026-03-01 (b) is no priority", title: "(b) is no priority"),
    Line(line: "2026-03-01 Really (A) here", title: "Really (A) here"),
    Line(line: "2026-03-01 mail ana@example.com 2+2", title: "mail ana@example.com 2+2"),
    Line(
      line: "2026-03-01 ask @ana about +garden plans", title: "ask @ana about +garden plans",
      tags: ["@ana", "+garden"]),
    Line(
      line: "2026-03-01 pay due:2026-03-12 t:2026-03-11", title: "pay", due: "2026-03-12",
      planned: "2026-03-11"),
    Line(line: "2026-03-01 pay due:tomorrow note:x", title: "pay due:tomorrow note:x"),
    Line(
      line: "2026-03-01 water due:2026-03-12 rec:1w", title: "water", due: "2026-03-12",
      repeats: "weekly"),
    Line(
      line: "2026-03-01 water due:2026-03-12 rec:+2m", title: "water", due: "2026-03-12",
      repeats: "every-2-months"),
    Line(
      line: "2026-03-01 T18: rec without a date rec:1w", title: "T18: rec without a date rec:1w"),
    Line(line: "(D) 2026-03-01 low", title: "low", priority: .low, written: "(C) 2026-03-01 low"),
    Line(
      line: "(A) 2026-03-01 T18: keeps priority due:2026-03-12 rec:+1d",
      title: "T18: keeps priority",
      due: "2026-03-12", priority: .high, repeats: "daily"),
  ]

  @Test(arguments: lines) func `a line of todo.txt is read, and written again`(_ line: Line) throws
  {
    _ = try test.book.importTodoText(line.line + "\n", into: nil, inListNamed: "Tasks", at: clock)
    var tasks: [StoredTask] = []
    try test.store.forEachObject(of: .task) { record in
      if let task = StoredTask(record, zones: TestBook.zones) { tasks.append(task) }
    }
    let task = try #require(tasks.first)
    let draft = TaskDraft(task)
    #expect(task.content.title == line.title)
    #expect(task.content.tags == line.tags)
    #expect(task.content.priority == line.priority)
    #expect(task.content.status == (line.isDone ? .completed : .notStarted))
    #expect(
      [draft.dueDate, draft.planned, draft.repeats] == [line.due, line.planned, line.repeats])
    let text = try test.book.todoText(of: test.book.taskLists(), at: clock)
    #expect(text == (line.written ?? line.line) + "\n")
  }

  @Test func `T15: a second import changes nothing, and equal lines are two tasks`() throws {
    let text = "Milk\nMilk\n\nBread due:2026-03-12\n   \n"
    func take(_ isDryRun: Bool = false) throws -> TodoImport {
      try test.book.importTodoText(
        text, into: nil, inListNamed: "Tasks", isDryRun: isDryRun, at: clock)
    }
    #expect(try take(true) == TodoImport(act: nil, made: 3, known: 0))
    #expect(try test.store.calendars().isEmpty)
    let first = try take()
    #expect(first.made == 3)
    #expect(try take() == TodoImport(act: nil, made: 0, known: 3))
    try test.book.undo(act: try #require(first.act), time: 0)
    #expect(try test.store.objectCount(kind: .task) == 0)
  }

  @Test func `T15: a file is taken by UID, and one UID twice is one task`() throws {
    let file = calendarFile(todo("t", "SUMMARY:one") + todo("t", "SUMMARY:two"))
    let report = try test.importFile(file, into: "Tasks")
    #expect(report.items.count == 1)
    #expect(try test.store.objectCount(kind: .task) == 1)
    #expect(try test.importFile(file, into: "Tasks").items.map(\.outcome) == [.unchanged])
    let export = try test.export(["Tasks"])
    let copy = try TestBook()
    try copy.importFile(export, into: "Tasks")
    #expect(try copy.export(["Tasks"]) == export)
  }

  @Test func `a pasted list becomes tasks, a line each`() throws {
    let pasted = PastedTasks(
      """
      - Milk
      * [x] Bread
        - rye
      \tand oats
      1. Call home
      2026. is a year
      •
      -5 degrees
      The 5th Wave 9/11 Report – 2nd Floor
      """)
    #expect(
      pasted.items.map { "\($0.isDone ? "x" : "-") \($0.parent ?? -1) \($0.title)" } == [
        "- -1 Milk", "x -1 Bread", "- 1 rye", "- 1 and oats", "- -1 Call home",
        "- -1 2026. is a year", "- -1 -5 degrees", "- -1 The 5th Wave 9/11 Report – 2nd Floor",
      ])
    let outcome = try test.book.createTasks(pasted, in: nil, inListNamed: "Tasks", at: clock)
    #expect(outcome.tasks.count == 8)
    // T11: no date is guessed from a title.
    #expect(try test.groups(at: clock)[.undated]?.first == "Milk")
    #expect(try test.groups(at: clock)[.undated]?.last == "The 5th Wave 9/11 Report – 2nd Floor")
    try test.book.undo(act: try #require(outcome.act), time: 0)
    #expect(try test.store.objectCount(kind: .task) == 0)
  }

  @Test func `a pasted list of 5,000 lines is one act, and a long line loses nothing`() throws {
    let lines = (0..<5000).map { "line \($0)" } + [String(repeating: "long ", count: 400)]
    let pasted = PastedTasks(lines.joined(separator: "\r\n"))
    #expect(pasted.items.count == 5001)
    #expect(pasted.items.last?.title.unicodeScalars.count == EventDraft.lineLimit)
    #expect(pasted.items.last?.notes.split(separator: " ").count == 400)
    let many = PastedTasks(String(repeating: "a\n", count: PastedTasks.lineLimit + 7))
    #expect(many.items.count == PastedTasks.lineLimit && many.rest == 7)
  }
}
