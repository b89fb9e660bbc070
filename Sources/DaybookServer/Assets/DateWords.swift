import Daybook

/// The texts of the date picker in every language, as a script.
enum DateWords {
  /// The name of each text, as the date picker knows it.
  private static let names: [(String, @Sendable (Strings) -> String)] = [
    ("choose", { $0.pickDate }), ("change", { $0.changeDate }), ("clear", { $0.clearDate }),
    ("set", { $0.setDate }), ("today", { $0.today }), ("unreadable", { $0.dateNotUnderstood }),
    ("early", { $0.dateTooEarly }), ("late", { $0.dateTooLate }),
    ("unavailable", { $0.dateUnavailable }), ("missing", { $0.dateMissing }),
    ("keys", { $0.dateKeys }), ("begun", { $0.rangeBegun }), ("chooseMonth", { $0.chooseMonth }),
    ("previousMonth", { $0.previousMonth }), ("nextMonth", { $0.nextMonth }),
    ("previousYear", { $0.previousYear }), ("nextYear", { $0.nextYear }),
    ("thisWeek", { $0.thisWeek }), ("nextThirtyDays", { $0.nextThirtyDays }),
    ("year", { $0.yearColumn }), ("month", { $0.monthColumn }), ("day", { $0.dayColumn }),
  ]

  /// The script: `words` by language, then by name.
  static var script: String {
    let languages = Language.allCases.map { language in
      let words = names.map { "\($0): \(quoted($1(Strings(language))))" }
      return "  \(language.tag): { \(words.joined(separator: ", ")) },\n"
    }
    return "export const words = {\n\(languages.joined())};\n"
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for character in text {
      if character == "\"" || character == "\\" { quoted.append("\\") }
      quoted.append(character == "\n" ? " " : character)
    }
    return quoted + "\""
  }
}
