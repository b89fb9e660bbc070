// Beginning in the middle of a series.

extension RuleExpansion {
  /// Moves to the first period that can hold what was asked for.
  mutating func seek(counting: Bool) {
    guard lower > pattern.start else { return }
    let target = CivilSeconds.day(min(lower, CivilSeconds.last))
    let skipped: Int64
    switch pattern.frequency {
    case .yearly:
      // One year less: the week-based year of a day may be the one before its civil year.
      skipped = (Int64(MonthFrame(holding: target).year) - 1 - firstYear) / pattern.interval - 1
    case .monthly:
      skipped =
        (Int64(MonthFrame(holding: target).index) - startMonthIndex) / pattern.interval - 1
    case .weekly: skipped = (target - firstWeek) / (7 * pattern.interval)
    case .daily: skipped = (target - pattern.startDay) / pattern.interval
    case .hourly, .minutely, .secondly:
      seekUnits(target, counting: counting)
      return
    }
    guard skipped > 0 else { return }
    if counting {
      // Period 0 may hold times before the start.
      guard let size = constantPeriodSize, let first = sizeOfFirstPeriod() else { return }
      let passed = (skipped - 1).multipliedReportingOverflow(by: Int64(size))
      let total = passed.partialValue.addingReportingOverflow(Int64(first))
      guard !passed.overflow, !total.overflow, total.partialValue < Int64(remaining) else {
        isFinished = true
        return
      }
      remaining -= Int(total.partialValue)
    }
    period = skipped
    day = pattern.startDay + skipped * pattern.interval
  }

  mutating func seekUnits(_ target: Int64, counting: Bool) {
    let units = pattern.units
    if counting {
      guard pattern.dates.isEmpty, units.allowed == nil, units.times.count > 0 else { return }
      let targetUnit = floorDivide(min(lower, CivilSeconds.last), units.length)
      let skipped = (targetUnit - units.first) / pattern.interval
      guard skipped > 0 else { return }
      let size = Int64(units.times.count)
      var dropped: Int64 = 0
      for time in units.times where units.first * units.length + time < pattern.start {
        dropped += 1
      }
      let total = skipped * size - dropped
      guard total < Int64(remaining) else {
        isFinished = true
        return
      }
      remaining -= Int(total)
      let next = units.first + skipped * pattern.interval
      day = floorDivide(next, units.perDay)
      unit = next
    } else {
      day = target
    }
  }

  /// How many wall times every period after the first names, when all name the same number.
  var constantPeriodSize: Int? {
    guard pattern.skip == .omit else { return nil }
    let dates = pattern.dates
    let days: Int?
    switch pattern.frequency {
    case .daily: days = dates.isEmpty ? 1 : nil
    case .weekly: days = dates.hasOnlyWeekdays ? dates.weekdays.nonzeroBitCount : nil
    case .monthly: days = dates.months == 0 ? dates.daysInEveryMonth : nil
    case .yearly:
      days =
        pattern.usesWeekYears || dates.months == 0
        ? nil : dates.daysInEveryMonth.map { $0 * dates.months.nonzeroBitCount }
    default: days = nil
    }
    guard let days else { return nil }
    let all = days * pattern.times.count
    if pattern.positions.isEmpty { return all }
    var values: [Int64] = []
    for value in 0..<all { values.append(Int64(value)) }
    RulePattern.select(pattern.positions, from: 0, in: &values)
    return values.count
  }

  /// How many wall times the first period names from the start on.
  func sizeOfFirstPeriod() -> Int? {
    var first = self
    first.period = 0
    first.day = pattern.startDay
    first.block = []
    if pattern.frequency == .daily {
      first.appendTimes(pattern.startDay)
    } else {
      guard first.appendPeriod(0) else { return nil }
      RulePattern.select(pattern.positions, from: 0, in: &first.block)
    }
    var size = 0
    for value in first.block where value >= pattern.start { size += 1 }
    return size
  }
}

extension DateFilter {
  /// The number of selected days of a month when it is the same in every month: days 1 to 28 counted
  /// from one end only, or first to fourth weekdays counted from one end only.
  fileprivate var daysInEveryMonth: Int? {
    guard yearDays.isEmpty, weekNumbers.isEmpty else { return nil }
    let lastThree: UInt32 = 0b111 << 28
    if hasMonthDays {
      guard !hasWeekdays, monthDays == 0 || lastMonthDays == 0,
        (monthDays | lastMonthDays) & lastThree == 0
      else { return nil }
      return (monthDays | lastMonthDays).nonzeroBitCount
    }
    guard weekdays == 0, !ordinals.isEmpty, ordinalsCountInMonth else { return nil }
    var seen: [Int] = []
    let positive = ordinals[0].ordinal > 0
    for part in ordinals {
      guard (part.ordinal > 0) == positive, (-4...4).contains(part.ordinal) else { return nil }
      let key = part.ordinal * 7 + part.weekday
      if !seen.contains(key) { seen.append(key) }
    }
    return seen.count
  }
}
