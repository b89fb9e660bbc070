import CalendarCore

/// Days in a row that have an entry.
///
/// What counts is the day an entry is about, on the calendar: no zone, no clock change and no order of
/// writing moves it. A day that was filled in later counts as well, and is told apart.
public struct Streak: Hashable, Sendable {
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
    /// Whether all entries of a day were written later.
    var isLate: [Day: Bool] = [:]
    for entry in entries where entry.day <= today {
      isLate[entry.day] = (isLate[entry.day] ?? true) && entry.isBackfilled
    }
    var longest = DaySpan(start: today, count: 0)
    var current = DaySpan(start: today, count: 0)
    var row: DaySpan?
    for day in isLate.keys.sorted() {
      if let open = row, open.end == day {
        row = DaySpan(start: open.start, end: day.advanced(by: 1))
      } else {
        row = DaySpan(start: day, count: 1)
      }
      guard let row else { continue }
      if row.count >= longest.count { longest = row }
      if row.end >= today { current = row }
    }
    self.longest = longest
    self.current = current
    backfilled = Set(current.days.filter { isLate[$0] == true })
    isTodayWritten = isLate[today] != nil
  }
}
