public import CalendarCore
public import Foundation

extension CalendarLabels {
  /// Makes the labels of a locale: names, dates, times and digits as the locale has them, sentences in
  /// English, Korean or Japanese.
  ///
  /// For another language, set the sentences: they are the tables ``SpokenWords/phrases`` and
  /// ``CalendarLabels/controls``.
  ///
  /// - Parameters:
  ///   - locale: the locale. What its owner has set, such as hours to 24, counts.
  ///   - identifier: the calendar whose months, years and days are named; that of the pages.
  public init(locale: Locale, calendar identifier: Calendar.Identifier = .gregorian) {
    let text = DateText(locale: locale, calendar: identifier)
    let numbers = NumberFormatter()
    numbers.locale = locale
    let sentences = Sentences(locale: locale)
    let spoken = SpokenWords(
      fullDate: text.writer("yMMMMEEEEd"), weekdayAndDay: text.writer("MMMMEEEEd"),
      shortDate: text.writer("MMMMd"), days: text.spans("MMMd", "yMMMd"),
      monthHeading: text.headings("yMMMM"), time: text.times("jmm"),
      times: text.timeSpans("jmm"),
      number: { numbers.string(from: NSNumber(value: $0)) ?? "\($0)" },
      phrases: sentences.spoken)
    self.init(
      spoken: spoken, weekday: text.weekdays, month: text.headings("LLLL"),
      year: text.headings("y"), date: text.writer(style: .short), controls: sentences.controls)
  }
}

extension SpokenWords {
  /// A function that writes days in a pattern of Unicode TS 35, `M-d-yyyy`: what a date field shows.
  ///
  /// `Y`, the year of the week, is read as `y`: 29 December 2024 is in 2024.
  public static func pattern(
    _ pattern: String, locale: Locale, calendar identifier: Calendar.Identifier = .gregorian
  ) -> (Day) -> String {
    DateText(locale: locale, calendar: identifier).writer(pattern: pattern)
  }
}

/// Writes civil days and times in a locale's patterns.
///
/// A day is handed to Foundation as its noon in GMT and written in GMT, so that no zone can shift it.
private struct DateText {
  let locale: Locale
  let calendar: Calendar

  init(locale: Locale, calendar identifier: Calendar.Identifier) {
    self.locale = locale
    var calendar = Calendar(identifier: identifier)
    calendar.locale = locale
    calendar.timeZone = .gmt
    self.calendar = calendar
  }

  private func formatter() -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = calendar
    formatter.timeZone = .gmt
    return formatter
  }

  private func formatter(template: String) -> DateFormatter {
    let formatter = formatter()
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter
  }

  private static func date(_ moment: CivilDateTime) -> Date {
    Date(timeIntervalSince1970: Double(moment.secondsSinceEpoch(utcOffset: 0)))
  }

  private static func noon(_ day: Day) -> Date {
    date(CivilDateTime(day: day, time: .midnight).advanced(bySeconds: 12 * 3_600))
  }

  func writer(_ template: String) -> (Day) -> String {
    let formatter = formatter(template: template)
    return { formatter.string(from: Self.noon($0)) }
  }

  func writer(style: DateFormatter.Style) -> (Day) -> String {
    let formatter = formatter()
    formatter.dateStyle = style
    formatter.timeStyle = .none
    return { formatter.string(from: Self.noon($0)) }
  }

  func writer(pattern: String) -> (Day) -> String {
    let formatter = formatter()
    formatter.dateFormat = Self.withCalendarYears(pattern)
    return { formatter.string(from: Self.noon($0)) }
  }

  /// The pattern with `y` for every `Y` outside of quotes.
  private static func withCalendarYears(_ pattern: String) -> String {
    var isQuoted = false
    return String(
      pattern.map { character in
        if character == "'" { isQuoted.toggle() }
        return character == "Y" && !isQuoted ? "y" : character
      })
  }

  /// A month has the name of its first day, so that its heading and its first cell agree about the era
  /// and the year.
  func headings(_ template: String) -> (CalendarMonth) -> String {
    let writer = writer(template)
    return { writer($0.days.start) }
  }

  func weekdays(_ weekday: Weekday) -> String {
    let names = calendar.shortStandaloneWeekdaySymbols
    let index = Int(weekday.rawValue)
    return names.indices.contains(index) ? names[index] : weekday.name
  }

  /// Several days, with the year where they are not of one year.
  func spans(_ template: String, _ withYear: String) -> (DaySpan) -> String {
    let short = writer(template)
    let long = writer(withYear)
    return { days in
      guard days.count > 1 else { return short(days.start) }
      let writer = days.start.year == days.last.year ? short : long
      return "\(writer(days.start)) – \(writer(days.last))"
    }
  }

  func times(_ template: String) -> (TimeOfDay) -> String {
    let formatter = formatter(template: template)
    return { formatter.string(from: Self.date(CivilDateTime(day: Day(ordinal: 0), time: $0))) }
  }

  func timeSpans(_ template: String) -> (TimeOfDay, TimeOfDay) -> String {
    let writer = times(template)
    return { "\(writer($0)) – \(writer($1))" }
  }
}
