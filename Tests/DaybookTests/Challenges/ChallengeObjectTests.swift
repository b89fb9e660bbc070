import CalendarCore
import ICalendar
import Testing

@testable import Daybook

@Suite struct ChallengeObjectTests {
  private let start: Day
  private let full: Challenge

  init() throws {
    start = try Day(iso: "2025-12-29")
    var targets = TargetHistory(try ChallengeTarget(text: "at-least-8"))
    targets.set(try ChallengeTarget(text: "mon,wed"), from: start.advanced(by: 7))
    full = Challenge(
      kind: .challenge, name: "Eight glasses, daily; really",
      days: DaySpan(start: start, count: 20),
      category: "self-care", notes: "Line 1\nLine 2", targets: targets,
      log: ChallengeLog(
        counts: [start: 8, start.advanced(by: 1): 1, start.advanced(by: 3): 0],
        skips: [
          .init(days: DaySpan(start: start.advanced(by: 4), count: 1)),
          .init(
            days: DaySpan(start: start.advanced(by: 8), count: 3), reason: "flu, again; at home"),
        ]))
  }

  private func component(_ challenge: Challenge) -> Component {
    Component(
      challenge, uid: "u", now: CivilDateTime(day: start, time: .midnight))
  }

  private func lines(_ component: Component) -> [String] {
    unfolded(EventObject([component]).text)
  }

  @Test func `everything about a challenge stands in one object and is read again`() throws {
    let written = component(full)
    #expect(Challenge(written) == full)
    let object = EventObject(text: EventObject([written]).text)
    #expect(object.kind == .range)
    #expect(object.master.flatMap { Challenge($0) } == full)
    let lines = lines(written)
    for line in [
      "DTSTART;VALUE=DATE:20251229", "DTEND;VALUE=DATE:20260118", "CATEGORIES:self-care",
      "TRANSP:TRANSPARENT", "X-DAYBOOK-KIND:CHALLENGE", "X-DAYBOOK-TARGET:daily at-least-8",
      "X-DAYBOOK-TARGET:20260105 mon\\,wed", "X-DAYBOOK-DONE:20251229=8 20251230 20260101=0",
      "X-DAYBOOK-SKIP:20260102",
      "X-DAYBOOK-SKIP:20260106/20260108 flu\\, again\\; at home",
    ] { #expect(lines.contains(line), "\(line)") }
  }

  @Test func `an archived one says so, and one taken out again says nothing`() throws {
    var challenge = full
    challenge.isArchived = true
    var written = component(challenge)
    #expect(Challenge(written) == challenge)
    #expect(lines(written).contains("X-DAYBOOK-ARCHIVED:TRUE"))
    written.setChallenge(full)
    #expect(Challenge(written) == full)
    #expect(lines(written) == lines(component(full)))
  }

  @Test(arguments: Challenge.Kind.allCases)
  func `a kind is kept, and a plain range has no lines about targets`(_ kind: Challenge.Kind) throws
  {
    let challenge = Challenge(
      kind: kind, name: "n", days: DaySpan(start: start, count: 1), category: "")
    let written = component(challenge)
    #expect(Challenge(written) == challenge)
    #expect(lines(written).contains { $0.hasPrefix("X-DAYBOOK-TARGET") } == (kind != .range))
    #expect(!lines(written).contains { $0.hasPrefix("CATEGORIES") })
  }

  @Test func `a change writes what it is about, and every other line stays where it is`() throws {
    var written = component(full)
    written.properties.insert(Property("X-OTHER", rawValue: "kept"), at: 2)
    written.setRaw("CATEGORIES", "self-care,holidays")
    let before = lines(written)
    var changed = try #require(Challenge(written))
    changed.name = "Water"
    changed.category = "health"
    written.setChallenge(changed)
    let expected = before.map { line in
      line.hasPrefix("SUMMARY")
        ? "SUMMARY:Water"
        : line == "CATEGORIES:self-care,holidays" ? "CATEGORIES:health,holidays" : line
    }
    #expect(lines(written) == expected)
    changed.log.note(1, on: start.advanced(by: 2))
    written.setChallenge(changed)
    #expect(
      lines(written).filter { !expected.contains($0) } == [
        "X-DAYBOOK-DONE:20251229=8 20251230 20251231 20260101=0"
      ])
  }

  @Test func `a check-off taken back leaves the object as it was`() throws {
    var written = component(full)
    let before = lines(written)
    var challenge = full
    challenge.log.note(3, on: start.advanced(by: 9))
    written.setChallenge(challenge)
    #expect(lines(written) != before)
    written.setChallenge(full)
    #expect(lines(written).sorted() == before.sorted())
  }

  struct Odd: CustomTestStringConvertible {
    var testDescription: String
    var lines: [String]
    var counts: [String: Int] = [:]
    var target = "daily"
    var skips = 0
    var problems = 1
  }

