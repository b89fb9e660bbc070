import CalendarCore
import CalendarInvariants
import Testing

@Suite("Invariants of time grids, swept")
struct TimeGridSweepTests {
  /// Items in and around a week: at any minute, of any length up to days, and some of whole days.
  static func items(_ week: DaySpan, _ random: inout SeededGenerator) -> [CalendarItem] {
    (0..<Int.random(in: 0...16, using: &random)).map { number in
      let day = week.start.advanced(by: Int.random(in: -2...7, using: &random))
      let minute = Int.random(in: 0..<96, using: &random) * 15
      if minute % 7 == 0 {
        return CalendarItem(
          uid: "\(number)", title: "a",
          days: DaySpan(start: day, count: Int.random(in: 1...4, using: &random)))
      }
      let start = CivilDateTime(day: day, time: .midnight).advanced(bySeconds: Int64(minute) * 60)
      let length = [0, 10, 30, 60, 90, 240, 1_440, 4_000].randomElement(using: &random) ?? 30
      return CalendarItem(
        uid: "\(number)", title: "t", from: start,
        to: start.advanced(bySeconds: Int64(length) * 60),
        elapsedMinutes: length)
    }
  }

  @Test(
    "weeks of every month: columns, frames, both directions, any order (invariants 7, 9, 10, 14, 15)",
    arguments: Weekday.allCases)
  func weeks(first: Weekday) {
    var random = SeededGenerator(seed: 1_400 + UInt64(first.rawValue))
    var wrong: [String] = []
    for year in InvariantSweepTests.years {
      for number in 0..<12 {
        let start = Month(index: year * 12 + number).lastDay.onOrBefore(first)
        let days = DaySpan(start: start, count: [1, 3, 7][number % 3])
        let items = TimeGridSweepTests.items(days, &random)
        let least = [1, 15, 30, 60][Int.random(in: 0...3, using: &random)]
        let grid = TimeGrid(days: days, today: days.last, items: items, leastMinutes: least)
        wrong += violations(of: grid, items: items, leastMinutes: least)
      }
    }
    #expect(wrong.prefix(10) == [])
  }
}
