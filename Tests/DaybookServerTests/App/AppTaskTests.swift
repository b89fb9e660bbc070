import CalendarCore
import Daybook
import Testing

@testable import DaybookServer

@Suite("The pages of tasks")
struct AppTaskTests {
  private let browser: AppBrowser

  init() throws { browser = try AppBrowser() }

  /// Adds a task by the form of the list.
  @discardableResult
  private func add(
    _ title: String, due: String = "", _ browser: AppBrowser? = nil
  ) throws -> AppPage {
    let browser = browser ?? self.browser
    var form = try #require(try browser.get(Paths.tasks).form(with: "due"))
    (form["title"], form["due"]) = (title, due)
    return try browser.submit(form)
  }

  private func titles() throws -> [String] {
    let clock = TaskClock(
      now: 0, today: try Day(iso: "2026-03-10"),
      zone: try #require(browser.book.zones.rules(named: "UTC")))
    return try browser.book.taskSections(
      at: clock, lists: browser.book.taskLists(), limit: 100
    ).values.flatMap(\.tasks).map(\.content.title).sorted()
  }

  private func task(_ title: String) throws -> StoredTask {
    let lists = try browser.book.taskLists()
    return try #require(try browser.book.tasks(matching: title, lists: lists, limit: 1).first)
  }

  /// Sends a change as the button of a row does.
  private func change(
    _ title: String, _ change: String, reference: String? = nil, from path: String = Paths.tasks
  ) throws -> AppPage {
    let reference = try reference ?? TaskPieces.reference(task(title))
    let form = try #require(
      try browser.get(path).forms.first {
        $0["task"]?.hasPrefix("\(reference.prefix { $0 != ":" }):") == true
      })
    var sent = form
    (sent["change"], sent["task"]) = (change, reference)
    return try browser.submit(sent)
  }

  @Test("every page is well formed in every language", arguments: Language.allCases)
  func pages(language: Language) throws {
    let browser = try AppBrowser(language: language.tag)
    try add("Buy <b>milk</b>", due: "2026-03-09", browser)
    try add("Later", due: "2026-05-01", browser)
    for path in [
      Paths.tasks, Paths.taskBoard, Paths.taskRows, "/tasks?group=overdue", "/tasks?q=milk",
      "/task/1",
      "/tasks?group=closed", "/tasks?group=nonsense&page=-4", "/tasks?group=later&page=99999999999",
    ] {
      let page = try browser.get(path)
      #expect(page.status == 200, "\(path)")
      #expect(page.parsed.nestingErrors == [], "\(path)")
      #expect(!page.text.contains("HTML(bytes"), "\(path)")
      #expect(!page.source.contains("<b>milk"), "\(path)")
    }
    #expect(try browser.get(Paths.tasks).text.contains(Strings(language).overdue))
  }

