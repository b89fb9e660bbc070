/// How a segment of a path is read as a value.
///
///     extension Parameter where Value == Month {
///       static var month: Parameter { Parameter { try? Month(iso: $0) } }
///     }
struct Parameter<Value: Sendable>: Sendable {
  /// Nil when the segment is no such value; the route then does not match.
  let read: @Sendable (String) -> Value?

  init(_ read: @escaping @Sendable (String) -> Value?) { self.read = read }
}

extension Parameter where Value == String {
  /// Any segment that is not empty.
  static var text: Parameter { Parameter { $0.isEmpty ? nil : $0 } }
}

extension Parameter where Value: FixedWidthInteger {
  /// A number in decimal digits without sign or leading zeros, so that each has one address.
  static var number: Parameter {
    Parameter { text in
      guard let value = Value(text), value >= 0, String(value) == text else { return nil }
      return value
    }
  }
}
