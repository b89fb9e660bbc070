/// The model of wheels of year, month and day, of which each offers only what leads to a day within
/// the bounds.
public struct DateWheelModel {
  private let bounds: DateBounds
  private let labels: CalendarLabels
  private let chosen: Day

  /// A place on a wheel.
  public struct Choice: Hashable, Sendable {
    /// The number of the year, month or day.
    public let value: Int
    /// How it is written.
    public let name: String
  }

  /// The most years that the wheel of years offers to either side.
  public static let yearLimit = 100

  /// Makes wheels that stand on a day, or on today where there is none, or on the nearest in bounds.
  public init(day: Day?, today: Day, bounds: DateBounds, labels: CalendarLabels) {
    self.bounds = bounds
    self.labels = labels
    chosen = bounds.clamp(day ?? today)
  }

  /// The year the wheels stand on.
  public var year: Int { chosen.year }
  /// The month, 1…12.
  public var month: Int { chosen.monthNumber }
  /// The day of the month.
  public var day: Int { chosen.dayOfMonth }

  /// The years to choose from.
  public var years: [Choice] {
    let limit = DateWheelModel.yearLimit
    return (chosen.year - limit...chosen.year + limit).compactMap { year in
      let first = Month(index: year * 12)
      let days = DaySpan(start: first.firstDay, end: first.advanced(by: 12).firstDay)
      guard !bounds.intersection(days).isEmpty else { return nil }
      return Choice(value: year, name: labels.year(CalendarMonth(first)))
    }
  }

  /// The months of the year to choose from.
  public var months: [Choice] {
    (1...12).compactMap { number in
      let month = chosen.month.advanced(by: number - chosen.monthNumber)
      guard !bounds.intersection(month.days).isEmpty else { return nil }
      return Choice(value: number, name: labels.month(CalendarMonth(month)))
    }
  }

  /// The days of the month to choose from.
  public var days: [Choice] {
    bounds.intersection(chosen.month.days).days.map {
      Choice(value: $0.dayOfMonth, name: labels.spoken.number($0.dayOfMonth))
    }
  }

  /// The day after the wheel of years was turned: the same month and day, or the last day there is.
  public func turned(toYear year: Int) -> Day {
    let limit = DateWheelModel.yearLimit
    let near = Swift.min(Swift.max(year, chosen.year - limit), chosen.year + limit)
    return bounds.clamp(chosen.advanced(byMonths: (near - chosen.year) * 12))
  }

  /// The day after the wheel of months was turned.
  public func turned(toMonth month: Int) -> Day {
    let number = Swift.min(Swift.max(month, 1), 12)
    return bounds.clamp(chosen.advanced(byMonths: number - chosen.monthNumber))
  }

  /// The day after the wheel of days was turned.
  public func turned(toDay day: Int) -> Day { bounds.clamp(chosen.month.day(clamping: day)) }
}
