/// The proof that a form was sent from one of our own pages.
///
/// The browser holds a random session in a cookie; each form carries the session's message
/// authentication code under a secret of the data folder. Nothing is stored on the server, and
/// somebody who can set the cookie still cannot make the token.
public struct FormToken: Sendable {
  /// The name of the form field that carries the token.
  public static let fieldName = "form_token"
  /// The name of the header that carries it in requests that scripts send.
  public static let headerName = "X-Form-Token"
  /// The name of the session's cookie.
  public static let cookieName = "daybook_session"
  /// The length of a secret in bytes.
  public static let secretLength = 32

  private let secret: [UInt8]

  /// Tokens under a secret of ``secretLength`` random bytes.
  public init(secret: [UInt8]) {
    precondition(secret.count == Self.secretLength, "a secret has \(Self.secretLength) bytes")
    self.secret = secret
  }

  /// A new secret, to be kept in the data folder.
  public static func makeSecret() -> [UInt8] { Sodium.randomBytes(secretLength) }

  /// A new session: 64 hexadecimal digits.
  static func makeSession() -> String { hexadecimal(Sodium.randomBytes(32)) }

  /// The session of the request's cookie, or nil when it has none that we could have made.
  static func session(of request: Request) -> String? {
    request.cookies[cookieName].flatMap { text in
      let isOurs =
        text.utf8.count == 64
        && text.utf8.allSatisfy { byte in
          (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
        }
      return isOurs ? text : nil
    }
  }

  /// The token of a session: 64 hexadecimal digits.
  func token(of session: String) -> String {
    hexadecimal(Sodium.hash(Array(session.utf8), key: secret))
  }

  /// Whether the token is the session's.
  func isValid(_ token: String, of session: String) -> Bool {
    Sodium.equal(Array(token.utf8), Array(self.token(of: session).utf8))
  }
}
