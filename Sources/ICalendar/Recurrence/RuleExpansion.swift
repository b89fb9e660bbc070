import CalendarCore

/// The wall times that a rule names, in ascending order, produced in blocks of whole periods.
///
/// It begins at any wall time by arithmetic, without walking from the start; only a rule with COUNT
/// whose periods differ in size has to be counted from its start. ``steps`` tells how much was looked
/// at: months, weeks, years, days and units.
struct RuleExpansion {
  let pattern: RulePattern
  private let limit: RuleLimit
  /// The wall times asked for, both included.
  private let lower: Int64
  private let upper: Int64
  /// What COUNT still allows.
  private var remaining: Int
  private(set) var steps = 0

  private var block: [Int64] = []
  private var position = 0
  private var blockEnd = 0
  private var isFinished = false

  /// The next period (weeks, months, years), counted from the start's.
  private var period: Int64 = 0
  /// The next day to look at (days and shorter).
  private var day: Int64 = 0
  /// Where units stand within ``day``, when they do.
  private var unit: Int64?
  private var unitPlace = 0
  private var frame: MonthFrame
  private var frameDays: UInt32 = 0
  /// How much was looked at since something was found.
  private var idle: Int64 = 0
  /// The last wall time given, for SKIP, which can name one twice.
  private var last = Int64.min

  /// A block ends with the period that reaches this size, or, once it holds anything, after as many
  /// periods.
  private static let blockSize = 32

  private func isFull(after periods: Int) -> Bool {
    block.count >= RuleExpansion.blockSize
      || (periods >= RuleExpansion.blockSize && !block.isEmpty)
  }

  init(
    _ pattern: RulePattern, count: Int?, limit: RuleLimit, from lower: Int64 = .min,
    through upper: Int64 = .max
  ) {
    self.pattern = pattern
    self.limit = limit
    self.lower = lower
    self.upper = min(upper, CivilSeconds.last)
    remaining = count ?? .max
    frame = MonthFrame(holding: pattern.startDay)
    frameDays = pattern.dates.days(in: frame)
    day = pattern.startDay
    let hasNoTime = pattern.frequency == .daily && pattern.times.isEmpty
    if remaining <= 0 || hasNoTime || pattern.units.isEmpty || pattern.start > CivilSeconds.last {
      isFinished = true
    } else {
      seek(counting: count != nil)
    }
  }

  /// The next wall time, or nil after the last.
  @inline(__always)
  mutating func next() -> Int64? {
    while position == blockEnd {
      guard !isFinished else { return nil }
      fill()
    }
    defer { position += 1 }
    return block[position]
  }

  private mutating func fill() {
    block.removeAll(keepingCapacity: true)
    switch pattern.frequency {
    case .yearly, .monthly, .weekly: fillPeriods()
    case .daily: fillDays()
    case .hourly, .minutely, .secondly: fillUnits()
    }
    trim()
  }
}

// MARK: - What is kept of a block

extension RuleExpansion {
  /// Cuts the block to what lies after the start, within COUNT and UNTIL, and within what was asked.
  private mutating func trim() {
    var begin = 0
    var end = block.count
    while begin < end, block[begin] < pattern.start { begin += 1 }
    if pattern.skip != .omit {
      // A date moved to the next period's first day comes again with that period.
      while begin < end, block[begin] <= last { begin += 1 }
      if begin < end { last = block[end - 1] }
    }
    if remaining < .max {
      if end - begin >= remaining {
        end = begin + remaining
        isFinished = true
      }
      remaining -= end - begin
    }
    while begin < end, block[begin] < lower { begin += 1 }
    if begin < end, block[end - 1] > upper {
      isFinished = true
      while end > begin, block[end - 1] > upper { end -= 1 }
    }
    switch limit {
    case .none: break
    case .local(let until):
      if begin < end, block[end - 1] > until {
        isFinished = true
        while end > begin, block[end - 1] > until { end -= 1 }
      }
    case .instant(let until, let zone):
      end = trimmed(from: begin, to: end, until: until, zone)
    }
    position = begin
    blockEnd = end
  }

