import CalendarCore
import CalendarInvariants
import Testing

@Suite("Invariants of chosen days, swept")
struct SelectionSweepTests {
  @Test(
    "ranges over every month, on all pages that show them (invariants 5, 6)",
    arguments: Weekday.allCases)
  func everyMonth(first: Weekday) throws {
    var random = SeededGenerator(seed: 560 + UInt64(first.rawValue))
    var wrong: [String] = []
    for year in InvariantSweepTests.years {
      for number in 0..<12 {
        let month = Month(index: year * 12 + number)
        var selection = DaySelection()
        let rules = SelectionRules(mode: .several)
        for _ in 0..<3 {
          let start = month.firstDay.advanced(by: Int.random(in: -12...40, using: &random))
          let length = [1, 1, 2, 3, 9, 35].randomElement(using: &random) ?? 1
          try selection.select(DaySpan(start: start, count: length), rules: rules)
        }
        let style = GridStyle(firstWeekday: first, rows: number % 2 == 0 ? .six : .natural)
        let pages = (-3...3).map { DayGrid(month: month.advanced(by: $0), style: style) }
        wrong += violations(of: selection, on: pages)
        let week = DayGrid(weeks: 2, from: month.lastDay, style: style)
        wrong += violations(of: selection, on: pages + [week])
      }
    }
    #expect(wrong.prefix(10) == [])
  }

  @Test("a range chosen on the next page leaves nothing of the old one behind (pair 40)")
  func nothingIsLeftBehind() throws {
    let rules = SelectionRules(mode: .range)
    var selection = DaySelection()
    for iso in ["2024-04-28", "2024-05-03", "2024-05-20", "2024-05-22"] {
      try selection.tap(day(iso), rules: rules)
    }
    let shown = [month("2024-04"), month("2024-05")].flatMap { month in
      MonthGrid(month: month, firstWeekday: .sunday, rows: .six).days.days.filter {
        selection.position(of: $0) != nil
      }
    }
    #expect(Set(shown) == Set(["2024-05-20", "2024-05-21", "2024-05-22"].map { day($0) }))
    selection.clear()
    #expect(selection.isEmpty && selection.pendingStart == nil && selection.extent == nil)
  }

  @Test("where no day can be chosen, tapping and drawing are refused")
  func noneCanBeChosen() {
    let rules = SelectionRules(mode: .none)
    let chosen = DaySelection([DaySpan(start: day("2024-05-08"), count: 1)])
    var tapped = chosen
    #expect(throws: CalendarRefusal.self) { try tapped.tap(day("2024-05-09"), rules: rules) }
    #expect(tapped == chosen)
    #expect(throws: CalendarRefusal.self) {
      try chosen.dragged(from: day("2024-05-08"), to: day("2024-05-09"), rules: rules)
    }
  }
}
