import CalendarCore
import CalendarHTML
import Daybook

/// The list with every row an editor: one form, saved as a whole, so that nothing is lost on "Done".
struct TaskRowsPage {
  /// A row as it was read, or as it was typed and not accepted.
  struct Row {
    var task: StoredTask
    var draft: TaskDraft
    var errors: [String] = []
    var isChosen = false
  }

  var frame: Frame
  var sections: [(group: TaskGroup, rows: [Row])]
  /// What concerns several rows.
  var error: String?

  /// How many rows can be edited at once.
  static let limit = 40

  /// The whole page.
  var page: [UInt8] {
    let message: HTML =
      error.map {
        "<div class=\"banner\" role=\"alert\">\(Icon.alert.html)<p>\($0)</p></div>"
      } ?? ""
    return frame.page(
      """
      \(TaskHeader(frame: frame, isEditing: true).html)
      <form class="tasks editing" id="rows" method="post" action="\(Paths.taskRows)">\
      \(frame.csrfField)<button class="unseen" tabindex="-1" aria-hidden="true">\
      \(strings.finishEditing)</button>\(message)\(bulk)\(HTML.list(sections) { section($0) })</form>
      """)
  }

  private var strings: Strings { frame.strings }

  /// What can be done to all chosen rows at once.
  private var bulk: HTML {
    let changes: [(String, String)] =
      TaskStatus.choices.map { ("status:\($0.name)", strings.name(of: $0)) } + [
        ("due:today", strings.makeDueToday), ("shift:1", strings.postponeDay),
        ("shift:7", strings.postponeWeek), ("due:", strings.removeDue),
        ("priority:high", "\(strings.taskPriority): \(strings.priorityHigh)"),
        ("priority:none", "\(strings.taskPriority): \(strings.priorityNone)"),
        ("delete", strings.deleteSelected),
      ]
    let options = HTML.list(changes) { "<option value=\"\($0.0)\">\($0.1)</option>" }
    return """
      <fieldset class="task-bulk"><legend>\(strings.selectTasks)</legend>\
      <label class="spoken" for="bulk">\(strings.changeWhat)</label><span class="select">\
      <select class="input" id="bulk" name="bulk">\(options)</select>\(Icon.chevronDown.small)</span>\
      <button class="button" name="apply" value="1">\(strings.applyToSelected)</button></fieldset>
      """
  }

  private func section(_ section: (group: TaskGroup, rows: [Row])) -> HTML {
    guard !section.rows.isEmpty else { return "" }
    return """
      <section aria-labelledby="group-\(section.group.rawValue)">\
      <h2 class="group \(section.group.rawValue)" id="group-\(section.group.rawValue)">\
      \(strings.name(of: section.group))</h2><ul class="task-rows">\
      \(HTML.list(section.rows) { row($0) })</ul></section>
      """
  }

  private func row(_ row: Row) -> HTML {
    let id = String(row.task.id.rawValue)
    let title = row.task.content.title
    let choices = HTML.list(TaskStatus.choices) { status in
      """
      <label><input type="radio" name="status-\(id)" value="\(status.name)"\
      \(flag: "checked", if: row.draft.status == status.name)>\(strings.name(of: status))</label>
      """
    }
    let errors = HTML.list(row.errors) {
      "<p class=\"error\" id=\"error-\(id)\">\(Icon.alert.small)<span>\($0)</span></p>"
    }
    return """
      <li class="task-edit"><input type="hidden" name="task" value="\(TaskPieces.reference(row.task))">\
      <input class="choose" type="checkbox" name="pick" value="\(id)" \
      aria-label="\(strings.selectTasks): \(title)"\(flag: "checked", if: row.isChosen)>\
      <button class="icon-button danger" name="delete" value="\(id)" \
      aria-label="\(strings.deleteSelected): \(title)">\(Icon.trash.small)</button>\
      <input class="input" name="title-\(id)" value="\(row.draft.title)" \
      aria-label="\(strings.title)" autocomplete="off" dir="auto"\
      \(attribute: "aria-invalid", row.errors.isEmpty ? nil : "true")\
      \(attribute: "aria-describedby", row.errors.isEmpty ? nil : "error-\(id)")\
      \(flag: "autofocus", if: !row.errors.isEmpty)>\
      <input class="input due" type="date" name="due-\(id)" value="\(row.draft.dueDate)" \
      aria-label="\(strings.dueDay): \(title)">\
      <span class="segments small" role="radiogroup" aria-label="\(strings.taskStatus): \(title)">\
      \(choices)</span>\(errors)</li>
      """
  }
}
