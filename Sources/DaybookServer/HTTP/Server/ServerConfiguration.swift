extension HTTPServer {
  /// How much a server accepts, and for how long it waits.
  public struct Configuration: Sendable {
    /// Threads that answer requests.
    public var threads = 8
    /// Connections at a time; more are closed at once.
    public var connections = 512
    /// Connections at a time from one address, or nil for no limit. Behind a proxy all come from
    /// one address.
    public var connectionsPerAddress: Int?
    /// The size of a connection's memory, which bounds the head of a request, in bytes.
    public var headBytes = 32_768
    /// The longest body in bytes, by method and path segments; longer ones are answered with 413.
    public var bodyLimit: @Sendable (Request.Method, [String]) -> Int = { _, _ in
      Self.defaultBodyLimit
    }
    /// Bytes of all bodies being received at a time; what would exceed it is answered with 503.
    public var bodyBytesInFlight = 512 << 20
    /// For how long a connection may be idle between two requests.
    public var idleTime = Duration.seconds(60)
    /// How long the head of a request may take, however it trickles in.
    public var headTime = Duration.seconds(15)
    /// How long a body or an answer may take beyond its size divided by ``slowestRate``.
    public var transferTime = Duration.seconds(30)
    /// The bytes a second that a client must manage on average.
    public var slowestRate = 16_384
    /// How often the times are checked.
    public var sweepInterval = Duration.seconds(1)

    /// The body limit of everything that is no upload: 1 MiB.
    public static let defaultBodyLimit = 1 << 20
    /// A body limit fit for uploads of files: 128 MiB.
    public static let uploadBodyLimit = 128 << 20

    /// The usual limits.
    /// What is answered instead of a refusal that the server makes before the handler is asked; the
    /// request, without its body, is nil when its head could not be read.
    public var rewording: @Sendable (Request?, Response) -> Response = { $1 }

    /// Makes a configuration with the values above.
    public init() {}
  }
}
