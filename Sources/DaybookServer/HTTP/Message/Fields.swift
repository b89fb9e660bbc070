/// Named texts in the order they were sent, as a query or a form has them.
public struct Fields: Hashable, Sendable {
  /// One named text.
  public struct Field: Hashable, Sendable {
    /// The name, decoded.
    public let name: String
    /// The value, decoded.
    public let value: String

    /// A field with this name and value.
    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The fields in order.
  public private(set) var all: [Field] = []

  /// No fields.
  public init() {}

  /// The first value with this name, or nil.
  public func text(_ name: String) -> String? {
    all.first { $0.name == name }?.value
  }

  /// Every value with this name, in order.
  public func all(_ name: String) -> [String] {
    all.filter { $0.name == name }.map { $0.value }
  }

  /// Adds a field at the end.
  public mutating func append(_ name: String, _ value: String) {
    all.append(Field(name: name, value: value))
  }
}

extension Fields: ExpressibleByDictionaryLiteral {
  /// Fields in the order written.
  public init(dictionaryLiteral elements: (String, String)...) {
    for (name, value) in elements { append(name, value) }
  }
}
