import CalendarCore
import ICalendar

extension Book {
  /// Makes a task.
  ///
  /// - Parameters:
  ///   - draft: what it shall say. Without a list it goes into the one of its parent, else into the
  ///     first shown one that has tasks, else into the one of the name given, which is made with it when
  ///     there is none.
  ///   - name: the list's name.
  ///   - uid: a UID that nothing else in the world has.
  ///   - clock: the moment.
  /// - Throws: ``TaskChangeError``; then no list is made either.
  public func createTask(
    _ draft: TaskDraft, inListNamed name: String, uid: String, at clock: TaskClock
  ) throws(TaskChangeError) -> TaskOutcome {
    let content = try read(draft, over: nil)
    return try createTasks([content], in: draft.calendar, listName: name, uids: [uid], at: clock)
  }

  /// Makes tasks in one act. A task may be a part of one before it.
  func createTasks(
    _ contents: [TaskContent], in list: CalendarRecord.ID?, listName: String, uids: [String],
    at clock: TaskClock
  ) throws(TaskChangeError) -> TaskOutcome {
    guard !contents.isEmpty else { return TaskOutcome() }
    return try changingTasks(at: clock) { editor throws(StoreError) in
      var list = list
      if list == nil, let parent = contents.first?.parent {
        list = try editor.list(ofParent: parent)
      }
      let calendar = try editor.list(list, orNamed: listName)
      for (content, uid) in zip(contents, uids) {
        if let problem = try editor.problem(ofParent: content.parent, in: calendar, of: nil) {
          return .failure(.problems(TaskProblems([.parent: problem])))
        }
        try editor.create(content, uid: uid, in: calendar)
      }
      return .success(editor.outcome)
    }
  }

  /// Changes a task. Only what differs is written, and all that Daybook does not know of it stays.
  ///
  /// - Parameters:
  ///   - draft: what it shall say.
  ///   - revision: what was read before; refused when the task has been changed since.
  /// - Throws: ``TaskChangeError``; then nothing is changed.
  public func changeTask(
    _ id: ObjectRecord.ID, to draft: TaskDraft, revision: Int64, at clock: TaskClock
  ) throws(TaskChangeError) -> TaskOutcome {
    try changeTasks([(TaskReference(id, revision: revision), draft)], at: clock)
  }

  /// Changes several tasks, each to a draft of its own, in one act: what "Done" of a list that was
  /// edited row by row means.
  ///
  /// - Throws: ``TaskChangeError``; then none is changed.
  public func changeTasks(
    _ changes: [(reference: TaskReference, draft: TaskDraft)], at clock: TaskClock
  ) throws(TaskChangeError) -> TaskOutcome {
    try changingTasks(at: clock) { editor throws(StoreError) in
      let tasks: [StoredTask]
      switch try editor.tasks(changes.map(\.reference)) {
      case .failure(let error): return .failure(error)
      case .success(let found): tasks = found
      }
      for (task, change) in zip(tasks, changes) {
        // An earlier one of them may have changed this one, as a parent does its parts.
        guard let task = try editor.task(task.id) else { return .failure(.missing) }
        let content: TaskContent
        switch editor.book.reading(change.draft, over: task.content) {
        case .failure(let problems): return .failure(.problems(problems))
        case .success(let read): content = read
        }
        let list = change.draft.calendar ?? task.record.calendarID
        if content.parent != task.content.parent || list != task.record.calendarID,
          let problem = try editor.problem(ofParent: content.parent, in: list, of: task)
        {
          return .failure(.problems(TaskProblems([.parent: problem])))
        }
        try editor.change(task, to: content, in: list)
      }
      return .success(editor.outcome)
    }
  }

