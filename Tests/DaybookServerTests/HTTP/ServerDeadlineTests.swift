import Testing

@testable import DaybookServer

@Suite("How long the server waits")
struct ServerDeadlineTests {
  /// Times so short that a client which takes longer is cut off soon, and an idle time so long
  /// that it cannot be what cut it.
  private func makeServer() throws -> TestServer {
    try TestServer { configuration in
      configuration.headTime = .milliseconds(400)
      configuration.transferTime = .milliseconds(400)
      configuration.idleTime = .seconds(600)
    }
  }

  /// Sends a byte each 50 ms until the server no longer listens; false after half a minute.
  private func isCutOff(_ client: RawClient, sending bytes: String) async throws -> Bool {
    for byte in Array(bytes.utf8).prefix(600) {
      if !client.send([byte]) { return true }
      try await Task.sleep(for: .milliseconds(50))
    }
    return false
  }

  @Test("A head that trickles in is cut off")
  func slowHead() async throws {
    let server = try makeServer()
    let client = try RawClient(port: server.port)
    client.send("GET / HTTP/1.1\r\nHost: a\r\nX: ")
    #expect(try await isCutOff(client, sending: String(repeating: "x", count: 600)))
  }

  @Test("A body that trickles in is cut off")
  func slowBody() async throws {
    let server = try makeServer()
    let client = try RawClient(port: server.port)
    client.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n")
    #expect(try await isCutOff(client, sending: String(repeating: "x", count: 600)))
  }

  @Test("A connection on which nothing is said is closed")
  func silence() throws {
    let server = try makeServer()
    let client = try RawClient(port: server.port)
    #expect(client.isClosed())
  }

  @Test("A connection kept for a next request that does not come is closed")
  func idle() throws {
    let server = try TestServer { configuration in
      configuration.headTime = .milliseconds(300)
      configuration.idleTime = .milliseconds(300)
    }
    let client = try RawClient(port: server.port)
    client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
    #expect(client.receive()?.status == 200)
    #expect(client.isClosed())
  }

  @Test("A body that comes fast enough may take longer than the time for small ones")
  func steadyBody() throws {
    let server = try TestServer { configuration in
      configuration.transferTime = .seconds(1)
      configuration.slowestRate = 100
    }
    let client = try RawClient(port: server.port)
    client.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 15000\r\n\r\n")
    for _ in 0..<15 {
      client.send([UInt8](repeating: 120, count: 1_000))
      pause(milliseconds: 100)
    }
    #expect(client.receive()?.status == 200)
  }

  @Test("A client that does not read its answer is cut off")
  func slowReader() async throws {
    let isAnswered = Lock(false)
    let server = try TestServer(
      { configuration in
        configuration.transferTime = .milliseconds(300)
        configuration.slowestRate = 1 << 30
        configuration.idleTime = .seconds(600)
      },
      handler: { _ in
        isAnswered.withValue { $0 = true }
        return Response(.ok, body: [UInt8](repeating: 120, count: 64 << 20))
      })
    let client = try RawClient(port: server.port)
    client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
    var tries = 0
    while !isAnswered.withValue({ $0 }) || server.server.connectionCount > 0, tries < 1_200 {
      try await Task.sleep(for: .milliseconds(25))
      tries += 1
    }
    #expect(server.server.connectionCount == 0)
    #expect(isAnswered.withValue { $0 })
    // The client lives until here, so that it is not its end that closed the connection.
    withExtendedLifetime(client) {}
  }

  @Test("A handler may take its time")
  func slowHandler() throws {
    let server = try TestServer(
      { configuration in
        configuration.headTime = .milliseconds(100)
        configuration.transferTime = .milliseconds(200)
        configuration.idleTime = .milliseconds(100)
      },
      handler: { _ in
        pause(milliseconds: 700)
        return .text("done")
      })
    #expect(try server.reply(to: "GET / HTTP/1.1\r\nHost: a\r\n\r\n")?.text == "done")
  }
}
