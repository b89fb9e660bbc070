/// A JSON value with the place where it stands, so that what is wrong with a file can be told by its
/// line.
///
/// Reads RFC 8259 strictly, with two kindnesses: a byte order mark is skipped, and what is no UTF-8 is
/// read as U+FFFD. Numbers are kept as they are written.
struct PlacedJSON {
  /// What a value is.
  enum Content {
    case null
    case bool(Bool)
    case number(String)
    case string(String)
    case array([PlacedJSON])
    case object([Member])
  }

  /// A name and a value of an object; a name may come twice.
  struct Member {
    var name: String
    var value: PlacedJSON
  }

  /// Why a text is no JSON, and where.
  struct Failure: Error, Hashable {
    /// Counted from 1.
    var line: Int
    /// In octets, counted from 1.
    var column: Int
    /// In English.
    var message: String
  }

  /// What it is.
  var content: Content
  /// The line on which it begins, counted from 1.
  var line: Int

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - bytes: the text.
  ///   - depthLimit: how deep arrays and objects may stand in each other.
  ///   - valueLimit: how many values are read at most.
  init(
    reading bytes: UnsafeBufferPointer<UInt8>, depthLimit: Int = 32, valueLimit: Int = 1_000_000
  ) throws(Failure) {
    var parser = JSONParser(bytes: bytes, depthLimit: depthLimit, valuesLeft: valueLimit)
    self = try parser.document()
  }

  init(_ content: Content, line: Int) {
    self.content = content
    self.line = line
  }

  /// What the value is, in English: `a number`.
  var kind: String {
    switch content {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

private struct JSONParser {
  let bytes: UnsafeBufferPointer<UInt8>
  let depthLimit: Int
  var valuesLeft: Int
  private var position = 0
  private var line = 1
  private var lineStart = 0

  init(bytes: UnsafeBufferPointer<UInt8>, depthLimit: Int, valuesLeft: Int) {
    self.bytes = bytes
    self.depthLimit = depthLimit
    self.valuesLeft = valuesLeft
  }

  mutating func document() throws(PlacedJSON.Failure) -> PlacedJSON {
    if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { position = 3 }
    skipBlanks()
    guard position < bytes.count else { throw failure("The file is empty.") }
    let value = try value(depth: 0)
    skipBlanks()
    guard position == bytes.count else { throw failure("Something follows the end of the value.") }
    return value
  }

  private mutating func value(depth: Int) throws(PlacedJSON.Failure) -> PlacedJSON {
    guard depth < depthLimit else {
      throw failure("Lists and objects stand in each other deeper than \(depthLimit).")
    }
    valuesLeft -= 1
    guard valuesLeft >= 0 else { throw failure("The file has too many values.") }
    let line = line
    let content: PlacedJSON.Content
    switch peek {
    case UInt8(ascii: "{"): content = .object(try members(depth: depth))
    case UInt8(ascii: "["): content = .array(try elements(depth: depth))
    case UInt8(ascii: "\""): content = .string(try string())
    case let byte? where byte == UInt8(ascii: "-") || (0x30...0x39).contains(byte):
      content = .number(try number())
    default:
      if take("true") {
        content = .bool(true)
      } else if take("false") {
        content = .bool(false)
      } else if take("null") {
        content = .null
      } else {
        throw failure("A value was expected here.")
      }
    }
    return PlacedJSON(content, line: line)
  }

  private mutating func members(depth: Int) throws(PlacedJSON.Failure) -> [PlacedJSON.Member] {
    position += 1
    var members: [PlacedJSON.Member] = []
    skipBlanks()
    if take("}") { return members }
    while true {
      guard peek == UInt8(ascii: "\"") else { throw failure("A name in quotes was expected here.") }
      let name = try string()
      skipBlanks()
      guard take(":") else { throw failure("A colon was expected here.") }
      skipBlanks()
      members.append(.init(name: name, value: try value(depth: depth + 1)))
      skipBlanks()
      if take("}") { return members }
      guard take(",") else { throw failure("A comma or } was expected here.") }
      skipBlanks()
    }
  }

  private mutating func elements(depth: Int) throws(PlacedJSON.Failure) -> [PlacedJSON] {
    position += 1
    var elements: [PlacedJSON] = []
    skipBlanks()
    if take("]") { return elements }
    while true {
      elements.append(try value(depth: depth + 1))
      skipBlanks()
      if take("]") { return elements }
      guard take(",") else { throw failure("A comma or ] was expected here.") }
      skipBlanks()
    }
  }

  private mutating func number() throws(PlacedJSON.Failure) -> String {
    let start = position
    func isDigit(_ byte: UInt8?) -> Bool { byte.map { (0x30...0x39).contains($0) } ?? false }
    _ = take("-")
    guard isDigit(peek) else { throw failure("A digit was expected here.") }
    if !take("0") { while isDigit(peek) { position += 1 } }
    if take(".") {
      guard isDigit(peek) else { throw failure("A digit was expected here.") }
      while isDigit(peek) { position += 1 }
    }
    if take("e") || take("E") {
      if !take("-") { _ = take("+") }
      guard isDigit(peek) else { throw failure("A digit was expected here.") }
      while isDigit(peek) { position += 1 }
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func string() throws(PlacedJSON.Failure) -> String {
    position += 1
    var text: [UInt8] = []
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        position += 1
        try appendEscape(to: &text)
      case 0..<0x20: throw failure("A text ends with its quote before the line does.")
      default:
        text.append(byte)
        position += 1
      }
    }
    throw failure("The file ends inside a text.")
  }

  private mutating func appendEscape(to text: inout [UInt8]) throws(PlacedJSON.Failure) {
    let plain: [UInt8: UInt8] = [
      UInt8(ascii: "\""): 0x22, UInt8(ascii: "\\"): 0x5C, UInt8(ascii: "/"): 0x2F,
      UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "n"): 0x0A,
      UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09,
    ]
    if let byte = peek, let meaning = plain[byte] {
      text.append(meaning)
      position += 1
      return
    }
    guard take("u") else { throw failure("There is no such escape in JSON.") }
    var units = [try hexadecimal()]
    if UTF16.isLeadSurrogate(units[0]), take("\\u") { units.append(try hexadecimal()) }
    // Half a pair alone becomes U+FFFD.
    text += Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private mutating func hexadecimal() throws(PlacedJSON.Failure) -> UInt16 {
    var value: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = peek, byte < 0x80,
        let digit = Character(Unicode.Scalar(byte)).hexDigitValue
      else { throw failure("Four hexadecimal digits were expected here.") }
      value = value << 4 | UInt16(digit)
      position += 1
    }
    return value
  }

  // MARK: Steps

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func take(_ text: StaticString) -> Bool {
    guard position + text.utf8CodeUnitCount <= bytes.count else { return false }
    for offset in 0..<text.utf8CodeUnitCount
    where bytes[position + offset] != text.utf8Start[offset] { return false }
    position += text.utf8CodeUnitCount
    return true
  }

  private mutating func skipBlanks() {
    while let byte = peek, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
      position += 1
      // CRLF counts once, and so does a lone CR.
      if byte == 0x0A || (byte == 0x0D && peek != 0x0A) {
        line += 1
        lineStart = position
      }
    }
  }

  private func failure(_ message: String) -> PlacedJSON.Failure {
    .init(line: line, column: position - lineStart + 1, message: message)
  }
}
