import CalendarCore
import Testing

@Suite("Pulling an edge of an event")
struct EdgeMoveTests {
  struct Case: CustomTestStringConvertible {
    var name: String
    var span: String
    var edge = SpanEdge.end
    var days: Int?
    var time: String?
    var rules = MoveRules()
    var result: String
    var testDescription: String { name }
  }

  @Test(
    "pulled by days, or to a time",
    arguments: [
      Case(
        name: "a bar becomes longer", span: "2024-05-06/2024-05-07", days: 2,
        result: "2024-05-06/2024-05-09"),
      Case(
        name: "and at its start", span: "2024-05-06/2024-05-07", edge: .start, days: -2,
        result: "2024-05-04/2024-05-07"),
      Case(
        name: "it keeps one day", span: "2024-05-06/2024-05-08", days: -9,
        result: "2024-05-06/2024-05-06"),
      Case(
        name: "at either end", span: "2024-05-06/2024-05-08", edge: .start, days: 9,
        result: "2024-05-08/2024-05-08"),
      Case(
        name: "a timed bar keeps the time of its end", span: "2024-05-06T22:00/2024-05-08T02:00",
        days: 1, result: "2024-05-06T22:00/2024-05-09T02:00"),
      Case(
        name: "and stops while it has its least length",
        span: "2024-05-06T22:00/2024-05-08T02:00", days: -9,
        result: "2024-05-06T22:00/2024-05-07T02:00"),
      Case(
        name: "an end before the start is read as no length, and pulled from there",
        span: "2024-05-06T22:00/2024-05-06T21:00", days: 1,
        result: "2024-05-06T22:00/2024-05-07T22:00"),
      Case(
        name: "also at its start", span: "2024-05-06T22:00/2024-05-06T21:00", edge: .start,
        days: -1, result: "2024-05-05T22:00/2024-05-06T22:00"),
      Case(
        name: "an end at an earlier hour does not pass the start on its day",
        span: "2024-05-06T22:00/2024-05-08T23:00", days: -9,
        result: "2024-05-06T22:00/2024-05-06T23:00"),
      Case(
        name: "the end goes to a time that snaps", span: "2024-05-06T09:00/2024-05-06T10:00",
        time: "2024-05-06T11:07", result: "2024-05-06T09:00/2024-05-06T11:00"),
      Case(
        name: "and into the next day", span: "2024-05-06T09:00/2024-05-06T10:00",
        time: "2024-05-07T01:00", result: "2024-05-06T09:00/2024-05-07T01:00"),
      Case(
        name: "it stops at the least minutes", span: "2024-05-06T09:00/2024-05-06T10:00",
        time: "2024-05-06T07:00", result: "2024-05-06T09:00/2024-05-06T09:15"),
      Case(
        name: "the start too", span: "2024-05-06T09:00/2024-05-06T10:00", edge: .start,
        time: "2024-05-06T12:00", rules: MoveRules(leastMinutes: 30),
        result: "2024-05-06T09:30/2024-05-06T10:00"),
      Case(
        name: "the start goes up", span: "2024-05-06T09:00/2024-05-06T10:00", edge: .start,
        time: "2024-05-06T07:52", result: "2024-05-06T07:45/2024-05-06T10:00"),
      Case(
        name: "what had no length gets the least", span: "2024-05-06T09:00/2024-05-06T09:00",
        time: "2024-05-06T09:00", result: "2024-05-06T09:00/2024-05-06T09:15"),
      Case(
        name: "of an all-day event a time is its day", span: "2024-05-06/2024-05-08",
        time: "2024-05-10T13:00", result: "2024-05-06/2024-05-10"),
      Case(
        name: "and its first day", span: "2024-05-06/2024-05-08", edge: .start,
        time: "2024-05-07T13:00", result: "2024-05-07/2024-05-08"),
      Case(
        name: "outside of the bounds it is refused", span: "2024-05-06/2024-05-08", days: 5,
        rules: MoveTests.rules("2024-05-01/2024-05-10"), result: "outside"),
      Case(
        name: "or stops there", span: "2024-05-06/2024-05-08", days: 5,
        rules: MoveTests.rules("2024-05-01/2024-05-10", .stopped),
        result: "2024-05-06/2024-05-10"),
      Case(
        name: "a block stops at the end of the last day",
        span: "2024-05-10T09:00/2024-05-10T10:00", time: "2024-05-12T10:00",
        rules: MoveTests.rules("2024-05-01/2024-05-10", .stopped),
        result: "2024-05-10T09:00/2024-05-11T00:00"),
      Case(
        name: "and at the beginning of the first", span: "2024-05-01T09:00/2024-05-01T10:00",
        edge: .start, time: "2024-04-01T10:00",
        rules: MoveTests.rules("2024-05-01/2024-05-10", .stopped),
        result: "2024-05-01T00:00/2024-05-01T10:00"),
      Case(
        name: "only the pulled edge is held to the bounds", span: "2024-04-20/2024-05-03", days: 2,
        rules: MoveTests.rules("2024-05-01/2024-05-10"), result: "2024-04-20/2024-05-05"),
      Case(
        name: "where a corner within the bounds has no room for it, it is refused",
        span: "2024-05-05T23:00/2024-05-06T00:05", edge: .start, time: "2024-05-05T21:00",
        rules: MoveTests.rules("2024-05-06/2024-05-10", .stopped), result: "outside"),
      Case(
        name: "no number traps", span: "2024-05-06/2024-05-08", days: .max, result: "outside"),
      Case(
        name: "in either direction", span: "2024-05-06/2024-05-08", edge: .start, days: .min,
        result: "outside"),
    ])
  func pulls(_ example: Case) {
    let event = span(example.span)
    let result = outcome { () throws(MoveRefusal) in
      if let time = example.time {
        return try event.resized(example.edge, to: clock(time), example.rules)
      }
      return try event.resized(example.edge, byDays: example.days ?? 0, example.rules)
    }
    #expect(result == example.result)
  }

  @Test("no pull turns an event round or leaves it without length")
  func neverInverts() {
    var random = SeededGenerator(seed: 90)
    let bounds = DaySpan(start: day("2024-03-04"), count: 11)
    for item in TimeGridTests.randomItems(&random, count: 400) {
      for rules in [MoveRules(), MoveRules(bounds: bounds, outside: .stopped)] {
        let days = Int.random(in: -8...8, using: &random)
        let target = CivilDateTime(
          day: bounds.start.advanced(by: Int.random(in: -5...15, using: &random)),
          time: .midnight
        ).advanced(bySeconds: Int64(Int.random(in: 0..<1440, using: &random)) * 60)
        for edge in [SpanEdge.start, .end] {
          if let pulled = try? item.span.resized(edge, to: target, rules) {
            #expect(pulled.secondsOnClock >= 15 * 60)
          }
          guard let pulled = try? item.span.resized(edge, byDays: days, rules) else { continue }
          #expect(
            pulled.secondsOnClock >= min(15 * 60, item.span.secondsOnClock),
            "\(item.span.text) \(edge) \(days): \(pulled.text)")
          let whole = EventSpan.allDay(item.days)
          if let pulled = try? whole.resized(edge, byDays: days, rules) {
            #expect(!pulled.days.isEmpty)
          }
        }
      }
    }
  }
}
