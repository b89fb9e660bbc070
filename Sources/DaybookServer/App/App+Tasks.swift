import CalendarCore
import CalendarHTML
import Daybook
import ICalendar

extension App {
  func addTasks(to router: inout Router) {
    router.get(Paths.tasks) { showTasks($0) }
    router.post(Paths.tasks) { addTasks($0) }
    router.get(Paths.taskBoard) { showBoard($0) }
    router.get(Paths.taskRows) { showRows($0) }
    router.post(Paths.taskRows) { saveRows($0) }
    router.post(Paths.taskChange) { changeTasks($0) }
    router.get("/task/{id}", .number) { (request: Request, id: Int64) in showTask(request, id) }
    router.post("/task/{id}", .number) { (request: Request, id: Int64) in saveTask(request, id) }
  }

  // MARK: Pages

  private func showTasks(_ request: Request) -> Response {
    answer(request) { () throws(StoreError) in
      .html(try taskListPage(request, TaskDraft(), errors: []).page)
    }
  }

  /// - Parameter draft: what was typed and not accepted.
  private func taskListPage(
    _ request: Request, _ draft: TaskDraft, errors: [String]
  ) throws(StoreError) -> TaskListPage {
    let visitor = visitor(request)
    let frame = try frame(request, visitor, title: visitor.strings.tasks, section: .tasks)
    let clock = taskClock(visitor)
    let lists = try book.taskLists()
    let content: TaskListPage.Content
    var shown: [StoredTask]
    if let text = request.query.text("q"), !text.isEmpty {
      shown = try book.tasks(matching: text, lists: lists, limit: 200)
      content = .search(text, shown)
    } else if let group = request.query.text("group").flatMap({ TaskGroup(rawValue: $0) }) {
      let page = min(max(request.query.text("page").flatMap { Int($0) } ?? 0, 0), 1_000_000)
      let section = TaskSection(
        tasks: try book.tasks(
          in: group, at: clock, lists: lists, offset: page * TaskListPage.limit,
          limit: TaskListPage.limit),
        count: try book.taskCount(in: group, at: clock, lists: lists))
      shown = section.tasks
      content = .group(group, section, page: page)
    } else {
      let sections = try book.taskSections(at: clock, lists: lists, limit: TaskListPage.limit)
      shown = sections.values.flatMap(\.tasks)
      content = .groups(sections)
    }
    var parts: [ObjectRecord.ID: [StoredTask]] = [:]
    for task in shown {
      let found = try book.subtasks(of: task)
      if !found.isEmpty { parts[task.id] = found }
    }
    return TaskListPage(
      frame: frame, pieces: pieces(frame, clock, lists), content: content, parts: parts,
      adder: TaskAdder(frame: frame, draft: draft, errors: errors))
  }

  private func showBoard(_ request: Request) -> Response {
    answer(request) { () throws(StoreError) in
      let visitor = visitor(request)
      let frame = try frame(request, visitor, title: visitor.strings.tasks, section: .tasks)
      let clock = taskClock(visitor)
      let lists = try book.taskLists()
      return .html(
        TaskBoardPage(
          frame: frame, pieces: pieces(frame, clock, lists),
          columns: try book.taskBoard(at: clock, lists: lists, limit: TaskBoardPage.limit)
        ).page)
    }
  }

