/// What is wrong with the way a request is framed; each answer closes the connection.
///
/// Two programs in a row that disagree on where a request ends let a stranger smuggle in a second
/// one (RFC 9112 11.2), so whatever could be read in two ways is refused rather than repaired.
enum RequestFraming {
  /// The fault, or nil. Knows more cases than the library below, which lets them pass.
  static func fault(method: String, version: String, headers: Headers) -> Response? {
    guard version == "HTTP/1.1" || version == "HTTP/1.0" else {
      return .text("This server speaks HTTP/1.1.\n", status: .versionNotSupported)
    }
    guard !method.isEmpty, method.utf8.allSatisfy(isTokenByte) else {
      return bad("The method is malformed.")
    }
    for (name, value) in headers.all {
      // A space before the colon must be refused (RFC 9112 5.1): others may read another name.
      guard !name.isEmpty, name.utf8.allSatisfy(isTokenByte), value.utf8.allSatisfy(isValueByte)
      else { return bad("A header is malformed.") }
    }
    let hosts = headers.values("Host")
    guard hosts.count <= 1 else { return bad("The request names two hosts.") }
    if version == "HTTP/1.1", hosts.isEmpty { return bad("The request names no host.") }

    let lengths = headers.values("Content-Length")
    guard lengths.count <= 1 else { return bad("The request has two lengths.") }
    if let length = lengths.first, declaredLength(length) == nil {
      return bad("The length of the body is malformed.")
    }
    let encodings = headers.values("Transfer-Encoding")
    guard let encoding = encodings.first else { return nil }
    guard encodings.count == 1, lengths.isEmpty else {
      return bad("The body's end is given in two ways.")
    }
    guard equalIgnoringCase(trimmed(encoding), "chunked") else {
      return .text("Bodies can be sent plain or chunked only.\n", status: .notImplemented)
    }
    return version == "HTTP/1.1" ? nil : bad("HTTP/1.0 knows no chunked bodies.")
  }

  /// The number that a Content-Length gives, or nil when it is no plain number.
  static func declaredLength(_ text: String) -> Int? {
    guard !text.isEmpty,
      text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    // A number too large for an Int is over every limit.
    return Int(text) ?? Int.max
  }

  private static func isValueByte(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != 0x7f || byte == UInt8(ascii: "\t")
  }

  private static func bad(_ text: String) -> Response {
    .text("\(text)\n", status: .badRequest)
  }
}
