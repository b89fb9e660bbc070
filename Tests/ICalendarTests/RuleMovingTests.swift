import CalendarCore
import ICalendar
import Testing

@Suite("Moving a rule")
struct RuleMovingTests {
  struct Case: CustomTestStringConvertible {
    var start: String
    var rule: String
    var seconds: Int64
    /// The new rule, or the refusal.
    var expected: String
    var testDescription: String { "\(rule) from \(start) by \(seconds / 3600) h" }

    init(_ start: String, _ rule: String, days: Int64 = 0, hours: Int64 = 0, _ expected: String) {
      (self.start, self.rule, self.expected) = (start, rule, expected)
      seconds = (days * 24 + hours) * 3600
    }
  }

  private static let cases = [
    Case("20260305T090000", "FREQ=DAILY;COUNT=5", days: 3, "FREQ=DAILY;COUNT=5"),
    Case("20260305T090000", "FREQ=DAILY;BYDAY=MO,TU,FR", days: 1, "FREQ=DAILY;BYDAY=TU,WE,SA"),
    Case("20260305T090000", "FREQ=DAILY;BYMONTH=3", days: 1, "filteredDates"),
    Case("20260305", "FREQ=WEEKLY;BYDAY=TH", days: -1, "FREQ=WEEKLY;BYDAY=WE"),
    Case("20260305", "FREQ=WEEKLY", days: 2, "FREQ=WEEKLY"),
    Case(
      "20260302", "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE", days: 1,
      "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH"),
    Case(
      "20260303", "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU", days: 1,
      "FREQ=WEEKLY;INTERVAL=2;BYDAY=WE,MO;WKST=TU"),
    Case(
      "20260302", "FREQ=WEEKLY;BYDAY=MO,SU;BYSETPOS=-1", days: 1,
      "FREQ=WEEKLY;BYDAY=TU,MO;BYSETPOS=-1;WKST=TU"),
    Case("20260302", "FREQ=WEEKLY;BYMONTH=3", days: 1, "filteredDates"),
    Case("20260305", "FREQ=MONTHLY", days: 3, "FREQ=MONTHLY"),
    Case("20260331", "FREQ=MONTHLY", days: -1, "dateMissingInSomePeriods"),
    Case("20260328", "FREQ=MONTHLY", days: 1, "acrossPeriods"),
    Case("20260301", "FREQ=MONTHLY", days: -1, "FREQ=MONTHLY;BYMONTHDAY=-1"),
    Case("20260331", "FREQ=MONTHLY;BYMONTHDAY=-1", days: 1, "FREQ=MONTHLY;BYMONTHDAY=1"),
    Case("20260331", "FREQ=MONTHLY;BYMONTHDAY=-1", days: -2, "FREQ=MONTHLY;BYMONTHDAY=-3"),
    Case("20260310", "FREQ=MONTHLY;BYMONTHDAY=10,20", days: 5, "FREQ=MONTHLY;BYMONTHDAY=15,25"),
    Case("20260315", "FREQ=MONTHLY;BYMONTHDAY=15,-1", days: 1, "FREQ=MONTHLY;BYMONTHDAY=1,16"),
    Case("20260315", "FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=15,-1", days: 1, "acrossPeriods"),
    Case(
      "20260315", "FREQ=MONTHLY;BYMONTHDAY=15,-1;BYSETPOS=1", days: 1, "positionsInPeriod"),
    Case(
      "20260315", "FREQ=MONTHLY;BYMONTHDAY=10,15;BYSETPOS=1", days: 1,
      "FREQ=MONTHLY;BYMONTHDAY=11,16;BYSETPOS=1"),
    Case(
      "20260313", "FREQ=MONTHLY;BYMONTHDAY=13;BYDAY=FR", days: 1,
      "FREQ=MONTHLY;BYMONTHDAY=14;BYDAY=SA"),
    Case(
      "20260131", "FREQ=MONTHLY;BYMONTH=1,3,5;BYMONTHDAY=31", days: -1,
      "FREQ=MONTHLY;BYMONTH=1,3,5;BYMONTHDAY=30"),
    Case(
      "20260131", "FREQ=MONTHLY;BYMONTH=1,3,12;BYMONTHDAY=31", days: 1,
      "FREQ=MONTHLY;BYMONTH=1,2,4;BYMONTHDAY=1"),
    Case("20260310", "FREQ=MONTHLY;BYDAY=2TU", days: 7, "FREQ=MONTHLY;BYDAY=3TU"),
    Case("20260310", "FREQ=MONTHLY;BYDAY=2TU,-2TU", days: 7, "FREQ=MONTHLY;BYDAY=3TU,-1TU"),
    Case("20260310", "FREQ=MONTHLY;BYDAY=2TU", days: 1, "weekdayOfPeriod"),
    Case("20260324", "FREQ=MONTHLY;BYDAY=4TU", days: 7, "dateMissingInSomePeriods"),
    Case("20260331", "FREQ=MONTHLY;BYDAY=-1TU", days: 7, "dateMissingInSomePeriods"),
    Case("20260331", "FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=-1", days: 1, "positionsInPeriod"),
    Case("20260331", "FREQ=MONTHLY;BYDAY=MO,TU", days: 1, "FREQ=MONTHLY;BYDAY=TU,WE"),
    Case("20260331", "FREQ=MONTHLY;INTERVAL=2;BYDAY=MO,TU", days: 1, "acrossPeriods"),
    Case("20260305", "FREQ=YEARLY", days: 40, "FREQ=YEARLY"),
    Case("20260305", "FREQ=YEARLY;BYMONTHDAY=5", days: 1, "FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=6"),
    Case("20260227", "FREQ=YEARLY", days: 3, "acrossPeriods"),
    Case("20240229", "FREQ=YEARLY", days: 1, "dateMissingInSomePeriods"),
    Case(
      "20260228", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1", days: 1,
      "FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=1"),
    Case(
      "20261231", "FREQ=YEARLY;INTERVAL=4;BYMONTH=12;BYMONTHDAY=31", days: 1,
      "FREQ=YEARLY;INTERVAL=4;BYMONTH=1;BYMONTHDAY=1"),
    Case("20260110", "FREQ=YEARLY;BYMONTH=1,3;BYMONTHDAY=10,31", days: 1, "acrossPeriods"),
    Case("20260110", "FREQ=YEARLY;BYYEARDAY=10,-1", days: -3, "FREQ=YEARLY;BYYEARDAY=7,-4"),
    Case("20261231", "FREQ=YEARLY;BYYEARDAY=-1", days: 1, "FREQ=YEARLY;BYYEARDAY=1"),
    Case("20241231", "FREQ=YEARLY;BYYEARDAY=366", days: -1, "dateMissingInSomePeriods"),
    Case("20261231", "FREQ=YEARLY;BYYEARDAY=365", days: 1, "acrossPeriods"),
    Case("20260518", "FREQ=YEARLY;BYDAY=20MO", days: 14, "FREQ=YEARLY;BYDAY=22MO"),
    Case("20260513", "FREQ=YEARLY;BYWEEKNO=20", days: 2, "FREQ=YEARLY;BYWEEKNO=20"),
    Case(
      "20260513", "FREQ=YEARLY;BYWEEKNO=20;BYDAY=WE", days: 9, "FREQ=YEARLY;BYWEEKNO=21;BYDAY=FR"),
    Case("20260513", "FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO,WE", days: 5, "acrossPeriods"),
    Case(
      "20261126", "FREQ=YEARLY;BYMONTH=11;BYDAY=4TH", days: -7, "FREQ=YEARLY;BYMONTH=11;BYDAY=3TH"),
    Case("20260504", "FREQ=YEARLY;BYMONTH=5;BYDAY=MO", days: 1, "filteredDates"),
    Case(
      "20260131", "RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=BACKWARD", days: -1, "skippedDates"),
    Case("20260305T090000", "FREQ=DAILY;BYHOUR=9,17", hours: 2, "FREQ=DAILY;BYHOUR=11,19"),
    Case("20260305T090000", "FREQ=DAILY;BYHOUR=9,17", hours: 10, "timesOfDay"),
    Case(
      "20260305T090000", "FREQ=WEEKLY;BYDAY=TH;BYHOUR=9,17", hours: 15,
      "FREQ=WEEKLY;BYDAY=FR;BYHOUR=0,8"),
    Case("20260305T230000", "FREQ=WEEKLY;BYDAY=TH", hours: 2, "FREQ=WEEKLY;BYDAY=FR"),
    Case("20260305T090000", "FREQ=HOURLY;INTERVAL=5", hours: 30, "FREQ=HOURLY;INTERVAL=5"),
    Case("20260305T090000", "FREQ=HOURLY;BYHOUR=9,10", hours: 1, "timesOfDay"),
    Case(
      "20260305T090000", "FREQ=HOURLY;BYHOUR=9,10;BYDAY=TH", days: 1,
      "FREQ=HOURLY;BYDAY=FR;BYHOUR=9,10"),
  ]

