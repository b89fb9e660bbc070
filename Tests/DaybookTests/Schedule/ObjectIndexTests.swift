import CalendarCore
import ICalendar
import Testing

@testable import Daybook

@Suite("The columns beside an object")
struct ObjectIndexTests {
  struct Columns: CustomTestStringConvertible {
    var testDescription: String
    var lines: [String]
    var component = "VEVENT"
    var index: ObjectIndex
  }

  /// 2026-03-10T00:00:00Z
  static let day: Int64 = 1_773_100_800

  static func at(_ hour: Int64) -> Int64 { day + hour * 3_600 }

  static func single(
    _ form: TimeForm, _ start: Int64?, _ end: Int64?, kind: ObjectKind = .event,
    color: String? = nil
  ) -> ObjectIndex {
    ObjectIndex(kind: kind, title: "x", color: color, form: form, start: start, end: end)
  }

  static let examples: [Columns] = [
    Columns(
      testDescription: "a day", lines: ["DTSTART;VALUE=DATE:20260310"],
      index: single(.date, day, at(24))),
    Columns(
      testDescription: "floating", lines: ["DTSTART:20260310T090000", "DURATION:PT1H"],
      index: single(.floating, at(9), at(10))),
    Columns(
      testDescription: "UTC", lines: ["DTSTART:20260310T090000Z", "DTEND:20260310T100000Z"],
      index: single(.instant, at(9), at(10))),
    Columns(
      testDescription: "zoned", lines: ["DTSTART;TZID=Asia/Seoul:20260310T090000"],
      index: single(.instant, day, day)),
    Columns(
      testDescription: "an unknown zone", lines: ["DTSTART;TZID=Nowhere:20260310T090000"],
      index: single(.floating, at(9), at(9))),
    Columns(
      testDescription: "an end in another zone",
      lines: [
        "DTSTART;TZID=Asia/Seoul:20260310T090000", "DTEND;TZID=Europe/Berlin:20260310T030000",
      ],
      index: single(.instant, day, at(2))),
    Columns(
      testDescription: "exact hours over a clock put forward",
      lines: ["DTSTART;TZID=America/New_York:20260308T013000", "DURATION:PT2H"],
      index: single(.instant, 1_772_951_400, 1_772_958_600)),
    Columns(
      testDescription: "the second of two equal times ends it",
      lines: ["DTSTART;TZID=America/New_York:20261101T003000", "DURATION:PT2H"],
      index: single(.instant, 1_793_507_400, 1_793_514_600)),
    Columns(
      testDescription: "an end before the start",
      lines: ["DTSTART:20260310T090000", "DTEND:20260309T090000"],
      index: single(.floating, at(9), at(9))),
    Columns(
      testDescription: "no start", lines: [], index: single(.floating, nil, nil)),
    Columns(
      testDescription: "a colour", lines: ["DTSTART;VALUE=DATE:20260310", "COLOR:navy"],
      index: single(.date, day, at(24), color: "#000080")),
    Columns(
      testDescription: "a task that is due", lines: ["DUE;VALUE=DATE:20260310"],
      component: "VTODO", index: single(.date, day, day, kind: .task)),
    Columns(
      testDescription: "a task from when it starts",
      lines: ["DTSTART:20260310T090000Z", "DUE:20260310T120000Z"], component: "VTODO",
      index: single(.instant, at(9), at(12), kind: .task)),
    Columns(
      testDescription: "a task without dates", lines: [], component: "VTODO",
      index: single(.floating, nil, nil, kind: .task)),
    Columns(
      testDescription: "an entry", lines: ["DTSTART;VALUE=DATE:20260310"], component: "VJOURNAL",
      index: single(.date, day, at(24), kind: .entry)),
    Columns(
      testDescription: "anything else", lines: ["DTSTART;VALUE=DATE:20260310"],
      component: "X-THING", index: single(.date, day, at(24), kind: .other)),
    Columns(
      testDescription: "an endless series",
      lines: ["DTSTART;VALUE=DATE:20260310", "RRULE:FREQ=DAILY"],
      index: ObjectIndex(
        kind: .event, title: "x", form: .date, start: day, end: at(24), isSeries: true,
        seriesEnd: nil)),
  ]

  @Test("every kind and form", arguments: examples)
  func columns(_ each: Columns) throws {
    let book = try TestBook()
    try book.importFile(
      calendarFile(
        ["BEGIN:\(each.component)", "UID:a", "SUMMARY:x"] + each.lines + ["END:\(each.component)"]))
    #expect(try book.record("a").index == each.index)
  }

  @Test("the bounds of a series hold all it has, wherever a changed occurrence was moved")
  func bounds() throws {
    let book = try TestBook()
    try book.importFile(
      calendarFile(
        event("s", "DTSTART:20260310T090000Z", "RRULE:FREQ=DAILY;COUNT=3")
          + event(
            "s", "SUMMARY:far", "RECURRENCE-ID:20260311T090000Z", "DTSTART:20270101T090000Z",
            "DTEND:20270101T100000Z")
          + event(
            "s", "SUMMARY:early", "RECURRENCE-ID:20260312T090000Z", "DTSTART:20250101T090000Z")))
    #expect(try book.titles("2027-01-01", "2027-01-01").count == 1)
    #expect(try book.titles("2025-01-01", "2025-01-01").count == 1)
  }
}
