import CalendarCore
import Daybook
import DaybookStorage
import Testing

@testable import DaybookServer

@Suite("What was typed outlives errors that are not its own")
struct AppRescueTests {
  @Test("a form whose token is out of date comes back filled, and can be sent again")
  func staleToken() throws {
    let browser = try AppBrowser()
    var form = try #require(try browser.get("/event/new?day=2026-03-10").form(with: "title"))
    form["title"] = "Typed for an hour"
    form["notes"] = "a\nb"
    form[FormToken.fieldName] = String(repeating: "0", count: 64)
    let refused = try browser.submit(form, follows: false)
    #expect(refused.response.status == .forbidden)
    var again = try #require(refused.form(with: "title"))
    #expect(again["title"] == "Typed for an hour")
    #expect(refused.text.contains("Your text is still here"))
    again["title"] = "Typed for an hour, saved"
    #expect(try browser.submit(again, follows: false).response.status == .seeOther)
    #expect(try browser.book.store.objectCount(kind: .event) == 1)
  }

  @Test("a form that meets a busy store comes back filled")
  func busyStore() throws {
    let book = Book(store: try SQLiteStore(path: ":memory:"))
    _ = try AppBrowser(book: book).makeEvent("Sample")
    let busy = RacingStore(book.store) { _ throws(StoreError) in throw .busy }
    let browser = try AppBrowser(book: Book(store: busy))
    var form = try #require(try browser.get("/event/new?day=2026-03-10").form(with: "title"))
    form["title"] = "Typed in vain"
    let refused = try browser.submit(form, follows: false)
    #expect(refused.response.status == .unavailable)
    #expect(refused.form(with: "title")?["title"] == "Typed in vain")
    #expect(refused.text.contains("Something else is being saved"))
  }

  @Test("a file that is too large is refused by a page in the reader's language")
  func tooLarge() throws {
    let app = App(book: Book(store: try SQLiteStore(path: ":memory:")), localZone: "UTC")
    let request = try Request(.post, "/import", headers: ["Accept-Language": "ko"])
    let page = app.rewording(request, .text("too large", status: .contentTooLarge))
    #expect(page.status == .contentTooLarge)
    #expect(String(decoding: page.body, as: UTF8.self).contains("<html lang=\"ko\""))
    #expect(app.rewording(nil, .text("x", status: .contentTooLarge)).body == Array("x".utf8))
  }

  @Test("no page leads beyond the ends of time")
  func endsOfTime() throws {
    let browser = try AppBrowser()
    for (path, relation) in [
      ("/month/9999-12", "next"), ("/month/-9999-01", "prev"), ("/day/9999-12-31", "next"),
      ("/day/-9999-01-01", "prev"), ("/agenda?month=9999-12", "next"),
    ] {
      let page = try browser.get(path)
      #expect(page.response.status == .ok, "\(path)")
      #expect(!page.source.contains("rel=\"\(relation)\""), "\(path)")
    }
    #expect(try browser.get("/month/9999-11").source.contains("rel=\"next\""))
  }
}
