#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The open connections, what each is at, and until when it may be.
///
/// The library's own time-out is one of silence: a byte a second would hold a connection for ever,
/// and the answer of a handler that took longer would be lost. These deadlines are absolute, hold
/// for what the client does only, and passing one shuts the socket down.
final class ConnectionTable: Sendable {
  /// What a connection is at.
  enum Phase: Sendable {
    /// Waits for a request, or receives its head.
    case head
    /// Receives a body.
    case body
    /// The handler is at work; it may take its time.
    case handling
    /// Sends the answer.
    case answer
  }

  /// One connection. Its variables belong to the table's lock.
  final class Entry: @unchecked Sendable {
    fileprivate let socket: Int32
    fileprivate var phase = Phase.head
    fileprivate var deadline: ContinuousClock.Instant?

    fileprivate init(socket: Int32) { self.socket = socket }
  }

  private struct State {
    var entries: [ObjectIdentifier: Entry] = [:]
    var isStopping = false
  }

  private let state = Lock(State())
  private let configuration: HTTPServer.Configuration

  init(configuration: HTTPServer.Configuration) {
    self.configuration = configuration
  }

  /// Whether answers must end their connections.
  var isStopping: Bool { state.withValue { $0.isStopping } }

  /// The number of connections with a request whose answer is not yet sent.
  var busyCount: Int {
    state.withValue { state in
      state.entries.values.count { entry in entry.phase != .head }
    }
  }

  /// The number of open connections.
  var count: Int { state.withValue { $0.entries.count } }

  /// Adds a connection, which has the time for a head from now on.
  func open(socket: Int32) -> Entry {
    let entry = Entry(socket: socket)
    entry.deadline = .now + configuration.headTime
    state.withValue { $0.entries[ObjectIdentifier(entry)] = entry }
    return entry
  }

  /// Removes a connection. Must be called before its socket is closed, so that no later connection
  /// with the same socket number is shut down in its place.
  func close(_ entry: Entry) {
    state.withValue { _ = $0.entries.removeValue(forKey: ObjectIdentifier(entry)) }
  }

  /// The head of a request has come; the body has the time that `received` bytes may take.
  func receivesBody(_ entry: Entry, start: ContinuousClock.Instant, received: Int) {
    move(entry, to: .body, deadline: start + transferTime(received))
  }

  /// The handler is called.
  func handles(_ entry: Entry) { move(entry, to: .handling, deadline: nil) }

  /// An answer of this size is sent.
  func answers(_ entry: Entry, bytes: Int) {
    move(entry, to: .answer, deadline: .now + transferTime(bytes))
  }

  /// The answer is sent; the connection may be silent for a while before the next request.
  func finishes(_ entry: Entry) {
    move(entry, to: .head, deadline: .now + configuration.idleTime + configuration.headTime)
    if isStopping { shutdown(entry.socket, Int32(SHUT_RD)) }
  }

  /// Shuts down the connections that have passed their deadlines.
  func sweep() {
    let now = ContinuousClock.now
    state.withValue { state in
      for entry in state.entries.values {
        if let deadline = entry.deadline, deadline < now {
          shutdown(entry.socket, Int32(SHUT_RDWR))
        }
      }
    }
  }

  /// Ends the connections that wait for a request; the busy ones end with their answers.
  func stop() {
    state.withValue { state in
      state.isStopping = true
      // Only the receiving side: a request that has already arrived is still answered.
      for entry in state.entries.values where entry.phase == .head {
        shutdown(entry.socket, Int32(SHUT_RD))
      }
    }
  }

  private func move(_ entry: Entry, to phase: Phase, deadline: ContinuousClock.Instant?) {
    state.withValue { _ in
      entry.phase = phase
      entry.deadline = deadline
    }
  }

  private func transferTime(_ bytes: Int) -> Duration {
    configuration.transferTime + .seconds(Double(bytes) / Double(max(1, configuration.slowestRate)))
  }
}
