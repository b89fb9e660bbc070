import CalendarCore
import ICalendar
import Testing

@testable import Daybook

@Suite struct BookTaskTests {
  let test: TestBook
  var book: Book { test.book }
  private let clock: TaskClock

  init() throws {
    test = try TestBook()
    clock = try TestBook.clock()
  }

  // MARK: Drafts

  struct BadDraft: CustomTestStringConvertible {
    var testDescription: String
    var draft: TaskDraft
    var problems: [TaskDraft.Field: TaskDraft.Problem]
  }

  static let badDrafts = [
    BadDraft(
      testDescription: "no title", draft: TaskDraft(title: " "), problems: [.title: .missing]),
    BadDraft(
      testDescription: "due before planned",
      draft: TaskDraft(title: "a", dueDate: "2026-03-01", planned: "2026-03-05"),
      problems: [.dueDate: .dueBeforePlanned(earliest: Day(ordinal: 20_517))]),
    BadDraft(
      testDescription: "T10: repetition without a date",
      draft: TaskDraft(title: "a", repeats: "daily"),
      problems: [.repeats: .repetitionNeedsDate]),
    BadDraft(
      testDescription: "T10: also from completion",
      draft: TaskDraft(title: "a", repeats: "daily", repeatsFrom: "completion"),
      problems: [.repeats: .repetitionNeedsDate]),
    BadDraft(
      testDescription: "a rule that never matches",
      draft: TaskDraft(
        title: "a", dueDate: "2026-03-01", repeats: "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30"),
      problems: [.repeats: .repetitionMatchesNothing]),
    BadDraft(
      testDescription: "no rule",
      draft: TaskDraft(title: "a", dueDate: "2026-03-01", repeats: "often"),
      problems: [.repeats: .unreadableRepetition("often")]),
    BadDraft(
      testDescription: "a time without a day", draft: TaskDraft(title: "a", dueTime: "09:00"),
      problems: [.dueDate: .timeWithoutDate]),
    BadDraft(
      testDescription: "a day that is none", draft: TaskDraft(title: "a", dueDate: "2026-02-30"),
      problems: [.dueDate: .noSuchDay("2026-02-30")]),
    BadDraft(
      testDescription: "a date outside the years",
      draft: TaskDraft(title: "a", dueDate: "9999-01-01"),
      problems: [.dueDate: .noSuchDay("9999-01-01")]),
    BadDraft(
      testDescription: "no date", draft: TaskDraft(title: "a", dueDate: "tomorrow", planned: "x"),
      problems: [.dueDate: .unreadableDate("tomorrow"), .planned: .unreadableDate("x")]),
    BadDraft(
      testDescription: "no time",
      draft: TaskDraft(title: "a", dueDate: "2026-03-01", dueTime: "25:00"),
      problems: [.dueTime: .unreadableTime("25:00")]),
    BadDraft(
      testDescription: "no zone",
      draft: TaskDraft(title: "a", dueDate: "2026-03-01", dueTime: "09:00", zone: "Mars"),
      problems: [.zone: .unknownZone("Mars")]),
    BadDraft(
      testDescription: "10,000 tags",
      draft: TaskDraft(title: "a", tags: (0..<10_000).map { "t\($0)" }),
      problems: [.tags: .tooMany(limit: 100)]),
    BadDraft(
      testDescription: "words that cannot be chosen",
      draft: TaskDraft(title: "a", status: "done", priority: "urgent"),
      problems: [.status: .unknownWord("done"), .priority: .unknownWord("urgent")]),
    BadDraft(
      testDescription: "a long title", draft: TaskDraft(title: String(repeating: "가", count: 1001)),
      problems: [.title: .tooLong(limit: 1000)]),
    BadDraft(
      testDescription: "no such parent", draft: TaskDraft(title: "a", parent: "nobody"),
      problems: [.parent: .unknownParent]),
  ]

