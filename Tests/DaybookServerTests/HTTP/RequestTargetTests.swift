import Testing

@testable import DaybookServer

@Suite("A request's target")
struct RequestTargetTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let target: String
    let path: [String]
    var slash = false
    var query: Fields = [:]
    var testDescription: String { target }
  }

  @Test(
    "is decoded segment by segment",
    arguments: [
      Case(target: "/", path: []),
      Case(target: "/a", path: ["a"]),
      Case(target: "/a/", path: ["a"], slash: true),
      Case(target: "//", path: [""], slash: true),
      Case(target: "//a", path: ["", "a"]),
      Case(target: "/a//b", path: ["a", "", "b"]),
      Case(target: "/a+b%2Bc", path: ["a+b+c"]),
      Case(target: "/%25", path: ["%"]),
      Case(target: "/%3f%23", path: ["?#"]),
      Case(target: "/%ED%9A%8C", path: ["회"]),
      Case(target: "/회", path: ["회"]),
      Case(target: "/...", path: ["..."]),
      Case(target: "/a?b=c", path: ["a"], query: ["b": "c"]),
      Case(target: "/?", path: []),
      Case(target: "/?a&&b=&=c", path: [], query: ["a": "", "b": "", "": "c"]),
      Case(target: "/?a=b=c", path: [], query: ["a": "b=c"]),
      Case(target: "/?a=1&b=2&a=3", path: [], query: ["a": "1", "b": "2", "a": "3"]),
      Case(target: "/?a=/../?", path: [], query: ["a": "/../?"]),
      Case(target: "/?q=a+b%2B%26", path: [], query: ["q": "a b+&"]),
      Case(target: "http://h:1/a/?b", path: ["a"], slash: true, query: ["b": ""]),
      Case(target: "HTTP://h", path: []),
      Case(target: "http://h?a=b", path: [], query: ["a": "b"]),
    ])
  func decoded(_ example: Case) throws {
    let request = try Request(.get, example.target)
    #expect(request.path == example.path)
    #expect(request.hasTrailingSlash == example.slash)
    #expect(request.query == example.query)
  }

  @Test(
    "is refused with the part that cannot be read",
    arguments: [
      ("", RequestTargetError.notAPath("")),
      ("*", .notAPath("*")),
      ("a/b", .notAPath("a/b")),
      ("ftp://h/", .notAPath("ftp://h/")),
      ("http:/a", .notAPath("http:/a")),
      ("/a/%2F", .invalidSegment("%2F")),
      ("/a%2fb", .invalidSegment("a%2fb")),
      ("/%00", .invalidSegment("%00")),
      ("/%", .invalidSegment("%")),
      ("/%4", .invalidSegment("%4")),
      ("/%g0", .invalidSegment("%g0")),
      ("/%c3%28", .invalidSegment("%c3%28")),
      ("/%ed%a0%80", .invalidSegment("%ed%a0%80")),
      ("/%c0%af", .invalidSegment("%c0%af")),
      ("/.", .invalidSegment(".")),
      ("/a/../b", .invalidSegment("..")),
      ("/a/%2e%2e", .invalidSegment("%2e%2e")),
      ("/?a=%", .invalidQuery("a=%")),
      ("/?%ff=1", .invalidQuery("%ff=1")),
      ("/?a=1&b=%00", .invalidQuery("b=%00")),
    ])
  func refused(target: String, expected: RequestTargetError) {
    #expect(throws: expected) { try Request(.get, target) }
  }

  @Test("in the form of a URL brings its own host")
  func authority() throws {
    let request = try Request(.get, "http://b:8/x", headers: ["Host": "a"])
    #expect(request.headers.values("Host") == ["b:8"])
  }
}
