import CalendarCore
import Testing

@Suite("What the hours of a day and a week do")
struct TimelineModelTests {
  static let talk = timed("Talk", "2026-03-10T09:00", "2026-03-10T10:00")

  static func model(
    _ items: [CalendarItem] = [talk], direction: LineDirection = .leftToRight,
    rules: MoveRules = MoveRules(), now: CivilDateTime? = nil, count: Int = 7
  ) -> TimelineModel {
    TimelineModel(
      days: DaySpan(start: day("2026-03-08"), count: count), now: now, items: items,
      measures: TimelineModel.Measures(width: 700, hourHeight: 48), labels: .english, rules: rules,
      direction: direction)
  }

  /// A drag by so much, and when the talk is then.
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var x = 0.0
    var y = 0.0
    var direction = LineDirection.leftToRight
    var day: String
    var start: String
    var testDescription: String { name }
  }

  @Test(
    "a drag goes to the nearest day and snaps to times",
    arguments: [
      Case(name: "an hour down", y: 48, day: "2026-03-10", start: "10:00"),
      Case(
        name: "seven minutes are not half a step", x: 100, y: 5.6, day: "2026-03-11", start: "09:00"
      ),
      Case(name: "eight minutes are", y: 6.4, day: "2026-03-10", start: "09:15"),
      Case(
        name: "less than half a day to the side", x: 49, y: 48, day: "2026-03-10", start: "10:00"),
      Case(name: "more than half", x: -51, y: 48, day: "2026-03-09", start: "10:00"),
      Case(
        name: "from right to left the left is later", x: -100, y: 48, direction: .rightToLeft,
        day: "2026-03-11", start: "10:00"),
      Case(name: "up over midnight", y: -480, day: "2026-03-09", start: "23:00"),
    ])
  func drags(_ each: Case) throws {
    let move = try Self.model(direction: each.direction).move(Self.talk, x: each.x, y: each.y)
    let start = CivilDateTime(day: day(each.day), time: time(each.start))
    #expect(move?.to == .timed(from: start, to: start.advanced(bySeconds: 3_600)))
  }

  @Test("a drag that comes back moves nothing, and one that is no number neither")
  func nothing() throws {
    #expect(try Self.model().move(Self.talk, x: 10, y: 3) == nil)
    #expect(try Self.model().move(Self.talk, x: .nan, y: .infinity) == nil)
    #expect(try Self.model().resize(Self.talk, .end, y: 2) == nil)
    #expect(try Self.model().resize(allDay("Trip", "2026-03-10"), .end, y: 200) == nil)
  }

  @Test("an edge that is pulled makes it longer, never turns it round, and says the times")
  func resizes() throws {
    let model = Self.model()
    let longer = try #require(try model.resize(Self.talk, .end, y: 24))
    #expect(model.label(of: longer) == "09:00–10:30")
    let shortest = try #require(try model.resize(Self.talk, .end, y: -500))
    #expect(model.label(of: shortest) == "09:00–09:15")
    let earlier = try #require(try model.resize(Self.talk, .start, y: -24))
    #expect(model.label(of: earlier) == "08:30–10:00")
  }

  @Test("actions move by a step, and bounds refuse")
  func actions() throws {
    let move = try #require(try Self.model().move(Self.talk, byDays: 0, minutes: 15))
    #expect(Self.model().label(of: move) == "09:15–10:15")
    let bounded = Self.model(rules: MoveRules(bounds: days("2026-03-10", "2026-03-10")))
    #expect(throws: MoveRefusal.self) { try bounded.move(Self.talk, x: 100, y: 0) }
  }

  @Test("a tap among the hours is a time that snaps down")
  func taps() {
    let model = Self.model()
    #expect(
      model.time(atX: 250, y: 48 * 9 + 40)
        == CivilDateTime(day: day("2026-03-10"), time: time("09:45")))
    #expect(
      Self.model(direction: .rightToLeft).time(atX: 250, y: 0)
        == CivilDateTime(day: day("2026-03-12"), time: time("00:00")))
  }

  @Test("from right to left only x is mirrored")
  func mirrored() {
    let left = Self.model().blocks
    let right = Self.model(direction: .rightToLeft).blocks
    #expect(left.count == 1 && right.count == 1)
    for (one, other) in zip(left, right) {
      #expect(one.frame.y == other.frame.y && one.frame.width == other.frame.width)
      #expect(abs(one.frame.x + one.frame.width + other.frame.x - 700) < 0.001)
    }
  }

  @Test("the line of the present time stands on its day, and the hour near it makes room")
  func now() {
    let now = CivilDateTime(day: day("2026-03-10"), time: time("09:10"))
    let model = Self.model(now: now)
    #expect(model.nowLine?.frame.x == 200)
    #expect(model.nowLine?.label == "09:10")
    #expect(model.hours[9].label.isEmpty)
    #expect(model.hours[10].label == "10:00")
    #expect(model.heads.filter(\.isToday).map(\.day) == [day("2026-03-10")])
    let other = CivilDateTime(day: day("2026-04-10"), time: time("09:10"))
    #expect(Self.model(now: other).nowLine == nil)
    #expect(Self.model(now: other).hours[9].label == "09:00")
  }

  @Test("a short item has room for one line, a long one stands above the hours")
  func shapes() {
    let model = Self.model([
      timed("Short", "2026-03-09T09:00", "2026-03-09T09:05"),
      timed("Long", "2026-03-09T09:00", "2026-03-11T10:00"), Self.talk,
    ])
    #expect(model.blocks.map(\.title) == ["Short", "Talk"])
    #expect(model.blocks.map(\.hasTwoLines) == [false, true])
    #expect(model.blocks.allSatisfy { $0.frame.height >= 18 })
    #expect(model.lanes.flatMap { $0 }.compactMap { $0.bar?.title } == ["Long"])
  }

  @Test("a week begins where the style says")
  func weeks() {
    for weekday in Weekday.allCases {
      let week = TimelineModel.week(
        of: day("2026-03-10"), style: CalendarStyle(firstWeekday: weekday))
      #expect(week.start.weekday == weekday)
      #expect(week.contains(day("2026-03-10")))
      #expect(week.count == 7)
    }
  }
}
