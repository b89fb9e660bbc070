/// The hosts that this server answers for.
///
/// A page of another site can point its own name at 127.0.0.1 (DNS rebinding); the Host header
/// then still names that site, so the name is what must be checked.
public struct HostPolicy: Sendable {
  private var authorities: Set<String> = []
  private var namesOnAnyPort: Set<String> = []

  /// The machine's own names with the server's port, and the configured ones.
  ///
  /// - Parameters:
  ///   - port: where the server listens.
  ///   - names: other names under which it is reached; `nas.local:8080` on that port only,
  ///     `daybook.example` on any port.
  public init(port: Int, names: [String] = []) {
    for name in ["127.0.0.1", "localhost", "[::1]"] {
      authorities.insert("\(name):\(port)")
      if port == 80 { authorities.insert(name) }
    }
    for name in names {
      let name = asciiLowercased(name)
      let parts = Self.splitPort(name)
      if parts.port == nil {
        namesOnAnyPort.insert(name)
      } else {
        authorities.insert(name)
        // Browsers leave out the port of HTTP.
        if parts.port == "80" { authorities.insert(parts.name) }
      }
    }
  }

  /// Whether a Host header, or the host and port of an origin, is ours.
  public func allows(_ authority: String) -> Bool {
    let authority = asciiLowercased(authority)
    let parts = Self.splitPort(authority)
    return authorities.contains(authority)
      || (namesOnAnyPort.contains(parts.name) && parts.port.map(Self.isPort) != false)
  }

  private static func splitPort(_ authority: String) -> (name: String, port: String?) {
    let utf8 = authority.utf8
    guard let colon = utf8.lastIndex(of: UInt8(ascii: ":")),
      // The colons inside an IPv6 address separate no port.
      !utf8[colon...].contains(UInt8(ascii: "]"))
    else { return (authority, nil) }
    return (
      String(Substring(utf8[..<colon])), String(Substring(utf8[colon...].dropFirst()))
    )
  }

  private static func isPort(_ text: String) -> Bool {
    text.utf8.count <= 5 && !text.isEmpty
      && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
