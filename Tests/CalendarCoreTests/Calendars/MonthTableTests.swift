import CalendarCore
import Testing

@Suite("Calendars as tables of months")
struct MonthTableTests {
  static let first = month("1895-01")
  static let last = month("2105-12")

  /// The Gregorian months of two centuries as a table.
  static let gregorian = MonthTable(
    entries: (first...last).map {
      MonthTable.Entry(start: $0.firstDay, year: $0.year, number: $0.number)
    }, end: last.days.end)

  @Test("a table of Gregorian months answers as the Gregorian calendar does")
  func sameAsGregorian() throws {
    let table = try #require(MonthTableTests.gregorian)
    let system = GregorianCalendar()
    let start = Int(MonthTableTests.first.index)
    var differing = 0
    for day in table.knownDays.days {
      guard let here = table.month(containing: day), let there = system.month(containing: day)
      else {
        differing += 1
        continue
      }
      if here.index + start != there.index || here.days != there.days
        || table.date(of: day) != system.date(of: day)
      {
        differing += 1
      }
    }
    #expect(differing == 0)
    #expect(table.month(containing: table.knownDays.end) == nil)
    #expect(table.month(containing: table.knownDays.start.advanced(by: -1)) == nil)
  }

  @Test("years are found and stepped as the Gregorian calendar does")
  func yearsOfATable() throws {
    let table = try #require(MonthTableTests.gregorian)
    let system = GregorianCalendar()
    for iso in ["1895-01-31", "1999-12-31", "2000-01-01", "2024-02-29", "2105-06-01"] {
      let here = table.months(ofYearContaining: day(iso))
      let there = system.months(ofYearContaining: day(iso))
      #expect(here.map(\.days) == there.map(\.days))
      #expect(here.count == 12)
      for years in -20...20 {
        let stepped = table.month(here[1], yearsLater: years)
        let expected = system.month(there[1], yearsLater: years)
        if let stepped { #expect(stepped.days == expected?.days) }
        #expect((stepped != nil) == (expected.map { table.knownDays.contains($0.days.start) }))
      }
      #expect(table.gregorianYear(of: here[11]) == day(iso).year)
    }
    #expect(system.month(CalendarMonth(month("2024-02")), yearsLater: .max) == nil)
    #expect(system.month(at: .max) == nil)
    #expect(system.month(containing: Day(ordinal: .min)) == nil)
  }

  @Test("an era that begins within a month counts from its day, and only in that month")
  func eraWithinAMonth() throws {
    let entries = (0..<3).map {
      MonthTable.Entry(
        start: day("2000-01-01").advanced(by: $0 * 30), era: $0 == 0 ? 1 : 2,
        year: $0 == 0 ? 9 : 1, number: $0 + 1)
    }
    let table = try #require(
      MonthTable(
        entries: entries, end: day("2000-03-31"),
        changes: [MonthTable.Change(day: day("2000-01-10"), era: 2, year: 1)]))
    func date(_ iso: String) -> [Int]? {
      table.date(of: day(iso)).map { [$0.era, $0.year, $0.month, $0.day] }
    }
    #expect(date("2000-01-09") == [1, 9, 1, 9])
    #expect(date("2000-01-10") == [2, 1, 1, 10])
    #expect(date("2000-01-30") == [2, 1, 1, 30])
    #expect(date("2000-01-31") == [2, 1, 2, 1])
  }

  @Test("months out of order make no table")
  func outOfOrder() {
    func entry(_ iso: String) -> MonthTable.Entry {
      MonthTable.Entry(start: day(iso), year: 1, number: 1)
    }
    let entries = [entry("2000-01-01"), entry("2000-02-01")]
    #expect(MonthTable(entries: entries, end: day("2000-03-01"))?.monthCount == 2)
    #expect(MonthTable(entries: entries.reversed(), end: day("2000-03-01")) == nil)
    #expect(MonthTable(entries: entries, end: day("2000-02-01")) == nil)
    #expect(MonthTable(entries: [], end: day("2000-02-01")) == nil)
    #expect(MonthTable(entries: [entries[0], entries[0]], end: day("2000-02-01")) == nil)
  }

  @Test("a calendar that never begins a year does not search for ever")
  func endlessYear() throws {
    let entries = (0..<400).map {
      MonthTable.Entry(start: day("2000-01-01").advanced(by: $0 * 29), year: 1, number: 7)
    }
    let table = try #require(
      MonthTable(entries: entries, end: day("2000-01-01").advanced(by: 400 * 29)))
    #expect(table.months(ofYearContaining: day("2010-01-01")).count <= 16)
    let month = try #require(table.month(at: 200))
    #expect(table.month(month, yearsLater: 10_000) == nil)
  }

  @Test(
    "a second calendar names the month where one begins, where the page does, and nothing it does not know"
  )
  func secondCalendar() throws {
    let table = try #require(
      MonthTable(
        entries: [
          MonthTable.Entry(start: day("2024-02-10"), year: 1, number: 1),
          MonthTable.Entry(start: day("2024-03-10"), year: 1, number: 2),
        ], end: day("2024-04-09")))
    let second = SecondCalendar(
      system: table, dayText: { "\($0.day)" }, dateText: { "\($0.month).\($0.day)" })
    let grid = MonthGrid(month: month("2024-03"), firstWeekday: .sunday)
    let texts = ["2024-02-25", "2024-02-26", "2024-03-09", "2024-03-10", "2024-03-11"].map {
      second.text(of: day($0), on: grid)
    }
    #expect(texts == ["1.16", "17", "29", "2.1", "2"])
    #expect(second.text(of: day("2024-04-09"), on: grid) == nil)
    #expect(InventedCalendar().knownDays == .all)
  }
}
