import Testing

@testable import DaybookServer

@Suite("The security policy")
struct SecurityPolicyTests {
  private let policy = SecurityPolicy(
    hosts: HostPolicy(port: 8080, names: ["daybook.example", "nas.local:9000"]),
    tokens: FormToken(secret: [UInt8](repeating: 7, count: 32)))

  /// Answers with a page that shows the token, as a page with a form does.
  private func respond(_ request: Request) -> Response {
    policy.protecting { .html("page \($0.formToken)") }(request)
  }

  @Test(
    "answers for its own hosts only",
    arguments: [
      ("127.0.0.1:8080", true), ("localhost:8080", true), ("LOCALHOST:8080", true),
      ("[::1]:8080", true), ("daybook.example", true), ("daybook.example:443", true),
      ("nas.local:9000", true),
      ("127.0.0.1", false), ("127.0.0.1:8081", false), ("localhost", false),
      ("localhost:80800", false), ("evil.example:8080", false),
      ("localhost.evil.example:8080", false),
      ("nas.local", false), ("nas.local:9001", false), ("daybook.example:x", false),
      ("daybook.example:", false), ("evil.daybook.example", false), ("", false),
      ("127.0.0.1:8080@evil.example", false), ("[::1]", false), ("127.1:8080", false),
    ])
  func hosts(host: String, isOurs: Bool) throws {
    let response = respond(try Request(.get, "/", headers: ["Host": host]))
    #expect(response.status == (isOurs ? .ok : .misdirected))
  }

  @Test(
    "answers on port 80 without the port, as browsers ask",
    arguments: [
      ("127.0.0.2", true), ("127.0.0.2:80", true), ("127.0.0.1", true), ("localhost", true),
      ("127.0.0.2:8080", false), ("127.0.0.3", false),
    ])
  func usualPort(host: String, isOurs: Bool) {
    #expect(HostPolicy(port: 80, names: ["127.0.0.2:80"]).allows(host) == isOurs)
  }

  @Test("gives a foreign host neither a session nor a token")
  func foreignHost() throws {
    var policy = policy
    policy.refuse = { request, _ in .html("page \(request.formToken)") }
    let response = policy.protecting { _ in .noContent }(
      try Request(.get, "/", headers: ["Host": "evil.example"]))
    #expect(response.body == Array("page ".utf8))
    #expect(response.headers["Set-Cookie"] == nil)
  }

  @Test("does not answer a request without a host")
  func noHost() throws {
    #expect(respond(try Request(.get, "/")).status == .misdirected)
  }

  @Test("needs no port in the host when the server has HTTP's own")
  func defaultPort() {
    #expect(HostPolicy(port: 80).allows("localhost"))
    #expect(HostPolicy(port: 80).allows("[::1]"))
  }

  struct Origin: CustomTestStringConvertible, Sendable {
    let headers: [(String, String)]
    let isOurs: Bool
    var testDescription: String { headers.map { "\($0): \($1)" }.joined(separator: ", ") }
  }

