/// How many week rows a month page has.
public enum MonthRows: Hashable, Sendable {
  /// As many as the month needs: four to six.
  case natural
  /// Always six; the extra rows stand at the end.
  case six
}

/// Which days stand on a month page and where: rows of seven consecutive days from the first weekday.
///
/// The first row holds the month's first day; the days before it are the previous month's last
/// (in-dates), those after the month's end are the next month's first (out-dates).
public struct MonthGrid: Hashable, Sendable {
  /// The month the page is about.
  public let month: Month
  /// The weekday of the first column.
  public let firstWeekday: Weekday
  /// The number of week rows, 4…6.
  public let rowCount: Int
  /// All days on the page.
  public let days: DaySpan

  /// Lays out a month.
  public init(month: Month, firstWeekday: Weekday, rows: MonthRows = .natural) {
    self.month = month
    self.firstWeekday = firstWeekday
    let lead = month.firstDay.weekday.days(since: firstWeekday)
    switch rows {
    case .natural: rowCount = (lead + month.dayCount + 6) / 7
    case .six: rowCount = 6
    }
    days = DaySpan(start: month.firstDay.advanced(by: -lead), count: rowCount * 7)
  }

  /// The number of days before the month's first in its row, 0…6.
  public var leadingDayCount: Int { days.start.distance(to: month.firstDay) }

  /// The week rows from top to bottom, each seven days.
  public var rows: [DaySpan] {
    (0..<rowCount).map { DaySpan(start: days.start.advanced(by: $0 * 7), count: 7) }
  }

  /// The weekdays of the columns from first to last.
  public var weekdays: [Weekday] { (0..<7).map { firstWeekday.advanced(by: $0) } }

  /// The row and column of a day, or nil when the page does not show it.
  public func position(of day: Day) -> (row: Int, column: Int)? {
    guard days.contains(day) else { return nil }
    let offset = days.start.distance(to: day)
    return (offset / 7, offset % 7)
  }
}
