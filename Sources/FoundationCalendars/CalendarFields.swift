import CalendarCore
import Foundation

/// What Foundation calls a day in one of its calendars.
struct CalendarFields: Equatable {
  var era: Int
  var year: Int
  var month: Int
  var isLeapMonth: Bool
  /// Not to be trusted to begin at 1: where a new moon falls seconds before midnight, the month's
  /// first day has the number 0.
  var day: Int

  /// Whether both days are of one month, if they are no further apart than a month is long. Eras and
  /// years are no part of it: they may begin within a month.
  func isSameMonth(as other: CalendarFields) -> Bool {
    month == other.month && isLeapMonth == other.isLeapMonth
  }

  /// Whether both days are of one year of one era.
  func isSameYear(as other: CalendarFields) -> Bool { era == other.era && year == other.year }

  /// Whether the Gregorian calendar calls `day` so.
  func isGregorian(_ day: Day) -> Bool {
    year == day.year && month == day.monthNumber && self.day == day.dayOfMonth && !isLeapMonth
  }
}

/// Asks a calendar of Foundation about civil days.
struct CalendarReader {
  private var calendar: Calendar

  init(_ identifier: Calendar.Identifier) {
    calendar = Calendar(identifier: identifier)
    calendar.timeZone = .gmt
  }

  /// What the calendar calls a day. The era is always among what is asked: without it a year of a
  /// calendar with eras means nothing.
  func fields(of day: Day) -> CalendarFields {
    // Noon is on this day whatever moment the calendar begins its days with.
    let noon = CivilDateTime(day: day, time: .midnight).advanced(bySeconds: 12 * 3_600)
    let date = Date(timeIntervalSince1970: Double(noon.secondsSinceEpoch(utcOffset: 0)))
    let found = calendar.dateComponents([.era, .year, .month, .day], from: date)
    return CalendarFields(
      era: found.era ?? 0, year: found.year ?? 0, month: found.month ?? 0,
      isLeapMonth: found.isLeapMonth ?? false, day: found.day ?? 0)
  }
}
