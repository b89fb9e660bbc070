/// A calendar that divides the days into months, one after another without a gap.
///
/// A page needs only what a month's first day and length are; so any calendar that can say these has
/// the same grids, selection and navigation as the Gregorian one. Months are counted on one line, so
/// that stepping needs no rule about how many months a year has.
public protocol CalendarSystem: Sendable {
  /// The month that holds `day`, or nil where the calendar cannot tell.
  func month(containing day: Day) -> CalendarMonth?

  /// The month at a place on the line of months, or nil where the calendar cannot tell.
  func month(at index: Int) -> CalendarMonth?

  /// What `day` is called, or nil where the calendar cannot tell.
  func date(of day: Day) -> CalendarDate?

  /// The days that the calendar can tell; every day unless it says otherwise.
  var knownDays: DaySpan { get }

  /// The month with the same number a number of years later; see the default for its rules.
  func month(_ month: CalendarMonth, yearsLater years: Int) -> CalendarMonth?
}

/// A month of a ``CalendarSystem``.
public struct CalendarMonth: Hashable, Sendable {
  /// The place on the calendar's line of months; the next month has the next number.
  public let index: Int
  /// The era of its first day, numbered as the calendar does; 0 where there is one era only.
  public let era: Int
  /// The year of the era in which its first day lies.
  public let year: Int
  /// The month's number in its year, from 1; a leap month has the number of the month it repeats.
  public let number: Int
  /// Whether it repeats the month before it.
  public let isLeap: Bool
  /// The month's days.
  public let days: DaySpan

  /// Makes a month.
  public init(
    index: Int, era: Int = 0, year: Int, number: Int, isLeap: Bool = false, days: DaySpan
  ) {
    self.index = index
    self.era = era
    self.year = year
    self.number = number
    self.isLeap = isLeap
    self.days = days
  }

  /// The day of this month with the given number, or its last day where it has no such day.
  public func day(clamping number: Int) -> Day {
    days.start.advanced(by: Swift.min(Swift.max(number, 1), Swift.max(days.count, 1)) - 1)
  }

  /// The number of `day` in this month, from 1; outside 1…``days``.count for a day of another month.
  public func number(of day: Day) -> Int { days.start.distance(to: day) + 1 }
}

/// What a day is called in a ``CalendarSystem``.
public struct CalendarDate: Hashable, Sendable {
  /// The era, numbered as the calendar does; 0 where there is one era only.
  public let era: Int
  /// The year of the era.
  public let year: Int
  /// The month's number in its year, from 1.
  public let month: Int
  /// Whether the month repeats the one before it.
  public let isLeapMonth: Bool
  /// The day's number in its month, from 1.
  public let day: Int

  /// Makes a date.
  public init(era: Int = 0, year: Int, month: Int, isLeapMonth: Bool = false, day: Int) {
    self.era = era
    self.year = year
    self.month = month
    self.isLeapMonth = isLeapMonth
    self.day = day
  }
}

extension CalendarSystem {
  /// Every day.
  public var knownDays: DaySpan { .all }

  /// What `day` is called, by its month: right for every calendar whose eras begin with a month.
  public func date(of day: Day) -> CalendarDate? {
    guard let month = month(containing: day) else { return nil }
    return CalendarDate(
      era: month.era, year: month.year, month: month.number, isLeapMonth: month.isLeap,
      day: month.number(of: day))
  }
}

extension CalendarSystem {
  /// The month a number of months later, or nil where the calendar cannot tell.
  func month(_ month: CalendarMonth, monthsLater months: Int) -> CalendarMonth? {
    let (index, overflow) = month.index.addingReportingOverflow(months)
    return overflow ? nil : self.month(at: index)
  }

  /// The number of months from one to another, or nil where it is beyond counting.
  func months(from month: CalendarMonth, to other: CalendarMonth) -> Int? {
    let (count, overflow) = other.index.subtractingReportingOverflow(month.index)
    return overflow ? nil : count
  }
}

/// The Gregorian calendar, before 1582 too. Its months are the ``Month``s, with the same index.
public struct GregorianCalendar: CalendarSystem {
  /// Makes the calendar.
  public init() {}

  /// The days of all months that can be counted, 2.9 million years to either side.
  public var knownDays: DaySpan {
    DaySpan(start: Month(index: .min).firstDay, end: Month(index: .max).days.end)
  }

  /// The month that holds `day`; nil only beyond ``knownDays``.
  public func month(containing day: Day) -> CalendarMonth? {
    let month = day.month
    return month.days.contains(day) ? CalendarMonth(month) : nil
  }

  /// The month with the index of a ``Month``; nil only beyond ``knownDays``.
  public func month(at index: Int) -> CalendarMonth? {
    let month = Month(index: index)
    return Int(month.index) == index ? CalendarMonth(month) : nil
  }

  /// The same month of another year; nil only beyond ``knownDays``.
  public func month(_ month: CalendarMonth, yearsLater years: Int) -> CalendarMonth? {
    let (months, overflow) = years.multipliedReportingOverflow(by: 12)
    return overflow ? nil : self.month(month, monthsLater: months)
  }
}

extension CalendarMonth {
  /// A month of the Gregorian calendar.
  public init(_ month: Month) {
    self.init(
      index: Int(month.index), year: month.year, number: month.number, days: month.days)
  }
}
