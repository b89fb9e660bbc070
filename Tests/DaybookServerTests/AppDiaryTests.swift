import CalendarCore
import Daybook
import Foundation
import Testing

@testable import DaybookServer

/// A form of the diary as a browser sends it.
private func form(_ day: String, _ fields: [(String, String)]) -> [(String, String)] {
  [("day", day), ("form", "free"), ("draft", "0"), ("version", "0")] + fields
}

/// The texts of a page's hidden fields and controls by name.
private func value(_ name: String, on page: ParsedPage) -> String? {
  page.tags("input").first { $0.attributes["name"] == name }?.attributes["value"]
}

@Suite struct AppDiaryTests {
  // It is 1 March 2026, 12:00 UTC.
  let visit: AppVisit

  init() throws { visit = try AppVisit() }

  private func write(_ text: String, on day: String = "2026-02-20") throws -> Response {
    try visit.post("/diary/entry", form(day, [("text", text)]))
  }

  private func texts(on day: String) throws -> [String] {
    try visit.book.entries(on: try Day(iso: day)).flatMap(\.content.texts)
  }

  @Test func `opening a day makes nothing, the first entry makes a journal`() throws {
    for target in ["/diary/month/2026-02", "/diary/new?day=2026-02-20", "/diary/settings"] {
      _ = try visit.page(target)
    }
    #expect(try visit.book.store.calendars().isEmpty)
    let page = try visit.page(visit.target(of: write("First")))
    #expect(visit.notice(on: page) == "Saved the entry of February 20")
    #expect(page.source.contains("First"))
    #expect(try visit.book.journals().map(\.calendar.name) == ["Diary"])
  }

  @Test func `a draft needs no journal`() throws {
    let response = try visit.post(
      "/diary/draft", form("2026-02-20", [("text", "Begun"), ("go", "draft")]))
    let page = try visit.page(visit.target(of: response))
    #expect(page.source.contains("Draft saved"))
    #expect(try visit.book.store.calendars().isEmpty)
    #expect(try visit.page("/diary/month/2026-02?day=2026-02-20").source.contains("Begun"))
  }

