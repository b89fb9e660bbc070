/// The sentences of a language that speak of days, items and ranges: a table, without any date in it.
///
/// A phrase that is empty is not said.
public struct SpokenPhrases: Hashable, Sendable {
  /// What stands between the parts of a label: `, `.
  public var separator: String
  /// How counted words are formed.
  public var plural: PluralRule
  /// Of days.
  public var day: DayPhrases
  /// Of items.
  public var item: ItemPhrases
  /// Of what is chosen and of named ranges.
  public var range: RangePhrases

  /// Makes a table.
  public init(
    separator: String, plural: PluralRule, day: DayPhrases, item: ItemPhrases,
    range: RangePhrases
  ) {
    self.separator = separator
    self.plural = plural
    self.day = day
    self.item = item
    self.range = range
  }
}

/// What is said of a day besides its date.
public struct DayPhrases: Hashable, Sendable {
  /// It is today.
  public var today: String
  /// How many events it has, by `{count}`; not said of none.
  public var events: CountPhrase
  /// How many more events it has than are shown, by `{count}` and `{day}`.
  public var more: CountPhrase
  /// It cannot be chosen.
  public var unavailable: String
  /// It cannot be chosen because it is before the first day, `{day}`.
  public var beforeMinimum: PhraseTemplate
  /// It cannot be chosen because it is after the last day, `{day}`.
  public var afterMaximum: PhraseTemplate

  /// Makes phrases.
  public init(
    today: String, events: CountPhrase, more: CountPhrase, unavailable: String,
    beforeMinimum: PhraseTemplate, afterMaximum: PhraseTemplate
  ) {
    self.today = today
    self.events = events
    self.more = more
    self.unavailable = unavailable
    self.beforeMinimum = beforeMinimum
    self.afterMaximum = afterMaximum
  }
}

/// What is said of an event or a task.
public struct ItemPhrases: Hashable, Sendable {
  /// What stands for an empty title.
  public var untitled: String
  /// It lasts whole days.
  public var allDay: String
  /// A `{day}` and a `{time}` of it.
  public var moment: PhraseTemplate
  /// From one moment, `{from}`, to another, `{to}`.
  public var fromTo: PhraseTemplate
  /// Which day of several a day is, by `{index}` and `{count}`.
  public var dayOfSpan: PhraseTemplate
  /// It has begun before the piece that is spoken of.
  public var continuesBefore: String
  /// It goes on after the piece that is spoken of.
  public var continuesAfter: String

  /// Makes phrases.
  public init(
    untitled: String, allDay: String, moment: PhraseTemplate, fromTo: PhraseTemplate,
    dayOfSpan: PhraseTemplate, continuesBefore: String, continuesAfter: String
  ) {
    self.untitled = untitled
    self.allDay = allDay
    self.moment = moment
    self.fromTo = fromTo
    self.dayOfSpan = dayOfSpan
    self.continuesBefore = continuesBefore
    self.continuesAfter = continuesAfter
  }
}

/// What is said of chosen days and of named ranges.
public struct RangePhrases: Hashable, Sendable {
  /// A day is chosen and nothing more is to be said: a day of its own, or the middle of a range.
  public var selected: String
  /// A day is the first of a chosen range.
  public var start: String
  /// A day is the last of a chosen range.
  public var end: String
  /// The days `{days}` are chosen, as one range.
  public var selectedRange: PhraseTemplate
  /// So many days are chosen, by `{count}`.
  public var selectedDays: CountPhrase
  /// A named range begins at midday of its first day.
  public var fromMidday: String
  /// A named range ends at midday of its last day.
  public var untilMidday: String

  /// Makes phrases.
  public init(
    selected: String, start: String, end: String, selectedRange: PhraseTemplate,
    selectedDays: CountPhrase, fromMidday: String, untilMidday: String
  ) {
    self.selected = selected
    self.start = start
    self.end = end
    self.selectedRange = selectedRange
    self.selectedDays = selectedDays
    self.fromMidday = fromMidday
    self.untilMidday = untilMidday
  }
}
