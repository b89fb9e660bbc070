/// What a view of months shows and what becomes of taps, swipes, drags and keys: for the calendars of
/// schedules, of a diary, of ranges and for date pickers.
///
/// A value that a view makes from what it is given, asks for its pages, and changes by what a person
/// does; the view then keeps ``shownDay``, ``selection``, ``focus`` and ``drawing`` for the next one.
///
///     var model = MonthModel(labels: labels, today: today, selection: selection)
///     let page = model.page                        // what to draw
///     let refusal = model.tap(day)                 // nil, or why not
///     selection = model.selection
public struct MonthModel {
  /// How pages look.
  public var style: CalendarStyle
  /// The words.
  public var labels: CalendarLabels
  /// Today where the reader is, or nil when no day is marked.
  public var today: Day?
  /// Which days can be chosen, and how.
  public var rules: SelectionRules
  /// How far pages go.
  public var limit: PagingLimit
  /// What lies over the days, in any order.
  public var items: [CalendarItem]
  /// The name of the holiday that a day is, or nil.
  public var holiday: (Day) -> String?
  /// The marks of a day.
  public var marks: (Day) -> [DayMark]
  /// The direction of lines.
  public var direction: LineDirection
  /// The looks of days.
  var theme: ViewTheme

  /// The month that is shown.
  public private(set) var month: CalendarMonth
  /// The chosen days.
  public private(set) var selection: DaySelection
  /// Where the keyboard is, or nil before it was used.
  public private(set) var focus: GridFocus?
  /// The day that was tapped, or chosen with a key, since the model was made; nil when none was.
  public private(set) var tappedDay: Day?
  /// Whether a key asked to close what the view stands in since the model was made.
  public private(set) var isClosing = false
  /// The drag, or the extension with the keyboard, that is not at its end; else nil.
  public private(set) var drawing: Drawing?

  /// A selection that is being drawn.
  public struct Drawing: Hashable, Sendable {
    /// The selection as it was when the drawing began.
    let before: DaySelection
    /// What it has become so far.
    let after: DaySelection
  }

  /// Makes the model of a view.
  ///
  /// - Parameters:
  ///   - style: how pages look.
  ///   - labels: the words.
  ///   - today: today where the reader is.
  ///   - rules: which days can be chosen, and how.
  ///   - limit: how far pages go.
  ///   - items: what lies over the days, in any order.
  ///   - holiday: the name of the holiday that a day is.
  ///   - marks: the marks of a day.
  ///   - direction: the direction of lines.
  ///   - shownDay: a day of the month to show; nil for today's, and 1970 begins where nobody says what
  ///     day it is. Where the limits have no such page, the nearest is shown.
  ///   - selection: the chosen days.
  ///   - focus: where the keyboard is.
  ///   - drawing: the drawing that goes on; one of another selection is over.
  public init(
    style: CalendarStyle = CalendarStyle(), labels: CalendarLabels, today: Day? = nil,
    rules: SelectionRules = SelectionRules(mode: .single), limit: PagingLimit = .bounds,
    items: [CalendarItem] = [], holiday: @escaping (Day) -> String? = { _ in nil },
    marks: @escaping (Day) -> [DayMark] = { _ in [] },
    direction: LineDirection = .leftToRight, shownDay: Day? = nil,
    selection: DaySelection = DaySelection(), focus: GridFocus? = nil, drawing: Drawing? = nil
  ) {
    self.style = style
    self.labels = labels
    self.today = today
    self.rules = rules
    self.limit = limit
    self.items = items
    self.holiday = holiday
    self.marks = marks
    self.direction = direction
    self.selection = selection
    self.focus = focus
    self.drawing = drawing.flatMap { $0.after == selection ? $0 : nil }
    theme = .schedule
    month = style.calendar.month(nearestTo: shownDay ?? today ?? Day(ordinal: 0))
    month = navigation.nearestPage(to: month) ?? month
  }

  /// The day that stands for the page that is shown: the focus when it is on it, else its first.
  public var shownDay: Day {
    if let focus, month.days.contains(focus.day) { return focus.day }
    return month.days.start
  }

  /// Where pages can go.
  public var navigation: MonthNavigation<PageCalendar> {
    MonthNavigation(system: style.calendar, bounds: rules.bounds, limit: limit)
  }

  /// What keys do.
  var keyboard: DateGridKeyboard<PageCalendar> {
    DateGridKeyboard(
      navigation: navigation, rules: rules, firstWeekday: style.columns.firstWeekday,
      hiddenWeekdays: Set(Weekday.allCases.filter { !style.columns.shows($0) }),
      direction: direction)
  }
}

// MARK: Pages

extension MonthModel {
  /// Whether there is a page before (−1) or after (1) the one that is shown.
  public func canTurn(by step: Int) -> Bool {
    step < 0 ? navigation.canGoBack(from: month) : navigation.canGoForward(from: month)
  }

