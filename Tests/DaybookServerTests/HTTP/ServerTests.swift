import Testing

@testable import DaybookServer

@Suite("The server")
struct ServerTests {
  @Test("says where it listens when any port is wanted")
  func anyPort() throws {
    let server = try TestServer()
    #expect(server.port > 0)
    #expect(server.server.address.url == "http://127.0.0.1:\(server.port)/")
  }

  @Test("says that a port is in use")
  func portInUse() throws {
    let first = try TestServer()
    #expect(throws: ServerError.portInUse(host: "127.0.0.1", port: first.port)) {
      try HTTPServer.start(port: first.port) { _ in { _ in .noContent } }
    }
  }

  @Test(
    "says what is wrong with an address",
    arguments: [
      ("192.0.2.1", 0, ServerError.addressNotAvailable(host: "192.0.2.1")),
      ("127.0.0.1", 70_000, ServerError.portOutOfRange(70_000)),
      ("127.0.0.1", -1, ServerError.portOutOfRange(-1)),
    ])
  func wrongAddress(host: String, port: Int, expected: ServerError) {
    #expect(throws: expected) {
      try HTTPServer.start(host: host, port: port) { _ in { _ in .noContent } }
    }
  }

  @Test("says that a host is unknown")
  func unknownHost() {
    #expect {
      try HTTPServer.start(host: "999.1.1.1.invalid", port: 0) { _ in { _ in .noContent } }
    } throws: { error in
      if case ServerError.unknownHost("999.1.1.1.invalid", _) = error { true } else { false }
    }
  }

  @Test("listens on IPv6 as well")
  func ipv6() throws {
    let server = try HTTPServer.start(host: "::1", port: 0) { _ in { _ in .text("six") } }
    #expect(server.address.url == "http://[::1]:\(server.address.port)/")
    let client = try RawClient(port: server.address.port, overIPv6: true)
    client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
    #expect(client.receive()?.text == "six")
  }

  @Test("hands over method, path, query, headers, cookies and body")
  func wholeRequest() throws {
    let server = try TestServer(handler: { request in
      .text(
        """
        \(request.method.rawValue) \(request.path) \(request.query.all("q")) \
        \(request.headers["x-one"] ?? "") \(request.cookies["b"] ?? "") \
        \(String(decoding: request.body, as: UTF8.self))
        """)
    })
    let reply = try server.reply(
      to: "PROPFIND /%ED%9A%8C%EC%9D%98/b%20c?q=1+2&q=%2B&q HTTP/1.1\r\nHost: a\r\n"
        + "X-One: uno\r\nCookie: a=1; b=2\r\nContent-Length: 5\r\n\r\nhello")
    #expect(reply?.text == #"PROPFIND ["회의", "b c"] ["1 2", "+", ""] uno 2 hello"#)
  }

  @Test("reads a chunked body")
  func chunked() throws {
    let reply = try TestServer().reply(
      to: "POST /a HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n"
        + "3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n")
    #expect(reply?.text == "POST [\"a\"] 5 abcde")
  }

  @Test("reads an upload of the size that its route allows, and no more elsewhere")
  func upload() throws {
    let server = try TestServer { configuration in
      configuration.bodyLimit = { method, path in
        method == .post && path == ["import"]
          ? HTTPServer.Configuration.uploadBodyLimit : HTTPServer.Configuration.defaultBodyLimit
      }
    }
    let size = 20 << 20
    let client = try RawClient(port: server.port)
    client.send("POST /import HTTP/1.1\r\nHost: a\r\nContent-Length: \(size)\r\n\r\n")
    client.send([UInt8](repeating: 120, count: size))
    #expect(client.receive()?.text == "POST [\"import\"] \(size) ")
    let refused = try server.reply(
      to: "POST /other HTTP/1.1\r\nHost: a\r\nContent-Length: \(size)\r\n\r\n")
    #expect(refused?.status == 413)
  }

  @Test("says 100 Continue before a body that it will take")
  func expectContinue() throws {
    let server = try TestServer()
    let client = try RawClient(port: server.port)
    client.send("POST / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n")
    #expect(client.receive()?.status == 100)
    client.send("ok")
    #expect(client.receive()?.text == "POST [] 2 ok")
  }

  @Test("answers request after request on one connection, and those sent ahead")
  func keepAlive() throws {
    let server = try TestServer()
    let client = try RawClient(port: server.port)
    for index in 0..<3 {
      client.send("GET /\(index) HTTP/1.1\r\nHost: a\r\n\r\n")
      #expect(client.receive()?.text == "GET [\"\(index)\"] 0 ")
    }
    client.send(
      "POST /x HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n\r\n1GET /y HTTP/1.1\r\nHost: a\r\n\r\n")
    #expect(client.receive()?.text == "POST [\"x\"] 1 1")
    #expect(client.receive()?.text == "GET [\"y\"] 0 ")
  }

  @Test("answers HTTP/1.0 without a host and closes")
  func oldVersion() throws {
    let server = try TestServer()
    let client = try RawClient(port: server.port)
    client.send("GET /a HTTP/1.0\r\n\r\n")
    #expect(client.receive()?.text == "GET [\"a\"] 0 ")
    #expect(client.isClosed())
  }

  @Test("answers HEAD with the headers of GET and no body")
  func head() throws {
    let server = try TestServer(handler: { _ in .text("hello") })
    let client = try RawClient(port: server.port)
    client.send("HEAD / HTTP/1.1\r\nHost: a\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n")
    let head = try #require(client.receive(hasBody: false))
    #expect(head.status == 200)
    #expect(head.header("content-length") == "5")
    #expect(client.receive()?.text == "hello")
  }

  @Test("keeps a connection in step after answers without a body")
  func bodiless() throws {
    let server = try TestServer(handler: { request in
      switch request.path {
      case ["asset"]: .asset([1, 2, 3], contentType: "text/css", for: request)
      case ["see"]: .redirect(to: "/x")
      default: .noContent
      }
    })
    let client = try RawClient(port: server.port)
    client.send("GET /asset HTTP/1.1\r\nHost: a\r\nIf-None-Match: *\r\n\r\n")
    #expect(client.receive()?.status == 304)
    client.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n")
    #expect(client.receive()?.status == 204)
    client.send("GET /see HTTP/1.1\r\nHost: a\r\n\r\n")
    #expect(client.receive()?.header("location") == "/x")
    client.send("GET /asset HTTP/1.1\r\nHost: a\r\n\r\n")
    #expect(client.receive()?.body == [1, 2, 3])
  }

  @Test("takes a whole URL as target, whose host then counts")
  func absoluteTarget() throws {
    let server = try TestServer(handler: { .text("\($0.headers["Host"] ?? "") \($0.path)") })
    let reply = try server.reply(to: "GET http://b:1/x HTTP/1.1\r\nHost: a\r\n\r\n")
    #expect(reply?.text == "b:1 [\"x\"]")
  }

  @Test(
    "turns an answer that cannot be sent into 500",
    arguments: [
      Response(.ok, headers: ["X": "a\r\nSet-Cookie: b=c"]),
      Response(.ok, headers: ["X Y": "a"]),
      Response(.ok, headers: ["X": "a\0b"]),
      Response(Response.Status(rawValue: 7)),
      Response(Response.Status(rawValue: -1)),
    ])
  func unsendable(_ response: Response) throws {
    let server = try TestServer(handler: { _ in response })
    let reply = try #require(try server.reply(to: "GET / HTTP/1.1\r\nHost: a\r\n\r\n"))
    #expect(reply.status == 500)
    #expect(reply.header("set-cookie") == nil)
  }

  @Test("serves 200 connections at a time")
  func manyConnections() throws {
    let server = try TestServer()
    let clients = try (0..<200).map { _ in try RawClient(port: server.port) }
    for (index, client) in clients.enumerated() {
      client.send("GET /\(index) HTTP/1.1\r\nHost: a\r\n\r\n")
    }
    for (index, client) in clients.enumerated() {
      #expect(client.receive()?.text == "GET [\"\(index)\"] 0 ")
    }
    #expect(server.server.connectionCount == 200)
  }

  @Test("closes connections beyond its limit, and those of one address beyond its own")
  func connectionLimits() throws {
    for configure in [
      { (configuration: inout HTTPServer.Configuration) in
        configuration.threads = 2
        configuration.connections = 8
      }, { $0.connectionsPerAddress = 8 },
    ] {
      let server = try TestServer(configure)
      let clients = try (0..<30).map { _ in try RawClient(port: server.port) }
      for client in clients { client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n") }
      // The library leaves connections beyond its own limit in the system's queue: these answer
      // only when others close.
      #expect(server.server.connectionCount <= 8)
      #expect(clients[0].receive()?.status == 200)
    }
  }
}
