import CalendarCore

// Weeks, months and years.

extension RuleExpansion {
  var firstWeek: Int64 { pattern.dates.weeks.firstDay(onOrBefore: pattern.startDay) }

  /// The number of periods after which the calendar repeats itself for the rule. As many empty ones
  /// in a row mean that it names nothing more.
  var cycle: Int64 {
    // In 400 Gregorian years.
    let length: Int64 =
      switch pattern.frequency {
      case .yearly: 400
      case .monthly: 4800
      case .weekly: 20_871
      default: 146_097
      }
    return length / greatestCommonDivisor(length, pattern.interval)
  }

  mutating func fillPeriods() {
    guard pattern.skip != .omit else { return appendPeriods() }
    block = held
    held = []
    appendPeriods()
    sortMovedDates()
  }

  private mutating func appendPeriods() {
    let cycle = cycle
    let before = steps
    repeat {
      let begin = block.count
      guard appendPeriod(period) else {
        isFinished = true
        return
      }
      RulePattern.select(pattern.positions, from: begin, in: &block)
      period += 1
      steps += 1
      if block.count > begin {
        idle = 0
      } else {
        idle += 1
        if idle > cycle + 1 {
          isFinished = true
          return
        }
      }
    } while !isFull(after: steps - before)
  }

  /// Puts the dates that SKIP has moved to the day before their period, or the day after it, in their
  /// places among those of its neighbours, each once; what the next period can still reach is held
  /// back.
  private mutating func sortMovedDates() {
    block.sort()
    var kept = 0
    for value in block where kept == 0 || block[kept - 1] != value {
      block[kept] = value
      kept += 1
    }
    block.removeSubrange(kept...)
    guard !isFinished else { return }
    let reach = (firstDay(ofPeriod: period) - 1) * CivilSeconds.perDay
    while let last = block.last, last >= reach {
      held.append(last)
      block.removeLast()
    }
  }

  /// The first day of a month or year that a rule with SKIP comes to.
  private func firstDay(ofPeriod period: Int64) -> Int64 {
    if pattern.frequency == .monthly {
      let index = min(startMonthIndex + period * pattern.interval, 120_000)
      return MonthFrame(index: Int(index)).first
    }
    return MonthFrame.firstDay(ofYear: Int(min(firstYear + period * pattern.interval, 10_000)))
  }

  /// Adds everything that a period names; false when the period lies behind what was asked for.
  mutating func appendPeriod(_ period: Int64) -> Bool {
    switch pattern.frequency {
    case .weekly:
      let first = firstWeek + period * 7 * pattern.interval
      if isPast(first) { return false }
      appendWeek(first)
    case .monthly:
      let index = startMonthIndex + period * pattern.interval
      if index >= 120_000 { return false }
      if Int64(frame.index) != index { frame = MonthFrame(index: Int(index)) }
      if isPast(frame.first) { return false }
      appendMonth(frame)
    default:
      let year = firstYear + period * pattern.interval
      if year > 10_000 { return false }
      return appendYear(Int(year))
    }
    return true
  }

  mutating func appendWeek(_ first: Int64) {
    if pattern.dates.hasOnlyWeekdays {
      let weekStart = Int(pattern.dates.weeks.firstWeekday.rawValue)
      for offset in 0..<7 where pattern.dates.weekdays & (1 << UInt8((weekStart + offset) % 7)) != 0
      {
        appendTimes(first + Int64(offset))
      }
      return
    }
    appendSelectedDays(ofWeek: first)
  }

  mutating func appendSelectedDays(ofWeek first: Int64) {
    enter(first)
    let offset = first - frame.first
    appendDays(frameDays >> UInt32(offset) & 0x7F, from: first)
    let inFirst = frame.end - first
    if inFirst < 7 {
      enter(frame.end)
      appendDays(frameDays & ((1 << UInt32(7 - inFirst)) - 1), from: frame.first)
    }
  }

  mutating func appendMonth(_ month: MonthFrame) {
    if pattern.skip == .omit {
      appendDays(pattern.dates.days(in: month), from: month.first)
    } else {
      for day in pattern.dates.days(in: month, skip: pattern.skip) { appendTimes(day) }
    }
  }

  mutating func appendYear(_ year: Int) -> Bool {
    if pattern.usesWeekYears {
      let days = pattern.dates.weeks.days(ofYear: year)
      let (first, weekCount) = (Int64(days.start.ordinal), days.count / 7)
      if isPast(first) { return false }
      for number in 1...weekCount where pattern.dates.allows(week: number, of: weekCount) {
        appendSelectedDays(ofWeek: first + Int64(7 * (number - 1)))
      }
      return true
    }
    if isPast(MonthFrame.firstDay(ofYear: year)) { return false }
    if pattern.skip != .omit {
      for day in pattern.dates.days(inYear: year, skip: pattern.skip) { appendTimes(day) }
      return true
    }
    for number in 1...12 where pattern.dates.allows(month: number) {
      let month = MonthFrame(index: year * 12 + number - 1)
      appendDays(pattern.dates.days(in: month), from: month.first)
    }
    return true
  }

  var startMonthIndex: Int64 {
    Int64(Day(ordinal: Int(clamping: pattern.startDay)).month.index)
  }

  /// The year of period 0.
  var firstYear: Int64 {
    let start = MonthFrame(holding: pattern.startDay)
    guard pattern.usesWeekYears else { return Int64(start.year) }
    let weekYear = pattern.dates.weeks.week(of: Day(ordinal: Int(clamping: pattern.startDay))).year
    // With every year, the days left of the week-based year that is running count too.
    if pattern.interval == 1 { return Int64(min(start.year, weekYear)) }
    let bit = UInt32(1) << UInt32(pattern.startDay - start.first)
    return Int64(pattern.dates.days(in: start) & bit != 0 ? weekYear : start.year)
  }

  /// Makes `frame` the month that holds the day.
  mutating func enter(_ day: Int64) {
    if day >= frame.first, day < frame.end { return }
    frame =
      day == frame.end ? MonthFrame(index: frame.index + 1) : MonthFrame(holding: day)
    frameDays = pattern.dates.days(in: frame)
    steps += 1
  }
}
