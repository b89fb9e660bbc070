import CalendarCore
import Testing

@Suite("Months between two bounds")
struct MonthRunTests {
  static func run(_ first: String, _ last: String) throws -> MonthRun<GregorianCalendar> {
    try MonthRun(from: day(first), through: day(last), in: GregorianCalendar())
  }

  struct Case: CustomTestStringConvertible {
    var first: String
    var last: String
    var count: Int
    var report: String
    var testDescription: String { "\(first) to \(last) (\(report))" }
  }

  @Test(
    "months are counted by year and month",
    arguments: [
      Case(first: "2023-08-31", last: "2024-08-30", count: 13, report: "T-33: a duration says 12"),
      Case(first: "2010-01-01", last: "2030-12-31", count: 252, report: "T-49: ended after 121"),
      Case(first: "2024-05-10", last: "2024-05-10", count: 1, report: "one day"),
      Case(first: "2023-12-31", last: "2024-01-01", count: 2, report: "T-32: over a year's end"),
    ])
  func counts(_ each: Case) throws {
    let run = try MonthRunTests.run(each.first, each.last)
    #expect(run.count == each.count)
    #expect(run.first?.days.contains(day(each.first)) == true)
    #expect(run.last?.days.contains(day(each.last)) == true)
    #expect(run.index(containing: day(each.last)) == each.count - 1)
  }

  @Test("from every day of two years, a year later is twelve months on (T-33)")
  func everyStart() throws {
    // T-33: counting by duration is wrong on 23 of 730 start days.
    var wrong = 0
    for start in DaySpan(start: day("2023-01-01"), count: 730).days {
      let end = start.advanced(by: 365)
      let run = try MonthRun(from: start, through: end, in: GregorianCalendar())
      let names = Set(DaySpan(start: start, count: 366).days.map(\.month))
      if run.count != names.count { wrong += 1 }
    }
    #expect(wrong == 0)
  }

  @Test("a place is a month and a month is a place")
  func places() throws {
    let run = try MonthRunTests.run("2010-01-16", "2030-12-02")
    for (position, month) in run.enumerated() {
      #expect(month == CalendarMonth(Month(index: 2010 * 12 + position)))
      let shown = DaySpan(
        start: max(month.days.start, run.bounds.start), end: min(month.days.end, run.bounds.end))
      #expect(shown.days.allSatisfy { run.index(containing: $0) == position })
    }
    #expect(run.index(containing: day("2010-01-15")) == nil)
    #expect(run.index(containing: day("2030-12-03")) == nil)
    #expect(run.index(nearestTo: day("1999-01-01")) == 0)
    #expect(run.index(nearestTo: day("2099-01-01")) == 251)
    #expect(run.month(at: -1) == nil)
    #expect(run.month(at: 252) == nil)
  }

