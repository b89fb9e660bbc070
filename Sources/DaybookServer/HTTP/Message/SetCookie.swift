/// Why a cookie cannot be sent.
public enum SetCookieError: Error, Hashable, Sendable {
  /// The name is empty or holds a character that is no token character (RFC 9110 5.6.2).
  case invalidName(String)
  /// The value holds a character that a cookie cannot have (RFC 6265 4.1.1).
  case invalidValue(name: String, value: String)
}

extension SetCookieError: CustomStringConvertible {
  /// What is wrong, in plain English, with the offending text.
  public var description: String {
    switch self {
    case .invalidName(let name): "a cookie cannot be named \"\(name)\""
    case .invalidValue(let name, let value):
      "the cookie \(name) cannot hold \"\(value)\"; encode it first"
    }
  }
}

/// A cookie to be kept by the browser; never readable by scripts.
public struct SetCookie: Hashable, Sendable {
  /// With which requests from other sites the browser sends a cookie.
  public enum SameSite: String, Hashable, Sendable {
    /// With none.
    case strict = "Strict"
    /// Only when the person follows a link.
    case lax = "Lax"
  }

  /// The name.
  public let name: String
  /// The value.
  public let value: String
  /// For how many seconds it is kept; nil for as long as the browser runs, 0 to remove it.
  public let maxAge: Int?
  /// With which requests from other sites it is sent.
  public let sameSite: SameSite

  /// A cookie for the whole server.
  ///
  /// - Throws: ``SetCookieError`` when the name or the value cannot stand in a cookie.
  public init(
    _ name: String, _ value: String, maxAge: Int? = nil, sameSite: SameSite = .lax
  ) throws(SetCookieError) {
    guard !name.isEmpty, name.utf8.allSatisfy(isTokenByte) else { throw .invalidName(name) }
    guard
      value.utf8.allSatisfy({ byte in
        byte > 0x20 && byte < 0x7f && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: ",")
          && byte != UInt8(ascii: ";") && byte != UInt8(ascii: "\\")
      })
    else { throw .invalidValue(name: name, value: value) }
    self.name = name
    self.value = value
    self.maxAge = maxAge
    self.sameSite = sameSite
  }

  /// The value of the `Set-Cookie` header.
  public var headerValue: String {
    let age = maxAge.map { "; Max-Age=\($0)" } ?? ""
    return "\(name)=\(value); Path=/\(age); HttpOnly; SameSite=\(sameSite.rawValue)"
  }
}

extension Response {
  /// This answer with one more cookie.
  public func setting(_ cookie: SetCookie) -> Response {
    var response = self
    response.headers.add("Set-Cookie", cookie.headerValue)
    return response
  }
}

/// Whether the byte may stand in a token such as a method or a header's name (RFC 9110 5.6.2).
func isTokenByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "!"), UInt8(ascii: "#"),
    UInt8(ascii: "$"), UInt8(ascii: "%"), UInt8(ascii: "&"), UInt8(ascii: "'"),
    UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
    UInt8(ascii: "^"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "|"),
    UInt8(ascii: "~"):
    true
  default: false
  }
}
