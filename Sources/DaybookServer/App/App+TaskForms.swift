import CalendarCore
import CalendarHTML
import Daybook
import ICalendar

// The two forms that edit tasks: the list with every row an editor, and the sheet of one task.

extension App {
  func showRows(_ request: Request) -> Response {
    answer(request) { () throws(StoreError) in
      let visitor = visitor(request)
      let frame = try frame(request, visitor, title: visitor.strings.tasks, section: .tasks)
      let sections = try book.taskSections(
        at: taskClock(visitor), lists: book.taskLists(), limit: TaskRowsPage.limit)
      return .html(
        TaskRowsPage(
          frame: frame,
          sections: TaskGroup.allCases.map { group in
            (
              group,
              (sections[group]?.tasks ?? []).map {
                TaskRowsPage.Row(task: $0, draft: TaskDraft($0))
              }
            )
          }
        ).page)
    }
  }

  /// Saves every row, and then does what the pressed button says: nothing more, delete one, or change
  /// the chosen ones. All of it is one act for the rows and one for the rest.
  func saveRows(_ request: Request) -> Response {
    guard let form = try? request.form() else { return errorPage(request, .badRequest) }
    let visitor = visitor(request)
    let clock = taskClock(visitor)
    return answer(request) { () throws(StoreError) in
      var rows: [TaskRowsPage.Row] = []
      var changes: [(reference: TaskReference, draft: TaskDraft)] = []
      let deleted = form.text("delete").flatMap { Int64($0) }.map { ObjectRecord.ID($0) }
      let isBulk = deleted == nil && form.text("apply") != nil
      for text in form.all("task") {
        guard let reference = TaskReference(text: text),
          let task = try book.task(reference.id)
        else { continue }
        var draft = TaskDraft(task)
        let id = reference.id.rawValue
        draft.title = form.text("title-\(id)") ?? draft.title
        draft.dueDate = form.text("due-\(id)") ?? draft.dueDate
        if draft.dueDate.isEmpty { draft.dueTime = "" }
        draft.status = form.text("status-\(id)") ?? draft.status
        var row = TaskRowsPage.Row(
          task: task, draft: draft, isChosen: form.all("pick").contains("\(id)"))
        if reference.revision != task.revision, task.id == deleted || isBulk && row.isChosen {
          row.errors = [visitor.strings.taskConflict]
        }
        rows.append(row)
        // A row that says what is there is no change, whatever happened to it elsewhere.
        if draft != TaskDraft(task) { changes.append((reference, draft)) }
      }
      // Before anything is saved, so that what the page says holds for all of it.
      guard rows.allSatisfy(\.errors.isEmpty) else {
        return try rowsPage(request, rows, error: visitor.strings.taskConflict)
      }
      if isBulk, !rows.contains(where: \.isChosen) {
        return try rowsPage(request, rows, error: visitor.strings.nothingSelected)
      }
      do throws(TaskChangeError) {
        var outcome = try book.changeTasks(changes, at: clock)
        var path = Paths.tasks
        if let deleted {
          outcome = try book.changeTasks([TaskReference(deleted)], by: .delete, at: clock)
          path = Paths.taskRows
        } else if isBulk {
          let chosen = rows.filter(\.isChosen).map { TaskReference($0.task.id) }
          path = Paths.taskRows
          if let word = form.text("bulk"), let change = TaskChange(word, today: visitor.today) {
            outcome = try book.changeTasks(chosen, by: change, at: clock)
          }
        }
        return .redirect(to: outcome.act.map { Notices.path(path, after: $0) } ?? path)
      } catch {
        switch error {
        case .store(let error): throw error
        case .missing: return try rowsPage(request, rows, error: visitor.strings.taskMissing)
        case .conflict(let tasks):
          let ids = Set(tasks.map(\.id))
          for index in rows.indices where ids.contains(rows[index].task.id) {
            rows[index].errors = [visitor.strings.taskConflict]
          }
          return try rowsPage(request, rows, error: visitor.strings.taskConflict)
        case .problems(let problems):
          let words = messages(problems, visitor)
          for index in rows.indices where self.problems(of: rows[index]) == problems {
            rows[index].errors = words
          }
          return try rowsPage(request, rows, error: words.joined(separator: " "))
        }
      }
    }
  }

  private func problems(of row: TaskRowsPage.Row) -> TaskProblems? {
    guard row.draft != TaskDraft(row.task) else { return nil }
    return book.problems(of: row.draft, over: row.task)
  }

