/// The model of a list of tasks with a mode in which every row is an editor.
///
/// What is typed goes into the tasks at once, so that leaving the mode loses nothing; what is being
/// edited and never finished is there as well.
public struct TaskListModel {
  /// The tasks in the order of the list.
  public private(set) var tasks: [CalendarTask]
  /// Whether every row is an editor.
  public private(set) var isEditing: Bool
  /// Today where the reader is.
  public var today: Day
  /// Which days a task can be given.
  public var dates: TaskDates
  /// The words.
  public var labels: CalendarLabels

  /// Makes the model of a list.
  public init(
    tasks: [CalendarTask], isEditing: Bool = false, today: Day, dates: TaskDates = .any,
    labels: CalendarLabels
  ) {
    self.tasks = tasks
    self.isEditing = isEditing
    self.today = today
    self.dates = dates
    self.labels = labels
  }

  /// Whether a task can be added: not while rows are editors.
  public var canAdd: Bool { !isEditing }

  /// Adds a task at the end.
  ///
  /// - Returns: whether it was added; not while editing, nor with the id of another task.
  @discardableResult
  public mutating func add(_ task: CalendarTask) -> Bool {
    guard canAdd, index(of: task.id) == nil else { return false }
    tasks.append(task)
    return true
  }

  /// Deletes a task; nothing happens when there is none of that id.
  public mutating func delete(id: String) {
    tasks.removeAll { $0.id.utf8.elementsEqual(id.utf8) }
  }

  /// Begins or ends editing.
  public mutating func toggleEditing() { isEditing.toggle() }

  /// Sets how far a task is.
  public mutating func set(_ status: CalendarTask.Status, id: String) {
    if let index = index(of: id) { tasks[index].status = status }
  }

  /// Sets the title of a task.
  public mutating func set(title: String, id: String) {
    if let index = index(of: id) { tasks[index].title = title }
  }

  /// Gives a task a day, or none.
  ///
  /// - Returns: why the day was refused, or nil. The day it had stays.
  @discardableResult
  public mutating func set(due: Day?, id: String) -> CalendarRefusal? {
    if let due, let refusal = dueRules.refusal(of: due) { return refusal }
    if let index = index(of: id) { tasks[index].due = due }
    return nil
  }

  /// How the day of a task is chosen: one at a time, within ``dates``; tapped again, there is none.
  public var dueRules: SelectionRules {
    SelectionRules(mode: .single, bounds: dates.bounds(today: today))
  }

  /// The rows in their order.
  public var rows: [TaskRowModel] { tasks.map { row(of: $0) } }

  private func row(of task: CalendarTask) -> TaskRowModel {
    let controls = labels.controls
    let isOverdue = task.isOverdue(today: today)
    let title = labels.spoken.title(task.title)
    let due = task.due.map(labels.date) ?? ""
    let spokenDue = task.due.map(labels.spoken.fullDate) ?? controls.noDue
    return TaskRowModel(
      task: task, title: title, due: due, isOverdue: isOverdue,
      label: labels.spoken.list([
        title, name(of: task.status), spokenDue, isOverdue ? controls.overdue : "",
      ]))
  }

  /// The name of a status.
  public func name(of status: CalendarTask.Status) -> String {
    switch status {
    case .notStarted: labels.controls.notStarted
    case .inProgress: labels.controls.inProgress
    case .complete: labels.controls.complete
    }
  }

  private func index(of id: String) -> Int? {
    tasks.firstIndex { $0.id.utf8.elementsEqual(id.utf8) }
  }
}

/// A row of a list of tasks.
public struct TaskRowModel {
  /// The task.
  public let task: CalendarTask
  /// The title, or what stands for an empty one.
  public let title: String
  /// Its day as it is shown; empty when it has none.
  public let due: String
  /// Whether its day is over and it is not done.
  public let isOverdue: Bool
  /// What is said of it.
  public let label: String
}
