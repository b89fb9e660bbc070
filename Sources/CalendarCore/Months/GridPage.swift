/// A page as a value: rows of days with the segments over them. Renderers only draw it.
///
///     let page = MonthPage(
///       month: try Month(year: 2024, month: 2), firstWeekday: .sunday, items: items, laneLimit: 4)
///     for week in page.weeks {
///       for segment in week.segments { draw(page.items[segment.item], segment) }
///     }
public struct GridPage: Hashable, Sendable {
  /// The grid the page stands on.
  public let grid: DayGrid
  /// The items that have a day on the page, in their order; segments name them by index.
  public let items: [CalendarItem]
  /// The rows from top to bottom.
  public let weeks: [WeekRow]

  /// The month; for a page of weeks or days the one that most of it belongs to.
  public var month: Month { grid.month }

  /// Lays out items on a grid.
  ///
  /// O(*n* log *n*) for the *n* items that touch the page, O(1) for each that does not.
  ///
  /// - Parameters:
  ///   - grid: the grid.
  ///   - today: the day to mark, if any.
  ///   - items: in any order; those that have no day on the page are left out, and so are those that
  ///     only have days of hidden weekdays there.
  ///   - laneLimit: the most lanes in a row, or nil for as many as needed.
  public init(
    grid: DayGrid, today: Day? = nil, items: [CalendarItem] = [], laneLimit: Int? = nil
  ) {
    let ordered = CalendarItem.inOrder(items.filter { grid.shows($0.days) })
    var touching = [[Int]](repeating: [], count: grid.rowCount)
    for (index, item) in ordered.enumerated() {
      let visible = item.days.intersection(grid.days)
      let first = grid.origin.distance(to: visible.start) / grid.rowLength
      let last = grid.origin.distance(to: visible.last) / grid.rowLength
      for row in first...last { touching[row].append(index) }
    }
    self.grid = grid
    self.items = ordered
    self.weeks = touching.indices.map { row in
      WeekRow(
        row, of: grid, today: today, items: ordered, order: touching[row], laneLimit: laneLimit)
    }
  }

  /// Lays out a month of the Gregorian calendar.
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
    self.init(
      grid: DayGrid(month: month, firstWeekday: firstWeekday, rows: rows), today: today,
      items: items, laneLimit: laneLimit)
  }
}

/// The page of a month.
public typealias MonthPage = GridPage
