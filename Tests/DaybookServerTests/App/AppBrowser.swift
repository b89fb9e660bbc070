import CalendarCore
import Daybook
import DaybookStorage
import Testing

@testable import DaybookServer

/// A browser without scripts that talks to the app without sockets: it keeps cookies, follows
/// redirects, and sends the forms that pages have.
final class AppBrowser {
  /// 2026-03-10T03:00:00Z, noon in Seoul.
  static let now: Int64 = 1_773_111_600

  let book: Book
  private let handler: Handler
  private var cookies: [(name: String, value: String)] = []
  private let language: String

  init(language: String = "en", book: Book? = nil, localZone: String = "Asia/Seoul") throws {
    let book = try book ?? Book(store: SQLiteStore(path: ":memory:"))
    self.book = book
    self.language = language
    let policy = SecurityPolicy(
      hosts: HostPolicy(port: 8080),
      tokens: FormToken(secret: [UInt8](repeating: 7, count: FormToken.secretLength)))
    handler = App(book: book, localZone: localZone, now: { AppBrowser.now })
      .handler(policy: policy)
  }

  /// Another tab or device on the same book.
  func another(language: String? = nil) throws -> AppBrowser {
    try AppBrowser(language: language ?? self.language, book: book)
  }

  /// The same browser, with the app started anew.
  func restarted() throws -> AppBrowser {
    let browser = try another()
    browser.cookies = cookies
    return browser
  }

  func cookie(_ name: String) -> String? { cookies.last { $0.name == name }?.value }

  // MARK: Requests

  func send(
    _ method: Request.Method, _ target: String, headers: [(String, String)] = [],
    body: [UInt8] = []
  ) throws -> AppPage {
    var all = Headers()
    all.add("Host", "127.0.0.1:8080")
    all.add("Accept-Language", language)
    if !cookies.isEmpty {
      all.add("Cookie", cookies.map { "\($0.name)=\($0.value)" }.joined(separator: "; "))
    }
    for (name, value) in headers { all.add(name, value) }
    let response = handler(try Request(method, target, headers: all, body: body))
    for header in response.headers.values("Set-Cookie") { keep(header) }
    return AppPage(response: response, path: target)
  }

  private func keep(_ header: String) {
    let pair = header.prefix { $0 != ";" }
    let name = String(pair.prefix { $0 != "=" })
    cookies.removeAll { $0.name == name }
    if !header.contains("Max-Age=0") {
      cookies.append((name, String(pair.dropFirst(name.count + 1))))
    }
  }

  /// Asks for a page and follows where it leads.
  func get(_ target: String) throws -> AppPage { try follow(try send(.get, target)) }

  private func follow(_ page: AppPage) throws -> AppPage {
    var page = page
    for _ in 0..<5 {
      guard let location = page.location else { return page }
      // What stands behind "#" is for the browser alone.
      page = try send(.get, String(location.prefix { $0 != "#" }))
      page.path = location
    }
    Issue.record("redirected without end")
    return page
  }

  func post(_ target: String, _ fields: [(String, String)], follows: Bool = true) throws
    -> AppPage
  {
    let body = fields.map { "\(PercentEncoding.encode($0.0))=\(PercentEncoding.encode($0.1))" }
      .joined(separator: "&")
    let page = try send(
      .post, target,
      headers: [
        ("Content-Type", "application/x-www-form-urlencoded"),
        ("Origin", "http://127.0.0.1:8080"),
      ], body: Array(body.utf8))
    return follows ? try follow(page) : page
  }

  /// Sends a form of a page.
  ///
  /// - Parameters:
  ///   - form: as the page has it, or changed.
  ///   - action: the address of a button with one of its own.
  func submit(_ form: AppForm, action: String? = nil, follows: Bool = true) throws -> AppPage {
    try post(action ?? form.action, form.fields, follows: follows)
  }

  /// Sends a file through the import page.
  func upload(
    _ bytes: [UInt8], name: String = "sample.ics", fields: [(String, String)] = []
  ) throws -> AppPage {
    let form = try #require(try get("/import").form(with: "name"))
    let boundary = "sample-boundary"
    var body: [UInt8] = []
    let token = (FormToken.fieldName, form[FormToken.fieldName] ?? "")
    for (field, value) in [token] + fields {
      body += Array(
        "--\(boundary)\r\nContent-Disposition: form-data; name=\"\(field)\"\r\n\r\n\(value)\r\n"
          .utf8)
    }
    body += Array(
      ("--\(boundary)\r\nContent-Disposition: form-data; name=\"file\"; filename=\"\(name)\"\r\n"
        + "Content-Type: text/calendar\r\n\r\n").utf8)
    body += bytes + Array("\r\n--\(boundary)--\r\n".utf8)
    return try follow(
      try send(
        .post, "/import",
        headers: [
          ("Content-Type", "multipart/form-data; boundary=\(boundary)"),
          ("Origin", "http://127.0.0.1:8080"),
        ], body: body))
  }

  // MARK: What people do

  /// Makes an event with the form for new ones.
  @discardableResult
  func makeEvent(_ title: String, _ change: (inout AppForm) -> Void = { _ in }) throws -> AppPage {
    var form = try #require(try get("/event/new?day=2026-03-10").form(with: "title"))
    form["title"] = title
    change(&form)
    return try submit(form)
  }

  /// The address of the first event of a title on March's list.
  func address(of title: String, on path: String = "/agenda?month=2026-03") throws -> String {
    let page = try get(path)
    let link = page.links.first {
      $0.text.contains(title) && $0.path.hasPrefix("/event/") && !$0.path.hasPrefix("/event/new")
    }
    return try #require(link?.path, "no link to \(title)")
  }

  /// The event's form.
  func form(of title: String) throws -> AppForm {
    try #require(try get(address(of: title)).form(with: "title"))
  }

