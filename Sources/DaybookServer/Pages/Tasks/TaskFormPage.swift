import CalendarCore
import CalendarHTML
import Daybook

/// The sheet of one task: every field, as typed.
struct TaskFormPage {
  var frame: Frame
  var task: StoredTask
  var draft: TaskDraft
  var errors: [TaskDraft.Field: String] = [:]
  /// What concerns the whole task, such as a change made elsewhere.
  var error: String?
  var parts: [StoredTask] = []
  var calendars: [CalendarRecord] = []

  /// The whole page.
  var page: [UInt8] {
    let banner: HTML =
      error.map { "<div class=\"banner\" role=\"alert\">\(Icon.alert.html)<p>\($0)</p></div>" }
      ?? ""
    return frame.page(
      """
      <form class="sheet" method="post" action="\(Paths.task(task.id))">\(frame.csrfField)\
      <input type="hidden" name="revision" value="\(String(task.revision))">
      <header class="sheet-head"><h1 id="heading">\(strings.editTask)</h1>\
      <a class="icon-button close" href="\(Paths.tasks)" aria-label="\(strings.close)">\
      \(Icon.close.html)</a><button class="button primary save">\(strings.save)</button></header>
      <div class="sheet-body">\(banner)\(title)\(status)\(dates)\(repetition)\(priority)\(tags)\
      \(list)\(notes)\(partList)</div>
      <footer class="sheet-foot"><button class="button danger large" name="delete" value="1" \
      formnovalidate>\(strings.deleteSelected)</button><div class="end">\
      <a class="button large" href="\(Paths.tasks)">\(strings.cancel)</a>\
      <button class="button primary large">\(strings.save)</button></div></footer>
      </form>
      """)
  }

  private var strings: Strings { frame.strings }

  private func field(_ field: TaskDraft.Field, _ label: String, _ control: HTML) -> HTML {
    """
    <div class="field"><label class="label" for="\(field.rawValue)">\(label)</label>\
    <div class="value">\(control)\(message(field))</div></div>
    """
  }

  private func message(_ field: TaskDraft.Field) -> HTML {
    guard let error = errors[field] else { return "" }
    return """
      <p class="error" id="\(field.rawValue)-error">\(Icon.alert.small)<span>\(error)</span></p>
      """
  }

  private func input(_ field: TaskDraft.Field, _ value: String, type: String = "text") -> HTML {
    """
    <input class="input" type="\(type)" \(attributes(field)) value="\(value)" autocomplete="off" \
    dir="auto">
    """
  }

  private func attributes(_ field: TaskDraft.Field) -> HTML {
    let isWrong = errors[field] != nil
    let first = TaskDraft.Field.allCases.first { errors[$0] != nil }
    return """
      id="\(field.rawValue)" name="\(field.rawValue)"\
      \(attribute: "aria-invalid", isWrong ? "true" : nil)\
      \(attribute: "aria-describedby", isWrong ? "\(field.rawValue)-error" : nil)\
      \(flag: "autofocus", if: first == field)
      """
  }

  private func select(
    _ field: TaskDraft.Field, _ chosen: String, _ options: [(value: String, name: String)]
  ) -> HTML {
    let list = HTML.list(options) { option in
      """
      <option value="\(option.value)"\(flag: "selected", if: option.value == chosen)>\
      \(option.name)</option>
      """
    }
    return """
      <span class="select"><select class="input" \(attributes(field))>\(list)</select>\
      \(Icon.chevronDown.small)</span>
      """
  }

  private var title: HTML {
    """
    <div><label class="spoken" for="title">\(strings.title)</label>\
    <input class="title-input" \(attributes(.title)) value="\(draft.title)" autocomplete="off" \
    dir="auto">\(message(.title))</div>
    """
  }

  private var status: HTML {
    let choices = HTML.list(TaskStatus.choices) { status in
      """
      <label><input type="radio" name="status" value="\(status.name)"\
      \(flag: "checked", if: draft.status == status.name)>\(strings.name(of: status))</label>
      """
    }
    return """
      <div class="field"><span class="label" id="status-label">\(strings.taskStatus)</span>\
      <div class="value middle"><span class="segments" role="radiogroup" \
      aria-labelledby="status-label">\(choices)</span></div></div>
      """
  }

  private var dates: HTML {
    """
    <div class="field"><span class="label" id="due-label">\(strings.dueDay)</span>\
    <div class="value" role="group" aria-labelledby="due-label"><div class="pair">\
    <div><label class="spoken" for="dueDate">\(strings.dueDay)</label>\
    \(input(.dueDate, draft.dueDate, type: "date"))</div>\
    <div><label class="spoken" for="dueTime">\(strings.dueTime)</label>\
    \(input(.dueTime, draft.dueTime, type: "time"))</div></div>\
    <input type="hidden" name="zone" value="\(draft.zone)">\
    \(message(.dueDate))\(message(.dueTime))\(message(.zone))</div></div>\
    \(field(.planned, strings.plannedDay, input(.planned, draft.planned, type: "date")))
    """
  }

  private var repetition: HTML {
    var options = [("", strings.noRepetition)]
    options += TaskRepetition.Choice.allCases.map { ($0.rawValue, strings.name(of: $0)) }
    if !options.contains(where: { $0.0 == draft.repeats }) {
      options.append((draft.repeats, "\(strings.otherRepetition): \(draft.repeats)"))
    }
    let bases = [
      (TaskRepetition.Base.due.rawValue, strings.fromDue),
      (TaskRepetition.Base.completion.rawValue, strings.fromCompletion),
    ]
    return field(.repeats, strings.repeatsTask, select(.repeats, draft.repeats, options))
      + field(.repeatsFrom, strings.repeatsFrom, select(.repeatsFrom, draft.repeatsFrom, bases))
  }

  private var priority: HTML {
    let options = TaskPriority.allCases.reversed().map {
      ($0 == .none ? "" : $0.name, strings.name(of: $0))
    }
    return field(.priority, strings.taskPriority, select(.priority, draft.priority, options))
  }

  private var tags: HTML {
    field(
      .tags, strings.taskTags,
      input(.tags, draft.tags.joined(separator: ", "))
        + "<p class=\"hint\">\(strings.taskTagsHint)</p>")
  }

  private var list: HTML {
    let options = calendars.map { (String($0.id.rawValue), $0.name) }
    let chosen = draft.calendar.map { String($0.rawValue) } ?? ""
    return field(.calendar, strings.taskLists, select(.calendar, chosen, options))
      + "<input type=\"hidden\" name=\"parent\" value=\"\(draft.parent)\">"
  }

  private var notes: HTML {
    field(
      .notes, strings.notes,
      "<textarea class=\"input\" rows=\"4\" dir=\"auto\" \(attributes(.notes))>\n\(draft.notes)</textarea>"
    )
  }

  /// A part has no parts.
  private var partList: HTML {
    guard draft.parent.isEmpty else { return message(.parent) }
    let rows = HTML.list(parts) { part in
      """
      <li><a href="\(Paths.task(part.id))" dir="auto">\(part.content.title)</a> \
      <span class="task-chip">\(strings.name(of: part.content.status))</span></li>
      """
    }
    let list: HTML = parts.isEmpty ? "" : "<ul class=\"task-parts\">\(rows)</ul>"
    return """
      <div class="field"><label class="label" for="part">\(strings.taskParts)</label>\
      <div class="value">\(list)\
      <input class="input" id="part" name="part" placeholder="\(strings.newTask)" \
      autocomplete="off" dir="auto"></div></div>
      """
  }
}
