import CalendarCore
import Testing

/// Week numbers by counting: the weeks of a year one after another, the first being the first that has
/// enough of its days in it. Used only to compare with the engine.
struct WeekNumberReference {
  var numbers: [Day: WeekNumber] = [:]

  init(years: ClosedRange<Int>, firstWeekday: Weekday, minimumDays: Int) throws {
    var start = try Day(year: years.lowerBound, month: 1, day: 1).advanced(by: -20)
    while start.weekday != firstWeekday { start = start.advanced(by: 1) }
    var current: WeekNumber?
    while start.year <= years.upperBound {
      let days = (0..<7).map { start.advanced(by: $0) }
      // The year that begins in this week, if any, takes it when it has enough days of it.
      let year = days[6].year
      if days.filter({ $0.year == year }).count >= minimumDays, current?.year ?? year - 1 < year {
        current = WeekNumber(year: year, number: 1)
      } else if let last = current {
        current = WeekNumber(year: last.year, number: last.number + 1)
      }
      for day in days { numbers[day] = current }
      start = start.advanced(by: 7)
    }
  }
}

@Suite("Week numbers")
struct WeekNumberTests {
  struct Case: CustomTestStringConvertible {
    var iso: String
    var numbering: WeekNumbering
    var week: String
    var report = ""
    var testDescription: String { "\(iso) \(week) \(report)" }
  }

  static let sundayOne = WeekNumbering(firstWeekday: .sunday, minimumDays: 1)
  static let saturdayOne = WeekNumbering(firstWeekday: .saturday, minimumDays: 1)

  @Test(
    "weeks at a year's boundary belong to the year that has enough of their days",
    arguments: [
      Case(iso: "2015-12-28", numbering: .iso8601, week: "2015-W53", report: "T-39: wrong year"),
      Case(iso: "2016-01-03", numbering: .iso8601, week: "2015-W53", report: "T-39"),
      Case(iso: "2021-01-01", numbering: .iso8601, week: "2020-W53", report: "T-39"),
      Case(iso: "2024-12-30", numbering: .iso8601, week: "2025-W01", report: "T-39"),
      Case(iso: "2026-12-31", numbering: .iso8601, week: "2026-W53", report: "T-39"),
      Case(iso: "2021-01-01", numbering: sundayOne, week: "2021-W01", report: "T-39"),
      Case(iso: "2024-12-29", numbering: sundayOne, week: "2025-W01", report: "T-39"),
      Case(iso: "2026-12-31", numbering: sundayOne, week: "2027-W01", report: "T-39"),
      Case(iso: "2013-11-17", numbering: sundayOne, week: "2013-W47", report: "pair 24"),
      Case(iso: "2013-11-17", numbering: .iso8601, week: "2013-W46", report: "pair 24"),
      Case(iso: "2013-11-23", numbering: sundayOne, week: "2013-W47", report: "pair 24"),
      Case(iso: "2013-11-23", numbering: saturdayOne, week: "2013-W48", report: "pair 24"),
      Case(iso: "2011-12-31", numbering: .iso8601, week: "2011-W52", report: "pair 24"),
      Case(iso: "2012-01-01", numbering: .iso8601, week: "2011-W52", report: "pair 24"),
      Case(iso: "2012-01-02", numbering: .iso8601, week: "2012-W01", report: "pair 24"),
      Case(iso: "2021-01-04", numbering: .iso8601, week: "2021-W01", report: "pair 24"),
      // T-40: what a locale asks for is handed in, never assumed: five days are asked for by some.
      Case(
        iso: "2025-01-01", numbering: WeekNumbering(firstWeekday: .sunday, minimumDays: 5),
        week: "2024-W53", report: "T-40"),
      Case(
        iso: "2025-01-01", numbering: WeekNumbering(firstWeekday: .sunday, minimumDays: 4),
        week: "2025-W01", report: "T-40"),
    ])
  func knownWeeks(_ each: Case) throws {
    let week = each.numbering.week(of: day(each.iso))
    #expect(week.description == each.week)
    #expect(each.numbering.days(of: week)?.contains(day(each.iso)) == true)
  }

