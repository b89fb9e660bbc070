/// A civil day of the proleptic Gregorian calendar: a date, never an instant.
///
/// A day is one integer, the number of days since 1970-01-01, so that stepping, differences and
/// comparisons are integer arithmetic and no time zone can ever change which day is meant.
///
///     let day = try Day(year: 2024, month: 2, day: 28)
///     day.advanced(by: 2)          // 2024-03-01
///     day.weekday                  // .wednesday
///
/// Dates are read and made between −9999-01-01 and 9999-12-31. Arithmetic may step beyond, because
/// the page of December 9999 shows days of the next January; it saturates at ±2³⁰ days and never
/// traps. The year 0 exists (ISO 8601: 1 BC).
public struct Day: Hashable, Sendable {
  /// Days since 1970-01-01; negative before it.
  public let ordinal: Int32

  static let ordinalLimit: Int32 = 1 << 30

  /// Makes a day from the number of days since 1970-01-01, saturating at ±2³⁰.
  public init(ordinal: Int) {
    self.ordinal = Int32(
      Swift.min(Swift.max(Int64(ordinal), -Int64(Day.ordinalLimit)), Int64(Day.ordinalLimit)))
  }

  /// Makes a day from a civil date.
  ///
  /// - Parameters:
  ///   - year: −9999…9999; the year 0 is 1 BC.
  ///   - month: 1…12.
  ///   - day: 1…the length of that month.
  /// - Throws: ``CivilDateError`` naming the number that is out of range.
  public init(year: Int, month: Int, day: Int) throws(CivilDateError) {
    let length = try Month(year: year, month: month).dayCount
    guard (1...length).contains(day) else { throw .dayOutOfRange(day, length: length) }
    self.init(ordinal: Int(Day.ordinal(year: Int32(year), month: Int32(month), day: Int32(day))))
  }

  /// The civil year; the year 0 is 1 BC.
  public var year: Int { Int(civil.year) }

  /// The month, 1…12.
  public var monthNumber: Int { Int(civil.month) }

  /// The day of the month, 1…31.
  public var dayOfMonth: Int { Int(civil.day) }

  /// The month that holds this day.
  public var month: Month {
    let civil = civil
    return Month(index: Int(civil.year) * 12 + Int(civil.month) - 1)
  }

  /// The day of the week.
  public var weekday: Weekday {
    // 1970-01-01 was a Thursday.
    Weekday(sundayBased: Int(ordinal) + 4)
  }

  /// The day of the year, 1…366.
  public var dayOfYear: Int {
    Int(ordinal - Day.ordinal(year: civil.year, month: 1, day: 1)) + 1
  }

  /// The day as far back as the nearest `weekday` that is not after it: itself or up to 6 days before.
  public func onOrBefore(_ weekday: Weekday) -> Day {
    advanced(by: -self.weekday.days(since: weekday))
  }
}

extension Day {
  // Days from civil and back by shifting the year to begin on 1 March, so that the leap day is
  // the last: Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms".

  static func ordinal(year: Int32, month: Int32, day: Int32) -> Int32 {
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let monthFromMarch = (month + 9) % 12
    let dayOfShiftedYear = (153 * monthFromMarch + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfShiftedYear
    return era * 146_097 + dayOfEra - 719_468
  }

  var civil: (year: Int32, month: Int32, day: Int32) {
    let shifted = ordinal + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfShiftedYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfShiftedYear + 2) / 153
    let day = dayOfShiftedYear - (153 * monthFromMarch + 2) / 5 + 1
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }
}

extension Day: Strideable {
  /// The day `days` later (earlier when negative), saturating at ±2³⁰ days from 1970-01-01.
  public func advanced(by days: Int) -> Day {
    let limit = Int64(Day.ordinalLimit)
    // From one end to the other it is twice the limit.
    let step = Swift.min(Swift.max(Int64(days), -2 * limit), 2 * limit)
    return Day(ordinal: Int(Swift.min(Swift.max(Int64(ordinal) + step, -limit), limit)))
  }

  /// The number of days from this day to `other`; negative when `other` is earlier.
  public func distance(to other: Day) -> Int {
    // The two ends are 2³¹ days apart, one more than 32 bits hold.
    Int(clamping: Int64(other.ordinal) - Int64(ordinal))
  }

  /// Whether `left` is an earlier day than `right`.
  public static func < (left: Day, right: Day) -> Bool {
    left.ordinal < right.ordinal
  }

  /// Whether both are the same day. Spelt out because `Strideable` would otherwise compare by distance.
  public static func == (left: Day, right: Day) -> Bool {
    left.ordinal == right.ordinal
  }
}
