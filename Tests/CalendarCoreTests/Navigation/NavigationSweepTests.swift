import CalendarCore
import CalendarInvariants
import Testing

@Suite("Invariants of navigation, swept")
struct NavigationSweepTests {
  @Test(
    "from every month between bounds in every year, and in a calendar of other months (invariant 13)"
  )
  func everyMonth() throws {
    var random = SeededGenerator(seed: 1_300)
    var wrong: [String] = []
    func sweep<System: CalendarSystem>(_ system: System, from day: Day) throws {
      let minimum = day.advanced(by: Int.random(in: -500...0, using: &random))
      let bounds = try DateBounds(
        from: minimum, through: minimum.advanced(by: Int.random(in: 0...900, using: &random)))
      let limits = [PagingLimit.bounds, .notBefore(minimum), .notBefore(day)]
      let steps = (0..<12).map { _ in Int.random(in: -40...40, using: &random) }
      for limit in limits {
        let navigation = MonthNavigation(system: system, bounds: bounds, limit: limit)
        wrong += violations(of: navigation, today: day, steps: [0, 1, -1] + steps)
      }
    }
    for year in InvariantSweepTests.years {
      for number in 0..<12 {
        try sweep(GregorianCalendar(), from: Month(index: year * 12 + number).lastDay)
      }
    }
    for _ in 0..<60 {
      try sweep(
        InventedCalendar(), from: Day(ordinal: Int.random(in: 2_000...90_000, using: &random)))
    }
    #expect(wrong.prefix(10) == [])
  }
}
