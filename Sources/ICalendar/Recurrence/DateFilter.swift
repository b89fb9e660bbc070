import CalendarCore

/// The parts of a rule that select days, after what the start fills in: a day must satisfy all of
/// them. The days of one month are tested together, one bit each.
struct DateFilter {
  /// Bit `n` for month `n`; 0 for every month.
  var months: UInt16 = 0
  /// Bit `n − 1` for day `n`.
  var monthDays: UInt32 = 0
  /// Days counted from the month's end: bit 0 is its last day.
  var lastMonthDays: UInt32 = 0
  var yearDays: [Int] = []
  var weekNumbers: [Int] = []
  /// How weeks are numbered, from WKST on.
  var weeks = WeekNumbering.iso8601
  /// Bit 0 is Sunday.
  var weekdays: UInt8 = 0
  var ordinals: [WeekdayOrdinal] = []
  /// Whether ordinals count within the month, and not within the year.
  var ordinalsCountInMonth = false

  struct WeekdayOrdinal {
    /// Sunday is 0.
    var weekday: Int
    var ordinal: Int
  }

  var hasMonthDays: Bool { monthDays | lastMonthDays != 0 }
  var hasWeekdays: Bool { weekdays != 0 || !ordinals.isEmpty }

  /// Whether every day is selected.
  var isEmpty: Bool { months == 0 && hasOnlyWeekdays && !hasWeekdays }

  /// Whether nothing but weekdays selects days.
  var hasOnlyWeekdays: Bool {
    months == 0 && !hasMonthDays && yearDays.isEmpty && weekNumbers.isEmpty
  }

  func allows(month: Int) -> Bool { months == 0 || months & (1 << UInt16(month)) != 0 }

  func allows(week number: Int, of count: Int) -> Bool {
    weekNumbers.contains { $0 == number || $0 == number - count - 1 }
  }

  /// The days of a month that satisfy every part.
  func days(in month: MonthFrame) -> UInt32 {
    let mask = daysBeforeWeekdays(in: month)
    return mask == 0 || !hasWeekdays ? mask : mask & weekdayMask(in: month)
  }

  /// The days of a month that satisfy every part but BYDAY.
  func daysBeforeWeekdays(in month: MonthFrame) -> UInt32 {
    guard allows(month: month.number) else { return 0 }
    var mask = month.allDays
    if hasMonthDays {
      var fromEnd: UInt32 = 0
      var rest = lastMonthDays
      while rest != 0 {
        let back = rest.trailingZeroBitCount
        rest &= rest - 1
        if back < month.length { fromEnd |= 1 << UInt32(month.length - 1 - back) }
      }
      mask &= monthDays | fromEnd
    }
    if mask != 0, !yearDays.isEmpty { mask &= yearDayMask(in: month) }
    if mask != 0, !weekNumbers.isEmpty { mask &= weekNumberMask(in: month) }
    return mask
  }

  /// The days of a month that satisfy BYDAY.
  func weekdayMask(in month: MonthFrame) -> UInt32 {
    var mask: UInt32 = 0
    if weekdays != 0 {
      // Rotated so that bit 0 is the weekday of the 1st, then repeated.
      let doubled = UInt32(weekdays) | UInt32(weekdays) << 7
      let week = doubled >> UInt32(month.firstWeekday) & 0x7F
      mask = week | week << 7 | week << 14 | week << 21 | week << 28
    }
    if !ordinals.isEmpty {
      mask |= ordinalsCountInMonth ? ordinalMaskInMonth(month) : ordinalMaskInYear(month)
    }
    return mask & month.allDays
  }

  private func ordinalMaskInMonth(_ month: MonthFrame) -> UInt32 {
    var mask: UInt32 = 0
    for part in ordinals {
      let day = DateFilter.position(
        of: part, firstWeekday: month.firstWeekday, length: month.length)
      if day >= 0, day < month.length { mask |= 1 << UInt32(day) }
    }
    return mask
  }

  private func ordinalMaskInYear(_ month: MonthFrame) -> UInt32 {
    let yearStart = MonthFrame.firstDay(ofYear: month.year)
    let length = Int(MonthFrame.firstDay(ofYear: month.year + 1) - yearStart)
    let monthStart = Int(month.first - yearStart)
    var mask: UInt32 = 0
    for part in ordinals {
      let day = DateFilter.position(
        of: part, firstWeekday: MonthFrame.weekday(yearStart), length: length)
      if day >= 0, day < length, day >= monthStart, day - monthStart < month.length {
        mask |= 1 << UInt32(day - monthStart)
      }
    }
    return mask
  }

  /// The place of the numbered weekday counted from 0, outside 0 ..< length when there is none.
  private static func position(of part: WeekdayOrdinal, firstWeekday: Int, length: Int) -> Int {
    if part.ordinal > 0 {
      return (part.weekday - firstWeekday + 7) % 7 + 7 * (part.ordinal - 1)
    }
    let lastWeekday = (firstWeekday + length - 1) % 7
    return length - 1 - (lastWeekday - part.weekday + 7) % 7 + 7 * (part.ordinal + 1)
  }

  private func yearDayMask(in month: MonthFrame) -> UInt32 {
    let yearStart = MonthFrame.firstDay(ofYear: month.year)
    let length = Int(MonthFrame.firstDay(ofYear: month.year + 1) - yearStart)
    let monthStart = Int(month.first - yearStart)
    var mask: UInt32 = 0
    for number in yearDays {
      let day = (number > 0 ? number - 1 : length + number) - monthStart
      // −366 of a common year is the day before the year.
      if day >= 0, day < month.length { mask |= 1 << UInt32(day) }
    }
    return mask
  }

  private func weekNumberMask(in month: MonthFrame) -> UInt32 {
    var mask: UInt32 = 0
    var offset = Int(weeks.firstDay(onOrBefore: month.first) - month.first)
    while offset < month.length {
      let week = weeks.week(of: Day(ordinal: Int(month.first) + offset))
      if allows(week: week.number, of: weeks.weekCount(ofYear: week.year)) {
        mask |= offset >= 0 ? 0x7F << UInt32(offset) : 0x7F >> UInt32(-offset)
      }
      offset += 7
    }
    return mask & month.allDays
  }
}

extension WeekNumbering {
  /// The first day of the week that holds a day, both in days since 1970-01-01.
  func firstDay(onOrBefore day: Int64) -> Int64 {
    Int64(Day(ordinal: Int(clamping: day)).onOrBefore(firstWeekday).ordinal)
  }
}
