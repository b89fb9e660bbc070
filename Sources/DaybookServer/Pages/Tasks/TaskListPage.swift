import CalendarCore
import CalendarHTML
import Daybook

/// The list of tasks by group, or one group of it, or what a search found.
struct TaskListPage {
  /// What the page lists.
  enum Content {
    /// Every group with its first tasks.
    case groups([TaskGroup: TaskSection])
    /// One group, from a place on.
    case group(TaskGroup, TaskSection, page: Int)
    /// What a search found.
    case search(String, [StoredTask])
  }

  var frame: Frame
  var pieces: TaskPieces
  var content: Content
  /// The parts of each task that is shown.
  var parts: [ObjectRecord.ID: [StoredTask]]
  var adder: TaskAdder
  /// A pasted list that was not taken, with the reason.
  var paste: (lines: String, error: String)?

  /// How many tasks a page shows.
  static let limit = 24

  /// The whole page.
  var page: [UInt8] {
    frame.page(
      """
      \(TaskHeader(frame: frame).html)
      <div class="tasks">\(search)\(adder.html)\(list)\(pasting)</div>
      """)
  }

  private var strings: Strings { frame.strings }

  private var search: HTML {
    var text = ""
    if case .search(let typed, _) = content { text = typed }
    return """
      <form class="task-search" role="search" action="\(Paths.tasks)">\
      <label class="spoken" for="task-search">\(strings.searchTasks)</label>\
      <input class="input" type="search" id="task-search" name="q" value="\(text)" \
      placeholder="\(strings.searchTasks)" autocomplete="off">\
      <button class="button">\(strings.searchTasks)</button></form>
      """
  }

  private var list: HTML {
    switch content {
    case .groups(let sections):
      guard sections.values.contains(where: { $0.count > 0 }) else {
        return """
          <div class="task-empty"><p><strong>\(strings.noTasks)</strong></p>\
          <p class="hint">\(strings.noTasksHint)</p></div>
          """
      }
      return HTML.list(TaskGroup.allCases) { group in
        guard let section = sections[group], section.count > 0 else { return "" }
        return self.section(group, section)
      }
    case .group(let group, let section, let page):
      let shown = page * TaskListPage.limit + section.tasks.count
      let previous: HTML =
        page > 0
        ? """
        <a class="button" rel="prev" href="\(Paths.tasks(in: group, page: page - 1))">\
        \(Icon.chevronStart.small)\(strings.previousPage)</a>
        """ : ""
      let next: HTML =
        shown < section.count
        ? """
        <a class="button" rel="next" href="\(Paths.tasks(in: group, page: page + 1))">\
        \(strings.moreTasks(section.count - shown))</a>
        """ : ""
      return """
        \(heading(group, section.count))\(rows(section.tasks))\
        <p class="task-pages">\(previous)\(next)</p>
        """
    case .search(_, let tasks):
      return tasks.isEmpty
        ? "<p class=\"empty-line\" role=\"status\">\(strings.noTaskFound)</p>" : rows(tasks)
    }
  }

  private func heading(_ group: TaskGroup, _ count: Int) -> HTML {
    """
    <h2 class="group \(group.rawValue)" id="group-\(group.rawValue)">\(strings.name(of: group)) \
    <span class="count">\(strings.number(count))</span></h2>
    """
  }

  private func section(_ group: TaskGroup, _ section: TaskSection) -> HTML {
    guard group != .closed else {
      return """
        <p class="task-more"><a href="\(Paths.tasks(in: .closed, page: 0))">\
        \(Icon.chevronEnd.small)\(strings.name(of: group)) \(strings.number(section.count))</a></p>
        """
    }
    let more: HTML =
      section.hidden > 0
      ? """
      <p class="task-more"><a href="\(Paths.tasks(in: group, page: 0))" \
      data-more="\(String(section.hidden))">\(strings.moreTasks(section.hidden))</a></p>
      """ : ""
    return """
      <section aria-labelledby="group-\(group.rawValue)">\(heading(group, section.count))\
      \(rows(section.tasks))\(more)</section>
      """
  }

  private func rows(_ tasks: [StoredTask]) -> HTML {
    let rows = HTML.list(tasks) { task in
      let parts = self.parts[task.id] ?? []
      // Parts with a date of their own, or of a task that is closed, stand by themselves.
      let nested = parts.filter { $0.group(at: pieces.clock) == .undated }
      return row(task, parts: parts) + HTML.list(nested) { row($0, parts: [], isPart: true) }
    }
    return "<ul class=\"task-rows\">\(rows)</ul>"
  }

  private func row(_ task: StoredTask, parts: [StoredTask], isPart: Bool = false) -> HTML {
    let done = parts.count { !$0.content.status.isOpen }
    let progress: HTML =
      parts.isEmpty
      ? "" : "<span class=\"task-chip\">\(strings.partsDone(done, of: parts.count))</span>"
    let level: HTML = isPart ? " part" : ""
    let state: HTML = task.content.status.isOpen ? "" : " closed"
    return """
      <li class="task-row\(level)\(state)" data-task="\(String(task.id.rawValue))">\
      <form method="post" action="\(Paths.taskChange)">\(pieces.fields(task))\(pieces.box(task))\
      <a class="task-title" href="\(Paths.task(task.id))" dir="auto">\(task.content.title)</a>\
      \(pieces.segments(task))\
      <span class="task-end">\(progress)\(pieces.chips(task))\(pieces.date(task))</span></form></li>
      """
  }

  private var pasting: HTML {
    let message = HTML.list(paste.map { [$0.error] } ?? []) {
      "<p class=\"error\" id=\"paste-error\" role=\"alert\">\(Icon.alert.small)<span>\($0)</span></p>"
    }
    return """
      <details class="task-paste"\(flag: "open", if: paste != nil)><summary>\(strings.pasteTasks)</summary>\
      <form method="post" action="\(Paths.tasks)">\(frame.csrfField)\
      <input type="hidden" name="return" value="\(Paths.tasks)">\
      <label for="paste" class="hint">\(strings.pasteTasksHint)</label>\
      <textarea class="input" id="paste" name="lines" rows="5"\
      \(attribute: "aria-invalid", paste == nil ? nil : "true")\
      \(attribute: "aria-describedby", paste == nil ? nil : "paste-error")>
      \(paste?.lines ?? "")</textarea>\(message)\
      <button class="button">\(strings.addTask)</button></form></details>
      """
  }
}
