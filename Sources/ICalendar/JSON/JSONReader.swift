extension JSONValue {
  /// The most levels of lists and objects that are read.
  public static let depthLimit = 128

  /// Reads JSON in UTF-8; a byte order mark is allowed.
  ///
  /// Of a `\u` escape that is half a character U+FFFD is read. A name may stand several times in an
  /// object; all are kept.
  ///
  /// - Parameters:
  ///   - bytes: the text.
  ///   - countLimit: the most values that are read, with those in lists and objects. A text can hold
  ///     one for every two octets, and each takes many times that in memory.
  /// - Throws: ``JSONError``, at the first octet that cannot be read.
  public init(
    reading bytes: UnsafeBufferPointer<UInt8>, countLimit: Int = 20_000_000
  ) throws(JSONError) {
    var reader = JSONReader(bytes, countLimit: countLimit)
    self = try reader.document()
  }

  /// Reads JSON in UTF-8; see ``init(reading:countLimit:)``.
  public init(reading bytes: [UInt8]) throws(JSONError) {
    // The closure's error would not be typed.
    let result = bytes.withUnsafeBufferPointer { buffer -> Result<JSONValue, JSONError> in
      do throws(JSONError) {
        return .success(try JSONValue(reading: buffer))
      } catch {
        return .failure(error)
      }
    }
    self = try result.get()
  }

  /// Reads JSON; see ``init(reading:countLimit:)``.
  public init(reading text: String) throws(JSONError) {
    try self.init(reading: Array(text.utf8))
  }
}

