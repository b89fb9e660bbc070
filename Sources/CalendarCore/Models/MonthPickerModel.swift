/// The choice of a year and a month, with which a calendar jumps.
public struct MonthPickerModel {
  private let calendar: MonthModel
  /// The words of its buttons.
  public var controls: ControlPhrases { calendar.labels.controls }
  /// The months of the year that is shown, from first to last; thirteen in some years of some
  /// calendars.
  public private(set) var months: [Choice]
  /// The year that is shown.
  public private(set) var heading: String

  /// A month to choose.
  public struct Choice: Hashable, Sendable {
    /// The month.
    public let month: CalendarMonth
    /// Its name.
    public let name: String
    /// Its name with its year, for the ear.
    public let label: String
    /// Whether it has a page.
    public let isEnabled: Bool
    /// Whether it is the one that the calendar shows.
    public let isCurrent: Bool
  }

  /// Makes the choice of the year of the month that a calendar shows.
  public init(of calendar: MonthModel) {
    self.calendar = calendar
    months = []
    heading = ""
    show(yearOf: calendar.month)
  }

  /// Whether a year before (−1) or after (1) the one shown has a page.
  public func canStep(by years: Int) -> Bool {
    guard let edge = year(steppedBy: years < 0 ? -1 : 1) else { return false }
    return calendar.style.calendar.months(ofYearContaining: edge.days.start)
      .contains { calendar.navigation.canShow($0.days) }
  }

  /// Shows the year before (−1) or after (1); stays where there is none.
  public mutating func step(by years: Int) {
    guard canStep(by: years), let edge = year(steppedBy: years < 0 ? -1 : 1) else { return }
    show(yearOf: edge)
  }

  /// A month of the neighbouring year, whatever the calendar calls its years.
  private func year(steppedBy step: Int) -> CalendarMonth? {
    let edge = step < 0 ? months.first : months.last
    return edge.flatMap { calendar.style.calendar.month($0.month, monthsLater: step) }
  }

  private mutating func show(yearOf month: CalendarMonth) {
    months = calendar.style.calendar.months(ofYearContaining: month.days.start).map {
      Choice(
        month: $0, name: calendar.labels.month($0),
        label: calendar.labels.spoken.monthHeading($0),
        isEnabled: calendar.navigation.canShow($0.days),
        isCurrent: $0.index == calendar.month.index)
    }
    heading = calendar.labels.year(month)
  }
}
