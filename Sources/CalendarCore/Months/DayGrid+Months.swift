extension DayGrid {
  /// Lays out a month of any calendar.
  ///
  /// The first row holds the month's first day, the last of the natural rows its last day; a row
  /// whose days of the month are all hidden is left out. With ``GridStyle/bounds`` the month may be
  /// cut as ``GridStyle/partialMonth`` says; a month outside the bounds then has no rows.
  public init(month: CalendarMonth, style: GridStyle) {
    let columns = style.columns
    var first = columns.firstShown(in: month.days) ?? month.days.start
    var last = columns.lastShown(in: month.days) ?? first
    var shortest = style.rows == .six ? 6 : 1
    var isCutOff = false
    if let bounds = style.bounds, style.partialMonth != .whole {
      let kept = month.days.intersection(bounds)
      let isCutAtEnd = bounds.end < month.days.end
      if let firstKept = columns.firstShown(in: kept), let lastKept = columns.lastShown(in: kept) {
        first = firstKept
        if isCutAtEnd {
          last = lastKept
          shortest = 1
        }
      } else {
        isCutOff = true
      }
    }
    let origin = first.onOrBefore(columns.firstWeekday)
    let natural = origin.distance(to: last) / 7 + 1
    let rowCount = isCutOff ? 0 : Swift.min(Swift.max(natural, shortest), DayGrid.rowLimit)

    var shown = DaySpan.all
    if !style.showsInDates { shown = DaySpan(start: month.days.start, end: shown.end) }
    if !style.showsOutDates { shown = DaySpan(start: shown.start, end: month.days.end) }
    if let bounds = style.bounds, style.partialMonth == .days {
      shown = shown.intersection(bounds)
    }
    self.init(
      month: month, ownDays: month.days, origin: origin, rowCount: rowCount,
      offsets: columns.offsets, shown: shown, bounds: style.bounds)
  }

  /// Lays out a month of the Gregorian calendar.
  public init(month: Month, style: GridStyle) {
    self.init(month: CalendarMonth(month), style: style)
  }

  /// Lays out a month of the Gregorian calendar with a column for every weekday.
  public init(month: Month, firstWeekday: Weekday, rows: MonthRows = .natural) {
    self.init(month: month, style: GridStyle(firstWeekday: firstWeekday, rows: rows))
  }

  /// Lays out the months of the year that holds a day: twelve, or thirteen where the calendar has
  /// them; fewer at the end of what the calendar can tell.
  public static func year(
    containing day: Day, in system: some CalendarSystem, style: GridStyle
  ) -> [DayGrid] {
    system.months(ofYearContaining: day).map { DayGrid(month: $0, style: style) }
  }

  /// The most rows or columns a page has, so that no number from outside asks for endless memory.
  static let rowLimit = 106
}
