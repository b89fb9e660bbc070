/// The header fields of a message, in order; names compare without regard to ASCII case.
public struct Headers: Sendable {
  private var entries: [(name: String, value: String)] = []

  /// No fields.
  public init() {}

  /// The fields in order.
  public var all: [(name: String, value: String)] { entries }

  /// The first value of a field when read; when written, the only value, or none for nil.
  public subscript(name: String) -> String? {
    get { entries.first { equalIgnoringCase($0.name, name) }?.value }
    set {
      entries.removeAll { equalIgnoringCase($0.name, name) }
      if let newValue { entries.append((name, newValue)) }
    }
  }

  /// Every value of a field, in order.
  public func values(_ name: String) -> [String] {
    entries.filter { equalIgnoringCase($0.name, name) }.map { $0.value }
  }

  /// Adds a field beside those of the same name.
  public mutating func add(_ name: String, _ value: String) {
    entries.append((name, value))
  }
}

extension Headers: ExpressibleByDictionaryLiteral {
  /// Fields in the order written.
  public init(dictionaryLiteral elements: (String, String)...) {
    for (name, value) in elements { add(name, value) }
  }
}

/// Whether two texts are the same bytes but for the case of ASCII letters.
func equalIgnoringCase(_ left: some StringProtocol, _ right: some StringProtocol) -> Bool {
  left.utf8.elementsEqual(right.utf8) { asciiLowercase($0) == asciiLowercase($1) }
}

/// The text with its ASCII letters in lower case.
func asciiLowercased(_ text: some StringProtocol) -> String {
  String(decoding: text.utf8.map(asciiLowercase), as: UTF8.self)
}

private func asciiLowercase(_ byte: UInt8) -> UInt8 {
  byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
}

/// The text without the spaces and tabs around it: HTTP's optional white space (RFC 9110 5.6.3).
func trimmed(_ text: some StringProtocol) -> String {
  func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
  let utf8 = Substring(text).utf8
  guard let first = utf8.firstIndex(where: { !isBlank($0) }),
    let last = utf8.lastIndex(where: { !isBlank($0) })
  else { return "" }
  return String(decoding: utf8[first...last], as: UTF8.self)
}
