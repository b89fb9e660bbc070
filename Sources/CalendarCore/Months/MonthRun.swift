/// The months of a calendar from one day to another, each of which has a page: the sections of a
/// scrolling calendar, or the months a pair of arrows goes through.
///
/// Months are counted by their place, never by a duration: from 31 August 2023 to 365 days later are
/// 13. An empty span has no months. Each step is O(1) as far as the calendar's own look-ups are.
///
///     let run = MonthRun(from: first, through: today, in: GregorianCalendar())
///     run.count
///     run.index(containing: today)     // where to scroll to
public struct MonthRun<System: CalendarSystem>: RandomAccessCollection, Sendable {
  /// The calendar.
  public let system: System
  /// The days between which the months lie, cut to what the calendar can tell.
  public let bounds: DaySpan
  private let first: CalendarMonth?
  /// The number of months.
  public let count: Int

  /// Makes the months that hold the days of a span.
  public init(_ span: DaySpan, in system: System) {
    let known = span.intersection(system.knownDays)
    self.system = system
    bounds = known
    first = known.isEmpty ? nil : system.month(containing: known.start)
    let last = first == nil ? nil : system.month(containing: known.last)
    if let first, let last, let steps = system.months(from: first, to: last), steps >= 0 {
      count = Swift.min(steps, .max - 1) + 1
    } else {
      count = 0
    }
  }

  /// Makes the months from the one that holds `first` to the one that holds `last`.
  ///
  /// - Throws: ``CivilDateError/inverted(first:last:)`` when `last` is before `first`.
  public init(from first: Day, through last: Day, in system: System) throws(CivilDateError) {
    self.init(try DaySpan(from: first, through: last), in: system)
  }

  /// The position of the first month, 0.
  public var startIndex: Int { 0 }

  /// The position after the last month.
  public var endIndex: Int { count }

  /// The month at a position, which must be one of the run's; ``month(at:)`` answers for any.
  public subscript(position: Int) -> CalendarMonth {
    month(at: position) ?? first ?? CalendarMonth(bounds.start.month)
  }

  /// The month at a position, or nil when there is none.
  public func month(at position: Int) -> CalendarMonth? {
    guard let first, position >= 0, position < count else { return nil }
    return system.month(first, monthsLater: position)
  }

  /// The position of the month that a day belongs to, or nil when the day is outside the bounds.
  ///
  /// A day that a neighbouring page shows too is never found there.
  public func index(containing day: Day) -> Int? {
    guard bounds.contains(day), let first, let month = system.month(containing: day) else {
      return nil
    }
    return system.months(from: first, to: month)
  }

  /// The position of the month nearest to a day; nil only when there are no months.
  public func index(nearestTo day: Day) -> Int? {
    index(containing: Swift.min(Swift.max(day, bounds.start), bounds.last))
  }

  /// The positions from `first` on that are in sight together; always within the run, also after a
  /// jump over any number of months.
  public func positions(from first: Int, count visible: Int) -> Range<Int> {
    let start = Swift.min(Swift.max(first, 0), Swift.max(count - 1, 0))
    return start..<start + Swift.min(Swift.max(visible, 0), count - start)
  }

  /// The grid of the month at a position, with the run's bounds; nil when there is none.
  public func grid(at position: Int, style: GridStyle) -> DayGrid? {
    guard let month = month(at: position) else { return nil }
    var style = style
    style.bounds = bounds
    return DayGrid(month: month, style: style)
  }
}
