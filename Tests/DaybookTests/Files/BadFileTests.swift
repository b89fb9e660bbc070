import CalendarCore
import ICalendar
import Testing

@testable import Daybook

@Suite("Importing what is wrong")
struct BadFileTests {
  struct NotACalendar: CustomTestStringConvertible {
    var testDescription: String
    var bytes: [UInt8]
    var kind: Problem.Kind
  }

  @Test(
    "a file that is no calendar is refused with the reason, and nothing is made",
    arguments: [
      NotACalendar(testDescription: "empty", bytes: [], kind: .empty),
      NotACalendar(testDescription: "blank", bytes: Array("\r\n \n".utf8), kind: .empty),
      NotACalendar(
        testDescription: "binary", bytes: [0x50, 0x4B, 3, 4] + (0...255).map { UInt8($0) },
        kind: .notICalendar),
      NotACalendar(
        testDescription: "a web page", bytes: Array("<!doctype html>\n<html></html>\n".utf8),
        kind: .notICalendar),
      NotACalendar(
        testDescription: "UTF-16",
        bytes: Array("BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n".utf16).flatMap {
          [UInt8($0 & 0xFF), UInt8($0 >> 8)]
        }, kind: .encoding),
    ])
  func notACalendar(_ each: NotACalendar) throws {
    let book = try TestBook()
    let report = try book.importFile(each.bytes, into: .named("Sample"))
    #expect(report.items.isEmpty && report.act == nil && !report.isComplete)
    #expect(report.problems.map(\.kind) == [each.kind])
    #expect(report.problems.map(\.line) == [1])
    #expect(try book.store.calendars().isEmpty)
  }

  struct Bad: CustomTestStringConvertible {
    var testDescription: String
    /// Lines between the good event, which ends on line 9, and its good neighbour.
    var lines: [String]
    var kind: Problem.Kind
    var line: Int
    /// What becomes of the bad event; nil when the lines are none.
    var shown: String?
  }

  static func bad(_ lines: String...) -> [String] {
    ["BEGIN:VEVENT", "UID:bad", "SUMMARY:bad"] + lines + ["END:VEVENT"]
  }

