import CalendarCore
import Testing

/// The days of May 2024 with these numbers; May begins on a Wednesday.
func may(_ number: Int) -> Day { day("2024-05-01").advanced(by: number - 1) }

/// The days of May 2024 from one number to another.
func may(_ first: Int, _ last: Int) -> DaySpan {
  DaySpan(start: may(first), end: may(last + 1))
}

@Suite("Choosing days")
struct SelectionTests {
  struct Taps: CustomTestStringConvertible {
    var report: String
    var mode: SelectionMode
    var taps: [Int]
    var ranges: [ClosedRange<Int>]
    var repeated = RepeatedTap.deselects
    var testDescription: String { "\(mode) \(taps): \(report)" }
  }

  @Test(
    "taps",
    arguments: [
      Taps(
        report: "T-62: one day chosen, never two", mode: .single, taps: [11, 8], ranges: [8...8]),
      Taps(report: "a second tap deselects", mode: .single, taps: [8, 8], ranges: []),
      Taps(
        report: "a second tap keeps", mode: .single, taps: [8, 8], ranges: [8...8],
        repeated: .keeps),
      Taps(report: "in order", mode: .several, taps: [9, 3, 20], ranges: [3...3, 9...9, 20...20]),
      Taps(
        report: "neighbours chosen singly are days of their own", mode: .several, taps: [4, 5],
        ranges: [4...4, 5...5]),
      Taps(report: "tapped again", mode: .several, taps: [4, 5, 4], ranges: [5...5]),
      Taps(
        report: "tapped again and kept", mode: .several, taps: [4, 4], ranges: [4...4],
        repeated: .keeps),
      Taps(report: "begun", mode: .range, taps: [5], ranges: [5...5]),
      Taps(report: "T-57: the same day twice", mode: .range, taps: [5, 5], ranges: [5...5]),
      Taps(report: "in order", mode: .range, taps: [5, 9], ranges: [5...9]),
      Taps(report: "in reverse", mode: .range, taps: [9, 5], ranges: [5...9]),
      Taps(report: "the third begins anew", mode: .range, taps: [5, 9, 7], ranges: [7...7]),
      Taps(report: "and so on", mode: .range, taps: [5, 9, 7, 6], ranges: [6...7]),
      Taps(report: "after one day", mode: .range, taps: [5, 5, 5], ranges: [5...5]),
    ])
  func taps(_ each: Taps) throws {
    let rules = SelectionRules(mode: each.mode, repeatedTap: each.repeated)
    var selection = DaySelection()
    for number in each.taps { try selection.tap(may(number), rules: rules) }
    #expect(selection.ranges.spans == each.ranges.map { may($0.lowerBound, $0.upperBound) })
    #expect((selection.pendingStart != nil) == (each.mode == .range && each.taps.count % 2 == 1))
  }

