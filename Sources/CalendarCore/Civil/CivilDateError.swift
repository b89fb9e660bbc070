/// Why a civil date, month or time could not be made from numbers or text.
public enum CivilDateError: Error, Hashable, Sendable {
  /// The year is outside −9999…9999.
  case yearOutOfRange(Int)
  /// The month is outside 1…12.
  case monthOutOfRange(Int)
  /// The day is outside 1…`length`, the length of that month.
  case dayOutOfRange(Int, length: Int)
  /// The week is outside 1…`count`, the number of weeks of that year.
  case weekOutOfRange(Int, count: Int)
  /// The hour, minute or second is outside 0…23, 0…59, 0…59.
  case timeOutOfRange(hour: Int, minute: Int, second: Int)
  /// The text is not in the expected ISO 8601 form.
  case unreadable(String)
  /// The last day of a span is before its first.
  case inverted(first: Day, last: Day)
}

extension CivilDateError: CustomStringConvertible {
  /// What is wrong, in plain English, with the offending value.
  public var description: String {
    switch self {
    case .yearOutOfRange(let year):
      "the year \(year) is outside -9999…9999"
    case .monthOutOfRange(let month):
      "there is no month \(month); months are 1 to 12"
    case .dayOutOfRange(let day, let length):
      "there is no day \(day) in that month; it has \(length) days"
    case .weekOutOfRange(let week, let count):
      "there is no week \(week) in that year; it has \(count) weeks"
    case .timeOutOfRange(let hour, let minute, let second):
      "\(hour):\(minute):\(second) is not a time of day"
    case .unreadable(let text):
      "\"\(text)\" is not a date like 2026-03-10"
    case .inverted(let first, let last):
      "the last day \(last) is before the first day \(first)"
    }
  }
}
