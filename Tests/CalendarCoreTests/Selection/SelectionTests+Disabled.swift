import CalendarCore
import Testing

extension SelectionTests {
  struct Disabled: CustomTestStringConvertible {
    var policy: DisabledInRange
    var taps: [Int]
    var ranges: [ClosedRange<Int>]?
    var nearest: Int?
    var testDescription: String { "\(policy) \(taps)" }
  }

  @Test(
    "a range over days that cannot be chosen, the 8th, the 9th and the 15th",
    arguments: [
      Disabled(policy: .allowed, taps: [6, 17], ranges: [6...17]),
      Disabled(policy: .refused, taps: [6, 17], nearest: 8),
      Disabled(policy: .refused, taps: [17, 6], nearest: 15),
      Disabled(policy: .refused, taps: [10, 14], ranges: [10...14]),
      Disabled(policy: .split, taps: [6, 17], ranges: [6...7, 10...14, 16...17]),
      Disabled(policy: .cut, taps: [6, 17], ranges: [6...7]),
      Disabled(policy: .cut, taps: [17, 6], ranges: [16...17]),
      Disabled(policy: .cut, taps: [10, 14], ranges: [10...14]),
    ])
  func disabled(_ each: Disabled) throws {
    let rules = SelectionRules(
      mode: .range, disabled: DisabledDays(spans: DaySpans([may(8, 9), may(15, 15)])),
      disabledInRange: each.policy)
    var selection = DaySelection()
    try selection.tap(may(each.taps[0]), rules: rules)
    let begun = selection
    if let nearest = each.nearest {
      #expect(throws: CalendarRefusal.disabled(may(nearest))) {
        try selection.tap(may(each.taps[1]), rules: rules)
      }
      #expect(selection == begun)
    } else {
      try selection.tap(may(each.taps[1]), rules: rules)
      #expect(
        selection.ranges.spans == each.ranges?.map { may($0.lowerBound, $0.upperBound) })
    }
  }

  @Test("days outside the bounds and disabled days are refused, and nothing changes (T-41)")
  func refusals() throws {
    // T-41
    var selection = DaySelection([may(10, 10)])
    let before = selection
    let rules = SelectionRules(
      mode: .single,
      bounds: DateBounds.unbounded.intersection(bounds("2024-05-06", "2024-05-20"))
        ?? .unbounded, disabled: DisabledDays(weekdays: [.sunday]))
    #expect(throws: CalendarRefusal.outOfBounds(may(5), bound: may(6))) {
      try selection.tap(may(5), rules: rules)
    }
    #expect(throws: CalendarRefusal.outOfBounds(may(21), bound: may(20))) {
      try selection.tap(may(21), rules: rules)
    }
    #expect(throws: CalendarRefusal.disabled(may(12))) {
      try selection.tap(may(12), rules: rules)
    }
    #expect(throws: CalendarRefusal.notSelectable(.none)) {
      try selection.tap(may(10), rules: SelectionRules(mode: .none))
    }
    #expect(throws: CalendarRefusal.notSelectable(.single)) {
      try selection.select(may(6, 12), rules: rules)
    }
    #expect(selection == before)
  }

  @Test("when the rules change, days that can no longer be chosen are left out")
  func rulesChange() {
    let chosen = DaySelection([may(3, 8), may(12, 12), may(20, 25)])
    var rules = SelectionRules(mode: .several, bounds: bounds("2024-05-06", "2024-05-22"))
    #expect(chosen.admitted(by: rules).ranges.spans == [may(6, 8), may(12, 12), may(20, 22)])
    rules.disabled = DisabledDays(spans: DaySpans([may(12, 12), may(6, 6), may(21, 21)]))
    #expect(chosen.admitted(by: rules).ranges.spans == [may(7, 8), may(20, 22)])
    rules.disabledInRange = .refused
    #expect(chosen.admitted(by: rules).ranges.spans == [])
    rules.disabledInRange = .split
    #expect(chosen.admitted(by: rules).ranges.spans == [may(7, 8), may(20, 20), may(22, 22)])
    rules.mode = .single
    #expect(chosen.admitted(by: rules).ranges.spans == [may(7, 7)])
    rules.mode = .none
    #expect(chosen.admitted(by: rules).isEmpty)
  }
}
