import CalendarCore
import Testing

@testable import Daybook

@Suite struct ChallengeTargetTests {
  @Test(arguments: [
    ("daily", ChallengeTarget()),
    ("Daily", ChallengeTarget()),
    ("done", ChallengeTarget()),
    ("every-1-days", ChallengeTarget()),
    ("at-least-8", ChallengeTarget(.daily, .atLeast(8))),
    ("at-most-0 daily", ChallengeTarget(.daily, .atMost(0))),
    ("fri,mon,Wednesday", ChallengeTarget(.weekdays([.monday, .wednesday, .friday]))),
    ("mon,tue,wed,thu,fri,sat,sun", ChallengeTarget()),
    ("3/week; at-least-30", ChallengeTarget(.timesAWeek(3), .atLeast(30))),
    ("10/month", ChallengeTarget(.timesAMonth(10))),
    ("every-2-days", ChallengeTarget(.everyDays(2))),
  ])
  func `a target is read, and what it writes is read again`(
    _ text: String, _ target: ChallengeTarget
  )
    throws
  {
    #expect(try ChallengeTarget(text: text) == target)
    #expect(try ChallengeTarget(text: "\(target)") == target)
  }

  @Test(arguments: [
    ("", ChallengeTarget.Problem.empty), (" \t", .empty), ("weekly", .unreadable("weekly")),
    ("mon,,fry", .unreadable("mon,,fry")), (",", .unreadable(",")),
    ("8/week", .outOfRange("8/week", 1...7)), ("0/week", .outOfRange("0/week", 1...7)),
    ("32/month", .outOfRange("32/month", 1...31)),
    ("every-0-days", .outOfRange("every-0-days", 1...366)),
    ("at-least-0", .outOfRange("at-least-0", 1...1_000_000)),
    ("at-most-99999999999999999999", .outOfRange("at-most-99999999999999999999", 0...1_000_000)),
    ("-3/week", .unreadable("-3/week")), ("٣/week", .unreadable("٣/week")),
    ("daily 3/week", .repeated("3/week")), ("at-least-1 at-most-2", .repeated("at-most-2")),
  ])
  func `what is no target is refused with the word`(
    _ text: String, _ problem: ChallengeTarget.Problem
  ) {
    #expect(throws: problem) { try ChallengeTarget(text: text) }
    #expect(!problem.description.isEmpty)
  }
}
