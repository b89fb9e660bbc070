import CalendarCore
import ICalendar
import Testing

@Suite("Recurrence rules: expansion")
struct RecurrenceExpansionTests {
  private func periods(_ rule: RecurrenceRule) -> Int {
    switch rule.frequency {
    case .yearly: 24
    case .monthly: 90
    case .weekly: 260
    case .daily: 900
    case .hourly: 50
    case .minutely: 300
    case .secondly: 3_000
    }
  }

  private func end(_ rule: RecurrenceRule, _ start: CivilDateTime) -> CivilDateTime {
    // The first day or second of the first period that the reference leaves out.
    let step = periods(rule) * rule.interval
    let begin = CivilDateTime(day: start.day, time: .midnight)
    switch rule.frequency {
    case .yearly:
      // Week-based years end up to three days before the civil ones.
      let january = Month(index: (start.day.year + step) * 12)
      return CivilDateTime(day: january.firstDay.advanced(by: -9), time: .midnight)
    case .monthly:
      return CivilDateTime(day: start.day.month.advanced(by: step).firstDay, time: .midnight)
    case .weekly:
      let week = start.day.onOrBefore(rule.weekStart ?? .monday)
      return CivilDateTime(day: week.advanced(by: 7 * step), time: .midnight)
    case .daily: return CivilDateTime(day: start.day.advanced(by: step), time: .midnight)
    case .hourly:
      return begin.advanced(bySeconds: Int64(start.time.hour * 3600 + step * 3600))
    case .minutely:
      let minute = start.time.hour * 60 + start.time.minute
      return begin.advanced(bySeconds: Int64((minute + step) * 60))
    case .secondly: return start.advanced(bySeconds: Int64(step))
    }
  }

  @Test("random rules name what testing every day and second names", arguments: 1...5)
  func reference(seed: Int) {
    var source = RandomRules(seed: UInt64(seed))
    var total = 0
    for _ in 0..<40 {
      let rule = source.rule()
      let start = source.start()
      let last = end(rule, start).advanced(bySeconds: -1)
      let expected = ReferenceRule(rule, start: start).dates(periods: periods(rule))
        .filter { $0 <= last.secondsSinceEpoch(utcOffset: 0) }
      let found = RuleIterator(rule, start: .floating(start), from: start, through: last)
        .map { $0.secondsSinceEpoch(utcOffset: 0) }
      #expect(found == expected, "\(compact(start)) \(rule.text)")
      total += found.count
    }
    #expect(total > 500)
  }

