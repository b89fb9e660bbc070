import CalendarCore
import Testing

@Suite("Stepping by months and years")
struct MonthSteppingTests {
  struct Case: CustomTestStringConvertible {
    var anchor: String
    var steps: [Int]
    var days: [String]
    var testDescription: String { "from \(anchor) by \(steps)" }
  }

  @Test(
    "each step keeps the number of the day that was chosen, as far as the month has it (T-31, T-30, T-32)",
    arguments: [
      // T-31
      Case(
        anchor: "2023-01-31", steps: [1, 1, 1], days: ["2023-02-28", "2023-03-31", "2023-04-30"]),
      // T-30
      Case(
        anchor: "2024-03-31", steps: [1, 1, 1], days: ["2024-04-30", "2024-05-31", "2024-06-30"]),
      // T-32
      Case(
        anchor: "2016-12-15", steps: [1, -1, -12], days: ["2017-01-15", "2016-12-15", "2015-12-15"]),
      Case(anchor: "2024-02-29", steps: [12, 36], days: ["2025-02-28", "2028-02-29"]),
      Case(
        anchor: "2024-01-30", steps: [1, -2, 0], days: ["2024-02-29", "2023-12-30", "2023-12-30"]),
    ])
  func anchored(_ each: Case) {
    var current = AnchoredDay(day(each.anchor))
    var total = 0
    for (step, expected) in zip(each.steps, each.days) {
      current = current.stepped(byMonths: step, in: GregorianCalendar())
      total += step
      #expect(current.day == day(expected))
      #expect(current.anchor == day(each.anchor))
      #expect(
        GregorianCalendar().day(day(each.anchor), advancedByMonths: total) == day(expected))
    }
  }

  @Test("a year on is the same month, the last day where it has no such day")
  func years() {
    let leapDay = AnchoredDay(day("2024-02-29"))
    let system = GregorianCalendar()
    #expect(leapDay.stepped(byYears: 1, in: system).day == day("2025-02-28"))
    #expect(leapDay.stepped(byYears: -1, in: system).day == day("2023-02-28"))
    #expect(
      leapDay.stepped(byYears: 1, in: system).stepped(byYears: 3, in: system).day
        == day("2028-02-29"))
    #expect(leapDay.stepped(byYears: -100, in: system).day == day("1924-02-29"))
  }

  @Test(
    "an anchor and n months on lie n months apart, and never beyond the month's length (invariant 12)"
  )
  func invariant() {
    // Invariant 12.
    var random = SeededGenerator(seed: 12)
    for _ in 0..<5_000 {
      let anchor = day("1900-01-01").advanced(by: Int.random(in: 0...80_000, using: &random))
      let months = Int.random(in: -500...500, using: &random)
      let reached = AnchoredDay(anchor).stepped(byMonths: months, in: GregorianCalendar()).day
      #expect(anchor.month.distance(to: reached.month) == months)
      #expect(reached.dayOfMonth == min(anchor.dayOfMonth, reached.month.dayCount))
    }
  }

  @Test("where the calendar cannot tell, one stays")
  func unknown() {
    let system = InventedCalendar()
    let last = AnchoredDay(Day(ordinal: 5))
    #expect(last.stepped(byMonths: -1, in: system) == last)
    #expect(last.stepped(byYears: -1, in: system) == last)
    #expect(last.stepped(byMonths: .max, in: system) == last)
    let outside = AnchoredDay(Day(ordinal: -5))
    #expect(outside.stepped(byMonths: 1, in: system) == outside)
    #expect(system.day(Day(ordinal: -5), advancedByMonths: 1) == nil)
  }

  @Test("no number of steps traps")
  func extremes() {
    let system = GregorianCalendar()
    for count in [Int.min, Int.min + 1, -1, 0, 1, .max] {
      for ordinal in [Int.min, -1, 0, .max] {
        let day = AnchoredDay(Day(ordinal: ordinal))
        _ = day.stepped(byMonths: count, in: system)
        _ = day.stepped(byYears: count, in: system)
      }
    }
  }
}
