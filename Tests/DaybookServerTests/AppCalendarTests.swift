import CalendarCore
import Daybook
import Testing

@testable import DaybookServer

@Suite struct AppCalendarTests {
  let visit: AppVisit

  init() throws { visit = try AppVisit() }

  private func names() throws -> [String] { try visit.book.store.calendars().map(\.name) }

  private func field(_ page: ParsedPage, _ name: String) throws -> [String: String] {
    try #require(page.tags("input").first { $0.attributes["name"] == name }).attributes
  }

  private func chosenHue(_ page: ParsedPage) -> [String?] {
    page.tags("input").filter { $0.attributes["name"] == "hue" }
      .filter { $0.attributes["checked"] != nil }.map { $0.attributes["value"] }
  }

  @Test func `the settings offer a new calendar in the hue least used`() throws {
    let empty = try visit.page("/settings")
    #expect(empty.source.contains("No calendars yet"))
    #expect(chosenHue(empty) == [Hue.leastUsed(among: []).name])
    _ = try visit.post("/calendars", [("name", "One"), ("hue", Hue.leastUsed(among: []).name)])
    let used = try #require(Hue(name: visit.book.store.calendars()[0].hue))
    #expect(chosenHue(try visit.page("/settings")) == [Hue.leastUsed(among: [used]).name])
  }

  @Test func `making a calendar is told, listed and undone`() throws {
    let target = try visit.target(
      of: visit.post("/calendars", [("name", " Home "), ("hue", "teal")]))
    #expect(target.hasSuffix("#calendars"))
    let page = try visit.page(target)
    #expect(visit.notice(on: page) == "Made the calendar “Home”")
    #expect(page.tags("a").contains { $0.attributes["href"] == "/calendar/1" })
    #expect(page.source.contains("Nothing in it yet"))
    let after = try visit.page(visit.target(of: visit.undo(on: page)))
    #expect(visit.notice(on: after) == "Undid making the calendar “Home”")
    #expect(try names() == [])
  }

  struct Wrong: CustomTestStringConvertible {
    var testDescription: String
    var name: String
    var hue: String
    var message: String
  }

  static let wrong = [
    Wrong(testDescription: "no name", name: " ", hue: "red", message: "The name is empty."),
    Wrong(
      testDescription: "a taken name", name: "Taken", hue: "red",
      message: "There is already a calendar named “Taken”."),
    Wrong(
      testDescription: "too long a name", name: String(repeating: "x", count: 201), hue: "red",
      message: "Keep it within 200 characters."),
    Wrong(
      testDescription: "no such hue", name: "Fine", hue: "sparkling",
      message: "Choose one of the list."),
  ]

  @Test(arguments: wrong) func `what is wrong stands beside its field, and the text stays`(
    _ wrong: Wrong
  ) throws {
    _ = try visit.post("/calendars", [("name", "Taken"), ("hue", "red")])
    _ = try visit.post("/calendars", [("name", "Mine"), ("hue", "blue")])
    for target in ["/calendars", "/calendar/2"] {
      let response = try visit.post(target, [("name", wrong.name), ("hue", wrong.hue)])
      #expect(response.status == .unprocessable)
      let page = ParsedPage(response.body)
      let name = try field(page, "name")
      #expect(name["value"] == wrong.name)
      #expect(page.source.contains(wrong.message), "\(target)")
      let isOfName = wrong.testDescription.contains("name")
      #expect((name["aria-invalid"] == "true") == isOfName)
      #expect(chosenHue(page) == (isOfName ? ["red"] : []))
      let error = isOfName ? "calendar-name-error" : "calendar-hue-error"
      #expect(page.ids().contains(error))
      #expect(page.tags.contains { $0.attributes["aria-describedby"] == error })
    }
    #expect(try names() == ["Taken", "Mine"])
  }

  @Test func `a calendar's page shows it and changes it`() throws {
    try visit.importEvents(2, into: "Old <b>")
    let page = try visit.page("/calendar/1")
    #expect(try field(page, "name")["value"] == "Old &lt;b&gt;")
    #expect(page.source.contains("2 events"))
    #expect(page.tags("a").contains { $0.attributes["href"] == "/export.ics?calendar=1" })
    let target = try visit.target(
      of: visit.post("/calendar/1", [("name", "New"), ("hue", "olive")]))
    let settings = try visit.page(target)
    #expect(visit.notice(on: settings) == "Changed the calendar “New”")
    #expect(!settings.source.contains("name=\"act\""))
    let calendar = try #require(try visit.book.store.calendars().first)
    #expect(calendar.name == "New" && calendar.hue == "olive")
  }

