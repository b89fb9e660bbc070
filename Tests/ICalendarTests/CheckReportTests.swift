import ICalendar
import Testing

@Suite("Checking a file")
struct CheckReportTests {
  private func check(_ bytes: [UInt8]) -> CheckReport {
    CheckReport(checking: bytes, zones: { $0 == "Asia/Seoul" ? .utc : nil })
  }

  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let lines: [String]
    /// Kind, line and property of each problem.
    let problems: [String]

    init(_ name: String, _ lines: [String], _ problems: [String]) {
      testDescription = name
      self.lines = lines
      self.problems = problems
    }
  }

  static let start = "DTSTART:20260310T090000Z"

  // The first line of the event stands on line 4: UID is 5, DTSTAMP 6, then 7 …
  static let cases: [Case] = [
    Case("nothing wrong", event("1", start, "SUMMARY:a"), []),
    Case(
      "a line longer than 75 octets",
      event("1", start, "SUMMARY:" + String(repeating: "a", count: 500)), []),
    Case("no DTSTART", event("1"), ["missingStart 4 DTSTART"]),
    Case("no DTSTART of a task", ["BEGIN:VTODO", "UID:1", "END:VTODO"], []),
    Case("no UID", ["BEGIN:VEVENT", start, "END:VEVENT"], ["missingUID 4 -"]),
    Case("13th month", event("1", "DTSTART:20261301"), ["badValue 7 DTSTART"]),
    Case(
      "bad dates beside good ones", event("1", start, "EXDATE:20260310T090000Z,x,20260230"),
      ["badValue 8 EXDATE", "badValue 8 EXDATE"]),
    Case(
      "other bad values",
      event(
        "1", start, "DURATION:1 hour", "SEQUENCE:new", "CREATED:yesterday", "PRIORITY:high"),
      ["badValue 8 DURATION", "badValue 9 SEQUENCE", "badValue 10 CREATED", "badValue 11 PRIORITY"]),
    Case(
      "end before start", event("1", start, "DTEND:20260310T080000Z"),
      ["endBeforeStart 8 DTEND"]),
    Case(
      "negative duration", event("1", start, "DURATION:-PT1H"), ["endBeforeStart 8 DURATION"]),
    Case(
      "DTEND with DURATION", event("1", start, "DURATION:PT1H", "DTEND:20260310T100000Z"),
      ["conflictingEnd 8 DURATION"]),
    Case(
      "a time that ends with a date", event("1", start, "DTEND;VALUE=DATE:20260311"),
      ["conflictingEnd 8 DTEND"]),
    Case(
      "two summaries", event("1", start, "SUMMARY:a", "summary:b", "COMMENT:a", "COMMENT:b"),
      ["repeatedProperty 9 summary"]),
    Case(
      "several descriptions of an entry",
      ["BEGIN:VJOURNAL", "UID:1", "DESCRIPTION:a", "DESCRIPTION:b", "END:VJOURNAL"], []),
    Case(
      "a changed occurrence that the series does not have, and one that it has",
      event("1", start, "RRULE:FREQ=DAILY;COUNT=3")
        + event("1", "RECURRENCE-ID:20260313T090000Z", "DTSTART:20260313T100000Z")
        + event("1", "RECURRENCE-ID:20260312T090000Z", "DTSTART:20260312T100000Z"),
      ["overrideWithoutOccurrence 13 RECURRENCE-ID"]),
    Case(
      "a cancelled one that the series does not have",
      event("1", start, "RRULE:FREQ=DAILY;COUNT=3")
        + event("1", "RECURRENCE-ID:20260310T080000Z", start, "STATUS:CANCELLED"),
      ["overrideWithoutOccurrence 13 RECURRENCE-ID"]),
    Case(
      "a changed occurrence that is excluded, one by its day, one by another zone's clock",
      event("1", start, "RRULE:FREQ=DAILY;COUNT=3", "EXDATE:20260311T090000Z")
        + event("1", "RECURRENCE-ID:20260311T090000Z", "DTSTART:20260311T100000Z")
        + event("1", "RECURRENCE-ID;VALUE=DATE:20260312", "DTSTART:20260312T100000Z")
        + event("1", "RECURRENCE-ID;TZID=Sample:20260310T100000", "DTSTART:20260310T100000Z")
        + [
          "BEGIN:VTIMEZONE", "TZID:Sample", "BEGIN:STANDARD", "DTSTART:19700101T000000",
          "TZOFFSETFROM:+0100", "TZOFFSETTO:+0100", "END:STANDARD", "END:VTIMEZONE",
        ],
      []),
    Case(
      "a changed occurrence of a rule that is refused",
      event("1", start, "RRULE:FREQ=OFTEN")
        + event("1", "RECURRENCE-ID:20260312T090000Z", "DTSTART:20260312T100000Z"),
      ["badRule 8 RRULE"]),
    Case("bad RRULE", event("1", start, "RRULE:FREQ=OFTEN"), ["badRule 8 RRULE"]),
    Case(
      "RRULE that does not fit a date",
      event("1", "DTSTART;VALUE=DATE:20260310", "RRULE:FREQ=DAILY;BYHOUR=9"),
      ["badRule 8 RRULE"]),
    Case("the same RRULE with a time", event("1", start, "RRULE:FREQ=DAILY;BYHOUR=9"), []),
    Case(
      "zone that is known but not defined",
      event("1", "DTSTART;TZID=Asia/Seoul:20260310T090000"), ["undefinedZone 7 DTSTART"]),
    Case(
      "unknown zone, named twice",
      event("1", "DTSTART;TZID=Sample:20260310T090000", "DTEND;TZID=Sample:20260310T100000"),
      ["undefinedZone 7 DTSTART"]),
    Case(
      "zone defined after its use",
      event("1", "DTSTART;TZID=Sample:20260310T090000") + [
        "BEGIN:VTIMEZONE", "TZID:Sample", "BEGIN:STANDARD", "DTSTART:19700101T000000",
        "TZOFFSETFROM:+0100", "TZOFFSETTO:+0100", "END:STANDARD", "END:VTIMEZONE",
      ], []),
    Case(
      "zone with a bad offset, a bad rule and no offset",
      [
        "BEGIN:VTIMEZONE", "TZID:Sample", "BEGIN:STANDARD", "DTSTART:19700101T000000",
        "TZOFFSETFROM:+0100", "TZOFFSETTO:+5744", "END:STANDARD", "BEGIN:DAYLIGHT",
        "DTSTART:19700101T000000", "TZOFFSETFROM:+0100", "TZOFFSETTO:+0100", "RRULE:FREQ=OFTEN",
        "END:DAYLIGHT", "BEGIN:STANDARD", "DTSTART:19700101T000000", "END:STANDARD",
        "END:VTIMEZONE",
      ], ["badZone 9 -", "badRule 15 RRULE", "badZone 17 -"]),
    Case(
      "zone without TZID", ["BEGIN:VTIMEZONE", "END:VTIMEZONE"], ["badZone 4 -"]),
    Case(
      "zone without parts", ["BEGIN:VTIMEZONE", "TZID:A", "END:VTIMEZONE"], ["badZone 4 -"]),
    Case(
      "override without a series", event("1", start, "RECURRENCE-ID:20260310T090000Z"),
      ["overrideWithoutMaster 4 RECURRENCE-ID"]),
    Case(
      "override with a series",
      event("1", start, "RECURRENCE-ID:20260310T090000Z") + event("1", start), []),
    Case(
      "two masters", event("1", start) + event("1", start, "SUMMARY:newer"),
      ["duplicateUID 4 UID"]),
    Case("the same master twice", event("1", start) + event("1", start), []),
    Case(
      "alarms",
      event(
        "1", start, "BEGIN:VALARM", "TRIGGER:-PT15M", "END:VALARM", "BEGIN:VALARM",
        "TRIGGER;VALUE=DATE-TIME:20260310T080000Z", "END:VALARM", "BEGIN:VALARM",
        "TRIGGER:soon", "END:VALARM", "BEGIN:VALARM", "END:VALARM"),
      ["badValue 15 TRIGGER", "badValue 17 TRIGGER"]),
    Case(
      "rules that are read with a repair",
      event(
        "1", start, "RRULE:FREQ=DAILY;COUNT=3;UNTIL=20260401T090000Z",
        "EXRULE:FREQ=DAILY;UNTIL=20260401"), ["badRule 8 RRULE", "badRule 9 EXRULE"]),
    Case(
      "a rule that ends before the start",
      event("1", start, "RRULE:FREQ=DAILY;UNTIL=20250401T090000Z"), ["badRule 8 RRULE"]),
    Case(
      "dates without VALUE=DATE", event("1", "DTSTART:20260310", "DTEND;VALUE=DATE:20260311"),
      ["valueForm 7 DTSTART"]),
    Case(
      "a time where VALUE says date", event("1", "DTSTART;VALUE=DATE:20260310T090000"),
      ["valueForm 7 DTSTART"]),
    Case(
      "a period without VALUE=PERIOD",
      event("1", start, "RDATE:20260311T090000Z/PT1H", "RDATE;VALUE=PERIOD:20260312T090000Z/PT1H"),
      ["valueForm 8 RDATE"]),
    Case(
      "exceptions in another form than the start",
      event("1", start, "EXDATE;VALUE=DATE:20260311", "EXDATE:20260312T090000Z,20260313T090000Z"),
      ["valueForm 8 EXDATE"]),
    Case(
      "times in UTC and in a zone", event("1", "DTSTART;TZID=Asia/Seoul:20260310T090000Z"),
      ["valueForm 7 DTSTART", "undefinedZone 7 DTSTART"]),
    Case(
      "stamps that are not in UTC", event("1", start, "CREATED:20260310T090000"),
      ["valueForm 8 CREATED"]),
    Case(
      "spellings of a time",
      event("1", "DTSTART: 20260310T090000Z", "DTEND:20260310t1000z"),
      ["valueForm 7 DTSTART", "valueForm 8 DTEND"]),
    Case(
      "a rule or a duration without a start",
      ["BEGIN:VTODO", "UID:1", "RRULE:FREQ=DAILY", "END:VTODO", "BEGIN:VTODO", "UID:2"]
        + ["DURATION:PT1H", "END:VTODO"], ["missingStart 6 RRULE", "missingStart 10 DURATION"]),
    Case(
      "words that are none",
      event(
        "1", start, "STATUS:DONE", "COLOR:dark", "BEGIN:VALARM", "ACKNOWLEDGED:soon",
        "TRIGGER:PT0S", "END:VALARM"),
      ["badValue 8 STATUS", "badValue 9 COLOR", "badValue 11 ACKNOWLEDGED"]),
    Case(
      "positions",
      event("1", start, "GEO:37.57;126.98", "GEO:37.57,126.98", "GEO:north", "GEO:91;0"),
      ["badValue 10 GEO", "badValue 11 GEO"]),
    Case(
      "busy times",
      ["BEGIN:VFREEBUSY", "UID:1", "FREEBUSY:20260310T090000Z/PT1H,soon", "END:VFREEBUSY"],
      ["badValue 6 FREEBUSY"]),
    Case("no colon", event("1", start, "SUMMARY"), ["noColon 8 -"]),
    Case("NUL", event("1", start, "SUMMARY:a\0"), ["nulByte 8 -"]),
    Case("END without BEGIN", ["END:VTODO"] + event("1", start), ["strayEnd 4 -"]),
    Case("BEGIN without END", ["BEGIN:VEVENT", "UID:1", start], ["missingEnd 4 -"]),
  ]

  @Test("Every fault is reported with its line and property", arguments: cases)
  func faults(_ example: Case) {
    let report = check(calendar(example.lines))
    #expect(report.problems.map { "\($0.place) \($0.property ?? "-")" } == example.problems)
    for problem in report.problems {
      #expect(problem.message.hasSuffix("."))
      #expect(problem.message.first?.isUppercase == true || problem.message.first == "\"")
    }
  }

  @Test("Headers are checked")
  func headers() {
    let lines = ["BEGIN:VCALENDAR", "END:VCALENDAR", "BEGIN:VCALENDAR", "PRODID:a", "VERSION:1.0"]
    let report = check(Array((lines + ["END:VCALENDAR"]).joined(separator: "\n").utf8))
    #expect(
      report.problems.map(\.place) == ["calendarHeader 1", "calendarHeader 1", "calendarHeader 5"])
  }

  @Test("Components without a VCALENDAR are reported once")
  func noCalendar() {
    let text = (event("1", CheckReportTests.start) + event("2", CheckReportTests.start))
      .joined(separator: "\n")
    #expect(check(Array(text.utf8)).problems.map(\.place) == ["noCalendar 1"])
  }

  @Test("A file that is cut off says where")
  func truncated() {
    let bytes = calendar(event("1", CheckReportTests.start) + event("2", CheckReportTests.start))
    let report = check(Array(bytes.dropLast(27)))
    #expect(report.problems.map(\.place) == ["truncated 9"])
  }

  @Test("A foreign file is one problem, and an empty calendar is none")
  func foreign() {
    #expect(check([]).problems.map(\.kind) == [.empty])
    #expect(check(Array("<html>".utf8)).problems.map(\.kind) == [.notICalendar])
    #expect(check([0x89, 0x50, 0, 1]).problems.map(\.kind) == [.notICalendar])
    #expect(check(calendar([String]())).problems == [])
  }

  @Test("Components are counted at every depth, repetitions included")
  func counts() {
    let report = check(
      calendar(
        event("1", CheckReportTests.start, "BEGIN:VALARM", "TRIGGER:PT0S", "END:VALARM")
          + event("1", CheckReportTests.start) + ["begin:vtodo", "UID:2", "end:vtodo"]))
    #expect(
      report.counts.map { "\($0.name) \($0.count)" } == [
        "VCALENDAR 1", "VEVENT 2", "VALARM 1", "VTODO 1",
      ])
  }

  @Test("A problem reads as one line")
  func wording() throws {
    let report = check(calendar(event("1", "DTSTART:20261301")))
    #expect(
      report.problems.map(\.description) == [
        "line 7, column 9, DTSTART: \"20261301\" is not a date: there is no month 13; months are 1 to "
          + "12. It is read as if it were missing."
      ])
  }

  @Test("A trigger that is a time without saying so is told what is missing")
  func triggerTime() throws {
    let lines = ["BEGIN:VALARM", "TRIGGER:20260310T080000Z", "END:VALARM"]
    let report = check(calendar(["BEGIN:VEVENT", "UID:1", Self.start] + lines + ["END:VEVENT"]))
    #expect(report.problems.map(\.place) == ["badValue 8"])
    #expect(try #require(report.problems.first).message.contains(";VALUE=DATE-TIME"))
  }

  @Test("The number of problems beyond the limit is told")
  func limit() {
    let lines = Array(repeating: "no colon", count: 12_000)
    let report = check(
      calendar(["BEGIN:VEVENT", "UID:1", CheckReportTests.start] + lines + ["END:VEVENT"]))
    #expect(report.problems.count == 10_000)
    #expect(report.omittedProblemCount == 2_000)
  }
}
