import CalendarCore
import Testing

@Suite("The calendar of a page")
struct PageCalendarTests {
  static let table = MonthTable(
    entries: (0..<26).map { number in
      MonthTable.Entry(
        start: day("2026-01-05").advanced(by: number * 28), year: 1 + number / 13,
        number: number % 13 + 1)
    }, end: day("2026-01-05").advanced(by: 26 * 28))

  /// Whether a page's calendar answers as the calendar it stands for.
  static func expectSame(_ page: PageCalendar, as system: some CalendarSystem) {
    #expect(page.knownDays == system.knownDays)
    for step in stride(from: -40, through: 800, by: 7) {
      let day = day("2026-01-05").advanced(by: step)
      #expect(page.month(containing: day) == system.month(containing: day))
      #expect(page.date(of: day) == system.date(of: day))
      guard let month = system.month(containing: day) else { continue }
      #expect(page.month(at: month.index) == month)
      for years in [-1, 0, 1] {
        #expect(page.month(month, yearsLater: years) == system.month(month, yearsLater: years))
      }
    }
  }

  @Test("it answers as the calendar it stands for")
  func same() throws {
    Self.expectSame(.gregorian, as: GregorianCalendar())
    let table = try #require(Self.table)
    Self.expectSame(.table(table), as: table)
  }

  @Test("a style shows the day it is asked for, or the nearest its calendar can tell")
  func nearest() throws {
    let table = try #require(Self.table)
    func shown(_ iso: String) -> Int {
      var labels = CalendarLabels.english
      labels.spoken.monthHeading = { "\($0.number)" }
      return MonthModel(
        style: CalendarStyle(calendar: .table(table)), labels: labels, shownDay: day(iso)
      ).month.index
    }
    #expect(shown("1999-01-01") == 0)
    #expect(shown("2026-02-02") == 1)
    #expect(shown("2099-01-01") == 25)
  }
}
