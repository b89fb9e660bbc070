import CalendarCore

/// Wall times as one integer while a rule is expanded: seconds since 1970-01-01T00:00:00 on the same
/// clock, every day having 24 hours. Conversions to and from instants are ``CivilDateTime``'s.
enum CivilSeconds {
  static let perMinute: Int64 = 60
  static let perHour: Int64 = 60 * perMinute
  static let perDay: Int64 = 24 * perHour

  /// The last second of the year 9999, after which no rule is followed.
  static let last =
    CivilDateTime(day: Month(index: 120_000).firstDay, time: .midnight)
    .secondsSinceEpoch(utcOffset: 0) - 1

  /// The number of the day that holds the seconds.
  static func day(_ seconds: Int64) -> Int64 { floorDivide(seconds, perDay) }
}

/// The largest whole number not above the quotient; `divisor` is positive.
@inline(__always)
func floorDivide(_ number: Int64, _ divisor: Int64) -> Int64 {
  let quotient = number / divisor
  return number % divisor < 0 ? quotient - 1 : quotient
}

/// The remainder that belongs to ``floorDivide(_:_:)``: 0 ..< divisor.
@inline(__always)
func floorRemainder(_ number: Int64, _ divisor: Int64) -> Int64 {
  let remainder = number % divisor
  return remainder < 0 ? remainder + divisor : remainder
}

/// The greatest common divisor of two positive numbers.
func greatestCommonDivisor(_ first: Int64, _ second: Int64) -> Int64 {
  var (first, second) = (first, second)
  while second != 0 { (first, second) = (second, first % second) }
  return first
}
