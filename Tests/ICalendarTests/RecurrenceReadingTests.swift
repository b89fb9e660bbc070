import CalendarCore
import ICalendar
import Testing

@Suite("Recurrence rules: reading and writing")
struct RecurrenceReadingTests {
  private typealias Kind = RecurrenceRuleProblem.Kind

  struct Case: CustomTestStringConvertible {
    var text: String
    var start = "20240101T090000Z"
    var refusal: RecurrenceRuleProblem.Kind?
    var notices: [RecurrenceRuleProblem.Kind] = []
    var testDescription: String { "\(text) from \(start)" }
  }

  private static let cases: [Case] = [
    Case(text: "", refusal: .badFrequency), Case(text: "COUNT=3", refusal: .badFrequency),
    Case(text: "FREQ=", refusal: .badFrequency),
    Case(text: "FREQ=FORTNIGHTLY", refusal: .badFrequency),
    Case(text: "FREQ=DAILY;INTERVAL=0", refusal: .badInterval),
    Case(text: "FREQ=DAILY;INTERVAL=-1", refusal: .badInterval),
    Case(text: "FREQ=DAILY;INTERVAL=two", refusal: .badInterval),
    Case(text: "FREQ=DAILY;COUNT=0", refusal: .badCount),
    Case(text: "FREQ=DAILY;COUNT=x", refusal: .badCount),
    Case(text: "FREQ=DAILY;COUNT=", refusal: .badCount),
    Case(text: "FREQ=YEARLY;BYMONTH=0", refusal: .valueOutOfRange),
    Case(text: "FREQ=YEARLY;BYMONTH=13", refusal: .valueOutOfRange),
    Case(text: "FREQ=YEARLY;BYMONTH=5L", refusal: .valueOutOfRange),
    Case(text: "FREQ=YEARLY;BYMONTH=", refusal: .valueOutOfRange),
    Case(text: "FREQ=YEARLY;BYMONTH=1,,2", refusal: .valueOutOfRange),
    Case(text: "FREQ=MONTHLY;BYMONTHDAY=0", refusal: .valueOutOfRange),
    Case(text: "FREQ=MONTHLY;BYMONTHDAY=32", refusal: .valueOutOfRange),
    Case(text: "FREQ=MONTHLY;BYMONTHDAY=-32", refusal: .valueOutOfRange),
    Case(text: "FREQ=YEARLY;BYYEARDAY=0", refusal: .valueOutOfRange),
    Case(text: "FREQ=YEARLY;BYYEARDAY=367", refusal: .valueOutOfRange),
    Case(text: "FREQ=YEARLY;BYWEEKNO=0", refusal: .valueOutOfRange),
    Case(text: "FREQ=YEARLY;BYWEEKNO=54", refusal: .valueOutOfRange),
    Case(text: "FREQ=MONTHLY;BYDAY=0MO", refusal: .valueOutOfRange),
    Case(text: "FREQ=MONTHLY;BYDAY=54MO", refusal: .valueOutOfRange),
    Case(text: "FREQ=MONTHLY;BYDAY=XX", refusal: .valueOutOfRange),
    Case(text: "FREQ=MONTHLY;BYDAY=M", refusal: .valueOutOfRange),
    Case(text: "FREQ=DAILY;BYHOUR=24", refusal: .valueOutOfRange),
    Case(text: "FREQ=DAILY;BYMINUTE=60", refusal: .valueOutOfRange),
    Case(text: "FREQ=DAILY;BYSECOND=61", refusal: .valueOutOfRange),
    Case(text: "FREQ=DAILY;BYHOUR=9;BYSETPOS=0", refusal: .valueOutOfRange),
    Case(text: "FREQ=DAILY;BYHOUR=9;BYSETPOS=367", refusal: .valueOutOfRange),
    Case(text: "FREQ=DAILY;RSCALE=GREGORIAN;SKIP=UP", refusal: .valueOutOfRange),
    Case(text: "FREQ=YEARLY;BYEASTER=0", refusal: .unknownPart),
    Case(text: "FREQ=DAILY;UNTL=20240101", refusal: .unknownPart),
    Case(text: "FREQ=DAILY;COUNT", refusal: .unknownPart),
    Case(text: "FREQ=DAILY;UNTIL=tomorrow", refusal: .badUntil),
    Case(text: "FREQ=DAILY;UNTIL=20240230", refusal: .badUntil),
    Case(text: "FREQ=DAILY;UNTIL=20240201T250000Z", refusal: .badUntil),
    Case(text: "FREQ=DAILY;UNTIL=20240201T000000X", refusal: .badUntil),
    Case(text: "FREQ=DAILY;UNTIL=", refusal: .badUntil),
    Case(text: "FREQ=WEEKLY;WKST=1", refusal: .badWeekStart),
    Case(text: "RSCALE=HEBREW;FREQ=YEARLY;BYMONTH=5", refusal: .unsupportedCalendarScale),
    Case(text: "FREQ=HOURLY", start: "20240101", refusal: .subDailyOnDate),
    Case(text: "FREQ=DAILY;COUNT=3;UNTIL=20250101T000000Z", notices: [.countWithUntil]),
    Case(text: "FREQ=MONTHLY;BYWEEKNO=3", notices: [.partNotAllowed]),
    Case(text: "FREQ=DAILY;BYYEARDAY=3", notices: [.partNotAllowed]),
    Case(text: "FREQ=WEEKLY;BYMONTHDAY=1,15", notices: [.partNotAllowed]),
    Case(text: "FREQ=HOURLY;BYYEARDAY=-1"),
    Case(text: "FREQ=WEEKLY;BYDAY=1TU", notices: [.ordinalNotAllowed]),
    Case(text: "FREQ=YEARLY;BYWEEKNO=3;BYDAY=1TU", notices: [.ordinalNotAllowed]),
    Case(text: "FREQ=DAILY;BYSETPOS=1", notices: [.setPosAlone]),
    Case(
      text: "FREQ=DAILY;BYHOUR=9;BYMINUTE=1;BYSECOND=2", start: "20240101",
      notices: [.timePartOnDate, .timePartOnDate, .timePartOnDate]),
    Case(text: "FREQ=MONTHLY;SKIP=FORWARD", notices: [.skipWithoutRScale]),
    Case(text: "RSCALE=gregorian;FREQ=MONTHLY;SKIP=FORWARD"),
    Case(text: "FREQ=DAILY;UNTIL=20250101", notices: [.untilType]),
    Case(text: "FREQ=DAILY;UNTIL=20250101T000000", notices: [.untilType]),
    Case(
      text: "FREQ=DAILY;UNTIL=20250101T000000Z", start: "20240101T090000", notices: [.untilType]),
    Case(text: "FREQ=DAILY;UNTIL=20250101T000000Z", start: "20240101", notices: [.untilType]),
    Case(text: "FREQ=DAILY;UNTIL=20230101T000000Z", notices: [.untilBeforeStart]),
    Case(text: "FREQ=DAILY;COUNT=3;COUNT=4", notices: [.duplicatePart]),
    Case(text: "FREQ=DAILY;X-NAME=4", notices: [.unknownPart]),
    Case(text: "FREQ=DAILY;COUNT=-1", notices: [.badCount]),
    Case(text: "INTERVAL=2;FREQ=DAILY"), Case(text: "freq=weekly;byday=mo,fr;"),
    Case(text: " FREQ = MONTHLY ; BYDAY = 1MO , +2tu ;; "),
    Case(text: "FREQ=YEARLY;BYMONTH=12,1,1"),
    Case(text: "FREQ=DAILY;INTERVAL=99999999999999999999;COUNT=99999999999999999999"),
  ]

