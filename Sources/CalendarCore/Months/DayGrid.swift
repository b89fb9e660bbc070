/// Which days stand on a page and where: rows of days in columns, for a month of any calendar, for
/// weeks and for single days.
///
/// A column stands for the same weekday in every row; hidden weekdays have none. A place without a
/// day is blank: in-dates and out-dates that are not shown, days cut off by the bounds.
public struct DayGrid: Hashable, Sendable {
  /// The month the page is about; nil for a page of weeks or days.
  public let calendarMonth: CalendarMonth?
  /// The days the page is about, hidden weekdays among them; the other days on it are neighbours.
  public let ownDays: DaySpan
  /// From the first to the last day on the page, hidden weekdays between them included.
  public let days: DaySpan
  /// The number of rows; 0 for a month that its bounds cut off altogether.
  public let rowCount: Int
  /// The days that can be chosen, or nil when all can.
  public let bounds: DaySpan?
  /// The first day of the first row, whether it is shown or not.
  let origin: Day
  /// The number of days from the start of a row to the start of the next.
  let rowLength: Int
  /// Each column's distance in days from the first day of its row, ascending.
  let offsets: [Int]

  init(
    month: CalendarMonth?, ownDays: DaySpan, origin: Day, rowCount: Int, rowLength: Int = 7,
    offsets: [Int], shown: DaySpan? = nil, bounds: DaySpan?
  ) {
    let all = DaySpan(start: origin, count: rowCount * rowLength)
    self.calendarMonth = month
    self.ownDays = ownDays
    self.days = shown.map { all.intersection($0) } ?? all
    self.rowCount = rowCount
    self.bounds = bounds
    self.origin = origin
    self.rowLength = rowLength
    self.offsets = offsets
  }

  /// The weekday of the first day of a row.
  public var firstWeekday: Weekday { origin.weekday }

  /// The number of columns.
  public var columnCount: Int { offsets.count }

  /// The weekdays of the columns from first to last.
  public var weekdays: [Weekday] { offsets.map { firstWeekday.advanced(by: $0) } }

  /// The days of each row from top to bottom, hidden weekdays and blank places included.
  public var rows: [DaySpan] {
    (0..<rowCount).map {
      DaySpan(start: origin.advanced(by: $0 * rowLength), count: rowLength)
    }
  }

  /// The day in a place, or nil when the place is blank or not on the page.
  public func day(row: Int, column: Int) -> Day? {
    guard (0..<rowCount).contains(row), offsets.indices.contains(column) else { return nil }
    let day = origin.advanced(by: row * rowLength + offsets[column])
    return days.contains(day) ? day : nil
  }

  /// The row and column of a day, or nil when the page does not show it.
  public func position(of day: Day) -> (row: Int, column: Int)? {
    guard days.contains(day) else { return nil }
    let distance = origin.distance(to: day)
    guard let column = offsets.firstIndex(of: distance % rowLength) else { return nil }
    return (distance / rowLength, column)
  }

  /// Whether any day of a span has a place on the page.
  public func shows(_ span: DaySpan) -> Bool {
    let visible = span.intersection(days)
    if visible.isEmpty { return false }
    if offsets.count == rowLength { return true }
    let first = origin.distance(to: visible.start)
    // In as many days as a row has, every column occurs.
    return (first..<first + Swift.min(visible.count, rowLength)).contains {
      offsets.contains($0 % rowLength)
    }
  }

  /// The number of places before the first of the page's own days in its row.
  public var leadingDayCount: Int {
    let lead = origin.distance(to: ownDays.start)
    return offsets.prefix { $0 < lead }.count
  }

  /// The Gregorian month that most of the page's own days belong to, the earlier of two alike: what
  /// the heading of a page of weeks names. For a month of the Gregorian calendar it is that month.
  public var month: Month {
    // No page has more days of its own than this; a calendar that says otherwise is cut short.
    let own = DaySpan(start: ownDays.start, count: Swift.min(ownDays.count, 1_000))
    var best = own.start.month
    var bestCount = 0
    for month in own.start.month...own.last.month {
      let count = month.days.intersection(own).count
      if count > bestCount {
        best = month
        bestCount = count
      }
    }
    return best
  }

  /// The number of the week that a row is.
  ///
  /// A week and a row may begin on different weekdays. Then the row has the number of the week that
  /// begins in it: a row from Sunday, 3 January 2021 is week 1 of ISO 8601, for its Monday. A row of
  /// days in which no week begins has the number of its first day's week.
  public func weekNumber(ofRow row: Int, by numbering: WeekNumbering) -> WeekNumber {
    let start = origin.advanced(by: Swift.min(Swift.max(row, 0), rowCount) * rowLength)
    let last = start.advanced(by: rowLength - 1)
    let beginning = last.onOrBefore(numbering.firstWeekday)
    return numbering.week(of: beginning < start ? start : beginning)
  }
}

/// The grid of a month.
public typealias MonthGrid = DayGrid
