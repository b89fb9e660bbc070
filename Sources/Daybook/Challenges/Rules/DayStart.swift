import CalendarCore
import ICalendar

/// When a day begins for somebody: what is noted before that hour belongs to the day before.
///
/// Every view asks this one function which day it is, so that none of them loses the minutes between
/// midnight and the hour.
public struct DayStart: Hashable, Sendable {
  /// The hour of the clock at which a day begins, 0…12.
  public let hour: Int

  /// Days that begin at midnight.
  public static let midnight = DayStart(clamping: 0)

  /// Makes a start of the day.
  ///
  /// - Returns: nil for an hour outside 0…12.
  public init?(hour: Int) {
    guard (0...12).contains(hour) else { return nil }
    self.hour = hour
  }

  private init(clamping hour: Int) { self.hour = hour }

  /// The day that counts as today.
  ///
  /// - Parameters:
  ///   - instant: now, in seconds since the epoch.
  ///   - zone: the zone of whoever looks.
  public func day(at instant: Int64, zone: TimeZoneRules) -> Day {
    let civil = zone.civil(at: instant)
    return civil.time.hour < hour ? civil.day.advanced(by: -1) : civil.day
  }
}

extension Book {
  private static let dayStartKey = "day_start_hour"

  /// When a day begins for whoever keeps this book; midnight unless they set it.
  public func dayStart() throws(StoreError) -> DayStart {
    try store.setting(Book.dayStartKey).flatMap { Int($0) }.flatMap { DayStart(hour: $0) }
      ?? .midnight
  }

  /// Sets when a day begins. What was noted stays with its day.
  public func setDayStart(_ start: DayStart) throws(StoreError) {
    try store.setSetting(Book.dayStartKey, to: "\(start.hour)")
  }
}
