import CalendarCore
import CalendarInvariants
import Foundation
import FoundationCalendars
import Testing

@Suite("Invariants of pages of other calendars, swept")
struct OtherCalendarSweepTests {
  /// All but those whose months are the Gregorian ones.
  static let calendars = Tables.all.filter { ![.gregorian, .iso8601].contains($0) }

  @Test("months, grids, bars, chosen days and navigation of every calendar", arguments: calendars)
  func everyCalendar(identifier: Calendar.Identifier) throws {
    let table = try MonthTable(identifier)
    var wrong: [String] = []
    let start = try #require(table.month("1990-06-01"))
    wrong += violations(ofStepsFrom: start, through: 600, in: table)

    var seed: UInt64 = 0
    for year in Array(2024...2032) + [1900, 2038, 2100] {
      for month in table.months(ofYearContaining: day("\(year)-06-01")) {
        for first in Weekday.allCases {
          seed += 1
          let style = GridStyle(firstWeekday: first, rows: seed % 5 == 0 ? .six : .natural)
          let grid = DayGrid(month: month, style: style)
          wrong += violations(of: grid, month: month, style: style)
          // One of the seven in each month carries items; so does each weekday somewhere.
          guard seed % 8 == 0 else { continue }
          let items = sampleItems(around: month.days, seed: seed)
          let page = GridPage(grid: grid, items: items, laneLimit: seed % 3 == 0 ? nil : 3)
          wrong += violations(of: page, items: items, laneLimit: seed % 3 == 0 ? nil : 3)
        }
      }
    }
    for kind in [PageKind.month, .weeks(1), .days(3)] {
      let line = PageLine(
        kind, from: day("2024-02-29"), in: table, style: GridStyle(firstWeekday: .monday))
      wrong += violations(of: line, pages: -20...20)
    }

    let bounds = try DateBounds(from: day("2023-05-10"), through: day("2026-08-03"))
    let navigation = MonthNavigation(system: table, bounds: bounds)
    for today in ["1950-01-01", "2024-02-10", "2025-09-01", "2090-01-01"] {
      let steps = [0, 1, -1, 13, -12, 60, -3, -60]
      wrong += violations(of: navigation, today: day(today), steps: steps)
    }
    let ranges = [("2024-01-20", 30), ("2024-02-25", 1), ("2024-03-05", 9)].map {
      DaySpan(start: day($0.0), count: $0.1)
    }
    for first in Weekday.allCases {
      let own = try #require(table.month("2024-02-15"))
      let pages = (-2...2).compactMap { table.month(at: own.index + $0) }
        .map { DayGrid(month: $0, style: GridStyle(firstWeekday: first, rows: .six)) }
      wrong += violations(of: DaySelection(ranges), on: pages)
    }
    #expect(wrong.prefix(10) == [])
  }

  @Test("a year of every calendar is the months between two new years", arguments: calendars)
  func years(identifier: Calendar.Identifier) throws {
    let table = try MonthTable(identifier)
    var months = table.months(ofYearContaining: day("1950-06-01"))
    for _ in 0..<100 {
      let next = try #require(months.last.flatMap { table.month(at: $0.index + 1) })
      let following = table.months(ofYearContaining: next.days.last)
      #expect(following.first == next)
      #expect(next.number == 1 && !next.isLeap)
      #expect((12...13).contains(following.count))
      #expect(table.month(months[0], yearsLater: 1) == next)
      #expect(table.month(next, yearsLater: -1) == months[0])
      months = following
    }
  }
}
