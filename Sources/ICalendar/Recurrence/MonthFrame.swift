import CalendarCore

/// The facts about one month that its days are tested with, worked out once per month.
struct MonthFrame {
  /// Months since January of the year 0.
  let index: Int
  /// 1…12.
  let number: Int
  let year: Int
  /// The first day, in days since 1970-01-01.
  let first: Int64
  /// The number of days.
  let length: Int
  /// The weekday of the first day, Sunday being 0.
  let firstWeekday: Int

  init(index: Int) {
    let month = Month(index: index)
    self.index = index
    year = month.year
    number = index - year * 12 + 1
    first = Int64(month.firstDay.ordinal)
    length = month.dayCount
    firstWeekday = MonthFrame.weekday(first)
  }

  init(holding day: Int64) {
    self.init(index: Int(Day(ordinal: Int(clamping: day)).month.index))
  }

  /// The day after the last.
  var end: Int64 { first + Int64(length) }

  /// One bit for every day of the month; the 1st is bit 0.
  var allDays: UInt32 { (1 << UInt32(length)) - 1 }

  /// The weekday of a day, Sunday being 0. 1970-01-01 was a Thursday.
  static func weekday(_ day: Int64) -> Int { Int(floorRemainder(day + 4, 7)) }

  static func firstDay(ofYear year: Int) -> Int64 {
    Int64(Month(index: year * 12).firstDay.ordinal)
  }
}