  private func rowsPage(
    _ request: Request, _ rows: [TaskRowsPage.Row], error: String
  ) throws(StoreError) -> Response {
    let visitor = visitor(request)
    var frame = try frame(request, visitor, title: visitor.strings.tasks, section: .tasks)
    frame.path = Paths.taskRows
    let clock = taskClock(visitor)
    let sections = TaskGroup.allCases.map { group in
      (group, rows.filter { $0.task.group(at: clock) == group })
    }
    return .html(
      TaskRowsPage(frame: frame, sections: sections, error: error).page, status: .unprocessable)
  }

  // MARK: One task

  func showTask(_ request: Request, _ id: Int64) -> Response {
    answer(request) { () throws(StoreError) in
      guard let task = try book.task(ObjectRecord.ID(id)) else {
        return errorPage(request, .notFound, detail: visitor(request).strings.taskMissing)
      }
      return .html(try taskPage(request, task, TaskDraft(task)).page)
    }
  }

  private func taskPage(
    _ request: Request, _ task: StoredTask, _ draft: TaskDraft,
    errors: [TaskDraft.Field: String] = [:], error: String? = nil
  ) throws(StoreError) -> TaskFormPage {
    let visitor = visitor(request)
    var frame = try frame(request, visitor, title: visitor.strings.editTask, section: .tasks)
    frame.path = Paths.task(task.id)
    return TaskFormPage(
      frame: frame, task: task, draft: draft, errors: errors, error: error,
      parts: try book.subtasks(of: task), calendars: try book.store.calendars())
  }

  func saveTask(_ request: Request, _ id: Int64) -> Response {
    guard let form = try? request.form() else { return errorPage(request, .badRequest) }
    let visitor = visitor(request)
    let clock = taskClock(visitor)
    return answer(request) { () throws(StoreError) in
      guard let task = try book.task(ObjectRecord.ID(id)),
        let revision = form.text("revision").flatMap({ Int64($0) })
      else { return errorPage(request, .notFound, detail: visitor.strings.taskMissing) }
      let draft = TaskDraft(form, over: TaskDraft(task), zone: visitor.zoneName)
      var part: TaskDraft?
      if let title = form.text("part"), !title.isEmpty {
        part = TaskDraft(title: title, calendar: draft.calendar)
      }
      if let wrong = part.flatMap({ book.problems(of: $0, over: nil) }) {
        let words = messages(wrong, visitor).joined(separator: " ")
        return .html(
          try taskPage(request, task, draft, error: words).page, status: .unprocessable)
      }
      do throws(TaskChangeError) {
        if form.text("delete") != nil {
          let outcome = try book.changeTasks(
            [TaskReference(task.id, revision: revision)], by: .delete, at: clock)
          return see(form, after: outcome)
        }
        let outcome = try book.changeTask(task.id, to: draft, revision: revision, at: clock)
        if var part {
          part.parent = task.uid
          _ = try book.createTask(
            part, inListNamed: visitor.strings.tasks, uid: Book.newUID(), at: clock)
          return .redirect(to: Paths.task(task.id))
        }
        return see(form, after: outcome)
      } catch {
        switch error {
        case .store(let error): throw error
        case .missing: return errorPage(request, .notFound, detail: visitor.strings.taskMissing)
        case .conflict:
          // What was typed stays; saving again means it.
          let page = try taskPage(
            request, task, draft, error: visitor.strings.taskConflict)
          return .html(page.page, status: .conflict)
        case .problems(let problems):
          let errors = problems.byField.mapValues {
            visitor.strings.message($0, labels: visitor.labels)
          }
          return .html(
            try taskPage(request, task, draft, errors: errors).page, status: .unprocessable)
        }
      }
    }
  }
}

extension TaskDraft {
  /// What a form says, over what is there.
  ///
  /// - Parameter zone: the zone of a time where there was none before.
  fileprivate init(_ form: Form, over old: TaskDraft, zone: String) {
    self = old
    func text(_ field: Field, _ old: String) -> String { form.text(field.rawValue) ?? old }
    title = text(.title, old.title)
    dueDate = text(.dueDate, old.dueDate)
    dueTime = text(.dueTime, old.dueTime)
    // A browser gives times without seconds, and a due time keeps its zone.
    if old.dueTime.hasPrefix(dueTime), !dueTime.isEmpty { dueTime = old.dueTime }
    if old.dueTime.isEmpty { self.zone = zone }
    planned = text(.planned, old.planned)
    status = text(.status, old.status)
    priority = text(.priority, old.priority)
    if let tags = form.text(Field.tags.rawValue) {
      self.tags = tags.split(separator: ",").map(String.init)
    }
    notes = text(.notes, old.notes)
    repeats = text(.repeats, old.repeats)
    repeatsFrom = text(.repeatsFrom, old.repeatsFrom)
    if let id = form.text(Field.calendar.rawValue).flatMap({ Int64($0) }) {
      calendar = CalendarRecord.ID(id)
    }
    parent = text(.parent, old.parent)
  }
}
