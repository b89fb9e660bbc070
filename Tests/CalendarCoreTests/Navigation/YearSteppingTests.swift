import CalendarCore
import Testing

@Suite("Stepping by years")
struct YearSteppingTests {
  @Test("years of another calendar keep the month's number, whatever their number of months")
  func otherYears() throws {
    let system = InventedCalendar()
    for month in InventedCalendar.months where (5...40).contains(month.year) {
      for years in [-1, 1] {
        let found = try #require(system.month(month, yearsLater: years))
        let sameYear = InventedCalendar.months.filter { $0.year == month.year + years }
        let exact = sameYear.first { $0.number == month.number && $0.isLeap == month.isLeap }
        let ordinary = sameYear.first { $0.number == month.number && !$0.isLeap }
        // The thirteenth of a year that has twelve goes to the last.
        if exact == nil, ordinary == nil { #expect(month.number == 13) }
        #expect(found == exact ?? ordinary ?? sameYear.last)
      }
    }
  }
}
