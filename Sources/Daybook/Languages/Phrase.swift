/// One text of the interface in all its languages.
package struct Phrase: Hashable, Sendable {
  /// The Korean text.
  package let korean: String
  /// The English text.
  package let english: String
  /// The Japanese text.
  package let japanese: String

  /// Makes a phrase.
  package init(_ korean: String, _ english: String, _ japanese: String) {
    self.korean = korean
    self.english = english
    self.japanese = japanese
  }

  /// The text in a language.
  package func text(in language: Language) -> String {
    switch language {
    case .korean: korean
    case .english: english
    case .japanese: japanese
    }
  }
}

/// Every text of the interface in one language.
///
/// Fixed texts are properties of the groups of phrases and are read through this type; sentences
/// with a value in them are its methods.
///
///     let strings = Strings(.english)
///     strings.today                 // "Today"
///     strings.moreCount(2)          // "+2 more"
@dynamicMemberLookup
package struct Strings: Sendable {
  /// The language.
  package let language: Language

  /// Makes the texts of a language.
  package init(_ language: Language) { self.language = language }

  /// A text of the calendar's pages.
  package subscript(dynamicMember path: KeyPath<CalendarPhrases, Phrase>) -> String {
    CalendarPhrases.all[keyPath: path].text(in: language)
  }

  /// A text of the event's form.
  package subscript(dynamicMember path: KeyPath<EventPhrases, Phrase>) -> String {
    EventPhrases.all[keyPath: path].text(in: language)
  }

  /// A text of ranges and challenges.
  package subscript(dynamicMember path: KeyPath<ChallengePhrases, Phrase>) -> String {
    ChallengePhrases.all[keyPath: path].text(in: language)
  }

  /// A text of import and export.
  package subscript(dynamicMember path: KeyPath<TransferPhrases, Phrase>) -> String {
    TransferPhrases.all[keyPath: path].text(in: language)
  }

  /// A text of the settings.
  package subscript(dynamicMember path: KeyPath<SettingsPhrases, Phrase>) -> String {
    SettingsPhrases.all[keyPath: path].text(in: language)
  }

  /// A text of the error pages.
  package subscript(dynamicMember path: KeyPath<ErrorPhrases, Phrase>) -> String {
    ErrorPhrases.all[keyPath: path].text(in: language)
  }

  func pick(_ korean: String, _ english: String, _ japanese: String) -> String {
    switch language {
    case .korean: korean
    case .english: english
    case .japanese: japanese
    }
  }
}
