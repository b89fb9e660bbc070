/// What a page of a line of pages shows.
public enum PageKind: Hashable, Sendable {
  /// A month.
  case month
  /// A number of whole weeks.
  case weeks(Int)
  /// A number of single days, not counting hidden weekdays.
  case days(Int)
}

/// Pages of one kind, one after another without a gap, numbered from the page that holds a day.
///
/// Every day belongs to one page; a page that shows it only as an in-date or out-date is never the
/// one to go to.
///
///     let line = PageLine(.days(3), from: monday, in: GregorianCalendar(), style: style)
///     line.grid(at: 0)                 // Monday, Tuesday, Wednesday
///     line.index(containing: monday.advanced(by: -1))   // −1
public struct PageLine<System: CalendarSystem>: Sendable {
  /// What a page shows.
  public let kind: PageKind
  /// The calendar whose months the pages are.
  public let system: System
  /// The columns and the rest.
  public let style: GridStyle
  /// The page 0 is the one with this day; a page of days begins on it.
  public let anchor: Day

  /// Makes a line of pages. A number of weeks or days is read as 1 below it and as 106 above.
  public init(_ kind: PageKind, from anchor: Day, in system: System, style: GridStyle) {
    self.kind =
      switch kind {
      case .month: .month
      case .weeks(let count): .weeks(Swift.min(Swift.max(count, 1), DayGrid.rowLimit))
      case .days(let count): .days(Swift.min(Swift.max(count, 1), DayGrid.rowLimit))
      }
    self.anchor = anchor
    self.system = system
    self.style = style
  }

  /// The number of the page that a day belongs to, or nil where the calendar cannot tell. A day of a
  /// hidden weekday belongs with the next day that is shown.
  public func index(containing day: Day) -> Int? {
    switch kind {
    case .month:
      guard let month = system.month(containing: day),
        let start = system.month(containing: anchor)
      else { return nil }
      return system.months(from: start, to: month)
    case .weeks(let count):
      return Int(clamping: floorDivide(week(of: day) - week(of: anchor), by: Int64(count)))
    case .days(let count):
      return Int(clamping: floorDivide(shownDay(of: day) - shownDay(of: anchor), by: Int64(count)))
    }
  }

  /// The grid of a page, or nil where the calendar cannot tell or no day is that far.
  public func grid(at index: Int) -> DayGrid? {
    switch kind {
    case .month:
      guard let start = system.month(containing: anchor),
        let month = system.month(start, monthsLater: index)
      else { return nil }
      return DayGrid(month: month, style: style)
    case .weeks(let count):
      let week = step(from: week(of: anchor), by: index, times: count)
      guard let week, let start = start(ofWeek: week) else { return nil }
      return DayGrid(weeks: count, from: start, style: style)
    case .days(let count):
      let offsets = style.columns.offsets
      let place = step(from: shownDay(of: anchor), by: index, times: count)
      guard let place else { return nil }
      let week = floorDivide(place, by: Int64(offsets.count))
      let column = Int(place - week * Int64(offsets.count))
      guard let start = start(ofWeek: week) else { return nil }
      return DayGrid(days: count, from: start.advanced(by: offsets[column]), style: style)
    }
  }

  /// The grid of the page that a day belongs to.
  public func grid(containing day: Day) -> DayGrid? {
    index(containing: day).flatMap { grid(at: $0) }
  }

  // Weeks are counted from the one that holds 1970-01-01, shown days from the first of that week.

  private var firstStart: Day { Day(ordinal: 0).onOrBefore(style.columns.firstWeekday) }

  private func week(of day: Day) -> Int64 {
    floorDivide(Int64(firstStart.distance(to: day)), by: 7)
  }

  private func start(ofWeek week: Int64) -> Day? {
    week.magnitude > Int64(Day.ordinalLimit) / 7
      ? nil : firstStart.advanced(by: Int(week) * 7)
  }

  private func shownDay(of day: Day) -> Int64 {
    let offset = day.weekday.days(since: style.columns.firstWeekday)
    let offsets = style.columns.offsets
    return week(of: day) * Int64(offsets.count) + Int64(offsets.prefix { $0 < offset }.count)
  }

  /// `start + index × count`, or nil when that overflows.
  private func step(from start: Int64, by index: Int, times count: Int) -> Int64? {
    let (distance, overflow) = Int64(index).multipliedReportingOverflow(by: Int64(count))
    if overflow { return nil }
    let (place, isTooFar) = start.addingReportingOverflow(distance)
    return isTooFar ? nil : place
  }
}

/// The quotient rounded down.
private func floorDivide(_ number: Int64, by divisor: Int64) -> Int64 {
  let quotient = number / divisor
  return number % divisor < 0 ? quotient - 1 : quotient
}
