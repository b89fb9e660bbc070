#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Why the server could not start.
public enum ServerError: Error, Hashable, Sendable {
  /// The port is outside 0…65535.
  case portOutOfRange(Int)
  /// Another program listens there.
  case portInUse(host: String, port: Int)
  /// The host is no address of this machine.
  case addressNotAvailable(host: String)
  /// The host's name leads to no address; the text is the system's reason.
  case unknownHost(host: String, reason: String)
  /// The system does not let this user listen there, as below port 1024.
  case permissionDenied(host: String, port: Int)
  /// The system refused for another reason.
  case system(operation: String, code: Int32)
  /// The HTTP library did not start; the system has run out of threads or files.
  case notStarted

  init(operation: String, code: Int32, host: String, port: Int) {
    switch code {
    case EADDRINUSE: self = .portInUse(host: host, port: port)
    case EADDRNOTAVAIL: self = .addressNotAvailable(host: host)
    case EACCES, EPERM: self = .permissionDenied(host: host, port: port)
    default: self = .system(operation: operation, code: code)
    }
  }
}

extension ServerError: CustomStringConvertible {
  /// What is wrong and what to do, in plain English.
  public var description: String {
    switch self {
    case .portOutOfRange(let port):
      "\(port) is not a port; ports are 0 to 65535"
    case .portInUse(let host, let port):
      "port \(port) of \(host) is in use by another program; stop it or choose another port"
    case .addressNotAvailable(let host):
      "\(host) is not an address of this machine; use 127.0.0.1"
    case .unknownHost(let host, let reason):
      "the host \"\(host)\" cannot be found: \(reason)"
    case .permissionDenied(let host, let port):
      "you may not listen on port \(port) of \(host); choose a port above 1023"
    case .system(let operation, let code):
      "\(operation) failed: \(String(cString: strerror(code)))"
    case .notStarted:
      "the HTTP library could not start; there may be too many open files or threads"
    }
  }
}
