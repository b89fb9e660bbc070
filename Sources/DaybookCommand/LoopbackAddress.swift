import DaybookServer

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The addresses at which a computer reaches itself and nobody else does.
enum LoopbackAddress {
  /// Whether a host is one of 127.0.0.0/8, `::1` or `localhost`. It is read as a number, because
  /// `127.example.org` is a name that may lead anywhere.
  static func isLoopback(_ host: String) -> Bool {
    if host == "localhost" { return true }
    var ipv4 = in_addr()
    if inet_pton(AF_INET, host, &ipv4) == 1 { return UInt32(bigEndian: ipv4.s_addr) >> 24 == 127 }
    var ipv6 = in6_addr()
    guard inet_pton(AF_INET6, host, &ipv6) == 1 else { return false }
    return withUnsafeBytes(of: ipv6) { bytes in
      bytes.dropLast().allSatisfy { $0 == 0 } && bytes.last == 1
    }
  }

  /// The Host header of whoever follows the address of a server.
  static func authority(of address: ServerAddress) -> String {
    address.host.utf8.contains(UInt8(ascii: ":"))
      ? "[\(address.host)]:\(address.port)" : "\(address.host):\(address.port)"
  }
}
