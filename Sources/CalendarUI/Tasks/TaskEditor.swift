#if canImport(SwiftUI)
  public import CalendarCore
  import Foundation
  public import SwiftUI

  /// A list of tasks with a date and a status each, which a switch turns into editors.
  ///
  ///     TaskEditor(tasks: $tasks, dates: .fromToday)
  ///
  /// Tasks are added while the list is not edited, deleted by a swipe or a button, and changed in
  /// place: what is typed is in `tasks` at once, so that Done loses nothing.
  public struct TaskEditor: View {
    @Binding private var tasks: [CalendarTask]
    private let dates: TaskDates
    private let picker: TaskPickerStyle
    private var settings = CalendarSettings()
    @State private var isEditing = false
    @State private var newTitle = ""
    @FocusState private var isAdding: Bool

    /// Makes a list.
    ///
    /// - Parameters:
    ///   - tasks: the tasks in the order of the list.
    ///   - dates: which days a task can be given.
    ///   - picker: how its day is chosen.
    public init(
      tasks: Binding<[CalendarTask]>, dates: TaskDates = .any,
      picker: TaskPickerStyle = .compact
    ) {
      _tasks = tasks
      self.dates = dates
      self.picker = picker
    }

    /// The list.
    public var body: some View {
      NowReader { now in
        let model = TaskListModel(
          tasks: tasks, isEditing: isEditing, today: now.day, dates: dates,
          labels: settings.labels)
        List {
          ForEach(model.rows, id: \.task.id) { row in
            Group {
              if isEditing {
                editor(row, model)
              } else {
                TaskRow(row: row, status: model.name(of: row.task.status))
              }
            }
            .swipeActions(edge: .trailing) { deleteButton(row, model) }
            .accessibilityActions { deleteButton(row, model) }
          }
          if model.canAdd { addRow(model) }
        }
        .toolbar {
          ToolbarItem(placement: .primaryAction) {
            Button(isEditing ? settings.labels.controls.done : settings.labels.controls.edit) {
              withAnimation(settings.settling) { isEditing.toggle() }
            }
          }
        }
      }
    }

    private func editor(_ row: TaskRowModel, _ model: TaskListModel) -> some View {
      HStack {
        TaskRowEditor(row: row, model: model, picker: picker) { change in
          var changed = model
          let refusal = change(&changed)
          tasks = changed.tasks
          if let refusal { settings.refuse(changed.labels.spoken.refusal(refusal)) }
        }
        deleteButton(row, model).labelStyle(.iconOnly).buttonStyle(.borderless)
      }
    }

    private func addRow(_ model: TaskListModel) -> some View {
      HStack {
        TextField(settings.labels.controls.addTask, text: $newTitle)
          .focused($isAdding)
          .onSubmit { add(to: model) }
        Button(settings.labels.controls.addTask, systemImage: "plus") { add(to: model) }
          .labelStyle(.iconOnly)
      }
    }

    private func add(to model: TaskListModel) {
      guard !newTitle.isEmpty else {
        isAdding = true
        return
      }
      var changed = model
      changed.add(CalendarTask(id: UUID().uuidString, title: newTitle))
      tasks = changed.tasks
      newTitle = ""
      isAdding = true
    }

    private func deleteButton(_ row: TaskRowModel, _ model: TaskListModel) -> some View {
      Button(settings.labels.controls.delete, systemImage: "trash", role: .destructive) {
        var changed = model
        changed.delete(id: row.task.id)
        withAnimation(settings.settling) { tasks = changed.tasks }
      }
    }
  }

  /// How the day of a task is chosen.
  public enum TaskPickerStyle: Hashable, Sendable {
    /// A field that opens a month.
    case compact
    /// The month itself, below the task.
    case month
    /// Wheels of year, month and day; on a Mac, where there are none, a field.
    case wheel
  }

  /// A task that is read.
  private struct TaskRow: View {
    let row: TaskRowModel
    let status: String
    @Environment(\.colorScheme) private var scheme

    var body: some View {
      HStack(spacing: 12) {
        Image(systemName: image).foregroundStyle(Color(ThemeToken.ink2, scheme))
        VStack(alignment: .leading, spacing: 2) {
          Text(verbatim: row.title)
            .strikethrough(row.task.status == .complete)
            .foregroundStyle(
              Color(row.task.status == .complete ? ThemeToken.ink3 : ThemeToken.ink, scheme))
          HStack(spacing: 8) {
            Text(verbatim: status)
            if !row.due.isEmpty {
              Label(row.due, systemImage: row.isOverdue ? "exclamationmark.circle" : "calendar")
            }
          }
          .font(.caption)
          .foregroundStyle(Color(row.isOverdue ? ThemeToken.mark : ThemeToken.ink2, scheme))
        }
      }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(row.label)
    }

    private var image: String {
      switch row.task.status {
      case .notStarted: "square"
      case .inProgress: "square.lefthalf.filled"
      case .complete: "checkmark.square"
      }
    }
  }
#endif