  @Test("a rule is refused, repaired or accepted", arguments: cases)
  func reading(_ test: Case) throws {
    let start = try value(test.start)
    do {
      let (rule, notices) = try RecurrenceRule.read(test.text, startingAt: start)
      #expect(test.refusal == nil)
      #expect(notices.map { $0.kind } == test.notices)
      for notice in notices {
        #expect(!notice.description.isEmpty)
        let offset = try #require(notice.offset)
        #expect(test.text.utf8.dropFirst(offset).starts(with: notice.part.utf8.prefix(3)))
      }
      // What is written is read as the same rule.
      #expect(try RecurrenceRule.read(rule.text, startingAt: nil).rule.text == rule.text)
      if test.notices.isEmpty {
        #expect(try RecurrenceRule(strict: test.text, startingAt: start) == rule)
      } else {
        #expect(throws: RecurrenceRuleProblem.self) {
          try RecurrenceRule(strict: test.text, startingAt: start)
        }
      }
    } catch let problem as RecurrenceRuleProblem {
      #expect(problem.kind == test.refusal)
      #expect(!problem.description.isEmpty)
      #expect(throws: problem) { try RecurrenceRule(strict: test.text, startingAt: start) }
    }
  }

  @Test("of a part given twice the last counts")
  func last() throws {
    #expect(try RecurrenceRule.read("FREQ=DAILY;COUNT=3;COUNT=4", startingAt: nil).rule.count == 4)
  }

  @Test("a negative count is ignored")
  func negative() throws {
    #expect(try RecurrenceRule.read("FREQ=DAILY;COUNT=-1", startingAt: nil).rule.count == nil)
  }

  @Test("a rule that names nothing is known to")
  func nothing() throws {
    let start = try value("20240101T090000")
    func isEmpty(_ text: String) throws -> Bool {
      try RecurrenceRule.read(text, startingAt: start).rule.matchesNothing(startingAt: start)
    }
    #expect(try isEmpty("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30"))
    #expect(try isEmpty("FREQ=MINUTELY;INTERVAL=60;BYMINUTE=30"))
    #expect(try !isEmpty("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29"))
    #expect(try !isEmpty("FREQ=DAILY;UNTIL=20200101"))
  }

  @Test("random bytes are refused or read, never a crash")
  func noise() {
    var random = FixedRandom(seed: 6)
    let pieces = [
      "FREQ=", "DAILY", "YEARLY", ";", ",", "=", "BYDAY=", "MO", "-1", "0", "9999999999", "UNTIL=",
      "20240101", "T", "Z", "BYSETPOS=", "COUNT=", "-", "+", " ", "é", "INTERVAL=", "WKST=",
      "BYMONTH=",
    ]
    for _ in 0..<5_000 {
      let text = (0..<Int.random(in: 0...9, using: &random))
        .compactMap { _ in pieces.randomElement(using: &random) }.joined()
      guard let (rule, _) = try? RecurrenceRule.read(text, startingAt: .date(Day(ordinal: 0)))
      else {
        continue
      }
      _ = Array(RuleIterator(rule, start: .date(Day(ordinal: 0))).prefix(2))
    }
  }

  struct Portable: CustomTestStringConvertible {
    var start: String
    var zone: String?
    var rule: String
    var expected: String
    var testDescription: String { "\(rule) from \(start)" }
  }

  private static let portable = [
    Portable(
      start: "20240315T090000", rule: "FREQ=YEARLY;BYMONTHDAY=15",
      expected: "FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=15"),
    Portable(
      start: "20241229T090000", rule: "FREQ=YEARLY;BYMONTHDAY=29;BYDAY=-1SU",
      expected: "FREQ=YEARLY;BYMONTHDAY=29;BYDAY=-1SU"),
    Portable(
      start: "20240515T090000", rule: "FREQ=YEARLY;BYWEEKNO=20",
      expected: "FREQ=YEARLY;BYWEEKNO=20;BYDAY=WE;WKST=MO"),
    Portable(
      start: "20240501", rule: "FREQ=WEEKLY;INTERVAL=2", expected: "FREQ=WEEKLY;INTERVAL=2;WKST=MO"),
    Portable(
      start: "20240501", rule: "FREQ=WEEKLY;INTERVAL=2;WKST=SU",
      expected: "FREQ=WEEKLY;INTERVAL=2;WKST=SU"),
    Portable(start: "20240501", rule: "FREQ=WEEKLY;BYDAY=MO", expected: "FREQ=WEEKLY;BYDAY=MO"),
    Portable(
      start: "20240131", rule: "FREQ=MONTHLY;SKIP=BACKWARD",
      expected: "RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=BACKWARD"),
    Portable(
      start: "20240101T090000", zone: "Europe/Vienna", rule: "FREQ=DAILY;UNTIL=20240703",
      expected: "FREQ=DAILY;UNTIL=20240703T215959Z"),
    Portable(
      start: "20240101T090000", zone: "Europe/Vienna", rule: "FREQ=DAILY;UNTIL=20240703T090000",
      expected: "FREQ=DAILY;UNTIL=20240703T070000Z"),
    Portable(
      start: "20240101T090000Z", rule: "FREQ=DAILY;UNTIL=20240703T090000",
      expected: "FREQ=DAILY;UNTIL=20240703T090000Z"),
    Portable(
      start: "20240101T090000", rule: "FREQ=DAILY;UNTIL=20240703T090000Z",
      expected: "FREQ=DAILY;UNTIL=20240703T090000"),
    Portable(
      start: "20240101", rule: "FREQ=DAILY;UNTIL=20240703T090000",
      expected: "FREQ=DAILY;UNTIL=20240703"),
  ]

  @Test("the portable form says what programs disagree about", arguments: portable)
  func writing(_ test: Portable) throws {
    let start = try value(test.start, zone: test.zone)
    let zone = try test.zone.map { try SystemZones.rules($0) }
    let rule = try RecurrenceRule.read(test.rule, startingAt: start).rule
    let portable = rule.portable(startingAt: start, zone: zone)
    #expect(portable.text == test.expected)
    let original = Array(RuleIterator(rule, start: start, zone: zone).prefix(200))
    #expect(Array(RuleIterator(portable, start: start, zone: zone).prefix(200)) == original)
  }
}
