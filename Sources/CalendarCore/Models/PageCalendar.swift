/// The calendar whose months a view shows, as one type: views and their models need no parameter for
/// it.
public enum PageCalendar: CalendarSystem, Hashable {
  /// The Gregorian calendar.
  case gregorian
  /// Any other, from a table of its months.
  case table(MonthTable)

  /// The month that holds `day`, or nil where the calendar cannot tell.
  public func month(containing day: Day) -> CalendarMonth? {
    switch self {
    case .gregorian: GregorianCalendar().month(containing: day)
    case .table(let table): table.month(containing: day)
    }
  }

  /// The month at a place on the line of months, or nil where the calendar cannot tell.
  public func month(at index: Int) -> CalendarMonth? {
    switch self {
    case .gregorian: GregorianCalendar().month(at: index)
    case .table(let table): table.month(at: index)
    }
  }

  /// What `day` is called, or nil where the calendar cannot tell.
  public func date(of day: Day) -> CalendarDate? {
    switch self {
    case .gregorian: GregorianCalendar().date(of: day)
    case .table(let table): table.date(of: day)
    }
  }

  /// The days that the calendar can tell.
  public var knownDays: DaySpan {
    switch self {
    case .gregorian: GregorianCalendar().knownDays
    case .table(let table): table.knownDays
    }
  }

  /// The month with the same number a number of years later, or nil where the calendar cannot tell.
  public func month(_ month: CalendarMonth, yearsLater years: Int) -> CalendarMonth? {
    switch self {
    case .gregorian: GregorianCalendar().month(month, yearsLater: years)
    case .table(let table): table.month(month, yearsLater: years)
    }
  }

  /// The month that holds `day`, or that of the nearest day that the calendar can tell.
  func month(nearestTo day: Day) -> CalendarMonth {
    let known = knownDays
    let nearest = Swift.min(Swift.max(day, known.start), known.last)
    return month(containing: nearest) ?? CalendarMonth(nearest.month)
  }
}
