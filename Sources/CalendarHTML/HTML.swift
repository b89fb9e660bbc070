/// A piece of HTML. Only literals in source code are markup; whatever is put into one is escaped.
///
///     let title = "<b>Tea & cake</b>"
///     let item: HTML = "<li class=\"event\">\(title)</li>"
///     // <li class="event">&lt;b&gt;Tea &amp; cake&lt;/b&gt;</li>
///
/// Text and quoted attribute values are escaped alike, so a value is safe in either place. Attribute
/// values must be quoted; a value must never be put into a tag's name, a script or a style.
public struct HTML: ExpressibleByStringInterpolation, Sendable {
  /// The UTF-8 bytes.
  public private(set) var bytes: [UInt8]

  /// An empty piece.
  public init() { bytes = [] }

  /// A piece of markup from a literal.
  public init(stringLiteral markup: String) { bytes = Array(markup.utf8) }

  /// A piece of markup with values in it.
  public init(stringInterpolation: StringInterpolation) { bytes = stringInterpolation.bytes }

  init(markup bytes: [UInt8]) { self.bytes = bytes }

  /// Escaped text.
  public init(text: String) {
    bytes = []
    HTML.escape(text, into: &bytes)
  }

  /// Pieces one after another.
  public init(_ pieces: [HTML]) {
    bytes = []
    for piece in pieces { bytes += piece.bytes }
  }

  /// Appends a piece.
  public mutating func append(_ piece: HTML) { bytes += piece.bytes }

  /// Two pieces, one after the other.
  public static func + (left: HTML, right: HTML) -> HTML {
    var sum = left
    sum.append(right)
    return sum
  }

  /// Whether there is nothing in it.
  public var isEmpty: Bool { bytes.isEmpty }

  /// Collects the literals and the values of an interpolation.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate(set) var bytes: [UInt8] = []

    /// Makes room.
    public init(literalCapacity: Int, interpolationCount: Int) {
      bytes.reserveCapacity(literalCapacity + interpolationCount * 16)
    }

    /// Appends markup.
    public mutating func appendLiteral(_ literal: String) { bytes += literal.utf8 }

    /// Appends text, escaped.
    public mutating func appendInterpolation(_ text: String) {
      HTML.escape(text, into: &bytes)
    }

    /// Appends a number.
    public mutating func appendInterpolation(_ number: Int) { bytes += String(number).utf8 }

    /// Appends a piece as it is.
    public mutating func appendInterpolation(_ piece: HTML) { bytes += piece.bytes }

    /// Appends pieces one after another.
    public mutating func appendInterpolation(_ pieces: [HTML]) {
      for piece in pieces { bytes += piece.bytes }
    }

    /// Appends a space and an attribute, its value escaped; nothing when the value is nil.
    public mutating func appendInterpolation(attribute name: StaticString, _ value: String?) {
      guard let value else { return }
      appendName(name)
      bytes += [UInt8(ascii: "="), UInt8(ascii: "\"")]
      HTML.escape(value, into: &bytes)
      bytes.append(UInt8(ascii: "\""))
    }

    /// Appends a space and an attribute without a value when `condition` holds.
    public mutating func appendInterpolation(flag name: StaticString, if condition: Bool) {
      if condition { appendName(name) }
    }

    private mutating func appendName(_ name: StaticString) {
      bytes.append(UInt8(ascii: " "))
      name.withUTF8Buffer { bytes += $0 }
    }
  }
}

extension HTML {
  /// Appends `text` as HTML text or a quoted attribute value.
  ///
  /// Control characters that HTML forbids become U+FFFD; tab and line ends stay.
  static func escape(_ text: String, into bytes: inout [UInt8]) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes += amp
      case UInt8(ascii: "<"): bytes += lt
      case UInt8(ascii: ">"): bytes += gt
      case UInt8(ascii: "\""): bytes += quot
      case UInt8(ascii: "'"): bytes += apos
      case 0x09, 0x0A, 0x0D: bytes.append(byte)
      case 0x00..<0x20, 0x7F: bytes += replacement
      default: bytes.append(byte)
      }
    }
  }

  private static let amp = Array("&amp;".utf8)
  private static let lt = Array("&lt;".utf8)
  private static let gt = Array("&gt;".utf8)
  private static let quot = Array("&quot;".utf8)
  private static let apos = Array("&#39;".utf8)
  private static let replacement = Array("\u{FFFD}".utf8)
}
