/// How weeks are numbered: on which weekday they begin, and which of them is a year's first.
///
/// Week 1 is the first week that has at least ``minimumDays`` days in the year. So a few days at a
/// year's end can belong to week 1 of the next year, and a few at its start to the last week of the
/// one before: a week number means nothing without the year in ``WeekNumber/year``.
///
///     WeekNumbering.iso8601.week(of: try Day(year: 2021, month: 1, day: 1))   // 2020-W53
public struct WeekNumbering: Hashable, Sendable {
  /// The weekday on which a week begins. The first column of a page may be another.
  public let firstWeekday: Weekday
  /// How many days of a year its first week has at least, 1…7.
  public let minimumDays: Int

  /// Makes a numbering; `minimumDays` is read as 1 below 1 and as 7 above 7.
  public init(firstWeekday: Weekday, minimumDays: Int) {
    self.firstWeekday = firstWeekday
    self.minimumDays = Swift.min(Swift.max(minimumDays, 1), 7)
  }

  /// ISO 8601: from Monday, and the first week is the one with 4 January.
  public static let iso8601 = WeekNumbering(firstWeekday: .monday, minimumDays: 4)

  /// The number of the week that holds a day.
  public func week(of day: Day) -> WeekNumber {
    // A week belongs to the year of the day that decides whether enough of its days are in it: of
    // seven the fourth from the end if four are needed. These days follow in steps of seven too.
    let deciding = day.onOrBefore(firstWeekday).advanced(by: 7 - minimumDays)
    return WeekNumber(year: deciding.year, number: (deciding.dayOfYear - 1) / 7 + 1)
  }

  /// The days of the year made of whole weeks, from the first day of its week 1 to the last of its
  /// last week. Saturates where ``Day`` does.
  public func days(ofYear year: Int) -> DaySpan {
    DaySpan(start: firstDay(ofYear: year), end: firstDay(ofYear: following(year)))
  }

  /// The number of weeks of a year, 52 or 53.
  public func weekCount(ofYear year: Int) -> Int { days(ofYear: year).count / 7 }

  /// The days of a week, or nil when its year has no week of that number.
  public func days(of week: WeekNumber) -> DaySpan? {
    let year = days(ofYear: week.year)
    guard (1...54).contains(week.number) else { return nil }
    let start = year.start.advanced(by: (week.number - 1) * 7)
    return year.contains(start) ? DaySpan(start: start, count: 7) : nil
  }

  private func firstDay(ofYear year: Int) -> Day {
    let january = Month(index: Swift.min(Swift.max(year, -2_900_000), 2_900_000) * 12)
    return january.day(clamping: minimumDays).onOrBefore(firstWeekday)
  }

  private func following(_ year: Int) -> Int { year == .max ? year : year + 1 }
}

/// A week by its number and the year it is counted in, which is not always the year of its days.
public struct WeekNumber: Hashable, Sendable {
  /// The year in which the week is counted.
  public let year: Int
  /// The number, 1…53.
  public let number: Int

  /// Makes a week number. Whether the year has such a week is not checked.
  public init(year: Int, number: Int) {
    self.year = year
    self.number = number
  }
}

extension WeekNumber: Comparable {
  /// Whether `left` is the earlier week.
  public static func < (left: WeekNumber, right: WeekNumber) -> Bool {
    left.year != right.year ? left.year < right.year : left.number < right.number
  }
}
