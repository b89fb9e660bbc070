import CalendarCore
import Daybook
import Testing

@testable import DaybookServer

@Suite("What hostile addresses, forms and files cannot do")
struct AppSafetyTests {
  static let elsewhere = [
    "//evil.invalid", "/\\evil.invalid", "https://evil.invalid", "javascript:alert(1)",
    "/\t/evil.invalid", "/\n//evil.invalid", "evil", "", " /x", "/%09/evil.invalid/../..",
  ]

  @Test("no form leads to another server", arguments: elsewhere)
  func redirects(_ path: String) throws {
    let browser = try AppBrowser()
    let made = try browser.makeEvent("Sample")
    func isLocal(_ location: String?) -> Bool {
      guard let location else { return true }
      return location.hasPrefix("/") && !location.hasPrefix("//") && !location.hasPrefix("/\\")
        && location.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
    }
    var undo = try #require(made.form(with: "act"))
    undo["return"] = path
    #expect(isLocal(try browser.submit(undo, follows: false).location))
    var toggle = try #require(made.forms.first { $0.action == "/calendars/visibility" })
    toggle["return"] = path
    toggle["hide"] = "1"
    #expect(isLocal(try browser.submit(toggle, follows: false).location))
    var form = try #require(try browser.get("/event/new").form(with: "title"))
    form["return"] = path
    form["start_date"] = "x"
    let refused = try browser.submit(form)
    for link in refused.links { #expect(isLocal(link.path) || link.path.hasPrefix("#")) }
  }

  @Test("an address that looks like another server's is not repeated in links")
  func addresses() throws {
    let browser = try AppBrowser()
    let made = try browser.makeEvent("Sample")
    let act = made.path.drop { $0 != "?" }
    for path in ["//evil.invalid/\(act)", "/\\evil.invalid\(act)"] {
      guard let page = try? browser.send(.get, path) else { continue }
      #expect(page.status == 404)
      #expect(!page.links.contains { $0.path.hasPrefix("//") || $0.path.hasPrefix("/\\") })
      #expect(!page.forms.contains { $0["return"]?.hasPrefix("//") == true })
    }
  }

  @Test(
    "a change without the form's token is refused with a page, and nothing changes",
    arguments: [
      "/event/new", "/event/1", "/event/1/delete", "/undo", "/settings", "/calendars/visibility",
      "/sample", "/import",
    ])
  func token(_ path: String) throws {
    let browser = try AppBrowser()
    try browser.makeEvent("Sample")
    let before = try browser.titles()
    let revision = try browser.form(of: "Sample")["revision"] ?? ""
    for token in [nil, "", "wrong", String(repeating: "0", count: 64)] {
      let fields = [
        ("title", "Forged"), ("start_date", "2026-03-10"), ("all_day", "1"), ("calendar", "1"),
        ("revision", revision), ("act", "1"), ("hide", "1"),
      ]
      let page = try browser.post(
        path, fields + (token.map { [(FormToken.fieldName, $0)] } ?? []))
      #expect(page.status == 403)
      #expect(page.response.headers["Content-Type"] == "text/html; charset=utf-8")
      if path.hasPrefix("/event"), !path.hasSuffix("delete") {
        #expect(page.form(with: "title")?["title"] == "Forged")
      } else {
        #expect(page.heading == Strings(.english).error(status: 403).title)
      }
      #expect(page.parsed.nestingErrors == [])
    }
    #expect(try browser.titles() == before)
    #expect(try browser.book.store.calendars().allSatisfy(\.isVisible))
  }

  @Test("another browser's token does not fit, nor does another site's page")
  func foreign() throws {
    let browser = try AppBrowser()
    try browser.makeEvent("Sample")
    let form = try browser.form(of: "Sample")
    let other = try browser.another()
    _ = try other.get("/")
    #expect(try other.submit(form).status == 403)
    let body = form.fields.map { "\($0.0)=\(PercentEncoding.encode($0.1))" }.joined(separator: "&")
    let page = try browser.send(
      .post, form.action,
      headers: [
        ("Content-Type", "application/x-www-form-urlencoded"), ("Origin", "http://evil.invalid"),
      ], body: Array(body.utf8))
    #expect(page.status == 403)
  }

  @Test("forms that were open hold over a restart of the server with the same secret")
  func restart() throws {
    let browser = try AppBrowser()
    try browser.makeEvent("Sample")
    var form = try browser.form(of: "Sample")
    form["title"] = "Still mine"
    #expect(try browser.restarted().submit(form).status == 200)
    #expect(try browser.titles() == ["Still mine"])
  }

  static let hostile =
    HostileTitle.all + [
      "</textarea><script>alert(1)</script>", "</title><script>", "<!--", "]]>", "&lt;script&gt;",
      "javascript:alert(1)", "%3Cscript%3E", "a' onfocus='alert(1)",
    ]

  @Test("hostile texts are text on every page", arguments: hostile)
  func escaping(_ hostile: String) throws {
    // A form with a NUL is refused as a whole.
    let text = hostile.replacing("\0", with: "")
    let browser = try AppBrowser()
    let calendar = try browser.book.store.createCalendar(name: text, hue: "red", header: "")
    try browser.makeEvent("x")
    var form = try browser.form(of: "x")
    form["title"] = String(text.prefix(200))
    form["place"] = String(text.prefix(200))
    form["notes"] = text
    form["calendar"] = "\(calendar.id.rawValue)"
    let saved = try browser.submit(form)
    #expect(saved.status == 200)
    let event = "/event/1"
    var pages = [saved]
    for path in [
      "/month/2026-03", "/day/2026-03-10", "/agenda?month=2026-03", event, "/settings", "/import",
      "/event/new?day=\(PercentEncoding.encode(text))", "/month/\(PercentEncoding.encode(text))",
    ] {
      // Not every text can stand in an address.
      if let page = try? browser.get(path) { pages.append(page) }
    }
    form["start_date"] = text
    form["zone"] = text
    form["all_day"] = nil
    pages.append(try browser.submit(form))
    let plain = try browser.get("/agenda?month=2026-03").parsed.tags.count
    for page in pages {
      #expect(page.parsed.nestingErrors == [], "\(page.path)")
      #expect(page.parsed.foreignScripts == [], "\(page.path)")
      for tag in page.parsed.tags {
        #expect(!tag.attributes.keys.contains { $0.hasPrefix("on") }, "\(page.path) \(tag.text)")
        #expect(tag.attributes["style"] == nil)
      }
    }
    #expect(plain > 0)
    let opened = try #require(try browser.get(event).form(with: "title"))
    let kept = text.unicodeScalars.filter { $0.value >= 0x20 || $0 == "\n" }
    #expect(opened["notes"] == String(String.UnicodeScalarView(kept)))
  }

  @Test("a form with a NUL is refused")
  func nul() throws {
    let browser = try AppBrowser()
    #expect(try browser.makeEvent("a\0b").status == 400)
    #expect(try browser.titles() == [])
  }

  @Test(
    "every answer of the app has the strict headers",
    arguments: ["/", "/month/x", "/healthz", "/export.ics"])
  func headers(_ path: String) throws {
    let page = try AppBrowser().send(.get, path)
    #expect(
      page.response.headers["Content-Security-Policy"]?.contains("default-src 'none'") == true)
    #expect(page.response.headers["X-Content-Type-Options"] == "nosniff")
  }
}
