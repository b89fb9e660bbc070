import CalendarCore
import Testing

@Suite("Going from month to month")
struct MonthNavigationTests {
  struct Count: CustomTestStringConvertible {
    var report: String
    var minimum: String
    var maximum: String
    var months: Int
    var testDescription: String { "\(minimum)–\(maximum): \(report)" }
  }

  @Test(
    "months are counted by year and month",
    arguments: [
      Count(
        report: "T-33: 365 days from the last of a month", minimum: "2023-08-31",
        maximum: "2024-08-30", months: 13),
      Count(
        report: "T-49: ended after about 121", minimum: "2010-01-01", maximum: "2030-12-31",
        months: 252),
      Count(report: "T-46", minimum: "2021-02-05", maximum: "2021-03-15", months: 2),
      Count(report: "one day", minimum: "2021-02-05", maximum: "2021-02-05", months: 1),
    ])
  func counts(_ each: Count) {
    let navigation = MonthNavigation(bounds: bounds(each.minimum, each.maximum))
    #expect(navigation.pageCount == each.months)
  }

  @Test("a maximum 365 days on makes 13 months from each of 730 days (T-33)")
  func countsOfTwoYears() {
    // T-33: counted by duration, 23 of the 730 were one short.
    let starts = (0..<730).map { day("2023-01-01").advanced(by: $0) }
    for start in starts {
      let end = start.advanced(by: 365)
      let navigation = MonthNavigation(bounds: bounds(start.description, end.description))
      let named = Set((0...365).map { start.advanced(by: $0).month })
      #expect(navigation.pageCount == named.count)
    }
  }

  @Test("the first page is today's, or the nearest that is offered (T-41)")
  func initialPage() {
    // T-41
    let today = day("2024-05-08")
    func initial(_ minimum: String?, _ maximum: String?) -> String? {
      MonthNavigation(bounds: bounds(minimum, maximum)).initialPage(today: today)?.iso
    }
    #expect(initial(nil, nil) == "2024-05")
    #expect(initial("2024-05-08", nil) == "2024-05")
    #expect(initial(nil, "2023-11-30") == "2023-11")
    #expect(initial("2025-01-16", "2025-03-01") == "2025-01")
    #expect(initial("2024-05-08", "2024-05-08") == "2024-05")
  }

  struct Arrows: CustomTestStringConvertible {
    var limit: PagingLimit
    var minimum: String?
    var maximum: String?
    var month: String
    var back: Bool
    var forward: Bool
    var testDescription: String { "\(limit), \(minimum ?? "…")–\(maximum ?? "…"), \(month)" }
  }

  static let today = day("2024-05-08")

  @Test(
    "an arrow is on where there is a page",
    arguments: [
      Arrows(limit: .bounds, month: "2024-05", back: true, forward: true),
      Arrows(limit: .bounds, minimum: "2024-05-31", month: "2024-05", back: false, forward: true),
      Arrows(limit: .bounds, minimum: "2024-04-30", month: "2024-05", back: true, forward: true),
      Arrows(limit: .bounds, maximum: "2024-06-01", month: "2024-05", back: true, forward: true),
      Arrows(limit: .bounds, maximum: "2024-05-01", month: "2024-05", back: true, forward: false),
      Arrows(limit: .none, maximum: "2024-05-01", month: "2024-05", back: true, forward: true),
      Arrows(limit: .none, minimum: "2024-05-01", month: "2024-05", back: true, forward: true),
      Arrows(limit: .notBefore(today), month: "2024-05", back: false, forward: true),
      Arrows(limit: .notBefore(today), month: "2024-06", back: true, forward: true),
      Arrows(
        limit: .notBefore(today), minimum: "2024-06-10", month: "2024-06", back: false,
        forward: true),
      Arrows(
        limit: .notBefore(today), maximum: "2024-03-10", month: "2024-03", back: false,
        forward: false),
      Arrows(
        limit: .notBefore(today), maximum: "2024-05-02", month: "2024-05", back: false,
        forward: false),
    ])
  func arrows(_ each: Arrows) {
    let navigation = MonthNavigation(
      bounds: bounds(each.minimum, each.maximum), limit: each.limit)
    #expect(navigation.canGoBack(from: page(each.month)) == each.back)
    #expect(navigation.canGoForward(from: page(each.month)) == each.forward)
  }