  private func moved(_ text: String, from start: DateTimeValue, by seconds: Int64) throws -> String
  {
    let rule = try RecurrenceRule.read(text, startingAt: start).rule
    do {
      return try rule.moved(bySeconds: seconds, startingAt: start, toDates: start.isDate).text
    } catch {
      return "\(error)"
    }
  }

  @Test("each part is rewritten where that is exact, and refused where it is not", arguments: cases)
  func parts(_ test: Case) throws {
    let start = try value(test.start)
    #expect(try moved(test.rule, from: start, by: test.seconds) == test.expected)
    guard let rule = try? RecurrenceRule(strict: test.expected, startingAt: nil) else { return }
    // The dates are the old ones, moved.
    let old = try RecurrenceRule.read(test.rule, startingAt: start).rule
    let later = start.withCivil(start.civil.advanced(bySeconds: test.seconds))
    #expect(
      RuleIterator(rule, start: later).prefix(300).map { $0.advanced(bySeconds: -test.seconds) }
        == Array(RuleIterator(old, start: start).prefix(300)))
  }

  @Test("a rule that is not refused names exactly the moved dates", arguments: 0..<8)
  func random(_ part: UInt64) {
    var random = RandomRules(seed: 0x30_7E + part)
    var accepted = 0
    for round in 0..<220 {
      let rule = random.rule(
        round % 5 == 0
          ? RecurrenceRule.Frequency.allCases
          : [
            .daily, .weekly, .monthly, .yearly,
          ])
      var civil = random.start()
      let isDate = rule.frequency.rawValue > 2 && random.number(in: 0...2) == 0
      if isDate { civil.time = .midnight }
      let start: DateTimeValue = isDate ? .date(civil.day) : .floating(civil)
      var seconds = Int64(random.number(in: -9...9)) * 24 * 3600
      if random.number(in: 0...3) == 0 { seconds *= 7 }
      if !isDate, random.number(in: 0...2) == 0 {
        seconds += Int64(random.number(in: -12...12)) * 1800
      }
      guard
        let moved = try? rule.moved(bySeconds: seconds, startingAt: start, toDates: isDate)
      else { continue }
      accepted += 1
      let later = start.withCivil(civil.advanced(bySeconds: seconds))
      // A leap day away from the regular pattern shows only after years.
      let expected = Array(RuleIterator(rule, start: start).prefix(120))
      let found = RuleIterator(moved, start: later).prefix(120).map {
        $0.advanced(bySeconds: -seconds)
      }
      #expect(found == expected, "\(rule.text) from \(civil) by \(seconds): \(moved.text)")
    }
    #expect(accepted > 50)
  }
}