  /// Changes any number of tasks alike, in one act: all of them, or none.
  ///
  /// A task that is already as wanted is left alone, also when it was changed elsewhere meanwhile: two
  /// boards may move the same card to the same column.
  ///
  /// - Throws: ``TaskChangeError/conflict(_:)`` with those that were changed elsewhere.
  public func changeTasks(
    _ references: [TaskReference], by change: TaskChange, at clock: TaskClock
  ) throws(TaskChangeError) -> TaskOutcome {
    if case .addTag(let tag) = change,
      EventDraft.oneLine(tag).unicodeScalars.count > TaskDraft.tagLength
    {
      throw .problems(TaskProblems([.tags: .tooLong(limit: TaskDraft.tagLength)]))
    }
    return try changingTasks(at: clock) { editor throws(StoreError) in
      let tasks: [StoredTask]
      switch try editor.tasks(references, unless: change) {
      case .failure(let error): return .failure(error)
      case .success(let found): tasks = found
      }
      for task in tasks {
        guard let task = try editor.task(task.id) else { continue }
        switch change {
        case .delete: try editor.delete(task)
        case .list(let list):
          var content = task.content
          // A part that goes alone is a task of its own.
          if list != task.record.calendarID { content.parent = nil }
          try editor.change(task, to: content, in: list)
        default:
          let content = task.content.changed(by: change)
          if content.tags.count > max(TaskDraft.tagLimit, task.content.tags.count) {
            return .failure(.problems(TaskProblems([.tags: .tooMany(limit: TaskDraft.tagLimit)])))
          }
          try editor.change(task, to: content, in: task.record.calendarID)
        }
      }
      return .success(editor.outcome)
    }
  }

  // MARK: Steps

  func read(
    _ draft: TaskDraft, over old: TaskContent?
  ) throws(TaskChangeError) -> TaskContent {
    switch reading(draft, over: old) {
    case .failure(let problems): throw .problems(problems)
    case .success(let content): return content
    }
  }

  /// What is wrong with a draft for a task, or for a new one when that is nil; nil when nothing is, as
  /// far as the draft alone can tell.
  public func problems(of draft: TaskDraft, over task: StoredTask?) -> TaskProblems? {
    if case .failure(let problems) = reading(draft, over: task?.content) { return problems }
    return nil
  }

  private func reading(
    _ draft: TaskDraft, over old: TaskContent?
  ) -> Result<TaskContent, TaskProblems> {
    do throws(TaskProblems) {
      return .success(
        try draft.content(over: old, isKnownZone: { zones.rules(named: $0) != nil }))
    } catch { return .failure(error) }
  }

  /// Runs a change of tasks in a transaction; a body that fails leaves nothing behind.
  func changingTasks(
    at clock: TaskClock, durability: Durability = .full,
    _ body: (TaskEditor) throws(StoreError) -> Result<TaskOutcome, TaskChangeError>
  ) throws(TaskChangeError) -> TaskOutcome {
    var refusal: TaskChangeError?
    do {
      return try store.transaction(durability: durability, time: clock.now) {
        transaction throws(StoreError) in
        let editor = TaskEditor(book: self, clock: clock, transaction: transaction)
        switch try body(editor) {
        case .success(var outcome):
          outcome.act = transaction.act
          return outcome
        case .failure(let error):
          refusal = error
          // Whatever was written before goes with the transaction.
          throw .misuse("refused")
        }
      }
    } catch {
      if let refusal { throw refusal }
      throw TaskChangeError(error)
    }
  }
}

extension TaskContent {
  /// What a change makes of it; deletion and another list are none of its concern.
  func changed(by change: TaskChange) -> TaskContent {
    var content = self
    switch change {
    case .status(let status): content.status = status
    case .due(let day?): content = due(on: day)
    case .due(nil):
      content.due = nil
      if content.planned == nil { content.repetition = nil }
    case .planned(let day):
      content.planned = day
      if let day, let due, due.civil.day <= day { content.planned = nil }
      if content.due == nil, content.planned == nil { content.repetition = nil }
    case .shift(let days):
      content.due = due.map {
        $0.withCivil(CivilDateTime(day: $0.civil.day.advanced(by: days), time: $0.civil.time))
      }
      content.planned = planned?.advanced(by: days)
    case .priority(let priority): content.priority = priority
    case .addTag(let tag): content.tags = EntryDraft.tags(tags + [tag])
    case .removeTag(let tag):
      let key = SearchText(EventDraft.oneLine(tag)).folded
      content.tags.removeAll { SearchText($0).folded == key }
    case .list, .delete: break
    }
    return content
  }
}