  @Test("bounds the wrong way round are an error, an empty span has no months (T-42)")
  func inverted() {
    // T-42: it crashed.
    #expect(throws: CivilDateError.inverted(first: day("2024-05-10"), last: day("2024-05-01"))) {
      try MonthRunTests.run("2024-05-10", "2024-05-01")
    }
    let empty = MonthRun(DaySpan(start: day("2024-05-10"), count: 0), in: GregorianCalendar())
    #expect(empty.isEmpty)
    #expect(empty.index(nearestTo: day("2024-05-10")) == nil)
    #expect(empty.positions(from: 40, count: 3) == 0..<0)
  }

  @Test("what is in sight is well-formed after any jump (T-48)")
  func positionsInSight() throws {
    // T-48: a jump over 40 months asked for a range whose end was before its start.
    let run = try MonthRunTests.run("2024-01-01", "2024-12-31")
    for first in [Int.min, -40, -1, 0, 5, 11, 12, 40, .max] {
      for count in [Int.min, -1, 0, 1, 3, 40, .max] {
        let positions = run.positions(from: first, count: count)
        #expect(positions.lowerBound >= 0 && positions.upperBound <= 12)
        #expect(positions.isEmpty == (count <= 0))
      }
    }
    #expect(run.positions(from: 40, count: 3) == 11..<12)
    #expect(run.positions(from: 4, count: 3) == 4..<7)
  }

  @Test("a run without bounds counts all months there are")
  func everything() {
    let run = MonthRun(.all, in: GregorianCalendar())
    #expect(run.count == 70_000_001)
    #expect(run.index(containing: day("2024-05-10")) == 35_000_000 + 2024 * 12 + 4)
  }

  // MARK: Partial months

  /// The day numbers of each row; `-` marks a day outside the bounds, `.` a blank place.
  static func drawing(_ grid: DayGrid?) -> [String] {
    guard let grid else { return [] }
    return GridPage(grid: grid).weeks.map { week in
      week.cells.map { cell in
        cell.map { ($0.isWithinBounds ? "" : "-") + "\($0.day.dayOfMonth)" } ?? "."
      }.joined(separator: " ")
    }
  }

  struct Partial: CustomTestStringConvertible {
    var style: PartialMonth
    var position: Int
    var rows: [String]
    var testDescription: String { "\(style) \(position)" }
  }

  @Test(
    "a month that its bounds cut is whole, cut after the row, or cut to the day (T-46)",
    arguments: [
      // T-46: a range shorter than two months, beginning in the middle of one.
      Partial(
        style: .whole, position: 0,
        rows: [
          "-31 -1 -2 -3 -4 5 6", "7 8 9 10 11 12 13", "14 15 16 17 18 19 20",
          "21 22 23 24 25 26 27", "28 1 2 3 4 5 6",
        ]),
      Partial(
        style: .rows, position: 0,
        rows: [
          "-31 -1 -2 -3 -4 5 6", "7 8 9 10 11 12 13", "14 15 16 17 18 19 20",
          "21 22 23 24 25 26 27", "28 1 2 3 4 5 6",
        ]),
      Partial(
        style: .rows, position: 1,
        rows: ["28 1 2 3 4 5 6", "7 8 9 10 11 12 13", "14 15 -16 -17 -18 -19 -20"]),
      Partial(
        style: .days, position: 0,
        rows: [
          ". . . . . 5 6", "7 8 9 10 11 12 13", "14 15 16 17 18 19 20", "21 22 23 24 25 26 27",
          "28 1 2 3 4 5 6",
        ]),
      Partial(
        style: .days, position: 1,
        rows: ["28 1 2 3 4 5 6", "7 8 9 10 11 12 13", "14 15 . . . . ."]),
    ])
  func partialMonths(_ each: Partial) throws {
    let run = try MonthRunTests.run("2021-02-05", "2021-03-15")
    #expect(run.count == 2)
    let style = GridStyle(firstWeekday: .sunday, partialMonth: each.style)
    #expect(MonthRunTests.drawing(run.grid(at: each.position, style: style)) == each.rows)
    #expect(run.grid(at: 2, style: style) == nil)
  }

  @Test("the last day can be today: the days after it are marked, or not there (T-45)")
  func endsToday() throws {
    // T-45: the calendar went on to the end of the month.
    let run = try MonthRunTests.run("2018-06-01", "2018-08-03")
    var style = GridStyle(firstWeekday: .sunday, rows: .six)
    let whole = run.grid(at: 2, style: style).map { GridPage(grid: $0) }
    let disabled = whole?.weeks.flatMap(\.days).filter { $0.isInMonth && !$0.isWithinBounds }
    #expect(disabled?.map(\.day.dayOfMonth) == Array(4...31))
    style.partialMonth = .rows
    #expect(MonthRunTests.drawing(run.grid(at: 2, style: style)) == ["29 30 31 1 2 3 -4"])
    style.partialMonth = .days
    #expect(MonthRunTests.drawing(run.grid(at: 2, style: style)) == ["29 30 31 1 2 3 ."])
    // A month within the bounds keeps its six rows; only what lies beyond them is blank.
    #expect(
      MonthRunTests.drawing(run.grid(at: 1, style: style)).suffix(2) == [
        "29 30 31 1 2 3 .", ". . . . . . .",
      ])
  }

  @Test("rows begin where a shown day is within the bounds, and a month outside has none")
  func cutWithHiddenWeekdays() throws {
    let columns = try WeekColumns(firstWeekday: .monday, hiding: [.saturday, .sunday])
    // 6 March 2021 is a Saturday.
    let bounds = try DaySpan(from: day("2021-03-06"), through: day("2021-03-16"))
    let style = GridStyle(columns: columns, bounds: bounds, partialMonth: .rows)
    #expect(
      MonthRunTests.drawing(DayGrid(month: month("2021-03"), style: style)) == [
        "8 9 10 11 12", "15 16 -17 -18 -19",
      ])
    let outside = DayGrid(month: month("2021-05"), style: style)
    #expect(outside.rowCount == 0)
    #expect(outside.days.isEmpty)
    let page = GridPage(grid: outside, items: [CalendarItem(uid: "x", title: "x", days: .all)])
    #expect(page.weeks.isEmpty && page.items.isEmpty)
  }
}
