/// A question to the facts of a day, as a value.
public indirect enum DayCondition: Hashable, Sendable {
  /// It holds for every day.
  case always
  /// The day is chosen.
  case selected
  /// The day is past, today or future.
  case tense(DayTense)
  /// The day belongs to the page's month.
  case inMonth
  /// The day is one of the weekend, where the reader is at home.
  case weekend
  /// The day is one of these weekdays, wherever the reader is.
  case weekday(Set<Weekday>)
  /// The day is a holiday.
  case holiday
  /// The day cannot be chosen.
  case unavailable
  /// The day has a mark.
  case marked
  /// The day stands there in its chosen range.
  case position(RangePosition)
  /// The condition does not hold.
  case not(DayCondition)
  /// All of them hold; none are all.
  case all([DayCondition])
  /// One of them holds at least.
  case any([DayCondition])

  /// Whether it holds for a day.
  public func holds(for facts: DayFacts) -> Bool {
    switch self {
    case .always: true
    case .selected: facts.isSelected
    case .tense(let tense): facts.tense == tense
    case .inMonth: facts.isInMonth
    case .weekend: facts.isWeekend
    case .weekday(let weekdays): weekdays.contains(facts.weekday)
    case .holiday: facts.holiday != nil
    case .unavailable: !facts.isAvailable
    case .marked: !facts.marks.isEmpty
    case .position(let position): facts.position == position
    case .not(let condition): !condition.holds(for: facts)
    case .all(let conditions): conditions.allSatisfy { $0.holds(for: facts) }
    case .any(let conditions): conditions.contains { $0.holds(for: facts) }
    }
  }
}

/// A colour by what it is for; what it looks like is the renderer's, in light and in dark.
public enum ColorToken: Hashable, Sendable {
  /// No colour.
  case clear
  /// Text: black on white, or the other way round.
  case text
  /// Text that stands back.
  case weakText
  /// The colour of what can be used.
  case accent
  /// Text on the accent.
  case onAccent
  /// One of the hues, in the shade that suits its place: text, or what lies behind text.
  case hue(Hue)
}

/// How heavy text is.
public enum TextWeight: UInt8, CaseIterable, Hashable, Sendable {
  /// As running text.
  case regular
  /// A little heavier.
  case medium
  /// Heavy.
  case bold
}

/// What a day's number looks like.
public struct DayLook: Hashable, Sendable {
  /// The colour of the text.
  public var text: ColorToken
  /// How heavy the text is.
  public var weight: TextWeight
  /// The colour behind the text.
  public var fill: ColorToken

  /// Makes a look.
  public init(
    text: ColorToken = .text, weight: TextWeight = .regular, fill: ColorToken = .clear
  ) {
    self.text = text
    self.weight = weight
    self.fill = fill
  }
}

/// What days for which a condition holds look like; what is nil is left to later rules.
public struct DayRule: Hashable, Sendable {
  /// Which days it is about.
  public var condition: DayCondition
  /// The colour of the text, or nil.
  public var text: ColorToken?
  /// The weight of the text, or nil.
  public var weight: TextWeight?
  /// The colour behind the text, or nil.
  public var fill: ColorToken?

  /// Makes a rule.
  public init(
    _ condition: DayCondition, text: ColorToken? = nil, weight: TextWeight? = nil,
    fill: ColorToken? = nil
  ) {
    self.condition = condition
    self.text = text
    self.weight = weight
    self.fill = fill
  }
}

/// Rules that give days their looks, the most important first.
///
/// Of the rules that hold for a day, the first that says something about a property decides it; what
/// no rule says is plain text. So a rule put in front overrules, and one put at the end fills in:
///
///     var theme = DayTheme.standard
///     theme.rules.insert(DayRule(.holiday, text: .hue(.red)), at: 0)
public struct DayTheme: Hashable, Sendable {
  /// The rules, the most important first.
  public var rules: [DayRule]

  /// Makes a theme.
  public init(_ rules: [DayRule]) { self.rules = rules }

  /// What a day looks like.
  public func look(of facts: DayFacts) -> DayLook {
    var text: ColorToken?
    var weight: TextWeight?
    var fill: ColorToken?
    for rule in rules where rule.condition.holds(for: facts) {
      text = text ?? rule.text
      weight = weight ?? rule.weight
      fill = fill ?? rule.fill
    }
    return DayLook(text: text ?? .text, weight: weight ?? .regular, fill: fill ?? .clear)
  }
}

extension DayTheme {
  /// Chosen days red and heavy, today in the colour of text and heavy, neighbouring months and days
  /// that cannot be chosen weak, past days blue, future ones yellow.
  public static let standard = DayTheme([
    DayRule(.selected, text: .hue(.red), weight: .bold),
    DayRule(.tense(.today), text: .text, weight: .bold),
    DayRule(.any([.unavailable, .not(.inMonth)]), text: .weakText),
    DayRule(.tense(.past), text: .hue(.blue)),
    DayRule(.tense(.future), text: .hue(.amber)),
  ])

  /// Weekdays as Korean calendars colour them: Sundays and holidays red, other Saturdays blue. In
  /// front of another theme's rules it overrules them.
  public static let koreanWeekdays = DayTheme([
    DayRule(.all([.inMonth, .any([.weekday([.sunday]), .holiday])]), text: .hue(.red)),
    DayRule(.all([.inMonth, .weekday([.saturday])]), text: .hue(.blue)),
    DayRule(.not(.inMonth), text: .weakText),
  ])
}
