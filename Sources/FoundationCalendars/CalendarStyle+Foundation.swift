public import CalendarCore
public import Foundation

extension CalendarStyle {
  /// Makes the style of a locale: its first weekday and its weekend, and in Korean and Japanese red
  /// Sundays and holidays and blue Saturdays.
  public init(locale: Locale) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    self.init(
      firstWeekday: Weekday.sunday.advanced(by: locale.firstDayOfWeek - 1),
      weekend: Weekday.weekend(of: calendar),
      weekdayRules: ["ko", "ja"].contains(locale.language.languageCode?.identifier)
        ? DayTheme.koreanWeekdays.rules : [])
  }
}

extension Locale {
  /// The number of the first weekday; 1 is Sunday.
  fileprivate var firstDayOfWeek: Int {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = self
    return calendar.firstWeekday
  }
}

extension Weekday {
  /// The weekdays of the weekend. A calendar only answers about dates: it is asked about a week.
  fileprivate static func weekend(of calendar: Calendar) -> Set<Weekday> {
    var calendar = calendar
    calendar.timeZone = .gmt
    let week = DaySpan(start: Day(ordinal: 0), count: 7)
    return Set(
      week.days.filter { day in
        let noon = CivilDateTime(day: day, time: .midnight).advanced(bySeconds: 12 * 3_600)
        return calendar.isDateInWeekend(
          Date(timeIntervalSince1970: Double(noon.secondsSinceEpoch(utcOffset: 0))))
      }.map { $0.weekday })
  }
}

extension CivilDateTime {
  /// What a clock in a zone shows at a moment. Where the zone's clocks are changed, the offset is that
  /// of the moment.
  public init(_ date: Date, in zone: TimeZone) {
    let seconds = date.timeIntervalSince1970.rounded(.down)
    // What no number of seconds can hold is no date of a calendar either.
    self.init(
      secondsSinceEpoch: Int64(exactly: seconds) ?? (seconds < 0 ? .min : .max),
      utcOffset: Int32(clamping: zone.secondsFromGMT(for: date)))
  }
}
