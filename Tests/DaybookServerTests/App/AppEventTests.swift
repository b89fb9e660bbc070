import CalendarCore
import Daybook
import Testing

@testable import DaybookServer

@Suite("Events by forms")
struct AppEventTests {
  // MARK: Make, change, delete

  @Test("an event is made, seen, changed and deleted, and each of it undone")
  func life() throws {
    let browser = try AppBrowser()
    let made = try browser.makeEvent("Trip") {
      $0["end_date"] = "2026-03-12"
      $0["place"] = "Jeju"
      $0["notes"] = "one\r\ntwo"
    }
    #expect(made.path.hasPrefix("/month/2026-03?act="))
    #expect(made.notice == Strings(.english).created("Trip"))
    #expect(made.parsed.tags(with: "data-lane").count == 1)

    var form = try browser.form(of: "Trip")
    #expect(form["end_date"] == "2026-03-12" && form["place"] == "Jeju")
    #expect(form["notes"] == "one\ntwo")
    form["title"] = "Longer trip"
    form["end_date"] = "2026-04-02"
    let changed = try browser.submit(form)
    #expect(changed.notice != nil)
    #expect(try browser.titles() == ["Longer trip"])

    let gone = try browser.submit(
      try browser.form(of: "Longer trip"), action: browser.form(of: "Longer trip").otherAction)
    #expect(gone.notice == Strings(.english).deleted("Longer trip"))
    #expect(try browser.titles() == [])

    let back = try browser.submit(try #require(gone.form(with: "act")))
    #expect(try browser.titles() == ["Longer trip"])
    #expect(back.notice == "Undid deleting “Longer trip”")
    // What was deleted and is back stands as the change left it, so that may be undone as well.
    let older = try browser.submit(try #require(changed.form(with: "act")))
    #expect(older.notice == "Undid the change to “Trip”")
    #expect(try browser.titles() == ["Trip"])
    _ = try browser.submit(try #require(changed.form(with: "act")))
    #expect(try browser.titles() == ["Trip"], "undone already: refused")
  }

  @Test("saving without a change is no act, and says nothing")
  func unchanged() throws {
    let browser = try AppBrowser()
    try browser.makeEvent("Same")
    let page = try browser.submit(try browser.form(of: "Same"))
    #expect(page.path == "/month/2026-03" && page.notice == nil)
  }

  @Test("a new event begins in the visitor's zone, in a colour of its own")
  func defaults() throws {
    let browser = try AppBrowser()
    try browser.makeEvent("Sample")
    let form = try #require(try browser.get("/event/new?day=2026-03-20").form(with: "title"))
    #expect(form["start_date"] == "2026-03-20" && form["end_date"] == "2026-03-20")
    #expect(form["zone"] == "Asia/Seoul" && form["all_day"] == "1")
    #expect(Hue(name: form["hue"] ?? "") != nil)
  }

  // MARK: What is refused

  struct Wrong: CustomTestStringConvertible {
    var field: String
    var value: String
    var others: [String: String] = [:]
    var testDescription: String { "\(field): \(value.prefix(20))" }
  }

  @Test(
    "what was typed stays, and what is wrong is said beside its field",
    arguments: [
      Wrong(field: "start_date", value: ""), Wrong(field: "start_date", value: "10.3.2026"),
      Wrong(field: "start_date", value: "2026-13-01"),
      Wrong(field: "end_date", value: "2026-03-09"),
      Wrong(field: "end_date", value: "2026-02-30"), Wrong(field: "start_time", value: "nine"),
      Wrong(field: "start_time", value: "25:00"), Wrong(field: "end_time", value: "08:00"),
      Wrong(field: "zone", value: "Mars/Olympus"), Wrong(field: "calendar", value: "999"),
      Wrong(field: "title", value: String(repeating: "가", count: 1_001)),
      Wrong(field: "place", value: String(repeating: "x", count: 1001)),
      Wrong(field: "zone", value: "\"><script>alert(1)</script>"),
    ],
    Language.allCases)
  func refused(_ each: Wrong, _ language: Language) throws {
    let browser = try AppBrowser(language: language.tag)
    try browser.makeEvent("Other")
    var form = try #require(try browser.get("/event/new?day=2026-03-10").form(with: "title"))
    form["title"] = "Typed"
    form["notes"] = "Typed notes"
    form["all_day"] = nil
    form[each.field] = each.value
    let page = try browser.submit(form)
    #expect(page.status == 422)
    #expect(page.marked.map(\.name) == [each.field])
    #expect(page.marked.allSatisfy { !$0.message.isEmpty })
    #expect(page.parsed.nestingErrors == [])
    #expect(page.parsed.foreignScripts == [])
    let again = try #require(page.form(with: "title"))
    for (name, value) in form.fields where name != "calendar" || each.field != "calendar" {
      #expect(again[name] == value, "\(name)")
    }
    #expect(try browser.titles() == ["Other"])
    // Put right, it is saved.
    var right = again
    let calendar = try browser.book.store.calendars()[0].id.rawValue
    right[each.field] =
      [
        "title": "Typed", "place": "", "zone": "Asia/Seoul", "start_date": "2026-03-10",
        "end_date": "2026-03-10", "start_time": "09:00", "end_time": "10:00",
        "calendar": "\(calendar)",
      ][each.field]
    #expect(try browser.submit(right).status == 200)
    #expect(try browser.titles().sorted() == ["Other", "Typed"])
  }

  @Test("a refused first event makes no calendar")
  func refusedFirst() throws {
    let browser = try AppBrowser()
    let page = try browser.makeEvent("Typed") { $0["start_date"] = "x" }
    #expect(page.status == 422)
    #expect(try browser.book.store.calendars().isEmpty)
    // The refused form offers it still.
    var form = try #require(page.form(with: "title"))
    form["start_date"] = "2026-03-10"
    #expect(try browser.submit(form).status == 200)
    #expect(try browser.titles() == ["Typed"])
  }

  @Test("a form that was opened in an empty book is saved when it is empty no more")
  func staleFirst() throws {
    let browser = try AppBrowser()
    var form = try #require(try browser.get("/event/new?day=2026-03-10").form(with: "title"))
    _ = try browser.upload(
      calendarFile(
        "BEGIN:VEVENT", "UID:a", "SUMMARY:a", "DTSTART;VALUE=DATE:20260310", "END:VEVENT"))
    form["title"] = "Mine"
    #expect(try browser.submit(form).status == 200)
    #expect(try browser.titles().sorted() == ["Mine", "a"])
  }

  // MARK: Two tabs

  @Test(
    "who saves second sees both versions, and overwrites only on purpose",
    arguments: Language.allCases)
  func conflict(_ language: Language) throws {
    let first = try AppBrowser(language: language.tag)
    try first.makeEvent("Before")
    let second = try first.another()
    var mine = try second.form(of: "Before")
    var theirs = try first.form(of: "Before")
    theirs["title"] = "Theirs <b>"
    theirs["place"] = "Their place"
    _ = try first.submit(theirs)
    mine["title"] = "Mine & \"more\""
    mine["notes"] = "My notes\r\nsecond line"
    let page = try second.submit(mine)
    #expect(page.status == 409)
    #expect(page.parsed.nestingErrors == [])
    for text in ["Theirs <b>", "Their place", "Mine & \"more\"", "My notes"] {
      #expect(page.text.contains(text), "\(text)")
    }
    #expect(try first.titles() == ["Theirs <b>"], "nothing is overwritten")
    #expect(page.links.contains { $0.path.hasPrefix("/event/") })

    let saved = try second.submit(try #require(page.form(with: "revision")))
    #expect(saved.status == 200)
    #expect(try first.titles() == ["Mine & \"more\""])
    #expect(try first.form(of: "Mine")["notes"] == "My notes\nsecond line")
    #expect(try first.form(of: "Mine")["place"] == "")
    // What was overwritten can be brought back.
    _ = try second.submit(try #require(saved.form(with: "act")))
    #expect(try first.titles() == ["Theirs <b>"])
  }

  @Test("who deletes what was changed meanwhile decides again, with the event as it is now")
  func deletingConflict() throws {
    let first = try AppBrowser()
    try first.makeEvent("Before")
    let second = try first.another()
    let mine = try second.form(of: "Before")
    var theirs = try first.form(of: "Before")
    theirs["title"] = "Theirs"
    _ = try first.submit(theirs)
    let page = try second.submit(mine, action: mine.otherAction)
    #expect(page.status == 409)
    let now = try #require(page.form(with: "title"))
    #expect(now["title"] == "Theirs")
    #expect(try first.titles() == ["Theirs"])
    #expect(try second.submit(now, action: now.otherAction).status == 200)
    #expect(try first.titles() == [])
  }

  @Test("what was typed into an event that is gone can be saved as a new one")
  func goneMeanwhile() throws {
    let browser = try AppBrowser()
    try browser.makeEvent("Before")
    var mine = try browser.form(of: "Before")
    let delete = try browser.form(of: "Before")
    _ = try browser.submit(delete, action: delete.otherAction)
    mine["title"] = "Mine"
    let page = try browser.submit(mine)
    #expect(page.status == 404)
    let again = try #require(page.form(with: "title"))
    #expect(again["title"] == "Mine")
    #expect(try browser.submit(again).status == 200)
    #expect(try browser.titles() == ["Mine"])
    #expect(try browser.submit(mine, action: mine.otherAction).status == 404)
    #expect(try browser.get(mine.action).status == 404)
  }

  @Test(
    "a save with a field of the form missing is told as a conflict or a mistake, never done blindly"
  )
  func missingFields() throws {
    let browser = try AppBrowser()
    try browser.makeEvent("Before")
    for name in ["revision", "title", "start_date", "calendar"] {
      var form = try browser.form(of: "Before")
      form[name] = nil
      let page = try browser.submit(form)
      #expect([200, 409, 422].contains(page.status), "\(name)")
      if name != "title" { #expect(try browser.titles() == ["Before"], "\(name)") }
      if name == "title" {
        _ = try browser.submit(try #require(page.form(with: "act")))
      }
    }
  }

  // MARK: Series

  private func series() throws -> AppBrowser {
    let browser = try AppBrowser()
    _ = try browser.upload(
      calendarFile(
        "BEGIN:VEVENT", "UID:s", "SUMMARY:Series", "DTSTART;TZID=Asia/Seoul:20260309T090000",
        "DURATION:PT1H", "RRULE:FREQ=DAILY;COUNT=4", "END:VEVENT"))
    return browser
  }

  @Test("one occurrence is changed alone, or all are")
  func scopes() throws {
    let browser = try series()
    var form = try #require(
      try browser.get("/event/1?occurrence=20260310T090000").form(with: "title"))
    #expect(form["start_date"] == "2026-03-10" && form["scope"] == "this")
    form["title"] = "Alone"
    form["start_time"] = "15:00"
    form["end_time"] = "16:00"
    _ = try browser.submit(form)
    #expect(try browser.titles() == ["Series", "Alone", "Series", "Series"])
    form = try #require(
      try browser.get("/event/1?occurrence=20260311T090000").form(with: "title"))
    form["title"] = "All"
    form["start_time"] = "08:00"
    form["end_time"] = "09:30"
    form["scope"] = "all"
    _ = try browser.submit(form)
    #expect(try browser.titles() == ["All", "Alone", "All", "All"])
  }

  @Test("a series opened without an occurrence stands for its first, never for all by accident")
  func withoutOccurrence() throws {
    let browser = try series()
    var form = try #require(try browser.get("/event/1").form(with: "title"))
    #expect(form["occurrence"] == "20260309T090000" && form["scope"] == "this")
    form["title"] = "First"
    _ = try browser.submit(form)
    #expect(try browser.titles() == ["First", "Series", "Series", "Series"])
    form = try #require(try browser.get("/event/1").form(with: "title"))
    let gone = try browser.submit(form, action: form.otherAction)
    #expect(gone.notice == Strings(.english).deleted("Series"))
    #expect(!gone.links.contains { $0.path.contains("did=") })
    #expect(try browser.get("/event/1?occurrence=20260309T090000").status == 404)
    #expect(try browser.titles() == ["Series", "Series", "Series"])
    form = try #require(try browser.get("/event/1").form(with: "title"))
    #expect(form["occurrence"] == "20260310T090000")
    form["scope"] = "all"
    _ = try browser.submit(form, action: form.otherAction)
    #expect(try browser.titles() == [])
  }

  @Test(
    "an occurrence that the series has not, changes nothing",
    arguments: ["x", "20260401T090000", "20260310"])
  func unknownOccurrence(_ id: String) throws {
    let browser = try series()
    #expect(try browser.get("/event/1?occurrence=\(id)").status == 404)
    for action in [nil, "/event/1/delete"] {
      var form = try #require(try browser.get("/event/1").form(with: "title"))
      form["occurrence"] = id
      form["title"] = "Wrong"
      #expect(try browser.submit(form, action: action).status == 404)
    }
    #expect(try browser.titles() == ["Series", "Series", "Series", "Series"])
  }

  @Test("another calendar for one occurrence is refused beside the calendar")
  func calendarOfOne() throws {
    let browser = try series()
    let other = try browser.book.store.createCalendar(name: "Other", hue: "red", header: "")
    var form = try #require(
      try browser.get("/event/1?occurrence=20260310T090000").form(with: "title"))
    form["calendar"] = "\(other.id.rawValue)"
    let page = try browser.submit(form)
    #expect(page.status == 422)
    #expect(page.marked.map(\.name) == ["calendar"])
    var again = try #require(page.form(with: "title"))
    again["scope"] = "all"
    #expect(try browser.submit(again).status == 200)
    #expect(try browser.book.store.object(ObjectRecord.ID(1))?.calendarID == other.id)
  }

  @Test("after saving comes the month in which the reader sees the event")
  func readersMonth() throws {
    let browser = try AppBrowser()
    let page = try browser.makeEvent("Late") {
      $0["all_day"] = nil
      $0["start_date"] = "2026-03-31"
      $0["end_date"] = "2026-03-31"
      $0["start_time"] = "22:00"
      $0["end_time"] = "23:00"
      $0["zone"] = "America/New_York"
    }
    // It is the morning of 1 April in Seoul.
    #expect(page.path.hasPrefix("/month/2026-04?act="))
    #expect(page.text.contains("Late"))
    let allDay = try browser.makeEvent("Day") {
      $0["start_date"] = "2026-03-31"
      $0["end_date"] = "2026-03-31"
      $0["zone"] = "America/New_York"
    }
    #expect(allDay.path.hasPrefix("/month/2026-03?act="))
  }

  @Test("a new event goes into a calendar that is seen; into a hidden one only with a word")
  func hiddenCalendar() throws {
    let browser = try AppBrowser()
    try browser.makeEvent("First")
    let shown = try browser.book.store.createCalendar(name: "Shown", hue: "red", header: "")
    let hidden = try browser.book.store.calendars()[0]
    let toggles = try #require(
      try browser.get("/month/2026-03").forms.first {
        $0.action == Paths.calendarVisibility
      })
    _ = try browser.post(
      Paths.calendarVisibility, toggles.fields + [("hide", "\(hidden.id.rawValue)")])
    let form = try #require(try browser.get("/event/new").form(with: "title"))
    #expect(form["calendar"] == "\(shown.id.rawValue)")
    let words = Strings(.english).isHidden(calendar: hidden.name)
    let unseen = try browser.makeEvent("Unseen") { $0["calendar"] = "\(hidden.id.rawValue)" }
    #expect(unseen.notice?.hasSuffix(words) == true)
    #expect(try browser.makeEvent("Seen").notice == Strings(.english).created("Seen"))
  }

  @Test("the first event and its calendar are undone together")
  func undoingTheFirst() throws {
    let browser = try AppBrowser()
    let page = try browser.makeEvent("First")
    #expect(page.notice == Strings(.english).created("First"))
    _ = try browser.submit(try #require(page.form(with: "act")))
    #expect(try browser.titles() == [])
    #expect(try browser.book.store.calendars().isEmpty)
  }

  @Test(
    "the month says when a series is too frequent to show in full", arguments: Language.allCases)
  func clipped(_ language: Language) throws {
    let browser = try AppBrowser(language: language.tag)
    let words = Strings(language).clipped
    _ = try browser.upload(
      calendarFile(
        "BEGIN:VEVENT", "UID:a", "SUMMARY:Often", "DTSTART:20260302T000000",
        "RRULE:FREQ=SECONDLY;COUNT=100001", "END:VEVENT"))
    #expect(try browser.get("/month/2026-03").text.contains(words))
    #expect(try !browser.get("/month/2026-05").text.contains(words))
  }

  @Test("another day for all is refused beside the first day, and the choice stays")
  func fixedDays() throws {
    let browser = try series()
    var form = try #require(
      try browser.get("/event/1?occurrence=20260310T090000").form(with: "title"))
    form["start_date"] = "2026-03-11"
    form["end_date"] = "2026-03-11"
    form["scope"] = "all"
    let page = try browser.submit(form)
    #expect(page.status == 422)
    #expect(page.marked.map(\.name) == ["start_date"])
    var again = try #require(page.form(with: "title"))
    #expect(again["scope"] == "all" && again["occurrence"] == "20260310T090000")
    again["scope"] = "this"
    #expect(try browser.submit(again).status == 200)
  }
}
