import CalendarCore
import Daybook
import Testing

@testable import DaybookServer

@Suite("The month of ranges, its bounds and its files")
struct AppRangePageTests {
  let browser: AppBrowser
  var book: Book { browser.book }

  init() throws { browser = try AppBrowser() }

  static let original = """
    {"nickname":"Sample","level":7,"calendar":[
      {"property":0,"date":["2021-08-02"]},
      {"property":0,"date":["2021-08-04","2021-08-05","2021-08-06","2021-08-07"]},
      {"property":2,"date":["2021-08-09","2021-08-10","2021-08-11","2021-08-12","2021-08-13",
                            "2021-08-14","2021-08-15"]},
      {"property":3,"date":["2021-08-22"]},
      {"property":6,"date":["2021-08-24","2021-08-25","2021-08-26","2021-08-27"]}]}
    """

  /// The preview of a text.
  private func preview(_ text: String) throws -> AppPage {
    var form = try #require(try browser.get("/challenges/import").form(with: "text"))
    form["text"] = text
    return try browser.submit(form)
  }

  /// Imports a text by its preview.
  @discardableResult
  private func take(_ text: String) throws -> AppPage {
    var form = try #require(try preview(text).form(with: "text"))
    form["confirmed"] = "1"
    return try browser.submit(form)
  }

  private func make(_ name: String, _ first: String, _ last: String) throws {
    _ = try book.createChallenge(
      ChallengeDraft(name: name, firstDay: first, lastDay: last), inCalendarNamed: "Challenges",
      uid: name, time: 0)
  }

  private func positions(_ page: AppPage) -> [String: String] {
    var found: [String: String] = [:]
    for tag in page.parsed.tags {
      guard let date = tag.attributes["data-date"],
        let position = tag.attributes["data-range-position"]
      else { continue }
      found[date] = position
    }
    return found
  }

  // MARK: The month

  @Test("the original five ranges are drawn by their own positions")
  func original() throws {
    try take(Self.original)
    let page = try browser.get("/challenges/2021-08")
    let positions = positions(page)
    #expect(positions.count == 17)
    #expect(positions["2021-08-02"] == "single" && positions["2021-08-22"] == "single")
    #expect(positions["2021-08-04"] == "start" && positions["2021-08-07"] == "end")
    #expect(positions["2021-08-09"] == "start" && positions["2021-08-12"] == "middle")
    #expect(positions["2021-08-15"] == "end" && positions["2021-08-27"] == "end")
    for hue in ["green", "indigo", "violet", "orange"] {
      #expect(page.source.contains("class=\"pill lane-0") && page.source.contains("hue-\(hue)\""))
    }
    #expect(page.parsed.tags.count { $0.attributes["class"]?.hasPrefix("pill ") == true } == 6)
  }

  @Test("a range over a year's end goes on in January, in the middle of itself")
  func overTheYear() throws {
    try make("Winter", "2025-12-28", "2026-01-05")
    let december = positions(try browser.get("/challenges/2025-12"))
    #expect(december["2025-12-28"] == "start" && december["2025-12-31"] == "middle")
    let january = positions(try browser.get("/challenges/2026-01"))
    #expect(january["2026-01-01"] == "middle" && january["2026-01-05"] == "end")
  }

