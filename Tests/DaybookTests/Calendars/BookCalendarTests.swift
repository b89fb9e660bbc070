import CalendarCore
import Testing

@testable import Daybook

@Suite struct BookCalendarTests {
  let test: TestBook
  var book: Book { test.book }

  init() throws { test = try TestBook() }

  private func names() throws -> [String] { try test.store.calendars().map(\.name) }

  private func problems(
    _ body: () throws(CalendarChangeError) -> Void
  ) -> CalendarDraft.Problems? {
    do throws(CalendarChangeError) { try body() } catch {
      if case .problems(let problems) = error { return problems }
    }
    return nil
  }

  @Test func `a calendar gets the name without what surrounds it, and the hue`() throws {
    let act = try book.createCalendar(
      CalendarDraft(name: "  Two\nlines\u{0} ", hue: "teal"), time: TestBook.now)
    let made = try #require(try test.store.calendars().first)
    #expect(made.name == "Two lines" && made.hue == "teal" && made.isVisible)
    #expect(try test.store.calendarChanges(ofAct: #require(act)).map(\.time) == [TestBook.now])
  }

  struct Refusal: CustomTestStringConvertible {
    var testDescription: String
    var name: String
    var hue = "red"
    var problem: CalendarDraft.NameProblem?
    var isHueUnknown = false
  }

  static let refusals = [
    Refusal(testDescription: "no name", name: "", problem: .missing),
    Refusal(testDescription: "blanks", name: " \t\n", problem: .missing),
    Refusal(
      testDescription: "201 characters", name: String(repeating: "가", count: 201),
      problem: .tooLong),
    Refusal(testDescription: "a taken name", name: "Sample", problem: .taken),
    Refusal(testDescription: "a taken name with blanks", name: " Sample ", problem: .taken),
    Refusal(
      testDescription: "a taken name, composed otherwise", name: "u\u{308}ber", problem: .taken),
    Refusal(testDescription: "no hue", name: "New", hue: "", isHueUnknown: true),
    Refusal(testDescription: "no such hue", name: "New", hue: "Red", isHueUnknown: true),
    Refusal(
      testDescription: "nothing right", name: "", hue: "x", problem: .missing, isHueUnknown: true),
  ]

  @Test(arguments: refusals) func `what is wrong is refused field by field`(
    _ refusal: Refusal
  ) throws {
    _ = try test.calendar("Sample")
    _ = try test.calendar("\u{FC}ber")
    let other = try test.calendar("Other")
    let before = try test.contents()
    let draft = CalendarDraft(name: refusal.name, hue: refusal.hue)
    let expected = CalendarDraft.Problems(
      name: refusal.problem, isHueUnknown: refusal.isHueUnknown)
    #expect(
      problems { () throws(CalendarChangeError) in
        _ = try book.createCalendar(draft, time: 0)
      } == expected)
    #expect(
      problems { () throws(CalendarChangeError) in
        try book.changeCalendar(other, to: draft, time: 0)
      } == expected)
    #expect(try test.contents() == before)
  }

  @Test func `two hundred characters are no more than allowed, however many bytes`() throws {
    let name = String(repeating: "👩‍👩‍👧‍👦", count: 200)
    _ = try book.createCalendar(CalendarDraft(name: name, hue: "red"), time: 0)
    #expect(try names() == [name])
  }

  @Test func `a change is of name and hue only, and may keep the name`() throws {
    try test.importFile(calendarFile(event("a", "DTSTART;VALUE=DATE:20260310")))
    var calendar = try #require(try test.store.calendars().first)
    calendar.isVisible = false
    try test.store.updateCalendar(calendar)
    try book.changeCalendar(calendar.id, to: CalendarDraft(name: "Sample", hue: "pink"), time: 0)
    calendar.hue = "pink"
    #expect(try test.store.calendars() == [calendar])
    try book.changeCalendar(calendar.id, to: CalendarDraft(name: "Other", hue: "red"), time: 0)
    calendar.name = "Other"
    calendar.hue = "red"
    #expect(try test.store.calendars() == [calendar])
  }

  @Test func `what is not there cannot be changed or deleted`() throws {
    let ghost = CalendarRecord.ID(77)
    for change in [true, false] {
      let error = #expect(throws: CalendarChangeError.self) {
        if change {
          try book.changeCalendar(ghost, to: CalendarDraft(name: "A", hue: "red"), time: 0)
        } else {
          _ = try book.deleteCalendar(ghost, onlyIfEmpty: false, time: 0)
        }
      }
      guard case .missing = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
    }
  }

  @Test func `a calendar that holds something is not taken for an empty one`() throws {
    try test.importFile(calendarFile(event("a", "DTSTART;VALUE=DATE:20260310")))
    let before = try test.contents()
    let error = #expect(throws: CalendarChangeError.self) {
      _ = try book.deleteCalendar(test.calendar(), onlyIfEmpty: true, time: 0)
    }
    guard case .holds(let counts) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(counts.events == 1 && counts.total == 1)
    #expect(try test.contents() == before)
  }
}
