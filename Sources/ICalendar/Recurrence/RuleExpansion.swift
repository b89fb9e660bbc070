import CalendarCore

/// The wall times that a rule names, in ascending order, produced in blocks of whole periods.
///
/// It begins at any wall time by arithmetic, without walking from the start; only a rule with COUNT
/// whose periods differ in size has to be counted from its start. ``steps`` tells how much was looked
/// at: months, weeks, years, days and units.
struct RuleExpansion {
  let pattern: RulePattern
  let limit: RuleLimit
  /// The wall times asked for, both included.
  let lower: Int64
  let upper: Int64
  /// What COUNT still allows.
  var remaining: Int
  var steps = 0

  var block: [Int64] = []
  var position = 0
  var blockEnd = 0
  var isFinished = false

  /// The next period (weeks, months, years), counted from the start's.
  var period: Int64 = 0
  /// The next day to look at (days and shorter).
  var day: Int64 = 0
  /// Where units stand within ``day``, when they do.
  var unit: Int64?
  var unitPlace = 0
  var frame: MonthFrame
  var frameDays: UInt32 = 0
  /// How much was looked at since something was found.
  var idle: Int64 = 0
  /// What SKIP has found already and a later period may still come before, or name again.
  var held: [Int64] = []
  /// How many wall times were made only to be counted.
  var counted = 0
  /// Whether the rule has so many before what was asked for that counting them was given up.
  var gaveUpCounting = false

  /// The most wall times that are made only to be counted.
  static let countingLimit = 1_000_000

  /// A block ends with the period that reaches this size, or, once it holds anything, after as many
  /// periods.
  static let blockSize = 32

  func isFull(after periods: Int) -> Bool {
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
      block.reserveCapacity(RuleExpansion.blockSize)
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

  mutating func fill() {
    block.removeAll(keepingCapacity: true)
    switch pattern.frequency {
    case .yearly, .monthly, .weekly: fillPeriods()
    case .daily: fillDays()
    case .hourly, .minutely, .secondly: fillUnits()
    }
    trim()
  }
}

extension RuleExpansion {
  /// Cuts the block to what lies after the start, within COUNT and UNTIL, and within what was asked.
  private mutating func trim() {
    var begin = 0
    var end = block.count
    while begin < end, block[begin] < pattern.start { begin += 1 }
    if remaining < .max {
      if end - begin >= remaining {
        end = begin + remaining
        isFinished = true
      }
      remaining -= end - begin
    }
    let first = begin
    while begin < end, block[begin] < lower { begin += 1 }
    counted += begin - first
    if counted > RuleExpansion.countingLimit {
      gaveUpCounting = true
      isFinished = true
    }
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
  func isPast(_ day: Int64) -> Bool {
    // SKIP can move a date back to the day before its period.
    let begin = (day - 1) * CivilSeconds.perDay
    if begin > upper { return true }
    switch limit {
    case .none: return false
    case .local(let until): return begin > until
    case .instant(let until, let zone): return begin > until + Int64(zone.maximumOffset)
    }
  }

  mutating func appendTimes(_ day: Int64) {
    let midnight = day * CivilSeconds.perDay
    for time in pattern.times { block.append(midnight + time) }
  }

  mutating func appendDays(_ mask: UInt32, from first: Int64) {
    var rest = mask
    while rest != 0 {
      appendTimes(first + Int64(rest.trailingZeroBitCount))
      rest &= rest - 1
    }
  }
}
