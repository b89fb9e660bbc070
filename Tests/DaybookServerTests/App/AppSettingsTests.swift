import CalendarCore
import Daybook
import DaybookStorage
import Testing

@testable import DaybookServer

@Suite("Settings, notices and calendars' visibility")
struct AppSettingsTests {
  private func save(
    _ browser: AppBrowser, _ change: (inout AppForm) -> Void
  ) throws -> AppPage {
    var form = try #require(try browser.get("/settings").form(with: "zone"))
    change(&form)
    return try browser.submit(form)
  }

  @Test("choices are kept by the device, not by the book")
  func choices() throws {
    let browser = try AppBrowser()
    let page = try save(browser) {
      $0["language"] = "ko"
      $0["first_weekday"] = "monday"
      $0["zone"] = "America/Argentina/Buenos_Aires"
      $0["theme"] = "dark"
      $0["clock"] = ClockStyle.hours12.rawValue
    }
    #expect(page.notice == Strings(.korean).settingsSaved)
    #expect(
      page.source.contains("<html lang=\"ko\"") && page.source.contains("data-theme=\"dark\""))
    let form = try #require(page.form(with: "zone"))
    #expect(form["language"] == "ko" && form["first_weekday"] == "monday")
    #expect(form["zone"] == "America/Argentina/Buenos_Aires" && form["theme"] == "dark")
    #expect(form["clock"] == ClockStyle.hours12.rawValue)
    let month = try browser.get("/month/2026-03")
    let dates = month.parsed.tags(with: "data-date").compactMap { $0.attributes["data-date"] }
    #expect(dates.first == "2026-02-23", "weeks begin on Monday")
    let new = try #require(try browser.get("/event/new").form(with: "title"))
    #expect(new["zone"] == "America/Argentina/Buenos_Aires")
    // It is still the 10th there; in Kiritimati it is, too, but an hour later it is not.
    #expect(new["start_date"] == "2026-03-10")
    #expect(try browser.another().get("/settings").source.contains("<html lang=\"en\""))
    // Back to what the browser and the server say.
    let reset = try save(browser) {
      for name in ["language", "first_weekday", "zone", "clock"] { $0[name] = "" }
      $0["theme"] = "system"
    }
    #expect(reset.source.contains("<html lang=\"en\""))
    #expect(browser.cookie("daybook_zone") == nil && browser.cookie("daybook_theme") == nil)
  }

  @Test("cookies are bounded in what they can say")
  func cookies() throws {
    let browser = try AppBrowser()
    let page = try browser.send(
      .get, "/month/2026-03",
      headers: [
        (
          "Cookie",
          "daybook_language=xx; daybook_zone=../../etc/passwd; daybook_first_weekday=never; "
            + "daybook_theme=\"><script>; daybook_clock=13; daybook_session=x"
        )
      ])
    #expect(page.status == 200)
    #expect(page.source.contains("<html lang=\"en\""))
    #expect(page.parsed.foreignScripts == [])
  }

  @Test(
    "a zone that nobody knows, or that no cookie can hold, is refused beside its field",
    arguments: ["Mars/Olympus", "(UTC+09:00) Seoul", "Asia/Seoul; x=y", "../UTC", "\"><script>"])
  func wrongZone(_ zone: String) throws {
    let browser = try AppBrowser()
    let page = try save(browser) {
      $0["zone"] = zone
      $0["theme"] = "dark"
    }
    #expect(page.status == 422)
    #expect(page.marked.map(\.name) == ["zone"])
    let form = try #require(page.form(with: "zone"))
    #expect(form["zone"] == zone && form["theme"] == "dark", "what was chosen stays")
    #expect(browser.cookie("daybook_zone") == nil)
  }

  @Test("a calendar is hidden and shown again, on every page")
  func visibility() throws {
    let browser = try AppBrowser()
    try browser.makeEvent("Sample")
    func toggle(_ action: String, from path: String) throws -> AppPage {
      let page = try browser.get(path)
      var form = try #require(page.forms.first { $0.action == "/calendars/visibility" })
      form[action] = "1"
      return try browser.submit(form)
    }
    let hidden = try toggle("hide", from: "/month/2026-03?day=2026-03-12")
    #expect(hidden.path == "/month/2026-03?day=2026-03-12")
    #expect(hidden.parsed.tags(with: "data-uid").isEmpty)
    #expect(try browser.get("/day/2026-03-10").text.contains("Sample") == false)
    let shown = try toggle("show", from: "/settings")
    #expect(shown.path == "/settings")
    #expect(try !browser.get("/month/2026-03").parsed.tags(with: "data-uid").isEmpty)
    let form = try #require(shown.forms.first { $0.action == "/calendars/visibility" })
    for value in ["99", "x", ""] {
      var wrong = form
      wrong["hide"] = value
      #expect(try browser.submit(wrong).status == 404)
    }
  }

  @Test("hiding a calendar leaves the name that somebody gave it meanwhile")
  func visibilityAlone() throws {
    let store = try SQLiteStore(path: ":memory:")
    let calendar = try store.createCalendar(name: "Old", hue: "red", header: "")
    let racing = RacingStore(store) { store throws(StoreError) in
      try store.transaction(durability: .full, time: 0) { transaction throws(StoreError) in
        var renamed = calendar
        renamed.name = "New"
        try transaction.updateCalendar(renamed)
      }
    }
    let browser = try AppBrowser(book: Book(store: racing))
    var form = try #require(
      try browser.get("/month/2026-03").forms.first { $0.action == "/calendars/visibility" })
    form["hide"] = "\(calendar.id.rawValue)"
    #expect(try browser.submit(form).status == 200)
    let now = try store.calendars()[0]
    #expect(now.name == "New" && !now.isVisible)
  }

  @Test("a notice says what happened, and an address cannot make one up")
  func notices() throws {
    let browser = try AppBrowser()
    let made = try browser.makeEvent("A <b>")
    #expect(made.notice == Strings(.english).created("A <b>"))
    #expect(try browser.get("/month/2026-03").notice == nil)
    for query in ["act=999", "act=x", "act=-1", "act=9223372036854775807", "undone=5", "act="] {
      #expect(try browser.get("/month/2026-03?\(query)").notice == nil, "\(query)")
    }
    for fields in [[("act", "999")], [("act", "x")], []] {
      let token = try #require(made.form(with: "act")?[FormToken.fieldName])
      let page = try browser.post("/undo", [(FormToken.fieldName, token)] + fields)
      #expect([400, 404].contains(page.status))
    }
  }

  @Test("undoing what was changed since is refused, and nothing changes")
  func undoRefused() throws {
    let browser = try AppBrowser()
    let made = try browser.makeEvent("Before")
    var form = try browser.form(of: "Before")
    form["title"] = "After"
    _ = try browser.submit(form)
    let page = try browser.submit(try #require(made.form(with: "act")))
    #expect(page.status == 409)
    #expect(page.text.contains(Strings(.english).undoRefused))
    #expect(try browser.titles() == ["After"])
  }
}
