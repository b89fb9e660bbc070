import CalendarCore
import Daybook
import Testing

@testable import DaybookServer

@Suite("Files in and out by pages")
struct AppTransferTests {
  static let file = calendarFile(
    "X-WR-CALNAME:Theirs", "BEGIN:VEVENT", "UID:a", "SUMMARY:One <b>",
    "DTSTART;VALUE=DATE:20260401", "END:VEVENT", "BEGIN:VEVENT", "UID:b", "SUMMARY:Two",
    "DTSTART:20261310T090000", "END:VEVENT")

  @Test("an import reports every item with its line, leads to the first event, and can be undone")
  func report() throws {
    let browser = try AppBrowser()
    let page = try browser.upload(Self.file)
    #expect(page.status == 200 && page.parsed.nestingErrors == [])
    #expect(page.heading == Strings(.english).importReport)
    for text in ["One <b>", "Two", "line 13", "20261310T090000", "Theirs"] {
      #expect(page.text.contains(text), "\(text)")
    }
    // The month of the first event, not one day earlier west of Greenwich.
    #expect(page.links.contains { $0.path == "/month/2026-04" })
    #expect(try browser.book.store.calendars().map(\.name) == ["Theirs"])
    let again = try browser.upload(Self.file, fields: [("calendar", "1")])
    #expect(again.notice == nil)
    let undo = try #require(page.form(with: "act"))
    #expect(try browser.submit(undo).notice == "Undid making 2 things")
    #expect(try browser.book.store.objectCount(kind: nil) == 0)
  }

  private func names(_ browser: AppBrowser) throws -> [String] {
    try browser.book.store.calendars().map(\.name)
  }

  @Test("a new calendar never swallows one that has its name by chance")
  func freeName() throws {
    let browser = try AppBrowser()
    let mine = try browser.book.store.createCalendar(name: "Theirs", hue: "red", header: "")
    for _ in 0..<2 {
      // The second time it finds the calendar it made.
      let page = try browser.upload(Self.file)
      #expect(page.text.contains("Theirs 2"))
      #expect(try names(browser) == ["Theirs", "Theirs 2"])
      #expect(try browser.book.store.objectCounts()[mine.id] == nil)
    }
    // A calendar that an import made takes another file of its name.
    _ = try browser.upload(
      calendarFile("BEGIN:VEVENT", "UID:z", "DTSTART;VALUE=DATE:20260401", "END:VEVENT"),
      fields: [("name", "Theirs 2")])
    #expect(try names(browser) == ["Theirs", "Theirs 2"])
  }

  @Test("the sample goes into no calendar but its own")
  func sample() throws {
    let browser = try AppBrowser()
    _ = try browser.upload(Self.file, fields: [("name", "Sample")])
    let token = try #require(try browser.get("/import").form(with: "name")).fields.filter {
      $0.0 == FormToken.fieldName
    }
    for _ in 0..<2 {
      _ = try browser.post(Paths.sample, token)
      #expect(try names(browser) == ["Sample", "Sample 2"])
      #expect(
        try browser.book.store.objectCounts()[browser.book.store.calendars()[0].id]?.total == 2)
    }
  }

  @Test("the first event's month is found west of Greenwich too")
  func west() throws {
    let browser = try AppBrowser(localZone: "America/Santiago")
    #expect(try browser.upload(Self.file).links.contains { $0.path == "/month/2026-04" })
  }

  struct Name: CustomTestStringConvertible {
    var testDescription: String
    var file: String = "sample.ics"
    var fields: [(String, String)] = []
    var hasName = true
    var name: String
  }

  @Test(
    "the calendar's name",
    arguments: [
      Name(testDescription: "typed", fields: [("name", " Mine ")], name: "Mine"),
      Name(testDescription: "the file's own", fields: [("name", "")], name: "Theirs"),
      Name(testDescription: "the file name", file: "my.work.ics", hasName: false, name: "my.work"),
      Name(testDescription: "no name at all", file: ".ics", hasName: false, name: "My calendar"),
      Name(
        testDescription: "hostile", file: "<script>.ics", hasName: false, name: "<script>"),
    ])
  func names(_ each: Name) throws {
    let browser = try AppBrowser()
    let file =
      each.hasName
      ? Self.file
      : calendarFile("BEGIN:VEVENT", "UID:a", "DTSTART;VALUE=DATE:20260401", "END:VEVENT")
    let page = try browser.upload(file, name: each.file, fields: each.fields)
    #expect(page.parsed.foreignScripts == [])
    #expect(try browser.book.store.calendars().map(\.name) == [each.name])
  }

  @Test(
    "a file that is none is refused beside the field, and nothing is made",
    arguments: ["", "not a calendar", "<!doctype html><p>", "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n"])
  func refused(_ text: String) throws {
    let browser = try AppBrowser()
    let page = try browser.upload(Array(text.utf8), fields: [("name", "Typed <name>")])
    #expect(page.status == 422)
    #expect(page.marked.map(\.name) == ["file"])
    #expect(page.form(with: "name")?["name"] == "Typed <name>")
    #expect(try browser.book.store.calendars().isEmpty)
  }

  @Test("an import into a calendar that is gone is told")
  func missingCalendar() throws {
    let browser = try AppBrowser()
    #expect(try browser.upload(Self.file, fields: [("calendar", "77")]).status == 404)
    #expect(try browser.book.store.calendars().isEmpty)
  }

  @Test("an export is a download under the calendar's name, whatever it is")
  func export() throws {
    let browser = try AppBrowser()
    let name = "a\"b/c\r\n<日>;"
    let calendar = try browser.book.store.createCalendar(name: name, hue: "blue", header: "")
    try browser.makeEvent("Sample")
    let page = try browser.get("/export.ics?calendar=\(calendar.id.rawValue)")
    #expect(page.status == 200)
    #expect(page.response.headers["Content-Type"] == "text/calendar; charset=utf-8")
    let disposition = try #require(page.response.headers["Content-Disposition"])
    #expect(disposition.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F })
    #expect(disposition.hasPrefix("attachment; filename=\"a_b_c__<_>;.ics\"; filename*=UTF-8''"))
    #expect(page.source.contains("SUMMARY:Sample\r\n"))
    let all = try browser.get("/export.ics")
    #expect(all.response.headers["Content-Disposition"]?.contains("daybook.ics") == true)
    let none = try browser.get("/export.ics?from=2026-04-01&to=2026-04-30")
    #expect(!none.source.contains("BEGIN:VEVENT"))
    let some = try browser.get("/export.ics?from=2026-03-10&to=2026-03-10")
    #expect(some.source.contains("BEGIN:VEVENT"))
  }
}
