import CalendarCore
import Testing

@Suite("Date bounds")
struct DateBoundsTests {
  struct Case: CustomTestStringConvertible {
    var report: String
    var minimum: String?
    var maximum: String?
    var day: String
    var clamped: String
    var testDescription: String { "\(minimum ?? "…")–\(maximum ?? "…"), \(day): \(report)" }
  }

  @Test(
    "both bounds are included, and the nearest day stands in for one outside",
    arguments: [
      Case(report: "no bounds", day: "2024-05-10", clamped: "2024-05-10"),
      Case(
        report: "T-43: the minimum is a day, whatever the time", minimum: "2024-05-10",
        day: "2024-05-10", clamped: "2024-05-10"),
      Case(
        report: "the day before", minimum: "2024-05-10", day: "2024-05-09", clamped: "2024-05-10"),
      Case(
        report: "the maximum itself", maximum: "2024-05-10", day: "2024-05-10",
        clamped: "2024-05-10"),
      Case(
        report: "T-41: the maximum is before today", maximum: "2024-05-10", day: "2026-01-01",
        clamped: "2024-05-10"),
      Case(
        report: "T-41: one day only", minimum: "2024-05-10", maximum: "2024-05-10",
        day: "2024-05-10", clamped: "2024-05-10"),
      Case(
        report: "T-41: one day only", minimum: "2024-05-10", maximum: "2024-05-10",
        day: "2024-05-11", clamped: "2024-05-10"),
    ])
  func clamps(_ each: Case) {
    let bounds = bounds(each.minimum, each.maximum)
    #expect(bounds.clamp(day(each.day)) == day(each.clamped))
    #expect(bounds.contains(day(each.day)) == (each.day == each.clamped))
  }

  @Test("a day outside is refused with the bound in the way, or clamped")
  func resolves() throws {
    let bounds = bounds("2021-02-05", "2021-03-15")
    #expect(throws: CalendarRefusal.outOfBounds(day("2021-01-01"), bound: day("2021-02-05"))) {
      try bounds.resolve(day("2021-01-01"), outside: .refuse)
    }
    #expect(throws: CalendarRefusal.outOfBounds(day("2021-04-01"), bound: day("2021-03-15"))) {
      try bounds.resolve(day("2021-04-01"), outside: .refuse)
    }
    #expect(try bounds.resolve(day("2021-01-01"), outside: .clamp) == day("2021-02-05"))
    #expect(try bounds.resolve(day("2021-03-01"), outside: .refuse) == day("2021-03-01"))
    #expect(
      CalendarRefusal.outOfBounds(day("2021-01-01"), bound: day("2021-02-05")).description
        == "2021-01-01 is before 2021-02-05, the first day there is")
  }

  @Test("a maximum before the minimum is a typed error (T-42)")
  func inverted() {
    // T-42
    #expect(throws: CivilDateError.inverted(first: day("2024-05-10"), last: day("2024-05-01"))) {
      try DateBounds(from: day("2024-05-10"), through: day("2024-05-01"))
    }
  }

  @Test("bounds that share no day have no intersection")
  func intersects() {
    let spring = bounds("2024-03-01", "2024-05-31")
    #expect(spring.intersection(bounds("2024-05-01", nil)) == bounds("2024-05-01", "2024-05-31"))
    #expect(spring.intersection(bounds(nil, "2024-03-01")) == bounds("2024-03-01", "2024-03-01"))
    #expect(spring.intersection(bounds("2024-06-01", nil)) == nil)
    #expect(spring.intersection(.unbounded) == spring)
  }

  @Test("bounds as a span of days reach as far as days do where they are open")
  func days() {
    #expect(bounds("2024-05-10", "2024-05-12").days == DaySpan(start: day("2024-05-10"), count: 3))
    #expect(bounds(nil, "2024-05-12").days.end == day("2024-05-13"))
    #expect(DateBounds.unbounded.days.contains(day("-9999-01-01")))
    #expect(DateBounds.unbounded.days.contains(day("9999-12-31")))
  }
}
