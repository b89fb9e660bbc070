/// Percent-encoding of URLs (RFC 3986 2.1).
enum PercentEncoding {
  /// The bytes meant by an escaped text, or nil when a `%` has no two hexadecimal digits after it.
  static func decode(_ bytes: some Sequence<UInt8>, plusIsSpace: Bool) -> [UInt8]? {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.underestimatedCount)
    var iterator = bytes.makeIterator()
    while let byte = iterator.next() {
      switch byte {
      case UInt8(ascii: "%"):
        guard let high = iterator.next().flatMap(hexadecimalValue),
          let low = iterator.next().flatMap(hexadecimalValue)
        else { return nil }
        decoded.append(high << 4 | low)
      case UInt8(ascii: "+") where plusIsSpace:
        decoded.append(UInt8(ascii: " "))
      default:
        decoded.append(byte)
      }
    }
    return decoded
  }

  /// The text with every byte escaped that is not a letter, a digit or one of `-._~`.
  static func encode(_ text: String) -> String {
    escape(text) { isUnreserved($0) }
  }

  /// The text with the bytes escaped that may not stand in a URL at all; `/?&=%#` stay.
  static func encodeURL(_ text: String) -> String {
    escape(text) { byte in
      byte > 0x20 && byte < 0x7f
        && !["\"", "<", ">", "\\", "^", "`", "{", "|", "}"].contains(Character(UnicodeScalar(byte)))
    }
  }

  private static func escape(_ text: String, keeping isKept: (UInt8) -> Bool) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if isKept(byte) {
        bytes.append(byte)
      } else {
        bytes.append(UInt8(ascii: "%"))
        bytes.append(hexadecimalDigit(byte >> 4))
        bytes.append(hexadecimalDigit(byte & 15))
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }

  private static func hexadecimalDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }

  private static func hexadecimalValue(_ digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}

/// The text these bytes are in UTF-8, or nil when they are not UTF-8 or hold a NUL.
///
/// NUL is refused because C libraries below would cut the text there.
func strictText(_ bytes: some Collection<UInt8>) -> String? {
  guard !bytes.contains(0) else { return nil }
  let text = String(decoding: bytes, as: UTF8.self)
  // Decoding replaces what is not UTF-8, so only valid bytes come back unchanged.
  return text.utf8.elementsEqual(bytes) ? text : nil
}