  @Test("every numbering counts as the slow reference does", arguments: Weekday.allCases)
  func equalsReference(first: Weekday) throws {
    for minimum in 1...7 {
      let numbering = WeekNumbering(firstWeekday: first, minimumDays: minimum)
      let reference = try WeekNumberReference(
        years: 1995...2034, firstWeekday: first, minimumDays: minimum)
      var differing = 0
      for year in 1996...2033 {
        for day in numbering.days(ofYear: year).days {
          let week = numbering.week(of: day)
          if week != reference.numbers[day] || week.year != year { differing += 1 }
        }
        let count = numbering.weekCount(ofYear: year)
        if !(52...53).contains(count)
          || numbering.days(of: WeekNumber(year: year, number: count + 1)) != nil
          || numbering.days(of: WeekNumber(year: year, number: 0)) != nil
        {
          differing += 1
        }
      }
      #expect(differing == 0)
    }
  }

  @Test("random years of random numberings count as the slow reference does")
  func equalsReferenceElsewhere() throws {
    var random = SeededGenerator(seed: 39)
    for _ in 0..<60 {
      let first = Weekday.allCases.randomElement(using: &random) ?? .monday
      let minimum = Int.random(in: 1...7, using: &random)
      let year = Int.random(in: -9_000...9_990, using: &random)
      let numbering = WeekNumbering(firstWeekday: first, minimumDays: minimum)
      let reference = try WeekNumberReference(
        years: (year - 1)...(year + 1), firstWeekday: first, minimumDays: minimum)
      let differing = numbering.days(ofYear: year).days.filter {
        numbering.week(of: $0) != reference.numbers[$0]
      }
      #expect(differing == [], "\(year) \(first.name) \(minimum)")
    }
  }

  @Test("in 400 years of ISO 8601, 71 have 53 weeks")
  func longYears() {
    #expect((2000..<2400).filter { WeekNumbering.iso8601.weekCount(ofYear: $0) == 53 }.count == 71)
  }

  @Test("columns and numbers are two settings: a row has the number of the week that begins in it")
  func rowsOfAnotherFirstWeekday() {
    let january = DayGrid(month: month("2021-01"), firstWeekday: .sunday)
    #expect(january.rows[1].start == day("2021-01-03"))
    let numbers = (0..<january.rowCount).map {
      january.weekNumber(ofRow: $0, by: .iso8601).description
    }
    #expect(
      numbers == ["2020-W53", "2021-W01", "2021-W02", "2021-W03", "2021-W04", "2021-W05"])
    for first in Weekday.allCases {
      let grid = DayGrid(month: month("2026-03"), firstWeekday: first)
      for (row, span) in grid.rows.enumerated() {
        let monday = span.days.first { $0.weekday == .monday }
        #expect(
          grid.weekNumber(ofRow: row, by: .iso8601)
            == monday.map { WeekNumbering.iso8601.week(of: $0) })
      }
    }
    let threeDays = DayGrid(
      days: 3, from: day("2022-04-13"), style: GridStyle(firstWeekday: .sunday))
    #expect(threeDays.weekNumber(ofRow: 0, by: .iso8601).description == "2022-W15")
  }

  @Test("a week is written and read as ISO 8601 does")
  func text() throws {
    #expect(try WeekNumber(iso: "2026-W10") == WeekNumber(year: 2026, number: 10))
    #expect(try WeekNumber(iso: "2026-W53").description == "2026-W53")
    #expect(throws: CivilDateError.weekOutOfRange(53, count: 52)) {
      try WeekNumber(iso: "2025-W53")
    }
    #expect(throws: CivilDateError.weekOutOfRange(0, count: 52)) { try WeekNumber(iso: "2025-W00") }
    for text in ["", "2026-10", "2026W10", "2026-W1", "2026-w10", "2026-W10-1"] {
      #expect(throws: CivilDateError.unreadable(text)) { try WeekNumber(iso: text) }
    }
    #expect(WeekNumber(year: 2025, number: 52) < WeekNumber(year: 2026, number: 1))
  }

  @Test("numbers from outside are answered, never trapped")
  func hostileNumbers() {
    for year in [Int.min, -3_000_000, 3_000_000, .max] {
      #expect(WeekNumbering.iso8601.days(ofYear: year).count <= 371)
      for number in [Int.min, -1, 54, .max] {
        #expect(WeekNumbering.iso8601.days(of: WeekNumber(year: year, number: number)) == nil)
      }
    }
    #expect(WeekNumbering(firstWeekday: .monday, minimumDays: .max).minimumDays == 7)
    #expect(WeekNumbering(firstWeekday: .monday, minimumDays: .min).minimumDays == 1)
  }
}
