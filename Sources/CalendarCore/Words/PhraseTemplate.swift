/// A sentence with named places: `day {index} of {count}`.
///
/// A value rather than a function, so that a language is a table that can be compared and sent.
public struct PhraseTemplate: Hashable, Sendable {
  /// The sentence with its places.
  public let text: String

  /// Makes a template. A brace that opens no `{name}` stands for itself.
  public init(_ text: String) { self.text = text }

  /// The sentence with its places filled. A place that has no value keeps its name in braces, so that
  /// a mistake in a table is seen; a value's own braces are never filled.
  public func filled(_ values: [(name: String, value: String)]) -> String {
    let opening = UInt8(ascii: "{")
    let closing = UInt8(ascii: "}")
    let bytes = Array(text.utf8)
    var filled: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == opening, let end = bytes[index...].firstIndex(of: closing) {
        let name = bytes[(index + 1)..<end]
        if let found = values.first(where: { $0.name.utf8.elementsEqual(name) }) {
          filled += found.value.utf8
          index = end + 1
          continue
        }
      }
      filled.append(bytes[index])
      index += 1
    }
    return String(decoding: filled, as: UTF8.self)
  }
}

extension PhraseTemplate: ExpressibleByStringLiteral {
  /// Makes a template from a literal.
  public init(stringLiteral text: String) { self.init(text) }
}