  @Test(arguments: [
    Odd(
      testDescription: "days that are none",
      lines: ["X-DAYBOOK-DONE:20260230 x 20260101=9 20260102=-1 20260103=99999999999999999999"],
      counts: ["2026-01-01": 9], problems: 4),
    Odd(
      testDescription: "several lines of days, with commas",
      lines: ["X-DAYBOOK-DONE:20260101,20260102", "X-DAYBOOK-DONE:20260103\\,20260104=2"],
      counts: ["2026-01-01": 1, "2026-01-02": 1, "2026-01-03": 1, "2026-01-04": 2], problems: 0),
    Odd(
      testDescription: "a target of a later version",
      lines: ["X-DAYBOOK-TARGET:fortnightly", "X-DAYBOOK-TARGET:3/week"], target: "3/week"),
    Odd(
      testDescription: "a target from a day that is none",
      lines: ["X-DAYBOOK-TARGET:20260231 3/week"]),
    Odd(
      testDescription: "skips",
      lines: [
        "X-DAYBOOK-SKIP:20260105/20260101 backwards", "X-DAYBOOK-SKIP:20260101/20260102/20260103",
        "X-DAYBOOK-SKIP:", "X-DAYBOOK-SKIP:20260104",
      ], skips: 1, problems: 3),
  ])
  func `what cannot be read is told and kept`(_ odd: Odd) throws {
    let text =
      ([
        "BEGIN:VEVENT", "UID:o", "DTSTART;VALUE=DATE:20260101", "DTEND;VALUE=DATE:20260201",
        "X-DAYBOOK-KIND:Challenge",
      ] + odd.lines + ["END:VEVENT"]).map { $0 + "\r\n" }.joined()
    var object = EventObject(text: text)
    #expect(object.kind == .range)
    var challenge = try #require(object.master.flatMap { Challenge($0) })
    var counts: [Day: Int] = [:]
    for (day, count) in odd.counts { counts[try Day(iso: day)] = count }
    #expect(challenge.log.counts == counts)
    #expect("\(challenge.targets.target(on: challenge.days.start))" == odd.target)
    #expect(challenge.log.skips.count == odd.skips)
    #expect(Challenge.problems(of: object.components[0]).count == odd.problems)
    // Whatever is noted, the unread parts stay.
    challenge.log.note(5, on: try Day(iso: "2026-01-20"))
    challenge.log.skip(.init(days: DaySpan(start: try Day(iso: "2026-01-25"), count: 1)))
    challenge.targets.set(ChallengeTarget(.timesAMonth(2)), from: try Day(iso: "2026-01-15"))
    object.components[0].setChallenge(challenge)
    #expect(Challenge(object.components[0]) == challenge)
    #expect(Challenge.problems(of: object.components[0]).count == odd.problems)
  }

  @Test(arguments: [
    ("an event of the schedule", ["DTSTART;VALUE=DATE:20260101"]),
    ("a kind of a later version", ["DTSTART;VALUE=DATE:20260101", "X-DAYBOOK-KIND:MARATHON"]),
    ("with a time", ["DTSTART:20260101T090000", "X-DAYBOOK-KIND:CHALLENGE"]),
    ("without a start", ["X-DAYBOOK-KIND:CHALLENGE"]),
    ("that recurs", ["DTSTART;VALUE=DATE:20260101", "RRULE:FREQ=DAILY", "X-DAYBOOK-KIND:RANGE"]),
  ])
  func `what is no range stays an event`(_ name: String, _ lines: [String]) throws {
    let text = (["BEGIN:VEVENT", "UID:o"] + lines + ["END:VEVENT"]).map { $0 + "\r\n" }.joined()
    let object = EventObject(text: text)
    #expect(object.kind == .event, "\(name)")
    #expect(object.master.flatMap { Challenge($0) } == nil)
  }

  @Test func `a range of more than a hundred years is a plain one, until it is shorter`() throws {
    var written = component(full)
    written.setDateTime("DTEND", .date(try Day(iso: "2999-01-01")))
    var challenge = try #require(Challenge(written))
    #expect(
      challenge.kind == .range && challenge.progress(today: start, firstWeekday: .sunday) == nil)
    challenge.days = full.days
    written.setChallenge(challenge)
    #expect(Challenge(written) == full)
  }

  @Test func `the step of a course that comes next opens on the day after the last was done`()
    throws
  {
    var course = full
    course.kind = .course
    course.targets = TargetHistory(ChallengeTarget())
    course.log = ChallengeLog()
    func next(_ offset: Int) -> String {
      guard let (number, opens) = course.nextStep(today: start.advanced(by: offset)) else {
        return "none"
      }
      return "\(number) on \(start.distance(to: opens))"
    }
    #expect(next(-3) == "1 on 0", "before the beginning")
    #expect(next(0) == "1 on 0")
    course.log.note(1, on: start)
    #expect(next(0) == "2 on 1", "one step a day")
    #expect(next(1) == "2 on 1")
    #expect(next(4) == "2 on 4", "missed days stay holes; the steps are counted on")
    course.log.note(1, on: start.advanced(by: 4))
    #expect(next(4) == "3 on 5")
    #expect(next(19) == "3 on 19")
    course.log.note(1, on: start.advanced(by: 19))
    #expect(next(19) == "none" && next(40) == "none")
    course.kind = .challenge
    #expect(next(4) == "none")
  }
}
