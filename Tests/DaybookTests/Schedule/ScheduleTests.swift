import CalendarCore
import ICalendar
import Testing

@testable import Daybook

@Suite("From the text of a file to the days of a page")
struct ScheduleTests {
  struct Report: CustomTestStringConvertible {
    var testDescription: String
    var lines: [String]
    var zone = "UTC"
    /// The first and the last day it covers; nil when it is on no page.
    var days: (first: String, last: String)?
  }

  static let reports = [
    Report(
      testDescription: "T-65: over a month's end",
      lines: ["DTSTART:20250327T142400", "DTEND:20250402T152400"],
      days: ("2025-03-27", "2025-04-02")),
    Report(
      testDescription: "T-65: over a year's end",
      lines: ["DTSTART;VALUE=DATE:20221230", "DTEND;VALUE=DATE:20230103"],
      days: ("2022-12-30", "2023-01-02")),
    Report(
      testDescription: "T-67: from the 10th to the 10th",
      lines: ["DTSTART;VALUE=DATE:20260110", "DTEND;VALUE=DATE:20260211"],
      days: ("2026-01-10", "2026-02-10")),
    Report(
      testDescription: "T-70: a time on the row's last day",
      lines: ["DTSTART:20240608T100000", "DTEND:20240608T110000"],
      days: ("2024-06-08", "2024-06-08")),
    Report(
      testDescription: "T-71: until midnight",
      lines: ["DTSTART:20240601T220000", "DTEND:20240602T000000"],
      days: ("2024-06-01", "2024-06-01")),
    Report(
      testDescription: "T-71: until midnight in the viewer's zone only",
      lines: ["DTSTART:20240601T130000Z", "DTEND:20240601T150000Z"], zone: "Asia/Seoul",
      days: ("2024-06-01", "2024-06-01")),
    Report(
      testDescription: "T-73: from midnight",
      lines: ["DTSTART:20240602T000000", "DTEND:20240602T040000"],
      days: ("2024-06-02", "2024-06-02")),
    Report(
      testDescription: "T-75: 5–7 May",
      lines: ["DTSTART;VALUE=DATE:20260505", "DTEND;VALUE=DATE:20260508"],
      days: ("2026-05-05", "2026-05-07")),
    Report(
      testDescription: "T-75: a day that ends where it starts",
      lines: ["DTSTART;VALUE=DATE:20260505", "DTEND;VALUE=DATE:20260505"],
      days: ("2026-05-05", "2026-05-05")),
    Report(
      testDescription: "T-76: no length",
      lines: ["DTSTART:20260505T143000", "DTEND:20260505T143000"],
      days: ("2026-05-05", "2026-05-05")),
    Report(
      testDescription: "T-76: an end before the start",
      lines: ["DTSTART:20260505T143000", "DTEND:20260504T143000"],
      days: ("2026-05-05", "2026-05-05")),
    Report(
      testDescription: "no length at midnight", lines: ["DTSTART:20260505T000000"],
      days: ("2026-05-05", "2026-05-05")),
    Report(
      testDescription: "whole days are the same days in Kiritimati",
      lines: ["DTSTART;VALUE=DATE:20260505"], zone: "Pacific/Kiritimati",
      days: ("2026-05-05", "2026-05-05")),
    Report(
      testDescription: "whole days are the same days in Santiago",
      lines: ["DTSTART;VALUE=DATE:20260505"], zone: "America/Santiago",
      days: ("2026-05-05", "2026-05-05")),
    Report(
      testDescription: "a zoned time is where it is for the viewer",
      lines: ["DTSTART;TZID=America/New_York:20260504T200000", "DURATION:PT1H"],
      zone: "Pacific/Kiritimati", days: ("2026-05-05", "2026-05-05")),
    Report(
      testDescription: "a floating time is the viewer's own", lines: ["DTSTART:20260505T230000"],
      zone: "Pacific/Kiritimati", days: ("2026-05-05", "2026-05-05")),
    Report(
      testDescription: "a floating time that the viewer's clock skips",
      lines: ["DTSTART:20230903T003000", "DTEND:20230903T003000"], zone: "America/Santiago",
      days: ("2023-09-03", "2023-09-03")),
    Report(
      testDescription: "a whole day that begins at 01:00", lines: ["DTSTART;VALUE=DATE:20230903"],
      zone: "America/Santiago", days: ("2023-09-03", "2023-09-03")),
    Report(
      testDescription: "an end in another zone",
      lines: [
        "DTSTART;TZID=Asia/Seoul:20260505T230000", "DTEND;TZID=America/New_York:20260505T120000",
      ], zone: "Asia/Seoul", days: ("2026-05-05", "2026-05-06")),
    Report(testDescription: "no start", lines: ["SUMMARY:x"], days: nil),
  ]

