import CalendarCore
import Testing

@Suite("Pages of months, weeks and days")
struct PageTests {
  /// The day numbers of each row, `.` where a place is blank.
  static func numbers(_ grid: DayGrid) -> [String] {
    (0..<grid.rowCount).map { row in
      (0..<grid.columnCount).map { column in
        grid.day(row: row, column: column).map { "\($0.dayOfMonth)" } ?? "."
      }.joined(separator: " ")
    }
  }

  static func grid(_ iso: String, _ style: GridStyle) -> DayGrid {
    DayGrid(month: month(iso), style: style)
  }

  // MARK: Neighbouring months

  @Test("only the current month: June 2017 shows exactly the 1st to the 30th (pair 22)")
  func onlyTheMonth() {
    let style = GridStyle(firstWeekday: .sunday, showsInDates: false, showsOutDates: false)
    #expect(
      PageTests.numbers(PageTests.grid("2017-06", style)) == [
        ". . . . 1 2 3", "4 5 6 7 8 9 10", "11 12 13 14 15 16 17", "18 19 20 21 22 23 24",
        "25 26 27 28 29 30 .",
      ])
    let six = GridStyle(
      firstWeekday: .sunday, rows: .six, showsInDates: false, showsOutDates: false)
    let page = GridPage(grid: PageTests.grid("2017-06", six))
    #expect(page.weeks.flatMap(\.days).map(\.day) == Array(month("2017-06").days.days))
    #expect(PageTests.numbers(page.grid).last == ". . . . . . .")
    #expect(page.grid.days == month("2017-06").days)
  }

  @Test("in-dates and out-dates are shown or blank by themselves")
  func neighboursByThemselves() {
    let inOnly = GridStyle(firstWeekday: .sunday, showsOutDates: false)
    #expect(PageTests.numbers(PageTests.grid("2017-06", inOnly)).first == "28 29 30 31 1 2 3")
    #expect(PageTests.numbers(PageTests.grid("2017-06", inOnly)).last == "25 26 27 28 29 30 .")
    let outOnly = GridStyle(firstWeekday: .sunday, showsInDates: false)
    #expect(PageTests.numbers(PageTests.grid("2017-06", outOnly)).first == ". . . . 1 2 3")
    #expect(PageTests.numbers(PageTests.grid("2017-06", outOnly)).last == "25 26 27 28 29 30 1")
  }

  @Test("an event over the month's end stops where the page is blank, and goes on")
  func barAtABlankPlace() {
    let style = GridStyle(firstWeekday: .sunday, showsInDates: false, showsOutDates: false)
    let items = [allDay("x", "2017-06-29", through: "2017-07-02"), allDay("y", "2017-07-01")]
    let page = GridPage(grid: PageTests.grid("2017-06", style), items: items)
    #expect(page.items.map(\.title) == ["x"])
    let segment = page.weeks[4].segments[0]
    #expect((segment.startColumn, segment.endColumn) == (4, 6))
    #expect(segment.continuesAfter)
    #expect(page.weeks[4].cells[6] == nil)
  }

  // MARK: Hidden weekdays

  @Test("hidden weekdays have no column (pair 21)")
  func hiddenWeekdays() throws {
    let columns = try WeekColumns(firstWeekday: .sunday, hiding: [.wednesday, .friday])
    #expect(columns.weekdays == [.sunday, .monday, .tuesday, .thursday, .saturday])
    let grid = PageTests.grid("2026-03", GridStyle(columns: columns))
    #expect(grid.weekdays == columns.weekdays)
    #expect(PageTests.numbers(grid).first == "1 2 3 5 7")
    #expect(grid.position(of: day("2026-03-04")) == nil)
    #expect(grid.position(of: day("2026-03-05"))?.column == 3)
    #expect(throws: WeekColumnsError.noneLeft) {
      try WeekColumns(firstWeekday: .sunday, hiding: Weekday.allCases)
    }
  }

  @Test("a row whose days of the month are all hidden is left out")
  func rowOfHiddenDays() throws {
    let columns = try WeekColumns(firstWeekday: .monday, hiding: [.saturday, .sunday])
    // 1 August 2026 is a Saturday; 31 May 2026 is a Sunday.
    #expect(
      PageTests.numbers(PageTests.grid("2026-08", GridStyle(columns: columns))).first
        == "3 4 5 6 7")
    #expect(
      PageTests.numbers(PageTests.grid("2026-05", GridStyle(columns: columns))).last
        == "25 26 27 28 29")
  }

  @Test("bars lie over the columns there are; an item on hidden days only is not shown")
  func barsOverHiddenWeekdays() throws {
    let columns = try WeekColumns(firstWeekday: .sunday, hiding: [.wednesday, .friday])
    let items = [
      allDay("over", "2026-03-10", through: "2026-03-12"), allDay("hidden", "2026-03-11"),
      allDay("from hidden", "2026-03-11", through: "2026-03-14"),
      allDay("to hidden", "2026-03-09", through: "2026-03-11"),
    ]
    let page = GridPage(
      grid: PageTests.grid("2026-03", GridStyle(columns: columns)), items: items)
    #expect(page.items.map(\.title) == ["to hidden", "over", "from hidden"])
    let pieces = page.weeks[1].segments.map { segment in
      let cut = (segment.continuesBefore ? "<" : "") + (segment.continuesAfter ? ">" : "")
      return
        "\(page.items[segment.item].title) \(segment.lane): \(segment.startColumn)-\(segment.endColumn)\(cut)"
    }
    #expect(pieces == ["to hidden 0: 1-3>", "from hidden 0: 3-5<", "over 1: 2-4"])
  }

  @Test("rows of any columns lay out as the slow reference does")
  func rowsOfAnyColumns() throws {
    var random = SeededGenerator(seed: 42)
    var differing = 0
    for round in 0..<400 {
      let hidden = Weekday.allCases.filter { _ in Int.random(in: 0..<3, using: &random) == 0 }
      let first = Weekday.allCases[round % 7]
      guard let columns = try? WeekColumns(firstWeekday: first, hiding: hidden) else { continue }
      let style = GridStyle(columns: columns)
      let grid =
        round % 2 == 0
        ? PageTests.grid("2024-03", style)
        : DayGrid(days: 1 + round % 15, from: day("2024-03-05"), style: style)
      let items = LaneTests.randomItems(&random)
      let limit = [nil, 0, 1, 3].randomElement(using: &random) ?? nil
      let page = GridPage(grid: grid, items: items, laneLimit: limit)
      for week in page.weeks {
        let reference = LaneReference(days: week.days.map(\.day), items: items, limit: limit)
        let pieces = week.segments.map {
          LaneReference.Piece(
            lane: $0.lane, start: $0.startColumn, end: $0.endColumn,
            uid: page.items[$0.item].uid, before: $0.continuesBefore, after: $0.continuesAfter)
        }
        if pieces != reference.pieces || week.days.map(\.total) != reference.totals
          || week.days.map(\.more) != reference.mores
        {
          differing += 1
        }
      }
    }
    #expect(differing == 0)
  }

  // MARK: Weeks and days

  static let sunday = GridStyle(firstWeekday: .sunday)

  @Test("a view of three days begins on the day that was asked for (T-37)")
  func threeDays() {
    // T-37: it began two days before.
    let grid = DayGrid(days: 3, from: day("2022-04-11"), style: PageTests.sunday)
    #expect(PageTests.numbers(grid) == ["11 12 13"])
    #expect(grid.weekdays == [.monday, .tuesday, .wednesday])
    let one = DayGrid(days: 1, from: day("2022-04-11"), style: PageTests.sunday)
    #expect(PageTests.numbers(one) == ["11"])
  }

  @Test("hidden weekdays are not counted among the days of a view")
  func daysWithoutWeekends() throws {
    let style = GridStyle(
      columns: try WeekColumns(firstWeekday: .monday, hiding: [.saturday, .sunday]))
    let grid = DayGrid(days: 3, from: day("2022-04-08"), style: style)
    #expect(PageTests.numbers(grid) == ["8 11 12"])
    #expect(PageTests.numbers(DayGrid(days: 2, from: day("2022-04-09"), style: style)) == ["11 12"])
    let page = GridPage(
      grid: grid,
      items: [
        allDay("x", "2022-04-09", through: "2022-04-10"),
        allDay("y", "2022-04-08", through: "2022-04-12"),
      ])
    #expect(page.drawing(ofRow: 0) == ["y y y"])
  }

  @Test("a week at a month's edge shows all seven of its days as its own (T-26)")
  func oneWeek() {
    // T-26: 1–3 December 2016 vanished from the week of 27 November.
    let page = GridPage(
      grid: DayGrid(weeks: 1, from: day("2016-11-30"), style: PageTests.sunday))
    #expect(page.weeks.count == 1)
    #expect(PageTests.numbers(page.grid) == ["27 28 29 30 1 2 3"])
    #expect(page.weeks[0].days.allSatisfy { $0.isInMonth && $0.isWithinBounds })
  }

  @Test("the heading of a page of weeks is the month that most of it belongs to (T-27)")
  func headingOfWeeks() {
    // T-27: the title came from how tall the view was.
    func heading(_ iso: String, weeks: Int) -> String {
      DayGrid(weeks: weeks, from: day(iso), style: PageTests.sunday).month.description
    }
    #expect(heading("2016-12-01", weeks: 1) == "2016-11")
    #expect(heading("2016-12-29", weeks: 1) == "2016-12")
    #expect(heading("2020-10-01", weeks: 1) == "2020-09")
    #expect(heading("2017-01-01", weeks: 5) == "2017-01")
    #expect(heading("2016-12-01", weeks: 2) == "2016-12")
  }

  @Test("numbers from outside never make a page endless or empty")
  func hostileNumbers() {
    for count in [Int.min, -1, 0, 1] {
      #expect(DayGrid(weeks: count, from: day("2024-05-05"), style: PageTests.sunday).rowCount == 1)
      #expect(
        DayGrid(days: count, from: day("2024-05-05"), style: PageTests.sunday).columnCount == 1)
    }
    #expect(DayGrid(weeks: .max, from: day("2024-05-05"), style: PageTests.sunday).rowCount == 106)
    for ordinal in [Int.min, .max] {
      let edge = Day(ordinal: ordinal)
      for grid in [
        DayGrid(weeks: 3, from: edge, style: PageTests.sunday),
        DayGrid(days: 9, from: edge, style: PageTests.sunday),
        DayGrid(month: edge.month, style: PageTests.sunday),
      ] {
        let page = GridPage(
          grid: grid, items: [CalendarItem(uid: "x", title: "x", days: .all)], laneLimit: 2)
        #expect(page.weeks.count == grid.rowCount)
        _ = grid.month
      }
    }
    let line = PageLine(
      .days(5), from: Day(ordinal: .min), in: GregorianCalendar(), style: PageTests.sunday)
    #expect(line.index(containing: Day(ordinal: .max)) == 429_496_729)
    #expect(line.grid(at: .max) == nil)
    #expect(line.grid(at: .min) == nil)
  }

  @Test("an in-date or out-date is never where a jump leads (T-35)")
  func jumpsLeadToTheOwnPage() {
    // T-35: 4 April 2020 led to March, which shows it too.
    let line = PageLine(
      .month, from: day("2020-03-10"), in: GregorianCalendar(), style: PageTests.sunday)
    #expect(line.grid(at: 0)?.position(of: day("2020-04-04")) != nil)
    #expect(line.index(containing: day("2020-04-04")) == 1)
    #expect(line.grid(containing: day("2020-04-04"))?.month == month("2020-04"))
  }

  @Test(
    "the page that follows does not depend on the first weekday (T-22)", arguments: Weekday.allCases
  )
  func pageIndexIsIndependentOfFirstWeekday(first: Weekday) {
    // T-22: a swipe showed the wrong month once Monday was chosen.
    let line = PageLine(
      .month, from: day("2021-01-15"), in: GregorianCalendar(),
      style: GridStyle(firstWeekday: first))
    #expect(line.grid(at: 3)?.month == month("2021-04"))
    #expect(line.grid(at: -3)?.month == month("2020-10"))
  }

  @Test("a year is its twelve months")
  func year() {
    let grids = DayGrid.year(
      containing: day("2024-12-31"), in: GregorianCalendar(), style: PageTests.sunday)
    #expect(grids.map(\.month) == Array(month("2024-01")...month("2024-12")))
    #expect(grids.map(\.rowCount) == [5, 5, 6, 5, 5, 6, 5, 5, 5, 5, 5, 5])
  }
}
