/// Why a request's target cannot be served; each is answered with 400.
public enum RequestTargetError: Error, Hashable, Sendable {
  /// It is neither a path nor an `http` URL.
  case notAPath(String)
  /// A path segment has a malformed escape, is not UTF-8, or hides a slash, a NUL or a dot segment.
  case invalidSegment(String)
  /// A name or value of the query has a malformed escape, is not UTF-8, or holds a NUL.
  case invalidQuery(String)
}

extension RequestTargetError: CustomStringConvertible {
  /// What is wrong, in plain English, with the offending part.
  public var description: String {
    switch self {
    case .notAPath(let target): "\"\(target)\" is not a path that starts with a slash"
    case .invalidSegment(let segment): "the part \"\(segment)\" of the path cannot be read"
    case .invalidQuery(let item): "the part \"\(item)\" of the query cannot be read"
    }
  }
}

/// The target of a request, decoded (RFC 9112 3.2): a path, perhaps a query, seldom a whole URL.
struct RequestTarget {
  /// The decoded segments; none for `/`.
  var path: [String] = []
  /// Whether the path ends with a slash; false for `/` itself.
  var hasTrailingSlash = false
  /// The decoded query.
  var query = Fields()
  /// The host and port of a whole URL, which then count instead of the Host header.
  var authority: String?

  init(_ target: String) throws(RequestTargetError) {
    var rest = Substring(target).utf8
    if rest.first != UInt8(ascii: "/") {
      guard let colon = rest.firstIndex(of: UInt8(ascii: ":")),
        equalIgnoringCase(Substring(rest[..<colon]), "http"),
        rest[colon...].starts(with: "://".utf8)
      else { throw .notAPath(target) }
      rest = rest[colon...].dropFirst(3)
      let end = rest.firstIndex { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "?") }
      authority = String(Substring(rest[..<(end ?? rest.endIndex)]))
      rest = rest[(end ?? rest.endIndex)...]
    }
    let mark = rest.firstIndex(of: UInt8(ascii: "?"))
    try readPath(rest[..<(mark ?? rest.endIndex)])
    if let mark { try readQuery(rest[mark...].dropFirst()) }
  }

  private mutating func readPath(_ text: Substring.UTF8View) throws(RequestTargetError) {
    var segments = text.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)[...]
    segments = segments.dropFirst()
    if segments.count > 1, segments.last?.isEmpty == true {
      hasTrailingSlash = true
      segments = segments.dropLast()
    } else if segments.count == 1, segments.first?.isEmpty == true {
      segments = []
    }
    for segment in segments {
      // A browser resolves dot segments before it sends; left in, they could lead out of a folder.
      guard let bytes = PercentEncoding.decode(segment, plusIsSpace: false),
        let decoded = strictText(bytes),
        !bytes.contains(UInt8(ascii: "/")), decoded != ".", decoded != ".."
      else { throw .invalidSegment(String(Substring(segment))) }
      path.append(decoded)
    }
  }

  private mutating func readQuery(_ text: Substring.UTF8View) throws(RequestTargetError) {
    for item in text.split(separator: UInt8(ascii: "&")) {
      let sign = item.firstIndex(of: UInt8(ascii: "="))
      let value = sign.map { item[$0...].dropFirst() } ?? item[item.endIndex...]
      guard
        let name = PercentEncoding.decode(item[..<(sign ?? item.endIndex)], plusIsSpace: true)
          .flatMap({ strictText($0) }),
        let decoded = PercentEncoding.decode(value, plusIsSpace: true).flatMap({ strictText($0) })
      else { throw .invalidQuery(String(Substring(item))) }
      query.append(name, decoded)
    }
  }
}
