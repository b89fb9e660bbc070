/// A week-based year: whole weeks, the first of which is the first with at least four days in the
/// civil year (ISO 8601, with any day as the first of the week).
struct WeekYear {
  /// The civil year that gives its number.
  let year: Int
  /// The first day of week 1, in days since 1970-01-01.
  let first: Int64
  /// The first day of the next week-based year.
  let end: Int64

  /// Makes the week-based year with a number; of its weeks, `weekStart` is the first day, Sunday being 0.
  init(_ year: Int, weekStart: Int) {
    self.year = year
    first = WeekYear.firstDay(year, weekStart: weekStart)
    end = WeekYear.firstDay(year + 1, weekStart: weekStart)
  }

  /// The week-based year of a week, which is the civil year of the week's fourth day.
  init(ofWeekStarting week: Int64, near year: Int, weekStart: Int) {
    let fourth = week + 3
    if fourth < MonthFrame.firstDay(ofYear: year) {
      self.init(year - 1, weekStart: weekStart)
    } else if fourth >= MonthFrame.firstDay(ofYear: year + 1) {
      self.init(year + 1, weekStart: weekStart)
    } else {
      self.init(year, weekStart: weekStart)
    }
  }

  /// 52 or 53.
  var weekCount: Int { Int(end - first) / 7 }

  /// The first day of the week that holds `day`.
  static func weekStart(onOrBefore day: Int64, weekStart: Int) -> Int64 {
    day - Int64((MonthFrame.weekday(day) - weekStart + 7) % 7)
  }

  private static func firstDay(_ year: Int, weekStart: Int) -> Int64 {
    // Week 1 is the week of 4 January.
    WeekYear.weekStart(onOrBefore: MonthFrame.firstDay(ofYear: year) + 3, weekStart: weekStart)
  }
}
