/// The tokens by which a search index finds entries: of every stretch of letters each letter and each
/// pair of neighbours. So a word is found inside another, which Korean with its particles and Japanese
/// without blanks both need, and what the index finds has still to be compared with the text.
public enum SearchTokens {
  /// The tokens of an entry, each once, with a blank between.
  public static func text(_ searchText: String, tags: [String]) -> String {
    var tokens = Array(Set(self.tokens(of: searchText) + tags.map(token(ofTag:))))
    tokens.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return tokens.joined(separator: " ")
  }

  /// The tokens that an entry with this folded piece of text has, at most 64; none when nothing in it
  /// is a letter or a digit.
  static func required(by piece: String) -> [String] {
    var required: [String] = []
    var seen: Set<String> = []
    for run in runs(of: piece) {
      let tokens = run.count == 1 ? [String(run[0])] : pairs(run)
      for token in tokens where required.count < 64 && seen.insert(token).inserted {
        required.append(token)
      }
    }
    return required
  }

  /// The token of a whole tag. A private mark before it keeps it apart from those of texts.
  static func token(ofTag tag: String) -> String {
    var token = "\u{E000}"
    for scalar in SearchText(tag).folded.unicodeScalars {
      token.unicodeScalars.append(isLetter(scalar) ? scalar : "\u{E001}")
    }
    return token
  }

  private static func tokens(of text: String) -> [String] {
    var seen: Set<UInt64> = []
    var tokens: [String] = []
    for run in runs(of: text) {
      for (index, scalar) in run.enumerated() {
        if seen.insert(UInt64(scalar.value)).inserted { tokens.append(String(scalar)) }
        guard index + 1 < run.count else { continue }
        let next = run[index + 1]
        if seen.insert(UInt64(scalar.value) << 32 | UInt64(next.value)).inserted {
          tokens.append(String(scalar) + String(next))
        }
      }
    }
    return tokens
  }

  private static func pairs(_ run: [Unicode.Scalar]) -> [String] {
    zip(run, run.dropFirst()).map { String($0) + String($1) }
  }

  private static func runs(of text: String) -> [[Unicode.Scalar]] {
    text.unicodeScalars.split { !isLetter($0) }.map(Array.init)
  }

  /// Whether a scalar is part of a token: of ASCII letters and digits, of all else everything, so that
  /// the index needs to know nothing of Unicode.
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case 0x00...0x7F, 0xA0, 0x3000, 0xE000, 0xE001: false
    default: true
    }
  }
}