  @Test(
    "takes changes from its own pages only",
    arguments: [
      Origin(headers: [], isOurs: true),
      Origin(headers: [("Origin", "http://127.0.0.1:8080")], isOurs: true),
      Origin(headers: [("Origin", "https://127.0.0.1:8080")], isOurs: true),
      Origin(headers: [("Origin", "http://localhost:8080")], isOurs: false),
      Origin(headers: [("Origin", "http://127.0.0.1:8081")], isOurs: false),
      Origin(headers: [("Origin", "http://127.0.0.1")], isOurs: false),
      Origin(headers: [("Origin", "http://evil.example")], isOurs: false),
      Origin(headers: [("Origin", "http://127.0.0.1:8080.evil.example")], isOurs: false),
      Origin(headers: [("Origin", "null")], isOurs: false),
      Origin(headers: [("Origin", "")], isOurs: false),
      Origin(headers: [("Origin", "ftp://127.0.0.1:8080")], isOurs: false),
      Origin(headers: [("Referer", "http://127.0.0.1:8080/month?x#y")], isOurs: true),
      Origin(headers: [("Referer", "http://127.0.0.1:8080")], isOurs: true),
      Origin(headers: [("Referer", "http://evil.example/127.0.0.1:8080")], isOurs: false),
      Origin(headers: [("Referer", "http://127.0.0.1:8080@evil.example/")], isOurs: false),
      Origin(headers: [("Referer", "about:blank")], isOurs: false),
      Origin(headers: [("Referer", "x")], isOurs: false),
      Origin(headers: [("Sec-Fetch-Site", "same-origin")], isOurs: true),
      Origin(headers: [("Sec-Fetch-Site", "none")], isOurs: true),
      Origin(headers: [("Sec-Fetch-Site", "same-site")], isOurs: false),
      Origin(headers: [("Sec-Fetch-Site", "cross-site")], isOurs: false),
      Origin(
        headers: [("Origin", "http://evil.example"), ("Referer", "http://127.0.0.1:8080/")],
        isOurs: false),
    ])
  func origins(_ example: Origin) throws {
    for method in [Request.Method.put, .delete, .patch] {
      var request = try Request(method, "/", headers: ["Host": "127.0.0.1:8080"])
      for (name, value) in example.headers { request.headers.add(name, value) }
      #expect(respond(request).status == (example.isOurs ? .ok : .forbidden))
      request.method = .get
      #expect(respond(request).status == .ok)
    }
  }

  @Test("knows its origin behind a proxy with TLS, where browsers leave out the port")
  func proxyOrigin() throws {
    for (host, origin) in [
      ("daybook.example", "https://daybook.example"),
      ("daybook.example:443", "https://daybook.example"),
      ("daybook.example:80", "http://daybook.example"),
    ] {
      let request = try Request(.put, "/", headers: ["Host": host, "Origin": origin])
      #expect(respond(request).status == .ok)
    }
  }

  /// Opens a page as a new browser does: its cookie, as the browser sends it back, and its token.
  private func openPage() throws -> (cookie: String, token: String) {
    let page = respond(try Request(.get, "/", headers: ["Host": "localhost:8080"]))
    let header = try #require(page.headers["Set-Cookie"])
    let cookie = String(header.prefix { $0 != ";" })
    let token = String(decoding: page.body, as: UTF8.self).dropFirst("page ".count)
    return (cookie, String(token))
  }

  private func post(
    _ body: String, cookie: String?, type: String? = "application/x-www-form-urlencoded",
    token: String? = nil
  ) throws -> Response.Status {
    var headers: Headers = ["Host": "localhost:8080"]
    headers["Cookie"] = cookie
    headers["Content-Type"] = type
    headers["X-Form-Token"] = token
    return respond(try Request(.post, "/", headers: headers, body: Array(body.utf8))).status
  }

  @Test("begins a session with the first page and keeps it")
  func session() throws {
    let page = respond(try Request(.get, "/", headers: ["Host": "localhost:8080"]))
    let header = try #require(page.headers["Set-Cookie"])
    #expect(header.hasPrefix("daybook_session="))
    #expect(header.hasSuffix("; Path=/; HttpOnly; SameSite=Strict"))
    let (cookie, token) = try openPage()
    let again = respond(
      try Request(.get, "/", headers: ["Host": "localhost:8080", "Cookie": cookie]))
    #expect(again.headers["Set-Cookie"] == nil)
    #expect(again.body == Array("page \(token)".utf8))
    for forged in ["x", String(repeating: "G", count: 64), String(repeating: "A", count: 64)] {
      let request = try Request(
        .get, "/", headers: ["Host": "localhost:8080", "Cookie": "daybook_session=\(forged)"])
      #expect(respond(request).headers["Set-Cookie"] != nil)
    }
  }

  @Test("begins no session with what is no page")
  func noSession() throws {
    let handler = policy.protecting { _ in .json([]) }
    let response = handler(try Request(.get, "/", headers: ["Host": "localhost:8080"]))
    #expect(response.headers["Set-Cookie"] == nil)
  }

