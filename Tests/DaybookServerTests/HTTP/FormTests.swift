import Testing

@testable import DaybookServer

@Suite("A form without files")
struct URLEncodedFormTests {
  private let type = "application/x-www-form-urlencoded; charset=UTF-8"

  @Test(
    "is read in order",
    arguments: [
      ("", Fields()),
      ("a=1", ["a": "1"]),
      ("a=1&b=2&a=3", ["a": "1", "b": "2", "a": "3"]),
      ("a+b=c+d%2B", ["a b": "c d+"]),
      ("a=%0D%0A", ["a": "\r\n"]),
      ("a", ["a": ""]),
      ("&&a=1&", ["a": "1"]),
      ("=x", ["": "x"]),
      ("t=%ED%9A%8C%EC%9D%98", ["t": "회의"]),
      ("t=회의", ["t": "회의"]),
      ("a=b=c", ["a": "b=c"]),
    ] as [(String, Fields)])
  func read(body: String, fields: Fields) throws {
    let form = try Form(contentType: type, body: Array(body.utf8))
    #expect(form.fields == fields)
  }

  @Test(
    "is refused with the field that is malformed",
    arguments: [
      ("a=1&b=%", FormError.invalidEscape(field: "b")),
      ("b=%4", .invalidEscape(field: "b")),
      ("b=%xy", .invalidEscape(field: "b")),
      ("%zz=1", .invalidEscape(field: "%zz")),
      ("b=%ff", .invalidText(field: "b")),
      ("b=%00", .invalidText(field: "b")),
      ("b=%ED%9A", .invalidText(field: "b")),
    ])
  func refused(body: String, expected: FormError) {
    #expect(throws: expected) { try Form(contentType: type, body: Array(body.utf8)) }
  }

  @Test("may hold only so many fields")
  func tooMany() throws {
    var limits = Form.Limits()
    limits.parts = 3
    #expect(
      try Form(contentType: type, body: Array("a&b&c".utf8), limits: limits).fields.all.count == 3)
    #expect(throws: FormError.tooManyParts(limit: 3)) {
      try Form(contentType: type, body: Array("a&b&c&d".utf8), limits: limits)
    }
  }

  @Test(
    "must say what it is",
    arguments: [nil, "", "text/plain", "application/json", "multipart/mixed"])
  func otherType(type: String?) {
    #expect(throws: FormError.notAForm(contentType: type)) {
      try Form(contentType: type, body: Array("a=1".utf8))
    }
  }
}

@Suite("A form with files")
struct MultipartFormTests {
  private let type = "multipart/form-data; boundary=XX"