  @Test("an event covers its days, and is on the pages of those days only", arguments: reports)
  func days(_ each: Report) throws {
    let zone = try TestBook.zone(each.zone)
    let book = try TestBook()
    let file = calendarFile(["BEGIN:VEVENT", "UID:a"] + each.lines + ["END:VEVENT"])
    try book.importFile(file)
    guard let (firstText, lastText) = each.days else {
      let all = try DaySpan(from: Day(iso: "1900-01-01"), through: Day(iso: "2100-01-01"))
      #expect(try book.book.occurrences(on: all, zone: zone) == [])
      return
    }
    let (first, last) = (try Day(iso: firstText), try Day(iso: lastText))
    for offset in -3...(first.distance(to: last) + 3) {
      let page = DaySpan(start: first.advanced(by: offset), count: 1)
      let found = try book.book.occurrences(on: page, zone: zone)
      let isOn = page.start >= first && page.start <= last
      #expect(found.count == (isOn ? 1 : 0), "\(page.start)")
      for occurrence in found {
        #expect(occurrence.days == (try DaySpan(from: first, through: last)))
      }
      let fromFile = FileSchedule(files: [Array(file.utf8)], zones: TestBook.zones)
        .occurrences(in: ScheduleWindow(days: page, zone: zone), zone: zone)
      #expect(fromFile.map(\.days) == found.map(\.days), "\(page.start)")
    }
    try book.expectRightIndex()
  }

  @Test("a month page is laid out from a file: T-69, T-77")
  func lanes() throws {
    let book = try TestBook()
    let spans = [
      ("S1", "20220408", "20220416"), ("S2", "20220405", "20220419"),
      ("S3", "20220405", "20220408"),
      ("S4", "20220403", "20220405"), ("S5", "20220406", "20220408"),
    ]
    try book.importFile(
      calendarFile(
        spans.flatMap { uid, start, end in
          event(uid, "DTSTART;VALUE=DATE:\(start)", "DTEND;VALUE=DATE:\(end)")
        } + event("feb", "DTSTART;VALUE=DATE:20240201", "DTEND;VALUE=DATE:20240203")))
    func page(_ month: String) throws -> MonthPage {
      let grid = MonthGrid(month: try Month(iso: month), firstWeekday: .sunday)
      return MonthPage(
        month: grid.month, firstWeekday: .sunday,
        items: try book.book.occurrences(on: grid.days, zone: .utc).map { $0.item(key: 0) })
    }
    let april = try page("2022-04")
    #expect(april.weeks[1].laneCount == 3)
    let lanes = april.weeks[1].segments.map { "\(april.items[$0.item].uid) \($0.lane)" }
    #expect(Set(lanes) == ["S4 0", "S2 0", "S3 1", "S5 2", "S1 1"])
    let february = try page("2024-02")
    #expect(february.weeks[0].segments.map(\.startColumn) == [4])
  }

