import Testing

@testable import ICalendar

@Suite("Problems in very long values")
struct LongProblemTests {
  @Test("A message quotes the beginning and the end of what it is about, scalars whole")
  func shortening() {
    let long = String(repeating: "한", count: 100_000)
    let problem = Problem(
      line: 1, property: long, kind: .badValue, message: "The date \(long) cannot be read.")
    #expect(problem.message.utf8.count <= 610)
    #expect(problem.message.hasPrefix("The date 한한"))
    #expect(problem.message.hasSuffix("한 cannot be read."))
    #expect(!problem.message.unicodeScalars.contains("\u{FFFD}"))
    #expect((problem.property ?? "").utf8.count <= 90)
    #expect(shortened("as it is", head: 4, tail: 4) == "as it is")
  }

  @Test("A megabyte in a line that cannot be read does not come back in the report")
  func longLines() {
    let long = String(repeating: "x", count: 1_000_000)
    let text = """
      BEGIN:VCALENDAR
      \(long)
      BEGIN:VEVENT
      UID:1
      DTSTART:\(long)
      RRULE:FREQ=\(long)
      DTEND;TZID=\(long):20260310T100000
      \(long):1
      END:\(long)
      END:VEVENT
      END:VCALENDAR
      """
    let report = CheckReport(
      checking: Array(text.utf8), zones: { _ in nil })
    #expect(report.problems.count >= 4)
    for problem in report.problems { #expect(problem.description.utf8.count < 1_000) }
  }
}
