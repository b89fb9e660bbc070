import CalendarCore
import Testing

@testable import Daybook

@Suite struct LocaleLabelsTests {
  static let korean = LocaleLabels(.korean)
  static let english = LocaleLabels(.english)
  static let japanese = LocaleLabels(.japanese)

  static func day(_ year: Int, _ month: Int, _ day: Int) -> Day {
    (try? Day(year: year, month: month, day: day)) ?? Day(ordinal: 0)
  }

  static func time(_ hour: Int, _ minute: Int = 0) -> TimeOfDay {
    (try? TimeOfDay(hour: hour, minute: minute)) ?? .midnight
  }

  struct Case: CustomTestStringConvertible {
    var name: String
    var label: @Sendable (LocaleLabels) -> String
    var expected: Phrase
    var testDescription: String { name }

    init(
      _ name: String, _ expected: Phrase, _ label: @escaping @Sendable (LocaleLabels) -> String
    ) {
      self.name = name
      self.label = label
      self.expected = expected
    }
  }

  static let cases: [Case] = [
    Case("month heading", Phrase("2026년 3월", "March 2026", "2026年3月")) {
      $0.monthHeading(day(2026, 3, 10).month)
    },
    Case("short month heading", Phrase("2026년 3월", "Mar 2026", "2026年3月")) {
      $0.shortMonthHeading(day(2026, 3, 10).month)
    },
    Case("the year of the last week of December", Phrase("2024년 12월", "December 2024", "2024年12月"))
    {
      $0.monthHeading(day(2024, 12, 29).month)
    },
    Case("year", Phrase("2026년", "2026", "2026年")) { $0.year(day(2026, 3, 10).month) },
    Case("month name", Phrase("3월", "March", "3月")) { $0.monthName(day(2026, 3, 1).month) },
    Case("short month name", Phrase("12월", "Dec", "12月")) {
      $0.shortMonthName(day(2026, 12, 1).month)
    },
    Case("weekday", Phrase("일요일", "Sunday", "日曜日")) { $0.weekdayName(.sunday) },
    Case("short weekday", Phrase("토", "Sat", "土")) { $0.shortWeekdayName(.saturday) },
    Case("day", Phrase("3월 10일", "March 10", "3月10日")) { $0.day(day(2026, 3, 10)) },
    Case("first of a neighbouring month", Phrase("4월 1일", "Apr 1", "4月1日")) {
      $0.shortDay(day(2026, 4, 1))
    },
    Case("weekday and day", Phrase("3월 10일 화요일", "Tuesday, March 10", "3月10日 火曜日")) {
      $0.weekdayAndDay(day(2026, 3, 10))
    },
    Case(
      "date in full",
      Phrase("2026년 3월 10일 화요일", "Tuesday, March 10, 2026", "2026年3月10日 火曜日")
    ) { $0.fullDate(day(2026, 3, 10)) },
    Case("leap day", Phrase("2024년 2월 29일 목요일", "Thursday, February 29, 2024", "2024年2月29日 木曜日")) {
      $0.fullDate(day(2024, 2, 29))
    },
    Case("range in a month", Phrase("3월 27일–28일", "Mar 27–28", "3月27日–28日")) {
      $0.range(DaySpan(start: day(2026, 3, 27), count: 2), year: 2026)
    },
    Case("range over a month's end", Phrase("7월 31일 – 8월 1일", "Jul 31 – Aug 1", "7月31日 – 8月1日")) {
      $0.range(DaySpan(start: day(2026, 7, 31), count: 2), year: 2026)
    },
    Case("range of one day", Phrase("3월 27일", "Mar 27", "3月27日")) {
      $0.range(DaySpan(start: day(2026, 3, 27), count: 1), year: 2026)
    },
    Case(
      "range over a year's end",
      Phrase(
        "2026년 12월 31일 – 2027년 1월 2일", "December 31, 2026 – January 2, 2027",
        "2026年12月31日 – 2027年1月2日")
    ) { $0.range(DaySpan(start: day(2026, 12, 31), count: 3), year: 2026) },
    Case("range of another year", Phrase("2025년 3월 1일–3일", "March 1–3, 2025", "2025年3月1日–3日")) {
      $0.range(DaySpan(start: day(2025, 3, 1), count: 3), year: 2026)
    },
    Case("morning", Phrase("9:00", "9:00 AM", "9:00")) { $0.time(time(9)) },
    Case("midnight", Phrase("0:00", "12:00 AM", "0:00")) { $0.time(time(0)) },
    Case("noon", Phrase("12:05", "12:05 PM", "12:05")) { $0.time(time(12, 5)) },
    Case("evening", Phrase("23:59", "11:59 PM", "23:59")) { $0.time(time(23, 59)) },
    Case("a cell's full hour", Phrase("9:00", "9a", "9:00")) { $0.cellTime(time(9)) },
    Case("a cell's evening", Phrase("19:30", "7:30p", "19:30")) { $0.cellTime(time(19, 30)) },
    Case("a cell's midnight", Phrase("0:05", "12:05a", "0:05")) { $0.cellTime(time(0, 5)) },
    Case("times", Phrase("9:30–10:30", "9:30–10:30 AM", "9:30–10:30")) {
      $0.times(from: time(9, 30), to: time(10, 30))
    },
    Case("times over noon", Phrase("11:30–12:30", "11:30 AM – 12:30 PM", "11:30–12:30")) {
      $0.times(from: time(11, 30), to: time(12, 30))
    },
    Case("year 0", Phrase("0년 1월", "January 0", "0年1月")) { $0.monthHeading(day(0, 1, 1).month) },
    Case("the first year", Phrase("−9999년 1월", "January −9999", "−9999年1月")) {
      $0.monthHeading(day(-9999, 1, 1).month)
    },
    Case(
      "the last day",
      Phrase("9999년 12월 31일 금요일", "Friday, December 31, 9999", "9999年12月31日 金曜日")
    ) { $0.fullDate(day(9999, 12, 31)) },
    Case("a year of one digit", Phrase("7년 5월", "May 7", "7年5月")) {
      $0.monthHeading(day(7, 5, 1).month)
    },
  ]

