import CalendarCore

/// Days in a row that have an entry.
///
/// What counts is the day an entry is about, on the calendar: no zone, no clock change and no order of
/// writing moves it. A day that was filled in later counts as well, and is told apart.
public struct DiaryStreak: Hashable, Sendable {
  /// The days in a row up to today, or up to yesterday while today has no entry yet; empty when
  /// yesterday has none either.
  public let current: DaySpan
  /// The longest row of days ever, the latest of equals.
  public let longest: DaySpan
  /// The days of ``current`` whose entries were all written on a later day.
  public let backfilled: Set<Day>
  /// Whether today has an entry.
  public let isTodayWritten: Bool

  /// Finds the rows of days among entries.
  ///
  /// - Parameters:
  ///   - entries: in any order.
  ///   - today: the civil day it is; entries after it count for nothing.
  public init(_ entries: [EntrySummary], today: Day) {
    self.init(days: Set(entries.map(\.day)), today: today, entries: { _ in entries })
  }

  /// Finds the rows of days among days that have entries.
  ///
  /// - Parameters:
  ///   - days: the days, in any order.
  ///   - entries: the entries of the current row of days, or more.
  init<Failure: Error>(
    days: Set<Day>, today: Day, entries: (DaySpan) throws(Failure) -> [EntrySummary]
  ) throws(Failure) {
    var longest = DaySpan(start: today, count: 0)
    var current = DaySpan(start: today, count: 0)
    var row = DaySpan(start: today, count: 0)
    for day in days.filter({ $0 <= today }).sorted() {
      let isNext = !row.isEmpty && row.end == day
      row = DaySpan(start: isNext ? row.start : day, end: day.advanced(by: 1))
      if row.count >= longest.count { longest = row }
      if row.end >= today { current = row }
    }
    /// Whether all entries of a day were written later.
    var isLate: [Day: Bool] = [:]
    for entry in try entries(current) where current.contains(entry.day) {
      isLate[entry.day] = (isLate[entry.day] ?? true) && entry.isBackfilled
    }
    self.longest = longest
    self.current = current
    backfilled = Set(isLate.filter(\.value).keys)
    isTodayWritten = days.contains(today)
  }
}
