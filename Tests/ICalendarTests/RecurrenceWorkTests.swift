import CalendarCore
import ICalendar
import Testing

@Suite("Recurrence rules: work is bounded")
struct RecurrenceWorkTests {
  struct Case: CustomTestStringConvertible {
    var start: String
    var rule: String
    var first: String?
    var steps: Int
    var testDescription: String { "\(rule) from \(start)" }
  }

  private static let cases = [
    Case(
      start: "20250201T000000", rule: "FREQ=SECONDLY;BYMONTH=1,3", first: "20250301T000000",
      steps: 100),
    Case(
      start: "20250101T000000", rule: "FREQ=HOURLY;BYYEARDAY=-1", first: "20251231T000000",
      steps: 100),
    Case(
      start: "20250101T000001", rule: "FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=29;BYHOUR=3",
      first: "20280229T030000", steps: 4_000),
    Case(
      start: "20250101T000000", rule: "FREQ=YEARLY;BYDAY=FR;BYMONTHDAY=29;BYMONTH=2",
      first: "20360229T000000", steps: 100),
    Case(start: "20250101", rule: "FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=30", first: nil, steps: 5_000),
    Case(start: "20250101", rule: "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", first: nil, steps: 500),
    Case(start: "20250101", rule: "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30", first: nil, steps: 5_000),
    Case(start: "20250101", rule: "FREQ=WEEKLY;BYMONTH=2;BYMONTHDAY=30", first: nil, steps: 30_000),
    Case(
      start: "20250101", rule: "FREQ=DAILY;INTERVAL=7;BYMONTH=2;BYMONTHDAY=30", first: nil,
      steps: 50_000),
    Case(
      start: "20250101", rule: "FREQ=DAILY;INTERVAL=999;BYMONTH=2;BYMONTHDAY=30", first: nil,
      steps: 20_000),
    Case(
      start: "20250101T000000", rule: "FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30", first: nil,
      steps: 10_000),
    Case(
      start: "20250101T000000", rule: "FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30", first: nil,
      steps: 10_000),
    Case(
      start: "20250101T000000", rule: "FREQ=SECONDLY;INTERVAL=2;BYSECOND=31", first: nil, steps: 10),
    Case(
      start: "20250101T000000", rule: "FREQ=MINUTELY;INTERVAL=60;BYMINUTE=30", first: nil, steps: 10
    ),
    Case(
      start: "20250101T040000", rule: "FREQ=SECONDLY;INTERVAL=86400;BYHOUR=3", first: nil, steps: 10
    ),
    Case(start: "20250101T040000", rule: "FREQ=HOURLY;INTERVAL=24;BYHOUR=3", first: nil, steps: 10),
    Case(start: "20250101T000000", rule: "FREQ=DAILY;BYHOUR=1,2;BYSETPOS=3", first: nil, steps: 10),
    Case(
      start: "20250101T000000", rule: "FREQ=WEEKLY;BYDAY=MO,TU;BYSETPOS=9", first: nil,
      steps: 30_000),
    Case(
      start: "20250101T000000", rule: "FREQ=YEARLY;BYWEEKNO=53;BYMONTH=6", first: nil, steps: 1_000),
    Case(
      start: "20250101T000000", rule: "FREQ=YEARLY;INTERVAL=399;BYMONTH=2;BYMONTHDAY=30",
      first: nil, steps: 500),
    Case(
      start: "20250101T000000", rule: "FREQ=MINUTELY;INTERVAL=2147483647", first: "20250101T000000",
      steps: 50),
    Case(
      start: "20250107T090000", rule: "FREQ=DAILY;INTERVAL=7;BYDAY=MO", first: nil, steps: 50_000),
    Case(
      start: "20250107T090000", rule: "FREQ=MONTHLY;BYDAY=2TU;BYSETPOS=2", first: nil, steps: 5_000),
    Case(
      start: "20250107T090000", rule: "FREQ=MINUTELY;INTERVAL=30;BYMINUTE=15;BYDAY=MO", first: nil,
      steps: 10),
    // Met once in decades, and once in centuries.
    Case(
      start: "20010101T000000", rule: "FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=29;BYDAY=SU;BYHOUR=23",
      first: "20040229T230000", steps: 4_000),
    Case(
      start: "20050101T000000", rule: "FREQ=HOURLY;INTERVAL=5;BYMONTH=2;BYMONTHDAY=29;BYDAY=SU",
      first: "20320229T000000", steps: 700),
    Case(
      start: "21000101", rule: "FREQ=YEARLY;INTERVAL=100;BYMONTH=2;BYMONTHDAY=29",
      first: "24000229T000000", steps: 50),
    Case(
      start: "20010101", rule: "FREQ=YEARLY;INTERVAL=100;BYMONTH=2;BYMONTHDAY=29", first: nil,
      steps: 500),
    Case(
      start: "20250101", rule: "FREQ=WEEKLY;INTERVAL=52;BYDAY=SU;BYMONTH=2;BYMONTHDAY=29",
      first: "28600229T000000", steps: 2_000),
    // Met on the one day in the year only when the days since the start are a multiple of 1,439.
    Case(
      start: "20250101T000000",
      rule: "FREQ=MINUTELY;INTERVAL=1439;BYHOUR=0;BYMINUTE=1;BYYEARDAY=300", first: nil,
      steps: 250_000),
  ]

