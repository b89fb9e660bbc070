/// How far a calendar can be paged.
public enum PagingLimit: Hashable, Sendable {
  /// Without end, also where the bounds offer no day; such pages show days that cannot be chosen.
  case none
  /// As far as the bounds offer a day.
  case bounds
  /// As far as the bounds offer a day, and not before the month of this one: with today there is no
  /// page of the past. Where the bounds end before that month, their last month is the only page.
  case notBefore(Day)
}

/// A page and the day on it that was asked for.
public struct PageTarget: Hashable, Sendable {
  /// The month that owns the day; never a neighbour that merely shows it.
  public let month: CalendarMonth
  /// The day.
  public let day: Day
}

/// Where a calendar of months can go.
///
///     let navigation = MonthNavigation(bounds: try DateBounds(from: min, through: max))
///     navigation.initialPage(today: today)                  // the month of the nearest day offered
///     navigation.canGoForward(from: month)                  // whether the arrow is on
///     try navigation.page(2, after: month, outside: .refuse)
///
/// Pages are months by their index; days and rows of a page never decide where it leads. Every answer
/// is O(1), as far as the calendar system's is.
public struct MonthNavigation<System: CalendarSystem>: Sendable {
  /// The calendar that divides the days into months.
  public let system: System
  /// The days that are offered.
  public let bounds: DateBounds
  /// How far pages go.
  public let limit: PagingLimit
  /// The days of which a page must show one.
  public let pageableDays: DateBounds

  /// Makes the rules of a calendar's pages.
  public init(system: System, bounds: DateBounds = .unbounded, limit: PagingLimit = .bounds) {
    self.system = system
    self.bounds = bounds
    self.limit = limit
    switch limit {
    case .none:
      pageableDays = .unbounded
    case .bounds:
      pageableDays = bounds
    case .notBefore(let day):
      let start = system.month(containing: bounds.clamp(day))?.days.start ?? bounds.clamp(day)
      let rest = DateBounds(uncheckedMinimum: start, maximum: nil)
      pageableDays = bounds.intersection(rest) ?? bounds
    }
  }

  /// The days that can be gone to: offered, and on a page.
  public var reachableDays: DateBounds { bounds.intersection(pageableDays) ?? bounds }

  /// The index of the first page, or nil when pages go back without end.
  public var firstPage: Int? {
    pageableDays.minimum.flatMap { knownMonth(nearestTo: $0)?.index }
  }

  /// The index of the last page, or nil when pages go on without end.
  public var lastPage: Int? {
    pageableDays.maximum.flatMap { knownMonth(nearestTo: $0)?.index }
  }

  /// A bound may lie beyond the days of which the calendar can tell the month.
  private func knownMonth(nearestTo day: Day) -> CalendarMonth? {
    let known = system.knownDays
    return system.month(containing: Swift.min(Swift.max(day, known.start), known.last))
  }

  /// The number of pages, counted by months and never by a duration, or nil when there is no end.
  public var pageCount: Int? {
    guard let firstPage, let lastPage else { return nil }
    let (steps, overflow) = lastPage.subtractingReportingOverflow(firstPage)
    return overflow ? .max : steps.saturatingSum(1)
  }
}

extension MonthNavigation where System == GregorianCalendar {
  /// Makes the rules of a calendar of Gregorian months.
  public init(bounds: DateBounds = .unbounded, limit: PagingLimit = .bounds) {
    self.init(system: GregorianCalendar(), bounds: bounds, limit: limit)
  }
}

extension MonthNavigation {
  /// Whether a page of these days can be shown: a month, a week, or any number of days.
  public func canShow(_ days: DaySpan) -> Bool { !pageableDays.intersection(days).isEmpty }

  /// Whether there is a page before that of `month`.
  public func canGoBack(from month: CalendarMonth) -> Bool { canStep(from: month, by: -1) }

  /// Whether there is a page after that of `month`.
  public func canGoForward(from month: CalendarMonth) -> Bool { canStep(from: month, by: 1) }

  private func canStep(from month: CalendarMonth, by step: Int) -> Bool {
    system.month(month, monthsLater: step).map { canShow($0.days) } ?? false
  }

  /// The page to begin with: today's, or the nearest. Nil where the calendar system cannot tell.
  public func initialPage(today: Day) -> CalendarMonth? {
    system.month(containing: reachableDays.clamp(today))
  }

  /// The page of a month, or the nearest: what is shown after the bounds have changed.
  ///
  /// The selection then becomes ``DaySelection/admitted(by:)``.
  public func nearestPage(to month: CalendarMonth) -> CalendarMonth? {
    guard !canShow(month.days) else { return month }
    return system.month(containing: pageableDays.clamp(month.days.start))
  }

  /// The page `count` months after that of `month` (before it when negative).
  ///
  /// - Throws: ``CalendarRefusal/pageOutOfBounds(_:bound:)`` for a page that cannot be shown and is not
  ///   to be clamped; ``CalendarRefusal/unknownMonth(index:)`` where the calendar cannot tell.
  public func page(
    _ count: Int, after month: CalendarMonth, outside: OutsideWish
  ) throws(CalendarRefusal) -> CalendarMonth {
    try page(at: month.index.saturatingSum(count), outside: outside)
  }

  /// The page at a place on the line of months.
  ///
  /// - Throws: as ``page(_:after:outside:)``.
  public func page(
    at index: Int, outside: OutsideWish
  ) throws(CalendarRefusal) -> CalendarMonth {
    guard let month = system.month(at: index) else { throw .unknownMonth(index: index) }
    guard !canShow(month.days) else { return month }
    let bound = pageableDays.clamp(month.days.start)
    guard outside == .clamp else { throw .pageOutOfBounds(month.days, bound: bound) }
    guard let nearest = system.month(containing: bound) else { throw .unknownDay(bound) }
    return nearest
  }

  /// The page that owns `day`, and the day to go to on it.
  ///
  /// - Throws: ``CalendarRefusal/outOfBounds(_:bound:)`` for a day that is not offered, or not on a
  ///   page, and is not to be clamped; ``CalendarRefusal/unknownDay(_:)`` where the calendar cannot
  ///   tell.
  public func target(_ day: Day, outside: OutsideWish) throws(CalendarRefusal) -> PageTarget {
    let day = try reachableDays.resolve(day, outside: outside)
    guard let month = system.month(containing: day) else { throw .unknownDay(day) }
    return PageTarget(month: month, day: day)
  }

  /// The pages to have ready when `count` of them are visible from the place `index` on, however far
  /// that was scrolled: never empty, never inverted, never beyond the first or last page.
  public func visiblePages(from index: Int, count: Int) -> ClosedRange<Int> {
    var lower = index
    var upper = index.saturatingSum(Swift.max(count, 1) - 1)
    if let lastPage {
      lower = Swift.min(lower, lastPage)
      upper = Swift.min(upper, lastPage)
    }
    if let firstPage {
      lower = Swift.max(lower, firstPage)
      upper = Swift.max(upper, firstPage)
    }
    return lower...upper
  }
}
