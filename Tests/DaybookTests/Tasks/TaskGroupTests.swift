import CalendarCore
import ICalendar
import Testing

@testable import Daybook

@Suite struct TaskGroupTests {
  private let clock: TaskClock

  init() throws { clock = try TestBook.clock("2026-03-10T12:00", zone: "Asia/Seoul") }

  struct Case: CustomTestStringConvertible {
    var testDescription: String
    var draft: TaskDraft
    var group: TaskGroup
  }

  static let cases = [
    Case(
      testDescription: "T8: a day is not late on the day itself",
      draft: TaskDraft(dueDate: "2026-03-10"), group: .today),
    Case(
      testDescription: "T8: a day is late on the next", draft: TaskDraft(dueDate: "2026-03-09"),
      group: .overdue),
    Case(
      testDescription: "T8: what is due tomorrow is not due today",
      draft: TaskDraft(dueDate: "2026-03-11"), group: .next),
    Case(
      testDescription: "a time is late when it is over",
      draft: TaskDraft(dueDate: "2026-03-10", dueTime: "11:59"), group: .overdue),
    Case(
      testDescription: "a time is not late in its own second",
      draft: TaskDraft(dueDate: "2026-03-10", dueTime: "12:00"), group: .today),
    Case(
      testDescription: "T12: four o'clock in Honolulu is tomorrow in Seoul",
      draft: TaskDraft(dueDate: "2026-03-10", dueTime: "16:00", zone: "Pacific/Honolulu"),
      group: .next),
    Case(
      testDescription: "T12: half past noon in Tokyo is today in Seoul",
      draft: TaskDraft(dueDate: "2026-03-10", dueTime: "12:30", zone: "Asia/Tokyo"), group: .today),
    Case(
      testDescription: "the last of the next seven days",
      draft: TaskDraft(dueDate: "2026-03-17"), group: .next),
    Case(
      testDescription: "the first day after them", draft: TaskDraft(dueDate: "2026-03-18"),
      group: .later),
    Case(testDescription: "no date", draft: TaskDraft(), group: .undated),
    Case(
      testDescription: "T14: a plan that is over is not overdue",
      draft: TaskDraft(dueDate: "2026-03-20", planned: "2026-03-08"), group: .today),
    Case(
      testDescription: "T14: a plan alone is never overdue",
      draft: TaskDraft(planned: "2026-03-08"), group: .today),
    Case(
      testDescription: "a plan lists it before it is due",
      draft: TaskDraft(dueDate: "2026-05-20", planned: "2026-03-12"), group: .next),
    Case(
      testDescription: "both over is overdue",
      draft: TaskDraft(dueDate: "2026-03-09", planned: "2026-03-08"), group: .overdue),
    Case(
      testDescription: "what is complete is never late",
      draft: TaskDraft(dueDate: "2026-03-01", status: "completed"), group: .closed),
    Case(
      testDescription: "cancelled is closed", draft: TaskDraft(status: "cancelled"), group: .closed),
  ]

  @Test(arguments: cases) func `every task is in its group and in no other`(_ test: Case) throws {
    let book = try TestBook()
    var draft = test.draft
    draft.title = "task"
    let made = try book.make(draft)
    #expect(made.group(at: clock) == test.group)
    #expect(made.isOverdue(at: clock) == (test.group == .overdue))
    #expect(try book.groups(at: clock) == [test.group: ["task"]])
  }

  /// Random tasks of all kinds.
  private func fill(_ test: TestBook, count: Int, seed: UInt64) throws {
    var random = SeededGenerator(seed)
    var file: [String] = []
    for number in 0..<count {
      var lines: [String] = ["SUMMARY:t\(number)"]
      func day() -> Day { clock.today.advanced(by: Int.random(in: -12...12, using: &random)) }
      let due = DateTimeValue.date(day()).text
      switch Int.random(in: 0..<6, using: &random) {
      case 0: lines.append("DUE;VALUE=DATE:\(due)")
      case 1: lines.append("DUE:\(due)T\(Bool.random(using: &random) ? "000000" : "235959")")
      case 2: lines.append("DUE:\(due)T150000Z")
      case 3: lines.append("DUE;TZID=Pacific/Honolulu:\(due)T\(1 + number % 8 + 10)0000")
      default: break
      }
      if Int.random(in: 0..<3, using: &random) == 0 {
        lines.append("DTSTART;VALUE=DATE:\(DateTimeValue.date(day()).text)")
      }
      let status = ["NEEDS-ACTION", "IN-PROCESS", "COMPLETED", "CANCELLED"]
      lines.append("STATUS:\(status[Int.random(in: 0..<4, using: &random)])")
      if Bool.random(using: &random) { lines.append("PRIORITY:\(number % 10)") }
      if Int.random(in: 0..<5, using: &random) == 0 { lines.append("RELATED-TO:u\(number / 2)") }
      file += ["BEGIN:VTODO", "UID:u\(number)", "DTSTAMP:20260301T000000Z"] + lines + ["END:VTODO"]
    }
    try test.importFile(calendarFile(file), into: "Tasks")
  }

