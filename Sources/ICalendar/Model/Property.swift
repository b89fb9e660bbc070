/// A content line: a name, parameters and a value, kept as they were written (RFC 5545 §3.1).
///
/// The value is not interpreted: escapes, commas and digits stay as they are, so that what is not
/// changed is written back octet for octet. Read it through ``text``, ``dateTime()`` and their like.
///
/// A line that cannot be read as a property is kept too, with ``isReadable`` false, an empty name and
/// the whole line as its value.
public struct Property: Sendable {
  /// The name, in the case it was written; empty when the line is unreadable.
  public var name: String
  /// The parameters, in order.
  public var parameters: [Parameter]
  /// What stands after the colon, unfolded, with its escapes; of an unreadable line the whole line.
  public var value: String
  /// Whether the line could be read as a property.
  public let isReadable: Bool
  private let lineNumber: Int32

  /// Makes a property from a value that is already in the form of a file.
  ///
  /// Line breaks in `value` are written as `\n`.
  public init(_ name: String, parameters: [Parameter] = [], rawValue value: String) {
    self.init(name: name, parameters: parameters, value: value, isReadable: true, line: 0)
  }

  init(name: String, parameters: [Parameter], value: String, isReadable: Bool, line: Int32) {
    self.name = name
    self.parameters = parameters
    self.value = value
    self.isReadable = isReadable
    self.lineNumber = line
  }

  /// Keeps a line that cannot be read.
  static func unreadable(_ text: String, line: Int32) -> Property {
    Property(name: "", parameters: [], value: text, isReadable: false, line: line)
  }

  /// The line of the file it was read from, counted from 1; 0 when it was made here.
  public var line: Int { Int(lineNumber) }

  /// Whether the property has this name, whatever the case.
  public func isNamed(_ name: String) -> Bool { isReadable && isSameName(self.name, name) }

  /// The first parameter of this name, whatever the case.
  public func parameter(_ name: String) -> Parameter? {
    parameters.first { isSameName($0.name, name) }
  }

  /// Puts a parameter in the place of the first of its name, or at the end.
  public mutating func setParameter(_ parameter: Parameter) {
    if let index = parameters.firstIndex(where: { isSameName($0.name, parameter.name) }) {
      parameters[index] = parameter
    } else {
      parameters.append(parameter)
    }
  }

  /// Removes every parameter of this name.
  public mutating func removeParameter(_ name: String) {
    parameters.removeAll { isSameName($0.name, name) }
  }
}

extension Property: Equatable {
  /// Whether both are written alike, octet by octet, wherever they were read.
  public static func == (left: Property, right: Property) -> Bool {
    left.isReadable == right.isReadable && isSameText(left.name, right.name)
      && isSameText(left.value, right.value) && left.parameters == right.parameters
  }
}
