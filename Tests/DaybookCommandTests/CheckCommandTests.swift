import Testing

@testable import DaybookCommand

@Suite("daybook check, as a person reads it")
struct CheckCommandTests {
  @Test("A problem has its place, what becomes of it, and the line with a mark")
  func problem() throws {
    let terminal = try Terminal()
    let file = try terminal.calendar(
      "bad.ics",
      [
        "BEGIN:VEVENT", "UID:a", "DTSTAMP:20260101T000000Z", "DTSTART:20260310T090000Z",
        "RRULE:FREQ=DAILY;INTERVAL=0", "CREATED:20260101T000000", "END:VEVENT",
      ])
    let result = terminal.run("check", file)
    #expect(result.status == 1)
    #expect(
      result.lines == [
        "\(file): 1 VCALENDAR, 1 VEVENT",
        "\(file):8:18: error: RRULE: \"INTERVAL=0\" is no interval; use a number of at least 1. The "
          + "rule is kept but not followed.",
        "  8 | RRULE:FREQ=DAILY;INTERVAL=0",
        "    |                  ^",
        "\(file):9: warning: CREATED: CREATED must be in UTC and end with Z. It is kept as it is.",
        "  9 | CREATED:20260101T000000",
        "\(file): 1 error, 1 warning",
      ])
  }

  @Test("Several files end with what became of all")
  func several() throws {
    let terminal = try Terminal()
    let good = try terminal.calendar("good.ics", [])
    let warned = try terminal.calendar(
      "warned.ics", ["BEGIN:VEVENT", "DTSTART:20260310T090000Z", "END:VEVENT"])
    let bad = try terminal.calendar("bad.ics", ["BEGIN:VEVENT", "UID:a", "END:VEVENT"])
    #expect(terminal.run("check", good, warned).status == 0)
    let result = terminal.run("check", good, warned, bad, "/nonexistent.ics")
    #expect(result.status == 1)
    #expect(
      result.lines.last
        == "4 files: 1 without problems, 1 with warnings, 1 with errors, 1 not read")
    #expect(terminal.run("check", good).lines.last == "\(good): no problems")
  }

  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let line: String
    let octet: Int?
    let expected: [String]
  }

  static let excerpts = [
    Case(
      testDescription: "the beginning", line: "DTSTART:x", octet: 1,
      expected: ["  7 | DTSTART:x", "    | ^"]),
    Case(
      testDescription: "no place", line: "DTSTART:x", octet: nil, expected: ["  7 | DTSTART:x"]),
    Case(
      testDescription: "behind the end", line: "A:", octet: 3, expected: ["  7 | A:", "    |   ^"]),
    Case(
      testDescription: "after wide letters", line: "SUMMARY:점심!", octet: 15,
      expected: ["  7 | SUMMARY:점심!", "    |             ^"]),
    Case(
      testDescription: "after a control character", line: "A:\u{1B}[31m!", octet: 8,
      expected: ["  7 | A:·[31m!", "    |        ^"]),
    Case(
      testDescription: "a long line", line: String(repeating: "a", count: 500), octet: nil,
      expected: ["  7 | " + String(repeating: "a", count: 71) + "…"]),
    Case(
      testDescription: "far into a long line",
      line: String(repeating: "a", count: 500) + "!" + String(repeating: "b", count: 500),
      octet: 501,
      expected: [
        "  7 | …" + String(repeating: "a", count: 35) + "!" + String(repeating: "b", count: 34)
          + "…",
        "    | " + String(repeating: " ", count: 36) + "^",
      ]),
  ]

  @Test("The mark stands under the place, whatever is before it", arguments: excerpts)
  func excerpt(_ example: Case) {
    #expect(
      SourceExcerpt(example.line, number: 7, octet: example.octet).lines == example.expected)
  }
}
