import CalendarCore
import Daybook
import Testing

@testable import DaybookServer

@Suite("The pages of the app")
struct AppPageTests {
  struct Page: CustomTestStringConvertible {
    var path: String
    var headings: [Language: String]
    var testDescription: String { path }
  }

  static let pages = [
    Page(
      path: "/month/2026-03",
      headings: [.korean: "2026년 3월", .english: "March 2026", .japanese: "2026年3月"]),
    Page(
      path: "/agenda?month=2026-03",
      headings: [.korean: "2026년 3월", .english: "March 2026", .japanese: "2026年3月"]),
    Page(path: "/event/new?day=2026-03-10", headings: [.korean: "새 일정", .english: "New event"]),
    Page(path: "/settings", headings: [.korean: "설정", .english: "Settings", .japanese: "設定"]),
    Page(path: "/import", headings: [:]), Page(path: "/day/2026-03-10", headings: [:]),
  ]

  @Test("every page speaks every language and is well-formed", arguments: pages, Language.allCases)
  func languages(_ each: Page, _ language: Language) throws {
    let browser = try AppBrowser(language: language.tag)
    for isEmpty in [true, false] {
      if !isEmpty { try browser.makeEvent("Sample") }
      let page = try browser.get(each.path)
      #expect(page.status == 200)
      #expect(page.parsed.nestingErrors == [])
      #expect(page.source.contains("<html lang=\"\(language.tag)\""))
      if let heading = each.headings[language] { #expect(page.heading.contains(heading)) }
      #expect(!page.heading.isEmpty)
      let ids = page.parsed.ids()
      #expect(Set(ids).count == ids.count)
    }
  }

  @Test("the pop-up of a day holds its items in every language", arguments: Language.allCases)
  func dayPopUp(_ language: Language) throws {
    let browser = try AppBrowser(language: language.tag)
    try browser.makeEvent("Sample <b>")
    let pop = try browser.get("/day/2026-03-10/items")
    #expect(pop.parsed.nestingErrors == [])
    #expect(pop.source.hasPrefix("<div class=\"day-pop\" role=\"dialog\""))
    #expect(pop.source.contains("Sample &lt;b&gt;"))
    #expect(pop.source.contains(Strings(language).inAll(1)))
    #expect(try browser.get("/day/2026-02-30/items").status == 404)
  }

  @Test("an empty book welcomes; with the first event it opens at this month")
  func welcome() throws {
    let browser = try AppBrowser()
    let welcome = try browser.get("/")
    #expect(welcome.path == "/" && welcome.heading == Strings(.english).welcome)
    #expect(welcome.links.contains { $0.path == "/event/new?day=2026-03-10" })
    #expect(welcome.links.contains { $0.path == "/import" })
    try browser.makeEvent("First")
    #expect(try browser.get("/").path == "/month/2026-03")
    #expect(try browser.book.store.calendars().map(\.name) == ["My calendar"])
  }

  @Test("sample data can be loaded, undone and loaded again", arguments: Language.allCases)
  func sample(_ language: Language) throws {
    let browser = try AppBrowser(language: language.tag)
    func load() throws -> AppPage {
      let form = try #require(try browser.get("/").forms.first { $0.action == "/sample" })
      return try browser.submit(form)
    }
    let page = try load()
    #expect(page.path.hasPrefix("/month/2026-03"))
    #expect(try browser.titles().count > 10)
    let undo = try #require(page.form(with: "act"))
    _ = try browser.submit(undo)
    #expect(try browser.titles() == [])
    _ = try load()
    #expect(try browser.titles().count > 10)
  }

  struct Address: CustomTestStringConvertible {
    var path: String
    var status: Int
    /// Where it leads.
    var end: String?
    var testDescription: String { path }
  }

  @Test(
    "addresses that name nothing are told, with what was asked for",
    arguments: [
      Address(path: "/month/2026-13", status: 404), Address(path: "/month/abc", status: 404),
      Address(path: "/month/2026-3", status: 404),
      Address(path: "/month/%3Cscript%3E", status: 404),
      Address(path: "/day/2026-02-30", status: 404), Address(path: "/day/x", status: 404),
      Address(path: "/agenda?month=2026-00", status: 404),
      Address(path: "/day?date=x", status: 404),
      Address(path: "/month?month=spring", status: 400),
      Address(path: "/month?month=2026-13", status: 400),
      Address(path: "/month?month=99999999999999999999-1", status: 400),
      Address(path: "/event/0", status: 404), Address(path: "/event/999", status: 404),
      Address(path: "/event/99999999999999999999", status: 404),
      Address(path: "/event/-1", status: 404),
      Address(path: "/event/abc", status: 404), Address(path: "/nowhere", status: 404),
      Address(path: "/assets/nothing.css", status: 404), Address(path: "/undo", status: 405),
      Address(path: "/export.ics?calendar=999", status: 404),
      Address(path: "/export.ics?calendar=x", status: 404),
      Address(path: "/export.ics?from=2026-03-10&to=x", status: 400),
      Address(path: "/export.ics?from=2026-03-10", status: 400),
      Address(path: "/export.ics?from=2026-03-10&to=2026-03-09", status: 400),
    ])
  func wrong(_ each: Address) throws {
    let browser = try AppBrowser()
    try browser.makeEvent("Sample")
    let page = try browser.get(each.path)
    #expect(page.status == each.status)
    #expect(page.parsed.nestingErrors == [])
    #expect(page.parsed.foreignScripts == [])
    #expect(page.links.contains { $0.path == "/" })
  }

  @Test(
    "addresses that people type lead where they mean",
    arguments: [
      Address(path: "/month", status: 200, end: "/month/2026-03"),
      Address(path: "/month?month=2026-3", status: 200, end: "/month/2026-03"),
      Address(path: "/month?month=202612", status: 200, end: "/month/2026-12"),
      Address(path: "/month?month=2026.%207.", status: 200, end: "/month/2026-07"),
      Address(path: "/month?month=2026%EB%85%84%207%EC%9B%94", status: 200, end: "/month/2026-07"),
      Address(path: "/month/2026-03/", status: 200, end: "/month/2026-03"),
      Address(path: "/day", status: 200, end: "/day/2026-03-10"),
      Address(path: "/day?date=2024-02-29", status: 200, end: "/day/2024-02-29"),
      Address(path: "/agenda", status: 200, end: "/agenda"),
      Address(path: "/month/9999-12", status: 200, end: "/month/9999-12"),
      Address(path: "/month/0000-01", status: 200, end: "/month/0000-01"),
      Address(path: "/event/new?day=2026-02-30", status: 200, end: "/event/new?day=2026-02-30"),
    ])
  func typed(_ each: Address) throws {
    let browser = try AppBrowser()
    try browser.makeEvent("Sample")
    let page = try browser.get(each.path)
    #expect(page.status == each.status)
    #expect(page.path == each.end)
  }

  @Test("a day's page names the place of each occurrence as that one has it")
  func places() throws {
    let browser = try AppBrowser()
    _ = try browser.upload(
      calendarFile(
        "BEGIN:VEVENT", "UID:s", "SUMMARY:Series", "LOCATION:Room", "DTSTART:20260309T090000",
        "RRULE:FREQ=DAILY;COUNT=3", "END:VEVENT", "BEGIN:VEVENT", "UID:s", "SUMMARY:Series",
        "LOCATION:Garden", "RECURRENCE-ID:20260310T090000", "DTSTART:20260310T090000",
        "END:VEVENT"))
    let text = try browser.get("/day/2026-03-10").text
    #expect(text.contains("Garden"))
    #expect(try browser.get("/day/2026-03-11").text.contains("Room"))
  }

  @Test("the server's health, and HEAD for every page")
  func health() throws {
    let browser = try AppBrowser()
    #expect(try browser.get("/healthz").source == "ok\n")
    for path in ["/", "/month/2026-03", "/event/new", "/settings", "/import", "/export.ics"] {
      #expect(try browser.send(.head, path).status == 200, "\(path)")
    }
  }

  @Test("assets have an address for each content and are kept for a year")
  func assets() throws {
    let browser = try AppBrowser()
    let page = try browser.get("/settings")
    let paths = page.parsed.tags("link").compactMap { $0.attributes["href"] }
    #expect(paths.count >= 2)
    for path in paths {
      let asset = try browser.send(.get, path)
      #expect(asset.status == 200)
      #expect(asset.response.headers["Cache-Control"]?.contains("max-age=31536000") == true)
      let tag = try #require(asset.response.headers["ETag"])
      let again = try browser.send(.get, path, headers: [("If-None-Match", tag)])
      #expect(again.status == 304 && again.response.body.isEmpty)
    }
    #expect(page.response.headers["Cache-Control"] == "no-store")
  }

  @Test("T-72: an event until midnight is on its day's page through 24:00, and not on the next")
  func untilMidnight() throws {
    let browser = try AppBrowser()
    _ = try browser.upload(
      calendarFile(
        "BEGIN:VEVENT", "UID:late", "SUMMARY:Late shift", "DTSTART:20240601T220000",
        "DTEND:20240602T000000", "END:VEVENT"))
    let day = try browser.get("/day/2024-06-01").source
    #expect(day.contains("Late shift") && day.contains("10:00 PM – 12:00 AM"))
    #expect(!day.contains("day 1 of 2"))
    let next = try browser.get("/day/2024-06-02").source
    #expect(!next.contains("Late shift"))
  }
}
