import CalendarCore
import Daybook
import Foundation
import Testing

@testable import DaybookServer

@Suite struct PagesFormTests {
  static let sample = SampleMonth(language: .english)

  static func form(
    _ change: (inout EventForm) -> Void = { _ in }
  ) -> ParsedPage {
    var form = EventForm(
      frame: sample.frame(), existing: .init(key: 4, revision: 12),
      values: .init(
        title: "Sort books", isAllDay: false, startDate: "2026-03-27", startTime: "09:00",
        endDate: "2026-03-28", endTime: "10:30", zone: "Asia/Seoul", place: "Room 3",
        notes: "Bring gloves", calendar: "2", hue: "teal"),
      zones: ["Asia/Seoul", "Asia/Tokyo"], returnPath: "/month/2026-03")
    change(&form)
    return ParsedPage(form.page)
  }

  private static func field(_ page: ParsedPage, _ name: String) -> ParsedPage.Tag? {
    page.tags.first { $0.attributes["name"] == name }
  }

  @Test func `typed values stay as they were`() {
    let page = Self.form()
    let expected = [
      "title": "Sort books", "start_date": "2026-03-27", "start_time": "09:00",
      "end_date": "2026-03-28", "end_time": "10:30", "zone": "Asia/Seoul", "place": "Room 3",
      "revision": "12", "return": "/month/2026-03",
    ]
    for (name, value) in expected {
      #expect(Self.field(page, name)?.attributes["value"] == value, "\(name)")
    }
    #expect(Self.field(page, "all_day")?.attributes["checked"] == nil)
    #expect(page.source.contains("Bring gloves</textarea>"))
    #expect(page.source.contains("<option value=\"2\" selected>Home</option>"))
    let hues = page.tags("input").filter { $0.attributes["name"] == "hue" }
    #expect(hues.count == 12)
    #expect(
      hues.filter { $0.attributes["checked"] != nil }.map { $0.attributes["value"] } == ["teal"])
  }

  @Test func `what could not be read comes back too`() {
    let page = Self.form {
      $0.values.startDate = "soon"
      $0.values.hue = "sparkling"
    }
    #expect(Self.field(page, "start_date")?.attributes["value"] == "soon")
    let hues = page.tags("input").filter { $0.attributes["name"] == "hue" }
    #expect(hues.allSatisfy { $0.attributes["checked"] == nil })
  }

  @Test(arguments: EventForm.Field.allCases)
  func `an error stands at its field and in the summary`(field: EventForm.Field) throws {
    let page = Self.form { $0.errors = [.init(field: field, message: "Sample error.")] }
    let control = try #require(Self.field(page, field.rawValue))
    #expect(control.attributes["aria-invalid"] == "true")
    let described = try #require(control.attributes["aria-describedby"])
    #expect(described.split(separator: " ").contains(Substring("field-\(field.rawValue)-error")))
    #expect(control.attributes["autofocus"] != nil)
    #expect(page.source.components(separatedBy: "Sample error.").count == 3)
    #expect(page.tags("a").contains { $0.attributes["href"] == "#field-\(field.rawValue)" })
    #expect(page.tags(with: "autofocus").count == 1)
    #expect(page.tags(with: "role").contains { $0.attributes["role"] == "alert" })
  }

  @Test func `without errors there is no alert`() {
    let page = Self.form()
    #expect(page.tags(with: "aria-invalid").isEmpty)
    #expect(!page.source.contains("role=\"alert\""))
  }

  @Test func `saving is what Enter does, deleting is not`() throws {
    let page = Self.form()
    let buttons = page.source.components(separatedBy: "<form class=\"sheet event\"")[1]
    let save = try #require(buttons.range(of: ">Save</button>"))
    let delete = try #require(buttons.range(of: "formaction=\"/event/4/delete\""))
    #expect(save.lowerBound < delete.lowerBound)
  }

  @Test func `a new event has nothing to delete and posts to its own address`() {
    let page = Self.form { $0.existing = nil }
    #expect(page.tags(with: "formaction").isEmpty)
    #expect(Self.field(page, "revision") == nil)
    #expect(page.tags("form").contains { $0.attributes["action"] == "/event/new" })
  }

  @Test func `a series asks which occurrences are meant`() {
    let page = Self.form {
      $0.existing?.series = .init(
        rule: "Monthly on the last Friday", next: ["Apr 24–25"], scope: .all,
        occurrence: "20260327")
    }
    let scopes = page.tags("input").filter { $0.attributes["name"] == "scope" }
    #expect(scopes.map { $0.attributes["value"] } == ["this", "following", "all"])
    #expect(scopes.map { $0.attributes["checked"] != nil } == [false, false, true])
    #expect(page.source.contains("Monthly on the last Friday") && page.source.contains("Apr 24–25"))
    #expect(Self.field(page, "occurrence")?.attributes["value"] == "20260327")
    #expect(Self.form().tags("input").allSatisfy { $0.attributes["name"] != "scope" })
  }

  @Test func `the last day's hint counts the days`() {
    #expect(Self.form().source.contains("2 days, last day included"))
    #expect(
      Self.form { $0.values.endDate = "2026-03-26" }.source.contains("The last day is included"))
  }

  @Test func `a conflict keeps what was typed and shows both`() {
    let page = ParsedPage(
      ConflictPage(
        frame: Self.sample.frame(), title: "Theirs",
        rows: [
          .init(label: "Title", mine: "Mine", theirs: "Theirs"),
          .init(label: "Place", mine: "Same", theirs: "Same"),
        ],
        action: "/event/4", fields: [("title", "Mine"), ("revision", "13")],
        theirsPath: "/event/4?x=1"
      ).page)
    #expect(Self.field(page, "title")?.attributes["value"] == "Mine")
    #expect(Self.field(page, "revision")?.attributes["value"] == "13")
    #expect(page.tags("tr").map { $0.attributes["class"] ?? "" } == ["", "differs", ""])
    #expect(page.tags("a").contains { $0.attributes["href"] == "/event/4?x=1" })
  }

  @Test func `a long report is cut, problems first, and says so`() {
    typealias Item = ImportReportPage.Item
    let items = (1...1240).map { line in
      Item(
        line: line, title: "Item \(line)", outcome: line == 1240 ? .failed : .added,
        problems: line == 1239 ? ["Sample problem."] : [])
    }
    let html = String(
      decoding: ImportReportPage(
        frame: Self.sample.frame(), calendar: "Home", items: items, calendarPath: "/"
      ).page, as: UTF8.self)
    #expect(html.components(separatedBy: "<tr>").count - 1 == 501)
    #expect(html.contains("Showing 500 of 1,240 items, those with problems first."))
    #expect(html.contains(">Item 1240<") && html.contains("Sample problem."))
    #expect(html.contains(">Item 498<") && !html.contains(">Item 499<"))
    #expect(html.contains("<dt>Added</dt><dd>1,239</dd>"))
    #expect(html.contains("<dt>Not imported</dt><dd>1</dd>"))
    #expect(!html.contains("<dt>Skipped</dt>"))
  }

  @Test func `settings show what is chosen`() {
    let page = ParsedPage(
      SettingsPage(
        frame: Self.sample.frame(section: .settings),
        values: .init(
          language: .korean, firstWeekday: .monday, zone: "Asia/Seoul", theme: .dark,
          clock: .hours12)
      ).page)
    #expect(page.source.contains("<option value=\"ko\" lang=\"ko\" selected>한국어</option>"))
    #expect(page.source.contains("<option value=\"monday\" selected>Monday</option>"))
    let chosen = page.tags("input").filter { $0.attributes["checked"] != nil }
    #expect(chosen.map { $0.attributes["value"] } == ["dark", "12"])
    #expect(Self.field(page, "zone")?.attributes["value"] == "Asia/Seoul")
  }

  @Test func `the first start has three ways to begin`() {
    let page = ParsedPage(
      WelcomePage(frame: Self.sample.frame(), today: SampleMonth.today).page)
    #expect(page.source.components(separatedBy: "class=\"choice\"").count == 4)
    #expect(page.tags("a").contains { $0.attributes["href"] == "/event/new?day=2026-03-10" })
    #expect(page.tags("a").contains { $0.attributes["href"] == "/import" })
    #expect(page.tags("form").contains { $0.attributes["action"] == "/sample" })
  }

  @Test func `the import page offers the calendars and a new one`() {
    let page = ParsedPage(
      ImportPage(
        frame: Self.sample.frame(section: .transfer), calendar: "3",
        exportDays: SampleMonth.march.days
      ).page)
    #expect(page.source.contains("enctype=\"multipart/form-data\""))
    #expect(page.source.contains("<option value=\"3\" selected>Work</option>"))
    #expect(page.tags("a").contains { $0.attributes["href"] == "/export.ics?calendar=2" })
    #expect(Self.field(page, "from")?.attributes["value"] == "2026-03-01")
    #expect(Self.field(page, "to")?.attributes["value"] == "2026-03-31")
  }
}