  @Test func `an empty calendar is deleted at once, and comes back`() throws {
    _ = try visit.post("/calendars", [("name", "Empty"), ("hue", "red")])
    let page = try visit.page(visit.target(of: visit.post("/calendar/1/delete")))
    #expect(visit.notice(on: page) == "Deleted the calendar “Empty”")
    #expect(try names() == [])
    let target = try visit.target(of: visit.undo(on: page))
    #expect(target.hasPrefix("/settings?") && target.hasSuffix("#calendars"))
    let after = try visit.page(target)
    #expect(visit.notice(on: after) == "Undid deleting the calendar “Empty”")
    #expect(try names() == ["Empty"])
  }

  @Test func `a calendar that holds something is asked about first, with what goes`() throws {
    try visit.importEvents(3, into: "Full")
    let target = try visit.target(of: visit.post("/calendar/1/delete"))
    #expect(target == "/calendar/1/delete")
    #expect(try names() == ["Full"])
    let question = try visit.page(target)
    #expect(question.source.contains("Delete the calendar “Full”?"))
    #expect(question.source.contains("This also deletes 3 events."))
    #expect(question.tags("a").contains { $0.attributes["href"] == "/export.ics?calendar=1" })
    #expect(question.tags("a").contains { $0.attributes["href"] == "/calendar/1" })
    #expect(try field(question, "confirmed")["value"] == "1")

    let page = try visit.page(
      visit.target(of: visit.post("/calendar/1/delete", [("confirmed", "1")])))
    #expect(try names() == [])
    #expect(visit.notice(on: page) == "Deleted the calendar “Full”")
    _ = try visit.undo(on: page)
    #expect(try names() == ["Full"])
    #expect(try visit.book.store.objectCount(kind: .event) == 3)
  }

  @Test func `undo says what stands in its way when the name was taken`() throws {
    try visit.importEvents(1, into: "Full")
    let page = try visit.page(
      visit.target(of: visit.post("/calendar/1/delete", [("confirmed", "1")])))
    _ = try visit.post("/calendars", [("name", "Full"), ("hue", "red")])
    let response = try visit.undo(on: page)
    #expect(response.status == .conflict)
    #expect(
      ParsedPage(response.body).source.contains("There is a new calendar named “Full”"))
  }

  @Test func `undoing an import that made its calendar empties the side bar`() throws {
    let act = try #require(try visit.importEvents(3, into: "Imported").act)
    let page = try visit.page("/month/2026-03?act=\(act)")
    #expect(visit.notice(on: page) == "Added 3 to “Imported”")
    let after = try visit.page(visit.target(of: visit.undo(on: page)))
    #expect(visit.notice(on: after) == "Undid making 3 things")
    #expect(!after.source.contains("Imported"))
  }

  @Test(arguments: [
    "/calendar/9", "/calendar/9/delete", "/calendar/x", "/calendar/-1", "/calendar/9/x",
    "/calendar/99999999999999999999",
  ])
  func `what is not there is not found`(target: String) throws {
    #expect(try visit.get(target).status == .notFound)
    #expect(try visit.post(target, [("name", "A"), ("hue", "red")]).status == .notFound)
    #expect(try visit.post(target, [("confirmed", "1")]).status == .notFound)
  }

  @Test func `a calendar is shown and hidden beside its link`() throws {
    _ = try visit.post("/calendars", [("name", "Home"), ("hue", "red")])
    let response = try visit.post(
      "/calendars/visibility", [("hide", "1"), ("return", "/settings#calendars")])
    #expect(try visit.target(of: response) == "/settings#calendars")
    let page = try visit.page("/settings")
    let buttons = page.tags("button").filter { $0.attributes["name"] == "show" }
    #expect(buttons.map { $0.attributes["aria-pressed"] } == ["false", "false"])
    #expect(page.source.contains("Show the calendar “Home”"))
  }

  @Test(arguments: Language.allCases) func `every page of a calendar speaks each language`(
    language: Language
  ) throws {
    let visit = try AppVisit(language: language)
    try visit.importEvents(12, into: "Sample")
    let strings = Strings(language)
    for (target, text) in [
      ("/settings", strings.calendarsHint), ("/calendar/1", strings.editCalendar),
      ("/calendar/1/delete", strings.askToDelete(calendar: "Sample")),
    ] {
      #expect(try visit.page(target).source.contains(text), "\(target)")
    }
  }
}

@Suite struct NoticePathTests {
  struct Case: CustomTestStringConvertible {
    var path: String
    var expected: String
    var testDescription: String { path }
  }

  static let cases = [
    Case(path: "/month/2026-03", expected: "/month/2026-03?act=7"),
    Case(path: "/month/2026-03?day=2026-03-10", expected: "/month/2026-03?day=2026-03-10&act=7"),
    Case(path: "/settings#calendars", expected: "/settings?act=7#calendars"),
    Case(path: "/settings?a=b#c?d", expected: "/settings?a=b&act=7#c?d"),
    Case(path: "/settings#c?d", expected: "/settings?act=7#c?d"),
  ]

  @Test(arguments: cases) func `an act stands in the query, before what follows it`(_ path: Case) {
    #expect(Notices.path(path.path, after: 7) == path.expected)
  }
}
