import Testing

@testable import DaybookServer

@Suite("Headers")
struct HeadersTests {
  @Test("are found whatever the case of their names, and keep their order")
  func names() {
    var headers: Headers = ["A": "1", "b": "2", "a": "3"]
    #expect(headers["a"] == "1")
    #expect(headers.values("A") == ["1", "3"])
    headers["A"] = "4"
    #expect(headers.values("a") == ["4"])
    headers["B"] = nil
    #expect(headers["b"] == nil)
    #expect(headers["é"] == nil)
  }
}

@Suite("Answers")
struct ResponseTests {
  @Test(
    "lead to a path of this server only",
    arguments: [
      ("/month/2026-03?a=b#c", "/month/2026-03?a=b#c"),
      ("/", "/"),
      ("", "/"),
      ("//evil.example", "/"),
      ("/\\evil.example", "/"),
      ("/\t/evil.example", "/"),
      ("/\n/evil.example", "/"),
      ("https://evil.example", "/"),
      ("javascript:alert(1)", "/"),
      ("/a b", "/a%20b"),
      ("/회", "/%ED%9A%8C"),
      ("/a\r\nSet-Cookie: b", "/a%0D%0ASet-Cookie:%20b"),
      ("/%ED", "/%ED"),
    ])
  func redirect(path: String, location: String) {
    let response = Response.redirect(to: path)
    #expect(response.status == .seeOther)
    #expect(response.headers["Location"] == location)
  }

  @Test(
    "name a file in two ways",
    arguments: [
      ("plan.ics", #"filename="plan.ics"; filename*=UTF-8''plan.ics"#),
      ("회의.ics", #"filename="__.ics"; filename*=UTF-8''%ED%9A%8C%EC%9D%98.ics"#),
      ("a \"b\".ics", #"filename="a _b_.ics"; filename*=UTF-8''a%20%22b%22.ics"#),
      ("100%.ics", #"filename="100_.ics"; filename*=UTF-8''100%25.ics"#),
      ("../a\\b\r\n.ics", #"filename=".._a_b__.ics"; filename*=UTF-8''.._a_b__.ics"#),
      ("", #"filename="download"; filename*=UTF-8''download"#),
      ("..", #"filename="download"; filename*=UTF-8''download"#),
    ])
  func download(name: String, disposition: String) {
    let response = Response.download([1], fileName: name, contentType: "text/calendar")
    #expect(response.headers["Content-Disposition"] == "attachment; \(disposition)")
    #expect(response.headers["Content-Type"] == "text/calendar")
  }

  @Test("are not sent again to a client that holds them")
  func notModified() throws {
    let bytes = Array("body{}".utf8)
    let first = Response.asset(bytes, contentType: "text/css", for: try Request(.get, "/a"))
    let tag = try #require(first.headers["ETag"])
    #expect(first.status == .ok)
    #expect(first.headers["Cache-Control"] == "private, no-cache")
    for held in [tag, "W/\(tag)", "\"x\", \(tag)", "*"] {
      let request = try Request(.get, "/a", headers: ["If-None-Match": held])
      let second = Response.asset(bytes, contentType: "text/css", for: request, maxAge: 60)
      #expect(second.status == .notModified)
      #expect(second.body.isEmpty)
      #expect(second.headers["ETag"] == tag)
      #expect(second.headers["Cache-Control"] == "private, max-age=60")
    }
    for (method, held) in [(Request.Method.get, "\"x\""), (.post, tag)] {
      let request = try Request(method, "/a", headers: ["If-None-Match": held])
      #expect(
        Response.asset(bytes, contentType: "text/css", for: request).body == bytes)
    }
    #expect(Response.entityTag(of: bytes) != Response.entityTag(of: Array("body{ }".utf8)))
  }
}

@Suite("Cookies")
struct CookieTests {
  @Test(
    "are read pair by pair",
    arguments: [
      ("a=1", "1"), ("b=2; a=1", "1"), ("a=1;a=2", "1"), (" a = 1 ", "1"), ("a=\"1\"", "1"),
      ("a=b=c", "b=c"), ("a=", ""), ("a", nil), ("", nil), (";;=x;", nil), ("A=1", nil),
      ("a=\"", "\""),
    ])
  func read(header: String, value: String?) {
    #expect(Cookies([header])["a"] == value)
  }

  @Test("are written for the whole server, out of scripts' reach")
  func written() throws {
    #expect(
      try SetCookie("a", "1", maxAge: 5, sameSite: .strict).headerValue
        == "a=1; Path=/; Max-Age=5; HttpOnly; SameSite=Strict")
    #expect(try SetCookie("a", "").headerValue == "a=; Path=/; HttpOnly; SameSite=Lax")
    let response = Response.noContent.setting(try SetCookie("a", "1"))
      .setting(try SetCookie("b", "2"))
    #expect(response.headers.values("Set-Cookie").count == 2)
  }

  @Test("cannot smuggle in attributes or headers")
  func refused() {
    for name in ["", "a b", "a=b", "a;b", "회"] {
      #expect(throws: SetCookieError.invalidName(name)) { try SetCookie(name, "1") }
    }
    for value in ["a;b", "a b", "a\r\nb", "회", "\"", "a,b", "\\"] {
      #expect(throws: SetCookieError.invalidValue(name: "a", value: value)) {
        try SetCookie("a", value)
      }
    }
  }

  private enum Theme: String { case light, dark }

  @Test("that keep a preference are read only when they are one of its values")
  func preference() throws {
    let theme = Preference<Theme>("theme")
    #expect(Cookies(["theme=dark"]).value(of: theme) == .dark)
    #expect(Cookies(["theme=<script>"]).value(of: theme) == nil)
    #expect(Cookies([]).value(of: theme) == nil)
    #expect(try theme.cookie(.light).headerValue.hasPrefix("theme=light; Path=/; Max-Age=31536000"))
    #expect(try theme.cookie(nil).headerValue.hasPrefix("theme=; Path=/; Max-Age=0"))
  }
}
