/// A second calendar whose dates stand small in the cells of a page: lunar dates on a Gregorian month,
/// or the other way round.
///
/// A cell says the month where one begins and where the page does, elsewhere only the day.
///
///     let lunar = SecondCalendar(
///       system: lunarCalendar, dayText: { "\($0.day)" }, dateText: { "\($0.month).\($0.day)" })
///     lunar.text(of: cell.day, on: page.grid)
public struct SecondCalendar<System: CalendarSystem>: Sendable {
  /// The calendar.
  public let system: System
  /// How a day is written within its month.
  public let dayText: @Sendable (CalendarDate) -> String
  /// How a day is written with its month.
  public let dateText: @Sendable (CalendarDate) -> String

  /// Makes a second calendar from its words.
  public init(
    system: System, dayText: @escaping @Sendable (CalendarDate) -> String,
    dateText: @escaping @Sendable (CalendarDate) -> String
  ) {
    self.system = system
    self.dayText = dayText
    self.dateText = dateText
  }

  /// What the cell of a day says, or nil where the calendar cannot tell.
  public func text(of day: Day, on grid: DayGrid) -> String? {
    guard let date = system.date(of: day) else { return nil }
    let isFirstOnPage = !grid.shows(DaySpan(start: grid.days.start, end: day))
    return date.day == 1 || isFirstOnPage ? dateText(date) : dayText(date)
  }
}