  @Test("weekly on weekdays stays on its days in its own zone, whoever looks")
  func ownZone() throws {
    // A rule's weekdays are days where the event is: 23:00 UTC on Friday is Saturday in Manila.
    let book = try TestBook()
    try book.importFile(
      calendarFile(
        event("s", "DTSTART:20260302T230000Z", "RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR")))
    let manila = try TestBook.zone("Asia/Manila")
    let days = try DaySpan(from: Day(iso: "2026-03-01"), through: Day(iso: "2026-03-14"))
    let weekdays = try book.book.occurrences(on: days, zone: manila).map(\.start.day.weekday)
    #expect(Set(weekdays) == [.tuesday, .wednesday, .thursday, .friday, .saturday])
  }

  @Test("a clock put forward or back moves no occurrence")
  func wallTime() throws {
    let book = try TestBook()
    try book.importFile(
      calendarFile(
        event(
          "s", "SUMMARY:s", "DTSTART;TZID=Europe/Berlin:20260326T090000", "DURATION:PT1H",
          "RRULE:FREQ=DAILY;COUNT=6")))
    let berlin = try TestBook.zone("Europe/Berlin")
    let titles = try book.titles("2026-03-26", "2026-03-31", zone: berlin)
    #expect(titles == (26...31).map { "2026-03-\($0)T09:00 s" })
    // The bounds that the store searches by are those of the clock, too.
    #expect(try book.titles("2026-03-31", "2026-03-31", zone: berlin).count == 1)
  }

  @Test("the end in UTC of a series of whole days holds for whoever looks")
  func utcEnd() throws {
    let book = try TestBook()
    try book.importFile(
      calendarFile(
        event("s", "DTSTART;VALUE=DATE:20260302", "RRULE:FREQ=DAILY;UNTIL=20260309T150000Z")))
    let seoul = try TestBook.zone("Asia/Seoul")
    #expect(try book.titles("2026-03-10", "2026-03-10", zone: seoul).count == 1)
    #expect(try book.titles("2026-03-10", "2026-03-10").isEmpty)
  }

  @Test("hidden calendars are on no page, and come back")
  func visibility() throws {
    let book = try TestBook()
    try book.importFile(calendarFile(event("a", "DTSTART:20260310T090000")), into: "One")
    try book.importFile(
      calendarFile(event("b", "DTSTART:20260310T090000", "RRULE:FREQ=DAILY")), into: "Two")
    for isVisible in [false, true] {
      for var calendar in try book.store.calendars() {
        calendar.isVisible = isVisible
        try book.store.updateCalendar(calendar)
      }
      #expect(try book.titles("2026-03-10", "2026-03-10").count == (isVisible ? 2 : 0))
    }
  }

  @Test("what is remembered of a series follows its changes, undoing included")
  func cache() throws {
    let book = try TestBook()
    try book.importFile(
      calendarFile(event("s", "SUMMARY:s", "DTSTART:20260302T090000", "RRULE:FREQ=DAILY;COUNT=3")))
    let before = try book.titles("2026-03-01", "2026-03-31")
    let change = try book.edit("s") { $0.startTime = "08:00" }
    #expect(try book.titles("2026-03-01", "2026-03-31").allSatisfy { $0.contains("T08:00") })
    _ = try book.book.undo(act: #require(change.act), time: 0)
    #expect(try book.titles("2026-03-01", "2026-03-31") == before)
    let gone = try book.delete("s")
    #expect(try book.titles("2026-03-01", "2026-03-31") == [])
    _ = try book.book.undo(act: #require(gone.act), time: 0)
    #expect(try book.titles("2026-03-01", "2026-03-31") == before)
  }

  @Test("an empty window holds nothing")
  func emptyWindow() throws {
    let book = try TestBook()
    try book.importFile(
      calendarFile(
        event("a", "DTSTART;VALUE=DATE:20260310")
          + event("b", "DTSTART:20260310T000000", "DURATION:P1D", "RRULE:FREQ=DAILY")))
    let instant = TestBook.now + 9 * 86_399
    let window = ScheduleWindow(instants: instant..<instant, zone: .utc)
    #expect(try book.book.occurrences(in: window, zone: .utc) == [])
  }
}