  @Test("takes a form with its session's token")
  func validToken() throws {
    let (cookie, token) = try openPage()
    #expect(token.utf8.count == 64)
    #expect(try post("a=1&form_token=\(token)", cookie: cookie) == .ok)
    #expect(try post("", cookie: cookie, token: token) == .ok)
    #expect(
      try post(
        "--X\r\nContent-Disposition: form-data; name=form_token\r\n\r\n\(token)\r\n--X--",
        cookie: cookie, type: "multipart/form-data; boundary=X") == .ok)
  }

  @Test("refuses a form without it")
  func invalidToken() throws {
    let (cookie, token) = try openPage()
    let (otherCookie, otherToken) = try openPage()
    #expect(cookie != otherCookie)
    let wrong = String(token.dropLast()) + (token.hasSuffix("0") ? "1" : "0")
    for (body, sent) in [
      ("a=1", cookie), ("form_token=", cookie), ("form_token=\(otherToken)", cookie),
      ("form_token=\(wrong)", cookie), ("form_token=\(token)x", cookie),
      ("form_token=\(token)", otherCookie), ("form_token=\(token)", nil),
      ("form_token=\(token.uppercased())", cookie),
    ] {
      #expect(try post(body, cookie: sent) == .forbidden)
    }
    // The types that a foreign page can send without asking; each must carry the token.
    for type in ["text/plain", "text/plain;charset=utf-8", nil, ""] {
      #expect(try post("form_token=\(token)", cookie: cookie, type: type) == .forbidden)
    }
    #expect(try post("{}", cookie: nil, type: "application/json") == .ok)
  }

  @Test("makes other tokens under another secret")
  func otherSecret() throws {
    let session = FormToken.makeSession()
    let first = FormToken(secret: FormToken.makeSecret())
    let second = FormToken(secret: FormToken.makeSecret())
    #expect(first.isValid(first.token(of: session), of: session))
    #expect(!second.isValid(first.token(of: session), of: session))
  }

  @Test("says that a form is malformed")
  func malformed() throws {
    let (cookie, token) = try openPage()
    #expect(try post("form_token=\(token)&a=%", cookie: cookie) == .badRequest)
  }

  @Test("hands on the form it has read")
  func readOnce() throws {
    let (cookie, token) = try openPage()
    let handler = policy.protecting { request in
      .text(request.readForm?.text("a") ?? "not read")
    }
    let request = try Request(
      .post, "/",
      headers: [
        "Host": "localhost:8080", "Cookie": cookie,
        "Content-Type": "application/x-www-form-urlencoded",
      ], body: Array("form_token=\(token)&a=b".utf8))
    #expect(handler(request).body == Array("b".utf8))
  }

  @Test("lets the app word a refusal, with the request at hand, but not change its status")
  func refusalPage() throws {
    var policy = policy
    policy.refuse = { request, refusal in
      .html("\(request.path) \(refusal == .wrongFormToken)", status: .ok)
    }
    let handler = policy.protecting { _ in .noContent }
    let response = handler(try Request(.post, "/x", headers: ["Host": "localhost:8080"]))
    #expect(response.status == .forbidden)
    #expect(response.body == Array(#"["x"] true"#.utf8))
  }

  @Test("makes every answer strict")
  func strictHeaders() throws {
    for request in [
      try Request(.get, "/", headers: ["Host": "localhost:8080"]), try Request(.get, "/"),
    ] {
      let headers = respond(request).headers
      #expect(
        headers["Content-Security-Policy"]
          == "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; "
          + "font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; "
          + "frame-ancestors 'none'; manifest-src 'self'")
      #expect(headers["X-Content-Type-Options"] == "nosniff")
      #expect(headers["Referrer-Policy"] == "same-origin")
      #expect(headers["Cross-Origin-Opener-Policy"] == "same-origin")
      #expect(headers["Cross-Origin-Resource-Policy"] == "same-origin")
      #expect(headers["Permissions-Policy"] != nil)
      #expect(headers["Cache-Control"] == "no-store")
    }
    let asset = policy.protecting { .asset([1], contentType: "text/css", for: $0, maxAge: 9) }
    let response = asset(try Request(.get, "/", headers: ["Host": "localhost:8080"]))
    #expect(response.headers["Cache-Control"] == "private, max-age=9")
  }
}
