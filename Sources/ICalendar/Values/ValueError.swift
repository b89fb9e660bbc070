import CalendarCore

/// Why a property's value could not be read as its type. Each case carries the text as it was given.
public enum ValueError: Error, Hashable, Sendable {
  /// The text is not a DATE or DATE-TIME.
  case unreadableDate(String)
  /// The text has the form of a date, but there is no such date or time.
  case impossibleDate(String, reason: CivilDateError)
  /// The text is not a DURATION.
  case unreadableDuration(String)
  /// The text is not a UTC-OFFSET.
  case unreadableOffset(String)
  /// The text is not a PERIOD.
  case unreadablePeriod(String)
  /// The text is not an INTEGER between −2147483648 and 2147483647.
  case unreadableInteger(String)
}

extension ValueError {
  /// The text as it was given.
  public var text: String {
    switch self {
    case .unreadableDate(let text), .impossibleDate(let text, _), .unreadableDuration(let text),
      .unreadableOffset(let text), .unreadablePeriod(let text), .unreadableInteger(let text):
      text
    }
  }
}

extension ValueError: CustomStringConvertible {
  /// What is wrong and what was expected, in plain English.
  public var description: String {
    switch self {
    case .unreadableDate(let text):
      "\"\(text)\" is not a date; write 20260310, 20260310T093000 or 20260310T093000Z"
    case .impossibleDate(let text, let reason):
      "\"\(text)\" is not a date: \(reason)"
    case .unreadableDuration(let text):
      "\"\(text)\" is not a duration; write P1D, PT1H30M or -PT15M"
    case .unreadableOffset(let text):
      "\"\(text)\" is not an offset from UTC; write +0100, -0330 or +005328"
    case .unreadablePeriod(let text):
      "\"\(text)\" is not a period; write a start, a slash and an end or a duration"
    case .unreadableInteger(let text):
      "\"\(text)\" is not a whole number"
    }
  }
}
