import CalendarCore
import Daybook
import Testing

@testable import DaybookServer

@Suite("Challenges changed, archived, deleted, and what becomes of what was typed")
struct AppChallengeChangeTests {
  let browser: AppBrowser
  var book: Book { browser.book }

  init() throws { browser = try AppBrowser() }

  private func make(_ name: String) throws { try browser.makeChallenge(name) }

  private func only() throws -> StoredChallenge { try browser.onlyChallenge() }

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
    var form = try browser.newChallengeForm()
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
