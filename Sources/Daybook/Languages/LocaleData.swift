import Foundation

// Asks Foundation for the words and patterns of a locale. What is asked never
// depends on the current date, locale or zone, and no `Date` is ever formatted, so that no zone can
// shift a day and no year can leave the formatter's range.

/// A locale's words and patterns as CLDR has them.
struct LocaleData: Sendable {
  let months: [String]
  let shortMonths: [String]
  let weekdays: [String]
  let shortWeekdays: [String]
  let am: String
  let pm: String
  /// 1 is Sunday.
  let firstWeekday: Int
  private let patterns: [DateTemplate: String]

  init(_ language: Language) {
    let identifier =
      switch language {
      case .korean: "ko_KR"
      case .english: "en_US"
      case .japanese: "ja_JP"
      }
    let locale = Locale(identifier: identifier)
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = calendar
    months = formatter.monthSymbols
    shortMonths = formatter.shortMonthSymbols
    weekdays = formatter.weekdaySymbols
    shortWeekdays = formatter.shortWeekdaySymbols
    am = formatter.amSymbol
    pm = formatter.pmSymbol
    firstWeekday = calendar.firstWeekday
    var patterns: [DateTemplate: String] = [:]
    for template in DateTemplate.allCases {
      patterns[template] = DateFormatter.dateFormat(
        fromTemplate: template.rawValue, options: 0, locale: locale)
    }
    self.patterns = patterns
  }

  /// The locale's own order and punctuation for the parts of `template`.
  func pattern(_ template: DateTemplate) -> DatePattern {
    DatePattern(patterns[template] ?? template.fallback)
  }
}

/// The parts of a date that a label shows, as a CLDR skeleton.
enum DateTemplate: String, CaseIterable {
  case monthOfYear = "yMMMM"
  case shortMonthOfYear = "yMMM"
  case year = "y"
  case dayOfMonth = "MMMMd"
  case shortDayOfMonth = "MMMd"
  case weekdayAndDay = "MMMMEEEEd"
  case fullDate = "yMMMMEEEEd"
  case dateOfYear = "yMMMMd"
  case clock12 = "hmma"

  var fallback: String {
    switch self {
    case .monthOfYear, .shortMonthOfYear: "y-MM"
    case .year: "y"
    case .dayOfMonth, .shortDayOfMonth: "MM-dd"
    case .weekdayAndDay: "MM-dd EEEE"
    case .fullDate: "y-MM-dd EEEE"
    case .dateOfYear: "y-MM-dd"
    case .clock12: "h:mm a"
    }
  }
}
