#if canImport(SwiftUI)
  import CalendarCore
  import SwiftUI

  /// Where a view keeps what was chosen.
  @MainActor
  enum ChosenDays {
    /// With the view's owner, as one day.
    case day(Binding<Day?>)
    /// With the view's owner.
    case days(Binding<DaySelection>)
    /// In the view.
    case own
  }

  /// What a view of months keeps between two drawings: with its owner as far as there are bindings,
  /// the rest by itself.
  @MainActor
  struct MonthStore: DynamicProperty {
    @State private var ownDay: Day?
    @State private var ownSelection = DaySelection()
    @State private var focus: GridFocus?
    @State private var drawing: MonthModel.Drawing?
    private let shownDay: Binding<Day?>?
    private let chosen: ChosenDays
    private let rules: SelectionRules

    init(shownDay: Binding<Day?>?, chosen: ChosenDays, rules: SelectionRules) {
      self.shownDay = shownDay
      self.chosen = chosen
      self.rules = rules
    }

    private var selection: DaySelection {
      switch chosen {
      case .day(let day): DaySelection(day: day.wrappedValue)
      case .days(let days): days.wrappedValue
      case .own: ownSelection
      }
    }

    /// The model of what is to be drawn. In a view that is disabled nothing can be chosen.
    func model(
      _ settings: CalendarSettings, today: Day, items: [CalendarItem] = [],
      marks: @escaping (Day) -> [DayMark] = { _ in [] }
    ) -> MonthModel {
      var rules = rules
      if !settings.isEnabled { rules.mode = .none }
      return MonthModel(
        style: settings.style, labels: settings.labels, today: today, rules: rules,
        limit: settings.paging, items: items, holiday: settings.holidays, marks: marks,
        direction: settings.direction, shownDay: shownDay?.wrappedValue ?? ownDay,
        selection: selection, focus: focus, drawing: drawing)
    }

    /// Keeps what has become of the model.
    func keep(_ model: MonthModel) {
      focus = model.focus
      drawing = model.drawing
      if let shownDay { shownDay.wrappedValue = model.shownDay } else { ownDay = model.shownDay }
      switch chosen {
      case .day(let day): day.wrappedValue = model.selection.firstDay
      case .days(let days): days.wrappedValue = model.selection
      case .own: ownSelection = model.selection
      }
    }
  }

  /// What a person does to a calendar of months; the answer is why it was refused, or nil.
  typealias MonthChange = (inout MonthModel) -> CalendarRefusal?
#endif
