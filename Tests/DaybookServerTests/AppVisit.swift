import Daybook
import DaybookStorage
import Foundation
import Testing

@testable import DaybookServer

/// A person at the app's pages, without a socket: keeps the cookie, sends the token of the pages, and
/// does not follow redirects by itself.
final class AppVisit {
  let book: Book
  private let handler: Handler
  private let cookie: String
  private let token: String
  private let language: Language

  init(language: Language = .english) throws {
    let book = Book(store: try SQLiteStore(path: ":memory:"))
    let app = App(book: book, localZone: "UTC", now: { 1_772_366_400 })
    let handler = app.handler(
      policy: SecurityPolicy(
        hosts: HostPolicy(port: 8080), tokens: FormToken(secret: [UInt8](repeating: 7, count: 32))))
    let first = handler(try Request(.get, "/settings", headers: ["Host": "localhost:8080"]))
    let page = ParsedPage(first.body)
    let field = try #require(
      page.tags("input").first { $0.attributes["name"] == FormToken.fieldName })
    token = try #require(field.attributes["value"])
    cookie = String(try #require(first.headers["Set-Cookie"]).prefix { $0 != ";" })
    self.book = book
    self.handler = handler
    self.language = language
  }

  private var headers: Headers {
    [
      "Host": "localhost:8080", "Origin": "http://localhost:8080", "Cookie": cookie,
      "Accept-Language": language.tag,
    ]
  }

  func get(_ target: String) throws -> Response {
    // A browser keeps what follows # to itself.
    let target = String(target.prefix { $0 != "#" })
    return handler(try Request(.get, target, headers: headers))
  }

  func page(_ target: String) throws -> ParsedPage {
    let response = try get(target)
    #expect(response.status == .ok, "\(target)")
    return ParsedPage(response.body)
  }

  /// Sends a form with the token.
  ///
  /// - Parameter accept: what a script says that it wants; nil for what a form does.
  func post(
    _ target: String, _ fields: [(String, String)] = [], accept: String? = nil
  ) throws -> Response {
    let body = (fields + [(FormToken.fieldName, token)]).map { name, value in
      "\(name)=\(PercentEncoding.encode(value))"
    }
    var headers = headers
    headers["Content-Type"] = "application/x-www-form-urlencoded"
    if let accept { headers["Accept"] = accept }
    return handler(
      try Request(.post, target, headers: headers, body: Array(body.joined(separator: "&").utf8)))
  }

  /// Where a redirect leads.
  func target(of response: Response) throws -> String {
    #expect(response.status == .seeOther)
    return try #require(response.headers["Location"])
  }

  /// Presses "undo" in the notice of a page.
  func undo(on page: ParsedPage) throws -> Response {
    let form = try #require(
      page.source.components(separatedBy: "action=\"/undo\"").dropFirst().first)
    func value(_ name: String) throws -> String {
      let rest = try #require(
        form.components(separatedBy: "name=\"\(name)\" value=\"").dropFirst().first)
      return String(rest.prefix { $0 != "\"" })
    }
    return try post("/undo", [("act", try value("act")), ("return", try value("return"))])
  }

  /// The text of the notice on a page, if there is one.
  func notice(on page: ParsedPage) -> String? {
    let rest = page.source.components(
      separatedBy: "class=\"toast\" role=\"status\"><p dir=\"auto\">")
    return rest.dropFirst().first?.components(separatedBy: "</p>").first
  }

  /// Puts events into a calendar of this name, made when there is none.
  @discardableResult
  func importEvents(_ count: Int, into name: String) throws -> ImportReport {
    var text = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Sample//EN\r\n"
    for number in 0..<count {
      text += "BEGIN:VEVENT\r\nUID:\(name)-\(number)\r\nDTSTAMP:20260101T000000Z\r\n"
      text += "DTSTART;VALUE=DATE:20260310\r\nSUMMARY:Sample \(number)\r\nEND:VEVENT\r\n"
    }
    text += "END:VCALENDAR\r\n"
    return try Array(text.utf8).withUnsafeBufferPointer {
      try Importer(book: book, bytes: $0).run(into: .named(name), isDryRun: false, time: 0)
    }
  }
}
