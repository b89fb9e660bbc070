extension DayGrid {
  /// Lays out whole weeks, the first of which holds a day.
  ///
  /// - Parameters:
  ///   - count: the number of weeks, read as 1 below it and as 106 above.
  ///   - day: a day of the first week.
  ///   - style: columns and bounds; the rest is for months.
  public init(weeks count: Int, from day: Day, style: GridStyle) {
    let count = Swift.min(Swift.max(count, 1), DayGrid.rowLimit)
    let origin = day.onOrBefore(style.columns.firstWeekday)
    self.init(
      month: nil, ownDays: DaySpan(start: origin, count: count * 7), origin: origin,
      rowCount: count, offsets: style.columns.offsets, bounds: style.bounds)
  }

  /// Lays out single days side by side in one row, the first of which is a day, or the next one whose
  /// weekday is not hidden.
  ///
  /// - Parameters:
  ///   - count: the number of days, not counting hidden ones; read as 1 below it and as 106 above.
  ///   - day: where the page begins.
  ///   - style: hidden weekdays and bounds; the rest is for months.
  public init(days count: Int, from day: Day, style: GridStyle) {
    let columns = style.columns
    let count = Swift.min(Swift.max(count, 1), DayGrid.rowLimit)
    let origin = columns.firstShown(in: DaySpan(start: day, count: 7)) ?? day
    var offsets: [Int] = []
    var offset = 0
    while offsets.count < count {
      if columns.shows(origin.weekday.advanced(by: offset)) { offsets.append(offset) }
      offset += 1
    }
    self.init(
      month: nil, ownDays: DaySpan(start: origin, count: offset), origin: origin, rowCount: 1,
      rowLength: offset, offsets: offsets, bounds: style.bounds)
  }
}
