/// What days, items and ranges say to somebody who does not see them.
///
/// Dates and times come in as functions, because a locale's own patterns and digits stand behind them;
/// sentences come in as a table. The engine decides what is said and in which order: first what the
/// thing is, then what is special about it, then how much it holds.
///
///     words.day(facts, events: 3)   // "Thursday, April 9, 2026, today, 3 events, diary entry"
public struct SpokenWords {
  /// A day in full: `Thursday, April 9, 2026`.
  public var fullDate: (Day) -> String
  /// A day with its weekday: `Thursday, April 9`.
  public var weekdayAndDay: (Day) -> String
  /// A day without its year: `April 9`.
  public var shortDate: (Day) -> String
  /// Several days, the last one included: `Apr 9 – 12`.
  public var days: (DaySpan) -> String
  /// The heading of a month: `April 2026`.
  public var monthHeading: (CalendarMonth) -> String
  /// A time of day: `9:00 AM`.
  public var time: (TimeOfDay) -> String
  /// From one time to another on one day: `9:00–10:30 AM`.
  public var times: (TimeOfDay, TimeOfDay) -> String
  /// A count in the digits of the locale.
  public var number: (Int) -> String
  /// The sentences.
  public var phrases: SpokenPhrases

  /// Makes words.
  public init(
    fullDate: @escaping (Day) -> String, weekdayAndDay: @escaping (Day) -> String,
    shortDate: @escaping (Day) -> String, days: @escaping (DaySpan) -> String,
    monthHeading: @escaping (CalendarMonth) -> String, time: @escaping (TimeOfDay) -> String,
    times: @escaping (TimeOfDay, TimeOfDay) -> String,
    number: @escaping (Int) -> String = { $0.description }, phrases: SpokenPhrases
  ) {
    self.fullDate = fullDate
    self.weekdayAndDay = weekdayAndDay
    self.shortDate = shortDate
    self.days = days
    self.monthHeading = monthHeading
    self.time = time
    self.times = times
    self.number = number
    self.phrases = phrases
  }
}

extension SpokenWords {
  /// Parts one after another; empty ones are left out.
  public func list(_ parts: [String]) -> String {
    var text = ""
    for part in parts where !part.isEmpty {
      if !text.isEmpty { text += phrases.separator }
      text += part
    }
    return text
  }

  func count(
    _ phrase: CountPhrase, _ count: Int, _ more: [(name: String, value: String)] = []
  ) -> String {
    phrase.template(for: count, by: phrases.plural)
      .filled([(name: "count", value: number(count))] + more)
  }
}
