import Dispatch
import Testing

@testable import DaybookServer

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

// Signals are raised in the waiting thread: another thread of the test process would die of them.
@Suite("A termination signal")
struct TerminationSignalsTests {
  @Test("is waited for and told", arguments: [SIGINT, SIGTERM])
  func told(number: Int32) async {
    await #expect(processExitsWith: .exitCode(7)) { [number] in
      let signals = TerminationSignals()
      raise(number)
      let received = signals.wait()
      exit(received == number ? 7 : 1)
    }
  }

  @Test("ends the process at once when it comes again")
  func again() async {
    await #expect(processExitsWith: .signal(SIGTERM)) {
      let signals = TerminationSignals()
      raise(SIGINT)
      signals.wait()
      raise(SIGTERM)
      exit(0)
    }
  }

  @Test("lets a running server answer what it has begun, then stop")
  func gracefulStop() async {
    await #expect(processExitsWith: .exitCode(7)) {
      let signals = TerminationSignals()
      let begun = DispatchSemaphore(value: 0)
      let server = try TestServer(handler: { _ in
        begun.signal()
        pause(milliseconds: 300)
        return .text("served")
      })
      let client = try RawClient(port: server.port)
      client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
      waitFor(begun)
      raise(SIGTERM)
      signals.wait()
      server.server.stop(within: .seconds(20))
      exit(client.receive()?.text == "served" ? 7 : 1)
    }
  }
}

/// Waits for a thread that is at work for certain; an asynchronous function may not by itself.
private func waitFor(_ semaphore: DispatchSemaphore) { semaphore.wait() }
