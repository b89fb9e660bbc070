import CalendarCore
import ICalendar
import Testing

@Suite("Dates and times")
struct DateTimeValueTests {
  struct Case: CustomTestStringConvertible {
    let line: String
    let result: String
    var testDescription: String { line }

    init(_ line: String, _ result: String) {
      self.line = line
      self.result = result
    }
  }

  /// Form, digits and zone, to compare with what is expected.
  private func describe(_ value: DateTimeValue) -> String {
    switch value {
    case .date(let day): "date \(day)"
    case .floating(let civil): "floating \(civil)"
    case .utc(let civil): "utc \(civil)"
    case .zoned(let civil, let tzid): "zoned \(civil) \(tzid)"
    }
  }

  static let readable: [Case] = [
    Case("DTSTART;VALUE=DATE:20260310", "date 2026-03-10"),
    Case("DTSTART:20260310T093000", "floating 2026-03-10T09:30"),
    Case("DTSTART:20260310T093015Z", "utc 2026-03-10T09:30:15"),
    Case("DTSTART;TZID=Europe/Berlin:20260310T093000", "zoned 2026-03-10T09:30 Europe/Berlin"),
    Case("DTSTART;TZID=\"Europe/Berlin\":20260310T093000", "zoned 2026-03-10T09:30 Europe/Berlin"),
    Case(
      "DTSTART;TZID=/example.org/Asia/Seoul:20260310T093000",
      "zoned 2026-03-10T09:30 /example.org/Asia/Seoul"),
    Case("DTSTART;TZID=Südzone:20260310T093000", "zoned 2026-03-10T09:30 Südzone"),
    Case(
      "DTSTART;TZID=A;VALUE=DATE-TIME:20260310T093000", "zoned 2026-03-10T09:30 A"),
    Case("DTSTART:20260310", "date 2026-03-10"),
    Case("DTSTART;TZID=A:20260310", "date 2026-03-10"),
    Case("DTSTART;VALUE=DATE:20260310T000000", "date 2026-03-10"),
    Case("DTSTART;value=date:20260310", "date 2026-03-10"),
    Case("DTSTART:20260310T093000  ", "floating 2026-03-10T09:30"),
    Case("DTSTART: 20260310 ", "date 2026-03-10"),
    Case("DTSTART:20260310t093000z", "utc 2026-03-10T09:30"),
    Case("DTSTART:20260310T0930", "floating 2026-03-10T09:30"),
    Case("DTSTART;TZID=:20260310T093000", "floating 2026-03-10T09:30"),
    Case("DTSTART;TZID=\" \":20260310T093000", "floating 2026-03-10T09:30"),
    Case("DTSTART;TZID=Europe/Berlin:20260310T093000Z", "utc 2026-03-10T09:30"),
    Case("DTSTART:20161231T235960Z", "utc 2016-12-31T23:59:59"),
    Case("DTSTART:20261231T240000", "floating 2027-01-01T00:00"),
    Case("DTSTART:00000101T000000", "floating 0000-01-01T00:00"),
    Case("DTSTART:99991231T235959", "floating 9999-12-31T23:59:59"),
    Case("DTSTART:16010101T030000", "floating 1601-01-01T03:00"),
    Case("DTSTART:20240229", "date 2024-02-29"),
    Case("DTSTART:2026-03-10", "date 2026-03-10"),
    Case("DTSTART:2026-03-10T09:30:15Z", "utc 2026-03-10T09:30:15"),
    Case("DTSTART:2026-03-10T09:30", "floating 2026-03-10T09:30"),
  ]

  @Test("Every form is read as it is meant", arguments: readable)
  func reading(_ example: Case) throws {
    #expect(describe(try property(example.line).dateTime()) == example.result)
  }

  static let unreadable: [Case] = [
    Case("", "\"\" is not a date"),
    Case("2026031", "\"2026031\" is not a date"),
    Case("202603101", "is not a date"),
    Case("-0010101", "is not a date"),
    Case("20261310T093000", "there is no month 13"),
    Case("20260010", "there is no month 0"),
    Case("20260230", "there is no day 30 in that month; it has 28 days"),
    Case("20230229", "it has 28 days"),
    Case("20260310T250000", "25:0:0 is not a time of day"),
    Case("20260310T240001", "24:0:1 is not a time of day"),
    Case("20260310T096000", "9:60:0 is not a time of day"),
    Case("20260310T093061", "9:30:61 is not a time of day"),
    Case("20260310T09", "is not a date"),
    Case("20260310T09300", "is not a date"),
    Case("20260310T093000+0100", "is not a date"),
    Case("20260310T093000ZZ", "is not a date"),
    Case("20260310 T093000", "is not a date"),
    Case("2026-3-10", "is not a date"),
    Case("2026-03-10T9:00", "is not a date"),
    Case("٢٠٢٦٠٣١٠", "is not a date"),
    Case("tomorrow", "is not a date"),
  ]

  @Test("What is no date is refused with the text and the reason", arguments: unreadable)
  func refusal(_ example: Case) {
    let error = #expect(throws: ValueError.self) { try DateTimeValue(text: example.line) }
    #expect(error?.description.contains("\"\(example.line)\"") == true)
    #expect(error?.description.contains(example.result) == true)
  }

  @Test("A 13th month is named in the error")
  func thirteenthMonth() {
    #expect(throws: ValueError.impossibleDate("20261301", reason: .monthOutOfRange(13))) {
      try DateTimeValue(text: "20261301")
    }
  }

  @Test("A property made from a value reads as the value")
  func writing() throws {
    let civil = CivilDateTime(
      day: try Day(year: 7, month: 1, day: 2), time: try TimeOfDay(hour: 3, minute: 4, second: 5))
    let values: [(DateTimeValue, String)] = [
      (.date(civil.day), "DTSTART;VALUE=DATE:00070102"),
      (.floating(civil), "DTSTART:00070102T030405"),
      (.utc(civil), "DTSTART:00070102T030405Z"),
      (.zoned(civil, tzid: "Asia/Seoul"), "DTSTART;TZID=Asia/Seoul:00070102T030405"),
      (.zoned(civil, tzid: "A, B"), "DTSTART;TZID=\"A, B\":00070102T030405"),
    ]
    for (value, line) in values {
      let made = Property("DTSTART", dateTime: value)
      #expect(Component("X", properties: [made]).text == "BEGIN:X\r\n\(line)\r\nEND:X\r\n")
      #expect(try made.dateTime() == value)
    }
  }

  @Test("Days without four digits for their year are written as the nearest that has them")
  func yearsOutOfRange() {
    #expect(DateTimeValue.date(Day(ordinal: -1_000_000)).text == "00000101")
    #expect(DateTimeValue.date(Day(ordinal: 10_000_000)).text == "99991231")
  }

  @Test("Every day of the years 0 to 9999 comes back")
  func everyDay() throws {
    var day = try Day(year: 0, month: 1, day: 1)
    let end = try Day(year: 9999, month: 12, day: 31)
    while day <= end {
      let value = DateTimeValue.date(day)
      #expect(try DateTimeValue(text: value.text) == value)
      day = day.advanced(by: 97)
    }
  }
}
