import CalendarCore
import ICalendar
import Testing

/// RFC 7529: dates that a month or year does not have are moved, which can bring one to a day that the
/// rule names already, or to a neighbouring period.
@Suite("SKIP")
struct RecurrenceSkipTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var start: String
    var rule: String
    var expected: [String]

    init(_ name: String, _ start: String, _ rule: String, _ expected: [String]) {
      testDescription = name
      self.start = start
      self.rule = "RSCALE=GREGORIAN;\(rule)"
      self.expected = expected
    }
  }

  static let cases = [
    Case(
      "day 366 moved on to the first of the next year, which the rule names too", "20240229",
      "FREQ=YEARLY;SKIP=FORWARD;BYYEARDAY=366,1",
      ["20241231", "20250101", "20260101", "20270101", "20280101", "20281231"]),
    Case(
      "COUNT counts a day once, however it is named", "20250101",
      "FREQ=YEARLY;SKIP=FORWARD;BYYEARDAY=366,1;COUNT=4",
      ["20250101", "20260101", "20270101", "20280101"]),
    Case(
      "day −366 moved back to the last of the year before", "20250101",
      "FREQ=YEARLY;SKIP=BACKWARD;BYYEARDAY=-366,-1;COUNT=4",
      ["20251231", "20261231", "20271231", "20280101"]),
    Case(
      "the 30th and 31st moved on to the first", "20260130",
      "FREQ=MONTHLY;SKIP=FORWARD;BYMONTHDAY=30,31,1;COUNT=8",
      [
        "20260130", "20260131", "20260201", "20260301", "20260330", "20260331", "20260401",
        "20260430",
      ]),
    Case(
      "the 30th and 31st moved back to one last day", "20260130",
      "FREQ=MONTHLY;SKIP=BACKWARD;BYMONTHDAY=30,31,1;COUNT=7",
      ["20260130", "20260131", "20260201", "20260228", "20260301", "20260330", "20260331"]),
    Case(
      "the 31st from the end moved back beside the last day", "20260101",
      "FREQ=MONTHLY;SKIP=BACKWARD;BYMONTHDAY=-31,-1;COUNT=6",
      ["20260101", "20260131", "20260228", "20260301", "20260331", "20260430"]),
    Case(
      "the 31st from the end moved on, beside the 28th", "20260128",
      "FREQ=MONTHLY;SKIP=FORWARD;BYMONTHDAY=-31,28;COUNT=5",
      ["20260128", "20260201", "20260228", "20260301", "20260328"]),
    Case(
      "a time of a moved day goes before a later time of the same day", "20260331T170000",
      "FREQ=MONTHLY;SKIP=BACKWARD;BYMONTHDAY=31,-31;BYHOUR=9,17;BYSETPOS=1,-1;COUNT=5",
      [
        "20260331T170000", "20260430T170000", "20260501T090000", "20260531T090000",
        "20260531T170000",
      ]),
    Case(
      "a day that does not exist is moved only in a month that the rule names", "20240331",
      "FREQ=YEARLY;SKIP=BACKWARD;BYMONTH=3;BYYEARDAY=366,91;COUNT=2", ["20240331", "20280331"]),
  ]

  @Test("each day is named once, and counted once", arguments: cases)
  func named(_ test: Case) throws {
    let found = try dates(test.rule, from: value(test.start), limit: test.expected.count)
    #expect(found == test.expected)
  }

  @Test("random rules name what the definition names, in order, also in windows", arguments: 0..<6)
  func likeTheReference(_ seed: UInt64) throws {
    var random = RandomSkips(random: FixedRandom(seed: seed))
    for _ in 0..<60 {
      let (rule, start) = random.rule()
      let reference = SkipReference(rule, start: start)
      var known = reference.dates()
      if let count = rule.count { known = Array(known.prefix(count)) }
      let first = DateTimeValue.floating(start)
      func found(_ part: RuleIterator) -> [Int64] {
        part.prefix { $0.secondsSinceEpoch(utcOffset: 0) < reference.horizon }
          .map { $0.secondsSinceEpoch(utcOffset: 0) }
      }
      let description = "\(rule.text) from \(compact(start))"
      let whole = found(RuleIterator(rule, start: first))
      let difference = zip(whole, known).first { $0 != $1 }
      try #require(
        difference == nil && whole.count == known.count,
        "\(description): \(whole.count) of \(known.count), \(String(describing: difference))")
      guard let last = known.last else { continue }
      let middle = (first.civil.secondsSinceEpoch(utcOffset: 0) + last) / 2
      let part = RuleIterator(
        rule, start: first, from: CivilDateTime(secondsSinceEpoch: middle, utcOffset: 0),
        through: CivilDateTime(secondsSinceEpoch: last, utcOffset: 0))
      try #require(found(part) == known.filter { $0 >= middle }, "\(description)")
    }
  }
}

/// What a monthly or yearly rule with SKIP names in its first periods, by the definition: each number of
/// each list is looked up in each month or year, and moved when it is not there.
private struct SkipReference {
  private static let periods = 40
  private let rule: RecurrenceRule
  private let start: CivilDateTime