  @Test(
    "the first date, or that there is none, is found within a number of steps", arguments: cases)
  func steps(_ test: Case) throws {
    let start = try value(test.start)
    var dates = RuleIterator(
      try RecurrenceRule.read(test.rule, startingAt: start).rule, start: start)
    let first = dates.next()
    if let expected = test.first {
      #expect(first.map { compact($0) } == expected)
    } else if !test.rule.contains("BYYEARDAY=300") {
      #expect(first == nil)
    }
    #expect(dates.steps <= test.steps, "\(dates.steps)")
  }

  private static let endless = [
    "FREQ=DAILY", "FREQ=DAILY;INTERVAL=3", "FREQ=DAILY;BYMONTH=1,3,5", "FREQ=WEEKLY;BYDAY=MO,WE,FR",
    "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;BYSETPOS=1", "FREQ=MONTHLY;BYDAY=-1FR",
    "FREQ=MONTHLY;BYMONTHDAY=31", "FREQ=YEARLY", "FREQ=YEARLY;BYWEEKNO=10",
    "FREQ=HOURLY;INTERVAL=7", "FREQ=MINUTELY;INTERVAL=50", "FREQ=SECONDLY;INTERVAL=4000",
    "FREQ=SECONDLY;BYHOUR=9;BYMINUTE=0;BYSECOND=0", "FREQ=MONTHLY;BYMONTHDAY=31;SKIP=FORWARD",
  ]

  @Test("a month is reached by arithmetic after a century", arguments: endless)
  func century(rule: String) throws {
    let start = try value("19200101T090000")
    var dates = RuleIterator(
      try RecurrenceRule.read(rule, startingAt: start).rule, start: start,
      from: try civil("20260301"), through: try civil("20260331T235959"))
    while dates.next() != nil {}
    #expect(dates.steps <= 1_000, "\(dates.steps)")
  }

  private static let counted = [
    "FREQ=DAILY;COUNT=100000", "FREQ=WEEKLY;BYDAY=MO,WE;COUNT=100000",
    "FREQ=WEEKLY;INTERVAL=3;BYDAY=MO,WE,FR;BYSETPOS=-1;COUNT=100000",
    "FREQ=MONTHLY;BYMONTHDAY=1,15;COUNT=100000", "FREQ=MONTHLY;BYDAY=-1FR,-2MO;COUNT=100000",
    "FREQ=YEARLY;BYMONTH=3,4;COUNT=100000", "FREQ=HOURLY;INTERVAL=5;COUNT=900000",
    "FREQ=DAILY;BYHOUR=9,17;COUNT=100000", "FREQ=SECONDLY;INTERVAL=50;COUNT=2000000000",
  ]

  @Test("even periods are counted by arithmetic", arguments: counted)
  func counting(rule: String) throws {
    let start = try value("19200107T090000")
    let parsed = try RecurrenceRule.read(rule, startingAt: start).rule
    var dates = RuleIterator(
      parsed, start: start, from: try civil("20260301"), through: try civil("20260303T235959"))
    while dates.next() != nil {}
    #expect(dates.steps <= 6_000, "\(dates.steps)")
  }

