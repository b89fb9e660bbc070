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
    try #require(
      try browser.get("/challenge/new?from=\(from)&to=\(to)").form(with: "first_day"))
  }

  @discardableResult
  private func make(
    _ name: String, _ from: String = "2026-03-05", _ to: String = "2026-03-12",
    _ change: (inout AppForm) -> Void = { _ in }
  ) throws -> AppPage {
    var form = try newForm(from, to)
    form["name"] = name
    change(&form)
    return try browser.submit(form)
  }

  private func only() throws -> StoredChallenge {
    let all = try book.challenges()
    #expect(all.count == 1)
    return try #require(all.first)
  }

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

  // MARK: Changing one

  @Test("a changed target applies from a day; what was done before is measured as before")
  func changedTarget() throws {
    try make("Walk")
    let id = try only().id
    _ = try book.note(
      .done(Day(iso: "2026-03-06"), count: 1), of: id, today: Day(iso: "2026-03-10"), time: 0)
    var form = try #require(try browser.get("/challenge/\(id.rawValue)").form(with: "first_day"))
    form["measure"] = "least"
    form["count_least"] = "5"
    _ = try browser.submit(form)
    let challenge = try only().challenge
    #expect(try challenge.isDone(on: Day(iso: "2026-03-06")))
    #expect(try challenge.targets.entries.last?.from == Day(iso: "2026-03-10"))
    let page = try browser.get("/challenge/\(id.rawValue)")
    #expect(
      page.text.contains("Every day") && page.text.contains("from March 10 · Every day, at least 5")
    )
    form = try #require(page.form(with: "first_day"))
    #expect(form["measure"] == "least" && form["count_least"] == "5")
    form["target_from"] = "2026-03-05"
    _ = try browser.submit(form)
    #expect(!(try only().challenge.isDone(on: Day(iso: "2026-03-06"))))
  }

  @Test("two who change the same challenge both see both versions, and nothing is lost")
  func conflict() throws {
    try make("Walk")
    let path = "/challenge/\(try only().id.rawValue)"
    var mine = try #require(try browser.get(path).form(with: "first_day"))
    var theirs = try #require(try browser.another().get(path).form(with: "first_day"))
    theirs[FormToken.fieldName] = mine[FormToken.fieldName]
    theirs["name"] = "Stroll"
    _ = try browser.submit(theirs)
    mine["name"] = "March"
    mine["notes"] = "typed for long"
    let choice = try browser.submit(mine)
    #expect(choice.status == 409)
    #expect(choice.text.contains("March") && choice.text.contains("Stroll"))
    let save = try #require(choice.form(with: "first_day"))
    #expect(save["notes"] == "typed for long")
    _ = try browser.submit(save)
    #expect(try only().challenge.name == "March")
    // Deleting what is no longer what was read asks again.
    let delete = try browser.submit(theirs, action: path + "/delete")
    #expect(delete.status == 409 && delete.text.contains("“March” was changed elsewhere"))
    #expect(try book.challenges().count == 1)
  }

  @Test("a deleted challenge comes back by undo, one deleted meanwhile can be saved as new")
  func deleting() throws {
    try make("Walk")
    let path = "/challenge/\(try only().id.rawValue)"
    var form = try #require(try browser.get(path).form(with: "first_day"))
    let gone = try browser.submit(form, action: path + "/delete")
    #expect(gone.notice == "Deleted “Walk”")
    #expect(try book.challenges().isEmpty)
    form["notes"] = "typed meanwhile"
    let page = try browser.submit(form)
    #expect(page.status == 404 && page.text.contains("saving makes a new one"))
    #expect(page.form(with: "first_day")?["notes"] == "typed meanwhile")
    _ = try browser.submit(try #require(gone.form(with: "act")))
    #expect(try only().challenge.name == "Walk")
    #expect(try browser.get("/challenge/999").status == 404)
    #expect(try browser.get("/challenge/abc").status == 404)
  }

  @Test("an archived challenge leaves the month and waits in the list")
  func archiving() throws {
    try make("Walk")
    let form = try #require(
      try browser.get("/challenge/\(try only().id.rawValue)").form(with: "first_day"))
    let list = try browser.submit(form, action: form.action + "/archive")
    #expect(list.notice == "Archived “Walk”")
    #expect(list.heading == "All challenges" && list.text.contains("Archived challenges are not"))
    #expect(!(try browser.get("/challenges/2026-03")).text.contains("Walk"))
    let page = try browser.get("/challenge/\(try only().id.rawValue)")
    #expect(page.text.contains("Take out of the archive"))
    _ = try browser.submit(
      try #require(page.form(with: "first_day")), action: form.action + "/take-out")
    #expect(try browser.get("/challenges/2026-03").text.contains("Walk"))
    #expect(
      try browser.post(
        "/challenge/99/archive", [(FormToken.fieldName, form[FormToken.fieldName] ?? "")]
      ).status == 404)
  }

  @Test("what was typed outlives a stale token and a busy store")
  func rescue() throws {
    var form = try newForm()
    form["name"] = "Typed for an hour"
    form["often"] = "week"
    form["times_week"] = "5"
    form[FormToken.fieldName] = String(repeating: "0", count: 64)
    let refused = try browser.submit(form, follows: false)
    #expect(refused.status == 403 && refused.text.contains("Your text is still here"))
    let again = try #require(refused.form(with: "first_day"))
    #expect(again["name"] == "Typed for an hour" && again["times_week"] == "5")
    #expect(try browser.submit(again, follows: false).status == 303)
    let busy = RacingStore(book.store) { _ throws(StoreError) in throw .busy }
    let other = try AppBrowser(book: Book(store: busy))
    var late = try #require(try other.get("/challenge/new").form(with: "first_day"))
    late["name"] = "Typed in vain"
    let page = try other.submit(late, follows: false)
    #expect(page.status == 503 && page.form(with: "first_day")?["name"] == "Typed in vain")
  }
}
