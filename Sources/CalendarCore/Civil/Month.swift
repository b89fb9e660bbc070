/// A month of a civil year, counted as one integer so that stepping never meets a month 0 or 13.
///
///     let month = try Month(year: 2016, month: 12)
///     month.advanced(by: 1)        // 2017-01
public struct Month: Hashable, Sendable {
  /// Months since January of the year 0: `year × 12 + number − 1`.
  public let index: Int32

  /// Makes a month from its index, saturating at the months that ``Day`` can reach.
  public init(index: Int) {
    // Day stops at ±2³⁰ days, which is a little over ±2,900,000 years.
    let limit = 35_000_000
    self.index = Int32(Swift.min(Swift.max(index, -limit), limit))
  }

  /// Makes a month.
  ///
  /// - Parameters:
  ///   - year: −9999…9999.
  ///   - month: 1…12.
  /// - Throws: ``CivilDateError`` naming the number that is out of range.
  public init(year: Int, month: Int) throws(CivilDateError) {
    guard (-9999...9999).contains(year) else { throw .yearOutOfRange(year) }
    guard (1...12).contains(month) else { throw .monthOutOfRange(month) }
    self.init(index: year * 12 + month - 1)
  }

  /// The civil year.
  public var year: Int {
    let index = Int(index)
    return (index >= 0 ? index : index - 11) / 12
  }

  /// The months that can be named: January −9999 to December 9999.
  public static let nameable = Month(index: -9999 * 12)...Month(index: 9999 * 12 + 11)

  /// The month's number in its year, 1…12.
  public var number: Int { Int(index) - year * 12 + 1 }

  /// The first day.
  public var firstDay: Day {
    Day(ordinal: Int(Day.ordinal(year: Int32(year), month: Int32(number), day: 1)))
  }

  /// The last day.
  public var lastDay: Day { firstDay.advanced(by: dayCount - 1) }

  /// The number of days, 28…31.
  public var dayCount: Int {
    switch number {
    case 2: Month.isLeap(year: year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The month's days.
  public var days: DaySpan { DaySpan(start: firstDay, count: dayCount) }

  /// The day of this month with the given number, or its last day where it has no such day.
  public func day(clamping number: Int) -> Day {
    firstDay.advanced(by: Swift.min(Swift.max(number, 1), dayCount) - 1)
  }

  static func isLeap(year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }
}

extension Month: Strideable {
  /// The month `months` later (earlier when negative).
  public func advanced(by months: Int) -> Month {
    let limit = 100_000_000
    return Month(index: Int(index) + Swift.min(Swift.max(months, -limit), limit))
  }

  /// The number of months from this one to `other`, counted by year and month: from August 2023 to
  /// August 2024 it is 12, whatever the days.
  public func distance(to other: Month) -> Int { Int(other.index) - Int(index) }

  /// Whether `left` is the earlier month.
  public static func < (left: Month, right: Month) -> Bool { left.index < right.index }

  /// Whether both are the same month of the same year.
  public static func == (left: Month, right: Month) -> Bool { left.index == right.index }
}

extension Day {
  /// The day `months` later in the calendar: the same day number, or the last day of a shorter month.
  ///
  /// Step from the day that was chosen, not from the last result: from 31 January, one month is
  /// 28 February, two months are 31 March.
  public func advanced(byMonths months: Int) -> Day {
    month.advanced(by: months).day(clamping: dayOfMonth)
  }
}
