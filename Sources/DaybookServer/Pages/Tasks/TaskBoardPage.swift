import CalendarCore
import CalendarHTML
import Daybook

/// The board: a column for each status, cards that are moved by a menu, or dragged where scripts run.
struct TaskBoardPage {
  var frame: Frame
  var pieces: TaskPieces
  var columns: [TaskStatus: TaskSection]

  /// How many cards a column shows.
  static let limit = 14

  /// The whole page.
  var page: [UInt8] {
    frame.page(
      """
      \(TaskHeader(frame: frame, isBoard: true).html)
      <div class="board">\(HTML.list(TaskStatus.choices) { column($0) })</div>
      """)
  }

  private var strings: Strings { frame.strings }

  private func column(_ status: TaskStatus) -> HTML {
    let section = columns[status] ?? TaskSection(tasks: [], count: 0)
    let cards: HTML =
      section.tasks.isEmpty
      ? "<p class=\"empty-line\">\(strings.columnIsEmpty)</p>"
      : "<ul>\(HTML.list(section.tasks) { card($0) })</ul>"
    let more: HTML =
      section.hidden > 0
      ? """
      <p class="task-more"><a href="\(status == .completed ? Paths.tasks(in: .closed, page: 0) : Paths.tasks)" \
      data-more="\(String(section.hidden))">\(strings.moreTasks(section.hidden))</a></p>
      """ : ""
    return """
      <section class="column" data-status="\(status.name)" aria-labelledby="column-\(status.name)">\
      <h2 id="column-\(status.name)">\(strings.name(of: status)) \
      <span class="count">\(strings.number(section.count))</span></h2>\(cards)\(more)</section>
      """
  }

  private func card(_ task: StoredTask) -> HTML {
    let targets = HTML.list(TaskStatus.choices.filter { $0 != task.content.status }) {
      "<button name=\"change\" value=\"status:\($0.name)\">\(strings.name(of: $0))</button>"
    }
    let state: HTML = task.content.status.isOpen ? "" : " closed"
    return """
      <li class="card\(state)" data-task="\(String(task.id.rawValue))">\
      <form method="post" action="\(Paths.taskChange)">\(pieces.fields(task))\(pieces.box(task))\
      <div class="card-words"><a class="task-title" href="\(Paths.task(task.id))" dir="auto">\
      \(task.content.title)</a><span class="card-line">\(pieces.date(task, isShort: true))\
      \(pieces.chips(task))</span></div>\
      <details class="pop card-menu" name="pop"><summary class="icon-button" \
      aria-label="\(strings.moveTo): \(task.content.title)">\(Icon.chevronDown.small)</summary>\
      <div class="pop-panel">\(targets)</div></details></form></li>
      """
  }
}
