#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A connection to 127.0.0.1 on which a test says exactly the bytes it wants.
final class RawClient {
  enum Failure: Error { case noConnection(Int32) }

  /// What was received: the status line's code, the headers as lines, the body.
  struct Reply {
    var status: Int
    var headers: [String]
    var body: [UInt8]

    var text: String { String(decoding: body, as: UTF8.self) }

    /// The first header with this name in lower case.
    func header(_ name: String) -> String? {
      for line in headers {
        let parts = line.split(separator: ":", maxSplits: 1)
        if parts.count == 2, parts[0].lowercased() == name {
          return String(parts[1].drop { $0 == " " })
        }
      }
      return nil
    }
  }

  private let socket: Int32
  private var buffer: [UInt8] = []

  /// Connects; what does not come within `patience` seconds counts as never sent.
  init(port: Int, overIPv6: Bool = false, patience: Int = 120) throws {
    socket = Self.make(overIPv6 ? AF_INET6 : AF_INET)
    var time = timeval(tv_sec: patience, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &time, size)
    setsockopt(socket, SOL_SOCKET, SO_SNDTIMEO, &time, size)
    let result: Int32
    if overIPv6 {
      var address = sockaddr_in6()
      address.sin6_family = sa_family_t(AF_INET6)
      address.sin6_port = UInt16(port).bigEndian
      address.sin6_addr = in6addr_loopback
      result = Self.connect(socket, to: &address)
    } else {
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = UInt16(port).bigEndian
      address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
      result = Self.connect(socket, to: &address)
    }
    if result != 0 {
      let code = errno
      close(socket)
      throw Failure.noConnection(code)
    }
  }

  deinit { close(socket) }

  private static func make(_ family: Int32) -> Int32 {
    #if canImport(Darwin)
      Darwin.socket(family, SOCK_STREAM, 0)
    #elseif canImport(Musl)
      Musl.socket(family, SOCK_STREAM, 0)
    #else
      Glibc.socket(family, Int32(SOCK_STREAM.rawValue), 0)
    #endif
  }

  private static func connect<Address>(_ socket: Int32, to address: inout Address) -> Int32 {
    withUnsafeBytes(of: &address) { bytes in
      let pointer = bytes.baseAddress!.assumingMemoryBound(to: sockaddr.self)
      #if canImport(Darwin)
        return Darwin.connect(socket, pointer, socklen_t(bytes.count))
      #elseif canImport(Musl)
        return Musl.connect(socket, pointer, socklen_t(bytes.count))
      #else
        return Glibc.connect(socket, pointer, socklen_t(bytes.count))
      #endif
    }
  }

  /// Sends everything; false when the other side no longer listens.
  @discardableResult
  func send(_ bytes: [UInt8]) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        #if canImport(Darwin)
          Darwin.send(socket, buffer.baseAddress! + sent, bytes.count - sent, 0)
        #elseif canImport(Musl)
          Musl.send(socket, buffer.baseAddress! + sent, bytes.count - sent, MSG_NOSIGNAL)
        #else
          Glibc.send(
            socket, buffer.baseAddress! + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
        #endif
      }
      if count <= 0 { return false }
      sent += count
    }
    return true
  }

  @discardableResult
  func send(_ text: String) -> Bool { send(Array(text.utf8)) }

  /// The next reply, or nil when the connection ends or nothing comes; `hasBody` is false after HEAD.
  func receive(hasBody: Bool = true) -> Reply? {
    while true {
      if let end = headEnd() {
        let head = String(decoding: buffer[..<end], as: UTF8.self)
        var lines = head.split(separator: "\r\n").map { String($0) }
        let words = lines.removeFirst().split(separator: " ")
        var reply = Reply(status: Int(words[1]) ?? 0, headers: lines, body: [])
        let length =
          hasBody && reply.status != 304 ? Int(reply.header("content-length") ?? "0") ?? 0 : 0
        while buffer.count < end + 4 + length {
          guard fill() else { return nil }
        }
        reply.body = Array(buffer[(end + 4)..<(end + 4 + length)])
        buffer.removeFirst(end + 4 + length)
        return reply
      }
      guard fill() else { return nil }
    }
  }

  /// Whether the server has closed the connection, after reading away what it still sent.
  func isClosed() -> Bool {
    while true {
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = recv(socket, &bytes, bytes.count, 0)
      if count == 0 { return true }
      if count < 0 { return errno == ECONNRESET }
    }
  }

  private func headEnd() -> Int? {
    guard buffer.count >= 4 else { return nil }
    return (0...(buffer.count - 4)).first { buffer[$0..<($0 + 4)].elementsEqual([13, 10, 13, 10]) }
  }

  private func fill() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = recv(socket, &bytes, bytes.count, 0)
    guard count > 0 else { return false }
    buffer += bytes[..<count]
    return true
  }
}
