#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where a server listens.
public struct ServerAddress: Hashable, Sendable {
  /// The host as it was asked for.
  public let host: String
  /// The port, the one chosen by the system when any was asked for.
  public let port: Int

  /// The address to type into a browser's address bar.
  public var url: String {
    host.utf8.contains(UInt8(ascii: ":")) ? "http://[\(host)]:\(port)/" : "http://\(host):\(port)/"
  }
}

/// A socket that listens.
struct ListeningSocket {
  let descriptor: Int32
  let address: ServerAddress

  /// Listens on the first address of the host; port 0 lets the system choose.
  init(host: String, port: Int, backlog: Int32) throws(ServerError) {
    guard (0...65535).contains(port) else { throw .portOutOfRange(port) }
    var hints = addrinfo()
    hints.ai_flags = AI_PASSIVE | AI_NUMERICSERV
    hints.ai_family = AF_UNSPEC
    #if canImport(Glibc)
      hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    #else
      hints.ai_socktype = SOCK_STREAM
    #endif
    // The name can stand for ::1 first, where browsers that try 127.0.0.1 find nobody.
    let name = host == "localhost" ? "127.0.0.1" : host
    var list: UnsafeMutablePointer<addrinfo>?
    let lookup = getaddrinfo(name, String(port), &hints, &list)
    guard lookup == 0, let list else {
      throw .unknownHost(host: host, reason: String(cString: gai_strerror(lookup)))
    }
    defer { freeaddrinfo(list) }
    let info = list.pointee

    let descriptor = socket(info.ai_family, info.ai_socktype, info.ai_protocol)
    guard descriptor >= 0 else { throw .system(operation: "socket", code: errno) }
    do throws(ServerError) {
      var on: Int32 = 1
      // Else a restart would have to wait for the last connections' TIME_WAIT.
      setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
      guard bind(descriptor, info.ai_addr, info.ai_addrlen) == 0 else {
        throw ServerError(operation: "bind", code: errno, host: host, port: port)
      }
      guard listen(descriptor, backlog) == 0 else {
        throw ServerError(operation: "listen", code: errno, host: host, port: port)
      }
      address = ServerAddress(host: host, port: try Self.port(of: descriptor))
    } catch {
      close(descriptor)
      throw error
    }
    self.descriptor = descriptor
  }

  private static func port(of descriptor: Int32) throws(ServerError) -> Int {
    var storage = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    let (result, port) = withUnsafeMutablePointer(to: &storage) { storage in
      let result = storage.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        getsockname(descriptor, $0, &length)
      }
      // The port stands at the same place in the addresses of both families.
      let port = storage.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
        UInt16(bigEndian: $0.pointee.sin_port)
      }
      return (result, port)
    }
    guard result == 0 else { throw .system(operation: "getsockname", code: errno) }
    return Int(port)
  }
}
