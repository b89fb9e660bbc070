import Testing

@testable import DaybookCommand

/// X-WR-TIMEZONE, the zone that a calendar names for all it holds, looked at from Seoul.
@Suite("The zone of a calendar as a whole")
struct CalendarZoneTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let lines: [String]
    let starts: [String]
    let warnings: Int

    init(_ name: String, _ lines: [String], _ starts: [String], warnings: Int = 0) {
      testDescription = name
      self.lines = lines
      self.starts = starts
      self.warnings = warnings
    }
  }

  private static let usual = "X-WR-TIMEZONE:Europe/Vienna"
  private static let lastTuesdays = [
    "BEGIN:VEVENT", "UID:1", "DTSTART;VALUE=DATE:20210928",
    "RRULE:FREQ=MONTHLY;UNTIL=20211129T230000Z;BYDAY=TU;BYSETPOS=-1", "END:VEVENT",
  ]

  static let cases = [
    Case(
      "a TZID that nothing defines",
      [usual, "BEGIN:VEVENT", "UID:1", "DTSTART;TZID=Own:20260310T090000", "END:VEVENT"],
      ["2026-03-10T17:00:00+09:00"]),
    Case(
      "a TZID that nothing defines in a calendar that names no zone, or an unknown one",
      [
        "X-WR-TIMEZONE:Nowhere", "BEGIN:VEVENT", "UID:1", "DTSTART;TZID=Own:20260310T090000",
        "END:VEVENT",
      ], ["2026-03-10T09:00:00+09:00"], warnings: 1),
    Case(
      "times without a zone stay on the clock of whoever looks",
      [usual, "BEGIN:VEVENT", "UID:1", "DTSTART:20260310T090000", "END:VEVENT"],
      ["2026-03-10T09:00:00+09:00"]),
    Case(
      "an end in UTC of whole days is a day of the calendar", [usual] + lastTuesdays,
      ["2021-09-28", "2021-10-26", "2021-11-30"]),
    Case(
      "and where the calendar names no zone, of the only one that the file defines",
      lastTuesdays + [
        "BEGIN:VTIMEZONE", "TZID:West", "BEGIN:STANDARD", "DTSTART:19700101T000000",
        "TZOFFSETFROM:-0800", "TZOFFSETTO:-0800", "END:STANDARD", "END:VTIMEZONE",
      ], ["2021-09-28", "2021-10-26"]),
    Case(
      "and else of whoever looks", lastTuesdays, ["2021-09-28", "2021-10-26", "2021-11-30"]),
  ]

  @Test("It stands in where a zone is missing, and nowhere else", arguments: cases)
  func occurrences(_ test: Case) throws {
    let terminal = try Terminal()
    let file = try terminal.calendar("a.ics", test.lines)
    let words = ["occurrences", "--from", "2021-01-01", "--to", "2027-01-01", "--json"]
    let result = terminal.run(words + ["--ics", file])
    let starts = result.lines.map { line in
      String(line.split(separator: #""start":""#)[1].prefix { $0 != "\"" })
    }
    #expect(starts == test.starts)
    #expect(result.errors.split(separator: "\n").count == test.warnings)
    // An imported calendar takes place at the same times, but for ends in UTC, which its reader decides.
    guard !test.lines.contains(Self.lastTuesdays[3]) else { return }
    #expect(terminal.run("import", file).status == 0)
    #expect(terminal.run(words).output == result.output)
  }

  @Test("A check and an import say which zone a TZID was taken for")
  func told() throws {
    let terminal = try Terminal()
    let file = try terminal.calendar("a.ics", Self.cases[0].lines)
    let check = terminal.run("check", file)
    #expect(
      check.output.contains("read in Europe/Vienna, the zone of the calendar (X-WR-TIMEZONE)"))
    #expect(
      terminal.run("import", file).errors.contains(
        #"Nothing says what the time zone "Own" is. Its times are read in Europe/Vienna"#))
  }
}
