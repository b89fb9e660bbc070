import CalendarCore
import Foundation
import FoundationCalendars
import Testing

@Suite("Words and styles of locales")
struct CalendarLabelsTests {
  let labels = ["en_US", "ko_KR", "ja_JP"].map {
    CalendarLabels(locale: Locale(identifier: $0))
  }
  static let march = CalendarMonth(month("2026-03"))

  static func month(_ iso: String) -> Month { (try? Month(iso: iso)) ?? Month(index: 0) }
  static func day(_ iso: String) -> Day { (try? Day(iso: iso)) ?? Day(ordinal: 0) }

  @Test("headings, dates and names are the locale's")
  func words() {
    #expect(
      labels.map { $0.spoken.monthHeading(Self.march) } == [
        "March 2026", "2026년 3월", "2026年3月",
      ])
    #expect(
      labels.map { $0.spoken.fullDate(Self.day("2026-03-10")) }
        == ["Tuesday, March 10, 2026", "2026년 3월 10일 화요일", "2026年3月10日 火曜日"])
    #expect(labels.map { $0.weekday(.tuesday) } == ["Tue", "화", "火"])
    #expect(labels.map { $0.controls.today } == ["Today", "오늘", "今日"])
    #expect(labels[0].month(Self.march) == "March")
    #expect(labels[0].year(Self.march) == "2026")
    #expect(labels[0].date(Self.day("2026-03-10")) == "3/10/26")
  }

  @Test("the year of a heading is the calendar year")
  func years() {
    let december = CalendarMonth(Self.month("2024-12"))
    #expect(labels[0].spoken.monthHeading(december) == "December 2024")
    #expect(labels[0].spoken.fullDate(Self.day("2024-12-29")) == "Sunday, December 29, 2024")
    let written = SpokenWords.pattern("M-d-YYYY 'Y'", locale: Locale(identifier: "en_US"))
    #expect(written(Self.day("2024-12-29")) == "12-29-2024 Y")
  }

  /// A pattern of a field.
  struct Pattern: CustomTestStringConvertible, Sendable {
    var pattern: String
    var text: String
    var testDescription: String { pattern }
  }

  @Test(
    "a field writes its day in any pattern",
    arguments: [
      Pattern(pattern: "M-d-yyyy", text: "3-9-2026"), Pattern(pattern: "MM", text: "03"),
      Pattern(pattern: "MMMM", text: "March"),
    ])
  func patterns(_ each: Pattern) {
    let write = SpokenWords.pattern(each.pattern, locale: Locale(identifier: "en_US"))
    #expect(write(Self.day("2026-03-09")) == each.text)
  }

  @Test("times are written without a zone, whatever the machine's")
  func times() throws {
    let time = try TimeOfDay(hour: 9, minute: 30)
    #expect(labels[0].spoken.time(time).hasPrefix("9:30"))
    #expect(labels[2].spoken.time(time) == "9:30")
  }

  @Test("several days say their years only where these differ")
  func spans() throws {
    let short = try DaySpan(from: Self.day("2026-03-27"), through: Self.day("2026-04-02"))
    #expect(labels[0].spoken.days(short) == "Mar 27 – Apr 2")
    let long = try DaySpan(from: Self.day("2025-12-30"), through: Self.day("2026-01-02"))
    #expect(labels[0].spoken.days(long) == "Dec 30, 2025 – Jan 2, 2026")
  }

  @Test(
    "the first weekday and the weekend are the locale's; colours of weekdays are Korea's and Japan's"
  )
  func styles() {
    func style(_ identifier: String) -> CalendarStyle {
      CalendarStyle(locale: Locale(identifier: identifier))
    }
    #expect(style("en_US").columns.firstWeekday == .sunday)
    #expect(style("de_DE").columns.firstWeekday == .monday)
    #expect(style("ar_EG").columns.firstWeekday == .saturday)
    #expect(style("ar_EG").weekend == [.friday, .saturday])
    #expect(style("en_US").weekend == [.saturday, .sunday])
    #expect(style("en_US").weekdayRules.isEmpty)
    #expect(style("ko_KR").weekdayRules == DayTheme.koreanWeekdays.rules)
    #expect(style("ja_JP").weekdayRules == DayTheme.koreanWeekdays.rules)
  }

  @Test("months of another calendar are named by it")
  func otherCalendars() throws {
    let table = try MonthTable(.hebrew, years: 2025...2026)
    let day = Self.day("2026-03-25")
    let labels = CalendarLabels(locale: Locale(identifier: "en_US"), calendar: .hebrew)
    let month = try #require(table.month(containing: day))
    #expect(labels.month(month) == "Nisan")
    #expect(labels.spoken.monthHeading(month).contains("5786"))
  }

  /// A moment and what a clock shows.
  struct Moment: CustomTestStringConvertible, Sendable {
    var seconds: Double
    var zone: String
    var text: String
    var testDescription: String { "\(seconds) in \(zone)" }
  }

  @Test(
    "a moment is a day in a zone",
    arguments: [
      Moment(seconds: 1_504_929_600, zone: "Europe/Berlin", text: "2017-09-09T06:00"),
      Moment(seconds: 1_504_929_600, zone: "America/Los_Angeles", text: "2017-09-08T21:00"),
      Moment(seconds: -0.5, zone: "GMT", text: "1969-12-31T23:59:59"),
    ])
  func moments(_ each: Moment) throws {
    let zone = try #require(TimeZone(identifier: each.zone))
    let moment = CivilDateTime(Date(timeIntervalSince1970: each.seconds), in: zone)
    #expect(moment.description == each.text)
  }

  @Test("moments beyond all days are the first and the last")
  func farMoments() {
    for seconds in [Double.infinity, 1e300, -1e300, .nan] {
      _ = CivilDateTime(Date(timeIntervalSince1970: seconds), in: .gmt)
    }
  }
}
