import CMicroHTTPD
import Dispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A running HTTP/1.1 server.
///
/// Requests come to the handler whole, and its answers leave whole. The library below does the
/// reading and writing on a few threads; nothing of it is visible here.
public final class HTTPServer: Sendable {
  /// Where the server listens.
  public let address: ServerAddress

  /// The running library. Present until the server is stopped.
  private struct Engine: @unchecked Sendable {
    let daemon: OpaquePointer
    let listener: Int32
    let sweeper: any DispatchSourceTimer
  }

  private let service: Service
  private let engine: Lock<Engine?>

  private init(address: ServerAddress, service: Service, engine: sending Engine) {
    self.address = address
    self.service = service
    self.engine = Lock(engine)
  }

  /// Starts a server.
  ///
  /// - Parameters:
  ///   - host: an address of this machine, or a name that leads to one.
  ///   - port: 0 lets the system choose; ``address`` tells which.
  ///   - configuration: limits and times.
  ///   - makeHandler: called once with the address, before the first request.
  /// - Returns: the server, already answering.
  /// - Throws: ``ServerError`` when the server cannot listen there.
  public static func start(
    host: String = "127.0.0.1", port: Int, configuration: Configuration = Configuration(),
    makeHandler: (ServerAddress) -> Handler
  ) throws(ServerError) -> HTTPServer {
    // A client that goes away while it is written to must not end the program.
    signal(SIGPIPE, SIG_IGN)
    let socket = try ListeningSocket(host: host, port: port, backlog: 128)
    let service = Service(
      configuration: configuration, handler: makeHandler(socket.address))
    guard let daemon = startDaemon(service: service, listener: socket.descriptor) else {
      close(socket.descriptor)
      throw .notStarted
    }
    let sweeper = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "http.deadlines"))
    let interval = configuration.sweepInterval
    let nanoseconds =
      interval.components.seconds * 1_000_000_000 + interval.components.attoseconds / 1_000_000_000
    let step = DispatchTimeInterval.nanoseconds(Int(nanoseconds))
    sweeper.schedule(deadline: .now() + step, repeating: step)
    let connections = service.connections
    sweeper.setEventHandler { connections.sweep() }
    sweeper.activate()
    return HTTPServer(
      address: socket.address, service: service,
      engine: Engine(daemon: daemon, listener: socket.descriptor, sweeper: sweeper))
  }

  deinit { stop(within: .zero) }

  /// The number of open connections.
  var connectionCount: Int { service.connections.count }

  /// Takes no more connections, lets the requests being served end, and stops.
  ///
  /// A second call does nothing. A handler that is still at work when the time is over is waited
  /// for all the same; only its answer is lost.
  ///
  /// - Parameter limit: how long requests being received and answers being sent may still take.
  public func stop(within limit: Duration = .seconds(5)) {
    let running = engine.withValue { engine in
      defer { engine = nil }
      return engine
    }
    guard let running else { return }
    // Refuses new connections. The library's own way to do that, quiescing, takes the listener out of
    // the sets of its threads while they may do the same, and ends the program when they meet.
    shutdown(running.listener, Int32(SHUT_RDWR))
    service.connections.stop()
    let deadline = ContinuousClock.now + limit
    while service.connections.busyCount > 0, ContinuousClock.now < deadline { usleep(5_000) }
    running.sweeper.cancel()
    // Closes the listener, too.
    MHD_stop_daemon(running.daemon)
  }

  private static func startDaemon(service: Service, listener: Int32) -> OpaquePointer? {
    let configuration = service.configuration
    // Unretained: the server keeps the service until the library has stopped.
    let context = Unmanaged.passUnretained(service).toOpaque()
    func number(_ option: MHD_OPTION, _ value: Int) -> MHD_OptionItem {
      MHD_OptionItem(option: option, value: value, ptr_value: nil)
    }
    func callback<Function>(_ option: MHD_OPTION, _ function: Function) -> MHD_OptionItem {
      MHD_OptionItem(
        option: option, value: unsafeBitCast(function, to: Int.self), ptr_value: context)
    }
    let options = [
      number(.LISTEN_SOCKET, Int(listener)),
      number(.THREAD_POOL_SIZE, configuration.threads),
      number(.CONNECTION_LIMIT, configuration.connections),
      number(.PER_IP_CONNECTION_LIMIT, configuration.connectionsPerAddress ?? 0),
      number(.CONNECTION_MEMORY_LIMIT, configuration.headBytes),
      number(.STRICT_FOR_CLIENT, 1),
      callback(.UNESCAPE_CALLBACK, Callbacks.unescape),
      callback(.URI_LOG_CALLBACK, Callbacks.begin),
      callback(.NOTIFY_COMPLETED, Callbacks.complete),
      callback(.NOTIFY_CONNECTION, Callbacks.connection),
      number(.END, 0),
    ]
    let flags =
      MHD_USE_INTERNAL_POLLING_THREAD.rawValue | MHD_USE_AUTO.rawValue | MHD_USE_ITC.rawValue
    return daybook_mhd_start(flags, Callbacks.access, context, options)
  }
}
