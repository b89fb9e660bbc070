// Days, and the hours, minutes and seconds within them.

extension RuleExpansion {
  mutating func fillDays() {
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

  mutating func fillUnits() {
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
  mutating func appendAllowed(_ allowed: [Int64], dayStart: Int64, from first: Int64) {
    while unitPlace < allowed.count, block.count < RuleExpansion.blockSize {
      let unit = dayStart + allowed[unitPlace]
      unitPlace += 1
      steps += 1
      if unit >= first, (unit - pattern.units.first) % pattern.interval == 0 { appendUnit(unit) }
    }
    if unitPlace == allowed.count { leaveDay() }
  }

  /// Adds units of the day by walking along the line.
  mutating func appendEveryInterval(from first: Int64, to end: Int64, dayStart: Int64) {
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

  mutating func appendUnit(_ unit: Int64) {
    let begin = unit * pattern.units.length
    for time in pattern.units.times { block.append(begin + time) }
  }

  mutating func leaveDay() {
    unit = nil
    day += 1
  }

  /// Moves to the next selected day that the line of units meets, and returns its first unit there.
  mutating func enterDay() -> Int64? {
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
  var earliestUnit: Int64 {
    remaining < .max || lower == .min
      ? pattern.units.first : floorDivide(lower, pattern.units.length)
  }
}
