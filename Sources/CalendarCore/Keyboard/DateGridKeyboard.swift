/// The keys of a grid of days, as a function from a focus and a key to what comes of it.
///
/// After the date grid of the WAI-ARIA Authoring Practices Guide, "Date Picker Dialog" and "Grid
/// Pattern":
///
/// - arrows go to the previous and next day and to the same weekday a week before and after, over the
///   edges of rows and pages; left and right follow the direction of lines;
/// - Home and End go to the first and last day of the row, with Control of the month;
/// - Page Up and Page Down go by months, with Shift by years; a day that the month lacks is its last;
/// - with Shift, arrows, Home and End extend the selection where several days can be chosen;
/// - Space and Enter choose the day; Enter enters a cell that holds several widgets, and so does F2;
///   there, Escape and F2 go back to the cell, and all other keys are the widgets';
/// - Escape closes.
///
/// The focus stays on days that can be reached and have a column. A day that cannot be chosen can have
/// the focus, so that it can be read. A step by day, week or row that would leave stays where it is; a
/// step by month or year goes as far as there are other pages.
public struct DateGridKeyboard<System: CalendarSystem>: Sendable {
  /// Where one can go.
  public let navigation: MonthNavigation<System>
  /// Which days can be chosen, and how.
  public let rules: SelectionRules
  /// The weekday on which rows begin.
  public let firstWeekday: Weekday
  /// The weekdays that have no column, and whose days the focus passes over.
  public let hiddenWeekdays: Set<Weekday>
  /// The direction of lines.
  public let direction: LineDirection
  private let columns: WeekColumns

  /// Makes the keys of a grid. Where all weekdays would be hidden, none is.
  public init(
    navigation: MonthNavigation<System>, rules: SelectionRules, firstWeekday: Weekday,
    hiddenWeekdays: Set<Weekday> = [], direction: LineDirection = .leftToRight
  ) {
    self.navigation = navigation
    self.rules = rules
    self.firstWeekday = firstWeekday
    let columns = try? WeekColumns(firstWeekday: firstWeekday, hiding: Array(hiddenWeekdays))
    self.columns = columns ?? WeekColumns(firstWeekday: firstWeekday)
    self.hiddenWeekdays = columns == nil ? [] : hiddenWeekdays
    self.direction = direction
  }

  /// The day of a page that is the tab stop before any key: the first chosen day of the month that can
  /// be reached, else today, else the first that can be reached; nil when the page has none.
  public func initialFocus(
    on page: CalendarMonth, selection: DaySelection, today: Day?
  ) -> GridFocus? {
    let days = navigation.reachableDays.intersection(page.days)
    guard let first = columns.firstShown(in: days) else { return nil }
    for range in selection.ranges.overlapping(days) {
      if let chosen = columns.firstShown(in: range.intersection(days)) { return GridFocus(chosen) }
    }
    if let today, days.contains(today), columns.shows(today.weekday) { return GridFocus(today) }
    return GridFocus(first)
  }

  /// What a key does.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - modifiers: what is held down with it; with Alt or Meta no key is the grid's.
  ///   - focus: where the keyboard is.
  ///   - page: the page that is shown.
  ///   - hasWidgets: whether the cell in focus holds several things that can be used, such as events.
  public func press(
    _ key: GridKey, _ modifiers: KeyModifiers = [], focus: GridFocus, page: CalendarMonth,
    hasWidgets: Bool = false
  ) -> KeyOutcome {
    if !modifiers.isDisjoint(with: [.alt, .meta]) { return unhandled(focus) }
    if focus.isInsideCell { return pressInside(key, modifiers, focus: focus) }
    switch key {
    case .left, .right, .up, .down, .home, .end, .pageUp, .pageDown:
      return move(key, modifiers, focus: focus, page: page)
    case .space, .enter, .f2, .escape:
      return act(key, modifiers, focus: focus, page: page, hasWidgets: hasWidgets)
    }
  }

  private func unhandled(_ focus: GridFocus) -> KeyOutcome {
    KeyOutcome(focus: focus, page: nil, action: .none, isHandled: false)
  }
}

extension DateGridKeyboard {
  private func pressInside(
    _ key: GridKey, _ modifiers: KeyModifiers, focus: GridFocus
  ) -> KeyOutcome {
    guard modifiers.isEmpty, key == .escape || key == .f2 else { return unhandled(focus) }
    return KeyOutcome(
      focus: GridFocus(place: focus.place), page: nil, action: .leaveCell, isHandled: true)
  }

