import CalendarCore
import Testing

@Suite("Moving events")
struct MoveTests {
  struct Case: CustomTestStringConvertible {
    var name: String
    var span: String
    var days = 0
    var minutes: Int?
    var rules = MoveRules()
    var result: String
    var testDescription: String { name }
  }

  @Test(
    "dragged by days, or by days and minutes (T-09)",
    arguments: [
      Case(
        name: "an all-day event keeps its length over a month's end", span: "2024-02-28/2024-03-01",
        days: 2, result: "2024-03-01/2024-03-03"),
      Case(
        name: "a timed event dropped on another day of a month keeps its time",
        span: "2024-05-06T09:07/2024-05-06T10:11", days: -6,
        result: "2024-04-30T09:07/2024-04-30T10:11"),
      // T-09: in the week in which the clocks go forward, the day is the day that was pointed at.
      Case(
        name: "Los Angeles, from Sunday 8 March 2026 to Thursday",
        span: "2026-03-08T01:30/2026-03-08T03:30", days: 4,
        result: "2026-03-12T01:30/2026-03-12T03:30"),
      Case(
        name: "and from Thursday into that Sunday", span: "2026-03-12T23:00/2026-03-13T01:00",
        days: -4, result: "2026-03-08T23:00/2026-03-09T01:00"),
      Case(
        name: "minutes snap the start, the end follows", span: "2024-05-06T09:10/2024-05-06T10:00",
        minutes: 117, result: "2024-05-06T11:00/2024-05-06T11:50"),
      Case(
        name: "days and minutes at once", span: "2024-05-06T09:00/2024-05-06T10:00", days: 1,
        minutes: -60, result: "2024-05-07T08:00/2024-05-07T09:00"),
      Case(
        name: "a hand that shakes moves days only", span: "2024-05-06T09:10/2024-05-06T10:00",
        days: 1, minutes: 7, result: "2024-05-07T09:10/2024-05-07T10:00"),
      Case(
        name: "over midnight", span: "2024-05-06T22:00/2024-05-06T23:00", minutes: 180,
        result: "2024-05-07T01:00/2024-05-07T02:00"),
      Case(
        name: "an all-day event has no minutes to move", span: "2024-05-06/2024-05-06", days: 1,
        minutes: 300, result: "2024-05-07/2024-05-07"),
      Case(
        name: "another snap", span: "2024-05-06T09:00/2024-05-06T10:00", minutes: 29,
        rules: MoveRules(snap: TimeSnap(.half, rule: .down)),
        result: "2024-05-06T09:00/2024-05-06T10:00"),
      Case(
        name: "an end before the start is no length", span: "2024-05-06T09:00/2024-05-06T08:00",
        days: 1, result: "2024-05-07T09:00/2024-05-07T09:00"),
      Case(
        name: "outside of the bounds it is refused", span: "2024-05-06/2024-05-08", days: 3,
        rules: rules("2024-05-01/2024-05-10"), result: "outside"),
      Case(
        name: "or stops there with its length", span: "2024-05-06/2024-05-08", days: 30,
        rules: rules("2024-05-01/2024-05-10", .stopped), result: "2024-05-08/2024-05-10"),
      Case(
        name: "a timed event moved by days stops at its own time",
        span: "2024-05-06T09:07/2024-05-07T10:00", days: -30,
        rules: rules("2024-05-01/2024-05-10", .stopped),
        result: "2024-05-01T09:07/2024-05-02T10:00"),
      Case(
        name: "moved by minutes it stops at the end of the last day",
        span: "2024-05-10T09:00/2024-05-10T10:00", minutes: 2000,
        rules: rules("2024-05-01/2024-05-10", .stopped),
        result: "2024-05-10T23:00/2024-05-11T00:00"),
      Case(
        name: "and at the beginning of the first", span: "2024-05-01T09:00/2024-05-01T10:00",
        minutes: -2000, rules: rules("2024-05-01/2024-05-10", .stopped),
        result: "2024-05-01T00:00/2024-05-01T01:00"),
      Case(
        name: "without length it stops within the last minute",
        span: "2024-05-10T09:00/2024-05-10T09:00", minutes: 2000,
        rules: rules("2024-05-01/2024-05-10", .stopped),
        result: "2024-05-10T23:59/2024-05-10T23:59"),
      Case(
        name: "what is longer than the bounds has no place in them", span: "2024-05-01/2024-05-20",
        days: 1, rules: rules("2024-05-01/2024-05-10", .stopped), result: "too long"),
      Case(
        name: "days without a name are outside", span: "9999-12-30/9999-12-31", days: 1,
        result: "outside"),
      Case(
        name: "no number traps", span: "2024-05-06T09:00/2024-05-06T10:00", days: .max,
        minutes: .min, result: "outside"),
      Case(
        name: "in either direction", span: "2024-05-06/2024-05-06", days: .min, result: "outside"),
    ])
  func moves(_ example: Case) {
    let event = span(example.span)
    let result = outcome { () throws(MoveRefusal) in
      guard let minutes = example.minutes else {
        return try event.moved(byDays: example.days, example.rules)
      }
      return try event.moved(byDays: example.days, minutes: minutes, example.rules)
    }
    #expect(result == example.result)
  }

