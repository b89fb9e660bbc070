import CalendarCore
import ICalendar

/// A rule expanded the slow way: every day of every period is tested against every part by its
/// definition, every second of the clock by counting. Independent of the engine's expansion.
struct ReferenceRule {
  var rule: RecurrenceRule
  let start: CivilDateTime
  let ordinalsCountInMonth: Bool

  init(_ rule: RecurrenceRule, start: CivilDateTime) {
    self.rule = rule
    self.start = start
    ordinalsCountInMonth = rule.frequency == .monthly || !rule.months.isEmpty
    fill()
  }

  private mutating func fill() {
    let hasDayPart =
      !rule.weekdays.isEmpty || !rule.monthDays.isEmpty || !rule.yearDays.isEmpty
      || !rule.weekNumbers.isEmpty
    let hasPart =
      hasDayPart || !rule.months.isEmpty || !rule.hours.isEmpty || !rule.minutes.isEmpty
      || !rule.seconds.isEmpty
    if !hasPart { rule.positions = [] }
    let day = start.day
    if rule.frequency == .weekly, !hasDayPart { rule.weekdays = [.init(day.weekday)] }
    if rule.frequency == .monthly, !hasDayPart { rule.monthDays = [day.dayOfMonth] }
    if rule.frequency == .yearly, rule.yearDays.isEmpty {
      let written = rule
      if written.months.isEmpty, written.weekNumbers.isEmpty,
        !written.monthDays.isEmpty || written.weekdays.isEmpty
      {
        rule.months = [day.monthNumber]
      }
      if written.monthDays.isEmpty, written.weekdays.isEmpty {
        if written.weekNumbers.isEmpty {
          rule.monthDays = [day.dayOfMonth]
        } else {
          rule.weekdays = [.init(day.weekday)]
        }
      }
    }
    let rank = rule.frequency.rawValue
    if rule.seconds.isEmpty, rank > 0 { rule.seconds = [start.time.second] }
    if rule.minutes.isEmpty, rank > 1 { rule.minutes = [start.time.minute] }
    if rule.hours.isEmpty, rank > 2 { rule.hours = [start.time.hour] }
  }

  private var weekStart: Weekday { rule.weekStart ?? .monday }

  private func selects(_ day: Day) -> Bool {
    let month = day.month
    let yearLength = month.advanced(by: 12 - month.number).lastDay.dayOfYear
    if !rule.months.isEmpty, !rule.months.contains(month.number) { return false }
    if !rule.monthDays.isEmpty, !rule.monthDays.contains(day.dayOfMonth),
      !rule.monthDays.contains(day.dayOfMonth - month.dayCount - 1)
    {
      return false
    }
    if !rule.yearDays.isEmpty, !rule.yearDays.contains(day.dayOfYear),
      !rule.yearDays.contains(day.dayOfYear - yearLength - 1)
    {
      return false
    }
    if !rule.weekNumbers.isEmpty {
      let (number, count) = week(of: day)
      if !rule.weekNumbers.contains(number), !rule.weekNumbers.contains(number - count - 1) {
        return false
      }
    }
    if rule.weekdays.isEmpty { return true }
    let numbered = rule.frequency == .monthly || (rule.frequency == .yearly && !usesWeeks)
    let (place, length) =
      ordinalsCountInMonth
      ? (day.dayOfMonth, month.dayCount) : (day.dayOfYear, yearLength)
    return rule.weekdays.contains { part in
      guard part.weekday == day.weekday else { return false }
      guard numbered, let ordinal = part.ordinal else { return true }
      return ordinal == (place - 1) / 7 + 1 || ordinal == -((length - place) / 7 + 1)
    }
  }

  private var usesWeeks: Bool { !rule.weekNumbers.isEmpty }

  /// The first day of the first week with at least four days in the year, found by trying days.
  private func firstWeek(_ year: Int) -> Day {
    var day = Month(index: year * 12).firstDay.advanced(by: -3)
    while day.weekday != weekStart { day = day.advanced(by: 1) }
    return day
  }

  private func weekYear(of day: Day) -> Int {
    var year = day.year + 1
    while firstWeek(year) > day { year -= 1 }
    return year
  }

  private func week(of day: Day) -> (number: Int, count: Int) {
    let year = weekYear(of: day)
    let first = firstWeek(year)
    return (
      first.distance(to: day) / 7 + 1, first.distance(to: firstWeek(year + 1)) / 7
    )
  }

  /// The days of period `index`, counted from the start's.
  private func days(_ index: Int) -> Range<Day> {
    let step = index * rule.interval
    switch rule.frequency {
    case .daily:
      let day = start.day.advanced(by: step)
      return day..<day.advanced(by: 1)
    case .weekly:
      let first = start.day.onOrBefore(weekStart).advanced(by: 7 * step)
      return first..<first.advanced(by: 7)
    case .monthly:
      return start.day.month.advanced(by: step).days.days
    default:
      if usesWeeks {
        var base = selects(start.day) ? weekYear(of: start.day) : start.day.year
        if rule.interval == 1 { base = min(weekYear(of: start.day), start.day.year) }
        return firstWeek(base + step)..<firstWeek(base + step + 1)
      }
      let january = Month(index: (start.day.year + step) * 12)
      return january.firstDay..<january.advanced(by: 12).firstDay
    }
  }

