import CalendarCore
import Testing

@Suite("Month grids")
struct MonthGridTests {
  struct Case: CustomTestStringConvertible {
    var month: String
    var first: Weekday
    var lead: Int
    var rows: Int
    var report: String
    var testDescription: String { "\(month) \(first.name)-first (\(report))" }
  }

  @Test(
    "natural rows: the first row holds the 1st, the last row holds the last day",
    arguments: [
      Case(month: "2015-11", first: .monday, lead: 6, rows: 6, report: "T-16: 30 November lost"),
      Case(month: "2023-10", first: .monday, lead: 6, rows: 6, report: "T-17: sized as five rows"),
      Case(month: "2023-10", first: .sunday, lead: 0, rows: 5, report: "T-17"),
      Case(month: "2017-01", first: .sunday, lead: 0, rows: 5, report: "T-18: useless first row"),
      Case(month: "2017-10", first: .sunday, lead: 0, rows: 5, report: "T-18"),
      Case(month: "2021-02", first: .monday, lead: 0, rows: 4, report: "T-18, T-20"),
      Case(month: "2021-03", first: .monday, lead: 0, rows: 5, report: "T-18"),
      Case(month: "2021-11", first: .monday, lead: 0, rows: 5, report: "T-18"),
      Case(month: "2015-02", first: .sunday, lead: 0, rows: 4, report: "T-20: four rows"),
      Case(month: "2026-02", first: .sunday, lead: 0, rows: 4, report: "T-20, pair 20"),
      Case(
        month: "2014-08", first: .sunday, lead: 5, rows: 6, report: "pair 20: six rows either way"),
      Case(
        month: "2014-07", first: .sunday, lead: 2, rows: 5,
        report: "pair 20: five rows when natural"),
    ])
  func naturalRows(_ each: Case) {
    let grid = MonthGrid(month: month(each.month), firstWeekday: each.first)
    #expect(grid.leadingDayCount == each.lead)
    #expect(grid.rowCount == each.rows)
    #expect(grid.days.count == each.rows * 7)
  }

  @Test("in six-row mode the extra rows stand at the end (T-18)")
  func sixRows() {
    let grid = MonthGrid(month: month("2026-02"), firstWeekday: .sunday, rows: .six)
    #expect(grid.rowCount == 6)
    #expect(grid.leadingDayCount == 0)
    #expect(grid.days.last == day("2026-03-14"))
  }

  @Test("the last row of November 2015 starts on the 30th (T-16)")
  func lastRowOfNovember2015() throws {
    let rows = MonthGrid(month: month("2015-11"), firstWeekday: .monday).rows
    #expect(rows.last?.start == day("2015-11-30"))
  }

  @Test("a century of Sunday-first months has 11 of four rows, 932 of five, 257 of six (T-20)")
  func rowCountsOfACentury() {
    var counts = [Int: Int]()
    for month in month("2000-01")...month("2099-12") {
      counts[MonthGrid(month: month, firstWeekday: .sunday).rowCount, default: 0] += 1
    }
    #expect(counts == [4: 11, 5: 932, 6: 257])
  }

  @Test("a week at a month's edge shows all seven of its days (T-26)")
  func weekAtTheMonthsEdge() {
    // T-26: 1–3 December 2016 vanished from the week of 27 November.
    let grid = MonthGrid(month: month("2016-12"), firstWeekday: .sunday)
    #expect(grid.rows[0] == DaySpan(start: day("2016-11-27"), count: 7))
    #expect((1...3).allSatisfy { grid.position(of: day("2016-12-0\($0)"))?.row == 0 })
  }

  @Test("the year in a heading is the calendar year (T-34)")
  func calendarYear() {
    // T-34: a week-year pattern printed 2025 for 29 December 2024.
    #expect(day("2024-12-29").year == 2024)
    #expect(day("2026-12-28").year == 2026)
    #expect(day("2022-01-01").year == 2022)
  }

  @Test("leap and short months keep all their days on the page (T-29)")
  func daysOfMarchAndFebruary() {
    // T-29
    for text in ["2016-02", "2020-02", "2024-03", "1900-02", "2000-02", "2100-03"] {
      let page = MonthPage(month: month(text), firstWeekday: .monday)
      let own = page.weeks.flatMap(\.days).filter(\.isInMonth).map(\.day)
      #expect(own == Array(month(text).days.days))
    }
  }

  @Test("the first and last day of a month are the same on every platform (T-15)")
  func daysOfOctober() {
    // T-15: a formatter and a calendar in two zones made October end on the 30th.
    let page = MonthPage(month: month("2024-10"), firstWeekday: .sunday)
    let own = page.weeks.flatMap(\.days).filter(\.isInMonth)
    #expect(own.map(\.day.dayOfMonth) == Array(1...31))
    #expect(own.map(\.day.description).last == "2024-10-31")
  }

  @Test(
    "headings, steps and pages across the end of a year (T-24, T-27, T-32)",
    arguments: Weekday.allCases)
  func yearBoundary(first: Weekday) {
    // T-24, T-27, T-32
    let page = MonthPage(month: month("2016-12"), firstWeekday: first)
    let next = MonthPage(month: page.month.advanced(by: 1), firstWeekday: first)
    #expect(next.month == month("2017-01"))
    #expect(page.weeks.flatMap(\.days).filter(\.isInMonth).count == 31)
    #expect(next.weeks.flatMap(\.days).filter(\.isInMonth).count == 31)
  }
}