  @Test(arguments: cases) func `labels follow the locale`(_ test: Case) {
    #expect(test.label(Self.korean) == test.expected.korean)
    #expect(test.label(Self.english) == test.expected.english)
    #expect(test.label(Self.japanese) == test.expected.japanese)
  }

  @Test func `the clock can be chosen against the custom`() {
    let english = LocaleLabels(.english, clock: .hours24)
    #expect(english.time(Self.time(19, 30)) == "19:30")
    #expect(english.cellTime(Self.time(9)) == "9:00")
    #expect(english.times(from: Self.time(9), to: Self.time(10)) == "9:00–10:00")
    let korean = LocaleLabels(.korean, clock: .hours12)
    #expect(korean.time(Self.time(19, 30)) == "오후 7:30")
    #expect(korean.times(from: Self.time(9), to: Self.time(10, 30)) == "오전 9:00–10:30")
    #expect(korean.times(from: Self.time(9), to: Self.time(13)) == "오전 9:00 – 오후 1:00")
    let japanese = LocaleLabels(.japanese, clock: .hours12)
    #expect(japanese.time(Self.time(0, 30)) == "午前0:30")
    #expect(japanese.time(Self.time(12)) == "午後0:00")
  }

  @Test func `weeks begin on Sunday in all three homes`() {
    for language in Language.allCases {
      #expect(LocaleLabels(language).firstWeekday == .sunday)
    }
  }

  @Test func `every day of two years has its own label in every language`() {
    for language in Language.allCases {
      let labels = LocaleLabels(language)
      var seen: Set<String> = []
      var day = Self.day(2023, 12, 31)
      for _ in 0..<731 {
        let label = labels.fullDate(day)
        #expect(seen.insert(label).inserted, "\(label)")
        #expect(label.contains("\(day.year)") && label.contains("\(day.dayOfMonth)"))
        #expect(label.contains(labels.weekdayName(day.weekday)))
        day = day.advanced(by: 1)
      }
    }
  }
}

@Suite struct DatePatternTests {
  private static let day = LocaleLabelsTests.day(2026, 3, 5)

  @Test(arguments: [
    ("y-MM-dd", "2026-03-05"), ("d. M. y", "5. 3. 2026"), ("MMMM d, y", "March 5, 2026"),
    ("MMM ''yy", "Mar '2026"), ("EEEE 'the' d", "Thursday the 5"), ("EEE", "Thu"),
    ("YYYY", "2026"), ("'unclosed", "unclosed"), ("", ""),
  ])
  func `patterns are read by their letters`(pattern: String, expected: String) {
    #expect(DatePattern(pattern).text(Self.day, data: LocaleData(.english)) == expected)
  }

  @Test(arguments: [
    ("h:mm a", "12:07 AM"), ("hh:mm", "12:07"), ("K:mm", "0:07"), ("HH:mm", "00:07"),
    ("h:mm\u{202F}a", "12:07 AM"),
  ])
  func `times are read by their letters`(pattern: String, expected: String) {
    let time = LocaleLabelsTests.time(0, 7)
    #expect(DatePattern(pattern).text(time, data: LocaleData(.english)) == expected)
  }

  @Test func `the half of the day can be left out`() {
    let time = LocaleLabelsTests.time(13)
    let data = LocaleData(.korean)
    #expect(DatePattern("a h:mm").withoutPeriod.text(time, data: data) == "1:00")
    #expect(DatePattern("h:mm a").withoutPeriod.text(time, data: data) == "1:00")
  }
}
