import Testing

@testable import DaybookServer

@Suite("What the server refuses")
struct ServerHardeningTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let request: String
    let status: Int
    var closes = true
    var testDescription: String { name }

    init(_ name: String, _ request: String, _ status: Int, closes: Bool = true) {
      self.name = name
      self.request = request.split(separator: "\n", omittingEmptySubsequences: false)
        .joined(separator: "\r\n")
      self.status = status
      self.closes = closes
    }
  }

  static let cases = [
    Case("a request without Host", "GET / HTTP/1.1\n\n", 400),
    Case("a space before a header's colon", "GET / HTTP/1.1\nHost: a\nX : b\n\n", 400),
    Case(
      "a space before the colon of a length",
      "POST / HTTP/1.1\nHost: a\nContent-Length : 5\n\nhello", 400),
    Case("a control character in a header", "GET / HTTP/1.1\nHost: a\nX: a\u{1}b\n\n", 400),
    Case("two hosts", "GET / HTTP/1.1\nHost: a\nHost: b\n\n", 400),
    Case("the same host twice", "GET / HTTP/1.1\nHost: a\nHost: a\n\n", 400),
    Case(
      "a length beside chunks",
      "POST / HTTP/1.1\nHost: a\nContent-Length: 5\nTransfer-Encoding: chunked\n\n0\n\n", 400),
    Case(
      "chunks beside a length",
      "POST / HTTP/1.1\nHost: a\nTransfer-Encoding: chunked\nContent-Length: 5\n\n0\n\n", 400),
    Case(
      "two different lengths",
      "POST / HTTP/1.1\nHost: a\nContent-Length: 5\nContent-Length: 6\n\nhello", 400),
    Case(
      "two equal lengths",
      "POST / HTTP/1.1\nHost: a\nContent-Length: 5\nContent-Length: 5\n\nhello", 400),
    Case("a list of lengths", "POST / HTTP/1.1\nHost: a\nContent-Length: 5, 5\n\nhello", 400),
    Case("a length with a sign", "POST / HTTP/1.1\nHost: a\nContent-Length: +5\n\nhello", 400),
    Case(
      "two transfer encodings",
      "POST / HTTP/1.1\nHost: a\nTransfer-Encoding: chunked\nTransfer-Encoding: chunked\n\n0\n\n",
      400),
    Case(
      "an unknown transfer encoding", "POST / HTTP/1.1\nHost: a\nTransfer-Encoding: gzip\n\n", 501),
    Case(
      "a list of transfer encodings",
      "POST / HTTP/1.1\nHost: a\nTransfer-Encoding: gzip, chunked\n\n0\n\n", 501),
    Case(
      "chunks over HTTP/1.0", "POST / HTTP/1.0\nHost: a\nTransfer-Encoding: chunked\n\n0\n\n", 400),
    Case(
      "a length over the limit",
      "POST / HTTP/1.1\nHost: a\nExpect: 100-continue\nContent-Length: 999999999\n\n", 413),
    Case(
      "a length beyond every number",
      "POST / HTTP/1.1\nHost: a\nContent-Length: 99999999999999999999999\n\n", 413),
    Case("an escaped slash", "GET /a%2Fb HTTP/1.1\nHost: a\n\n", 400),
    Case("an escaped NUL", "GET /a%00b HTTP/1.1\nHost: a\n\n", 400),
    Case("bytes that are not UTF-8", "GET /a%ff HTTP/1.1\nHost: a\n\n", 400),
    Case("a malformed escape", "GET /a%2 HTTP/1.1\nHost: a\n\n", 400),
    Case("a malformed escape in the query", "GET /?a=%zz HTTP/1.1\nHost: a\n\n", 400),
    Case("a dot segment", "GET /a/../b HTTP/1.1\nHost: a\n\n", 400),
    Case("an escaped dot segment", "GET /a/%2e%2E/b HTTP/1.1\nHost: a\n\n", 400),
    Case("a target that is no path", "GET a HTTP/1.1\nHost: a\n\n", 400),
    Case("a method that is no token", "G@T / HTTP/1.1\nHost: a\n\n", 400),
    Case("a later version", "GET / HTTP/2.7\nHost: a\n\n", 505),
    Case(
      "2,000 headers",
      "GET / HTTP/1.1\nHost: a\n" + String(repeating: "X: 12345678901234567890\n", count: 2_000)
        + "\n", 431),
    Case(
      "a header of 40 KB",
      "GET / HTTP/1.1\nHost: a\nX: \(String(repeating: "x", count: 40_000))\n\n", 431),
  ]

  @Test("is answered with the status and the connection is closed", arguments: cases)
  func refusal(_ example: Case) throws {
    let server = try TestServer()
    let client = try RawClient(port: server.port)
    client.send(example.request)
    let reply = try #require(client.receive())
    #expect(reply.status == example.status)
    #expect(client.isClosed())
  }

  @Test("A refusal carries the strict headers too")
  func strictRefusal() throws {
    let reply = try TestServer().reply(to: "GET /%00 HTTP/1.1\r\nHost: a\r\n\r\n")
    #expect(reply?.header("x-content-type-options") == "nosniff")
    #expect(reply?.header("content-security-policy")?.hasPrefix("default-src 'none'") == true)
  }

  @Test("A body that declares no length is cut off with 413 behind the limit")
  func chunkedOverLimit() throws {
    let server = try TestServer { $0.bodyLimit = { _, _ in 1_000 } }
    let chunk = "100\r\n\(String(repeating: "x", count: 256))\r\n"
    let client = try RawClient(port: server.port)
    client.send("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n")
    client.send(String(repeating: chunk, count: 4) + "0\r\n\r\n")
    #expect(client.receive()?.status == 413)
    #expect(client.isClosed())
  }

  @Test("A body without end is cut")
  func endlessBody() throws {
    let server = try TestServer { $0.bodyLimit = { _, _ in 1_000 } }
    let client = try RawClient(port: server.port)
    client.send("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n")
    let chunk = Array("10000\r\n\(String(repeating: "x", count: 65_536))\r\n".utf8)
    var sent = 0
    while sent < 2_000, client.send(chunk) { sent += 1 }
    #expect(sent < 2_000)
  }

  @Test("Bodies that together exceed the server's memory are put off with 503")
  func bodiesInFlight() throws {
    let server = try TestServer { $0.bodyBytesInFlight = 1_500 }
    let first = try RawClient(port: server.port)
    first.send("POST / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 1000\r\n\r\n")
    #expect(first.receive()?.status == 100)
    let second = try server.reply(to: "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n")
    #expect(second?.status == 503)
    #expect(second?.header("retry-after") != nil)
    first.send([UInt8](repeating: 120, count: 1_000))
    #expect(first.receive()?.status == 200)
    // The memory comes back after the answer has left, so a reader may be faster for a moment.
    var statuses: [Int] = []
    while statuses.last != 200, statuses.count < 100 {
      let next = try server.reply(
        to: "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n"
          + String(repeating: "x", count: 1_000))
      statuses.append(next?.status ?? 0)
      pause(milliseconds: 20)
    }
    #expect(statuses.last == 200)
  }

  @Test("Nothing of a refused request is read as a further request")
  func noSmuggling() throws {
    let server = try TestServer()
    let client = try RawClient(port: server.port)
    client.send(
      "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 50\r\nTransfer-Encoding: chunked\r\n\r\n"
        + "0\r\n\r\nGET /hidden HTTP/1.1\r\nHost: a\r\n\r\n")
    #expect(client.receive()?.status == 400)
    #expect(client.receive() == nil)
  }
}
