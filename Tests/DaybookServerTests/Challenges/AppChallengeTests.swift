import CalendarCore
import Daybook
import Testing

@testable import DaybookServer

@Suite("Challenges, as somebody without scripts uses them")
struct AppChallengeTests {
  let browser: AppBrowser
  var book: Book { browser.book }

  init() throws { browser = try AppBrowser() }

  private func newForm(_ from: String = "2026-03-05", _ to: String = "2026-03-12") throws -> AppForm
  {
    try browser.newChallengeForm(from, to)
  }

  @discardableResult
  private func make(
    _ name: String, _ from: String = "2026-03-05", _ to: String = "2026-03-12",
    _ change: (inout AppForm) -> Void = { _ in }
  ) throws -> AppPage {
    try browser.makeChallenge(name, from, to, change)
  }

  private func only() throws -> StoredChallenge { try browser.onlyChallenge() }

  private func row(on path: String = "/challenges/2026-03") throws -> AppForm {
    try #require(try browser.get(path).forms.first { $0.action.hasSuffix("/check") })
  }

  /// Presses a button of a form that has a name and a value.
  private func press(_ form: AppForm, _ value: String) throws -> AppPage {
    var form = form
    form["do"] = value
    return try browser.submit(form)
  }

  // MARK: Making one

  @Test("a range is made by choosing its first day, then its last, whichever is earlier")
  func picking() throws {
    let start = try browser.get("/challenges")
    #expect(start.path == "/challenges/2026-03")
    let pick = try #require(start.links.first { $0.path.hasSuffix("?pick=first") })
    let first = try browser.get(pick.path)
    #expect(first.text.contains("Choose the first day"))
    let fifth = try #require(first.links.first { $0.path == "/challenges/2026-03?from=2026-03-05" })
    let last = try browser.get(fifth.path)
    #expect(last.text.contains("From March 5. Now choose the last day."))
    #expect(last.links.contains { $0.path == "/challenge/new?from=2026-03-02&to=2026-03-05" })
    let form = try #require(
      try browser.get("/challenge/new?from=2026-03-05&to=2026-03-12").form(with: "first_day"))
    #expect(form["first_day"] == "2026-03-05" && form["last_day"] == "2026-03-12")
    // The last day may lie in another month, also one that has nothing yet.
    #expect(last.source.contains("rel=\"next\""))
    let far = try browser.get("/challenges/2027-01?from=2026-03-05")
    #expect(far.links.contains { $0.path == "/challenge/new?from=2026-03-05&to=2027-01-08" })
  }

  @Test("a challenge is saved with its category, target and days, and can be undone")
  func saving() throws {
    let page = try make("Walk", "2026-03-05", "2026-03-12") {
      $0["category"] = "health"
      $0["often"] = "week"
      $0["times_week"] = "3"
      $0["measure"] = "least"
      $0["count_least"] = "30"
    }
    #expect(page.path.hasPrefix("/challenges/2026-03?act="))
    #expect(page.notice == "Made “Walk”")
    let challenge = try only().challenge
    #expect("\(challenge.targets.latest)" == "3/week at-least-30")
    #expect(challenge.category == "health" && challenge.days.count == 8)
    #expect(page.source.contains("data-range-position=\"start\""))
    let undo = try #require(page.form(with: "act"))
    // Its calendar was made with it and goes with it.
    #expect(try browser.submit(undo).notice == "Undid making “Walk”")
    #expect(try book.challenges().isEmpty && book.store.calendars().isEmpty)
  }

  @Test("a form sent twice makes one, and one changed after going back makes another")
  func twice() throws {
    var form = try newForm()
    form["name"] = "Walk"
    _ = try browser.submit(form)
    _ = try browser.submit(form)
    #expect(try book.challenges().count == 1)
    form["name"] = "Run"
    _ = try browser.submit(form)
    #expect(try book.challenges().map(\.challenge.name).sorted() == ["Run", "Walk"])
  }

  @Test("one without a name goes by that of its category, also in what is said about it")
  func nameless() throws {
    let page = try make("", "2026-03-05", "2026-03-05") { $0["category"] = "love" }
    #expect(page.notice == "Made “Love”")
    #expect(page.source.contains("aria-label=\"Love, Mar 5\""))
  }

  struct Wrong: CustomTestStringConvertible, Sendable {
    var name: String
    var fields: [String: String?]
    var marked: String
    var says: String
    var testDescription: String { name }
  }

  @Test(
    "what is wrong is said at its field, and what was typed stays",
    arguments: [
      Wrong(
        name: "neither name nor category", fields: ["name": "", "category": ""], marked: "name",
        says: "Fill it in"),
      Wrong(
        name: "backwards", fields: ["last_day": "2026-03-04"], marked: "last_day",
        says: "Choose March 5 or later"),
      Wrong(
        name: "no such day", fields: ["first_day": "2026-02-30"], marked: "first_day",
        says: "There is no 2026-02-30"),
      Wrong(
        name: "far too long", fields: ["last_day": "2226-03-04"], marked: "last_day",
        says: "within 36,525 days"),
      Wrong(
        name: "another category", fields: ["category": "nothing"], marked: "",
        says: "no such category"),
      Wrong(
        name: "no weekday", fields: ["often": "weekdays"], marked: "", says: "at least one weekday"),
      Wrong(
        name: "eight times a week", fields: ["often": "week", "times_week": "8"], marked: "",
        says: "from 1 to 7"),
      Wrong(
        name: "no number", fields: ["often": "days", "every_days": "few"], marked: "",
        says: "write a number"),
      Wrong(
        name: "nothing to count", fields: ["measure": "least", "count_least": ""], marked: "",
        says: "write a number"),
      Wrong(
        name: "a count beyond reason", fields: ["measure": "most", "count_most": "99999999"],
        marked: "", says: "from 0 to 1,000,000"),
      Wrong(name: "a kind nobody knows", fields: ["kind": "x"], marked: "", says: "no such kind"),
      Wrong(
        name: "a calendar that is gone", fields: ["calendar": "77"], marked: "calendar",
        says: "gone"),
    ])
  func refusals(_ wrong: Wrong) throws {
    var form = try newForm()
    form["name"] = "Walk"
    form["notes"] = "first\nsecond"
    for (name, value) in wrong.fields { form[name] = value }
    let page = try browser.submit(form)
    #expect(page.status == 422)
    #expect(page.text.contains(wrong.says), "\(page.text)")
    if !wrong.marked.isEmpty { #expect(page.marked.map(\.name) == [wrong.marked]) }
    let again = try #require(page.form(with: "first_day"))
    for name in ["name", "first_day", "last_day", "notes", "uid"] {
      #expect(again[name] == form[name])
    }
    #expect(try book.challenges().isEmpty)
  }

  // MARK: Checking off

  @Test("today is checked off and taken back by one press, and the run is told")
  func checking() throws {
    try make("Walk")
    let id = try only().id
    for number in 8...9 {
      _ = try book.note(
        .done(Day(iso: "2026-03-0\(number)"), count: nil), of: id, today: Day(iso: "2026-03-10"),
        time: 0)
    }
    let before = try browser.get("/challenges/2026-03")
    #expect(before.text.contains("2 days in a row · Goes on if you do it today"))
    #expect(before.text.contains("0 / 1"))
    let done = try press(row(), "done")
    #expect(done.path == "/challenges/2026-03#check-offs")
    #expect(done.text.contains("3 days in a row · day 6 of 8") && done.text.contains("1 / 1"))
    #expect(done.source.contains("aria-pressed=\"true\" aria-label=\"Walk, March 10\""))
    #expect(done.source.contains("aria-label=\"Done this week: Sun, Mon, Tue\""))
    #expect(try press(row(), "clear").text.contains("0 / 1"))
    #expect(try only().challenge.doneDays(in: only().challenge.days).count == 2)
  }

  @Test("a day that was chosen is checked in its own row, and a day to come only skipped")
  func otherDays() throws {
    try make("Walk")
    let page = try browser.get("/challenges/2026-03?day=2026-03-06")
    #expect(page.text.contains("Friday, March 6"))
    #expect(page.links.contains { $0.path == "/challenges/2026-03?from=2026-03-06" })
    let done = try press(row(on: "/challenges/2026-03?day=2026-03-06"), "done")
    #expect(done.path == "/challenges/2026-03?day=2026-03-06#check-offs")
    #expect(try only().challenge.isDone(on: Day(iso: "2026-03-06")))

    let ahead = "/challenges/2026-03?day=2026-03-12"
    #expect(!(try browser.get(ahead)).source.contains("class=\"circle\" id="))
    var skip = try row(on: ahead)
    skip["reason"] = "away"
    #expect(try press(skip, "skip").text.contains("Skipped · away"))
    // A pause reaches to a day that is given, in either order.
    skip["day"] = "2026-03-11"
    skip["until"] = "2026-03-12"
    _ = try press(skip, "skip")
    #expect(try only().challenge.log.skips.map(\.days.count) == [2, 1])
    skip["until"] = "soon"
    #expect(try press(skip, "skip").status == 400)
    let refused = try press(row(on: ahead), "done")
    #expect(refused.status == 422 && refused.text.contains("March 12 has not come yet"))
    var outside = try row()
    outside["day"] = "2026-03-20"
    #expect(try press(outside, "skip").text.contains("no day of this challenge"))
  }

  @Test("a skipped day neither lengthens nor breaks the run, and counts again when asked")
  func skipping() throws {
    try make("Walk")
    let id = try only().id
    for iso in ["2026-03-07", "2026-03-09"] {
      _ = try book.note(
        .done(Day(iso: iso), count: nil), of: id, today: Day(iso: "2026-03-10"), time: 0)
    }
    #expect(try browser.get("/challenges/2026-03").text.contains("1 day in a row"))
    let page = try press(row(on: "/challenges/2026-03?day=2026-03-08"), "skip")
    #expect(page.text.contains("Count this day again"))
    #expect(try browser.get("/challenges/2026-03").text.contains("2 days in a row"))
    _ = try press(row(on: "/challenges/2026-03?day=2026-03-08"), "clear")
    #expect(try browser.get("/challenges/2026-03").text.contains("1 day in a row"))
  }

  @Test("a count grows by one, is set to a number, and refuses what is none")
  func counting() throws {
    try make("Water") {
      $0["measure"] = "least"
      $0["count_least"] = "8"
    }
    #expect(try press(row(), "more").text.contains("1 / 8"))
    var form = try row()
    form["count"] = " 7 "
    #expect(try press(form, "count").text.contains("7 / 8"))
    #expect(try press(row(), "more").text.contains("1 / 1"), "eight glasses are done")
    for text in ["many", "-1", "1000001", ""] {
      form["count"] = text
      let refused = try press(form, "count")
      #expect(refused.status == 422 && refused.text.contains("from 0 to 1,000,000"))
    }
    #expect(try only().challenge.log.counts.values.map(\.self) == [8])
    for form in [("do", "nothing"), ("day", "soon")] {
      var row = try row()
      row[form.0] = form.1
      #expect(try browser.submit(row).status == 400)
    }
  }

  @Test("with days that begin at four, three at night is still yesterday")
  func dayStart() throws {
    let night = try AppBrowser(localZone: "UTC")
    var form = try #require(try night.get("/challenges/categories").form(with: "hour"))
    form["hour"] = "4"
    #expect(try night.submit(form).notice == "Settings saved")
    #expect(try night.book.dayStart().hour == 4)
    let month = try night.get("/challenges/2026-03")
    let today = month.parsed.tags.first {
      $0.attributes["aria-current"] == "date" && $0.attributes["data-date"] != nil
    }
    #expect(today?.attributes["data-date"] == "2026-03-09")
    form["hour"] = "13"
    #expect(try night.submit(form).status == 400)
  }
}
