import CalendarCore
import Testing

@Suite("Choosing days, against sets of days")
struct SelectionReferenceTests {
  /// Rules over about three months of 2024, drawn anew for each round.
  static func rules(_ random: inout SeededGenerator) -> SelectionRules {
    func chosen<Value>(_ values: [Value], _ other: Value) -> Value {
      values.randomElement(using: &random) ?? other
    }
    let minimum = day("2024-02-20").advanced(by: Int.random(in: 0...10, using: &random))
    let maximum = day("2024-04-20").advanced(by: Int.random(in: 0...10, using: &random))
    let bounds = bounds(
      Bool.random(using: &random) ? minimum.description : nil,
      Bool.random(using: &random) ? maximum.description : nil)
    let spans = (0..<Int.random(in: 0...4, using: &random)).map { _ in
      DaySpan(
        start: day("2024-02-15").advanced(by: Int.random(in: 0...70, using: &random)),
        count: Int.random(in: 1...6, using: &random))
    }
    let weekdays: [Set<Weekday>] = [[], [], [.sunday], [.saturday, .sunday], [.wednesday]]
    return SelectionRules(
      mode: chosen(SelectionMode.allCases, .range), bounds: bounds,
      disabled: DisabledDays(weekdays: chosen(weekdays, []), spans: DaySpans(spans)),
      disabledInRange: chosen(DisabledInRange.allCases, .allowed),
      repeatedTap: chosen(RepeatedTap.allCases, .keeps))
  }

  @Test("random taps, drags, weeks and months choose what a walk from day to day chooses")
  func equalsReference() {
    var random = SeededGenerator(seed: 56)
    var differing: [String] = []
    for round in 0..<400 {
      let rules = SelectionReferenceTests.rules(&random)
      var selection = DaySelection()
      var reference = SelectionReference(rules: rules)
      for step in 0..<12 {
        let one = day("2024-02-15").advanced(by: Int.random(in: 0...75, using: &random))
        let two = one.advanced(by: Int.random(in: -25...25, using: &random))
        var refused: CalendarRefusal?
        var obstacle: SelectionReference.Obstacle?
        let act = Int.random(in: 0...6, using: &random)
        switch act {
        case 0...2:
          do throws(CalendarRefusal) { try selection.tap(one, rules: rules) } catch {
            refused = error
          }
          do { try reference.tap(one) } catch { obstacle = error as? SelectionReference.Obstacle }
        case 3, 4:
          let effect = act == 3 ? DragEffect.followsAnchor : .adds
          do throws(CalendarRefusal) {
            selection = try selection.dragged(from: one, to: two, effect: effect, rules: rules)
          } catch { refused = error }
          do { try reference.drag(from: one, to: two, effect: effect) } catch {
            obstacle = error as? SelectionReference.Obstacle
          }
        default:
          let span =
            act == 5
            ? DaySpan(start: one.onOrBefore(.monday), count: 7) : one.month.days
          do throws(CalendarRefusal) { try selection.select(span, rules: rules) } catch {
            refused = error
          }
          do { try reference.select(span) } catch {
            obstacle = error as? SelectionReference.Obstacle
          }
        }
        let ranges = Set(selection.ranges.spans.map { Set($0.days) })
        let days = DaySpan(start: day("2024-02-01"), count: 110).days
        let arePositionsAlike = days.allSatisfy {
          selection.position(of: $0) == reference.position(of: $0)
            && selection.contains($0) == (reference.position(of: $0) != nil)
        }
        if ranges != Set(reference.ranges) || selection.pendingStart != reference.pending
          || refused.flatMap({ SelectionReference.Obstacle($0) }) != obstacle || !arePositionsAlike
          || selection.admitted(by: rules) != selection
        {
          differing.append("round \(round), step \(step), act \(act): \(rules)")
        }
      }
    }
    #expect(differing.first == nil)
    #expect(differing.count == 0)
  }

  @Test("spans put in and taken out are what sets of days say, in order and apart")
  func spans() {
    var random = SeededGenerator(seed: 59)
    for _ in 0..<400 {
      var spans = DaySpans()
      var ranges: [Set<Int>] = []
      for _ in 0..<30 {
        let start = Int.random(in: 0...60, using: &random)
        let length = Int.random(in: 0...9, using: &random)
        let span = DaySpan(start: Day(ordinal: start), count: length)
        let days = Set(start..<start + length)
        if Int.random(in: 0...2, using: &random) > 0 {
          spans.insert(span)
          let touched = ranges.filter { !$0.isDisjoint(with: days) }
          ranges.removeAll { touched.contains($0) }
          if !days.isEmpty { ranges.append(touched.reduce(days) { $0.union($1) }) }
        } else {
          spans.remove(span)
          ranges = ranges.flatMap { range in
            range.isDisjoint(with: days)
              ? [range]
              : [range.filter { $0 < start }, range.filter { $0 >= start + length }]
                .filter { !$0.isEmpty }
          }
        }
        let kept = spans.spans.map { span in Set(span.days.map { Int($0.ordinal) }) }
        #expect(Set(kept) == Set(ranges))
        for pair in zip(spans.spans, spans.spans.dropFirst()) {
          #expect(pair.0.end <= pair.1.start)
        }
        let window = DaySpan(
          start: Day(ordinal: Int.random(in: 0...60, using: &random)),
          count: Int.random(in: 0...9, using: &random))
        #expect(Array(spans.overlapping(window)) == spans.spans.filter { $0.overlaps(window) })
        #expect(spans.dayCount == ranges.reduce(0) { $0 + $1.count })
      }
      #expect(DaySpans(spans.spans.shuffled(using: &random)) == spans)
    }
  }

  @Test("days that cannot be chosen are found as by looking at every day")
  func disabledDays() {
    var random = SeededGenerator(seed: 101)
    for _ in 0..<3_000 {
      let weekdays = Set(
        Weekday.allCases.filter { _ in Int.random(in: 0...3, using: &random) == 0 })
      let disabled = DisabledDays(
        weekdays: weekdays,
        spans: DaySpans(
          (0..<3).map { _ in
            DaySpan(
              start: Day(ordinal: Int.random(in: 0...40, using: &random)),
              count: Int.random(in: 0...8, using: &random))
          }))
      let span = DaySpan(
        start: Day(ordinal: Int.random(in: 0...40, using: &random)),
        count: Int.random(in: 0...25, using: &random))
      let off = span.days.filter { disabled.contains($0) }
      let on = span.days.filter { !disabled.contains($0) }
      #expect(disabled.first(in: span) == off.first)
      #expect(disabled.last(in: span) == off.last)
      #expect(disabled.splitting(span).flatMap { Array($0.days) } == on)
      let trimmed = disabled.trimming(span)
      #expect(trimmed.isEmpty == on.isEmpty)
      if !on.isEmpty { #expect([trimmed.start, trimmed.last] == [on[0], on[on.count - 1]]) }
    }
    let never = DisabledDays(weekdays: Set(Weekday.allCases))
    let decade = DaySpan(start: Day(ordinal: 0), count: 3_652)
    #expect(never.trimming(decade).isEmpty)
    #expect(never.splitting(decade) == [])
  }
}