  @Test func `a future day is refused in so many words, and the text comes back`() throws {
    let response = try write("Tomorrow's text", on: "2026-03-02")
    #expect(response.status == .unprocessable)
    let page = ParsedPage(response.body)
    #expect(page.source.contains("You can’t write in a future day yet"))
    #expect(page.source.contains("Tomorrow&#39;s text"))
    #expect(try texts(on: "2026-03-02").isEmpty)
    #expect(
      try visit.target(of: visit.get("/diary/new?day=2026-03-02"))
        == "/diary/month/2026-03?day=2026-03-02")
  }

  @Test func `only today and yesterday is a setting that is off`() throws {
    #expect(try write("Long ago", on: "2020-01-01").status == .seeOther)
    _ = try visit.post("/diary/settings", [("only_recent", "on"), ("day_start", "0")])
    #expect(try write("Long ago", on: "2020-01-02").status == .unprocessable)
    #expect(try write("Yesterday", on: "2026-02-28").status == .seeOther)
    // The box that is not ticked is not sent, and hides the days in a row.
    #expect(try visit.book.diarySettings().showsStreak == false)
  }

  @Test func `until the day begins it is yesterday`() throws {
    _ = try visit.post("/diary/settings", [("streak", "on"), ("day_start", "12")])
    #expect(try visit.target(of: visit.get("/diary")) == "/diary/month/2026-03")
    _ = try visit.post("/diary/settings", [("streak", "on"), ("day_start", "11")])
    #expect(try visit.book.dayStart().hour == 11)
    #expect(
      try visit.page("/diary/month/2026-03").source.contains(
        "data-date=\"2026-03-01\" aria-current"))
  }

  @Test func `a form that is sent twice makes one entry`() throws {
    let uid = Book.newUID()
    let fields = form("2026-02-20", [("text", "Once"), ("uid", uid)])
    _ = try visit.post("/diary/entry", fields)
    #expect(try visit.post("/diary/entry", fields).status == .seeOther)
    #expect(try texts(on: "2026-02-20") == ["Once"])
  }

  // MARK: Two windows

  struct Both: CustomTestStringConvertible {
    var testDescription: String { perDay.rawValue }
    var perDay: Journal.EntriesPerDay
    var texts: [String]
  }

  @Test(arguments: [
    Both(perDay: .many, texts: ["Newer", "From the old window"]),
    Both(perDay: .one, texts: ["Newer\n\nFrom the old window"]),
  ]) func `a window left open replaces nothing, and both texts can be kept`(_ both: Both) throws {
    _ = try write("Older")
    let entry = try #require(try visit.book.entries(on: try Day(iso: "2026-02-20")).first)
    try visit.book.setEntriesPerDay(both.perDay, of: entry.record.calendarID)
    let old = [("entry", "1"), ("revision", "\(entry.revision)")]
    _ = try visit.post("/diary/entry", form("2026-02-20", old + [("text", "Newer")]))
    let response = try visit.post(
      "/diary/entry", form("2026-02-20", old + [("text", "From the old window")]))
    #expect(response.status == .conflict)
    let page = ParsedPage(response.body)
    #expect(page.source.contains("Newer") && page.source.contains("From the old window"))
    #expect(try texts(on: "2026-02-20") == ["Newer"])
    // On the disk as well, whatever becomes of the page.
    let draft = try #require(try visit.book.drafts(on: DaySpan(start: entry.day, count: 1)).first)
    #expect(draft.typed.text == "From the old window")

    let names = ["entry", "revision", "draft", "version", "day", "form", "text"]
    let fields = names.compactMap { name in value(name, on: page).map { (name, $0) } }
    #expect(try visit.post("/diary/entry/1/both", fields).status == .seeOther)
    #expect(try texts(on: "2026-02-20") == both.texts)
    #expect(try visit.book.draft(draft.record.id) == nil)
  }

  @Test func `a day that is taken in a journal of one a day offers to keep both`() throws {
    _ = try write("There already")
    let id = try #require(try visit.book.standardJournal()?.id)
    _ = try visit.post("/diary/journals/\(id.rawValue)", [("per_day", "ONE")])
    #expect(
      try visit.target(of: visit.get("/diary/new?day=2026-02-20")) == "/diary/entry/1/edit")
    let response = try write("One more")
    #expect(response.status == .conflict)
    let page = ParsedPage(response.body)
    #expect(page.source.contains("This journal has one entry a day."))
    #expect(page.source.contains("One more") && page.source.contains("There already"))
  }

  @Test func `an entry that is gone is told, and what was typed can be saved anew`() throws {
    _ = try write("Short-lived")
    let entry = try #require(try visit.book.entries(on: try Day(iso: "2026-02-20")).first)
    let seen = [("entry", "1"), ("revision", "\(entry.revision)")]
    let gone = try visit.page(
      visit.target(of: visit.post("/diary/entry/1/delete", [("revision", seen[1].1)])))
    #expect(visit.notice(on: gone) == "Deleted the entry of February 20")
    let response = try visit.post(
      "/diary/entry", form("2026-02-20", seen + [("text", "Typed meanwhile")]))
    #expect(response.status == .notFound)
    let page = ParsedPage(response.body)
    #expect(page.source.contains("Typed meanwhile") && value("entry", on: page) == nil)
    _ = try visit.undo(on: gone)
    #expect(try texts(on: "2026-02-20") == ["Short-lived"])
  }

  // MARK: Drafts

  private func draft(_ fields: [(String, String)]) throws -> String {
    let response = try visit.post(
      "/diary/draft", [("day", "2026-02-20"), ("form", "free")] + fields, accept: "application/json"
    )
    #expect(response.headers["Content-Type"] == "application/json")
    return String(decoding: response.body, as: UTF8.self)
  }

  @Test func `a first saving whose answer was lost is not made twice`() throws {
    let uid = ("uid", Book.newUID())
    #expect(try draft([uid, ("text", "A")]) == "{\"draft\":1,\"version\":1}")
    #expect(try draft([uid, ("text", "A")]) == "{\"draft\":1,\"version\":1}")
    #expect(try draft([uid, ("text", "A and on")]) == "{\"draft\":1,\"version\":2}")
    // Another form is another draft.
    #expect(try draft([("uid", Book.newUID()), ("text", "A")]) == "{\"draft\":2,\"version\":1}")
  }

  @Test func `an older window makes a draft of its own`() throws {
    let seen = [("draft", "1"), ("version", "1")]
    _ = try draft([("text", "A")])
    #expect(try draft(seen + [("text", "B")]) == "{\"draft\":1,\"version\":2}")
    #expect(try draft(seen + [("text", "B")]) == "{\"draft\":1,\"version\":2}")
    #expect(try draft(seen + [("text", "C")]) == "{\"draft\":2,\"version\":1}")
    #expect(try draft([("text", "")]) == "{\"draft\":0,\"version\":0}")
  }

  @Test func `publishing takes the draft away unless something was typed since`() throws {
    _ = try draft([("text", "A")])
    _ = try draft([("draft", "1"), ("version", "1"), ("text", "A!")])
    // The last saving was on its way when the form was sent: the same words.
    let sent: [(String, String)] = [("day", "2026-02-20"), ("draft", "1"), ("version", "1")]
    _ = try visit.post("/diary/entry", sent + [("text", "A!")])
    #expect(try visit.book.draft(.init(1)) == nil)

    _ = try draft([("text", "B")])
    _ = try draft([("draft", "2"), ("version", "1"), ("text", "B typed elsewhere")])
    _ = try visit.post("/diary/entry", sent + [("draft", "2"), ("text", "B")])
    #expect(try visit.book.draft(.init(2))?.typed.text == "B typed elsewhere")
  }

  // MARK: Bad input

  @Test func `a control character is told with its line, and nothing is lost`() throws {
    let response = try write("one\ntwo\u{7}")
    #expect(response.status == .unprocessable)
    let page = ParsedPage(response.body)
    #expect(page.source.contains("Line 2 has an invisible control character (U+0007)."))
    #expect(page.source.contains("one\ntwo"))
    let days = DaySpan(start: try Day(iso: "2026-02-20"), count: 1)
    #expect(try visit.book.drafts(on: days).map(\.typed.text) == ["one\ntwo\u{7}"])
  }

  @Test(arguments: [
    "/diary/month/2026-13", "/diary/day/2026-02-30", "/diary/entry/9", "/diary/entry/9/edit",
    "/diary/entry/9/history", "/diary/draft/9", "/diary/draft/9/discard", "/diary/year/x",
    "/diary/year/99999", "/diary/nothing",
  ]) func `what is not there is not found`(target: String) throws {
    #expect(try visit.get(target).status == .notFound)
  }

  @Test func `a form without a day, or with one that is none, changes nothing`() throws {
    for day in ["", "yesterday", "2026-02-30"] {
      #expect(try visit.post("/diary/entry", [("day", day), ("text", "A")]).status == .badRequest)
      #expect(try visit.post("/diary/draft", [("day", day), ("text", "A")]).status == .badRequest)
    }
    #expect(try visit.book.store.objectCount(kind: nil) == 0)
  }

  // MARK: Finding

  @Test func `search pages through what it finds`() throws {
    for number in 1...25 {
      _ = try write("산책했다 \(number)", on: "2026-01-\(number < 10 ? "0" : "")\(number)")
    }
    let first = try visit.page("/diary/search?q=%EC%82%B0%EC%B1%85")
    #expect(first.tags("mark").count == 20)
    #expect(first.source.contains("Entries 1–20"))
    let next = try #require(first.tags("a").first { $0.attributes["rel"] == "next" })
    let path = try #require(next.attributes["href"]).replacingOccurrences(of: "&amp;", with: "&")
    let second = try visit.page(path)
    #expect(second.tags("mark").count == 5)
    #expect(!second.tags("a").contains { $0.attributes["rel"] == "next" })
  }

  @Test func `29 February is shown on the 28th of a year without one`() throws {
    _ = try write("The leap day", on: "2024-02-29")
    let page = try visit.page("/diary/month/2025-02?day=2025-02-28")
    #expect(page.source.contains("On this day") && page.source.contains("The leap day"))
    #expect(!(try visit.page("/diary/month/2025-03?day=2025-03-01").source.contains("leap")))
  }

  @Test func `a year is counted anew when an entry changes`() throws {
    let entry = [("mood", "4"), ("feelings", "calm"), ("feelings", "proud"), ("tag", "walk")]
    _ = try visit.post("/diary/entry", form("2026-01-05", entry + [("text", "A")]))
    #expect(
      try visit.page("/diary/year/2026").tags("td").count { $0.attributes["class"] == "mood-4" }
        == 1)
    _ = try visit.post("/diary/entry", form("2026-01-06", entry + [("text", "B")]))
    let page = try visit.page("/diary/year/2026")
    #expect(page.tags("td").count { $0.attributes["class"] == "mood-4" } == 2)
    #expect(page.source.contains("Often together") && page.source.contains("2 times · 1.0×"))
    #expect(page.source.contains("#walk"))
  }

  // MARK: Words

  @Test func `words for feelings are added, named anew, hidden and brought back`() throws {
    func change(_ fields: (String, String)...) throws -> Response {
      try visit.post("/diary/words", fields)
    }
    func offered() throws -> [String] { try visit.book.feelings(in: .english).offered(.joy) }
    let before = try offered()
    _ = try change(("act", "add"), ("family", "joy"), ("name", " jolly "))
    #expect(try offered().last == "jolly")
    let taken = try change(("act", "add"), ("family", "fear"), ("name", "jolly"))
    #expect(taken.status == .unprocessable)
    #expect(ParsedPage(taken.body).source.contains("“Joy” has this word already."))
    _ = try change(
      ("act", "change"), ("do", "save"), ("word", "jolly"), ("name", "merry"), ("family", "joy"))
    _ = try change(
      ("act", "change"), ("do", "up"), ("word", "merry"), ("name", "merry"), ("family", "joy"))
    #expect(try offered().suffix(2) == ["merry", before[before.count - 1]])
    _ = try change(
      ("act", "change"), ("do", "hide"), ("word", "calm"), ("name", "calm"), ("family", "joy"))
    #expect(!(try offered().contains("calm")))
    _ = try change(("act", "reset"))
    #expect(try offered() == before)
  }

  // MARK: Every page

  @Test(arguments: Language.allCases) func `every page is whole in each language`(
    language: Language
  ) throws {
    let visit = try AppVisit(language: language)
    let hostile = "\"><script>alert(1)</script>&'"
    let fields = [
      ("title", hostile), ("text", hostile), ("tag", hostile), ("feelings", hostile),
      ("mood", "2"),
    ]
    _ = try visit.post("/diary/entry", form("2026-02-20", fields))
    _ = try visit.post("/diary/entry", form("2025-02-20", fields))
    _ = try visit.post("/diary/draft", form("2026-02-20", fields))
    for target in [
      "/diary/month/2026-02?day=2026-02-20", "/diary/month/2026-03?day=2026-03-30",
      "/diary/new?day=2026-02-19&form=free", "/diary/new?day=2026-02-19&form=steps&step=1",
      "/diary/entry/1/edit", "/diary/draft/1", "/diary/draft/1?step=3", "/diary/draft/1/discard",
      "/diary/entry/1", "/diary/entry/1/history", "/diary/search", "/diary/search?q=alert",
      "/diary/search?q=nothing", "/diary/year/2026", "/diary/year/2020", "/diary/words",
      "/diary/settings",
    ] {
      let page = try visit.page(target)
      #expect(page.nestingErrors == [], "\(target)")
      #expect(page.foreignScripts == [] && !page.source.contains("<script>"), "\(target)")
      #expect(page.tags("h1").count == 1, "\(target)")
      let ids = page.ids()
      #expect(Set(ids).count == ids.count, "\(target)")
      for tag in page.tags {
        #expect(tag.attributes["style"] == nil, "\(target)")
        for name in ["for", "aria-labelledby", "aria-describedby"] {
          for id in (tag.attributes[name] ?? "").split(separator: " ") {
            #expect(ids.contains(String(id)), "\(target): \(tag.text)")
          }
        }
      }
      for form in page.source.components(separatedBy: "<form").dropFirst()
      where form.prefix(while: { $0 != ">" }).contains("method=\"post\"") {
        let inside = form.components(separatedBy: "</form>")[0]
        #expect(inside.contains("name=\"\(FormToken.fieldName)\""), "\(target)")
      }
    }
  }
}
