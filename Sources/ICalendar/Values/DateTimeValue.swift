import CalendarCore

/// A DATE or DATE-TIME as a file gives it, kept in the form it was given (RFC 5545 §3.3.4, §3.3.5).
public enum DateTimeValue: Sendable {
  /// A whole day (`VALUE=DATE`).
  case date(Day)
  /// A wall time of whoever looks at it.
  case floating(CivilDateTime)
  /// A time in UTC (suffix `Z`).
  case utc(CivilDateTime)
  /// A wall time in the zone that TZID names.
  case zoned(CivilDateTime, tzid: String)

  /// The digits as written, without their zone; midnight for a date.
  public var civil: CivilDateTime {
    switch self {
    case .date(let day): CivilDateTime(day: day, time: .midnight)
    case .floating(let civil), .utc(let civil), .zoned(let civil, _): civil
    }
  }

  /// Whether this is a whole day.
  public var isDate: Bool {
    if case .date = self { true } else { false }
  }
}

extension DateTimeValue: Hashable {
  /// Whether both have the same form and digits, and a TZID of the same octets.
  public static func == (left: DateTimeValue, right: DateTimeValue) -> Bool {
    guard left.civil == right.civil else { return false }
    switch (left, right) {
    case (.date, .date), (.floating, .floating), (.utc, .utc): return true
    case (.zoned(_, let tzid), .zoned(_, let other)): return isSameText(tzid, other)
    default: return false
    }
  }

  /// Hashes the digits; zones seldom differ where they do not.
  public func hash(into hasher: inout Hasher) { hasher.combine(civil) }
}