  @Test("a task is added, ticked, taken back and deleted, each with a way back")
  func daily() throws {
    #expect(try add("Milk", due: "2026-03-10").notice?.contains("Milk") == true)
    #expect(try change("Milk", "status:in-progress").notice?.contains("Milk") == true)
    #expect(try task("Milk").content.status == .inProgress)
    var page = try change("Milk", "status:completed")
    #expect(try task("Milk").content.status == .completed)
    page = try browser.submit(try #require(page.form(with: "act")))
    #expect(try task("Milk").content.status == .inProgress)
    page = try change("Milk", "delete")
    #expect(page.notice?.contains("Milk") == true)
    page = try browser.submit(try #require(page.form(with: "act")))
    #expect(page.text.contains("Milk"))
  }

  @Test("a title is needed, and what was typed stays")
  func refused() throws {
    let page = try add(" ", due: "2026-03-10")
    #expect(page.status == 422)
    #expect(page.form(with: "due")?["due"] == "2026-03-10")
    #expect(try browser.book.store.calendars().isEmpty)
  }

  @Test("Done saves every row, or none with the words beside the row that is wrong")
  func rows() throws {
    for title in ["One", "Two", "Three"] { try add(title, due: "2026-03-12") }
    var form = try #require(try browser.get(Paths.taskRows).form(with: "bulk"))
    form["title-1"] = "First"
    form["due-2"] = "2026-03-20"
    form["status-3"] = "completed"
    var page = try browser.submit(form)
    #expect(page.path.hasPrefix(Paths.tasks) && page.notice == "Changed 3 tasks")
    #expect(try task("First").id.rawValue == 1)
    #expect(TaskDraft(try task("Two")).dueDate == "2026-03-20")
    #expect(try task("Three").content.status == .completed)

    form = try #require(try browser.get(Paths.taskRows).form(with: "bulk"))
    (form["title-1"], form["title-2"]) = ("", "Second")
    page = try browser.submit(form)
    #expect(page.status == 422)
    #expect(page.form(with: "bulk")?["title-2"] == "Second")
    #expect(try task("Two").content.title == "Two")
    // Adding is off meanwhile.
    #expect(page.form(with: "lines") == nil)
  }

  @Test("deleting one row and changing chosen ones keep what was typed in the others")
  func bulk() throws {
    for title in ["One", "Two"] { try add(title, due: "2026-03-12") }
    var form = try #require(try browser.get(Paths.taskRows).form(with: "bulk"))
    form["title-1"] = "First"
    form["delete"] = "2"
    _ = try browser.submit(form)
    #expect(try task("First").id.rawValue == 1)
    #expect(try browser.book.store.objectCount(kind: .task) == 1)

    form = try #require(try browser.get(Paths.taskRows).form(with: "bulk"))
    (form["bulk"], form["apply"]) = ("shift:7", "1")
    #expect(try browser.submit(form).text.contains("Nothing is selected"))
    form["pick"] = "1"
    _ = try browser.submit(form)
    #expect(TaskDraft(try task("First")).dueDate == "2026-03-19")
  }

  @Test("deleting or changing rows of an old page is a conflict, and nothing is saved")
  func staleRows() throws {
    try add("One")
    try add("Two")
    let old = try #require(try browser.get(Paths.taskRows).form(with: "bulk"))
    _ = try change("One", "priority:high")
    let one = try task("One").id.rawValue
    let two = try task("Two").id.rawValue
    var deletion = old
    deletion["delete"] = "\(one)"
    deletion["title-\(two)"] = "Two, changed"
    #expect(try browser.submit(deletion).status == 422)
    #expect(try task("One").content.priority == .high)
    #expect(try titles() == ["One", "Two"])
    var bulk = old
    (bulk["bulk"], bulk["apply"], bulk["pick"]) = ("status:completed", "1", "\(one)")
    #expect(try browser.submit(bulk).status == 422)
    #expect(try task("One").content.status == .notStarted)
    // A row that was not changed elsewhere is no matter of the others.
    deletion["delete"] = "\(two)"
    #expect(try browser.submit(deletion).status == 200)
    #expect(try titles() == ["One"])
  }

  @Test("a part that cannot be made leaves the task unsaved, and saving goes on from there")
  func wrongPart() throws {
    try add("Whole")
    let id = try task("Whole").id.rawValue
    var form = try #require(try browser.get("/task/\(id)").form(with: "part"))
    (form["title"], form["part"]) = ("Whole, changed", String(repeating: "p", count: 2_000))
    let page = try browser.submit(form)
    #expect(page.status == 422)
    var again = try #require(page.form(with: "part"))
    #expect(again["title"] == "Whole, changed")
    again["part"] = "Part"
    #expect(try browser.submit(again).status == 200)
    #expect(try task("Part").content.parent == task("Whole, changed").uid)
  }

  @Test("a pasted list that is too long is refused whole and given back")
  func longPaste() throws {
    try add("One")
    var form = try #require(try browser.get(Paths.tasks).form(with: "lines"))
    form["lines"] = (0...PastedTasks.lineLimit).map { "\($0)" }.joined(separator: "\n")
    let page = try browser.submit(form)
    #expect(page.status == 422 && page.parsed.nestingErrors == [])
    #expect(page.text.contains("At most 20,000 lines"))
    #expect(page.form(with: "lines")?["lines"]?.hasSuffix("\n20000") == true)
    #expect(try browser.book.store.objectCount(kind: .task) == 1)
  }

  @Test("two boards: the same move is one, another is told and changes nothing")
  func boards() throws {
    try add("Card")
    let seen = TaskPieces.reference(try task("Card"))
    _ = try change("Card", "status:in-progress", reference: seen, from: Paths.taskBoard)
    let again = try change("Card", "status:in-progress", reference: seen, from: Paths.taskBoard)
    #expect(again.path == Paths.taskBoard && again.notice == nil)
    let other = try change("Card", "status:completed", reference: seen, from: Paths.taskBoard)
    #expect(other.status == 409)
    #expect(try task("Card").content.status == .inProgress)
  }

  @Test("the sheet changes every field, and a version that is old keeps what was typed")
  func sheet() throws {
    try add("Report")
    let before = try browser.get("/task/1")
    var form = try #require(before.form(with: "notes"))
    form["dueDate"] = "2026-03-31"
    form["dueTime"] = "18:00"
    form["planned"] = "2026-03-30"
    form["repeats"] = "month-end"
    form["priority"] = "high"
    form["tags"] = "work, desk"
    form["part"] = "Outline"
    _ = try browser.submit(form)
    let content = try task("Report").content
    #expect(content.tags == ["work", "desk"] && content.priority == .high)
    #expect(TaskDraft(try task("Report")).zone == "Asia/Seoul")
    #expect(try task("Outline").content.parent == task("Report").uid)

    var old = try #require(before.form(with: "notes"))
    old["title"] = "Mine"
    let conflict = try browser.submit(old)
    #expect(conflict.status == 409)
    #expect(conflict.form(with: "notes")?["title"] == "Mine")

    form = try #require(try browser.get("/task/1").form(with: "notes"))
    form["planned"] = "2026-04-02"
    let wrong = try browser.submit(form)
    #expect(wrong.status == 422 && wrong.text.contains("April 2 or later"))
  }

  @Test("a page sends a few dozen tasks and counts the rest")
  func many() throws {
    let lines = (0..<500).map { "task \($0)" }.joined(separator: "\n")
    var form = try #require(try browser.get(Paths.tasks).form(with: "lines"))
    form["lines"] = lines
    #expect(try browser.submit(form).notice == "Added 500 tasks")
    let page = try browser.get(Paths.tasks)
    #expect(page.source.components(of: "data-task=\"") == TaskListPage.limit)
    #expect(page.source.contains("data-more=\"476\""))
    let last = try browser.get("/tasks?group=undated&page=20")
    #expect(last.source.components(of: "data-task=\"") == 20)
    #expect(try browser.get(Paths.taskBoard).source.contains("data-more=\"486\""))
  }

  @Test("what no form sends is refused")
  func bad() throws {
    try add("Milk")
    for change in [
      "status:done", "shift:x", "shift:3651", "shift:\(Int.min)", "shift:\(Int.max)", "due:soon",
      "explode", "",
    ] {
      #expect(try self.change("Milk", change).status == 400, "\(change)")
    }
    #expect(try change("Milk", "delete", reference: "1:99").status == 409)
    #expect(try browser.get("/task/99").status == 404)
  }
}

extension String {
  /// How often a text stands in this one.
  fileprivate func components(of text: String) -> Int {
    ranges(of: text).count
  }
}