  @Test(arguments: badDrafts) func `what is wrong is told by field, and nothing is made`(
    _ bad: BadDraft
  ) throws {
    let error = #expect(throws: TaskChangeError.self) { try test.make(bad.draft, uid: "a") }
    if case .problems(let problems) = error {
      #expect(problems.byField == bad.problems)
    } else {
      Issue.record("\(String(describing: error))")
    }
    #expect(try test.store.calendars().isEmpty)
  }

  // MARK: What is written

  @Test func `a task is a VTODO that other programs read`() throws {
    try test.make(
      TaskDraft(
        title: "Report, first draft", dueDate: "2026-03-12", dueTime: "18:00", zone: "Asia/Seoul",
        planned: "2026-03-10", status: "in-progress", priority: "high", tags: ["#work", "desk"],
        notes: "two\npages", repeats: "weekly", repeatsFrom: "completion"), uid: "r")
    #expect(
      withoutStamps(try test.lines("r", in: "Tasks")) == [
        "BEGIN:VTODO", "UID:r", "CREATED:20260301T080000Z", "SUMMARY:Report\\, first draft",
        "DESCRIPTION:two\\npages", "STATUS:IN-PROCESS", "PRIORITY:1", "CATEGORIES:work,desk",
        "RRULE:FREQ=WEEKLY", "X-DAYBOOK-REPEATS-FROM:COMPLETION",
        "DUE;TZID=Asia/Seoul:20260312T180000", "DTSTART;TZID=Asia/Seoul:20260310T180000",
        "END:VTODO",
      ])
    let file = try test.export(["Tasks"])
    let bytes = Array(file.utf8)
    #expect(CalendarDocument(reading: bytes).components.count == 1)
    // A draft that says what the task says changes nothing.
    let task = try test.task("r")
    #expect(
      try book.changeTask(task.id, to: TaskDraft(task), revision: task.revision, at: clock).act
        == nil)
  }

  @Test func `a repetition without a plan has the start that it counts from`() throws {
    let task = try test.make(
      TaskDraft(title: "r", dueDate: "2026-03-12", repeats: "weekly"))
    #expect(task.content.planned == nil)
    let lines = try test.lines("r", in: "Tasks")
    #expect(
      lines.contains("DTSTART;VALUE=DATE:20260312") && lines.contains("DUE;VALUE=DATE:20260312"))
    var draft = TaskDraft(task)
    draft.repeats = ""
    _ = try book.changeTask(task.id, to: draft, revision: task.revision, at: clock)
    #expect(!(try test.lines("r", in: "Tasks").contains { $0.hasPrefix("DTSTART") }))
  }

  @Test func `what Daybook does not know stays when a task is changed`() throws {
    let own = todo(
      "t", "SUMMARY:Old", "DUE;VALUE=DATE:20260310", "X-OTHER;A=B:kept", "GEO:37.5;127.0",
      "ATTACH:https://example.com/a", "RELATED-TO;RELTYPE=CHILD:c", "PERCENT-COMPLETE:40",
      "STATUS:IN-PROCESS")
    try test.importFile(calendarFile(own), into: "Tasks")
    let task = try test.task("t")
    var draft = TaskDraft(task)
    (draft.title, draft.dueDate) = ("New", "2026-03-11")
    _ = try book.changeTask(task.id, to: draft, revision: task.revision, at: clock)
    let lines = withoutStamps(try test.lines("t", in: "Tasks"))
    #expect(
      lines
        == withoutStamps(own).map {
          $0 == "SUMMARY:Old" ? "SUMMARY:New" : $0.replacing("20260310", with: "20260311")
        })
  }

  static let statuses: [(lines: [String], status: TaskStatus)] = [
    (["STATUS:NEEDS-ACTION"], .notStarted), (["STATUS:in-process"], .inProgress),
    (["STATUS:COMPLETED"], .completed), (["STATUS:CANCELLED"], .cancelled), ([], .notStarted),
    (["PERCENT-COMPLETE:30"], .inProgress), (["PERCENT-COMPLETE:100"], .completed),
    (["COMPLETED:20260301T000000Z"], .completed), (["STATUS:WAITING"], .notStarted),
  ]

  @Test(arguments: statuses) func `a status is read from what files say`(
    _ lines: [String], _ status: TaskStatus
  ) throws {
    try test.importFile(
      calendarFile(["BEGIN:VTODO", "UID:t", "SUMMARY:x"] + lines + ["END:VTODO"]), into: "Tasks")
    #expect(try test.task("t").content.status == status)
  }

  @Test func `T3, T9, T21: another day keeps the time, and no time is invented`() throws {
    for (uid, time, zone) in [("timed", "17:30", "Asia/Seoul"), ("day", "", "")] {
      try test.make(
        TaskDraft(
          title: uid, dueDate: "2026-03-12", dueTime: time, zone: zone, planned: "2026-03-11"))
      let day = try Day(iso: "2026-04-01")
      _ = try book.changeTasks([TaskReference(test.task(uid))], by: .due(day), at: clock)
      let draft = TaskDraft(try test.task(uid))
      #expect([draft.dueDate, draft.dueTime, draft.planned] == ["2026-04-01", time, "2026-03-11"])
      // Before the plan: the plan goes, not the wish.
      _ = try book.changeTasks(
        [TaskReference(test.task(uid))], by: .due(day.advanced(by: -40)), at: clock)
      #expect(try test.task(uid).content.planned == nil)
    }
    let none = try test.make(TaskDraft(title: "none"))
    _ = try book.changeTasks([TaskReference(none)], by: .due(clock.today), at: clock)
    #expect(try test.task("none").content.due == .date(clock.today))
  }

  @Test func `T12: completing and looking never write a date`() throws {
    try test.make(TaskDraft(title: "late", dueDate: "2026-03-01"))
    let revision = try test.task("late").revision
    _ = try test.groups(at: clock)
    #expect(try test.task("late").revision == revision)
    try test.complete("late", at: clock)
    #expect(TaskDraft(try test.task("late")).dueDate == "2026-03-01")
  }

  // MARK: Several at once

  @Test func `T17: many are changed in one act, and undone in one`() throws {
    let tasks = try (0..<30).map { try test.make(TaskDraft(title: "t\($0)", tags: ["old"])) }
    let references = tasks.map { TaskReference($0) }
    let before = try test.contents()
    let changes: [TaskChange] = [
      .status(.inProgress), .due(clock.today), .planned(clock.today.advanced(by: -3)),
      .priority(.high), .addTag("new"), .removeTag("OLD"), .delete,
    ]
    for change in changes {
      let outcome = try book.changeTasks(
        references.map { TaskReference($0.id) }, by: change, at: clock)
      #expect(outcome.tasks.count == 30)
      #expect(try test.contents().count == (change == .delete ? 1 : 31))
      try book.undo(act: try #require(outcome.act), time: clock.now)
      // Revisions grow, all else is as before.
      let after = try test.contents()
      #expect(
        after.map { $0.replacing(/revision: \d+/, with: "") }
          == before.map { $0.replacing(/revision: \d+/, with: "") }, "\(change)")
    }
    try test.expectRightIndex()
  }

  @Test func `all or none: one that was changed elsewhere holds up the others`() throws {
    let one = try test.make(TaskDraft(title: "one"))
    let other = try test.make(TaskDraft(title: "other"))
    _ = try book.changeTasks([TaskReference(other)], by: .priority(.low), at: clock)
    let before = try test.contents()
    let error = #expect(throws: TaskChangeError.self) {
      try book.changeTasks(
        [TaskReference(one), TaskReference(other)], by: .priority(.high), at: clock)
    }
    guard case .conflict(let tasks) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(tasks.map(\.content.title) == ["other"])
    #expect(try test.contents() == before)
  }

  @Test func `two boards: the same move twice is one, different moves are told`() throws {
    let card = TaskReference(try test.make(TaskDraft(title: "card")))
    #expect(try book.changeTasks([card], by: .status(.inProgress), at: clock).act != nil)
    #expect(try book.changeTasks([card], by: .status(.inProgress), at: clock).act == nil)
    #expect(throws: TaskChangeError.self) {
      try book.changeTasks([card], by: .status(.completed), at: clock)
    }
    #expect(try test.task("card").content.status == .inProgress)
  }

  @Test func `rows that were edited together are saved together`() throws {
    let tasks = try ["a", "b", "c"].map { try test.make(TaskDraft(title: $0)) }
    func changes(_ titles: [String]) throws -> [(reference: TaskReference, draft: TaskDraft)] {
      try zip(tasks, titles).map { task, title in
        let task = try test.task(task.uid)
        var draft = TaskDraft(task)
        draft.title = title
        return (TaskReference(task), draft)
      }
    }
    #expect(try book.changeTasks(changes(["A", "b", "C"]), at: clock).tasks.count == 2)
    let before = try test.contents()
    #expect(throws: TaskChangeError.self) {
      try book.changeTasks(changes(["x", " ", "y"]), at: clock)
    }
    #expect(try test.contents() == before)
  }

  // MARK: Parts

  @Test func `there is one level of parts`() throws {
    try test.make(TaskDraft(title: "whole"))
    let part = try test.make(TaskDraft(title: "part", parent: "whole"))
    #expect(try test.lines("part", in: "Tasks").contains("RELATED-TO:whole"))
    func problem(_ body: () throws -> Void) throws -> TaskDraft.Problem? {
      do { try body() } catch {
        guard case .problems(let problems)? = error as? TaskChangeError else { throw error }
        return problems.byField[.parent]
      }
      return nil
    }
    #expect(
      try problem { try test.make(TaskDraft(title: "deep", parent: "part")) } == .parentIsPart)
    let other = try test.make(TaskDraft(title: "other"))
    func moves(_ task: StoredTask, under parent: String) throws -> TaskDraft.Problem? {
      var draft = TaskDraft(task)
      draft.parent = parent
      return try problem {
        _ = try book.changeTask(task.id, to: draft, revision: task.revision, at: clock)
      }
    }
    #expect(try moves(try test.task("whole"), under: "other") == .hasParts)
    #expect(try moves(other, under: "other") == .unknownParent)
    #expect(try moves(part, under: "other") == nil)
    #expect(try book.subtasks(of: other).map(\.content.title) == ["part"])
  }

  @Test func `parts go along with their task`() throws {
    let whole = try test.make(TaskDraft(title: "whole"))
    for title in ["one", "two"] { try test.make(TaskDraft(title: title, parent: "whole")) }
    let act = try #require(
      try book.changeTasks([TaskReference(whole)], by: .status(.completed), at: clock).act)
    #expect(try test.groups(at: clock)[.closed]?.count == 3)
    try book.undo(act: act, time: 0)
    #expect(try test.groups(at: clock) == [.undated: ["whole"]])

    let list = try test.calendar("Elsewhere")
    _ = try book.changeTasks([TaskReference(test.task("whole"))], by: .list(list), at: clock)
    #expect(try book.subtasks(of: test.task("whole", in: "Elsewhere")).count == 2)
    let gone = try book.changeTasks(
      [TaskReference(test.task("whole", in: "Elsewhere"))], by: .delete, at: clock)
    #expect(try test.store.objectCount(kind: .task) == 0)
    try book.undo(act: try #require(gone.act), time: 0)
    #expect(try test.store.objectCount(kind: .task) == 3)
    try test.expectRightIndex()
  }

  @Test func `parts of parts, of themselves and of nothing in a file are all in a group`() throws {
    try test.importFile(
      calendarFile(
        todo("a", "SUMMARY:a") + todo("b", "SUMMARY:b", "RELATED-TO:a")
          + todo("c", "SUMMARY:c", "RELATED-TO:b") + todo("self", "SUMMARY:self", "RELATED-TO:self")
          + todo("one", "SUMMARY:one", "RELATED-TO:two")
          + todo("two", "SUMMARY:two", "RELATED-TO:one")
          + todo("lone", "SUMMARY:lone", "RELATED-TO:gone")
          + todo("under", "SUMMARY:under", "RELATED-TO:lone")), into: "Tasks")
    let shown = try Set(test.groups(at: clock)[.undated] ?? [])
    #expect(shown == ["a", "c", "self", "one", "two", "lone", "under"])
    #expect(try book.subtasks(of: test.task("a")).map(\.uid) == ["b"])
    let text = try book.todoText(of: book.taskLists(), at: clock)
    #expect(text.split(separator: "\n").count == 8)
    try test.expectRightIndex()
    for uid in ["self", "one", "b", "a"] {
      _ = try book.changeTasks([TaskReference(test.task(uid))], by: .delete, at: clock)
    }
    #expect(try Set(test.groups(at: clock)[.undated] ?? []) == ["c", "two", "lone", "under"])
    try test.expectRightIndex()
  }

  @Test func `an empty list makes nothing, and a trial tells what the real import would`() throws {
    let pasted = try book.createTasks(
      PastedTasks("\n  \n"), in: nil, inListNamed: "Tasks", at: clock)
    #expect(try pasted.act == nil && test.store.calendars().isEmpty)
    #expect(
      try book.importTodoText("", into: nil, inListNamed: "Tasks", at: clock) == TodoImport())
    let text = "one\ntwo\n"
    #expect(
      try book.importTodoText(text, into: nil, inListNamed: "T", isDryRun: true, at: clock).made
        == 2)
    _ = try book.importTodoText(text, into: nil, inListNamed: "T", at: clock)
    let again = try book.importTodoText(
      text + "three", into: nil, inListNamed: "T", isDryRun: true, at: clock)
    #expect(again.made == 1 && again.known == 2)
  }

  @Test(arguments: ["x ray", "2026-01-01 party", "(A) team", "plain"])
  func `a title that begins like a mark of todo.txt comes back as it is`(title: String) throws {
    try test.importFile(calendarFile(todo("t", "SUMMARY:\(title)")), into: "Tasks")
    let text = try book.todoText(of: book.taskLists(), at: clock)
    let other = try TestBook()
    _ = try other.book.importTodoText(text, into: nil, inListNamed: "Tasks", at: clock)
    #expect(try other.groups(at: clock) == [.undated: [title]])
  }

  @Test func `a kept completion has nothing of the other dates of its series`() throws {
    try test.importFile(
      calendarFile(
        todo("s", "SUMMARY:s", "DUE;VALUE=DATE:20260309", "RRULE:FREQ=DAILY")
          + todo(
            "s", "SUMMARY:moved", "RECURRENCE-ID;VALUE=DATE:20260312",
            "DUE;VALUE=DATE:20260313")), into: "Tasks")
    let task = try test.task("s")
    _ = try book.changeTasks([TaskReference(task)], by: .status(.completed), at: clock)
    var kept: [String] = []
    try test.store.forEachObject(of: .task) { if $0.uid != "s" { kept.append($0.text) } }
    #expect(kept.count == 1)
    #expect(kept.allSatisfy { !$0.contains("RECURRENCE-ID") && !$0.contains("UID:s\r") })
  }

  @Test func `a task that comes again begins its parts anew`() throws {
    try test.make(TaskDraft(title: "whole", dueDate: "2026-03-10", repeats: "daily"))
    try test.make(TaskDraft(title: "part", status: "completed", parent: "whole"))
    try test.complete("whole", at: clock)
    #expect(try test.task("part").content.status == .notStarted)
  }

  // MARK: Search

  @Test func `search finds words inside words, in every script`() throws {
    try test.make(TaskDraft(title: "관리비 납부", tags: ["집"]))
    try test.make(TaskDraft(title: "Café visit", notes: "with Ana"))
    try test.make(TaskDraft(title: "visit Ana", status: "completed"))
    let lists = try book.taskLists()
    func found(_ text: String) throws -> [String] {
      try book.tasks(matching: text, lists: lists, limit: 10).map(\.content.title)
    }
    #expect(try found("리비") == ["관리비 납부"])
    #expect(try found("집") == ["관리비 납부"])
    #expect(try found("CAFE") == ["Café visit"])
    #expect(try found("ana visit") == ["Café visit", "visit Ana"])
    #expect(try found("%") == [])
    #expect(try found(" ") == [])
  }
}