  static func rules(_ bounds: String, _ outside: MoveRules.Outside = .refused) -> MoveRules {
    MoveRules(bounds: span(bounds).days, outside: outside)
  }

  // MARK: Between the hours and the lane above them

  @Test("an all-day event dropped among the hours gets the usual length at the time it is dropped")
  func toHours() {
    let event = span("2024-05-06/2024-05-08")
    #expect(
      outcome { () throws(MoveRefusal) in try event.droppedAmongHours(at: clock("2024-05-09T11:07"))
      }
        == "2024-05-09T11:00/2024-05-09T12:00")
    let rules = MoveRules(snap: TimeSnap(.five), leastMinutes: 10, usualMinutes: 1)
    #expect(
      outcome { () throws(MoveRefusal) in
        try event.droppedAmongHours(at: clock("2024-05-09T11:07"), rules)
      } == "2024-05-09T11:05/2024-05-09T11:15")
    #expect(
      outcome { () throws(MoveRefusal) in
        try span("2024-05-06T09:00/2024-05-06T09:50").droppedAmongHours(
          at: clock("2024-05-09T11:00"))
      } == "2024-05-09T11:00/2024-05-09T11:50")
  }

  @Test("a timed event dropped above the hours becomes all-day where it is dropped")
  func toLane() {
    let drop = { (event: String, grabbed: String, target: String) in
      outcome { () throws(MoveRefusal) in
        try span(event).droppedAboveHours(on: day(target), grabbedAt: day(grabbed))
      }
    }
    let night = "2024-05-06T22:00/2024-05-07T02:00"
    #expect(drop(night, "2024-05-06", "2024-05-08") == "2024-05-08/2024-05-08")
    #expect(drop(night, "2024-05-07", "2024-05-08") == "2024-05-08/2024-05-08")
    let long = "2024-05-06T10:00/2024-05-09T12:00"
    #expect(drop(long, "2024-05-08", "2024-05-09") == "2024-05-07/2024-05-10")
    let days = "2024-05-06/2024-05-07"
    #expect(drop(days, "2024-05-07", "2024-05-01") == "2024-04-30/2024-05-01")
  }

  // MARK: Sweeps

  @Test("a move and its way back are nothing; length and time stay (T-89)")
  func thereAndBack() throws {
    var random = SeededGenerator(seed: 9)
    for item in TimeGridTests.randomItems(&random, count: 200) {
      let days = Int.random(in: -800...800, using: &random)
      let span = item.span
      let moved = try span.moved(byDays: days)
      #expect(moved.secondsOnClock == span.secondsOnClock)
      #expect(try moved.moved(byDays: -days) == span)
      #expect(moved.days.count == span.days.count)
      let minutes = Int.random(in: -3000...3000, using: &random)
      let dragged = try span.moved(byDays: days, minutes: minutes)
      #expect(dragged.secondsOnClock == span.secondsOnClock)
      // T-89: what a label shows is what is delivered.
      #expect(item.placed(at: dragged).span == dragged)
    }
  }

  @Test("a stopped move is always within the bounds, a refused one never made")
  func withinBounds() {
    var random = SeededGenerator(seed: 41)
    let bounds = DaySpan(start: day("2024-03-04"), count: 11)
    let stopping = MoveRules(bounds: bounds, outside: .stopped)
    let refusing = MoveRules(bounds: bounds)
    for item in TimeGridTests.randomItems(&random, count: 300) {
      let days = Int.random(in: -12...12, using: &random)
      let minutes = Int.random(in: -1500...1500, using: &random)
      let results = [
        try? item.span.moved(byDays: days, stopping),
        try? item.span.moved(byDays: days, minutes: minutes, stopping),
        try? item.span.moved(byDays: days, minutes: minutes, refusing),
      ]
      for result in results {
        guard let result else { continue }
        #expect(result.days.intersection(bounds) == result.days)
        #expect(result.secondsOnClock == item.span.secondsOnClock)
      }
      #expect(results[0] != nil && results[1] != nil)
    }
  }

  @Test("a refusal says in words what does not fit where")
  func refusalsInWords() {
    let bounds = span("2024-05-01/2024-05-10").days
    #expect(
      MoveRefusal.outsideBounds(span("2024-05-09/2024-05-12").days, bounds: bounds).description
        == "2024-05-09 to 2024-05-12 is not within 2024-05-01 to 2024-05-10")
    #expect(
      MoveRefusal.longerThanBounds(span("2024-05-01/2024-05-20").days, bounds: bounds).description
        == "20 days are more than the 10 from 2024-05-01 to 2024-05-10")
  }

  // MARK: Occurrences

  @Test("the move of one occurrence names that occurrence and starts from it (T-91)")
  func occurrence() throws {
    // T-91: the second of a weekly series is dragged, not its root.
    let second = CalendarItem(
      key: 7, uid: "weekly", recurrenceID: "20240513T090000", title: "x",
      from: clock("2024-05-13T09:00"), to: clock("2024-05-13T10:00"))
    let move = ItemMove(of: second, to: try second.span.moved(byDays: 2))
    #expect(move.key == 7 && move.uid == "weekly" && move.recurrenceID == "20240513T090000")
    #expect(move.from == span("2024-05-13T09:00/2024-05-13T10:00"))
    #expect(move.to == span("2024-05-15T09:00/2024-05-15T10:00"))
    #expect(move.startDays == 2)
    #expect(!move.isNothing)
    #expect(ItemMove(of: second, to: try second.span.moved(byDays: 0, minutes: 5)).isNothing)
  }

  @Test("an event that a clock put back makes end before its start keeps its real length")
  func backwardsOnTheClock() throws {
    let item = CalendarItem(
      uid: "x", title: "x", from: clock("2024-11-03T01:45"), to: clock("2024-11-03T01:15"),
      elapsedMinutes: 30)
    #expect(item.span.text == "2024-11-03T01:45/2024-11-03T02:15")
    #expect(try item.span.moved(byDays: 1).text == "2024-11-04T01:45/2024-11-04T02:15")
  }

  @Test("an item shown where it is dragged is the item at that time")
  func preview() {
    let item = timed("x", "2024-05-06T22:00", "2024-05-07T02:00")
    let placed = item.placed(at: span("2024-05-08T09:00/2024-05-08T10:00"))
    #expect(placed == timed("x", "2024-05-08T09:00", "2024-05-08T10:00"))
    #expect(
      item.placed(at: span("2024-05-08/2024-05-09"))
        == {
          var copy = allDay("x", "2024-05-08", through: "2024-05-09")
          copy.hue = item.hue
          return copy
        }())
    let none = item.placed(at: span("2024-05-08T00:00/2024-05-08T00:00"))
    #expect(none.span == span("2024-05-08T00:00/2024-05-08T00:00"))
  }
}
