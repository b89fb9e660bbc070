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
    let browser = try AppBrowser(book: Book(store: BusyStore(store: book.store)))
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

/// A store that reads, and is busy whenever something is to be written.
private struct BusyStore: Store {
  let store: any Store

  func calendars() throws(StoreError) -> [CalendarRecord] { try store.calendars() }
  func object(_ id: ObjectRecord.ID) throws(StoreError) -> ObjectRecord? { try store.object(id) }
  func object(uid: String, in calendar: CalendarRecord.ID) throws(StoreError) -> ObjectRecord? {
    try store.object(uid: uid, in: calendar)
  }
  func objectCount(kind: ObjectKind?) throws(StoreError) -> Int {
    try store.objectCount(kind: kind)
  }
  func objectCounts() throws(StoreError) -> [CalendarRecord.ID: ObjectCounts] {
    try store.objectCounts()
  }
  func forEachObject(
    in calendar: CalendarRecord.ID, _ body: (ObjectRecord) throws(StoreError) -> Void
  ) throws(StoreError) { try store.forEachObject(in: calendar, body) }
  func spans(
    floating: Range<Int64>, instants: Range<Int64>
  ) throws(StoreError) -> [SpanRecord] {
    try store.spans(floating: floating, instants: instants)
  }
  func series(
    floating: Range<Int64>, instants: Range<Int64>
  ) throws(StoreError) -> [ObjectRecord] {
    try store.series(floating: floating, instants: instants)
  }
  func changes(ofAct act: Int64) throws(StoreError) -> [ChangeRecord] {
    try store.changes(ofAct: act)
  }
  func changes(ofAct act: Int64, limit: Int) throws(StoreError) -> [ChangeRecord] {
    try store.changes(ofAct: act, limit: limit)
  }
  func changeCounts(ofAct act: Int64) throws(StoreError) -> ChangeCounts {
    try store.changeCounts(ofAct: act)
  }
  func calendarChanges(ofAct act: Int64) throws(StoreError) -> [CalendarChangeRecord] {
    try store.calendarChanges(ofAct: act)
  }
  func changes(of object: ObjectRecord.ID) throws(StoreError) -> [ChangeRecord] {
    try store.changes(of: object)
  }
  func changes(after revision: Int64, limit: Int) throws(StoreError) -> [ChangeRecord] {
    try store.changes(after: revision, limit: limit)
  }
  func setting(_ key: String) throws(StoreError) -> String? { try store.setting(key) }
  func transaction<Result>(
    durability: Durability, time: Int64,
    _ body: (any StoreTransaction) throws(StoreError) -> Result
  ) throws(StoreError) -> Result { throw .busy }
  func reindex(_ index: (ObjectRecord) -> ObjectIndex) throws(StoreError) -> Int {
    throw .busy
  }
  func backup(to path: String) throws(StoreError) { try store.backup(to: path) }
  func check() throws(StoreError) -> [String] { try store.check() }
}
