/// A JSON value (RFC 8259). Members of objects keep the order they were given, so that what is written
/// reads and compares alike; numbers keep their digits.
public struct JSONValue: Sendable {
  /// The kinds of values.
  public enum Content: Sendable {
    /// `null`
    case null
    /// `true` or `false`
    case bool(Bool)
    /// A number, as it is written: `12`, `-0.50`, `1e9`.
    case number(String)
    /// Text, without escapes.
    case string(String)
    /// Values in order.
    case array([JSONValue])
    /// Names with values, in order.
    case object([Member])
  }

  /// A name with its value in an object.
  public struct Member: Sendable {
    /// The name.
    public var name: String
    /// The value.
    public var value: JSONValue

    /// Makes a member.
    public init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// What the value is.
  public var content: Content
  private let lineNumber: Int32
  private let columnNumber: Int32

  init(_ content: Content, line: Int32 = 0, column: Int32 = 0) {
    self.content = content
    lineNumber = line
    columnNumber = column
  }

  /// The line of the text on which it begins, counted from 1; 0 when it was made here.
  public var line: Int { Int(lineNumber) }

  /// The octet of the line at which it begins, counted from 1; 0 when it was made here.
  public var column: Int { Int(columnNumber) }
}

extension JSONValue {
  /// `null`
  public static let null = JSONValue(.null)

  /// Makes `true` or `false`.
  public static func bool(_ value: Bool) -> JSONValue { JSONValue(.bool(value)) }

  /// Makes a whole number.
  public static func number(_ value: Int) -> JSONValue { JSONValue(.number("\(value)")) }

  /// Makes text.
  public static func string(_ value: String) -> JSONValue { JSONValue(.string(value)) }

  /// Makes a list.
  public static func array(_ values: [JSONValue]) -> JSONValue { JSONValue(.array(values)) }

  /// Makes an object whose members stand in this order.
  public static func object(_ members: [(String, JSONValue)]) -> JSONValue {
    var list: [Member] = []
    list.reserveCapacity(members.count)
    for (name, value) in members { list.append(Member(name, value)) }
    return JSONValue(.object(list))
  }

  /// The text, if the value is text.
  public var string: String? {
    if case .string(let text) = content { text } else { nil }
  }

  /// The values, if the value is a list.
  public var array: [JSONValue]? {
    if case .array(let values) = content { values } else { nil }
  }

  /// The members, if the value is an object.
  public var members: [Member]? {
    if case .object(let members) = content { members } else { nil }
  }
}

extension JSONValue: Equatable {
  /// Whether both are the same wherever they were read: texts octet by octet, numbers digit by digit,
  /// objects in any order of their members.
  public static func == (left: JSONValue, right: JSONValue) -> Bool {
    switch (left.content, right.content) {
    case (.null, .null): true
    case (.bool(let left), .bool(let right)): left == right
    case (.number(let left), .number(let right)): isSameText(left, right)
    case (.string(let left), .string(let right)): isSameText(left, right)
    case (.array(let left), .array(let right)): left == right
    case (.object(let left), .object(let right)):
      areSame(left, right)
    default: false
    }
  }

  /// Whether each member has one of its own on the other side; a name may stand several times.
  private static func areSame(_ left: [Member], _ right: [Member]) -> Bool {
    guard left.count == right.count else { return false }
    var rest = right
    for member in left {
      let match = rest.firstIndex { isSameText($0.name, member.name) && $0.value == member.value }
      guard let match else { return false }
      rest.remove(at: match)
    }
    return true
  }
}
