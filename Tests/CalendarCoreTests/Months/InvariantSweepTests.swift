import CalendarCore
import CalendarInvariants
import Testing

@Suite("Invariants of pages, swept")
struct InvariantSweepTests {
  static let years = Array(2024...2032) + [-9999, -1, 0, 1, 1582, 1900, 2038, 2100, 9999]

  // A crash in every region whose week starts on Monday; a header that did not turn with the grid.
  @Test(
    "every month's grid, for every first weekday, row mode and some hidden weekdays (T-23, T-24, invariants 1, 2, 3)"
  )
  func grids() throws {
    let hidden: [[Weekday]] = [[], [.saturday, .sunday], [.wednesday, .friday], [.monday]]
    var wrong: [String] = []
    for first in Weekday.allCases {
      for (choice, hidden) in hidden.enumerated() {
        let columns = try WeekColumns(firstWeekday: first, hiding: hidden)
        for rows in [MonthRows.natural, .six] {
          let style = GridStyle(columns: columns, rows: rows)
          // All years with all weekdays shown; with hidden ones a part of them.
          for year in InvariantSweepTests.years where choice == 0 || year % 4 == 0 {
            for number in 0..<12 {
              let month = CalendarMonth(Month(index: year * 12 + number))
              let grid = DayGrid(month: month, style: style)
              wrong += violations(of: grid, month: month, style: style)
            }
          }
        }
      }
    }
    #expect(wrong.prefix(10) == [])
  }

  @Test(
    "the bars of every month's page, with and without a limit of lanes (invariants 7, 8, 9, 15)",
    arguments: Weekday.allCases)
  func pages(first: Weekday) throws {
    var wrong: [String] = []
    var seed = UInt64(first.rawValue) * 1_000
    for year in InvariantSweepTests.years {
      for number in 0..<12 {
        seed += 1
        let month = Month(index: year * 12 + number)
        let items = sampleItems(around: month.days, seed: seed)
        let limit = [nil, 0, 1, 2, 3, 4][Int(seed) % 6]
        let hidden: [[Weekday]] = [[], [], [.saturday, .sunday], [.wednesday, .friday]]
        let style = GridStyle(
          columns: try WeekColumns(firstWeekday: first, hiding: hidden[Int(seed) % 4]),
          rows: seed % 5 == 0 ? .six : .natural, showsInDates: seed % 3 != 0,
          showsOutDates: seed % 3 != 1)
        for grid in [
          DayGrid(month: month, style: style),
          DayGrid(weeks: 1 + number % 3, from: month.firstDay, style: style),
          DayGrid(days: 1 + number, from: month.firstDay, style: style),
        ] {
          let page = GridPage(grid: grid, today: month.lastDay, items: items, laneLimit: limit)
          wrong += violations(of: page, items: items, laneLimit: limit)
        }
      }
    }
    #expect(wrong.prefix(10) == [])
  }

  @Test(
    "pages of months, weeks and days lie one after another, and each day is on its own (invariant 4)"
  )
  func lines() throws {
    var wrong: [String] = []
    let kinds: [PageKind] = [
      .month, .weeks(1), .weeks(2), .weeks(5), .days(1), .days(3), .days(10),
    ]
    for first in Weekday.allCases {
      for hidden in [[], [.saturday, .sunday], [first]] as [[Weekday]] {
        let style = GridStyle(columns: try WeekColumns(firstWeekday: first, hiding: hidden))
        for anchor in ["1969-12-28", "2024-02-29", "2026-03-10", "0000-01-01"] {
          for kind in kinds {
            let line = PageLine(kind, from: day(anchor), in: GregorianCalendar(), style: style)
            wrong += violations(of: line, pages: -15...15)
          }
        }
      }
    }
    #expect(wrong.prefix(10) == [])
  }

  @Test("months follow one another, and n steps lead n places on (invariant 12)")
  func steps() {
    let start = CalendarMonth(month("1890-01"))
    let wrong = violations(ofStepsFrom: start, through: 3_000, in: GregorianCalendar())
    #expect(wrong.prefix(10) == [])
  }
}