  private func pieces(
    _ frame: Frame, _ clock: TaskClock, _ lists: [CalendarRecord]
  ) -> TaskPieces {
    TaskPieces(
      frame: frame, clock: clock,
      lists: Dictionary(lists.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first }))
  }

  func taskClock(_ visitor: Visitor) -> TaskClock {
    TaskClock(now: now(), today: visitor.today, zone: visitor.zone)
  }

  // MARK: Adding and changing

  private func addTasks(_ request: Request) -> Response {
    guard let form = try? request.form() else { return errorPage(request, .badRequest) }
    let visitor = visitor(request)
    let draft = TaskDraft(title: form.text("title") ?? "", dueDate: form.text("due") ?? "")
    let lines = form.text("lines")
    let pasted = lines.map { PastedTasks($0) }
    return answer(request) { () throws(StoreError) in
      if let lines, let pasted, pasted.rest > 0 {
        var page = try taskListPage(request, draft, errors: [])
        page.paste = (lines, visitor.strings.tooManyLines(limit: PastedTasks.lineLimit))
        return .html(page.page, status: .unprocessable)
      }
      do throws(TaskChangeError) {
        let outcome: TaskOutcome
        if let pasted {
          outcome = try book.createTasks(
            pasted, in: nil, inListNamed: visitor.strings.tasks, at: taskClock(visitor))
        } else {
          outcome = try book.createTask(
            draft, inListNamed: visitor.strings.tasks, uid: Book.newUID(),
            at: taskClock(visitor))
        }
        return see(form, after: outcome)
      } catch {
        guard case .problems(let problems) = error else { return try refuse(request, error) }
        let page = try taskListPage(request, draft, errors: messages(problems, visitor))
        return .html(page.page, status: .unprocessable)
      }
    }
  }

  /// Makes one change to the tasks that a form names.
  private func changeTasks(_ request: Request) -> Response {
    guard let form = try? request.form(), let word = form.text("change"),
      let change = TaskChange(word, today: visitor(request).today)
    else { return errorPage(request, .badRequest) }
    let references = form.all("task").compactMap { TaskReference(text: $0) }
    return answer(request) { () throws(StoreError) in
      do throws(TaskChangeError) {
        let outcome = try book.changeTasks(
          references, by: change, at: taskClock(visitor(request)))
        return see(form, after: outcome)
      } catch { return try refuse(request, error) }
    }
  }

  /// The page that a form came from, with what was done.
  func see(_ form: Form, after outcome: TaskOutcome) -> Response {
    let path = Notices.local(form.text("return"), else: Paths.tasks)
    return .redirect(to: outcome.act.map { Notices.path(path, after: $0) } ?? path)
  }

  func refuse(_ request: Request, _ error: TaskChangeError) throws(StoreError) -> Response {
    let visitor = visitor(request)
    switch error {
    case .store(let error): throw error
    case .missing: return errorPage(request, .notFound, detail: visitor.strings.taskMissing)
    case .conflict: return errorPage(request, .conflict, detail: visitor.strings.taskConflict)
    case .problems(let problems):
      return errorPage(
        request, .unprocessable, detail: messages(problems, visitor).joined(separator: " "))
    }
  }

  /// The notice about an act that was done to several tasks; nil for any other.
  func taskNotice(_ request: Request, _ visitor: Visitor) -> Notice? {
    guard let act = request.query.text(Notices.act).flatMap({ Int64($0) }),
      let counts = try? book.store.changeCounts(ofAct: act), counts.total > 1,
      let changes = try? book.store.changes(ofAct: act, limit: 2),
      let first = changes.first
    else { return nil }
    let strings = visitor.strings
    let isTask =
      first.textBefore?.hasPrefix("BEGIN:VTODO")
      ?? ((try? book.task(first.objectID)) ?? nil != nil)
    guard isTask else { return nil }
    let text: String
    if counts.made == counts.total {
      text = strings.tasksAdded(counts.made)
    } else if counts.deleted == counts.total {
      text = strings.tasksDeleted(counts.deleted)
    } else if counts.total == 2, counts.made == 1, let last = changes.last,
      let task = try? book.task(last.objectID), let day = task.day(in: visitor.zone)
    {
      // One that comes again: the kept completion, and the task with its next date.
      text = strings.taskRepeats(task.content.title, visitor.labels.day(day))
    } else {
      text = strings.tasksChanged(counts.changed)
    }
    return Notice(text: text, undoAct: act)
  }

  func messages(_ problems: TaskProblems, _ visitor: Visitor) -> [String] {
    TaskDraft.Field.allCases.compactMap { field in
      problems.byField[field].map { visitor.strings.message($0, labels: visitor.labels) }
    }
  }
}

extension TaskReference {
  /// Reads what ``TaskPieces/reference(_:)`` writes.
  init?(text: String) {
    let parts = text.split(separator: ":").map { Int64($0) }
    guard parts.count == 2, let id = parts[0], let revision = parts[1] else { return nil }
    self.init(ObjectRecord.ID(id), revision: revision)
  }
}

extension TaskChange {
  /// Reads a change as forms write it: `status:completed`, `due:2026-03-12`, `due:today`, `shift:7`,
  /// `priority:high`, `delete`; nil for anything else.
  init?(_ text: String, today: Day) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let value = parts.count == 2 ? String(parts[1]) : ""
    switch parts[0] {
    case "delete": self = .delete
    case "status":
      guard let status = TaskStatus(name: value) else { return nil }
      self = .status(status)
    case "priority":
      guard let priority = TaskPriority(name: value) else { return nil }
      self = .priority(priority)
    case "shift":
      guard let days = Int(value), (-3_650...3_650).contains(days) else { return nil }
      self = .shift(days: days)
    case "due":
      if value.isEmpty {
        self = .due(nil)
      } else {
        guard let day = value == "today" ? today : try? Day(iso: value),
          (0...9998).contains(day.year)
        else { return nil }
        self = .due(day)
      }
    default: return nil
    }
  }
}