  /// Compares by instant: only wall times near the end have to be resolved for it.
  private mutating func trimmed(
    from begin: Int, to end: Int, until: Int64, _ zone: TimeZoneRules
  ) -> Int {
    var end = end
    let surelyAfter = until + Int64(zone.maximumOffset)
    if begin < end, block[end - 1] > surelyAfter {
      isFinished = true
      while end > begin, block[end - 1] > surelyAfter { end -= 1 }
    }
    let surelyBefore = until + Int64(zone.minimumOffset)
    var open = end
    while open > begin, block[open - 1] > surelyBefore { open -= 1 }
    for place in open..<end where zone.resolve(localSeconds: block[place]).instant <= until {
      block[open] = block[place]
      open += 1
    }
    return open
  }

  /// Whether a period that begins on `day` lies wholly behind what was asked for.
  private func isPast(_ day: Int64) -> Bool {
    // SKIP can move a date back to the day before its period.
    let begin = (day - 1) * CivilSeconds.perDay
    if begin > upper { return true }
    switch limit {
    case .none: return false
    case .local(let until): return begin > until
    case .instant(let until, let zone): return begin > until + Int64(zone.maximumOffset)
    }
  }

  private mutating func appendTimes(_ day: Int64) {
    let midnight = day * CivilSeconds.perDay
    for time in pattern.times { block.append(midnight + time) }
  }

  private mutating func appendDays(_ mask: UInt32, from first: Int64) {
    var rest = mask
    while rest != 0 {
      appendTimes(first + Int64(rest.trailingZeroBitCount))
      rest &= rest - 1
    }
  }
}

// MARK: - Weeks, months, years

extension RuleExpansion {
  private var firstWeek: Int64 {
    WeekYear.weekStart(onOrBefore: pattern.startDay, weekStart: pattern.dates.weekStart)
  }

