import CalendarCore
import ICalendar
import Testing

@testable import Daybook

/// A history drawn as one letter a day, from the first day of the range on:
/// `x` done, `.` nothing noted, `s` skipped, `S` skipped but done, `0`…`9` a count.
private func log(_ drawing: String, from start: Day) -> ChallengeLog {
  var log = ChallengeLog()
  for (offset, letter) in drawing.filter({ $0 != " " && $0 != "|" }).enumerated() {
    let day = start.advanced(by: offset)
    switch letter {
    case "x": log.note(1, on: day)
    case "s": log.skip(.init(days: DaySpan(start: day, count: 1)))
    case "S":
      log.note(1, on: day)
      log.skip(.init(days: DaySpan(start: day, count: 1)))
    default: if let count = letter.wholeNumberValue { log.note(count, on: day) }
    }
  }
  return log
}

@Suite struct StreakRuleTests {
  struct Case: CustomTestStringConvertible {
    var rule: Int
    var name: String
    /// 2026-03-02 is a Monday.
    var start = "2026-03-02"
    var count = 28
    var target: String
    /// From the start on; the day of its last letter is today, unless `today` says otherwise.
    var days: String
    var today: String?
    var firstWeekday = Weekday.monday
    var current: Int
    var best: Int
    var met: Int
    var due: Int
    var isAtRisk = false
    var state: ChallengeProgress.Today
    var unit: Streak.Unit?
    var testDescription: String { "rule \(rule): \(name)" }

    func progress() throws -> ChallengeProgress {
      let first = try Day(iso: start)
      let drawn = days.filter { $0 != " " && $0 != "|" }.count
      let last = try today.map { text throws(CivilDateError) in try Day(iso: text) }
      return ChallengeProgress(
        of: TargetHistory(try ChallengeTarget(text: target)),
        over: DaySpan(start: first, count: count), log: log(days, from: first),
        today: last ?? first.advanced(by: drawn - 1), firstWeekday: firstWeekday)
    }
  }

