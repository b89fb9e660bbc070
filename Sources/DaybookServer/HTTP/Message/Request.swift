/// Answers a request. Called on any of the server's threads, several at once.
public typealias Handler = @Sendable (Request) -> Response

/// What a browser or a program asks for: a value, whole, with its body.
public struct Request: Sendable {
  /// The method of a request, in capitals as sent; `PROPFIND` and the like included.
  public struct Method: RawRepresentable, Hashable, Sendable {
    /// The method's name.
    public let rawValue: String

    /// The method with this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Reads.
    public static let get = Method(rawValue: "GET")
    /// Reads, but only the headers are sent.
    public static let head = Method(rawValue: "HEAD")
    /// Asks what is allowed.
    public static let options = Method(rawValue: "OPTIONS")
    /// Submits a form, or makes something.
    public static let post = Method(rawValue: "POST")
    /// Replaces.
    public static let put = Method(rawValue: "PUT")
    /// Changes a part.
    public static let patch = Method(rawValue: "PATCH")
    /// Removes.
    public static let delete = Method(rawValue: "DELETE")

    /// Whether the method promises to change nothing (RFC 9110 9.2.1).
    public var isSafe: Bool { self == .get || self == .head || self == .options }
  }

  /// What to do.
  public var method: Method
  /// The target as it was sent: path and query, escaped.
  public var target: String
  /// The path's segments, decoded one by one; none for `/`.
  public var path: [String]
  /// Whether the path ended with a slash; false for `/` itself.
  public var hasTrailingSlash: Bool
  /// The query, decoded.
  public var query: Fields
  /// The header fields.
  public var headers: Headers
  /// The cookies.
  public var cookies: Cookies
  /// The body; empty when there is none.
  public var body: [UInt8]
  /// The token that every form on the answer's page carries in the field
  /// ``FormToken/fieldName``; empty until the security policy has seen the request.
  public var formToken = ""
  /// The form when the security policy has already read it from the body.
  var readForm: Form?

  /// A request with everything it says of itself decoded.
  ///
  /// - Throws: ``RequestTargetError`` when the target cannot be served.
  public init(
    _ method: Method = .get, _ target: String, headers: Headers = Headers(), body: [UInt8] = []
  ) throws(RequestTargetError) {
    let parsed = try RequestTarget(target)
    self.method = method
    self.target = target
    path = parsed.path
    hasTrailingSlash = parsed.hasTrailingSlash
    query = parsed.query
    self.headers = headers
    if let authority = parsed.authority { self.headers["Host"] = authority }
    cookies = Cookies(headers.values("Cookie"))
    self.body = body
  }

  /// The form in the body.
  ///
  /// - Throws: ``FormError`` when the body is no form or a malformed one.
  public func form() throws(FormError) -> Form {
    if let readForm { return readForm }
    return try Form(contentType: headers["Content-Type"], body: body)
  }
}
