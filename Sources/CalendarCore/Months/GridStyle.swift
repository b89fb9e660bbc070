/// How many week rows a month page has.
public enum MonthRows: Hashable, Sendable {
  /// As many as the month needs: four to six for a month of the Gregorian calendar.
  case natural
  /// Always six; the extra rows stand at the end.
  case six
}

/// How a month is shown that lies only partly within the bounds of a calendar.
public enum PartialMonth: Hashable, Sendable {
  /// Whole; the days outside the bounds are on the page and marked.
  case whole
  /// From the row that holds the first day within the bounds to the row that holds the last.
  case rows
  /// As ``rows``, and days outside the bounds are blank.
  case days
}

/// What pages of a calendar have in common: columns, rows, neighbours and bounds.
public struct GridStyle: Hashable, Sendable {
  /// The weekdays that have a column, and the first.
  public var columns: WeekColumns
  /// The number of rows of a month.
  public var rows: MonthRows
  /// Whether the days before a month in its first row (in-dates) are shown; if not they are blank.
  public var showsInDates: Bool
  /// Whether the days after a month on its page (out-dates) are shown; if not they are blank.
  public var showsOutDates: Bool
  /// The days that can be chosen, or nil when all can. A calendar that is open at one end has there
  /// the end of ``DaySpan/all``.
  public var bounds: DaySpan?
  /// How a month at the edge of the bounds is shown.
  public var partialMonth: PartialMonth

  /// Makes a style.
  public init(
    columns: WeekColumns, rows: MonthRows = .natural, showsInDates: Bool = true,
    showsOutDates: Bool = true, bounds: DaySpan? = nil, partialMonth: PartialMonth = .whole
  ) {
    self.columns = columns
    self.rows = rows
    self.showsInDates = showsInDates
    self.showsOutDates = showsOutDates
    self.bounds = bounds
    self.partialMonth = partialMonth
  }

  /// Makes a style with a column for every weekday.
  public init(
    firstWeekday: Weekday, rows: MonthRows = .natural, showsInDates: Bool = true,
    showsOutDates: Bool = true, bounds: DaySpan? = nil, partialMonth: PartialMonth = .whole
  ) {
    self.init(
      columns: WeekColumns(firstWeekday: firstWeekday), rows: rows, showsInDates: showsInDates,
      showsOutDates: showsOutDates, bounds: bounds, partialMonth: partialMonth)
  }
}