  private func seconds(_ day: Day, _ hour: Int, _ minute: Int, _ second: Int) -> Int64 {
    CivilDateTime(day: day, time: .midnight).secondsSinceEpoch(utcOffset: 0)
      + Int64(hour * 3600 + minute * 60 + second)
  }

  private func allows(_ list: [Int], _ value: Int) -> Bool {
    list.isEmpty || list.contains(value) || (value == 59 && list.contains(60))
  }

  /// All candidates of one period, in order, before BYSETPOS.
  private func candidates(_ index: Int) -> [Int64] {
    var found: [Int64] = []
    if rule.frequency.rawValue >= RecurrenceRule.Frequency.daily.rawValue {
      for day in days(index) where selects(day) {
        for hour in 0..<24 where allows(rule.hours, hour) {
          for minute in 0..<60 where allows(rule.minutes, minute) {
            for second in 0..<60 where allows(rule.seconds, second) {
              found.append(seconds(day, hour, minute, second))
            }
          }
        }
      }
      return found
    }
    let unit: Int64 = [1, 60, 3600][Int(rule.frequency.rawValue)]
    let first = start.secondsSinceEpoch(utcOffset: 0)
    let begin =
      first - (first % unit + unit) % unit + Int64(index) * Int64(rule.interval) * unit
    for second in begin..<begin + unit {
      let civil = CivilDateTime(secondsSinceEpoch: second, utcOffset: 0)
      if allows(rule.seconds, civil.time.second), allows(rule.minutes, civil.time.minute),
        allows(rule.hours, civil.time.hour), selects(civil.day)
      {
        found.append(second)
      }
    }
    return found
  }

  /// What the rule names in its first `periods` periods, COUNT and UNTIL left out.
  func dates(periods: Int) -> [Int64] {
    let first = start.secondsSinceEpoch(utcOffset: 0)
    var dates: [Int64] = []
    for index in 0..<periods {
      let all = candidates(index)
      var chosen = Set(all)
      if !rule.positions.isEmpty {
        chosen = []
        for position in rule.positions {
          let place = position > 0 ? position - 1 : all.count + position
          if all.indices.contains(place) { chosen.insert(all[place]) }
        }
      }
      dates += chosen.filter { $0 >= first }.sorted()
    }
    return dates
  }
}

/// Makes rules at random, also such as the RFC forbids.
struct RandomRules {
  var random: FixedRandom

  init(seed: UInt64) { random = FixedRandom(seed: seed) }

  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &random) < percent
  }

  private mutating func some(_ range: ClosedRange<Int>, most: Int, signed: Bool = false) -> [Int] {
    (0..<Int.random(in: 1...most, using: &random)).map { _ in
      let value = Int.random(in: range, using: &random)
      return signed && chance(35) ? -value : value
    }
  }

  mutating func start() -> CivilDateTime {
    let day = Day(ordinal: Int.random(in: 7_000...25_000, using: &random))
    let seconds = chance(30) ? 0 : Int64.random(in: 0..<24 * 3600, using: &random)
    return CivilDateTime(day: day, time: .midnight).advanced(bySeconds: seconds)
  }

  mutating func rule(
    _ frequencies: [RecurrenceRule.Frequency] = RecurrenceRule.Frequency.allCases
  ) -> RecurrenceRule {
    var rule = RecurrenceRule(frequencies.randomElement(using: &random) ?? .daily)
    if chance(50) { rule.interval = Int.random(in: 1...(chance(20) ? 40 : 5), using: &random) }
    if chance(30) { rule.months = some(1...12, most: 4) }
    if chance(rule.frequency == .yearly ? 25 : 4) {
      rule.weekNumbers = some(1...53, most: 4, signed: true)
    }
    if chance(12) { rule.yearDays = some(1...366, most: 40, signed: true) }
    if chance(25) { rule.monthDays = some(1...31, most: 6, signed: true) }
    if chance(40) {
      for value in some(0...6, most: 4) {
        let weekday = Weekday.monday.advanced(by: value)
        let ordinal = chance(30) ? some(1...(chance(20) ? 53 : 5), most: 1, signed: true)[0] : nil
        rule.weekdays.append(.init(weekday, ordinal: ordinal))
      }
    }
    if chance(15) { rule.hours = some(0...23, most: 3) }
    if chance(10) { rule.minutes = some(0...59, most: 3) }
    if chance(10) { rule.seconds = some(0...60, most: 3) }
    if chance(20) { rule.positions = some(1...5, most: 3, signed: true) }
    if chance(40) { rule.weekStart = Weekday.monday.advanced(by: some(0...6, most: 1)[0]) }
    return rule
  }

  mutating func number(in range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
}
