#if canImport(SwiftUI)
  public import CalendarCore
  public import SwiftUI

  /// A month with its schedules as bars over the cells, across days and weeks.
  ///
  ///     MonthCalendar(items, selection: $day)
  ///       .onOpenItem { item in … }
  ///       .onMoveItem { move in … }
  ///
  /// Bars that find no lane are counted, "+2", on every day they would cover. Cells and bars can be
  /// views of yours.
  public struct MonthCalendar<Cell: View, Bar: View>: View {
    private let items: [CalendarItem]
    private let store: MonthStore
    private let cell: (DayCellModel) -> Cell
    private let bar: (BarModel) -> Bar
    private var settings = CalendarSettings()
    private var openItem: ((CalendarItem) -> Void)?
    private var openDay: ((Day) -> Void)?
    private var moveItem: ((ItemMove) -> Void)?

    init(
      items: [CalendarItem], store: MonthStore, cell: @escaping (DayCellModel) -> Cell,
      bar: @escaping (BarModel) -> Bar
    ) {
      self.items = items
      self.store = store
      self.cell = cell
      self.bar = bar
    }

    /// Makes a month with cells and bars of your own.
    ///
    /// - Parameters:
    ///   - items: what lies over the days, in any order.
    ///   - selection: the chosen day.
    ///   - bounds: the days that can be chosen and gone to.
    ///   - shownDay: a day of the month that is shown; nil for today's.
    ///   - cell: what a day's cell shows; bars lie over it.
    ///   - bar: a piece of an item.
    public init(
      _ items: [CalendarItem], selection: Binding<Day?>, in bounds: DateBounds = .unbounded,
      showing shownDay: Binding<Day?>? = nil,
      @ViewBuilder cell: @escaping (DayCellModel) -> Cell,
      @ViewBuilder bar: @escaping (BarModel) -> Bar
    ) {
      self.init(
        items: items,
        store: MonthStore(
          shownDay: shownDay, chosen: .day(selection),
          rules: SelectionRules(mode: .single, bounds: bounds)), cell: cell, bar: bar)
    }

    /// Adds an action for when a bar is opened.
    public func onOpenItem(perform action: @escaping (CalendarItem) -> Void) -> Self {
      var view = self
      view.openItem = action
      return view
    }

    /// Adds an action for when the "+2" of a day is opened.
    public func onOpenDay(perform action: @escaping (Day) -> Void) -> Self {
      var view = self
      view.openDay = action
      return view
    }

    /// Adds an action for when a bar was dragged to another day. Without one, bars stay.
    public func onMoveItem(perform action: @escaping (ItemMove) -> Void) -> Self {
      var view = self
      view.moveItem = action
      return view
    }

    /// The month.
    public var body: some View {
      NowReader { now in
        let model = store.model(settings, today: now.day, items: items)
        PagedMonths(model: model, send: { send($0, to: model) }) { shown in
          MonthWithBars(
            model: shown, send: { send($0, to: shown) }, openItem: openItem, openDay: openDay,
            moveItem: moveItem, refuse: settings.refuse, cell: cell, bar: bar)
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

  extension MonthCalendar where Cell == ScheduleCell, Bar == EventBar {
    /// Makes a month.
    ///
    /// - Parameters:
    ///   - items: what lies over the days, in any order.
    ///   - selection: the chosen day.
    ///   - bounds: the days that can be chosen and gone to.
    ///   - shownDay: a day of the month that is shown; nil for today's.
    public init(
      _ items: [CalendarItem], selection: Binding<Day?>, in bounds: DateBounds = .unbounded,
      showing shownDay: Binding<Day?>? = nil
    ) {
      self.init(
        items, selection: selection, in: bounds, showing: shownDay, cell: { ScheduleCell($0) },
        bar: { EventBar($0) })
    }

    /// Makes a month in which no day is chosen for its owner.
    public init(_ items: [CalendarItem], showing shownDay: Binding<Day?>? = nil) {
      self.init(
        items: items,
        store: MonthStore(
          shownDay: shownDay, chosen: .own, rules: SelectionRules(mode: .single)),
        cell: { ScheduleCell($0) }, bar: { EventBar($0) })
    }
  }

  extension MonthCalendar where Bar == EventBar {
    /// Makes a month with cells of your own.
    public init(
      _ items: [CalendarItem], selection: Binding<Day?>, in bounds: DateBounds = .unbounded,
      showing shownDay: Binding<Day?>? = nil,
      @ViewBuilder cell: @escaping (DayCellModel) -> Cell
    ) {
      self.init(
        items, selection: selection, in: bounds, showing: shownDay, cell: cell,
        bar: { EventBar($0) })
    }
  }
#endif
