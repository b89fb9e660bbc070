/// A parameter of a property, such as `TZID=Europe/Berlin` (RFC 5545 §3.2), kept as it was written.
public struct Parameter: Sendable {
  /// The name, in the case it was written.
  public var name: String
  /// What stands after the equals sign, with quotes, commas and RFC 6868 escapes; nil when there is no
  /// equals sign, as in vCalendar 1.0.
  public var rawValue: String?

  /// Makes a parameter from text that is already in the form of a file.
  public init(name: String, rawValue: String?) {
    self.name = name
    self.rawValue = rawValue
  }

  /// Makes a parameter with the given values, quoting and escaping what needs it.
  public init(_ name: String, _ values: String...) {
    self.init(name: name, values: values)
  }

  /// Makes a parameter with the given values, quoting and escaping what needs it; without values, one
  /// without an equals sign.
  init(name: String, values: [String]) {
    self.name = name
    guard !values.isEmpty else { return }
    var bytes: [UInt8] = []
    for (index, value) in values.enumerated() {
      if index > 0 { bytes.append(ASCII.comma) }
      Parameter.appendEncoded(value, to: &bytes)
    }
    rawValue = String(decoding: bytes, as: UTF8.self)
  }

  /// The values: split at commas outside quotes, without the quotes, RFC 6868 decoded.
  public var values: [String] {
    guard let rawValue else { return [] }
    return Parameter.decode(rawValue, splittingAtCommas: true)
  }

  /// The value where only one is meant: without quotes, RFC 6868 decoded, commas kept. Empty when
  /// there is none.
  public var value: String {
    guard let rawValue else { return "" }
    guard rawValue.utf8.contains(where: { $0 == ASCII.quote || $0 == ASCII.caret }) else {
      return rawValue
    }
    return Parameter.decode(rawValue, splittingAtCommas: false).first ?? ""
  }
}

extension Parameter: Equatable {
  /// Whether both are written alike, octet by octet.
  public static func == (left: Parameter, right: Parameter) -> Bool {
    guard isSameText(left.name, right.name) else { return false }
    switch (left.rawValue, right.rawValue) {
    case (nil, nil): return true
    case (let left?, let right?): return isSameText(left, right)
    default: return false
    }
  }
}

extension Parameter {
  private static func decode(_ raw: String, splittingAtCommas: Bool) -> [String] {
    var values: [String] = []
    var current: [UInt8] = []
    var isQuoted = false
    var isEscape = false
    for byte in raw.utf8 {
      if isEscape {
        isEscape = false
        switch byte {
        case UInt8(ascii: "n"): current.append(ASCII.lineFeed)
        case UInt8(ascii: "'"): current.append(ASCII.quote)
        case ASCII.caret: current.append(ASCII.caret)
        default:
          // RFC 6868 §3.2: any other pair stays as it is.
          current.append(ASCII.caret)
          decodePlain(byte)
        }
      } else if byte == ASCII.caret {
        isEscape = true
      } else {
        decodePlain(byte)
      }
    }
    if isEscape { current.append(ASCII.caret) }
    values.append(String(decoding: current, as: UTF8.self))
    return values

    func decodePlain(_ byte: UInt8) {
      if byte == ASCII.quote {
        isQuoted.toggle()
      } else if byte == ASCII.comma, splittingAtCommas, !isQuoted {
        values.append(String(decoding: current, as: UTF8.self))
        current.removeAll(keepingCapacity: true)
      } else {
        current.append(byte)
      }
    }
  }

  private static func appendEncoded(_ value: String, to bytes: inout [UInt8]) {
    let needsQuotes = value.utf8.contains {
      $0 == ASCII.comma || $0 == ASCII.colon || $0 == ASCII.semicolon
    }
    if needsQuotes { bytes.append(ASCII.quote) }
    var previous: UInt8 = 0
    for byte in value.utf8 {
      switch byte {
      case ASCII.caret: bytes += [ASCII.caret, ASCII.caret]
      case ASCII.quote: bytes += [ASCII.caret, UInt8(ascii: "'")]
      case ASCII.lineFeed where previous == ASCII.carriageReturn: break
      case ASCII.lineFeed, ASCII.carriageReturn: bytes += [ASCII.caret, UInt8(ascii: "n")]
      case ASCII.tab: bytes.append(byte)
      case 0x00..<0x20, 0x7F: break
      default: bytes.append(byte)
      }
      previous = byte
    }
    if needsQuotes { bytes.append(ASCII.quote) }
  }
}
