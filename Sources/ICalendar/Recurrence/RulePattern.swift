import CalendarCore

/// A rule together with its start, brought into the form in which it is expanded: everything that the
/// start fills in is filled in, lists have become bits, and what is not allowed has been repaired.
struct RulePattern {
  let frequency: RecurrenceRule.Frequency
  let interval: Int64
  /// The start as a wall time.
  let start: Int64
  var dates = DateFilter()
  /// The times within a selected day, ascending; for periods of a day or longer.
  var times: [Int64] = []
  /// The units within a selected day; for periods shorter than a day.
  var units = UnitPattern()
  /// The places that BYSETPOS chooses within a week, month or year; empty for all. For shorter periods
  /// it is worked into ``times`` and ``units``.
  var positions: [Int] = []
  var skip = RecurrenceRule.Skip.omit
  /// Whether a period is a week-based year.
  let usesWeekYears: Bool

  var startDay: Int64 { CivilSeconds.day(start) }

  init(_ rule: RecurrenceRule, start: CivilDateTime, isDate: Bool) {
    frequency = rule.frequency
    // The bound keeps products of the interval far from overflowing.
    interval = max(1, min(Int64(rule.interval), Int64(Int32.max)))
    self.start =
      isDate
      ? CivilDateTime(day: start.day, time: .midnight).secondsSinceEpoch(utcOffset: 0)
      : start.secondsSinceEpoch(utcOffset: 0)
    usesWeekYears = frequency == .yearly && !rule.weekNumbers.isEmpty
    fillDates(rule, day: start.day)
    fillTimes(rule, time: isDate ? .midnight : start.time, isDate: isDate)
  }

  private mutating func fillDates(_ rule: RecurrenceRule, day: Day) {
    var months = rule.months
    var monthDays = rule.monthDays
    var weekdays = rule.weekdays
    // Where ordinals count is decided by the rule as written, before anything is filled in
    // (RFC 5545 errata 1913 and 3779).
    dates.ordinalsCountInMonth = frequency == .monthly || !months.isEmpty
    let selectsDays =
      !weekdays.isEmpty || !monthDays.isEmpty || !rule.yearDays.isEmpty || !rule.weekNumbers.isEmpty
    switch frequency {
    case .weekly where !selectsDays:
      weekdays = [RecurrenceRule.WeekdayPart(day.weekday)]
    case .monthly where !selectsDays:
      monthDays = [day.dayOfMonth]
    case .yearly where rule.yearDays.isEmpty:
      if months.isEmpty, rule.weekNumbers.isEmpty, !monthDays.isEmpty || weekdays.isEmpty {
        months = [day.monthNumber]
      }
      if monthDays.isEmpty, weekdays.isEmpty {
        if rule.weekNumbers.isEmpty {
          monthDays = [day.dayOfMonth]
        } else {
          weekdays = [RecurrenceRule.WeekdayPart(day.weekday)]
        }
      }
    default: break
    }
    for month in months where (1...12).contains(month) { dates.months |= 1 << UInt16(month) }
    for day in monthDays {
      if (1...31).contains(day) { dates.monthDays |= 1 << UInt32(day - 1) }
      if (-31 ... -1).contains(day) { dates.lastMonthDays |= 1 << UInt32(-day - 1) }
    }
    for part in weekdays {
      if let ordinal = part.ordinal, rule.allowsOrdinals, ordinal != 0 {
        dates.ordinals.append(
          DateFilter.WeekdayOrdinal(
            weekday: Int(part.weekday.rawValue), ordinal: max(-60, min(60, ordinal))))
      } else {
        dates.weekdays |= 1 << UInt8(part.weekday.rawValue)
      }
    }
    dates.yearDays = rule.yearDays.filter { $0 != 0 && (-366...366).contains($0) }
    dates.weekNumbers = rule.weekNumbers.filter { $0 != 0 && (-53...53).contains($0) }
    dates.weeks = WeekNumbering(firstWeekday: rule.weekStart ?? .monday, minimumDays: 4)
    if frequency == .monthly || (frequency == .yearly && rule.weekNumbers.isEmpty) {
      skip = rule.skip ?? .omit
    }
  }

  private mutating func fillTimes(_ rule: RecurrenceRule, time: TimeOfDay, isDate: Bool) {
    let hours = isDate ? [] : rule.hours
    let minutes = isDate ? [] : rule.minutes
    let seconds = isDate ? [] : rule.seconds
    var positions = rule.positions.filter { $0 != 0 }
    if rule.months.isEmpty, rule.weekNumbers.isEmpty, rule.yearDays.isEmpty,
      rule.monthDays.isEmpty, rule.weekdays.isEmpty, hours.isEmpty, minutes.isEmpty,
      seconds.isEmpty
    {
      positions = []
    }
    func list(_ values: [Int], _ limit: Int, or value: Int) -> [Int64] {
      // Most rules say nothing of times.
      if values.isEmpty { return [Int64(value)] }
      var known = [Bool](repeating: false, count: limit)
      // Second 60 is read as 59 (RFC 5545 §3.3.12).
      for value in values where value >= 0 && value <= limit { known[min(value, limit - 1)] = true }
      var list: [Int64] = []
      for value in 0..<limit where known[value] { list.append(Int64(value)) }
      return list
    }
    if frequency.isSubDaily {
      units = UnitPattern(
        frequency, interval: interval, start: start,
        hours: hours.isEmpty ? [] : list(hours, 24, or: 0),
        minutes: minutes.isEmpty && frequency != .hourly ? [] : list(minutes, 60, or: time.minute),
        seconds: seconds.isEmpty && frequency == .secondly
          ? [] : list(seconds, 60, or: time.second),
        positions: positions)
      return
    }
    for hour in list(hours, 24, or: time.hour) {
      for minute in list(minutes, 60, or: time.minute) {
        for second in list(seconds, 60, or: time.second) {
          times.append(
            hour * CivilSeconds.perHour + minute * CivilSeconds.perMinute + second)
        }
      }
    }
    if frequency == .daily {
      RulePattern.select(positions, from: 0, in: &times)
    } else {
      self.positions = positions
    }
  }

  /// Keeps, of the ascending values from `begin` on, those at the places of BYSETPOS; places outside
  /// select nothing, and no value is kept twice. No positions keep all.
  static func select(_ positions: [Int], from begin: Int, in values: inout [Int64]) {
    guard !positions.isEmpty else { return }
    let count = values.count - begin
    var chosen: [Int64] = []
    for position in positions {
      let place = position > 0 ? position - 1 : count + position
      if place >= 0, place < count { chosen.append(values[begin + place]) }
    }
    chosen.sort()
    values.removeSubrange(begin...)
    for value in chosen where values.count == begin || values.last != value {
      values.append(value)
    }
  }
}