  @Test("with no page of the past, the days of this month before today can still be reached")
  func notBefore() {
    let navigation = MonthNavigation(limit: .notBefore(MonthNavigationTests.today))
    #expect(navigation.reachableDays == bounds("2024-05-01", nil))
  }

  @Test("a jump to a day goes to the page that owns it (T-35)")
  func jumpToDay() throws {
    // T-35: 4 April 2020 also stands at the end of March's page.
    let target = try MonthNavigation().target(day("2020-04-04"), outside: .refuse)
    #expect(target.month == page("2020-04"))
    #expect(target.day == day("2020-04-04"))
  }

  @Test("a jump outside is refused or goes to the nearest, as one wishes (T-46)")
  func jumpOutside() throws {
    // T-46: 1 January trapped where the bounds began on the 16th.
    let navigation = MonthNavigation(bounds: bounds("2020-01-16", "2020-06-15"))
    #expect(throws: CalendarRefusal.outOfBounds(day("2020-01-01"), bound: day("2020-01-16"))) {
      try navigation.target(day("2020-01-01"), outside: .refuse)
    }
    #expect(try navigation.target(day("2020-01-01"), outside: .clamp).day == day("2020-01-16"))
    #expect(try navigation.target(day("2021-01-01"), outside: .clamp).month == page("2020-06"))

