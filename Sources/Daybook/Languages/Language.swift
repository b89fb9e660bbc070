/// A language the interface speaks.
public enum Language: String, CaseIterable, Hashable, Sendable {
  /// Korean.
  case korean = "ko"
  /// English.
  case english = "en"
  /// Japanese.
  case japanese = "ja"

  /// The BCP 47 tag, as in `lang` attributes and settings.
  public var tag: String { rawValue }

  /// Whether Sundays and Saturdays have colours: a custom of Korea and Japan.
  public var colorsWeekends: Bool { self != .english }

  /// The name in the language itself, for a list in which everybody finds their own.
  public var ownName: String {
    switch self {
    case .korean: "한국어"
    case .english: "English"
    case .japanese: "日本語"
    }
  }

  /// The language of a BCP 47 tag, or of a POSIX locale name: `ko`, `ko-KR`, `ko_KR.UTF-8`; nil for
  /// any other language.
  public init?(tag: String) {
    let primary = tag.utf8.prefix { byte in
      byte != UInt8(ascii: "-") && byte != UInt8(ascii: "_") && byte != UInt8(ascii: ".")
    }
    let lowered = primary.map { (65...90).contains($0) ? $0 + 32 : $0 }
    for language in Language.allCases where language.rawValue.utf8.elementsEqual(lowered) {
      self = language
      return
    }
    return nil
  }

  /// The best of our languages for an `Accept-Language` header (RFC 9110, 12.5.4): the one with the
  /// highest quality, the earlier of equals; nil when the header names none of them.
  public init?(acceptLanguage header: String) {
    var best: (language: Language, quality: Double)?
    for range in header.split(separator: ",") {
      let parts = range.split(separator: ";")
      guard let tag = parts.first,
        let language = Language(tag: String(tag.filter { $0 != " " }))
      else { continue }
      var quality = 1.0
      for parameter in parts.dropFirst() {
        let text = parameter.filter { $0 != " " }
        if text.hasPrefix("q=") { quality = Double(text.dropFirst(2)) ?? 0 }
      }
      if quality > (best?.quality ?? 0) { best = (language, quality) }
    }
    guard let best else { return nil }
    self = best.language
  }
}
