extension Response {
  /// A static asset, with an ETag made from its bytes; 304 when the client already holds them.
  ///
  /// The browser keeps it for `maxAge` seconds without asking; with 0 it asks each time.
  public static func asset(
    _ bytes: [UInt8], contentType: String, for request: Request, maxAge: Int = 0
  ) -> Response {
    var response = Response(.ok, headers: ["Content-Type": contentType], body: bytes)
    response.headers["ETag"] = entityTag(of: bytes)
    response.headers["Cache-Control"] =
      maxAge > 0 ? "private, max-age=\(maxAge)" : "private, no-cache"
    return response.unlessHeld(by: request)
  }

  /// The strong ETag of these bytes, in its quotes.
  public static func entityTag(of bytes: [UInt8]) -> String {
    "\"\(hexadecimal(Sodium.hash(bytes, length: 16)))\""
  }

  /// This answer, or 304 without a body when the request's If-None-Match names this answer's ETag
  /// (RFC 9110 13.1.2).
  public func unlessHeld(by request: Request) -> Response {
    guard status == .ok, request.method == .get || request.method == .head,
      let tag = headers["ETag"],
      request.headers.values("If-None-Match").contains(where: { list in
        list.utf8.split(separator: UInt8(ascii: ",")).contains { item in
          let candidate = trimmed(Substring(item))
          // The comparison is weak: a proxy that compresses marks the tag as weak.
          return candidate == "*" || candidate == tag || candidate == "W/\(tag)"
        }
      })
    else { return self }
    var response = self
    response.status = .notModified
    response.body = []
    response.headers["Content-Type"] = nil
    return response
  }
}