  @Test(
    "every good neighbour of something bad is imported, and the bad is told with its line",
    arguments: [
      Bad(
        testDescription: "no colon",
        lines: bad("X-APPLE-STRUCTURED-LOCATION", "DTSTART:20260310T100000"), kind: .noColon,
        line: 13, shown: "2026-03-10T10:00 bad"),
      Bad(
        testDescription: "no DTSTART", lines: bad("LOCATION:x"), kind: .missingStart, line: 10),
      Bad(
        testDescription: "month 13", lines: bad("DTSTART:20261310T100000"), kind: .badValue,
        line: 13),
      Bad(
        testDescription: "30 February", lines: bad("DTSTART;VALUE=DATE:20260230"), kind: .badValue,
        line: 13),
      Bad(
        testDescription: "an unreadable end",
        lines: bad("DTSTART:20260310T100000", "DTEND:soon"), kind: .badValue, line: 14,
        shown: "2026-03-10T10:00 bad"),
      Bad(
        testDescription: "end before start",
        lines: bad("DTSTART:20260310T100000", "DTEND:20260309T100000"), kind: .endBeforeStart,
        line: 14, shown: "2026-03-10T10:00 bad"),
      Bad(
        testDescription: "a negative duration",
        lines: bad("DTSTART:20260310T100000", "DURATION:-PT1H"), kind: .endBeforeStart, line: 14,
        shown: "2026-03-10T10:00 bad"),
      Bad(
        testDescription: "a rule that is none",
        lines: bad("DTSTART:20260310T100000", "RRULE:FREQ=FORTNIGHTLY"), kind: .badRule, line: 14,
        shown: "2026-03-10T10:00 bad"),
      Bad(
        testDescription: "an END too many", lines: ["END:VEVENT"], kind: .strayEnd, line: 10),
      Bad(
        testDescription: "no END",
        lines: ["BEGIN:VEVENT", "UID:bad", "SUMMARY:bad", "DTSTART:20260310T100000"],
        kind: .missingEnd, line: 10, shown: "2026-03-10T10:00 bad"),
      Bad(
        testDescription: "an unclosed quote",
        lines: bad("DTSTART:20260310T100000", "ATTENDEE;CN=\"x:mailto:a@sample.invalid"),
        kind: .badParameter, line: 14, shown: "2026-03-10T10:00 bad"),
      Bad(
        testDescription: "a NUL", lines: bad("DTSTART:20260310T100000", "COMMENT:a\0b"),
        kind: .nulByte, line: 14, shown: "2026-03-10T10:00 bad"),
    ])
  func neighbours(_ each: Bad) throws {
    let book = try TestBook()
    let good = event("one", "SUMMARY:one", "DTSTART:20260309T090000")
    let report = try book.importFile(
      calendarFile(
        good + each.lines + event("two", "SUMMARY:two", "DTSTART:20260311T090000")))
    let problems = report.problems + report.items.flatMap(\.problems)
    #expect(
      problems.contains { $0.kind == each.kind && $0.line == each.line },
      "\(problems)")
    #expect(
      try book.titles("2026-03-01", "2026-03-31")
        == ["2026-03-09T09:00 one"] + (each.shown.map { [$0] } ?? []) + ["2026-03-11T09:00 two"])
    #expect(report.items.allSatisfy { $0.outcome == .created })
    try book.expectRightIndex()
  }

  @Test("of a file that is cut anywhere, everything before the cut is imported")
  func truncated() throws {
    let file = Array(
      calendarFile(
        (1...3).flatMap { event("e\($0)", "SUMMARY:e\($0)", "DTSTART:2026031\($0)T090000") }
      ).utf8)
    let ends = [3, 2, 1].map { number in
      (number, String(decoding: file, as: UTF8.self).endOffset(of: "e\(number)", in: file))
    }
    for length in stride(from: 0, through: file.count, by: 7) {
      let book = try TestBook()
      let report = try book.importFile(Array(file[..<length]), into: .named("Sample"))
      let whole = ends.first { $0.1 <= length }?.0 ?? 0
      let titles = try book.titles("2026-03-11", "2026-03-13").map { String($0.suffix(2)) }
      #expect(titles.starts(with: (1...3).prefix(whole).map { "e\($0)" }), "cut at \(length)")
      if length < file.count - 2 { #expect(!report.isComplete, "cut at \(length)") }
    }
  }

  @Test("text that is not UTF-8 is told and its event kept")
  func notUTF8() throws {
    let book = try TestBook()
    let file = calendarFile(
      event("a", "SUMMARY:caf#", "DTSTART:20260310T090000")
        + event("b", "SUMMARY:b", "DTSTART:20260311T090000"))
    let bytes = Array(file.utf8).map { $0 == UInt8(ascii: "#") ? 0xE9 : $0 }
    let report = try book.importFile(bytes, into: .named("Sample"))
    let problems = report.problems + report.items.flatMap(\.problems)
    #expect(problems.contains { $0.kind == .encoding && $0.line == 7 }, "\(problems)")
    #expect(
      try book.titles("2026-03-10", "2026-03-11") == [
        "2026-03-10T09:00 caf\u{FFFD}", "2026-03-11T09:00 b",
      ])
  }
}

extension String {
  /// Where the component of a UID ends, its last line end included.
  fileprivate func endOffset(of uid: String, in bytes: [UInt8]) -> Int {
    guard let begin = range(of: "UID:\(uid)\r\n"),
      let end = range(of: "END:VEVENT\r\n", from: begin.upperBound)
    else { return .max }
    return utf8.distance(from: startIndex, to: end.upperBound)
  }

  private func range(of text: String, from: Index? = nil) -> Range<Index>? {
    self[(from ?? startIndex)...].firstRange(of: text)
  }
}
