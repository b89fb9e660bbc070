import CalendarCore
import ICalendar
import Testing

@testable import Daybook

@Suite struct TaskRepetitionTests {
  struct Case: CustomTestStringConvertible {
    var testDescription: String
    var due: String
    var time = ""
    var zone = ""
    var planned = ""
    var repeats: String
    var from = ""
    /// Local time in the zone of the task, or UTC.
    var completed: String
    var next: String
    var nextPlanned = ""
  }

  static let cases = [
    Case(
      testDescription: "T1: weekly at midnight stays at midnight over a change of the clocks",
      due: "2026-03-07", time: "00:00", zone: "America/New_York", repeats: "weekly",
      completed: "2026-03-06T09:00", next: "2026-03-14 00:00"),
    Case(
      testDescription: "T1: in autumn too", due: "2026-10-31", time: "00:00",
      zone: "America/New_York", repeats: "weekly", completed: "2026-10-31T00:00",
      next: "2026-11-07 00:00"),
    Case(
      testDescription: "T2: every 11 days are 11 days in the week of the change", due: "2026-03-05",
      time: "08:00", zone: "America/New_York", repeats: "every-11-days",
      completed: "2026-03-05T08:00", next: "2026-03-16 08:00"),
    Case(
      testDescription: "T3: monthly keeps the time", due: "2026-01-15", time: "17:45",
      zone: "Asia/Seoul", repeats: "monthly", completed: "2026-01-15T18:00",
      next: "2026-02-15 17:45"),
    Case(
      testDescription: "T4: daily on the day of the change gives tomorrow", due: "2026-09-27",
      time: "02:30", zone: "Pacific/Auckland", repeats: "daily", completed: "2026-09-27T22:00",
      next: "2026-09-28 02:30"),
    Case(
      testDescription: "T4: and on the day with an hour twice", due: "2026-04-05", time: "02:30",
      zone: "Pacific/Auckland", repeats: "daily", completed: "2026-04-05T02:40",
      next: "2026-04-06 02:30"),
    Case(
      testDescription: "T5: daily, a week late, is completed once", due: "2026-03-01",
      repeats: "daily", completed: "2026-03-10T12:00", next: "2026-03-11"),
    Case(
      testDescription: "T5: weekly, late, goes on by its weekday", due: "2026-03-02",
      repeats: "weekly", completed: "2026-03-11T12:00", next: "2026-03-16"),
    Case(
      testDescription: "early, it goes on after its own day", due: "2026-03-16", repeats: "weekly",
      completed: "2026-03-11T12:00", next: "2026-03-23"),
    Case(
      testDescription: "T6: a month from completion", due: "2026-08-31", repeats: "monthly",
      from: "completion", completed: "2026-09-10T12:00", next: "2026-10-10"),
    Case(
      testDescription: "T6: a month from the 31st of January is the end of February",
      due: "2026-01-31", repeats: "monthly", from: "completion", completed: "2026-01-31T12:00",
      next: "2026-02-28"),
    Case(
      testDescription: "a year from 29 February", due: "2024-02-29", repeats: "yearly",
      from: "completion", completed: "2024-02-29T12:00", next: "2025-02-28"),
    Case(
      testDescription: "weekdays from completion on a Friday", due: "2026-03-12",
      repeats: "weekdays", from: "completion", completed: "2026-03-13T12:00", next: "2026-03-16"),
    Case(
      testDescription: "monthly on the 31st leaves out months without it", due: "2026-01-31",
      repeats: "monthly", completed: "2026-01-31T12:00", next: "2026-03-31"),
    Case(
      testDescription: "the last day of the month is its own choice", due: "2026-01-31",
      repeats: "month-end", completed: "2026-01-31T12:00", next: "2026-02-28"),
    Case(
      testDescription: "T7: the planned day moves by the same days", due: "2026-03-12",
      planned: "2026-03-10", repeats: "weekly", completed: "2026-03-12T12:00", next: "2026-03-19",
      nextPlanned: "2026-03-17"),
    Case(
      testDescription: "T7: also from completion, with a time", due: "2026-03-12", time: "18:00",
      zone: "Asia/Seoul", planned: "2026-03-10", repeats: "every-2-weeks", from: "completion",
      completed: "2026-03-13T12:00", next: "2026-03-27 18:00", nextPlanned: "2026-03-25"),
    Case(
      testDescription: "a rule that names the planned day moves that", due: "2026-03-11",
      planned: "2026-03-09", repeats: "FREQ=WEEKLY;BYDAY=MO", completed: "2026-03-11T12:00",
      next: "2026-03-18", nextPlanned: "2026-03-16"),
    Case(
      testDescription: "every second week keeps its weeks when late", due: "2026-03-02",
      repeats: "every-2-weeks", completed: "2026-03-11T12:00", next: "2026-03-16"),
    Case(
      testDescription: "T22: a daily one of long ago", due: "0001-01-01", repeats: "daily",
      completed: "2026-03-10T12:00", next: "2026-03-11"),
    Case(
      testDescription: "T22: every 9999 years there is no other", due: "2026-03-01",
      repeats: "every-9999-years", completed: "2026-03-10T12:00", next: ""),
    Case(
      testDescription: "the last one before the end", due: "2026-03-09",
      repeats: "FREQ=DAILY;UNTIL=20260310", completed: "2026-03-10T12:00", next: ""),
    Case(
      testDescription: "an end counts from completion too", due: "2026-03-09",
      repeats: "FREQ=DAILY;INTERVAL=3;UNTIL=20260312", from: "completion",
      completed: "2026-03-10T12:00", next: ""),
    Case(
      testDescription: "a time that a clock skips stays as it was typed", due: "2024-03-09",
      time: "02:30", zone: "America/New_York", repeats: "daily", completed: "2024-03-09T12:00",
      next: "2024-03-10 02:30"),
  ]

