/// The cookies of a request (RFC 6265 4.2).
public struct Cookies: Sendable {
  private var values: [(name: String, value: String)] = []

  /// Reads the values of the `Cookie` headers; what has no name or no `=` is passed over.
  public init(_ headers: [String]) {
    for header in headers {
      for pair in header.utf8.split(separator: UInt8(ascii: ";")) {
        guard let sign = pair.firstIndex(of: UInt8(ascii: "=")) else { continue }
        let name = trimmed(Substring(pair[..<sign]))
        var value = trimmed(Substring(pair[sign...].dropFirst()))
        if value.utf8.count >= 2, value.hasPrefix("\""), value.hasSuffix("\"") {
          value = String(value.dropFirst().dropLast())
        }
        if !name.isEmpty { values.append((name, value)) }
      }
    }
  }

  /// The first cookie with this name, or nil. Names are compared exactly.
  public subscript(name: String) -> String? {
    values.first { $0.name == name }?.value
  }

  /// The value of a preference, or nil when it is absent or not one of its valid values.
  func value<Value>(of preference: Preference<Value>) -> Value? {
    self[preference.name].flatMap(preference.parse)
  }
}

/// A choice that a browser keeps in a cookie, such as the theme.
///
/// What comes back is read by the same rule that wrote it, so no page ever sees a value that
/// somebody else made up.
struct Preference<Value: Sendable>: Sendable {
  let name: String
  let parse: @Sendable (String) -> Value?
  let write: @Sendable (Value) -> String

  init(
    _ name: String, parse: @escaping @Sendable (String) -> Value?,
    write: @escaping @Sendable (Value) -> String
  ) {
    self.name = name
    self.parse = parse
    self.write = write
  }

  /// The cookie that keeps the choice for a year, or removes it for nil.
  ///
  /// - Throws: ``SetCookieError`` when the name or the written value cannot stand in a cookie.
  func cookie(_ value: Value?) throws(SetCookieError) -> SetCookie {
    let year = 31_536_000
    guard let value else { return try SetCookie(name, "", maxAge: 0) }
    return try SetCookie(name, write(value), maxAge: year)
  }
}

extension Preference where Value: RawRepresentable, Value.RawValue == String {
  /// A choice among the cases of an enumeration.
  init(_ name: String) {
    self.init(name, parse: { Value(rawValue: $0) }, write: { $0.rawValue })
  }
}
