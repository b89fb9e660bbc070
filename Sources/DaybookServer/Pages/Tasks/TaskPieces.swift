import CalendarCore
import CalendarHTML
import Daybook
import ICalendar

/// What every page of tasks needs to draw one.
struct TaskPieces {
  var frame: Frame
  var clock: TaskClock
  /// The names of the lists, told when there are several.
  var lists: [CalendarRecord.ID: String]

  var strings: Strings { frame.strings }
  private var labels: LocaleLabels { frame.labels }

  /// What tells which task a form is about, and which version of it was seen.
  static func reference(_ task: StoredTask) -> String { "\(task.id.rawValue):\(task.revision)" }

  /// The hidden fields of a form that changes one task and returns to this page.
  func fields(_ task: StoredTask) -> HTML {
    """
    \(frame.csrfField)<input type="hidden" name="task" value="\(TaskPieces.reference(task))">\
    <input type="hidden" name="return" value="\(frame.path)">
    """
  }

  /// The box: empty, a dash, a tick. A press completes the task, or takes that back.
  func box(_ task: StoredTask) -> HTML {
    let status = task.content.status
    let label = "\(strings.name(of: status.toggled)): \(task.content.title)"
    return """
      <button class="box \(status.name)" name="change" value="status:\(status.toggled.name)" \
      aria-label="\(label)">\(status == .completed ? Icon.check.html : "")</button>
      """
  }

  /// The three statuses, as buttons of a form.
  func segments(_ task: StoredTask) -> HTML {
    let buttons = TaskStatus.choices.map { status in
      let button: HTML = """
        <button name="change" value="status:\(status.name)" \
        aria-pressed="\(status == task.content.status ? "true" : "false")">\
        \(strings.name(of: status))</button>
        """
      return button
    }
    return """
      <span class="segments small" role="group" \
      aria-label="\(strings.taskStatus): \(task.content.title)">\(buttons)</span>
      """
  }

  /// The list's name and the tags.
  func chips(_ task: StoredTask) -> HTML {
    var names = task.content.tags.prefix(3).map { $0 }
    if lists.count > 1, let list = lists[task.record.calendarID] { names.append(list) }
    return HTML.list(names) { "<span class=\"task-chip\" dir=\"auto\">\($0)</span>" }
  }

  /// When it is due, planned or was completed. What is late says so.
  func date(_ task: StoredTask, isShort: Bool = false) -> HTML {
    let repeats: HTML = task.content.repetition == nil ? "" : Icon.repeating.small
    if !task.content.status.isOpen {
      guard let completed = task.completed else { return "" }
      let day = name(of: clock.zone.civil(at: completed).day)
      return "<span class=\"task-date\">\(strings.completedOn(day))</span>"
    }
    guard let due = task.due(in: clock.zone) else {
      guard let planned = task.content.planned else { return "" }
      return "<span class=\"task-date\">\(repeats)\(strings.plannedFor(name(of: planned)))</span>"
    }
    let text = name(of: due.day) + (due.time.map { " \(labels.time($0))" } ?? "")
    let planned = task.content.planned.map { strings.plannedFor(name(of: $0)) }
    let plan: HTML = planned.map { "<span class=\"planned\">\($0)</span> " } ?? ""
    guard task.isOverdue(at: clock) else {
      return "<span class=\"task-date\">\(plan)\(repeats)\(text)</span>"
    }
    let words: HTML =
      isShort
      ? "\(strings.overdueDate(text))"
      : "<span class=\"spoken\">\(strings.overdue) </span>\(text)"
    return "<span class=\"task-date late\">\(repeats)\(words)</span>"
  }

  private func name(of day: Day) -> String {
    if day == clock.today { return strings.today }
    let text = labels.day(day)
    return day.year == clock.today.year ? text : "\(labels.year(day.month)) \(text)"
  }
}

extension HTML {
  /// Pieces of a list, one after the other.
  static func list<Item>(_ items: [Item], _ piece: (Item) -> HTML) -> HTML {
    var html: HTML = ""
    for item in items { html.append(piece(item)) }
    return html
  }
}

/// The header of the list and the board.
struct TaskHeader {
  var frame: Frame
  var isBoard = false
  var isEditing = false

  var html: HTML {
    let strings = frame.strings
    func link(_ path: String, _ name: String, _ isCurrent: Bool) -> HTML {
      "<a href=\"\(path)\"\(attribute: "aria-current", isCurrent ? "page" : nil)>\(name)</a>"
    }
    let tools: HTML =
      isEditing
      ? """
      <span class="hint" id="no-adding">\(strings.noAddingWhileEditing)</span>\
      <button class="button" type="button" disabled aria-describedby="no-adding">\
      \(Icon.plus.small)<span class="label">\(strings.addTask)</span></button>\
      <button class="button primary" form="rows">\(strings.finishEditing)</button>
      """
      : """
      <nav class="segments task-view" aria-label="\(strings.view)">\
      \(link(Paths.tasks, strings.taskList, !isBoard))\
      \(link(Paths.taskBoard, strings.taskBoard, isBoard))</nav>\
      <a class="button" href="\(Paths.taskRows)">\(strings.editRows)</a>
      """
    return """
      <header class="top ruled"><div class="heading"><h1 id="heading">\(strings.tasks)</h1></div>\
      <div class="tools">\(tools)</div></header>
      """
  }
}

/// The line that adds a task.
struct TaskAdder {
  var frame: Frame
  /// What was typed and not accepted.
  var draft = TaskDraft()
  var errors: [String] = []

  var html: HTML {
    let strings = frame.strings
    let messages = HTML.list(errors) {
      "<p class=\"error\" id=\"add-error\">\(Icon.alert.small)<span>\($0)</span></p>"
    }
    return """
      <form class="task-add" method="post" action="\(Paths.tasks)">\(frame.csrfField)\
      <input type="hidden" name="return" value="\(frame.path)">\
      <label class="spoken" for="new-title">\(strings.newTask)</label>\
      <input class="input" id="new-title" name="title" value="\(draft.title)" required \
      placeholder="\(strings.newTask)" autocomplete="off" dir="auto"\
      \(attribute: "aria-invalid", errors.isEmpty ? nil : "true")\
      \(attribute: "aria-describedby", errors.isEmpty ? nil : "add-error")>\
      <label class="spoken" for="new-due">\(strings.dueDay)</label>\
      <input class="input due" type="date" id="new-due" name="due" value="\(draft.dueDate)">\
      <button class="button primary">\(Icon.plus.small)<span class="label">\(strings.addTask)</span>\
      </button>\(messages)</form>
      """
  }
}
