/// A time on the clock, to the second, without a date or a zone.
public struct TimeOfDay: Hashable, Sendable {
  /// Seconds since midnight on a day of 24 hours.
  public let secondsSinceMidnight: Int32

  /// 00:00:00.
  public static let midnight = TimeOfDay(uncheckedSeconds: 0)

  init(uncheckedSeconds: Int32) { secondsSinceMidnight = uncheckedSeconds }

  /// Makes a time of day.
  ///
  /// - Throws: ``CivilDateError/timeOutOfRange(hour:minute:second:)`` unless the hour is 0…23 and
  ///   minute and second are 0…59.
  public init(hour: Int, minute: Int, second: Int = 0) throws(CivilDateError) {
    guard (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second) else {
      throw .timeOutOfRange(hour: hour, minute: minute, second: second)
    }
    secondsSinceMidnight = Int32(hour * 3600 + minute * 60 + second)
  }

  /// The hour, 0…23.
  public var hour: Int { Int(secondsSinceMidnight) / 3600 }
  /// The minute, 0…59.
  public var minute: Int { Int(secondsSinceMidnight) / 60 % 60 }
  /// The second, 0…59.
  public var second: Int { Int(secondsSinceMidnight) % 60 }
}

extension TimeOfDay: Comparable {
  /// Whether `left` is earlier on the clock.
  public static func < (left: TimeOfDay, right: TimeOfDay) -> Bool {
    left.secondsSinceMidnight < right.secondsSinceMidnight
  }
}

/// A day and a time on the clock, without a zone: what a clock on the wall and a calendar beside it
/// show.
public struct CivilDateTime: Hashable, Sendable {
  /// The day.
  public var day: Day
  /// The time on the clock.
  public var time: TimeOfDay

  /// Makes a civil date-time.
  public init(day: Day, time: TimeOfDay) {
    self.day = day
    self.time = time
  }
}

extension CivilDateTime: Comparable {
  /// Whether `left` is earlier.
  public static func < (left: CivilDateTime, right: CivilDateTime) -> Bool {
    left.day != right.day ? left.day < right.day : left.time < right.time
  }
}

extension CivilDateTime {
  private static let secondsPerDay: Int64 = 86_400

  /// Seconds since 1970-01-01T00:00:00Z when this is shown by a clock `utcOffset` seconds ahead of UTC.
  public func secondsSinceEpoch(utcOffset: Int32) -> Int64 {
    Int64(day.ordinal) * CivilDateTime.secondsPerDay + Int64(time.secondsSinceMidnight)
      - Int64(utcOffset)
  }

  /// What a clock `utcOffset` seconds ahead of UTC shows `secondsSinceEpoch` seconds after
  /// 1970-01-01T00:00:00Z. Saturates where ``Day`` does.
  public init(secondsSinceEpoch: Int64, utcOffset: Int32) {
    let local = secondsSinceEpoch.addingReportingOverflow(Int64(utcOffset))
    let seconds = local.overflow ? secondsSinceEpoch : local.partialValue
    var days = seconds / CivilDateTime.secondsPerDay
    var rest = seconds % CivilDateTime.secondsPerDay
    if rest < 0 {
      days -= 1
      rest += CivilDateTime.secondsPerDay
    }
    self.init(
      day: Day(ordinal: Int(clamping: days)), time: TimeOfDay(uncheckedSeconds: Int32(rest)))
  }

  /// The date-time `seconds` later on the clock (earlier when negative), as if no zone existed.
  public func advanced(bySeconds seconds: Int64) -> CivilDateTime {
    let sum = secondsSinceEpoch(utcOffset: 0).addingReportingOverflow(seconds)
    return sum.overflow ? self : CivilDateTime(secondsSinceEpoch: sum.partialValue, utcOffset: 0)
  }
}

extension DaySpan {
  /// The days that something from `start` to `end` covers.
  ///
  /// An end at 00:00 does not count as a day; something of no length covers its start day; an end
  /// before the start is read as no length.
  public init(coveredFrom start: CivilDateTime, to end: CivilDateTime) {
    if end <= start {
      self.init(start: start.day, count: 1)
    } else if end.time == .midnight {
      self.init(start: start.day, end: end.day)
    } else {
      self.init(start: start.day, end: end.day.advanced(by: 1))
    }
  }
}
