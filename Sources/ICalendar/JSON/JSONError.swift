/// Why a text is not JSON, with the place.
public struct JSONError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Kind: Hashable, Sendable {
    /// The text ends before the value does.
    case unexpectedEnd
    /// Something else stands where this was expected.
    case expected(String)
    /// The number is not written as JSON has it.
    case badNumber
    /// The escape in a string is none.
    case badEscape
    /// A string holds a control character, such as a line break, that is not escaped.
    case controlCharacter
    /// A string is not UTF-8.
    case encoding
    /// Lists and objects are nested deeper than this.
    case tooDeep(limit: Int)
    /// There are more values than this.
    case tooMany(limit: Int)
    /// Something follows the value.
    case trailingText
  }

  /// What is wrong.
  public let kind: Kind
  /// The line, counted from 1.
  public let line: Int
  /// The octet of the line, counted from 1.
  public let column: Int

  /// Makes an error.
  public init(_ kind: Kind, line: Int, column: Int) {
    self.kind = kind
    self.line = line
    self.column = column
  }
}

extension JSONError: CustomStringConvertible {
  /// What is wrong, in plain English, after the place: `line 3, column 14: …`.
  public var description: String { "line \(line), column \(column): " + message }

  /// What is wrong, in plain English, without the place.
  public var message: String {
    switch kind {
    case .unexpectedEnd: "the text ends before its value does; it is probably cut off"
    case .expected(let what): "\(what) is missing here"
    case .badNumber: "this is not a number as JSON writes it, such as 12 or -0.5"
    case .badEscape: "a backslash stands before something that it cannot stand before"
    case .controlCharacter: "a text holds a control character; write a line break as \\n"
    case .encoding: "a text is not UTF-8"
    case .tooDeep(let limit): "lists are nested deeper than \(limit) levels"
    case .tooMany(let limit): "there are more than \(limit) values"
    case .trailingText: "something follows after the end of the value"
    }
  }
}
