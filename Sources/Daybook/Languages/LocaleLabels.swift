import CalendarCore

/// How a clock is read.
public enum ClockStyle: String, CaseIterable, Hashable, Sendable {
  /// 0:00 to 23:59.
  case hours24 = "24"
  /// 12:00 to 11:59, twice a day.
  case hours12 = "12"
}

/// Dates, times and names as a language writes them, by the patterns of its locale.
///
///     let labels = LocaleLabels(.english)
///     labels.monthHeading(try Month(year: 2026, month: 3))   // "March 2026"
///
/// Everything is a function of civil dates; the locale's data are read once per language.
public struct LocaleLabels: Sendable {
  /// The language.
  public let language: Language
  /// How times are written.
  public let clock: ClockStyle
  private let formats: Formats

  /// Makes the labels of a language.
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - clock: how times are written, or nil for the language's custom.
  public init(_ language: Language, clock: ClockStyle? = nil) {
    self.language = language
    self.clock = clock ?? (language == .english ? .hours12 : .hours24)
    switch language {
    case .korean: formats = Formats.korean
    case .english: formats = Formats.english
    case .japanese: formats = Formats.japanese
    }
  }

  /// The weekday that begins a week where the language is at home.
  public var firstWeekday: Weekday {
    Weekday.sunday.advanced(by: formats.data.firstWeekday - 1)
  }

  /// The months of a year by name, January first: `March`, `3월`, `3月`.
  public func monthName(_ month: Month) -> String {
    name(formats.data.months, month.number - 1)
  }

  /// The short month name, for a small grid of months: `Mar`, `3월`, `3月`.
  public func shortMonthName(_ month: Month) -> String {
    name(formats.data.shortMonths, month.number - 1)
  }

  /// The full name of a weekday: `Tuesday`, `화요일`, `火曜日`.
  public func weekdayName(_ weekday: Weekday) -> String {
    name(formats.data.weekdays, Int(weekday.rawValue))
  }

  /// The short name of a weekday: `Tue`, `화`, `火`.
  public func shortWeekdayName(_ weekday: Weekday) -> String {
    name(formats.data.shortWeekdays, Int(weekday.rawValue))
  }

  private func name(_ names: [String], _ index: Int) -> String {
    names.indices.contains(index) ? names[index] : ""
  }
}

extension LocaleLabels {
  /// The heading of a month: `March 2026`, `2026년 3월`, `2026年3月`.
  public func monthHeading(_ month: Month) -> String {
    formats.monthOfYear.text(month.firstDay, data: formats.data)
  }

  /// The heading of a month where room is short: `Mar 2026`.
  public func shortMonthHeading(_ month: Month) -> String {
    formats.shortMonthOfYear.text(month.firstDay, data: formats.data)
  }

  /// The year alone: `2026`, `2026년`, `2026年`.
  public func year(_ month: Month) -> String {
    formats.year.text(month.firstDay, data: formats.data)
  }

  /// A day without its year: `March 10`, `3월 10일`, `3月10日`.
  public func day(_ day: Day) -> String {
    formats.dayOfMonth.text(day, data: formats.data)
  }

  /// A day without its year, short: `Apr 1`, `4월 1일`, `4月1日`.
  public func shortDay(_ day: Day) -> String {
    formats.shortDayOfMonth.text(day, data: formats.data)
  }

  /// A day with its weekday: `Tuesday, March 10`, `3월 10일 화요일`, `3月10日 火曜日`.
  public func weekdayAndDay(_ day: Day) -> String {
    formats.weekdayAndDay.text(day, data: formats.data)
  }

  /// A day with its year: `March 10, 2026`, `2026년 3월 10일`, `2026年3月10日`.
  public func date(_ day: Day) -> String {
    formats.dateOfYear.text(day, data: formats.data)
  }

  /// A day in full: `Tuesday, March 10, 2026`, `2026년 3월 10일 화요일`, `2026年3月10日 火曜日`.
  public func fullDate(_ day: Day) -> String {
    formats.fullDate.text(day, data: formats.data)
  }

