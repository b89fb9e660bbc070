extension JSONValue {
  /// The value as JSON on one line, without blanks between its parts.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The value as JSON in UTF-8, on one line, without blanks between its parts.
  public var bytes: [UInt8] {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return bytes
  }

  private func append(to bytes: inout [UInt8]) {
    switch content {
    case .null: bytes += "null".utf8
    case .bool(let value): bytes += (value ? "true" : "false").utf8
    case .number(let digits): bytes += digits.utf8
    case .string(let text): JSONValue.append(quoted: text, to: &bytes)
    case .array(let values):
      bytes.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { bytes.append(ASCII.comma) }
        value.append(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { bytes.append(ASCII.comma) }
        JSONValue.append(quoted: member.name, to: &bytes)
        bytes.append(ASCII.colon)
        member.value.append(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private static func append(quoted text: String, to bytes: inout [UInt8]) {
    bytes.append(ASCII.quote)
    // 0xC2 begins the control characters beyond ASCII, among others.
    guard
      text.utf8.contains(where: {
        $0 < 0x20 || $0 == ASCII.quote || $0 == ASCII.backslash || $0 == 0x7F || $0 == 0xC2
      })
    else {
      bytes += text.utf8
      return bytes.append(ASCII.quote)
    }
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x22, 0x5C: bytes += [ASCII.backslash, UInt8(truncatingIfNeeded: scalar.value)]
      case 0x0A: bytes += [ASCII.backslash, UInt8(ascii: "n")]
      case 0x0D: bytes += [ASCII.backslash, UInt8(ascii: "r")]
      case 0x09: bytes += [ASCII.backslash, UInt8(ascii: "t")]
      // All control characters, so that what is printed cannot command a terminal.
      case 0..<0x20, 0x7F..<0xA0:
        bytes += "\\u00".utf8
        bytes.append(hexDigit(scalar.value >> 4))
        bytes.append(hexDigit(scalar.value & 0xF))
      default: bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      }
    }
    bytes.append(ASCII.quote)
  }

  private static func hexDigit(_ value: UInt32) -> UInt8 {
    let value = UInt8(truncatingIfNeeded: value)
    return value < 10 ? 0x30 + value : 0x57 + value
  }
}

extension JSONValue: CustomStringConvertible {
  /// The value as JSON.
  public var description: String { text }
}