  func titles(on path: String = "/agenda?month=2026-03") throws -> [String] {
    let days = try DaySpan(from: Day(iso: "2026-03-01"), through: Day(iso: "2026-03-31"))
    let zone = try #require(book.zones.rules(named: "Asia/Seoul"))
    return try book.occurrences(on: days, zone: zone).map(\.title)
  }
}

/// An answer of the app.
struct AppPage {
  var response: Response
  /// The address that was asked for last.
  var path: String
  var source: String { String(decoding: response.body, as: UTF8.self) }
  var status: Int { response.status.rawValue }
  var location: String? { response.headers["Location"] }
  var parsed: ParsedPage { ParsedPage(response.body) }

  /// What a person reads, tags taken out.
  var text: String {
    var text = ""
    var isTag = false
    for character in source {
      switch character {
      case "<": isTag = true
      case ">": isTag = false
      default: if !isTag { text.append(character) }
      }
    }
    return AppPage.unescaped(text)
  }

  var heading: String {
    between("<h1 id=\"heading\">", "</h1>").map { AppPage(text: $0).text } ?? ""
  }

  /// The notice at the foot of the page.
  var notice: String? { between("role=\"status\"><p dir=\"auto\">", "</p>").map(AppPage.unescaped) }

  private init(text: String) {
    response = .html(text)
    path = ""
  }

  init(response: Response, path: String) {
    self.response = response
    self.path = path
  }

  private func between(_ begin: String, _ end: String) -> String? {
    guard let first = source.firstRange(of: begin),
      let last = source[first.upperBound...].firstRange(of: end)
    else { return nil }
    return String(source[first.upperBound..<last.lowerBound])
  }

  static func unescaped(_ text: String) -> String {
    [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")]
      .reduce(text) { $0.replacing($1.0, with: $1.1) }
  }

  /// The links with what they say.
  var links: [(path: String, text: String)] {
    source.split(separator: "<a ").dropFirst().compactMap { piece in
      guard let href = piece.firstRange(of: "href=\""),
        let end = piece.firstRange(of: "</a>"), let close = piece.firstIndex(of: ">")
      else { return nil }
      let path = piece[href.upperBound...].prefix { $0 != "\"" }
      let label = String(piece[..<close])
      let inside = String(piece[close..<end.lowerBound])
      return (AppPage.unescaped(String(path)), AppPage.unescaped(label + inside))
    }
  }

  /// The form that has a field of this name.
  func form(with field: String) -> AppForm? { forms.first { $0[field] != nil } }

  var forms: [AppForm] {
    var forms: [AppForm] = []
    var select: (name: String, isChosen: Bool)?
    for tag in parsed.tags {
      func value(_ name: String) -> String { AppPage.unescaped(tag.attributes[name] ?? "") }
      func add(_ name: String, _ text: String) {
        guard !forms.isEmpty, !name.isEmpty else { return }
        forms[forms.count - 1].fields.append((name, text))
      }
      switch tag.name {
      case "form": forms.append(AppForm(action: value("action"), method: value("method")))
      case "input":
        let type = value("type")
        guard type != "file" else { break }
        if type == "checkbox" || type == "radio", tag.attributes["checked"] == nil { break }
        add(value("name"), value("value"))
      case "textarea": add(value("name"), textAreaContent)
      case "select":
        select = (value("name"), false)
      case "option":
        guard let open = select, !open.name.isEmpty else { break }
        if tag.attributes["selected"] != nil {
          forms[forms.count - 1][open.name] = value("value")
          select = (open.name, true)
        } else if !open.isChosen, forms.last?[open.name] == nil {
          add(open.name, value("value"))
        }
      case "datalist": select = nil
      case "button":
        if let action = tag.attributes["formaction"], !forms.isEmpty {
          forms[forms.count - 1].otherAction = AppPage.unescaped(action)
        }
      default: break
      }
    }
    return forms
  }

  private var textAreaContent: String {
    guard let begin = source.firstRange(of: "<textarea"),
      let open = source[begin.upperBound...].firstIndex(of: ">"),
      let end = source[open...].firstRange(of: "</textarea>")
    else { return "" }
    let content = source[source.index(after: open)..<end.lowerBound]
    return AppPage.unescaped(String(content.first == "\n" ? content.dropFirst() : content))
  }

  /// The names of the fields that are marked as wrong, each with what is said beside it.
  var marked: [(name: String, message: String)] {
    parsed.tags.filter { $0.attributes["aria-invalid"] == "true" }.compactMap { tag in
      let id = tag.attributes["aria-describedby"]?.split(separator: " ").first.map(String.init)
      guard let name = tag.attributes["name"], let id,
        let message = between("<p class=\"error\" id=\"\(id)\"", "</p>")
      else { return nil }
      return (name, AppPage(text: "<p" + message).text)
    }
  }
}

/// A form as a browser would send it.
struct AppForm {
  var action: String
  var method: String
  var fields: [(String, String)] = []
  /// The address of a button that has one of its own.
  var otherAction: String?

  init(action: String, method: String) {
    self.action = action
    self.method = method
  }

  /// The value of a field; nil for one that is not sent.
  subscript(name: String) -> String? {
    get { fields.first { $0.0 == name }?.1 }
    set {
      let place = fields.firstIndex { $0.0 == name }
      fields.removeAll { $0.0 == name }
      if let newValue {
        fields.insert((name, newValue), at: min(place ?? fields.count, fields.count))
      }
    }
  }
}

/// A VCALENDAR around some lines.
func calendarFile(_ lines: String...) -> [UInt8] {
  let all = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Sample//Sample//EN"] + lines
  return Array((all + ["END:VCALENDAR"]).map { $0 + "\r\n" }.joined().utf8)
}