  @Test(arguments: [
    Case(
      rule: 1, name: "a Tuesday is no missed day of Mon Wed Fri", target: "mon,wed,fri",
      days: "x.x.x..|x.", current: 4, best: 4, met: 4, due: 4, state: .free, unit: .time),
    Case(
      rule: 1, name: "a missed Wednesday is", target: "mon,wed,fri", days: "x...x..|x.", current: 2,
      best: 2, met: 3, due: 4, state: .free),
    Case(
      rule: 1, name: "what was done on a free day is done but lengthens nothing",
      target: "mon,wed,fri", days: "xxx", current: 2, best: 2, met: 2, due: 2, state: .done),

    Case(
      rule: 2, name: "a running week breaks nothing, though it cannot be met any more",
      target: "5/week", days: "xxxxx..|......", current: 1, best: 1, met: 1, due: 1,
      isAtRisk: true, state: .due(remaining: 5), unit: .week),
    Case(
      rule: 2, name: "a week that is over does", target: "5/week", days: "xxxxx..|x......|.",
      current: 0, best: 1, met: 1, due: 2, state: .due(remaining: 5)),
    Case(
      rule: 2, name: "a week that has what it wants counts at once", target: "3/week",
      days: "x.x.x..|xxx.", current: 2, best: 2, met: 2, due: 2, state: .satisfied, unit: .week),
    Case(
      rule: 2, name: "a week is at risk when only today is left for it", target: "1/week",
      days: "x......|.......", current: 1, best: 1, met: 1, due: 1, isAtRisk: true,
      state: .due(remaining: 1)),
    Case(
      rule: 2, name: "and not while tomorrow will do", target: "1/week", days: "x......|......",
      current: 1, best: 1, met: 1, due: 1, state: .due(remaining: 1)),
    Case(
      rule: 2, name: "weeks begin where the user's weeks begin", target: "2/week",
      days: "xx....x|x....", firstWeekday: .sunday, current: 2, best: 2, met: 2, due: 2,
      state: .satisfied),
    Case(
      rule: 2, name: "the same days with weeks from Monday", target: "2/week",
      days: "xx....x|x....", current: 1, best: 1, met: 1, due: 1, state: .due(remaining: 1)),
    Case(
      rule: 2, name: "a first week of two days wants proportionally less", start: "2026-03-07",
      target: "3/week", days: "x.|xx.x", current: 2, best: 2, met: 2, due: 2, state: .done),
    Case(
      rule: 2, name: "a calendar month", start: "2026-01-01", count: 90, target: "2/month",
      days: "xx.............................|x...........................|.", current: 0, best: 1,
      met: 1, due: 2, state: .due(remaining: 2), unit: nil),
    Case(
      rule: 2, name: "one of every three days, whichever", target: "every-3-days",
      days: "x....x.x.", current: 3, best: 3, met: 3, due: 3, state: .satisfied, unit: .time),

    Case(
      rule: 3, name: "a skip neither lengthens nor breaks", target: "daily", days: "xxsx",
      current: 3,
      best: 3, met: 3, due: 3, state: .done, unit: .day),
    Case(
      rule: 3, name: "only skips are no run", target: "daily", days: "sss", current: 0, best: 0,
      met: 0, due: 0, state: .skipped),
    Case(
      rule: 3, name: "skips before and after a run do not count", target: "daily", days: "ss.xxss",
      current: 2, best: 2, met: 2, due: 3, state: .skipped),
    Case(
      rule: 3, name: "a day that was done in a pause counts", target: "daily", days: "xSx",
      current: 3, best: 3, met: 3, due: 3, state: .done),
    Case(
      rule: 3, name: "four skipped days of a week leave one of three times to do",
      target: "3/week", days: "ssssx..|.", current: 1, best: 1, met: 1, due: 1,
      state: .due(remaining: 3)),
    Case(
      rule: 3, name: "a week skipped altogether is no week", target: "3/week",
      days: "xxx....|sssssss|xxx", current: 2, best: 2, met: 2, due: 2, state: .done),

    Case(
      rule: 4, name: "today not done: the run up to yesterday, at risk", target: "daily",
      days: "xxx.",
      current: 3, best: 3, met: 3, due: 3, isAtRisk: true, state: .due(remaining: 1)),
    Case(
      rule: 4, name: "yesterday not done: nothing to lose", target: "daily", days: "xx..",
      current: 0,
      best: 2, met: 2, due: 3, state: .due(remaining: 1)),
    Case(
      rule: 4, name: "a skipped today is no risk", target: "daily", days: "xxxs", current: 3,
      best: 3,
      met: 3, due: 3, state: .skipped),
    Case(
      rule: 4, name: "after the end the last run stays", count: 3, target: "daily", days: "xxx",
      today: "2026-05-01", current: 3, best: 3, met: 3, due: 3, state: .over),
    Case(
      rule: 4, name: "before the beginning there is none", target: "daily", days: "xxx",
      today: "2026-03-01", current: 0, best: 0, met: 0, due: 0, state: .notBegun),

    Case(
      rule: 8, name: "a missed day filled in later joins two runs", target: "daily", days: "xxxxx",
      current: 5, best: 5, met: 5, due: 5, state: .done),
    Case(
      rule: 8, name: "the best run need not be the last", target: "daily", days: "xxxx.xx",
      current: 2,
      best: 4, met: 6, due: 7, state: .done),

    Case(
      rule: 10, name: "with a limit a day without a note is unknown, no success",
      target: "at-most-2", days: "12.0", current: 1, best: 2, met: 3, due: 4, state: .done),
    Case(
      rule: 10, name: "over the limit is a miss", target: "at-most-2", days: "030", current: 1,
      best: 1, met: 2, due: 3, state: .done),
    Case(
      rule: 10, name: "over the limit today", target: "at-most-2", days: "03", current: 1,
      best: 1, met: 1, due: 1, isAtRisk: true, state: .exceeded),
    Case(
      rule: 10, name: "a limit of nothing at all", target: "at-most-0", days: "001", current: 2,
      best: 2, met: 2, due: 2, isAtRisk: true, state: .exceeded),
    Case(
      rule: 10, name: "a count below what is wanted is not done", target: "at-least-8",
      days: "8975", current: 0, best: 2, met: 2, due: 3, state: .due(remaining: 1)),

    Case(
      rule: 11, name: "a missed day stays a hole, also over the end of a month and a year",
      start: "2025-12-28", target: "daily", days: "xxxx.xx", current: 2, best: 4, met: 6, due: 7,
      state: .done),
    Case(
      rule: 11, name: "notes outside the range do not count", count: 2, target: "daily",
      days: "xxxx", current: 2, best: 2, met: 2, due: 2, state: .over),
  ])
  func `a streak by the rules`(_ example: Case) throws {
    let progress = try example.progress()
    #expect(progress.current.length == example.current)
    #expect(progress.best.length == example.best)
    #expect(progress.metCount == example.met)
    #expect(progress.dueCount == example.due)
    #expect(progress.isAtRisk == example.isAtRisk)
    #expect(progress.today == example.state)
    if let unit = example.unit { #expect(progress.current.unit == unit) }
  }

  @Test func `rule 2: a run of weeks is told in weeks and in days done`() throws {
    let example = Case(
      rule: 2, name: "", target: "3/week", days: "x.x.x..|xxxx.", current: 0, best: 0, met: 0,
      due: 0, state: .free)
    let streak = try example.progress().current
    #expect(streak.length == 2 && streak.doneDays == 7)
    #expect(streak.days == DaySpan(start: try Day(iso: "2026-03-02"), count: 14))
  }

  @Test func `rule 3: a run's days leave out the skips around it`() throws {
    let example = Case(
      rule: 3, name: "", target: "daily", days: "ssxsxss", current: 0, best: 0, met: 0, due: 0,
      state: .free)
    let streak = try example.progress().current
    #expect(streak.length == 2)
    #expect(streak.days == DaySpan(start: try Day(iso: "2026-03-04"), count: 3))
  }

  @Test func `rule 5: a new target leaves the days before it to the old one`() throws {
    let start = try Day(iso: "2026-03-02")
    var targets = TargetHistory(try ChallengeTarget(text: "at-least-5"))
    func progress() -> ChallengeProgress {
      ChallengeProgress(
        of: targets, over: DaySpan(start: start, count: 10), log: log("555 88", from: start),
        today: start.advanced(by: 4), firstWeekday: .monday)
    }
    let before = progress()
    #expect(before.current.length == 5)
    targets.set(try ChallengeTarget(text: "at-least-8"), from: start.advanced(by: 3))
    #expect(progress().current.length == 5)
    targets.replaceAll(by: try ChallengeTarget(text: "at-least-8"))
    #expect(progress().current.length == 2, "the new target for all days would break the old ones")
  }

  @Test func `rule 5: targets may be set in any order, and what changes nothing is no entry`()
    throws
  {
    let (first, second) = (try Day(iso: "2026-03-09"), try Day(iso: "2026-03-16"))
    let (daily, weekly) = (ChallengeTarget(), ChallengeTarget(.timesAWeek(3)))
    var forward = TargetHistory(daily)
    forward.set(weekly, from: first)
    forward.set(daily, from: second)
    var backward = TargetHistory(daily)
    backward.set(daily, from: second)
    backward.set(weekly, from: first)
    backward.set(daily, from: second)
    #expect(forward == backward)
    #expect(forward.target(on: first.advanced(by: -1)) == daily)
    #expect(forward.target(on: first) == weekly && forward.target(on: second) == daily)
    forward.set(weekly, from: second)
    #expect(forward.entries.count == 2)
  }

  @Test func `rule 5: a run over targets of several kinds is counted in times`() throws {
    let start = try Day(iso: "2026-03-02")
    var targets = TargetHistory(ChallengeTarget())
    targets.set(ChallengeTarget(.timesAWeek(3)), from: start.advanced(by: 7))
    let progress = ChallengeProgress(
      of: targets, over: DaySpan(start: start, count: 21), log: log("xxxxxxx|xxx", from: start),
      today: start.advanced(by: 13), firstWeekday: .monday)
    #expect(progress.current.length == 8 && progress.current.unit == .time)
  }

  struct Rollover: CustomTestStringConvertible {
    var name: String
    var hour: Int
    var zone: String
    var instant: Int64
    var day: String
    var testDescription: String { name }
  }

  @Test(arguments: [
    Rollover(
      name: "rule 6: 00:30 with a day from 04:00 is yesterday", hour: 4, zone: "Asia/Seoul",
      instant: 1_773_070_200, day: "2026-03-09"),
    Rollover(
      name: "rule 6: 00:30 with a day from midnight is today", hour: 0, zone: "Asia/Seoul",
      instant: 1_773_070_200, day: "2026-03-10"),
    Rollover(
      name: "rule 6: 04:00 itself is today", hour: 4, zone: "Asia/Seoul", instant: 1_773_082_800,
      day: "2026-03-10"),
    Rollover(
      name: "rule 9: a day without its first hour, Seoul 1960-05-01 at 01:00", hour: 0,
      zone: "Asia/Seoul", instant: -305_195_400, day: "1960-05-01"),
    Rollover(
      name: "rule 9: the second before is the day before", hour: 0, zone: "Asia/Seoul",
      instant: -305_195_401, day: "1960-04-30"),
  ])
  func `which day it is`(_ example: Rollover) throws {
    let start = try #require(DayStart(hour: example.hour))
    let zone = try TestBook.zone(example.zone)
    #expect("\(start.day(at: example.instant, zone: zone))" == example.day)
  }

  @Test func `rule 6: the hour is kept with the book`() throws {
    let test = try TestBook()
    #expect(try test.book.dayStart() == .midnight)
    try test.book.setDayStart(try #require(DayStart(hour: 4)))
    #expect(try test.book.dayStart().hour == 4)
    for damaged in ["", "99", "four"] {
      try test.store.setSetting("day_start_hour", to: damaged)
      #expect(try test.book.dayStart() == .midnight)
    }
  }

  @Test func `rule 6: an hour of the day is from midnight to noon`() {
    #expect(DayStart(hour: -1) == nil && DayStart(hour: 13) == nil)
    #expect(DayStart(hour: 0) == .midnight)
  }

  @Test func `rule 9: days of 23 hours and days without a midnight are days like all others`()
    throws
  {
    // Seoul put its clocks forward on 1987-05-10 and 1988-05-08, and at midnight of 1960-05-01.
    for first in ["1960-04-29", "1987-05-08", "1988-05-06"] {
      let start = try Day(iso: first)
      let progress = ChallengeProgress(
        of: TargetHistory(ChallengeTarget()), over: DaySpan(start: start, count: 5),
        log: log("xxxxx", from: start), today: start.advanced(by: 4), firstWeekday: .sunday)
      #expect(progress.current.length == 5)
    }
  }

  @Test func `rule 8: a log is the same in whichever order it was noted`() throws {
    let start = try Day(iso: "2026-03-02")
    var random = SeededGenerator(8)
    let pause = ChallengeLog.Skip(
      days: DaySpan(start: start.advanced(by: 10), count: 4), reason: "b")
    let day = ChallengeLog.Skip(days: DaySpan(start: start.advanced(by: 20), count: 1), reason: "a")
    var expected: ChallengeLog?
    for _ in 0..<200 {
      var log = ChallengeLog()
      var edits = (0..<12).map { number in
        { (log: inout ChallengeLog) in log.note(number % 3, on: start.advanced(by: number)) }
      }
      edits += [{ $0.skip(pause) }, { $0.skip(day) }, { $0.note(nil, on: start.advanced(by: 15)) }]
      for edit in edits.shuffled(using: &random) { edit(&log) }
      expected = expected ?? log
      #expect(log == expected)
    }
  }

  @Test func `a day taken out of a pause leaves the pause on both sides`() throws {
    let start = try Day(iso: "2026-03-02")
    var log = ChallengeLog()
    log.skip(.init(days: DaySpan(start: start, count: 5), reason: "flu"))
    log.unskip(start.advanced(by: 2))
    #expect(
      log.skips == [
        .init(days: DaySpan(start: start, count: 2), reason: "flu"),
        .init(days: DaySpan(start: start.advanced(by: 3), count: 2), reason: "flu"),
      ])
    log.unskip(start)
    #expect(
      log.skips.first == .init(days: DaySpan(start: start.advanced(by: 1), count: 1), reason: "flu")
    )
  }
}
