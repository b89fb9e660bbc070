import CalendarCore

/// A PERIOD (RFC 5545 §3.3.9): a start, and an end or a duration.
public struct PeriodValue: Hashable, Sendable {
  /// When it begins.
  public var start: DateTimeValue
  /// When it ends.
  public var end: ComponentEnd

  /// Makes a period.
  public init(start: DateTimeValue, end: ComponentEnd) {
    self.start = start
    self.end = end
  }

  /// Reads a period such as `20260310T090000Z/PT1H` or `20260310T090000Z/20260310T100000Z`.
  ///
  /// - Parameters:
  ///   - text: the period.
  ///   - tzid: the TZID parameter, for both times.
  /// - Throws: ``ValueError`` of the part that cannot be read.
  public init(text: String, tzid: String? = nil) throws(ValueError) {
    guard let slash = text.utf8.firstIndex(of: UInt8(ascii: "/")) else {
      throw .unreadablePeriod(text)
    }
    let second = trimmingBlanks(String(text[text.utf8.index(after: slash)...]))
    start = try DateTimeValue(text: String(text[..<slash]), tzid: tzid)
    switch second.utf8.first {
    case UInt8(ascii: "P"), UInt8(ascii: "p"), UInt8(ascii: "+"), UInt8(ascii: "-"):
      end = .after(try DurationValue(text: second))
    default:
      end = .at(try DateTimeValue(text: second, tzid: tzid))
    }
  }

  /// The period as a file has it, without the zone.
  public var text: String {
    switch end {
    case .at(let end): start.text + "/" + end.text
    case .after(let duration): start.text + "/" + duration.text
    }
  }
}

/// When something ends: at a time, or so long after its start.
public enum ComponentEnd: Hashable, Sendable {
  /// At this time or, for dates, before this day begins (exclusive).
  case at(DateTimeValue)
  /// This long after the start.
  case after(DurationValue)
}

/// A date on which a series occurs besides its rule (RDATE, RFC 5545 §3.8.5.2).
public enum RecurrenceDate: Hashable, Sendable {
  /// With the length of the series.
  case at(DateTimeValue)
  /// With a length of its own.
  case period(PeriodValue)

  /// When it begins.
  public var start: DateTimeValue {
    switch self {
    case .at(let start): start
    case .period(let period): period.start
    }
  }
}