  private func form(_ text: String, type: String? = nil, limits: Form.Limits = .init()) throws
    -> Form
  {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).joined(
      separator: "\r\n")
    return try Form(contentType: type ?? self.type, body: Array(lines.utf8), limits: limits)
  }

  private func bytes(_ file: Form.File?) -> String? {
    file.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  @Test("holds fields and files")
  func fieldsAndFiles() throws {
    let form = try form(
      """
      --XX
      Content-Disposition: form-data; name="title"

      회의
      two
      --XX
      content-disposition: form-data; name="file"; filename="a b.ics"
      Content-Type: text/calendar

      BEGIN:VCALENDAR

      --XX
      Content-Disposition: form-data; name="title"

      again
      --XX--

      """)
    #expect(form.all("title") == ["회의\r\ntwo", "again"])
    let file = try #require(form.file("file"))
    #expect(file.fileName == "a b.ics")
    #expect(file.contentType == "text/calendar")
    #expect(bytes(file) == "BEGIN:VCALENDAR\r\n")
    #expect(form.text("file") == nil)
    #expect(form.file("title") == nil)
  }

  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let body: String
    let content: String
    var testDescription: String { name }
  }

  private static let head = "Content-Disposition: form-data; name=\"f\"; filename=\"x\"\n\n"

  @Test(
    "ends a file where its separator starts and nowhere else",
    arguments: [
      Case(name: "an empty file with a name", body: "--XX\n\(head)\n--XX--", content: ""),
      Case(
        name: "no line end behind the last separator", body: "--XX\n\(head)a\n--XX--", content: "a"),
      Case(
        name: "text before the first separator", body: "hello\n--XX\n\(head)a\n--XX--", content: "a"
      ),
      Case(name: "an empty line before the first", body: "\n--XX\n\(head)a\n--XX--", content: "a"),
      Case(
        name: "text behind the last", body: "--XX\n\(head)a\n--XX--\nmore\n--XX\n", content: "a"),
      Case(
        name: "blanks behind a separator", body: "--XX \t\n\(head)a\n--XX  \n\(head)b\n--XX--",
        content: "a"),
      Case(
        name: "a longer text like the separator", body: "--XX\n\(head)a\n--XXY\nb\n--XX--",
        content: "a\r\n--XXY\r\nb"),
      Case(
        name: "half a separator", body: "--XX\n\(head)a\n--X\nb\n--XX--", content: "a\r\n--X\r\nb"),
      Case(
        name: "a separator within a line", body: "--XX\n\(head)a--XX--\n--XX--", content: "a--XX--"),
      Case(
        name: "line ends before a separator", body: "--XX\n\(head)a\n\n\n--XX--",
        content: "a\r\n\r\n"),
      Case(
        name: "bare CR and half line ends", body: "--XX\n\(head)\r\r\n\r--XX\n--XX--",
        content: "\r\r\n\r--XX"),
    ])
  func content(_ example: Case) throws {
    #expect(bytes(try form(example.body).file("f")) == example.content)
  }

  @Test("keeps every byte of a file, as a part of the body")
  func binary() throws {
    let content =
      (0..<20_000).map { UInt8(truncatingIfNeeded: $0 &* 7 ^ $0 >> 8) } + [13, 10, 45, 45]
    let head = "--XX\r\nContent-Disposition: form-data; name=f; filename=x\r\n\r\n"
    let body = Array(head.utf8) + content + Array("\r\n--XX--\r\n".utf8)
    let file = try #require(try Form(contentType: type, body: body).file("f"))
    #expect(Array(file.bytes) == content)
    #expect(file.bytes.startIndex == head.utf8.count)
    #expect(file.contentType == "text/plain")
  }

  @Test(
    "names a file without folders and as browsers write it",
    arguments: [
      ("filename=\"plan.ics\"", "plan.ics"),
      ("filename=plan.ics", "plan.ics"),
      ("filename=\"a;b=c.ics\"", "a;b=c.ics"),
      ("filename=\"회의.ics\"", "회의.ics"),
      ("filename=\"a%22b%0D%0A.ics\"", "a\"b.ics"),
      ("filename=\"100%25.ics\"", "100%25.ics"),
      ("filename=\"a\\\"b.ics\"", "a\"b.ics"),
      ("filename=\"/etc/passwd\"", "passwd"),
      ("filename=\"C:\\Users\\x.ics\"", "x.ics"),
      ("FileName=\"x\"; other=\"y\"", "x"),
    ])
  func fileName(parameter: String, name: String) throws {
    let form = try form(
      "--XX\nContent-Disposition: form-data; name=\"f\"; \(parameter)\n\na\n--XX--")
    #expect(form.file("f")?.fileName == name)
  }

  @Test("passes over a file that nobody chose")
  func nothingChosen() throws {
    let form = try form(
      "--XX\nContent-Disposition: form-data; name=\"f\"; filename=\"\"\n"
        + "Content-Type: application/octet-stream\n\n\n--XX--")
    #expect(form.file("f") == nil)
    #expect(form.files.isEmpty)
    #expect(form.fields.all.isEmpty)
  }

  @Test("may be empty")
  func empty() throws {
    #expect(try form("--XX--\n").fields.all.isEmpty)
  }

  private static let field = "Content-Disposition: form-data; name=\"a\"\n\n"

  @Test(
    "is refused with the part that is malformed",
    arguments: [
      ("", FormError.truncated(part: 1)),
      ("hello", .truncated(part: 1)),
      ("--XX", .truncated(part: 1)),
      ("--XX\n", .truncated(part: 1)),
      ("--XX\n\(field)a", .truncated(part: 1)),
      ("--XX\n\(field)a\n--XX\n\(field)b\n--X", .truncated(part: 2)),
      ("--XX\n--XX--", .invalidPartHeader(part: 1)),
      ("--XX\n\n--XX--", .invalidPartHeader(part: 1)),
      ("--XX\n\na\n--XX--", .invalidPartHeader(part: 1)),
      ("--XX\nContent-Disposition: form-data\n\na\n--XX--", .invalidPartHeader(part: 1)),
      ("--XX\nContent-Disposition: attachment; name=a\n\na\n--XX--", .invalidPartHeader(part: 1)),
      ("--XX\nContent-Type: text/plain\n\na\n--XX--", .invalidPartHeader(part: 1)),
      ("--XX\nno header\n\na\n--XX--", .invalidPartHeader(part: 1)),
      ("--XX\n\(field)a\0\n--XX--", .invalidText(field: "a")),
    ] as [(String, FormError)])
  func refused(body: String, expected: FormError) {
    #expect(throws: expected) { try form(body) }
  }

  @Test("never traps on a body cut anywhere")
  func cut() throws {
    let whole = Array(
      "--XX\r\nContent-Disposition: form-data; name=\"a\"; filename=\"b\\\"%22\"\r\n\r\nx\r\n--XX \r\n"
        .utf8)
    for count in 0...whole.count {
      #expect(throws: FormError.self) { try Form(contentType: type, body: Array(whole[..<count])) }
    }
  }

  @Test(
    "needs a valid boundary",
    arguments: [
      "multipart/form-data", "multipart/form-data; boundary=", "multipart/form-data; boundary=\"\"",
      "multipart/form-data; boundary=회", "multipart/form-data; boundary=\"a\r\n\"",
      "multipart/form-data; boundary=\(String(repeating: "x", count: 71))",
    ])
  func boundary(type: String) {
    #expect(throws: FormError.noBoundary) { try form("--XX--", type: type) }
  }

  @Test("may quote its boundary")
  func quotedBoundary() throws {
    let form = try form(
      "--X X\n\(Self.field)1\n--X X--", type: "Multipart/Form-Data; Boundary=\"X X\"")
    #expect(form.text("a") == "1")
  }

  @Test("keeps to its limits")
  func limits() {
    var limits = Form.Limits()
    limits.parts = 2
    limits.fieldBytes = 10
    limits.partHeaderBytes = 60
    let part = "--XX\n\(Self.field)1\n"
    #expect(throws: Never.self) { try form("\(part)\(part)--XX--", limits: limits) }
    #expect(throws: FormError.tooManyParts(limit: 2)) {
      try form("\(part)\(part)\(part)--XX--", limits: limits)
    }
    #expect(throws: FormError.fieldTooLong(field: "a", limit: 10)) {
      try form("--XX\n\(Self.field)12345678901\n--XX--", limits: limits)
    }
    #expect(throws: FormError.invalidPartHeader(part: 1)) {
      try form("--XX\nX: 123456789012345678901234567890\n\(Self.field)1\n--XX--", limits: limits)
    }
  }
}