  @Test(arguments: cases) func `a completed task comes again`(_ test: Case) throws {
    let book = try TestBook()
    try book.make(
      TaskDraft(
        title: "task", dueDate: test.due, dueTime: test.time, zone: test.zone,
        planned: test.planned, repeats: test.repeats, repeatsFrom: test.from))
    let clock = try TestBook.clock(test.completed, zone: test.zone.isEmpty ? "UTC" : test.zone)
    let before = try book.task("task")
    let outcome = try book.complete("task", at: clock)
    let after = try book.task("task")
    let draft = TaskDraft(after)
    guard !test.next.isEmpty else {
      #expect(after.content.status == .completed)
      #expect(outcome.repeated.isEmpty)
      return
    }
    #expect(
      [draft.dueDate, draft.dueTime].filter { !$0.isEmpty }.joined(separator: " ") == test.next)
    #expect(draft.planned == test.nextPlanned)
    #expect(draft.repeats == test.repeats)
    #expect(after.content.status == .notStarted)
    #expect(outcome.repeated == [after.id])
    // The completion stays as a task of its own.
    let kept = try book.groups(at: clock)[.closed]
    #expect(kept == ["task"])
    // One step back leaves everything as it was.
    try book.book.undo(act: try #require(outcome.act), time: clock.now)
    #expect(try book.task("task").record.text == before.record.text)
    #expect(try book.groups(at: clock)[.closed] == nil)
    try book.expectRightIndex()
  }

  @Test func `a count is of completions`() throws {
    let test = try TestBook()
    try test.make(
      TaskDraft(title: "three", dueDate: "2026-03-01", repeats: "FREQ=DAILY;COUNT=3"))
    let clock = try TestBook.clock()
    for left in [2, 1] {
      try test.complete("three", at: clock)
      #expect(try test.task("three").content.repetition?.rule.count == left)
    }
    try test.complete("three", at: clock)
    #expect(try test.task("three").content.status == .completed)
    #expect(try test.groups(at: clock) == [.closed: ["three", "three", "three"]])
  }

  /// The next date found by walking day by day.
  private func reference(
    _ due: Day, _ completed: Day, isNamed: (Day) -> Bool
  ) -> Day {
    var day = due.advanced(by: 1)
    while day <= completed || !isNamed(day) { day = day.advanced(by: 1) }
    return day
  }

  @Test func `the next date is that of a walk from day to day`() throws {
    var random = SeededGenerator(5)
    let clock = try TestBook.clock()
    for _ in 0..<300 {
      let due = clock.today.advanced(by: Int.random(in: -400...60, using: &random))
      let interval = Int.random(in: 1...9, using: &random)
      let isWeekly = Bool.random(using: &random)
      let rule = RecurrenceRule(isWeekly ? .weekly : .daily, interval: interval)
      let content = TaskContent(
        title: "", status: .completed, due: .date(due), repetition: TaskRepetition(rule))
      let next = TaskRepetition(rule).next(after: content, completedOn: clock.today, zone: nil)
      let step = isWeekly ? 7 * interval : interval
      let expected = reference(due, clock.today) { due.distance(to: $0) % step == 0 }
      #expect(next?.due == .date(expected), "\(due) \(rule.text)")
    }
  }

  static let texts = [
    ("daily", "daily"), ("WEEKLY", "weekly"), ("weekdays", "weekdays"), ("month-end", "month-end"),
    ("every-1-days", "daily"), ("every-3-days", "every-3-days"), ("every-2-week", "every-2-weeks"),
    ("FREQ=DAILY", "daily"), ("RRULE:FREQ=MONTHLY;BYDAY=-1FR", "FREQ=MONTHLY;BYDAY=-1FR"),
    ("FREQ=MONTHLY;BYMONTHDAY=-1", "month-end"),
  ]

  @Test(arguments: texts) func `a repetition is read and written`(_ text: String, _ written: String)
  {
    #expect(TaskRepetition.rule(reading: text).map { TaskRepetition($0).text } == written)
  }

  @Test(arguments: ["hourly", "FREQ=HOURLY", "every-0-days", "every-day", "sometimes", "FREQ=", ""])
  func `what is no repetition is refused`(_ text: String) {
    #expect(TaskRepetition.rule(reading: text) == nil)
  }
}
