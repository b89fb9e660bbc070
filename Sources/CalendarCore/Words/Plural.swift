/// The forms that a counted word may have (Unicode CLDR, "Language Plural Rules").
public enum PluralForm: UInt8, CaseIterable, Hashable, Sendable {
  /// For nothing.
  case zero
  /// For one, and in some languages for what ends like it.
  case one
  /// For two.
  case two
  /// For a few.
  case few
  /// For many.
  case many
  /// For everything else.
  case other
}

/// Which form a language takes for a whole number.
public enum PluralRule: UInt8, CaseIterable, Hashable, Sendable {
  /// One form for all: Korean, Japanese, Chinese.
  case invariant
  /// One, and the rest: English, German, Spanish.
  case oneAndOther
  /// Up to one, and the rest: French, Portuguese of Brazil.
  case upToOneAndOther
  /// Russian, Ukrainian.
  case eastSlavic
  /// Polish.
  case polish
  /// Arabic.
  case arabic

  /// The form for a number; that of a negative number is that of its magnitude.
  public func form(for count: Int) -> PluralForm {
    let number = count.magnitude
    let tens = number % 100
    let ones = number % 10
    switch self {
    case .invariant:
      return .other
    case .oneAndOther:
      return number == 1 ? .one : .other
    case .upToOneAndOther:
      return number <= 1 ? .one : .other
    case .eastSlavic, .polish:
      if self == .polish ? number == 1 : ones == 1 && tens != 11 { return .one }
      return (2...4).contains(ones) && !(12...14).contains(tens) ? .few : .many
    case .arabic:
      switch number {
      case 0: return .zero
      case 1: return .one
      case 2: return .two
      default: return (3...10).contains(tens) ? .few : tens >= 11 ? .many : .other
      }
    }
  }
}

/// A sentence with a count in it, in the forms of its language: `{count} events`, `{count} event`.
public struct CountPhrase: Hashable, Sendable {
  /// The sentence for every form that ``forms`` lacks.
  public var other: PhraseTemplate
  /// The sentences for particular forms.
  public var forms: [PluralForm: PhraseTemplate]

  /// Makes a phrase.
  public init(_ other: PhraseTemplate, _ forms: [PluralForm: PhraseTemplate] = [:]) {
    self.other = other
    self.forms = forms
  }

  /// The sentence for a number. One for ``PluralForm/zero`` is taken for nothing in every language:
  /// `no events`.
  public func template(for count: Int, by rule: PluralRule) -> PhraseTemplate {
    if count == 0, let none = forms[.zero] { return none }
    return forms[rule.form(for: count)] ?? other
  }
}
