// Names in iCalendar are ASCII and compared without regard to case; values are not. Comparing bytes
// keeps Unicode tables out of the hot paths.

enum ASCII {
  static let nul: UInt8 = 0x00
  static let tab: UInt8 = 0x09
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let space: UInt8 = 0x20
  static let quote: UInt8 = 0x22
  static let comma: UInt8 = 0x2C
  static let colon: UInt8 = 0x3A
  static let semicolon: UInt8 = 0x3B
  static let equals: UInt8 = 0x3D
  static let backslash: UInt8 = 0x5C
  static let caret: UInt8 = 0x5E

  static func uppercased(_ byte: UInt8) -> UInt8 {
    byte >= 0x61 && byte <= 0x7A ? byte - 0x20 : byte
  }

  static func isBlank(_ byte: UInt8) -> Bool { byte == space || byte == tab }

  /// Whether the name of a property or component may have the byte. The standard has letters, digits
  /// and the hyphen; underscores and dots occur in the wild.
  static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x41...0x5A, 0x61...0x7A, 0x30...0x39, UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }

  static func digit(_ byte: UInt8) -> Int? {
    byte >= 0x30 && byte <= 0x39 ? Int(byte - 0x30) : nil
  }

  static func hexDigit(_ byte: UInt8) -> UInt8? {
    switch uppercased(byte) {
    case let upper where upper >= 0x30 && upper <= 0x39: upper - 0x30
    case let upper where upper >= 0x41 && upper <= 0x46: upper - 0x37
    default: nil
    }
  }
}

/// Whether two names are the same, whatever their case.
@inline(__always)
func isSameName(_ left: String, _ right: String) -> Bool {
  let left = left.utf8
  let right = right.utf8
  guard left.count == right.count else { return false }
  var other = right.makeIterator()
  for byte in left {
    guard let match = other.next(), ASCII.uppercased(byte) == ASCII.uppercased(match) else {
      return false
    }
  }
  return true
}

/// Whether two texts are the same octet by octet. Swift's own equality would call two ways of writing
/// "é" the same, and a record must not.
func isSameText(_ left: String, _ right: String) -> Bool {
  let count = left.utf8.count
  guard count == right.utf8.count else { return false }
  // Octets that lie in one piece are compared without an iterator.
  let isSame = left.utf8.withContiguousStorageIfAvailable { left in
    right.utf8.withContiguousStorageIfAvailable { right in
      for index in 0..<count where left[index] != right[index] { return false }
      return true
    }
  }
  return (isSame ?? nil) ?? left.utf8.elementsEqual(right.utf8)
}

/// The text without blanks (space, tab) at both ends.
func trimmingBlanks(_ text: String) -> String {
  let bytes = text.utf8
  guard let first = bytes.first, let last = bytes.last,
    ASCII.isBlank(first) || ASCII.isBlank(last)
  else { return text }
  guard let start = bytes.firstIndex(where: { !ASCII.isBlank($0) }),
    let end = bytes.lastIndex(where: { !ASCII.isBlank($0) })
  else { return "" }
  return String(decoding: bytes[start...end], as: UTF8.self)
}

/// The text; of a long one the first and the last octets, with an ellipsis between them.
///
/// - Parameters:
///   - head: the most octets of the beginning.
///   - tail: the most octets of the end.
func shortened(_ text: String, head: Int, tail: Int) -> String {
  let bytes = text.utf8
  guard bytes.count > head + tail else { return text }
  var begin = bytes.index(bytes.startIndex, offsetBy: head)
  var end = bytes.index(bytes.endIndex, offsetBy: -tail)
  // No scalar is cut apart.
  while begin > bytes.startIndex, isContinuation(bytes[begin]) {
    begin = bytes.index(before: begin)
  }
  while end < bytes.endIndex, isContinuation(bytes[end]) { end = bytes.index(after: end) }
  return String(decoding: Array(bytes[..<begin]), as: UTF8.self) + " … "
    + String(decoding: Array(bytes[end...]), as: UTF8.self)
}

private func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
