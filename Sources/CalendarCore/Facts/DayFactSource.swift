/// Where the facts of a calendar's days come from. Nothing in it is taken from the environment: today,
/// the weekend and the holidays are handed in.
public struct DayFactSource<System: CalendarSystem> {
  /// The calendar whose day numbers are shown.
  public var system: System
  /// Today where the reader is, or nil when no day is to be marked.
  public var today: Day?
  /// The weekdays of the weekend where the reader is at home: Saturday and Sunday in many places,
  /// Friday and Saturday in others.
  public var weekend: Set<Weekday>
  /// Which days can be chosen.
  public var rules: SelectionRules
  /// The chosen days.
  public var selection: DaySelection
  /// The name of the holiday that a day is, or nil.
  public var holiday: (Day) -> String?
  /// The marks of a day.
  public var marks: (Day) -> [DayMark]

  /// Makes a source.
  public init(
    system: System, today: Day?, weekend: Set<Weekday> = [.saturday, .sunday],
    rules: SelectionRules = SelectionRules(mode: .none), selection: DaySelection = DaySelection(),
    holiday: @escaping (Day) -> String? = { _ in nil },
    marks: @escaping (Day) -> [DayMark] = { _ in [] }
  ) {
    self.system = system
    self.today = today
    self.weekend = weekend
    self.rules = rules
    self.selection = selection
    self.holiday = holiday
    self.marks = marks
  }

  /// The facts of a day on the page of `month`, in the row of the days `row`.
  ///
  /// Only what concerns the page, ``DayFacts/isInMonth`` and ``DayFacts/rowEdges``, depends on it.
  public func facts(of day: Day, in month: CalendarMonth, row: DaySpan) -> DayFacts {
    let isInMonth = month.days.contains(day)
    let own = isInMonth ? month : system.month(containing: day)
    return DayFacts(
      day: day, number: own?.number(of: day) ?? day.dayOfMonth, isInMonth: isInMonth,
      tense: today.map { DayTense(of: day, today: $0) },
      isWeekend: weekend.contains(day.weekday), holiday: holiday(day),
      unavailability: rules.unavailability(of: day), position: selection.position(of: day),
      rowEdges: RowEdges(of: day, in: row), marks: marks(day))
  }
}
