import ICalendar
import Testing

/// Series that other programs were reported to expand wrongly, rebuilt in the smallest form.
@Suite("Series that others get wrong")
struct ReportedSeriesTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let lines: [String]
    let from: String
    let to: String
    let viewer: String
    let expected: [String]

    /// A series of one VEVENT.
    init(
      _ name: String, _ lines: [String], from: String, to: String, viewer: String = "UTC",
      _ expected: [String]
    ) {
      self.init(
        name, file: ["BEGIN:VEVENT", "UID:1"] + lines + ["END:VEVENT"], from: from, to: to,
        viewer: viewer, expected)
    }

    init(
      _ name: String, file lines: [String], from: String, to: String, viewer: String = "UTC",
      _ expected: [String]
    ) {
      testDescription = name
      self.lines = lines
      self.from = from
      self.to = to
      self.viewer = viewer
      self.expected = expected
    }
  }

  static let rules: [Case] = [
    Case(
      "BYSETPOS of a weekly rule (libical #795)",
      [
        "DTSTART;VALUE=DATE:20241023",
        "RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1,3;COUNT=3",
      ], from: "20241001", to: "20250101", ["20241023", "20241028", "20241030"]),
    Case(
      "numbered weeks begin in the old year (libical #794)",
      ["DTSTART;VALUE=DATE:20130108", "RRULE:FREQ=YEARLY;BYWEEKNO=1,2"],
      from: "20130101", to: "20150101",
      ["20130108", "20131231", "20140107", "20141230"]),
    Case(
      "BYSETPOS in the week across a month's end (libical #1374)",
      [
        "DTSTART;VALUE=DATE:20260705", "RRULE:FREQ=WEEKLY;BYDAY=MO,SU,TU;BYMONTH=7;BYSETPOS=1",
      ], from: "20260701", to: "20270101",
      ["20260705", "20260706", "20260713", "20260720", "20260727"]),
    Case(
      "a time the clock jumps over is later and counts (libical #318)",
      ["DTSTART;TZID=Europe/Vienna:20170325T023000", "RRULE:FREQ=DAILY;COUNT=3"],
      from: "20170301", to: "20170401",
      ["20170325T023000", "20170326T033000", "20170327T023000"]),
    Case(
      "the hour of a series stays over a change of the clock (libical #68)",
      ["DTSTART;TZID=America/New_York:20241027T090000", "RRULE:FREQ=WEEKLY;COUNT=3"],
      from: "20241001", to: "20250101",
      ["20241027T090000", "20241103T090000", "20241110T090000"]),
    Case(
      "BYSETPOS of a daily rule (ical.js #1039)",
      ["DTSTART:20240101T170000Z", "RRULE:FREQ=DAILY;BYHOUR=9,17;BYSETPOS=-1;COUNT=2"],
      from: "20240101", to: "20240201", ["20240101T170000", "20240102T170000"]),
    Case(
      "the last of several days of a month (ical.js #960)",
      [
        "DTSTART;VALUE=DATE:20240130", "RRULE:FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=-1;COUNT=3",
      ], from: "20240101", to: "20250101", ["20240130", "20240229", "20240330"]),
    Case(
      "no weekday before the start (ical4j #232)",
      ["DTSTART:20240103T090000", "RRULE:FREQ=WEEKLY;BYDAY=MO,WE,FR;COUNT=3"],
      from: "20231201", to: "20240201",
      ["20240103T090000", "20240105T090000", "20240108T090000"]),
    Case(
      "02:30 of every day while the clock changes (ical4j #117)",
      ["DTSTART;TZID=Europe/Berlin:20241026T023000", "RRULE:FREQ=DAILY;COUNT=3"],
      from: "20241001", to: "20241101",
      ["20241026T023000", "20241027T023000", "20241028T023000"]),
    Case(
      "an end in UTC includes the last local time (node-ical #13)",
      ["DTSTART;TZID=Asia/Seoul:20240101T080000", "RRULE:FREQ=DAILY;UNTIL=20240102T230000Z"],
      from: "20231201", to: "20240201",
      ["20240101T080000", "20240102T080000", "20240103T080000"]),
    Case(
      "an exception with a time on a series of days (node-ical #454)",
      ["DTSTART;VALUE=DATE:20240101", "RRULE:FREQ=DAILY;COUNT=3", "EXDATE:20240102T000000"],
      from: "20231201", to: "20240201", ["20240101", "20240103"]),
    Case(
      "a zone's own day of change is not lost (rrule.js #390, #424)",
      ["DTSTART;TZID=Europe/Paris:20210327T090000", "RRULE:FREQ=DAILY;COUNT=3"],
      from: "20210301", to: "20210401",
      ["20210327T090000", "20210328T090000", "20210329T090000"]),
    Case(
      "hours while the clock goes forward (rust-rrule #115)",
      ["DTSTART;TZID=Europe/Vienna:20260329T010000", "RRULE:FREQ=HOURLY;COUNT=4"],
      from: "20260301", to: "20260401",
      ["20260329T010000", "20260329T030000", "20260329T040000"]),
    Case(
      "a time without a zone stays without one (rust-rrule #49)",
      ["DTSTART:20240309T090000", "RRULE:FREQ=DAILY;COUNT=2"],
      from: "20240301", to: "20240401", viewer: "America/New_York",
      ["20240309T090000", "20240310T090000"]),
    Case(
      "an end that is a date includes that day (dateutil #938)",
      ["DTSTART:20190719T140000", "RRULE:FREQ=DAILY;UNTIL=20190720"],
      from: "20190701", to: "20190801", ["20190719T140000", "20190720T140000"]),
    Case(
      "BYSETPOS sees the whole first week (dateutil #1398)",
      ["DTSTART;VALUE=DATE:20261231", "RRULE:FREQ=WEEKLY;BYDAY=TU,TH,FR;BYSETPOS=2;COUNT=2"],
      from: "20261201", to: "20270201", ["20261231", "20270107"]),
    Case(
      "a series of days that ends with a time in UTC (Etar #779)",
      [
        "DTSTART;VALUE=DATE:20200929", "DTEND;VALUE=DATE:20200930",
        "RRULE:FREQ=DAILY;UNTIL=20201001T220000Z",
      ], from: "20200901", to: "20201101", viewer: "Europe/Berlin",
      ["20200929", "20200930", "20201001", "20201002"]),
    Case(
      "the last of a series of days (OGCS #1360)",
      ["DTSTART;VALUE=DATE:20240101", "RRULE:FREQ=DAILY;UNTIL=20240103"],
      from: "20231201", to: "20240201", viewer: "Asia/Tokyo", ["20240101", "20240102", "20240103"]),
    Case(
      "one day is one day (recurring-ical-events #44)",
      ["DTSTART;VALUE=DATE:20240301", "DTEND;VALUE=DATE:20240302"],
      from: "20240302", to: "20240303", []),
  ]

  static let changes: [Case] = [
    Case(
      "an exception in UTC on a series in a zone (ical.js #257)",
      [
        "DTSTART;TZID=Europe/Vienna:20240101T140000", "RRULE:FREQ=DAILY;COUNT=3",
        "EXDATE:20240102T130000Z",
      ], from: "20231201", to: "20240201", ["20240101T140000", "20240103T140000"]),
    Case(
      "a changed occurrence named in UTC (ical.js #257)",
      file: event(
        "1", "DTSTART;TZID=Europe/Vienna:20240101T140000", "RRULE:FREQ=DAILY;COUNT=2")
        + event("1", "RECURRENCE-ID:20240102T130000Z", "DTSTART:20240102T180000Z"),
      from: "20231201", to: "20240201", ["20240101T140000", "20240102T180000"]),
    Case(
      "an exception in UTC on a series in Chicago (ics-parser #161)",
      [
        "DTSTART;TZID=America/Chicago:20240101T200000", "RRULE:FREQ=DAILY;COUNT=2",
        "EXDATE:20240103T020000Z",
      ], from: "20231201", to: "20240201", ["20240101T200000"]),
    Case(
      "an exception beside X-WR-TIMEZONE (ics-parser #98)",
      file: ["X-WR-TIMEZONE:America/Chicago"]
        + event(
          "1", "DTSTART;TZID=America/Chicago:20240101T200000", "RRULE:FREQ=DAILY;COUNT=2",
          "EXDATE;TZID=America/Chicago:20240101T200000"),
      from: "20231201", to: "20240201", ["20240102T200000"]),
    Case(
      "a moved occurrence is there once (recurring-ical-events #62, ics-parser #341)",
      file: event("1", "DTSTART:20240101T090000Z", "RRULE:FREQ=DAILY;COUNT=3")
        + event("1", "RECURRENCE-ID:20240102T090000Z", "DTSTART:20240103T110000Z"),
      from: "20231201", to: "20240201",
      ["20240101T090000", "20240103T090000", "20240103T110000"]),
    Case(
      "an exception takes out an override (recurring-ical-events #163)",
      file: event(
        "1", "SEQUENCE:2", "DTSTART:20240101T090000Z", "RRULE:FREQ=DAILY;COUNT=3",
        "EXDATE:20240102T090000Z")
        + event("1", "RECURRENCE-ID:20240102T090000Z", "DTSTART:20240102T100000Z"),
      from: "20231201", to: "20240201", ["20240101T090000", "20240103T090000"]),
    Case(
      "a repeated override is there once (recurring-ical-events #164)",
      file: event("1", "DTSTART:20240101T090000Z", "RRULE:FREQ=DAILY;COUNT=2")
        + event("1", "RECURRENCE-ID:20240102T090000Z", "DTSTART:20240102T100000Z")
        + event("1", "RECURRENCE-ID:20240102T090000Z", "DTSTART:20240102T100000Z"),
      from: "20231201", to: "20240201", ["20240101T090000", "20240102T100000"]),
    Case(
      "a changed occurrence of none is shown (recurring-ical-events #253)",
      file: event("1", "DTSTART:20240101T090000Z", "RRULE:FREQ=WEEKLY;COUNT=2")
        + event("1", "RECURRENCE-ID:20240104T090000Z", "DTSTART:20240104T100000Z"),
      from: "20231201", to: "20240201",
      ["20240101T090000", "20240104T100000", "20240108T090000"]),
    Case(
      "an exception in another zone (recurring-ical-events #20)",
      [
        "DTSTART;TZID=Europe/London:20240101T090000", "RRULE:FREQ=DAILY;COUNT=2",
        "EXDATE;TZID=Asia/Tokyo:20240102T180000",
      ], from: "20231201", to: "20240201", ["20240101T090000"]),
    Case(
      "a change to this and the following (recurring-ical-events #222)",
      file: event("1", "DTSTART:20240101T090000Z", "RRULE:FREQ=DAILY;COUNT=4")
        + event(
          "1", "RECURRENCE-ID;RANGE=THISANDFUTURE:20240103T090000Z", "DTSTART:20240103T110000Z"),
      from: "20231201", to: "20240201",
      ["20240101T090000", "20240102T090000", "20240103T110000", "20240104T110000"]),
    Case(
      "an invitation to one occurrence (khal #447)",
      ["RECURRENCE-ID:20240102T090000Z", "DTSTART:20240102T100000Z"],
      from: "20231201", to: "20240201", ["20240102T100000"]),
  ]

  private static func zone(_ tzid: String) -> [String] {
    [
      "BEGIN:VTIMEZONE", "TZID:\(tzid)", "BEGIN:STANDARD", "DTSTART:16011028T030000",
      "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10", "TZOFFSETFROM:+0200", "TZOFFSETTO:+0100",
      "END:STANDARD", "BEGIN:DAYLIGHT", "DTSTART:16010325T020000",
      "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3", "TZOFFSETFROM:+0100", "TZOFFSETTO:+0200",
      "END:DAYLIGHT", "END:VTIMEZONE",
    ]
  }

  static let zones: [Case] = [
    Case(
      "a zone of the file alone (node-ical #13, ical4j #367)",
      file: zone("Customized Time Zone")
        + event(
          "1", "DTSTART;TZID=Customized Time Zone:20240330T023000", "RRULE:FREQ=DAILY;COUNT=2"),
      from: "20240301", to: "20240501", ["20240330T023000", "20240331T033000"]),
    Case(
      "a zone whose rules repeat (icalendar #303)",
      file: zone("Sample")
        + event(
          "1", "DTSTART;TZID=Sample:20240330T120000", "RRULE:FREQ=DAILY;COUNT=2",
          "EXDATE:20240331T100000Z"),
      from: "20240301", to: "20240501", ["20240330T120000"]),
    Case(
      "a series that began before the clock changed (node-ical #100)",
      [
        "DTSTART;TZID=Europe/Berlin:20240301T120000", "RRULE:FREQ=DAILY",
        "EXDATE:20240330T110000Z,20240331T100000Z",
      ], from: "20240330", to: "20240402", ["20240401T120000"]),
    Case(
      "Windows' name of a zone (ical4j #744)",
      [
        "DTSTART;TZID=W. Europe Standard Time:20240330T120000", "RRULE:FREQ=DAILY;COUNT=3",
        "EXDATE:20240331T100000Z",
      ], from: "20240301", to: "20240501", ["20240330T120000", "20240401T120000"]),
  ]

  @Test("Rules", arguments: rules)
  func expandsRule(_ report: Case) throws { try check(report) }

  @Test("Exceptions and changed occurrences", arguments: changes)
  func appliesChange(_ report: Case) throws { try check(report) }

  @Test("Zones", arguments: zones)
  func usesZone(_ report: Case) throws { try check(report) }

  private func check(_ report: Case) throws {
    let found = try starts(report.lines, from: report.from, to: report.to, viewer: report.viewer)
    #expect(found == report.expected)
  }
}
