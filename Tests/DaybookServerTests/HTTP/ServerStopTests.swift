import Dispatch
import Testing

@testable import DaybookServer

@Suite("Stopping the server")
struct ServerStopTests {
  @Test("lets a request being served end, closes its connection, and refuses new ones")
  func inFlight() async throws {
    let entered = DispatchSemaphore(value: 0)
    let server = try TestServer(handler: { _ in
      entered.signal()
      pause(milliseconds: 500)
      return .text("served")
    })
    let client = try RawClient(port: server.port)
    client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
    waitFor(entered)
    server.server.stop(within: .seconds(20))
    let reply = try #require(client.receive())
    #expect(reply.text == "served")
    #expect(reply.header("connection")?.lowercased() == "close")
    #expect(client.isClosed())
    #expect(throws: RawClient.Failure.self) { try RawClient(port: server.port) }
  }

  @Test("does not wait for connections on which nothing is asked")
  func idle() throws {
    let server = try TestServer()
    let silent = try RawClient(port: server.port)
    let kept = try RawClient(port: server.port)
    kept.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
    #expect(kept.receive()?.status == 200)
    let start = ContinuousClock.now
    server.server.stop(within: .seconds(60))
    #expect(ContinuousClock.now - start < .seconds(30))
    #expect(silent.isClosed())
    #expect(kept.isClosed())
  }

  @Test("gives up on a body that does not come")
  func stuckBody() throws {
    let server = try TestServer()
    let client = try RawClient(port: server.port)
    client.send("POST / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 9\r\n\r\n")
    #expect(client.receive()?.status == 100)
    server.server.stop(within: .milliseconds(200))
    #expect(client.isClosed())
  }

  @Test("can be done twice, and frees the port")
  func twice() throws {
    let server = try TestServer()
    server.server.stop()
    server.server.stop()
    let next = try HTTPServer.start(port: server.port) { _ in { _ in .noContent } }
    #expect(next.address.port == server.port)
  }

  @Test("ends what a request and a connection hold")
  func nothingHeld() throws {
    final class Witness: Sendable {}
    weak var held: Witness?
    do {
      let witness = Witness()
      held = witness
      let server = try TestServer(handler: { _ in
        _ = witness
        return .noContent
      })
      #expect(try server.reply(to: "GET / HTTP/1.1\r\nHost: a\r\n\r\n")?.status == 204)
      server.server.stop()
    }
    #expect(held == nil)
  }
}

/// Outside the asynchronous test, where the compiler allows no waiting.
private func waitFor(_ semaphore: DispatchSemaphore) { semaphore.wait() }