  private func act(
    _ key: GridKey, _ modifiers: KeyModifiers, focus: GridFocus, page: CalendarMonth,
    hasWidgets: Bool
  ) -> KeyOutcome {
    guard modifiers.isEmpty else { return unhandled(focus) }
    switch key {
    case .enter where hasWidgets, .f2 where hasWidgets:
      return KeyOutcome(
        focus: GridFocus(place: focus.place, isInsideCell: true), page: nil, action: .enterCell,
        isHandled: true)
    case .space, .enter:
      guard rules.mode != .none else { return unhandled(focus) }
      let refusal = rules.refusal(of: focus.day)
      return KeyOutcome(
        focus: GridFocus(focus.day), page: turn(to: focus.day, from: page),
        action: refusal.map { .refuse($0) } ?? .select(focus.day), isHandled: true)
    case .escape:
      return KeyOutcome(focus: focus, page: nil, action: .close, isHandled: true)
    default:
      return unhandled(focus)
    }
  }

  private func move(
    _ key: GridKey, _ modifiers: KeyModifiers, focus: GridFocus, page: CalendarMonth
  ) -> KeyOutcome {
    let isPaging = key == .pageUp || key == .pageDown
    let isHomeOrEnd = key == .home || key == .end
    if modifiers.contains(.control), !isHomeOrEnd { return unhandled(focus) }

    let start = AnchoredDay(
      anchor: focus.place.anchor,
      day: shownDay(
        near: navigation.reachableDays.clamp(focus.day), in: navigation.reachableDays.days))
    let place =
      isPaging
      ? paged(from: start, by: key == .pageUp ? -1 : 1, years: modifiers.contains(.shift))
      : AnchoredDay(moved(key, modifiers, from: start.day))

    let extends =
      modifiers.contains(.shift) && !isPaging
      && (rules.mode == .several || rules.mode == .range)
    let anchor = extends ? focus.extensionAnchor ?? start.day : nil
    var action = GridAction.none
    if let anchor, place.day != start.day {
      action = rules.refusal(of: anchor).map { .refuse($0) } ?? .extend(from: anchor, to: place.day)
    }
    return KeyOutcome(
      focus: GridFocus(place: place, extensionAnchor: anchor),
      page: turn(to: place.day, from: page), action: action, isHandled: true)
  }

  /// The page that owns `day`, unless it is the one that is shown.
  private func turn(to day: Day, from page: CalendarMonth) -> CalendarMonth? {
    page.days.contains(day) ? nil : navigation.system.month(containing: day)
  }

  private func moved(_ key: GridKey, _ modifiers: KeyModifiers, from day: Day) -> Day {
    let reachable = navigation.reachableDays
    switch key {
    case .home, .end:
      let row = DaySpan(start: day.onOrBefore(firstWeekday), count: 7)
      let month = navigation.system.month(containing: day)?.days
      let span = reachable.intersection(modifiers.contains(.control) ? month ?? row : row)
      return (key == .home ? columns.firstShown(in: span) : columns.lastShown(in: span)) ?? day
    case .up, .down:
      let target = day.advanced(by: key == .up ? -7 : 7)
      return reachable.contains(target) ? target : day
    default:
      let step = (key == .right) == (direction == .leftToRight) ? 1 : -1
      // Within a week there is a weekday that has a column; days have an end where they saturate.
      let target =
        (1...7).map { day.advanced(by: $0 * step) }.first { columns.shows($0.weekday) } ?? day
      return reachable.contains(target) ? target : day
    }
  }

  private func paged(from start: AnchoredDay, by step: Int, years: Bool) -> AnchoredDay {
    let system = navigation.system
    let target =
      years
      ? start.stepped(byYears: step, in: system) : start.stepped(byMonths: step, in: system)
    let clamped = navigation.reachableDays.clamp(target.day)
    // The nearest day there is stands in for the one wished for, unless it is on the same page.
    guard let own = system.month(containing: start.day), !own.days.contains(clamped),
      let month = system.month(containing: clamped)
    else { return start }
    let days = navigation.reachableDays.intersection(month.days)
    return AnchoredDay(anchor: start.anchor, day: shownDay(near: clamped, in: days))
  }
}

extension DateGridKeyboard {
  /// The day itself, or the next one of `span` that has a column, or the one before.
  private func shownDay(near day: Day, in span: DaySpan) -> Day {
    columns.firstShown(in: DaySpan(start: day, end: span.end))
      ?? columns.lastShown(in: DaySpan(start: span.start, end: day)) ?? day
  }
}