private struct JSONReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var line = 1
  /// Where the line begins.
  private var lineStart = 0
  private var depth = 0
  private let countLimit: Int
  private var count = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, countLimit: Int) {
    self.bytes = bytes
    self.countLimit = countLimit
  }

  mutating func document() throws(JSONError) -> JSONValue {
    if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { position = 3 }
    let value = try value()
    skipBlanks()
    guard position == bytes.count else { throw error(.trailingText) }
    return value
  }

  private mutating func value() throws(JSONError) -> JSONValue {
    skipBlanks()
    guard position < bytes.count else { throw error(.unexpectedEnd) }
    count += 1
    guard count <= countLimit else { throw error(.tooMany(limit: countLimit)) }
    let (line, column) = (Int32(clamping: line), Int32(clamping: position - lineStart + 1))
    let content: JSONValue.Content
    switch bytes[position] {
    case UInt8(ascii: "["): content = .array(try array())
    case UInt8(ascii: "{"): content = .object(try object())
    case ASCII.quote: content = .string(try string())
    case UInt8(ascii: "t"): content = try word("true", .bool(true))
    case UInt8(ascii: "f"): content = try word("false", .bool(false))
    case UInt8(ascii: "n"): content = try word("null", .null)
    case UInt8(ascii: "-"), 0x30...0x39: content = .number(try number())
    default: throw error(.expected("a value"))
    }
    return JSONValue(content, line: line, column: column)
  }

  private mutating func array() throws(JSONError) -> [JSONValue] {
    try descend()
    var values: [JSONValue] = []
    if take(UInt8(ascii: "]")) { return values }
    repeat { values.append(try value()) } while take(ASCII.comma)
    try close(UInt8(ascii: "]"), orExpect: "a comma or ]")
    return values
  }

  private mutating func object() throws(JSONError) -> [JSONValue.Member] {
    try descend()
    var members: [JSONValue.Member] = []
    if take(UInt8(ascii: "}")) { return members }
    repeat {
      skipBlanks()
      guard position < bytes.count else { throw error(.unexpectedEnd) }
      guard bytes[position] == ASCII.quote else { throw error(.expected("a name in quotes")) }
      let name = try string()
      guard take(ASCII.colon) else {
        throw error(position < bytes.count ? .expected("a colon") : .unexpectedEnd)
      }
      members.append(JSONValue.Member(name, try value()))
    } while take(ASCII.comma)
    try close(UInt8(ascii: "}"), orExpect: "a comma or }")
    return members
  }

  private mutating func descend() throws(JSONError) {
    guard depth < JSONValue.depthLimit else { throw error(.tooDeep(limit: JSONValue.depthLimit)) }
    depth += 1
    position += 1
  }

  private mutating func close(_ byte: UInt8, orExpect what: String) throws(JSONError) {
    guard take(byte) else {
      throw error(position < bytes.count ? .expected(what) : .unexpectedEnd)
    }
  }

  /// Takes a sign after blanks. A closing bracket ends a level.
  private mutating func take(_ byte: UInt8) -> Bool {
    skipBlanks()
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") { depth -= 1 }
    return true
  }

  private mutating func skipBlanks() {
    while position < bytes.count {
      switch bytes[position] {
      case ASCII.space, ASCII.tab: position += 1
      case ASCII.lineFeed, ASCII.carriageReturn:
        let isPair =
          bytes[position] == ASCII.carriageReturn && position + 1 < bytes.count
          && bytes[position + 1] == ASCII.lineFeed
        position += isPair ? 2 : 1
        line += 1
        lineStart = position
      default: return
      }
    }
  }

  private mutating func word(
    _ word: StaticString, _ content: JSONValue.Content
  ) throws(JSONError) -> JSONValue.Content {
    for offset in 0..<word.utf8CodeUnitCount {
      guard position + offset < bytes.count else {
        position += offset
        throw error(.unexpectedEnd)
      }
      guard bytes[position + offset] == word.utf8Start[offset] else {
        throw error(.expected("a value"))
      }
    }
    position += word.utf8CodeUnitCount
    return content
  }

  private mutating func number() throws(JSONError) -> String {
    let start = position
    if bytes[position] == UInt8(ascii: "-") { position += 1 }
    let whole = digits()
    let hasLeadingZero = whole > 1 && bytes[position - whole] == UInt8(ascii: "0")
    var isValid = whole > 0 && !hasLeadingZero
    if position < bytes.count, bytes[position] == UInt8(ascii: ".") {
      position += 1
      if digits() == 0 { isValid = false }
    }
    if position < bytes.count, ASCII.uppercased(bytes[position]) == UInt8(ascii: "E") {
      position += 1
      if position < bytes.count,
        bytes[position] == UInt8(ascii: "+") || bytes[position] == UInt8(ascii: "-")
      {
        position += 1
      }
      if digits() == 0 { isValid = false }
    }
    guard isValid else {
      position = start
      throw error(.badNumber)
    }
    return String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<position]), as: UTF8.self)
  }

  private mutating func digits() -> Int {
    let start = position
    while position < bytes.count, ASCII.digit(bytes[position]) != nil { position += 1 }
    return position - start
  }

  // MARK: Strings

  private mutating func string() throws(JSONError) -> String {
    position += 1
    let start = position
    // Mostly nothing is escaped, and the text is one piece of the file.
    while position < bytes.count, bytes[position] != ASCII.quote,
      bytes[position] != ASCII.backslash, bytes[position] >= 0x20
    {
      position += 1
    }
    var text = Array(bytes[start..<position])
    while true {
      guard position < bytes.count else { throw error(.unexpectedEnd) }
      let byte = bytes[position]
      if byte == ASCII.quote { break }
      guard byte >= 0x20 else { throw error(.controlCharacter) }
      if byte == ASCII.backslash {
        try escape(into: &text)
      } else {
        text.append(byte)
        position += 1
      }
    }
    guard text.withUnsafeBufferPointer({ isValidUTF8($0) }) else {
      position = start
      throw error(.encoding)
    }
    position += 1
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func escape(into text: inout [UInt8]) throws(JSONError) {
    guard position + 1 < bytes.count else {
      position = bytes.count
      throw error(.unexpectedEnd)
    }
    let byte = bytes[position + 1]
    switch byte {
    case ASCII.quote, ASCII.backslash, UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "n"): text.append(ASCII.lineFeed)
    case UInt8(ascii: "r"): text.append(ASCII.carriageReturn)
    case UInt8(ascii: "t"): text.append(ASCII.tab)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "u"):
      guard var code = codeUnit(at: position + 2) else { throw error(.badEscape) }
      position += 4
      // A character beyond U+FFFF is written as two escapes.
      if code & 0xFC00 == 0xD800, position + 3 < bytes.count,
        bytes[position + 2] == ASCII.backslash, bytes[position + 3] == UInt8(ascii: "u"),
        let second = codeUnit(at: position + 4), second & 0xFC00 == 0xDC00
      {
        code = 0x1_0000 + (code & 0x3FF) << 10 + (second & 0x3FF)
        position += 6
      }
      let scalar = Unicode.Scalar(code) ?? "\u{FFFD}"
      text += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
    default: throw error(.badEscape)
    }
    position += 2
  }

  private func codeUnit(at start: Int) -> UInt32? {
    guard start + 4 <= bytes.count else { return nil }
    var value: UInt32 = 0
    for byte in bytes[start..<start + 4] {
      guard let digit = ASCII.hexDigit(byte) else { return nil }
      value = value << 4 | UInt32(digit)
    }
    return value
  }

  private func error(_ kind: JSONError.Kind) -> JSONError {
    JSONError(kind, line: line, column: position - lineStart + 1)
  }
}
