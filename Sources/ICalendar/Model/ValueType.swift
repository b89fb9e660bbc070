/// What kind of value a property holds (RFC 5545 §3.3).
public enum ValueType: Hashable, Sendable {
  /// Octets in base64.
  case binary
  /// TRUE or FALSE.
  case boolean
  /// The address of a person, mostly `mailto:`.
  case calendarAddress
  /// A day.
  case date
  /// A day and a time.
  case dateTime
  /// A length of time.
  case duration
  /// A number with a fraction.
  case float
  /// A whole number.
  case integer
  /// A start and an end or a length.
  case period
  /// A recurrence rule.
  case recurrence
  /// Text for people.
  case text
  /// A time of day.
  case time
  /// An address of a resource.
  case uri
  /// Hours, minutes and seconds ahead of UTC.
  case utcOffset

  /// The word for the type in a VALUE parameter, such as `DATE-TIME`.
  public var name: String {
    switch self {
    case .binary: "BINARY"
    case .boolean: "BOOLEAN"
    case .calendarAddress: "CAL-ADDRESS"
    case .date: "DATE"
    case .dateTime: "DATE-TIME"
    case .duration: "DURATION"
    case .float: "FLOAT"
    case .integer: "INTEGER"
    case .period: "PERIOD"
    case .recurrence: "RECUR"
    case .text: "TEXT"
    case .time: "TIME"
    case .uri: "URI"
    case .utcOffset: "UTC-OFFSET"
    }
  }

  /// Reads the word of a VALUE parameter in any case, blanks at the ends left out; nil for one that
  /// RFC 5545 does not know.
  public init?(name: String) {
    let name = trimmingBlanks(name)
    for type in ValueType.all where isSameName(type.name, name) {
      self = type
      return
    }
    return nil
  }

  private static let all: [ValueType] = [
    .binary, .boolean, .calendarAddress, .date, .dateTime, .duration, .float, .integer, .period,
    .recurrence, .text, .time, .uri, .utcOffset,
  ]
}

extension Property {
  /// The type of the value: what VALUE says, else the property's default; nil when VALUE is a word that
  /// RFC 5545 does not know, or when the property is not one of a standard and has no VALUE.
  public var valueType: ValueType? {
    if let parameter = parameter("VALUE") { return ValueType(name: parameter.value) }
    return PropertyDefinition.named(name)?.type
  }
}
