#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Waits on the main thread for the order to end: Ctrl-C, or the system's SIGTERM.
///
///     let signals = TerminationSignals()
///     let server = try HTTPServer.start(…)
///     signals.wait()
///     server.stop()
///
/// No handler runs at a signal, so none can interrupt anything. A second signal, while the server
/// stops, ends the process at once.
public struct TerminationSignals: Sendable {
  /// Holds the signals back from now on, in this thread and in all that it starts later.
  ///
  /// Make it before the first thread is started; a signal that reaches a thread without it ends
  /// the process. Writing to a closed connection no longer does so either.
  public init() {
    signal(SIGPIPE, SIG_IGN)
    var set = Self.set
    pthread_sigmask(Int32(SIG_BLOCK), &set, nil)
  }

  /// Returns the number of the signal that came, SIGINT or SIGTERM.
  @discardableResult
  public func wait() -> Int32 {
    var set = Self.set
    var number: Int32 = 0
    while sigwait(&set, &number) != 0 {}
    pthread_sigmask(Int32(SIG_UNBLOCK), &set, nil)
    return number
  }

  private static var set: sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, SIGINT)
    sigaddset(&set, SIGTERM)
    return set
  }
}