  /// Several days in short, with the year where it is not `year`: `Mar 27 – 28`, `3월 27일–28일`.
  public func range(_ days: DaySpan, year: Int) -> String {
    let needsYear = days.start.year != year || days.last.year != year
    let pattern = needsYear ? formats.dateOfYear : formats.shortDayOfMonth
    let first = pattern.text(days.start, data: formats.data)
    guard days.count > 1 else { return first }
    guard days.start.month == days.last.month else {
      return "\(first) – \(pattern.text(days.last, data: formats.data))"
    }
    switch language {
    case .korean: return "\(first)–\(days.last.dayOfMonth)일"
    case .japanese: return "\(first)–\(days.last.dayOfMonth)日"
    case .english:
      let month = needsYear ? monthName(days.start.month) : shortMonthName(days.start.month)
      let text = "\(month) \(days.start.dayOfMonth)–\(days.last.dayOfMonth)"
      return needsYear ? "\(text), \(days.start.year)" : text
    }
  }
}

extension LocaleLabels {
  /// A time: `9:00 AM`, `9:00`, `오전 9:00`.
  public func time(_ time: TimeOfDay) -> String {
    switch clock {
    case .hours24: formats.clock24.text(time, data: formats.data)
    case .hours12: formats.clock12.text(time, data: formats.data)
    }
  }

  /// A time as short as a cell of the month needs it: `9a`, `7:30p`, `9:00`.
  public func cellTime(_ time: TimeOfDay) -> String {
    guard clock == .hours12, language == .english else { return self.time(time) }
    let hour = (time.hour + 11) % 12 + 1
    let minutes = time.minute == 0 ? "" : time.minute < 10 ? ":0\(time.minute)" : ":\(time.minute)"
    return "\(hour)\(minutes)\(time.hour < 12 ? "a" : "p")"
  }

  /// From one time to another, saying the half of the day once where it is the same:
  /// `9:00–10:30`, `9:00–10:30 AM`, `오전 9:00–10:30`, `11:30 AM – 12:30 PM`.
  public func times(from start: TimeOfDay, to end: TimeOfDay) -> String {
    guard clock == .hours12 else { return "\(time(start))–\(time(end))" }
    guard (start.hour < 12) == (end.hour < 12) else { return "\(time(start)) – \(time(end))" }
    if formats.clock12.parts.first == .period {
      return "\(time(start))–\(formats.bareClock12.text(end, data: formats.data))"
    }
    return "\(formats.bareClock12.text(start, data: formats.data))–\(time(end))"
  }
}

/// The names and patterns of a language, for scripts that write dates themselves.
public struct DateTemplates: Hashable, Sendable {
  /// The months of a year by name, January first.
  public let months: [String]
  /// The short names of the months.
  public let shortMonths: [String]
  /// The weekdays by name, Sunday first.
  public let weekdays: [String]
  /// The heading of a month, with `{y}` and `{MMMM}` or `{M}` for its parts.
  public let monthHeading: String
  /// The short heading of a month.
  public let shortMonthHeading: String
  /// A year.
  public let year: String
  /// A day with its year.
  public let date: String
  /// A day in full, with `{EEEE}` for its weekday.
  public let fullDate: String
}

extension LocaleLabels {
  /// The names and patterns by which these labels are written.
  public var templates: DateTemplates {
    DateTemplates(
      months: formats.data.months, shortMonths: formats.data.shortMonths,
      weekdays: formats.data.weekdays, monthHeading: formats.monthOfYear.template,
      shortMonthHeading: formats.shortMonthOfYear.template, year: formats.year.template,
      date: formats.dateOfYear.template, fullDate: formats.fullDate.template)
  }
}

private struct Formats: Sendable {
  static let korean = Formats(.korean)
  static let english = Formats(.english)
  static let japanese = Formats(.japanese)

  let data: LocaleData
  let monthOfYear: DatePattern
  let shortMonthOfYear: DatePattern
  let year: DatePattern
  let dayOfMonth: DatePattern
  let shortDayOfMonth: DatePattern
  let weekdayAndDay: DatePattern
  let fullDate: DatePattern
  let dateOfYear: DatePattern
  let clock12: DatePattern
  let bareClock12: DatePattern
  let clock24 = DatePattern("H:mm")

  init(_ language: Language) {
    data = LocaleData(language)
    monthOfYear = data.pattern(.monthOfYear)
    shortMonthOfYear = data.pattern(.shortMonthOfYear)
    year = data.pattern(.year)
    dayOfMonth = data.pattern(.dayOfMonth)
    shortDayOfMonth = data.pattern(.shortDayOfMonth)
    weekdayAndDay = data.pattern(.weekdayAndDay)
    fullDate = data.pattern(.fullDate)
    dateOfYear = data.pattern(.dateOfYear)
    clock12 = data.pattern(.clock12)
    bareClock12 = clock12.withoutPeriod
  }
}
