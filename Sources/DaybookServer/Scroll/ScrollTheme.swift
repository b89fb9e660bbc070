import CalendarCore
import CalendarHTML

/// How the days of the scrolling calendar look, by four rules that the visitor edits.
struct ScrollTheme: Hashable, Sendable {
  /// Which days a rule is about, the most important first.
  enum Rule: String, CaseIterable, Hashable, Sendable {
    case selected
    case today
    case past
    case future
  }

  /// What a rule says of its days' numbers.
  struct Ink: Hashable, Sendable {
    /// The hue, or nil for the colour of text.
    var hue: Hue?
    var weight: TextWeight
  }

  private var inks: [Rule: Ink] = [
    .selected: Ink(hue: .red, weight: .bold), .today: Ink(hue: nil, weight: .bold),
    .past: Ink(hue: .blue, weight: .regular), .future: Ink(hue: .amber, weight: .regular),
  ]

  /// Selected days red and heavy, today black and heavy, past days blue, future ones yellow.
  static let standard = ScrollTheme()

  /// What a rule says.
  subscript(rule: Rule) -> Ink {
    get { inks[rule] ?? Ink(hue: nil, weight: .regular) }
    set { inks[rule] = newValue }
  }

  /// The rules of the engine. A day that cannot be chosen is weak whatever its tense.
  var dayTheme: DayTheme {
    func color(_ rule: Rule) -> ColorToken { self[rule].hue.map { .hue($0) } ?? .text }
    func weight(_ rule: Rule) -> TextWeight { self[rule].weight }
    return DayTheme([
      DayRule(
        .selected, text: color(.selected), weight: weight(.selected), fill: color(.selected)),
      DayRule(.unavailable, text: .weakText, weight: .regular),
      DayRule(.tense(.today), text: color(.today), weight: weight(.today)),
      DayRule(.tense(.past), text: color(.past), weight: weight(.past)),
      DayRule(.tense(.future), text: color(.future), weight: weight(.future)),
    ])
  }

  /// The style classes of a day, with a space before each.
  func classes(of facts: DayFacts) -> String {
    let look = dayTheme.look(of: facts)
    return " tint-\(ScrollTheme.name(look.text)) weight-\(Ink.name(look.weight))"
      + (look.fill == .clear ? "" : " disc-\(ScrollTheme.name(look.fill))")
  }

  private static func name(_ token: ColorToken) -> String {
    switch token {
    case .hue(let hue): hue.name
    case .weakText: "weak"
    case .clear, .text, .accent, .onAccent: "text"
    }
  }
}

// As a cookie and a form write it: `red.bold`, and the rules with `_` between them.
extension ScrollTheme {
  /// Reads what ``text`` wrote; nil for anything else.
  init?(text: String) {
    let parts = text.split(separator: "_", omittingEmptySubsequences: false)
    guard parts.count == Rule.allCases.count else { return nil }
    for (rule, part) in zip(Rule.allCases, parts) {
      let pair = part.split(separator: ".", omittingEmptySubsequences: false)
      guard pair.count == 2,
        let ink = Ink(hue: String(pair[0]), weight: String(pair[1]))
      else { return nil }
      inks[rule] = ink
    }
  }

  /// The rules in their order.
  var text: String {
    Rule.allCases.map { "\(self[$0].hueName).\(self[$0].weightName)" }.joined(separator: "_")
  }

  /// The choice as a cookie keeps it.
  static let preference = Preference<ScrollTheme>(
    "daybook_day_colors", parse: { ScrollTheme(text: $0) }, write: { $0.text })
}

extension ScrollTheme.Ink {
  /// Reads the names of a form; nil when one of them is none.
  init?(hue name: String, weight: String) {
    guard name == "text" || Hue(name: name) != nil,
      let weight = TextWeight.allCases.first(where: { ScrollTheme.Ink.name($0) == weight })
    else { return nil }
    self.init(hue: Hue(name: name), weight: weight)
  }

  /// The hue's name, or `text`.
  var hueName: String { hue?.name ?? "text" }

  /// The weight's name.
  var weightName: String { Self.name(weight) }

  static func name(_ weight: TextWeight) -> String {
    switch weight {
    case .regular: "regular"
    case .medium: "medium"
    case .bold: "bold"
    }
  }
}
