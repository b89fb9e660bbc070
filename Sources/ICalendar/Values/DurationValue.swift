import CalendarCore

/// A DURATION (RFC 5545 §3.3.6): days, which are as long as the clock makes them, and exact seconds.
///
/// `P1D` after noon is noon of the next day, also when that night has 23 hours; `PT24H` is not.
public struct DurationValue: Hashable, Sendable {
  /// Nominal days; a week is seven. Negative in a negative duration.
  public let days: Int32
  /// Exact seconds on top. Negative in a negative duration.
  public let seconds: Int64

  /// No time at all.
  public static let zero = DurationValue(days: 0, seconds: 0)

  static let dayLimit: Int64 = 1 << 30
  static let secondLimit: Int64 = 1 << 50

  /// Makes a duration, saturating at ±2³⁰ days and ±2⁵⁰ seconds.
  public init(days: Int = 0, seconds: Int64 = 0) {
    let dayLimit = DurationValue.dayLimit
    let secondLimit = DurationValue.secondLimit
    self.days = Int32(Swift.min(Swift.max(Int64(days), -dayLimit), dayLimit))
    self.seconds = Swift.min(Swift.max(seconds, -secondLimit), secondLimit)
  }

  /// Reads a duration such as `P1W`, `P1DT2H`, `PT30M` or `-PT15M`. Weeks together with other units,
  /// which the standard excludes, are read too.
  ///
  /// - Throws: ``ValueError/unreadableDuration(_:)``.
  public init(text: String) throws(ValueError) {
    var scanner = ValueScanner(text)
    let isNegative = scanner.take(UInt8(ascii: "-"))
    if !isNegative { _ = scanner.take(UInt8(ascii: "+")) }
    guard scanner.take(UInt8(ascii: "P")) else { throw .unreadableDuration(text) }
    var days: Int64 = 0
    var seconds: Int64 = 0
    var isTime = false
    var partCount = 0
    var rank = 0
    while !scanner.isAtEnd() {
      if !isTime, scanner.take(UInt8(ascii: "T")) {
        isTime = true
        continue
      }
      guard let number = scanner.takeNumber(), let unit = scanner.takeLetter() else {
        throw .unreadableDuration(text)
      }
      let order: Int
      switch (unit, isTime) {
      case (UInt8(ascii: "W"), false): (order, days) = (1, days + number * 7)
      case (UInt8(ascii: "D"), false): (order, days) = (2, days + number)
      case (UInt8(ascii: "H"), true): (order, seconds) = (3, seconds + number * 3600)
      case (UInt8(ascii: "M"), true): (order, seconds) = (4, seconds + number * 60)
      case (UInt8(ascii: "S"), true): (order, seconds) = (5, seconds + number)
      default: throw .unreadableDuration(text)
      }
      guard order > rank else { throw .unreadableDuration(text) }
      rank = order
      partCount += 1
    }
    guard partCount > 0, days <= DurationValue.dayLimit, seconds <= DurationValue.secondLimit
    else { throw .unreadableDuration(text) }
    self.init(
      days: Int(isNegative ? -days : days), seconds: isNegative ? -seconds : seconds)
  }

  /// The duration as a file has it: whole weeks as `P2W`, otherwise days, hours, minutes and seconds;
  /// `PT0S` for none. Days and seconds of different signs, for which there is no form, are written
  /// as if both had the sign of the days.
  public var text: String {
    let isNegative = days < 0 || (days == 0 && seconds < 0)
    let sign = isNegative ? "-" : ""
    let dayCount = days.magnitude
    let secondCount = seconds.magnitude
    if secondCount == 0, dayCount > 0, dayCount % 7 == 0 { return "\(sign)P\(dayCount / 7)W" }
    var text = sign + "P"
    if dayCount > 0 { text += "\(dayCount)D" }
    if secondCount > 0 || dayCount == 0 {
      text += "T"
      let (hours, minutes, rest) = (secondCount / 3600, secondCount / 60 % 60, secondCount % 60)
      if hours > 0 { text += "\(hours)H" }
      if minutes > 0 { text += "\(minutes)M" }
      if rest > 0 || secondCount == 0 { text += "\(rest)S" }
    }
    return text
  }

  /// Whether the duration goes back in time.
  public var isNegative: Bool { days < 0 || (days == 0 && seconds < 0) }
}

extension CivilDateTime {
  /// The date-time after the duration on a clock that is never put forward or back.
  public func advanced(by duration: DurationValue) -> CivilDateTime {
    CivilDateTime(day: day.advanced(by: Int(duration.days)), time: time)
      .advanced(bySeconds: duration.seconds)
  }
}