  /// Turns to the page so many months after the one that is shown, before it when negative; stays at
  /// the ends. Returns whether it has turned.
  @discardableResult
  public mutating func turn(by step: Int) -> Bool {
    guard let next = try? navigation.page(step, after: month, outside: .clamp),
      next.index != month.index
    else { return false }
    month = next
    return true
  }

  /// Turns to the page that owns a day, or to the nearest there is.
  public mutating func show(_ day: Day) {
    if let target = try? navigation.target(day, outside: .clamp) { month = target.month }
  }

  /// Turns to a month of the choice of months, or to the nearest page there is.
  public mutating func show(_ month: CalendarMonth) {
    self.month = navigation.nearestPage(to: month) ?? self.month
  }

  /// Whether the page of today is another than the one shown and can be gone to.
  public var canShowToday: Bool {
    guard let today, navigation.reachableDays.contains(today) else { return false }
    return !month.days.contains(today)
  }
}

// MARK: Choosing

extension MonthModel {
  /// Whether days can be chosen at all; when not, the view only shows.
  public var isInteractive: Bool { rules.mode != .none }

  /// Taps a day: it is chosen as the rules say, has the focus, and its month is shown.
  ///
  /// - Returns: why it was refused, or nil. What is refused changes nothing.
  @discardableResult
  public mutating func tap(_ day: Day) -> CalendarRefusal? {
    do {
      try selection.tap(day, rules: rules)
    } catch {
      return error
    }
    drawing = nil
    tappedDay = day
    focus = GridFocus(day)
    if !month.days.contains(day) { show(day) }
    return nil
  }

  /// Draws from one day to another; called again for each day that the pointer comes over. The drag
  /// ends with ``endDrag()``.
  ///
  /// - Returns: why it was refused, or nil. What is refused leaves the selection as drawn before.
  @discardableResult
  public mutating func drag(from anchor: Day, to day: Day) -> CalendarRefusal? {
    extend(from: anchor, to: day, effect: .followsAnchor)
  }

  /// Ends a drag; the next one begins with what is chosen by then.
  public mutating func endDrag() { drawing = nil }

  /// Chooses all days of a week, a month or any other span.
  ///
  /// - Returns: why it was refused, or nil.
  @discardableResult
  public mutating func choose(_ span: DaySpan) -> CalendarRefusal? {
    do {
      try selection.select(span, rules: rules)
      return nil
    } catch {
      return error
    }
  }

  /// Chooses nothing.
  public mutating func clear() {
    selection.clear()
    drawing = nil
  }

  private mutating func extend(
    from anchor: Day, to day: Day, effect: DragEffect
  ) -> CalendarRefusal? {
    let before = drawing?.before ?? selection
    do {
      selection = try before.dragged(from: anchor, to: day, effect: effect, rules: rules)
      drawing = Drawing(before: before, after: selection)
      return nil
    } catch {
      return error
    }
  }
}

// MARK: Keys

extension MonthModel {
  /// The day that the Tab key comes to on the page that is shown, or nil when it has none.
  public var tabStop: Day? {
    if let focus, month.days.contains(focus.day), navigation.reachableDays.contains(focus.day) {
      return focus.day
    }
    return keyboard.initialFocus(on: month, selection: selection, today: today)?.day
  }

  /// Presses a key on the day in focus, or on the tab stop before there is one.
  ///
  /// The focus moves, the page turns and the selection changes as ``DateGridKeyboard`` says; the
  /// outcome tells the view what is left to do.
  ///
  /// - Returns: nil when the page has no day that could have the focus.
  @discardableResult
  public mutating func press(_ key: GridKey, _ modifiers: KeyModifiers = []) -> KeyOutcome? {
    guard let stop = tabStop else { return nil }
    let current = focus.flatMap { $0.day == stop ? $0 : nil } ?? GridFocus(stop)
    var outcome = keyboard.press(key, modifiers, focus: current, page: month)
    focus = outcome.focus
    if let page = outcome.page { month = page }
    let refusal: CalendarRefusal?
    switch outcome.action {
    case .select(let day): refusal = tap(day)
    case .close:
      isClosing = true
      refusal = nil
    case .extend(let anchor, let day): refusal = extend(from: anchor, to: day, effect: .adds)
    case .none, .refuse, .enterCell, .leaveCell: refusal = nil
    }
    if outcome.focus.extensionAnchor == nil { drawing = nil }
    if let refusal {
      outcome = KeyOutcome(
        focus: outcome.focus, page: outcome.page, action: .refuse(refusal), isHandled: true)
    }
    return outcome
  }
}

extension DaySelection {
  /// One day, or none: what a view with room for one day keeps.
  public init(day: Day?) { self.init(day.map { [DaySpan(start: $0, count: 1)] } ?? []) }

  /// The first chosen day, or nil when nothing is chosen.
  public var firstDay: Day? { extent?.first }
}
