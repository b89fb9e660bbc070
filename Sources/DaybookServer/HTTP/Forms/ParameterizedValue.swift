/// A header value with parameters, such as `form-data; name="title"` (RFC 9110 5.6.6).
struct ParameterizedValue {
  /// What stands before the first semicolon, in lower case.
  let value: String
  private var parameters: [(name: String, value: String)] = []

  init(_ text: String) {
    let bytes = Array(text.utf8)
    var position = bytes.firstIndex(of: UInt8(ascii: ";")) ?? bytes.count
    value = asciiLowercased(trimmed(String(decoding: bytes[..<position], as: UTF8.self)))
    while position < bytes.count {
      // At a semicolon, or at what follows a quoted value by mistake.
      position += 1
      let start = position
      while position < bytes.count, bytes[position] != UInt8(ascii: "="),
        bytes[position] != UInt8(ascii: ";")
      {
        position += 1
      }
      let name = asciiLowercased(trimmed(String(decoding: bytes[start..<position], as: UTF8.self)))
      guard position < bytes.count, bytes[position] == UInt8(ascii: "=") else { continue }
      position += 1
      parameters.append((name, Self.readValue(bytes, at: &position)))
    }
  }

  /// The first parameter with this name, given in lower case.
  subscript(name: String) -> String? {
    parameters.first { $0.name == name }?.value
  }

  private static func readValue(_ bytes: [UInt8], at position: inout Int) -> String {
    guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else {
      let start = position
      while position < bytes.count, bytes[position] != UInt8(ascii: ";") { position += 1 }
      return trimmed(String(decoding: bytes[start..<position], as: UTF8.self))
    }
    position += 1
    var value: [UInt8] = []
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      // Browsers escape nothing with a backslash, so it stays in a file's name, except before a
      // quotation mark, as older programs write it.
      if bytes[position] == UInt8(ascii: "\\"), position + 1 < bytes.count,
        bytes[position + 1] == UInt8(ascii: "\"")
      {
        position += 1
      }
      value.append(bytes[position])
      position += 1
    }
    while position < bytes.count, bytes[position] != UInt8(ascii: ";") { position += 1 }
    return String(decoding: value, as: UTF8.self)
  }
}
