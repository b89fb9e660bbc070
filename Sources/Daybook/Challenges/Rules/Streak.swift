import CalendarCore

/// A run of due periods that were all met. Skipped ones in between neither lengthen nor break it, and
/// at its ends they are no part of it.
public struct Streak: Hashable, Sendable {
  /// In what a run is counted.
  public enum Unit: Hashable, Sendable {
    /// Days that follow each other.
    case day
    /// Calendar weeks.
    case week
    /// Calendar months.
    case month
    /// Times something was asked for: on chosen weekdays, every few days, or by targets of several
    /// kinds in one run.
    case time
  }

  /// How many periods were met.
  public var length: Int
  /// In what they are counted.
  public var unit: Unit
  /// On how many days something was done in them.
  public var doneDays: Int
  /// From the first day of the first period met to the last day of the last; nil for no run.
  public var days: DaySpan?

  /// No run.
  public static let none = Streak(length: 0, unit: .time, doneDays: 0, days: nil)

  /// Makes a run.
  public init(length: Int, unit: Unit, doneDays: Int, days: DaySpan?) {
    self.length = length
    self.unit = unit
    self.doneDays = doneDays
    self.days = days
  }

  /// Lengthens the run by a period that was met.
  mutating func add(_ period: DuePeriod, doneDays count: Int) {
    unit = length == 0 || unit == period.unit ? period.unit : .time
    length += 1
    doneDays += count
    days = DaySpan(start: days?.start ?? period.days.start, end: period.days.end)
  }
}