  init(_ rule: RecurrenceRule, start: CivilDateTime) {
    var filled = rule
    if rule.yearDays.isEmpty, rule.monthDays.isEmpty, rule.weekdays.isEmpty {
      filled.monthDays = [start.day.dayOfMonth]
    }
    if rule.frequency == .yearly, rule.yearDays.isEmpty, rule.months.isEmpty,
      !rule.monthDays.isEmpty || rule.weekdays.isEmpty
    {
      filled.months = [start.day.monthNumber]
    }
    self.rule = filled
    self.start = start
  }

  private var months: Int { rule.frequency == .monthly ? 1 : 12 }

  private func firstMonth(_ period: Int) -> Month {
    let month = start.day.month
    return (rule.frequency == .monthly ? month : month.advanced(by: 1 - month.number))
      .advanced(by: period * rule.interval * months)
  }

  /// Before it everything is known.
  var horizon: Int64 {
    CivilDateTime(
      day: firstMonth(SkipReference.periods).firstDay.advanced(by: -1), time: .midnight
    ).secondsSinceEpoch(utcOffset: 0)
  }

  /// The day with a number in a span of days, moved when there is none.
  private func day(_ number: Int, in span: DaySpan) -> Day {
    let place = number > 0 ? number - 1 : span.count + number
    let isForward = rule.skip == .forward
    if place < 0 { return isForward ? span.start : span.start.advanced(by: -1) }
    if place >= span.count { return isForward ? span.end : span.end.advanced(by: -1) }
    return span.start.advanced(by: place)
  }

  private func days(_ period: Int) -> Set<Day> {
    let first = firstMonth(period)
    var found: Set<Day> = []
    for month in (0..<months).map({ first.advanced(by: $0) }) where isNamed(month.number) {
      for number in rule.monthDays { found.insert(day(number, in: month.days)) }
      if rule.monthDays.isEmpty, rule.yearDays.isEmpty { found.formUnion(month.days.days) }
    }
    let year = DaySpan(start: first.firstDay, end: first.advanced(by: 12).firstDay)
    for number in rule.yearDays {
      let day = day(number, in: year)
      let isThere = abs(number) <= year.count
      if isNamed(isThere ? day.monthNumber : number > 0 ? 12 : 1) { found.insert(day) }
    }
    guard !rule.weekdays.isEmpty else { return found }
    return found.filter { day in rule.weekdays.contains { $0.weekday == day.weekday } }
  }

  private func isNamed(_ month: Int) -> Bool { rule.months.isEmpty || rule.months.contains(month) }

  func dates() -> [Int64] {
    var all: Set<Int64> = []
    let ownHour = start.time.hour
    for period in 0..<SkipReference.periods {
      var candidates: [Int64] = []
      for day in days(period) {
        for hour in Set(rule.hours.isEmpty ? [ownHour] : rule.hours) {
          candidates.append(
            CivilDateTime(day: day, time: start.time).secondsSinceEpoch(utcOffset: 0)
              + Int64(hour - ownHour) * 3600)
        }
      }
      candidates.sort()
      for (place, candidate) in candidates.enumerated() {
        let isChosen =
          rule.positions.isEmpty || rule.positions.contains(place + 1)
          || rule.positions.contains(place - candidates.count)
        if isChosen { all.insert(candidate) }
      }
    }
    let first = start.secondsSinceEpoch(utcOffset: 0)
    return all.filter { $0 >= first && $0 < horizon }.sorted()
  }
}

private struct RandomSkips {
  var random: FixedRandom

  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &random) < percent
  }

  private mutating func some(_ values: [Int], most: Int) -> [Int] {
    (0..<Int.random(in: 1...most, using: &random)).map { _ in
      values.randomElement(using: &random) ?? 1
    }
  }

  mutating func rule() -> (rule: RecurrenceRule, start: CivilDateTime) {
    var rule = RecurrenceRule(chance(60) ? .monthly : .yearly)
    rule.hasScale = true
    rule.skip = chance(50) ? .forward : .backward
    if chance(30) { rule.interval = Int.random(in: 2...5, using: &random) }
    if chance(30) { rule.months = some(Array(1...12), most: 5) }
    if rule.frequency == .yearly, chance(50) {
      rule.yearDays = some([1, 2, 59, 60, 365, 366, -1, -2, -306, -365, -366], most: 4)
    } else if chance(80) {
      rule.monthDays = some(
        [1, 2, 15, 28, 29, 30, 31, -1, -15, -28, -29, -30, -31], most: 4)
    }
    if chance(20) {
      rule.weekdays = some(Array(0...6), most: 4).map { .init(Weekday.monday.advanced(by: $0)) }
    }
    if chance(30) { rule.hours = some([0, 9, 17, 23], most: 3) }
    // Without another part there is nothing that positions could be of.
    if chance(25), !rule.monthDays.isEmpty || !rule.yearDays.isEmpty {
      rule.positions = some([1, 2, 3, -1, -2], most: 2)
    }
    if chance(30) { rule.count = Int.random(in: 1...20, using: &random) }
    let day = Day(ordinal: Int.random(in: 18_000...22_000, using: &random))
    let start = CivilDateTime(
      day: chance(50) ? day.month.lastDay : day, time: .midnight
    ).advanced(bySeconds: 9 * 3600)
    return (rule, start)
  }
}