  @Test(arguments: ["Asia/Seoul", "America/New_York", "Pacific/Kiritimati", "Pacific/Pago_Pago"])
  func `the store's groups are those of the definition, and none is lost`(_ zone: String) throws {
    let test = try TestBook()
    try fill(test, count: 250, seed: 11)
    let lists = try test.book.taskLists()
    var all: [StoredTask] = []
    try test.store.forEachObject(of: .task) { record in
      if let task = StoredTask(record, zones: TestBook.zones) { all.append(task) }
    }
    for time in ["2026-03-10T00:00", "2026-03-10T12:00", "2026-03-10T23:59", "2026-03-13T05:00"] {
      let clock = try TestBook.clock(time, zone: zone)
      var found: Set<ObjectRecord.ID> = []
      for group in TaskGroup.allCases {
        let tasks = try test.book.tasks(in: group, at: clock, lists: lists, limit: 1000)
        #expect(tasks.allSatisfy { $0.group(at: clock) == group }, "\(group) \(time)")
        #expect(try test.book.taskCount(in: group, at: clock, lists: lists) == tasks.count)
        for task in tasks { #expect(found.insert(task.id).inserted) }
        // Pages put together are the whole.
        var pages: [StoredTask] = []
        for offset in stride(from: 0, to: tasks.count, by: 7) {
          pages += try test.book.tasks(
            in: group, at: clock, lists: lists, offset: offset, limit: 7)
        }
        #expect(pages == tasks)
        // What is not listed by itself is shown under its task.
        for task in tasks where task.content.status.isOpen {
          for part in try test.book.subtasks(of: task)
          where part.group(at: clock) == .undated && part.content.status.isOpen {
            found.insert(part.id)
          }
        }
      }
      #expect(found.count == all.count)
      // T13: whatever is open and due by today is among the first two.
      let urgent = all.filter { task in
        task.content.status.isOpen && task.due(in: clock.zone).map { $0.day <= clock.today } == true
      }
      #expect(urgent.allSatisfy { [.overdue, .today].contains($0.group(at: clock)) })
    }
    try test.expectRightIndex()
  }

  @Test func `the order is date, priority, then the order people gave`() throws {
    let test = try TestBook()
    try test.importFile(
      calendarFile(
        todo("a", "SUMMARY:a", "DUE;VALUE=DATE:20260320")
          + todo("b", "SUMMARY:b", "DUE;VALUE=DATE:20260320", "PRIORITY:9")
          + todo("c", "SUMMARY:c", "DUE;VALUE=DATE:20260320", "PRIORITY:1")
          + todo("d", "SUMMARY:d", "DUE;VALUE=DATE:20260320", "X-APPLE-SORT-ORDER:2")
          + todo("e", "SUMMARY:e", "DUE;VALUE=DATE:20260320", "X-APPLE-SORT-ORDER:1")
          + todo("f", "SUMMARY:f", "DUE:20260320T090000")
          + todo("g", "SUMMARY:g", "DUE:20260320T010000Z")
          + todo("h", "SUMMARY:h", "DUE;VALUE=DATE:20260319")), into: "Tasks")
    #expect(try test.groups(at: clock) == [.later: ["h", "f", "g", "c", "b", "e", "d", "a"]])
  }

  @Test func `a part without a date is shown with its task while that is open`() throws {
    let test = try TestBook()
    try test.make(TaskDraft(title: "whole", dueDate: "2026-03-12"))
    try test.make(TaskDraft(title: "part", parent: "whole"))
    try test.make(TaskDraft(title: "dated", dueDate: "2026-03-10", parent: "whole"))
    #expect(try test.groups(at: clock) == [.today: ["dated"], .next: ["whole"]])
    let parts = try test.book.subtasks(of: test.task("whole"))
    #expect(parts.map(\.content.title).sorted() == ["dated", "part"])
    // Complete elsewhere, without its parts: they are listed by themselves.
    try test.importFile(
      calendarFile(
        todo(
          "whole", "SUMMARY:whole", "STATUS:COMPLETED", "LAST-MODIFIED:20270101T000000Z",
          "SEQUENCE:9")),
      into: "Tasks")
    #expect(
      try test.groups(at: clock) == [.today: ["dated"], .undated: ["part"], .closed: ["whole"]])
    try test.expectRightIndex()
  }

  @Test func `hidden lists are not shown, and shares are fair`() throws {
    let test = try TestBook()
    try test.make(TaskDraft(title: "seen"))
    var calendar = try #require(try test.store.calendars().first)
    calendar.isVisible = false
    try test.store.updateCalendar(calendar)
    #expect(try test.groups(at: clock).isEmpty)
    #expect(Book.shares(of: 10, among: [2, 3, 1]) == [2, 3, 1])
    #expect(Book.shares(of: 10, among: [100, 1, 100]) == [5, 1, 4])
    #expect(Book.shares(of: 2, among: [5, 5, 5]) == [1, 1, 0])
    #expect(Book.shares(of: 0, among: [5]) == [0])
  }

  @Test func `a calendar shows tasks on the day they are due, else planned`() throws {
    let test = try TestBook()
    try test.make(TaskDraft(title: "due", dueDate: "2026-03-12", planned: "2026-03-11"))
    try test.make(TaskDraft(title: "planned", planned: "2026-03-11"))
    try test.make(
      TaskDraft(title: "late", dueDate: "2026-03-10", dueTime: "20:00", zone: "America/New_York"))
    try test.make(TaskDraft(title: "done", dueDate: "2026-03-12", status: "completed"))
    let days = try DaySpan(from: Day(iso: "2026-03-11"), through: Day(iso: "2026-03-12"))
    let shown = try test.book.tasks(on: days, zone: clock.zone, lists: test.book.taskLists())
    #expect(
      shown.map { "\($0.day(in: clock.zone)?.dayOfMonth ?? 0) \($0.content.title)" }
        == ["11 late", "11 planned", "12 due", "12 done"])
  }
}
