import CalendarCore
import Foundation
import FoundationCalendars
import Testing

@Suite("Dates and years of other calendars")
struct CalendarDateTests {
  // MARK: Eras

  @Test("a Japanese date has its era, also where one ends within a month (T-93)")
  func japaneseEras() {
    // T-93: without the era 1970 became 2063.
    let table = Tables.japanese
    #expect(table.text("1970-01-01", era: true) == "234:45-1-1")
    #expect(table.text("2019-04-30", era: true) == "235:31-4-30")
    #expect(table.text("2019-05-01", era: true) == "236:1-5-1")
    #expect(table.text("1989-01-07", era: true) == "234:64-1-7")
    #expect(table.text("1989-01-08", era: true) == "235:1-1-8")
    #expect(table.text("1989-02-01", era: true) == "235:1-2-1")
    #expect(table.text("1926-12-24", era: true) == "233:15-12-24")
    #expect(table.text("1926-12-25", era: true) == "234:1-12-25")
    #expect(table.text("1912-07-30", era: true) == "233:1-7-30")
  }

  @Test("a year in which an era begins is one year of twelve months")
  func yearOfTwoEras() {
    let months = Tables.japanese.months(ofYearContaining: day("2019-07-01"))
    #expect(months.map(\.number) == Array(1...12))
    #expect(months.map(\.year) == [31, 31, 31, 31, 1, 1, 1, 1, 1, 1, 1, 1])
    #expect(months.map { Tables.japanese.gregorianYear(of: $0) }.allSatisfy { $0 == 2019 })
  }

  @Test("text in ISO form is Gregorian whatever calendar is shown (T-98)")
  func isoIsGregorian() {
    // T-98: a range of the years 2559 to 2563 was meant in the Buddhist era, and read as Gregorian.
    #expect(Tables.buddhist.text("2016-05-10") == "2559-5-10")
    #expect(day("2016-05-10").description == "2016-05-10")
    #expect(Tables.buddhist.text("2559-05-10") == nil)
  }

  // MARK: Twelve or thirteen months

  @Test("a Hebrew year has twelve or thirteen months, numbered as they are named (T-94)")
  func hebrewYears() {
    // T-94: every year was taken to have as many.
    let ordinary = ["1", "2", "3", "4", "5", "7", "8", "9", "10", "11", "12", "13"]
    let leap = (1...13).map { "\($0)" }
    #expect(Tables.hebrew.monthNumbers("2023-01-01") == ordinary)
    #expect(Tables.hebrew.monthNumbers("2024-01-01") == leap)
    #expect(Tables.hebrew.monthNumbers("2025-01-01") == ordinary)
    #expect(Tables.hebrew.month("2024-03-01")?.year == 5784)
    let grids = DayGrid.year(
      containing: day("2024-03-01"), in: Tables.hebrew, style: GridStyle(firstWeekday: .sunday))
    #expect(grids.count == 13)
    #expect(grids.map(\.ownDays.count).reduce(0, +) == 383)
  }