  @Test("arrows are off at the ends: before August 2021, and after today unless a range goes on")
  func bounds() throws {
    func steps(_ path: String) throws -> (previous: Bool, next: Bool) {
      let source = try browser.get(path).source
      return (source.contains("rel=\"prev\""), source.contains("rel=\"next\""))
    }
    #expect(try steps("/challenges/2021-08") == (false, true))
    #expect(try steps("/challenges/2026-03") == (true, false))
    #expect(try browser.get("/challenges/2026-04").path == "/challenges/2026-03")
    #expect(try browser.get("/challenges/1999-01").path == "/challenges/2021-08")
    #expect(try browser.get("/challenges?month=2025.7").path == "/challenges/2025-07")
    for wrong in ["/challenges/2026-13", "/challenges/soon"] {
      #expect(try browser.get(wrong).status == 404)
    }
    try make("Spring", "2026-03-28", "2026-05-02")
    try make("Long ago", "2019-12-31", "2019-12-31")
    #expect(try steps("/challenges/2026-04") == (true, true))
    #expect(try steps("/challenges/2026-05") == (true, false))
    #expect(try steps("/challenges/2019-12") == (false, true))
    // The view that only shows keeps to the days of the format.
    #expect(
      try browser.get("/challenges/2026-05?view=read").path == "/challenges/2026-03?view=read")
    #expect(try steps("/challenges/2021-08?view=read") == (false, true))
    let grid = try browser.get("/challenges/2026-03").parsed.tags.first {
      $0.attributes["data-month"] != nil
    }
    #expect(grid?.attributes["data-minimum"] == "2019-12-01")
    #expect(grid?.attributes["data-maximum"] == "2026-05-31")
  }

  @Test("a month that is never month 0, whatever is asked for")
  func headings() throws {
    let korean = try AppBrowser(language: "ko", book: book)
    for month in 1...12 {
      let text = "2025-" + (month < 10 ? "0\(month)" : "\(month)")
      #expect(try korean.get("/challenges/\(text)").heading.contains("2025년 \(month)월"))
    }
    #expect(try browser.get("/challenges/2025-00").status == 404)
  }

  @Test("the view that only shows has nothing that changes anything")
  func readOnly() throws {
    try take(Self.original)
    try make("Walk", "2026-03-05", "2026-03-12")
    for month in ["2021-08", "2026-03"] {
      let page = try browser.get("/challenges/\(month)?view=read")
      #expect(page.forms.filter { $0.method == "post" }.isEmpty)
      #expect(!page.links.contains { $0.path.hasPrefix("/challenge/") || $0.path.contains("day=") })
      #expect(!page.source.contains("data-new-range"))
      #expect(!positions(page).isEmpty, "shown before anything is pressed")
      #expect(page.links.contains { $0.path == "/challenges/\(month)" })
    }
    #expect(try browser.get("/challenges?view=read").path == "/challenges/2026-03?view=read")
  }

  @Test("the legend counts, hides and shows; what is hidden is on no list")
  func legend() throws {
    try take(Self.original)
    let page = try browser.get("/challenges/2021-08")
    #expect(page.source.contains("aria-label=\"Health, 2 challenges\""))
    #expect(!page.source.contains("aria-label=\"Love,"))
    var form = try #require(page.forms.first { $0.action == "/challenges/categories/visibility" })
    form["hide"] = "health"
    let hidden = try browser.submit(form)
    #expect(hidden.path == "/challenges/2021-08")
    #expect(positions(hidden)["2021-08-04"] == nil && positions(hidden)["2021-08-09"] == "start")
    #expect(hidden.source.contains("name=\"show\" value=\"health\" aria-pressed=\"false\""))
    form["hide"] = nil
    form["show"] = "health"
    #expect(positions(try browser.submit(form))["2021-08-04"] == "start")
    form["show"] = "nobody"
    #expect(try browser.submit(form).status == 404)
  }

  @Test("categories are added, renamed, put in order, and refuse what cannot be")
  func categories() throws {
    var new = try #require(try browser.get("/challenges/categories").form(with: "name"))
    new["name"] = "Reading"
    new["hue"] = "teal"
    #expect(try browser.submit(new).text.contains("Reading"))
    #expect(try browser.submit(new).text.contains("already a category named “Reading”"))
    new["name"] = " "
    #expect(try browser.submit(new).status == 422)
    var order = try #require(try browser.get("/challenges/categories").form(with: "key"))
    order["key"] = "Reading"
    order["by"] = "-7"
    _ = try browser.submit(order)
    #expect(try book.categories().all.map(\.key).first == "Reading")
    var edit = try #require(try browser.get("/challenges/category?key=health").form(with: "key"))
    #expect(edit["name"] == "")
    edit["name"] = "Body & mind"
    edit["hue"] = "olive"
    #expect(try browser.submit(edit).text.contains("Body & mind"))
    #expect(try book.categories()["health"]?.hue == .olive)
    edit["name"] = "Reading"
    #expect(try browser.submit(edit).status == 422)
    #expect(try browser.get("/challenges/category?key=nobody").status == 404)
    #expect(try browser.get("/challenges/category").status == 404)
  }

  @Test("forty ranges on a page: a few lanes, the rest counted, all of them listed")
  func many() throws {
    for number in 0..<40 { try make("Sample \(number)", "2026-03-05", "2026-03-20") }
    let page = try browser.get("/challenges/2026-03")
    let lanes = Set(page.parsed.tags(with: "data-lane").compactMap { $0.attributes["data-lane"] })
    #expect(lanes.count == ChallengeMonthView.laneLimit)
    #expect(page.source.contains("data-more=\"35\""))
    #expect(page.source.contains("aria-label=\"35 more on March 5\""))
    #expect(page.parsed.tags.count < 2_500)
    let list = try browser.get("/challenges/all")
    #expect((0..<40).allSatisfy { list.text.contains("Sample \($0)") })
  }

  // MARK: Files

  @Test("a preview tells what would come in and changes nothing")
  func previewing() throws {
    let page = try preview(Self.original)
    #expect(page.status == 200 && page.heading == "What would be imported")
    #expect(page.text.contains("5 ranges would go into the calendar “Sample”."))
    #expect(page.text.contains("Import 5 ranges"))
    #expect(try book.store.calendars().isEmpty && book.challenges().isEmpty)
    let done = try take(Self.original)
    #expect(done.path.hasPrefix("/challenges/2021-08?act="))
    #expect(done.notice == "Added 5 to “Sample”")
    let again = try preview(Self.original)
    #expect(again.text.contains("Unchanged") && !again.source.contains("name=\"confirmed\""))
    _ = try browser.submit(try #require(done.form(with: "act")))
    #expect(try book.challenges().isEmpty)
  }

  @Test("what is odd is said with its line and path, and good entries come in beside it")
  func problems() throws {
    let text = """
      {"calendar":[
      {"property":9,"date":["2021-08-02T10:00:00Z"]},
      {"property":0,"date":["2021-08-06","2021-08-05","2021-08-05","2021-08-08"]},
      {"date":["2021-08-20"]},
      {"property":"1","date":7},
      {"property":1,"date":["2021-13-01","2021-08-30"]}]}
      """
    let page = try preview(text)
    for line in [
      "line 2, calendar[0].property: There is no property 9",
      "line 2, calendar[0].date[0]: The time in",
      "line 3, calendar[1].date[1]: 2021-08-05 stands after a later date.",
      "line 3, calendar[1].date[2]: 2021-08-05 stands there twice",
      "line 3, calendar[1].date: Between 2021-08-06 and 2021-08-08",
      "line 4, calendar[2]: The member \"property\" is missing.",
      "line 5, calendar[3].property: This is a text and should be a number.",
      "line 5, calendar[3].date: This is a number and should be a list.",
      "line 6, calendar[4].date[0]: \"2021-13-01\" is not a date",
    ] { #expect(page.text.contains(line), "\(line)") }
    #expect(page.form(with: "text")?["text"] == text, "to be corrected")
    #expect(page.text.contains("Import 4 ranges"))
    try take(text)
    #expect(
      try book.challenges().map { "\($0.challenge.category) \($0.challenge.days.start)" } == [
        "property-9 2021-08-02", "health 2021-08-05", "health 2021-08-08", "self-care 2021-08-30",
      ])
    let month = try browser.get("/challenges/2021-08")
    #expect(month.source.contains("hue-graphite"), "a neutral colour")
    #expect(month.text.contains("Unknown category: property-9"))
    #expect(!month.source.contains("value=\"property-9\""), "nothing to hide or show")
  }

  @Test("what is no JSON, nothing at all, or far too long is refused in words")
  func refusedFiles() throws {
    let broken = try preview("{\"calendar\":[")
    #expect(broken.status == 422 && broken.text.contains("This is no JSON."))
    #expect(broken.form(with: "text")?["text"] == "{\"calendar\":[")
    #expect(try preview("  \n").text.contains("Choose a file or paste JSON."))
    let long = "{\"calendar\":[]}" + String(repeating: " ", count: 600_000)
    let refused = try preview(long)
    #expect(refused.status == 422 && refused.text.contains("too long to preview"))
    let hostile = try preview("{\"nickname\":\"<script>alert(1)</script>\",\"calendar\":[]}")
    #expect(!hostile.source.contains("<script>alert"))
  }

  @Test("a JSON file that is given to the page for calendars is previewed as well")
  func otherPage() throws {
    let page = try browser.upload(Array(Self.original.utf8), name: "ranges.json")
    #expect(page.heading == "What would be imported" && page.text.contains("5 ranges"))
    var form = try #require(page.form(with: "text"))
    form["confirmed"] = "1"
    _ = try browser.submit(form)
    #expect(try book.challenges().count == 5)
  }

  @Test("an export holds the same ranges, and says what it cannot hold")
  func exporting() throws {
    try take(Self.original)
    let file = try browser.get("/challenges/export.json")
    #expect(file.response.headers["Content-Disposition"]?.contains("challenges.json") == true)
    let other = try AppBrowser()
    var form = try #require(try other.get("/challenges/import").form(with: "text"))
    form["text"] = file.source
    form["confirmed"] = "1"
    _ = try other.submit(form)
    #expect(try other.get("/challenges/export.json").source == file.source)
    let key = try book.addCategory(CategoryDraft(name: "Reading", hue: "teal")).key
    _ = try book.createChallenge(
      ChallengeDraft(name: "n", firstDay: "2026-03-01", category: key),
      inCalendarNamed: "x", uid: "x", time: 0)
    #expect(
      try browser.get("/challenges/import").text.contains("1 range of your own categories"))
    #expect(try browser.get("/challenges/export.json?calendar=99").status == 404)
  }
}
