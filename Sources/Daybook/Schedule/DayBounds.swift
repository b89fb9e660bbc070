import CalendarCore
import ICalendar

extension TimeZoneRules {
  /// When `day` begins in this zone, in seconds since the epoch: at 00:00, or at the first moment of
  /// the day where the clock skips 00:00.
  public func start(of day: Day) -> Int64 {
    resolve(CivilDateTime(day: day, time: .midnight)).instant
  }

  /// The instants of the days in this zone, half-open. Empty for a day that the zone skipped.
  public func instants(of days: DaySpan) -> Range<Int64> {
    let start = start(of: days.start)
    return start..<max(start, self.start(of: days.end))
  }
}
