/// The answer to a request: a value, whole, with its body.
public struct Response: Sendable {
  /// The three-digit code of an answer (RFC 9110 15).
  public struct Status: RawRepresentable, Hashable, Sendable {
    /// The code.
    public let rawValue: Int

    /// The status with this code.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// 200: here it is.
    public static let ok = Status(rawValue: 200)
    /// 201: made.
    public static let created = Status(rawValue: 201)
    /// 204: done, nothing to show.
    public static let noContent = Status(rawValue: 204)
    /// 301: moved for good.
    public static let movedPermanently = Status(rawValue: 301)
    /// 303: done; look there.
    public static let seeOther = Status(rawValue: 303)
    /// 304: what the client holds is current.
    public static let notModified = Status(rawValue: 304)
    /// 400: the request is malformed.
    public static let badRequest = Status(rawValue: 400)
    /// 403: refused.
    public static let forbidden = Status(rawValue: 403)
    /// 404: there is no such thing.
    public static let notFound = Status(rawValue: 404)
    /// 405: not with this method.
    public static let methodNotAllowed = Status(rawValue: 405)
    /// 409: it has changed in the meantime.
    public static let conflict = Status(rawValue: 409)
    /// 413: the body is over the limit.
    public static let contentTooLarge = Status(rawValue: 413)
    /// 415: not in this format.
    public static let unsupportedMediaType = Status(rawValue: 415)
    /// 421: this server does not answer for that host.
    public static let misdirected = Status(rawValue: 421)
    /// 422: understood, but the values cannot be accepted.
    public static let unprocessable = Status(rawValue: 422)
    /// 500: a fault of the server.
    public static let internalError = Status(rawValue: 500)
    /// 501: the server cannot do that.
    public static let notImplemented = Status(rawValue: 501)
    /// 503: not now.
    public static let unavailable = Status(rawValue: 503)
    /// 505: not with this version of HTTP.
    public static let versionNotSupported = Status(rawValue: 505)
  }

  /// The code.
  public var status: Status
  /// The header fields, without those that the server itself adds (Date, Content-Length).
  public var headers: Headers
  /// The body.
  public var body: [UInt8]

  /// An answer of these parts.
  public init(_ status: Status, headers: Headers = Headers(), body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// A page of HTML in UTF-8.
  public static func html(_ bytes: [UInt8], status: Status = .ok) -> Response {
    Response(status, headers: ["Content-Type": "text/html; charset=utf-8"], body: bytes)
  }

  /// A page of HTML.
  public static func html(_ text: String, status: Status = .ok) -> Response {
    html(Array(text.utf8), status: status)
  }

  /// Plain text.
  public static func text(_ text: String, status: Status = .ok) -> Response {
    Response(
      status, headers: ["Content-Type": "text/plain; charset=utf-8"], body: Array(text.utf8))
  }

  /// JSON in UTF-8.
  public static func json(_ bytes: [UInt8], status: Status = .ok) -> Response {
    Response(status, headers: ["Content-Type": "application/json"], body: bytes)
  }

  /// "Done, look there": the answer to a form, so that a reload sends nothing twice.
  ///
  /// The path is one on this server, with query and fragment if wanted. Anything that could lead
  /// to another server counts as `/`.
  public static func redirect(to path: String) -> Response {
    Response(.seeOther, headers: ["Location": localLocation(path)])
  }

  /// "Moved for good" to a path on this server, as in ``redirect(to:)``.
  public static func moved(to path: String) -> Response {
    Response(.movedPermanently, headers: ["Location": localLocation(path)])
  }

  /// "There is no such thing", as plain text.
  public static func notFound(_ text: String = "There is nothing at this address.\n") -> Response {
    .text(text, status: .notFound)
  }

  /// The answer without body for "done".
  public static let noContent = Response(.noContent)
}

private func localLocation(_ path: String) -> String {
  var bytes = path.utf8.makeIterator()
  // Browsers read `//host` and `/\host` as another server's address, and drop tabs and line ends
  // before they look, so these may not stand second either.
  guard bytes.next() == UInt8(ascii: "/") else { return "/" }
  if let second = bytes.next(),
    second == UInt8(ascii: "/") || second == UInt8(ascii: "\\") || second < 0x20
  {
    return "/"
  }
  return PercentEncoding.encodeURL(path)
}