  @Test("a window shows what the whole series shows there", arguments: 11...13)
  func windows(seed: Int) {
    var source = RandomRules(seed: UInt64(seed))
    for _ in 0..<50 {
      var rule = source.rule()
      let start = source.start()
      if source.number(in: 0...2) == 0 { rule.count = source.number(in: 1...300) }
      if source.number(in: 0...3) == 0 {
        rule.skip = source.number(in: 0...1) == 0 ? .forward : .backward
      }
      let days = [0, 1, 15, 600, 1_500, 4_000, 9_000][Int(rule.frequency.rawValue)]
      let last = CivilDateTime(day: start.day.advanced(by: days), time: start.time)
        .advanced(bySeconds: 9_000)
      if source.number(in: 0...3) == 0 {
        rule.until = .floating(
          start.advanced(bySeconds: Int64(source.number(in: 0...days)) * 70_000))
      }
      var all = Array(
        RuleIterator(rule, start: .floating(start)).prefix { $0 <= last })
      if rule.until != nil { all = all.filter { $0 <= last } }
      for _ in 0..<8 {
        let from = start.advanced(
          bySeconds: Int64(source.number(in: -5...days)) * 24 * 3600
            + Int64(source.number(in: 0...90_000)))
        let to = min(from.advanced(bySeconds: Int64(source.number(in: 0...40)) * 50_000), last)
        let found = Array(RuleIterator(rule, start: .floating(start), from: from, through: to))
        #expect(
          found == all.filter { $0 >= from && $0 <= to },
          "\(compact(start)) \(rule.text) from \(compact(from)) to \(compact(to))")
      }
    }
  }

  struct Case: CustomTestStringConvertible {
    var name: String
    var start: String
    var rule: String
    var expected: [String]
    var testDescription: String { name }
  }

  private static let cases = [
    Case(
      name: "29 February comes every leap year", start: "20240229T090000", rule: "FREQ=YEARLY",
      expected: ["20240229T090000", "20280229T090000", "20320229T090000"]),
    Case(
      name: "the 31st skips short months", start: "20240131T090000", rule: "FREQ=MONTHLY",
      expected: ["20240131T090000", "20240331T090000", "20240531T090000"]),
    Case(
      name: "there is no 29 February in 2100", start: "20960229", rule: "FREQ=YEARLY",
      expected: ["20960229", "21040229"]),
    Case(
      name: "second 60 is read as 59, once", start: "20240101T000000",
      rule: "FREQ=DAILY;BYSECOND=60,59;COUNT=2", expected: ["20240101T000059", "20240102T000059"]),
    Case(
      name: "a date ignores parts of the time", start: "20240101",
      rule: "FREQ=DAILY;BYHOUR=9,17;COUNT=2", expected: ["20240101", "20240102"]),
    Case(
      name: "a date has no hours to repeat in", start: "20240101", rule: "FREQ=DAILY;INTERVAL=3",
      expected: ["20240101", "20240104"]),
    Case(
      name: "positions of a day choose among its times", start: "20240101T090000",
      rule: "FREQ=DAILY;BYHOUR=9,12,17;BYSETPOS=-1",
      expected: ["20240101T170000", "20240102T170000"]),
    Case(
      name: "positions of an hour choose among its minutes", start: "20240101T090000",
      rule: "FREQ=HOURLY;BYMINUTE=0,20,40;BYSETPOS=2,-1",
      expected: ["20240101T092000", "20240101T094000", "20240101T102000"]),
    Case(
      name: "positions without another part are ignored", start: "20240101T090000",
      rule: "FREQ=DAILY;BYSETPOS=2", expected: ["20240101T090000", "20240102T090000"]),
    Case(
      name: "COUNT and UNTIL end at whichever comes first", start: "20240101T090000",
      rule: "FREQ=DAILY;COUNT=5;UNTIL=20240102T090000",
      expected: ["20240101T090000", "20240102T090000"]),
    Case(
      name: "days left of a running week-based year count", start: "20270101T090000",
      rule: "FREQ=YEARLY;BYWEEKNO=53;BYDAY=SU",
      expected: ["20270103T090000", "20330102T090000"]),
    Case(
      name: "an end before the start leaves nothing", start: "20240101T090000",
      rule: "FREQ=DAILY;UNTIL=20230101", expected: []),
    Case(
      name: "the year 9999 is the last", start: "99981231", rule: "FREQ=YEARLY",
      expected: ["99981231", "99991231"]),
    Case(
      name: "years before 1970 count alike", start: "00010101", rule: "FREQ=YEARLY;INTERVAL=1000",
      expected: ["00010101", "10010101", "20010101", "30010101"]),
  ]

  @Test("a rule names its dates", arguments: cases)
  func dates(_ test: Case) throws {
    let limit = test.expected.isEmpty ? 3 : test.expected.count
    #expect(
      try ICalendarTests.dates(test.rule, from: value(test.start), limit: limit) == test.expected)
  }

  @Test("values that no text could give do not trap")
  func absurd() {
    var rule = RecurrenceRule(.monthly, interval: .min)
    rule.months = [0, 13, -5, .max, .min]
    rule.monthDays = [0, 32, .min]
    rule.yearDays = [0, .max]
    rule.weekNumbers = [0, 99]
    rule.positions = [0, .max, .min]
    rule.hours = [-1, 24]
    rule.weekdays = [.init(.monday, ordinal: .max), .init(.monday, ordinal: .min)]
    let start = CivilDateTime(day: Day(ordinal: 0), time: .midnight)
    for frequency in RecurrenceRule.Frequency.allCases {
      rule.frequency = frequency
      _ = Array(RuleIterator(rule, start: .floating(start)).prefix(3))
    }
    for interval in [Int.max, Int(Int32.max), 1 << 20] {
      for frequency in RecurrenceRule.Frequency.allCases {
        let rule = RecurrenceRule(frequency, interval: interval, count: 3)
        _ = Array(RuleIterator(rule, start: .floating(start)))
      }
    }
    let far = CivilDateTime(day: Day(ordinal: .max), time: .midnight)
    #expect(Array(RuleIterator(RecurrenceRule(.daily), start: .floating(far))).isEmpty)
  }
}
