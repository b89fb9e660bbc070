/// Whether an unsafe request comes from one of our own pages, by what the browser says of it.
enum OriginPolicy {
  /// The foreign origin that sent the request, or nil when it is our own or no browser's.
  ///
  /// Browsers send Origin with every unsafe request; Referer and Sec-Fetch-Site are the second
  /// and third witness. A request with none of them is a program's and is let through: what it
  /// lacks, the form token, a foreign page could not send either.
  static func foreignOrigin(of request: Request) -> String? {
    let host = asciiLowercased(request.headers["Host"] ?? "")
    // Our cookie and token live under one host name: localhost is foreign to 127.0.0.1.
    if let origin = request.headers["Origin"] {
      return isSame(origin, host: host) ? nil : origin
    }
    if let referer = request.headers["Referer"] {
      return isSame(origin(of: referer), host: host) ? nil : origin(of: referer)
    }
    switch request.headers["Sec-Fetch-Site"] {
    case nil, "same-origin", "none": return nil
    case let site?: return site
    }
  }

  private static func isSame(_ origin: String, host: String) -> Bool {
    guard !host.isEmpty else { return false }
    // A proxy that adds TLS turns our http into https, and browsers leave out a default port.
    let lowered = asciiLowercased(origin)
    return ["http", "https"].contains { scheme in
      let port = scheme == "http" ? ":80" : ":443"
      return lowered == "\(scheme)://\(host)"
        || (host.hasSuffix(port) && lowered == "\(scheme)://\(host.dropLast(port.utf8.count))")
    }
  }

  private static func origin(of url: String) -> String {
    guard let scheme = url.utf8.firstIndex(of: UInt8(ascii: ":")) else { return url }
    let rest = url.utf8[scheme...].dropFirst(3)
    let end = rest.firstIndex { byte in
      byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
    }
    return String(Substring(url.utf8[..<(end ?? rest.endIndex)]))
  }
}
