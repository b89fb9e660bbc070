#if canImport(SwiftUI)
  import CalendarCore
  import SwiftUI

  /// A task that is edited: its title, its status and its day.
  struct TaskRowEditor: View {
    let row: TaskRowModel
    let model: TaskListModel
    let picker: TaskPickerStyle
    let send: ((inout TaskListModel) -> CalendarRefusal?) -> Void

    @State private var title: String
    @State private var status: CalendarTask.Status
    @State private var due: Day?

    init(
      row: TaskRowModel, model: TaskListModel, picker: TaskPickerStyle,
      send: @escaping ((inout TaskListModel) -> CalendarRefusal?) -> Void
    ) {
      self.row = row
      self.model = model
      self.picker = picker
      self.send = send
      _title = State(initialValue: row.task.title)
      _status = State(initialValue: row.task.status)
      _due = State(initialValue: row.task.due)
    }

    var body: some View {
      VStack(alignment: .leading, spacing: 8) {
        TextField(model.labels.controls.title, text: $title)
        Picker(model.labels.controls.title, selection: $status) {
          ForEach(CalendarTask.Status.allCases, id: \.self) { status in
            Text(verbatim: model.name(of: status)).tag(status)
          }
        }
        .pickerStyle(.segmented)
        .labelsHidden()
        dueField
      }
      .padding(.vertical, 4)
      .onChange(of: title) {
        send { model in
          model.set(title: title, id: row.task.id)
          return nil
        }
      }
      .onChange(of: status) {
        send { model in
          model.set(status, id: row.task.id)
          return nil
        }
      }
      // What its owner changed meanwhile, or refused, is what the fields show.
      .onChange(of: row.task) { _, task in
        title = task.title
        status = task.status
        due = task.due
      }
      .onChange(of: due) { send { $0.set(due: due, id: row.task.id) } }
    }

    @ViewBuilder private var dueField: some View {
      switch picker {
      case .compact:
        DatePickerField(model.labels.controls.due, selection: $due, in: model.dueRules.bounds)
      case .month:
        DayChoice(selection: $due, rules: model.dueRules)
      case .wheel:
        DateWheels(
          selection: $due,
          model: DateWheelModel(
            day: due, today: model.today, bounds: model.dueRules.bounds,
            labels: model.labels))
      }
    }
  }

  /// A month in which one day is chosen.
  private struct DayChoice: View {
    private let store: MonthStore
    private var settings = CalendarSettings()
    @ScaledMetric(relativeTo: .body) private var rowHeight: CGFloat = 40

    init(selection: Binding<Day?>, rules: SelectionRules) {
      store = MonthStore(shownDay: nil, chosen: .day(selection), rules: rules)
    }

    var body: some View {
      NowReader { now in
        let model = store.model(settings, today: now.day)
        PagedMonths(model: model, send: { send($0, to: model) }) { shown in
          MonthGridView(
            model: shown, page: shown.page, rowHeight: { _ in rowHeight },
            send: { send($0, to: shown) }
          ) { cell in
            DayNumber(cell).frame(height: rowHeight)
          }
        }
      }
    }

    private func send(_ change: MonthChange, to model: MonthModel) {
      var changed = model
      let refusal = change(&changed)
      store.keep(changed)
      if let refusal { settings.refuse(changed.labels.spoken.refusal(refusal)) }
    }
  }

  /// Wheels of year, month and day. Turned to a month that lacks the day, they stand on its last.
  private struct DateWheels: View {
    @Binding var selection: Day?
    let model: DateWheelModel

    var body: some View {
      HStack(spacing: 0) {
        wheel(model.years, chosen: model.year) { selection = model.turned(toYear: $0) }
        wheel(model.months, chosen: model.month) { selection = model.turned(toMonth: $0) }
        wheel(model.days, chosen: model.day) { selection = model.turned(toDay: $0) }
      }
      .frame(maxHeight: 140)
    }

    private func wheel(
      _ choices: [DateWheelModel.Choice], chosen: Int, turn: @escaping (Int) -> Void
    ) -> some View {
      Wheel(choices: choices, chosen: chosen, turn: turn)
    }
  }

  private struct Wheel: View {
    let choices: [DateWheelModel.Choice]
    let turn: (Int) -> Void
    let chosen: Int
    @State private var value: Int

    init(choices: [DateWheelModel.Choice], chosen: Int, turn: @escaping (Int) -> Void) {
      self.choices = choices
      self.turn = turn
      self.chosen = chosen
      _value = State(initialValue: chosen)
    }

    var body: some View {
      Picker("", selection: $value) {
        ForEach(choices, id: \.value) { Text(verbatim: $0.name).tag($0.value) }
      }
      #if os(iOS)
        .pickerStyle(.wheel)
      #endif
      .labelsHidden()
      .onChange(of: value) { turn(value) }
      .onChange(of: chosen) { value = chosen }
    }
  }
#endif