  @Test(
    "calendars with thirteen months in every year page and step (T-95)", arguments: [0, 100, 199])
  func thirteenMonths(years: Int) throws {
    // T-95: switching to them crashed.
    let start = try #require(Tables.coptic.month("1901-01-01"))
    let later = try #require(Tables.coptic.month(start, yearsLater: years))
    #expect((later.number, later.year) == (start.number, start.year + years))
    let short = try #require(
      Tables.coptic.months(ofYearContaining: later.days.start).first { $0.number == 13 })
    #expect((5...6).contains(short.days.count))
    for first in Weekday.allCases {
      let grid = DayGrid(month: short, style: GridStyle(firstWeekday: first))
      #expect((1...2).contains(grid.rowCount))
      #expect(grid.shows(short.days))
    }
  }

  @Test("an era that counts backwards steps forward like any other (T-95)")
  func eraCountingBackwards() throws {
    // T-95: the first year before the era has the number 1 too, and months must stay in order.
    let table = try MonthTable(.republicOfChina)
    #expect(table.text("1911-12-31", era: true) == "0:1-12-31")
    #expect(table.text("1912-01-01", era: true) == "1:1-1-1")
    #expect(table.text("1905-06-01", era: true) == "0:7-6-1")
    let june = try #require(table.month("1905-06-01"))
    let later = (0...10).map { table.month(june, yearsLater: $0) }
    #expect(later.map { $0?.year } == [7, 6, 5, 4, 3, 2, 1, 1, 2, 3, 4])
    #expect(later.map { $0?.days.start.year } == Array(1905...1915))
    #expect(table.month(containing: Day(ordinal: .min)) == nil)
  }

  // MARK: Leap months

  @Test("the leap months of the Korean calendar")
  func koreanLeapMonths() {
    let expected = [
      2012: 3, 2014: 9, 2017: 5, 2020: 4, 2023: 2, 2025: 6, 2028: 5, 2031: 3, 2033: 11, 2036: 6,
      2039: 5, 2042: 2, 2044: 7, 2047: 5, 2050: 3,
    ]
    for year in 2012...2050 {
      let months = Tables.dangi.months(ofYearContaining: day("\(year)-07-01"))
      #expect(months.filter(\.isLeap).map(\.number) == expected[year].map { [$0] } ?? [])
      #expect(months.count == (expected[year] == nil ? 12 : 13))
    }
    #expect(Tables.dangi.monthNumbers("2025-07-01")[5...6] == ["6", "6+"])
  }

  @Test("new year and the harvest feast of the Korean calendar")
  func koreanFeasts() {
    let newYears = [
      "2024-02-10", "2025-01-29", "2026-02-17", "2027-02-07", "2028-01-27", "2029-02-13",
      "2030-02-03", "2031-01-23", "2032-02-11", "2033-01-31", "2034-02-19", "2035-02-08",
      "2036-01-28",
    ]
    let harvest = [
      "2024-09-17", "2025-10-06", "2026-09-25", "2027-09-15", "2028-10-03", "2029-09-22",
      "2030-09-12", "2031-10-01", "2032-09-19", "2033-09-08", "2034-09-27",
    ]
    for (offset, iso) in newYears.enumerated() {
      let date = Tables.dangi.date(of: day(iso))
      #expect((date?.month, date?.day, date?.isLeapMonth) == (1, 1, false), "\(iso)")
      let month = Tables.dangi.month(iso)
      #expect(month.map { Tables.dangi.gregorianYear(of: $0) } == 2024 + offset)
    }
    for iso in harvest {
      let date = Tables.dangi.date(of: day(iso))
      #expect((date?.month, date?.day, date?.isLeapMonth) == (8, 15, false), "\(iso)")
    }
    // The day before a new year belongs to the year before.
    #expect(
      Tables.dangi.month("2026-02-16").map { Tables.dangi.gregorianYear(of: $0) } == 2025)
  }

  @Test("the calendars of China and Korea differ where their noons do")
  func chinaAndKorea() {
    #expect(Tables.chinese.text("2027-02-06") == "44-1-1")
    #expect(Tables.dangi.text("2027-02-07") == "44-1-1")
    func leapMonth(_ table: MonthTable, _ iso: String) -> Int? {
      table.months(ofYearContaining: day(iso)).first(where: \.isLeap)?.number
    }
    #expect(leapMonth(Tables.chinese, "2012-07-01") == 4)
    #expect(leapMonth(Tables.dangi, "2012-07-01") == 3)
  }

  // MARK: Years later

  @Test(
    "a leap month goes to the ordinary month of that number, and to a leap month where there is one"
  )
  func leapMonthYearsLater() throws {
    // Asked of Foundation, the 1st of a leap fourth month becomes the fifth in all later years.
    let leap = try #require(Tables.dangi.month("2020-05-23"))
    #expect((leap.number, leap.isLeap) == (4, true))
    for years in 1...18 {
      let later = try #require(Tables.dangi.month(leap, yearsLater: years))
      #expect(later.number == 4 && !later.isLeap)
    }
    let sixth = try #require(Tables.dangi.month("2017-07-22"))
    #expect(sixth.number == 5 && Tables.dangi.month("2017-06-24")?.isLeap == true)
    let fifth = try #require(Tables.dangi.month("2017-06-24"))
    #expect(Tables.dangi.month(fifth, yearsLater: 11)?.isLeap == true)
    #expect(Tables.dangi.month(fifth, yearsLater: 22)?.isLeap == true)
    #expect(Tables.dangi.month(fifth, yearsLater: 12)?.isLeap == false)
    #expect(Tables.dangi.month(fifth, yearsLater: 100) == nil)
    #expect(Tables.dangi.month(fifth, yearsLater: .max) == nil)
    #expect(Tables.dangi.month(fifth, yearsLater: .min) == nil)
  }

  @Test("the 30th of the last month stays the last day, and comes back where there is a 30th")
  func lastDayYearsLater() throws {
    // Asked of Foundation year by year, the 30th collapses to the 29th for ever.
    let born = day("2002-02-11")
    let month = try #require(Tables.dangi.month(containing: born))
    #expect((month.number, month.number(of: born)) == (12, 30))
    var lengths: Set<Int> = []
    for years in 1...60 {
      let later = try #require(Tables.dangi.month(month, yearsLater: years))
      #expect(later.number == 12)
      #expect(later.day(clamping: 30) == later.days.last)
      lengths.insert(later.days.count)
    }
    #expect(lengths == [29, 30])
  }

  @Test("Adar I of a leap year is Adar of an ordinary one")
  func hebrewYearsLater() throws {
    let adarOne = try #require(Tables.hebrew.month("2024-02-20"))
    #expect((adarOne.year, adarOne.number) == (5784, 6))
    #expect(Tables.hebrew.month(adarOne, yearsLater: 1)?.number == 7)
    #expect(Tables.hebrew.month(adarOne, yearsLater: 3)?.number == 6)
    #expect(Tables.hebrew.month(adarOne, yearsLater: -1)?.number == 7)
    #expect(Tables.hebrew.month(adarOne, yearsLater: 1)?.year == 5785)
  }

  // MARK: A second calendar

  @Test("a second calendar names the month where one begins and where the page does")
  func secondCalendar() throws {
    let lunar = SecondCalendar(
      system: Tables.dangi, dayText: { "\($0.day)" },
      dateText: { "\($0.isLeapMonth ? "+" : "")\($0.month).\($0.day)" })
    let grid = DayGrid(month: day("2025-07-01").month, firstWeekday: .sunday)
    let texts = grid.days.days.map { lunar.text(of: $0, on: grid) }
    #expect(texts.first == "6.5")
    #expect(texts[1] == "6")
    #expect(grid.position(of: day("2025-07-25")).map { $0.row * 7 + $0.column } == 26)
    #expect(texts[26] == "+6.1")
    #expect(texts[27] == "2")
    #expect(lunar.text(of: day("1800-01-01"), on: grid) == nil)
  }
}