  /// The number of periods after which the calendar repeats itself for the rule. As many empty ones
  /// in a row mean that it names nothing more.
  private var cycle: Int64 {
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

  private mutating func fillPeriods() {
    let cycle = cycle
    let before = steps
    while !isFull(after: steps - before) {
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
    }
  }

  /// Adds everything that a period names; false when the period lies behind what was asked for.
  private mutating func appendPeriod(_ period: Int64) -> Bool {
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

  private mutating func appendWeek(_ first: Int64) {
    if pattern.dates.hasOnlyWeekdays {
      let weekStart = pattern.dates.weekStart
      for offset in 0..<7 where pattern.dates.weekdays & (1 << UInt8((weekStart + offset) % 7)) != 0
      {
        appendTimes(first + Int64(offset))
      }
      return
    }
    appendSelectedDays(ofWeek: first)
  }

  private mutating func appendSelectedDays(ofWeek first: Int64) {
    enter(first)
    let offset = first - frame.first
    appendDays(frameDays >> UInt32(offset) & 0x7F, from: first)
    let inFirst = frame.end - first
    if inFirst < 7 {
      enter(frame.end)
      appendDays(frameDays & ((1 << UInt32(7 - inFirst)) - 1), from: frame.first)
    }
  }

  private mutating func appendMonth(_ month: MonthFrame) {
    if pattern.skip == .omit {
      appendDays(pattern.dates.days(in: month), from: month.first)
    } else {
      for day in pattern.dates.days(in: month, skip: pattern.skip) { appendTimes(day) }
    }
  }

  private mutating func appendYear(_ year: Int) -> Bool {
    if pattern.usesWeekYears {
      let weekYear = WeekYear(year, weekStart: pattern.dates.weekStart)
      if isPast(weekYear.first) { return false }
      for number in 1...weekYear.weekCount
      where pattern.dates.allows(week: number, of: weekYear.weekCount) {
        appendSelectedDays(ofWeek: weekYear.first + Int64(7 * (number - 1)))
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

  private var startMonthIndex: Int64 {
    Int64(Day(ordinal: Int(clamping: pattern.startDay)).month.index)
  }

  /// The year of period 0.
  private var firstYear: Int64 {
    let start = MonthFrame(holding: pattern.startDay)
    guard pattern.usesWeekYears else { return Int64(start.year) }
    let week = WeekYear.weekStart(onOrBefore: pattern.startDay, weekStart: pattern.dates.weekStart)
    let weekYear = WeekYear(
      ofWeekStarting: week, near: start.year, weekStart: pattern.dates.weekStart
    ).year
    // With every year, the days left of the week-based year that is running count too.
    if pattern.interval == 1 { return Int64(min(start.year, weekYear)) }
    let bit = UInt32(1) << UInt32(pattern.startDay - start.first)
    return Int64(pattern.dates.days(in: start) & bit != 0 ? weekYear : start.year)
  }

  /// Makes `frame` the month that holds the day.
  private mutating func enter(_ day: Int64) {
    if day >= frame.first, day < frame.end { return }
    frame =
      day == frame.end ? MonthFrame(index: frame.index + 1) : MonthFrame(holding: day)
    frameDays = pattern.dates.days(in: frame)
    steps += 1
  }
}

// MARK: - Days and shorter

extension RuleExpansion {
  private mutating func fillDays() {
    let everyDay = pattern.dates.isEmpty
    let cycle = cycle
    let before = steps
    while !isFull(after: steps - before) {
      if isPast(day) || idle > cycle + 1 {
        isFinished = true
        return
      }
      if everyDay {
        steps += 1
        appendTimes(day)
        day += pattern.interval
        continue
      }
      enter(day)
      if frameDays == 0, pattern.interval == 1 {
        idle += frame.end - day
        day = frame.end
        continue
      }
      while day < frame.end {
        steps += 1
        if frameDays & (1 << UInt32(day - frame.first)) != 0 {
          appendTimes(day)
          idle = 0
        } else {
          idle += 1
        }
        day += pattern.interval
      }
    }
  }

  private mutating func fillUnits() {
    let units = pattern.units
    let before = steps
    while !isFull(after: steps - before) {
      guard let unit = unit ?? enterDay() else {
        isFinished = true
        return
      }
      let dayStart = day * units.perDay
      if let allowed = units.allowed, Int64(allowed.count) <= units.perDay / pattern.interval {
        appendAllowed(allowed, dayStart: dayStart, from: unit)
      } else {
        appendEveryInterval(from: unit, to: dayStart + units.perDay, dayStart: dayStart)
      }
    }
  }

  /// Adds units of the day from the list of allowed ones, as far as they lie on the line.
  private mutating func appendAllowed(_ allowed: [Int64], dayStart: Int64, from first: Int64) {
    while unitPlace < allowed.count, block.count < RuleExpansion.blockSize {
      let unit = dayStart + allowed[unitPlace]
      unitPlace += 1
      steps += 1
      if unit >= first, (unit - pattern.units.first) % pattern.interval == 0 { appendUnit(unit) }
    }
    if unitPlace == allowed.count { leaveDay() }
  }

  /// Adds units of the day by walking along the line.
  private mutating func appendEveryInterval(from first: Int64, to end: Int64, dayStart: Int64) {
    var next = first
    while next < end, block.count < RuleExpansion.blockSize {
      steps += 1
      if pattern.units.isAllowed.isEmpty || pattern.units.isAllowed[Int(next - dayStart)] {
        appendUnit(next)
      }
      next += pattern.interval
    }
    if next < end { unit = next } else { leaveDay() }
  }

  private mutating func appendUnit(_ unit: Int64) {
    let begin = unit * pattern.units.length
    for time in pattern.units.times { block.append(begin + time) }
  }

  private mutating func leaveDay() {
    unit = nil
    day += 1
  }

  /// Moves to the next selected day that the line of units meets, and returns its first unit there.
  private mutating func enterDay() -> Int64? {
    let units = pattern.units
    var emptyMonths = 0
    while true {
      if isPast(day) || emptyMonths > 4801 { return nil }
      steps += 1
      if !pattern.dates.isEmpty {
        enter(day)
        let rest = frameDays >> UInt32(day - frame.first)
        if rest == 0 {
          day = frame.end
          emptyMonths += 1
          continue
        }
        day += Int64(rest.trailingZeroBitCount)
        emptyMonths = 0
      }
      let dayStart = day * units.perDay
      let begin = max(dayStart, units.first, earliestUnit)
      let first = begin + floorRemainder(units.first - begin, pattern.interval)
      if first < dayStart + units.perDay {
        unit = first
        unitPlace = 0
        return first
      }
      day = floorDivide(first, units.perDay)
    }
  }

  /// Units before this one need not be made; a rule with COUNT needs all to be counted.
  private var earliestUnit: Int64 {
    remaining < .max || lower == .min
      ? pattern.units.first : floorDivide(lower, pattern.units.length)
  }
}

// MARK: - Beginning in the middle

extension RuleExpansion {
  /// Moves to the first period that can hold what was asked for.
  private mutating func seek(counting: Bool) {
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

  private mutating func seekUnits(_ target: Int64, counting: Bool) {
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
  private var constantPeriodSize: Int? {
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
  private func sizeOfFirstPeriod() -> Int? {
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
