import CalendarCore
import Foundation
import FoundationCalendars
import Testing

@Suite("Tables compared with Foundation")
struct EveryDayTests {
  /// The days of 1900 to 2100.
  static let days = DaySpan(start: day("1900-01-01"), end: day("2101-01-01"))

  @Test("every day of two centuries has the date Foundation gives it", arguments: Tables.all)
  func everyDay(identifier: Calendar.Identifier) throws {
    let table = try MonthTable(identifier)
    var calendar = Calendar(identifier: identifier)
    calendar.timeZone = try #require(TimeZone(identifier: "Asia/Seoul"))
    // 1899-12-31 12:00 in Seoul, where clocks were 8 h 28 min ahead, is some time of that day in UTC.
    var moment = Date(timeIntervalSince1970: Double(EveryDayTests.days.start.ordinal) * 86_400)
    moment += 4 * 3_600
    var differing: [Day] = []
    var offByOne: [Day] = []
    for day in EveryDayTests.days.days {
      let found = calendar.dateComponents([.era, .year, .month, .day], from: moment)
      moment += 86_400
      guard let date = table.date(of: day), date.era == found.era, date.year == found.year,
        date.month == found.month, date.isLeapMonth == (found.isLeapMonth ?? false)
      else {
        differing.append(day)
        continue
      }
      if date.day == (found.day ?? 0) + 1 {
        offByOne.append(day)
      } else if date.day != found.day {
        differing.append(day)
      }
    }
    #expect(differing.prefix(5) == [])
    // Foundation numbers three months from 0, whose new moons fall seconds before midnight.
    let fromZero: [Calendar.Identifier: [String]] = [
      .dangi: ["2097-01-13"], .chinese: ["2057-09-28", "2097-08-07"],
    ]
    let expected = (fromZero[identifier] ?? []).flatMap { iso in
      table.month(iso).map { Array($0.days.days) } ?? []
    }
    #expect(offByOne == expected)
    #expect((fromZero[identifier] ?? []).allSatisfy { table.date(of: day($0))?.day == 1 })
  }

  @Test("outside its years a table says that it cannot tell")
  func outside() throws {
    let table = try MonthTable(.persian, years: 2020...2021)
    #expect(table.date(of: day("2020-01-01")) != nil)
    #expect(table.date(of: day("2021-12-31")) != nil)
    for iso in ["2019-12-01", "2022-02-01", "-9999-01-01", "9999-12-31"] {
      #expect(table.date(of: day(iso)) == nil)
      #expect(table.month(containing: day(iso)) == nil)
      #expect(table.months(ofYearContaining: day(iso)) == [])
    }
    #expect(table.month(at: -1) == nil)
    #expect(table.month(at: table.monthCount) == nil)
    #expect(table.month(at: .max) == nil)
    let run = MonthRun(.all, in: table)
    #expect(run.count == table.monthCount)
    #expect(run.bounds == table.knownDays)
    let line = PageLine(
      .month, from: day("2021-06-01"), in: table, style: GridStyle(firstWeekday: .saturday))
    #expect(line.grid(at: 0)?.calendarMonth?.year == 1400)
    #expect(line.grid(at: 100) == nil)
    #expect(line.grid(at: .max) == nil)
  }

  @Test("years beyond what can be dated are read as the nearest that can")
  func hostileYears() throws {
    #expect(try MonthTable(.persian, years: 20_000...30_000).knownDays.contains(day("9999-06-01")))
    #expect(try MonthTable(.hebrew, years: -50...(-40)).knownDays.contains(day("0001-06-01")))
  }

  @Test(
    "a calendar that Foundation only knows by name is refused",
    arguments: [Calendar.Identifier.vietnamese, .ethiopicAmeteAlem])
  func notImplemented(identifier: Calendar.Identifier) {
    #expect(throws: FoundationCalendarError.notImplemented(identifier)) {
      try MonthTable(identifier)
    }
    #expect(throws: FoundationCalendarError.notImplemented(identifier)) {
      try MonthTable(identifier, years: 1000...1100)
    }
  }

  @Test("a calendar whose months leave out numbers is refused")
  func unevenNumbers() {
    #expect(throws: FoundationCalendarError.unevenNumbers(.buddhist, year: 1582)) {
      try MonthTable(.buddhist, years: 1580...1590)
    }
    for identifier in [Calendar.Identifier.gujarati, .kannada, .marathi, .telugu, .vikram, .tamil] {
      #expect(throws: FoundationCalendarError.self) {
        try MonthTable(identifier, years: 2020...2024)
      }
    }
  }
}