  @Test("counting by arithmetic and one by one end at the same date", arguments: counted)
  func sameEnd(rule: String) throws {
    let start = try value("19200107T093000")
    var parsed = try RecurrenceRule.read(rule, startingAt: start).rule
    for count in [1, 2, 7, 50, 333] {
      parsed.count = count
      let all = Array(RuleIterator(parsed, start: start))
      #expect(all.count == count)
      for from in all.suffix(4) + all.prefix(3) {
        for delta: Int64 in [-1, 0, 1] {
          let begin = from.advanced(bySeconds: delta)
          let window = RuleIterator(
            parsed, start: start, from: begin, through: try civil("30000101"))
          #expect(Array(window) == all.filter { $0 >= begin })
        }
      }
    }
  }
}

@Suite("Recurrence sets: work is bounded")
struct RecurrenceSetWorkTests {
  private static let march = OccurrenceWindow(1_772_323_200..<1_775_001_600)

  private func rule(_ text: String) throws -> RecurrenceRule {
    try RecurrenceRule.read(text, startingAt: nil).rule
  }

  /// Minute `number` of March 2026, and so many seconds.
  private func minute(_ number: Int, second: Int = 0) throws -> DateTimeValue {
    let start = try CivilDateTime(
      day: Day(year: 2026, month: 3, day: 1), time: TimeOfDay(hour: 0, minute: 0))
    return .utc(start.advanced(bySeconds: Int64(number * 60 + second)))
  }

  @Test(
    "An exclusion rule of every second on events that last for millennia")
  func exclusionOfLongEvents() throws {
    var set = RecurrenceSet(start: try minute(0), extent: .duration(days: 3_000_000))
    set.rules = [try rule("FREQ=DAILY")]
    set.exclusionRules = [try rule("FREQ=SECONDLY;INTERVAL=7")]
    let window = OccurrenceWindow(253_000_000_000..<253_000_086_400)
    let found = set.occurrences(in: window, limit: 1_000, zones: { _ in nil })
    #expect(found.occurrences.count == 1_000)
    #expect(found.notices.contains(.clipped(limit: 1_000)))
  }

  @Test("Many rules of every second")
  func manyRules() throws {
    var set = RecurrenceSet(start: try minute(0))
    set.rules = try (0..<200).map { _ in try rule("FREQ=SECONDLY") }
    let found = set.occurrences(in: Self.march, limit: 100_000, zones: { _ in nil })
    #expect(found.occurrences.count == 100_000)
    #expect(found.notices == [.clipped(limit: 100_000)])
  }

  @Test(
    "Thousands of overrides of nothing, beside thousands of extra dates")
  func orphans() throws {
    var set = RecurrenceSet(start: try minute(0))
    set.rules = [try rule("FREQ=MINUTELY;INTERVAL=7;COUNT=99999999;BYHOUR=1,5")]
    set.exclusionRules = [try rule("FREQ=SECONDLY;BYSECOND=1,2")]
    set.additions = try (0..<20_000).map { RecurrenceSet.Addition(try minute($0, second: 30)) }
    set.overrides = try (0..<20_000).map {
      RecurrenceSet.Override(
        recurrenceID: try minute($0, second: 45), start: try minute(5), index: $0)
    }
    let found = set.occurrences(in: Self.march, zones: { _ in nil })
    #expect(found.occurrences.filter { $0.overrideIndex != nil }.count == 20_000)
    #expect(found.notices.contains(.orphan(index: 0)))
  }

  @Test("An exclusion rule takes out the overrides that it names and no others")
  func excludedOverrides() throws {
    var set = RecurrenceSet(start: try minute(0))
    set.rules = [try rule("FREQ=MINUTELY")]
    set.exclusionRules = [try rule("FREQ=MINUTELY;INTERVAL=2")]
    set.overrides = try (0..<6).map {
      RecurrenceSet.Override(recurrenceID: try minute($0), start: try minute(100 + $0), index: $0)
    }
    let found = set.occurrences(in: Self.march, limit: 1_000, zones: { _ in nil })
    #expect(found.occurrences.compactMap(\.overrideIndex) == [1, 3, 5])
  }
}
