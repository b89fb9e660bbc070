/// A month as a value: week rows of days with the segments over them. Renderers only draw it.
///
///     let page = MonthPage(
///       month: try Month(year: 2024, month: 2), firstWeekday: .sunday, items: items, laneLimit: 4)
///     for week in page.weeks {
///       for segment in week.segments { draw(page.items[segment.item], segment) }
///     }
public struct MonthPage: Hashable, Sendable {
  /// The grid the page stands on.
  public let grid: MonthGrid
  /// The items that touch the page, in their order; segments name them by index.
  public let items: [CalendarItem]
  /// The week rows from top to bottom.
  public let weeks: [WeekRow]

  /// The month.
  public var month: Month { grid.month }

  /// Lays out a month.
  ///
  /// O(*n* log *n*) for the *n* items that touch the page, O(1) for each that does not.
  ///
  /// - Parameters:
  ///   - month: the month.
  ///   - firstWeekday: the weekday of the first column.
  ///   - rows: natural or six.
  ///   - today: the day to mark, if any.
  ///   - items: in any order; those that do not touch the page are left out.
  ///   - laneLimit: the most lanes in a row, or nil for as many as needed.
  public init(
    month: Month, firstWeekday: Weekday, rows: MonthRows = .natural, today: Day? = nil,
    items: [CalendarItem] = [], laneLimit: Int? = nil
  ) {
    let grid = MonthGrid(month: month, firstWeekday: firstWeekday, rows: rows)
    let ordered = CalendarItem.inOrder(items.filter { $0.days.overlaps(grid.days) })
    var touching = [[Int]](repeating: [], count: grid.rowCount)
    for (index, item) in ordered.enumerated() {
      let visible = item.days.intersection(grid.days)
      let first = grid.days.start.distance(to: visible.start) / 7
      let last = grid.days.start.distance(to: visible.last) / 7
      for row in first...last { touching[row].append(index) }
    }
    self.grid = grid
    self.items = ordered
    self.weeks = grid.rows.enumerated().map { row, span in
      WeekRow(
        span, month: month, today: today, items: ordered, order: touching[row],
        laneLimit: laneLimit)
    }
  }
}