  @Test("the day that was tapped is the day that is chosen (T-01, T-02)")
  func civilDay() throws {
    // T-01: the 15th was reported as the 14th east of Greenwich; there is no instant to go wrong.
    var selection = DaySelection()
    try selection.tap(Day(year: 2017, month: 4, day: 15), rules: SelectionRules(mode: .single))
    #expect(selection.extent?.first.description == "2017-04-15")
    // T-02: somebody who has instants names the zone; 4 hours behind UTC, 04:00 of the 9th is
    // midnight and 00:00 UTC still the evening before.
    let instant = CivilDateTime(day: day("2018-09-09"), time: .midnight)
      .secondsSinceEpoch(utcOffset: 0)
    #expect(
      CivilDateTime(secondsSinceEpoch: instant, utcOffset: -4 * 3600).day == day("2018-09-08"))
  }

  @Test("days can be chosen before anybody taps (T-60)")
  func preselected() throws {
    // T-60
    let selection = DaySelection([DaySpan(start: try Day(year: 2024, month: 5, day: 1), count: 1)])
    #expect(selection.position(of: may(1)) == .single)
    #expect(selection.dayCount == 1)
  }

  @Test("a range goes on over the end of a month (T-56)")
  func acrossMonths() throws {
    // T-56
    var selection = DaySelection()
    let rules = SelectionRules(mode: .range)
    try selection.tap(day("2024-02-28"), rules: rules)
    try selection.tap(day("2024-03-03"), rules: rules)
    #expect(selection.dayCount == 5)
    #expect(selection.contains(day("2024-02-29")))
  }

  struct Edge: CustomTestStringConvertible {
    var report: String
    var first: String
    var last: String
    var day: String
    var firstWeekday: Weekday
    var position: RangePosition
    var edges: RowEdges
    var testDescription: String { "\(day) in \(first)–\(last): \(report)" }
  }

  @Test(
    "the position is the range's, the edge is the row's",
    arguments: [
      Edge(
        report: "T-50, pair 39: the 1st was a start", first: "2017-04-18", last: "2017-05-11",
        day: "2017-05-01", firstWeekday: .sunday, position: .middle, edges: []),
      Edge(
        report: "T-50: the 1st at a row's start", first: "2017-04-18", last: "2017-05-11",
        day: "2017-05-01", firstWeekday: .monday, position: .middle, edges: .leading),
      Edge(
        report: "T-50", first: "2024-01-31", last: "2024-02-02", day: "2024-02-01",
        firstWeekday: .sunday, position: .middle, edges: []),
      Edge(
        report: "T-50: a month that ends on the row's last day", first: "2024-03-20",
        last: "2024-04-10", day: "2024-03-31", firstWeekday: .monday, position: .middle,
        edges: .trailing),
      Edge(
        report: "T-51: the last day at the end of its row was no middle", first: "2019-08-25",
        last: "2019-09-05", day: "2019-08-31", firstWeekday: .sunday, position: .middle,
        edges: .trailing),
      Edge(
        report: "T-57: one day has both ends", first: "2024-05-05", last: "2024-05-05",
        day: "2024-05-05", firstWeekday: .sunday, position: .single, edges: .leading),
    ])
  func edges(_ each: Edge) throws {
    let selection = DaySelection([try DaySpan(from: day(each.first), through: day(each.last))])
    let chosen = day(each.day)
    #expect(selection.position(of: chosen) == each.position)
    let row = DaySpan(start: chosen.onOrBefore(each.firstWeekday), count: 7)
    #expect(RowEdges(of: chosen, in: row) == each.edges)
  }

  @Test("a row of one day has both edges, and a day of another row none")
  func shortRow() {
    #expect(RowEdges(of: may(5), in: may(5, 5)) == [.leading, .trailing])
    #expect(RowEdges(of: may(6), in: may(5, 5)) == [])
  }

  @Test("a drag over rows and months is one range, whichever way it goes")
  func drags() throws {
    let several = SelectionRules(mode: .several)
    let singles = DaySelection([may(3, 3), may(4, 4), may(20, 20)])
    let dragged = try singles.dragged(from: may(30), to: day("2024-06-02"), rules: several)
    #expect(dragged.ranges.spans.count == 4)
    #expect(dragged.position(of: day("2024-06-01")) == .middle)
    #expect(dragged.position(of: may(3)) == .single)
    // Over a chosen day, the days become one range; from a chosen day, they are taken out.
    let over = try singles.dragged(from: may(2), to: may(4), rules: several)
    #expect(over.ranges.spans == [may(2, 4), may(20, 20)])
    let out = try over.dragged(from: may(3), to: may(2), rules: several)
    #expect(out.ranges.spans == [may(4, 4), may(20, 20)])
    // The keyboard adds, also from a chosen day.
    let added = try over.dragged(from: may(3), to: may(6), effect: .adds, rules: several)
    #expect(added.ranges.spans == [may(2, 6), may(20, 20)])
    // A drag beyond the bounds ends at the bound.
    let range = SelectionRules(mode: .range, bounds: bounds("2024-05-01", "2024-05-31"))
    let clamped = try DaySelection().dragged(
      from: may(28), to: day("2024-07-01"), rules: range)
    #expect(clamped.ranges.spans == [may(28, 31)])
    #expect(clamped.pendingStart == nil)
  }

  @Test("a week and a month are chosen whole, as far as they can be")
  func weekAndMonth() throws {
    var selection = DaySelection()
    let rules = SelectionRules(
      mode: .several, bounds: bounds("2024-05-06", nil), disabled: DisabledDays(weekdays: [.sunday])
    )
    try selection.select(may(5, 11), rules: rules)
    #expect(selection.ranges.spans == [may(6, 11)])
    try selection.select(may(5, 11), rules: rules)
    #expect(selection.isEmpty)
    try selection.select(month("2024-05").days, rules: rules)
    #expect(selection.ranges.spans == [may(6, 31)])
    #expect(throws: CalendarRefusal.outOfBounds(day("2024-04-01"), bound: may(6))) {
      try selection.select(month("2024-04").days, rules: rules)
    }
    #expect(throws: CalendarRefusal.disabled(may(12))) {
      try selection.select(may(12, 12), rules: rules)
    }
  }

  @Test("ten years are one span, and a page asks about its own days only (T-59)")
  func tenYears() throws {
    // T-59
    var selection = DaySelection()
    let rules = SelectionRules(mode: .range)
    try selection.tap(day("2018-10-01"), rules: rules)
    try selection.tap(day("2028-10-01"), rules: rules)
    #expect(selection.ranges.spans.count == 1)
    #expect(selection.dayCount == 3_654)
    #expect(selection.position(of: day("2023-01-01")) == .middle)
    let page = month("2028-10").days
    #expect(Array(selection.ranges.overlapping(page)).count == 1)
    #expect(selection.ranges.overlapping(month("2028-11").days).isEmpty)
  }

  @Test("a range over all time is split into a bounded number of runs")
  func splitWithoutEnd() throws {
    let rules = SelectionRules(
      mode: .range, disabled: DisabledDays(weekdays: [.sunday]), disabledInRange: .split)
    var selection = DaySelection()
    try selection.tap(day("2024-05-06"), rules: rules)
    try selection.tap(Day(ordinal: 1_000_000_000), rules: rules)
    #expect(selection.ranges.spans.count == DisabledDays.runLimit)
  }

  @Test("a first tap that the rules no longer allow is no beginning of a range")
  func rulesChangedBetweenTaps() throws {
    var selection = DaySelection()
    try selection.tap(day("2024-05-06"), rules: SelectionRules(mode: .range))
    let later = SelectionRules(
      mode: .range, bounds: try DateBounds(from: day("2024-05-10"), through: nil))
    try selection.tap(day("2024-05-12"), rules: later)
    #expect(selection.dayCount == 1 && selection.contains(day("2024-05-12")))
    try selection.tap(day("2024-05-14"), rules: later)
    #expect(selection.dayCount == 3)
  }

  @Test("midnight moves today; the chosen day moves only where it follows (T-63)")
  func midnight() {
    // T-63
    let chosen = DaySelection([may(10, 10)])
    var rules = SelectionRules(mode: .single)
    func after(_ today: Int) -> Day? {
      chosen.passingMidnight(from: may(today - 1), to: may(today), rules: rules).extent?.first
    }
    #expect(after(11) == may(10))
    rules.midnight = .followsToday
    #expect(after(11) == may(11))
    #expect(after(15) == may(10))
    rules.bounds = bounds(nil, "2024-05-10")
    #expect(after(11) == may(10))
  }

  @Test("a day has the same position on every page that shows it (invariants 5 and 6)")
  func samePositionOnEveryPage() throws {
    // Invariants 5 and 6.
    var random = SeededGenerator(seed: 5)
    for _ in 0..<60 {
      let start = day("2023-01-01").advanced(by: Int.random(in: 0...500, using: &random))
      let span = DaySpan(start: start, count: Int.random(in: 1...70, using: &random))
      let selection = DaySelection([span])
      for first in Weekday.allCases {
        var seen: [Day: RangePosition] = [:]
        for month in start.month...span.last.month {
          let grid = MonthGrid(month: month, firstWeekday: first, rows: .six)
          for row in grid.rows {
            for day in row.days {
              let position = selection.position(of: day)
              if let position {
                #expect(seen[day] == nil || seen[day] == position)
                seen[day] = position
              }
              #expect((position != nil) == span.contains(day))
              #expect(RowEdges(of: day, in: row).contains(.leading) == (day.weekday == first))
            }
          }
        }
        let positions = span.days.map { seen[$0] }
        #expect(positions.filter { $0?.isFirst == true }.count == 1)
        #expect(positions.filter { $0?.isLast == true }.count == 1)
        #expect(positions.filter { $0 == .middle }.count == max(0, span.count - 2))
      }
    }
  }

  @Test("no day traps")
  func extremes() throws {
    let ends = [Day(ordinal: .min), Day(ordinal: .max)]
    for mode in SelectionMode.allCases where mode != .none {
      for policy in DisabledInRange.allCases {
        let rules = SelectionRules(
          mode: mode, disabled: DisabledDays(spans: DaySpans([may(3, 4)])), disabledInRange: policy)
        for one in ends + [may(1)] {
          for two in ends + [may(1)] {
            var selection = DaySelection()
            try? selection.tap(one, rules: rules)
            try? selection.tap(two, rules: rules)
            try? selection.select(DaySpan(start: one, end: two), rules: rules)
            _ = try? selection.dragged(from: one, to: two, rules: rules)
          }
        }
      }
    }
  }
}
