/// TEXT values: what stands in a file against what people read (RFC 5545 §3.3.11).
public enum TextValue {
  /// The text without escapes.
  ///
  /// One pass from left to right: `\\` is a backslash, `\n` and `\N` a line break, `\,` `\;` and, as
  /// some programs write it, `\:` the character itself. A backslash before anything else stays.
  public static func unescaped(_ raw: String) -> String {
    guard raw.utf8.contains(ASCII.backslash) else { return raw }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(raw.utf8.count)
    forEachUnescaped(raw) { byte, _ in bytes.append(byte) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The parts of a list, split at commas without a backslash, each without escapes.
  public static func list(_ raw: String) -> [String] { split(raw, at: ASCII.comma) }

  /// The parts of a structured value, split at semicolons without a backslash, each without escapes.
  static func parts(_ raw: String) -> [String] { split(raw, at: ASCII.semicolon) }

  private static func split(_ raw: String, at separator: UInt8) -> [String] {
    var parts: [String] = []
    var bytes: [UInt8] = []
    forEachUnescaped(raw) { byte, isEscaped in
      if byte == separator, !isEscaped {
        parts.append(String(decoding: bytes, as: UTF8.self))
        bytes.removeAll(keepingCapacity: true)
      } else {
        bytes.append(byte)
      }
    }
    parts.append(String(decoding: bytes, as: UTF8.self))
    return parts
  }

  /// The text as a file has it. Line breaks of any kind become `\n`; control characters, which a file
  /// cannot have, are left out.
  public static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: needsEscape) else { return text }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count + 8)
    var previous: UInt8 = 0
    for byte in text.utf8 {
      switch byte {
      case ASCII.backslash, ASCII.comma, ASCII.semicolon:
        bytes.append(ASCII.backslash)
        bytes.append(byte)
      case ASCII.lineFeed where previous == ASCII.carriageReturn: break
      case ASCII.lineFeed, ASCII.carriageReturn:
        bytes.append(ASCII.backslash)
        bytes.append(UInt8(ascii: "n"))
      default:
        if !isControl(byte) { bytes.append(byte) }
      }
      previous = byte
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A list as a file has it: the parts escaped, with commas between.
  public static func list(escaping parts: [String]) -> String {
    var text = ""
    for (index, part) in parts.enumerated() {
      if index > 0 { text += "," }
      text += escaped(part)
    }
    return text
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte == ASCII.backslash || byte == ASCII.comma || byte == ASCII.semicolon
      || byte == ASCII.lineFeed || byte == ASCII.carriageReturn || isControl(byte)
  }

  /// Whether text in a file cannot have the byte.
  static func isControl(_ byte: UInt8) -> Bool {
    (byte < ASCII.space && byte != ASCII.tab) || byte == 0x7F
  }

  private static func forEachUnescaped(_ raw: String, _ body: (UInt8, _ isEscaped: Bool) -> Void) {
    var isEscape = false
    for byte in raw.utf8 {
      guard isEscape else {
        if byte == ASCII.backslash { isEscape = true } else { body(byte, false) }
        continue
      }
      isEscape = false
      switch byte {
      case UInt8(ascii: "n"), UInt8(ascii: "N"): body(ASCII.lineFeed, true)
      case ASCII.backslash, ASCII.comma, ASCII.semicolon, ASCII.colon: body(byte, true)
      default:
        body(ASCII.backslash, false)
        body(byte, false)
      }
    }
    if isEscape { body(ASCII.backslash, false) }
  }
}

/// The octets of quoted-printable text (RFC 2045 §6.7), as vCalendar 1.0 has it. What is not an escape
/// stays.
func decodingQuotedPrintable(_ text: String) -> String {
  var bytes: [UInt8] = []
  let encoded = Array(text.utf8)
  var position = 0
  while position < encoded.count {
    if encoded[position] == ASCII.equals, position + 2 < encoded.count,
      let high = ASCII.hexDigit(encoded[position + 1]),
      let low = ASCII.hexDigit(encoded[position + 2])
    {
      let byte = high << 4 | low
      if byte != ASCII.carriageReturn { bytes.append(byte) }
      position += 3
    } else {
      bytes.append(encoded[position])
      position += 1
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}