    let march = page("2020-03")
    #expect(try navigation.page(3, after: march, outside: .refuse) == page("2020-06"))
    #expect(
      throws: CalendarRefusal.pageOutOfBounds(
        month("2020-07").days, bound: day("2020-06-15"))
    ) {
      try navigation.page(4, after: march, outside: .refuse)
    }
    #expect(try navigation.page(40, after: march, outside: .clamp) == page("2020-06"))
    #expect(try navigation.page(-40, after: march, outside: .clamp) == page("2020-01"))
  }

  @Test("when the bounds change, the page stays or becomes the nearest")
  func boundsChange() {
    let may = page("2024-05")
    func nearest(_ minimum: String?, _ maximum: String?) -> String? {
      MonthNavigation(bounds: bounds(minimum, maximum)).nearestPage(to: may)?.iso
    }
    #expect(nearest("2024-05-31", nil) == "2024-05")
    #expect(nearest("2024-06-01", nil) == "2024-06")
    #expect(nearest(nil, "2024-05-01") == "2024-05")
    #expect(nearest("2023-01-01", "2023-02-01") == "2023-02")
  }

  @Test("pages of weeks and of several days end with the bounds too")
  func weeks() {
    let navigation = MonthNavigation(bounds: bounds("2024-05-08", "2024-05-20"))
    #expect(navigation.canShow(DaySpan(start: day("2024-05-05"), count: 7)))
    #expect(!navigation.canShow(DaySpan(start: day("2024-05-05"), count: 3)))
    #expect(!navigation.canShow(DaySpan(start: day("2024-05-21"), count: 7)))
  }

  @Test("bounds beyond what a calendar can tell end with its last page")
  func boundsBeyondTheCalendar() throws {
    let start = try Day(iso: "2024-01-01")
    let table = try #require(
      MonthTable(
        entries: (0..<5).map {
          MonthTable.Entry(start: start.advanced(by: $0 * 30), year: 1, number: $0 + 1)
        }, end: start.advanced(by: 150)))
    let navigation = MonthNavigation(
      system: table,
      bounds: try DateBounds(from: Day(iso: "1900-01-01"), through: Day(iso: "2100-01-01")))
    #expect(navigation.pageCount == 5)
    #expect(navigation.visiblePages(from: -7, count: 3) == 0...0)
    #expect(navigation.visiblePages(from: 90, count: 3) == 4...4)
  }

  @Test(
    "what is visible is never inverted and never outside, however far a frame scrolled (T-48, invariant 13)"
  )
  func visible() {
    // T-48, invariant 13.
    let bounded = MonthNavigation(bounds: bounds("2020-01-16", "2024-06-15"))
    let first = page("2020-01").index
    let last = page("2024-06").index
    var random = SeededGenerator(seed: 48)
    for _ in 0..<2_000 {
      let index = first + Int.random(in: -200...200, using: &random)
      let count = Int.random(in: -1...5, using: &random)
      let range = bounded.visiblePages(from: index, count: count)
      #expect(range.lowerBound >= first && range.upperBound <= last)
      #expect(range.count <= max(count, 1))
    }
    #expect(bounded.visiblePages(from: first - 40, count: 2) == first...first)
    for index in [Int.min, .max] {
      #expect(!bounded.visiblePages(from: index, count: .max).isEmpty)
      #expect(!MonthNavigation().visiblePages(from: index, count: 3).isEmpty)
    }
  }

  @Test("steps from any page within any bounds stay on pages that can be shown (invariant 13)")
  func staysInside() throws {
    // Invariant 13.
    var random = SeededGenerator(seed: 13)
    for _ in 0..<400 {
      let minimum = day("2020-01-01").advanced(by: Int.random(in: 0...900, using: &random))
      let maximum = minimum.advanced(by: Int.random(in: 0...400, using: &random))
      let limits: [PagingLimit] = [
        .bounds, .notBefore(day("2021-03-10")), .notBefore(minimum), .notBefore(maximum),
      ]
      for limit in limits {
        let navigation = MonthNavigation(
          bounds: bounds(minimum.description, maximum.description), limit: limit)
        let today = day("2020-06-01").advanced(by: Int.random(in: 0...1_000, using: &random))
        var current = try #require(navigation.initialPage(today: today))
        for _ in 0..<8 {
          let step = Int.random(in: -30...30, using: &random)
          let expected = current.index + step
          let next = try navigation.page(step, after: current, outside: .clamp)
          #expect(navigation.canShow(next.days))
          #expect(
            (navigation.firstPage ?? .min)...(navigation.lastPage ?? .max) ~= next.index)
          if navigation.canShow(CalendarMonth(Month(index: expected)).days) {
            #expect(next.index == expected)
          }
          #expect(navigation.canGoBack(from: next) == (next.index > navigation.firstPage ?? .min))
          #expect(navigation.canGoForward(from: next) == (next.index < navigation.lastPage ?? .max))
          current = next
        }
      }
    }
  }

  @Test("a calendar that ends somewhere ends there, without a trap")
  func calendarEnds() {
    let navigation = MonthNavigation(system: InventedCalendar(), limit: .none)
    let first = InventedCalendar.months[0]
    #expect(!navigation.canGoBack(from: first))
    #expect(navigation.canGoForward(from: first))
    #expect(throws: CalendarRefusal.unknownMonth(index: -1)) {
      try navigation.page(-1, after: first, outside: .clamp)
    }
    #expect(throws: CalendarRefusal.unknownDay(Day(ordinal: -1))) {
      try navigation.target(Day(ordinal: -1), outside: .refuse)
    }
    #expect(navigation.initialPage(today: Day(ordinal: -1)) == nil)
    let gregorian = MonthNavigation()
    #expect(!gregorian.canGoForward(from: CalendarMonth(Month(index: .max))))
  }

  @Test("months numbered from one end of the integers to the other are counted without a trap")
  func farIndices() throws {
    let navigation = MonthNavigation(
      system: TwoMonths(), bounds: try DateBounds(from: Day(ordinal: 0), through: Day(ordinal: 1)))
    #expect(navigation.pageCount == .max)
    let last = try #require(TwoMonths().month(at: .max))
    #expect(!navigation.canGoForward(from: last))
  }
}

/// A calendar of two months of a day, as far apart as numbers allow.
private struct TwoMonths: CalendarSystem {
  func month(containing day: Day) -> CalendarMonth? {
    day.ordinal == 0 ? month(at: .min) : day.ordinal == 1 ? month(at: .max) : nil
  }

  func month(at index: Int) -> CalendarMonth? {
    guard index == .min || index == .max else { return nil }
    let day = Day(ordinal: index == .min ? 0 : 1)
    return CalendarMonth(
      index: index, year: 1, number: 1, days: DaySpan(start: day, count: 1))
  }
}
