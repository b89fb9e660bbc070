/// A Korean particle whose shape follows the last sound of the word before it.
enum KoreanParticle {
  /// 을 after a consonant, 를 after a vowel.
  case object
  /// 이 after a consonant, 가 after a vowel.
  case subject

  /// The particle for `word`. A word whose last sound is not written (a symbol, another script) gets
  /// both shapes: `을(를)`.
  func following(_ word: String) -> String {
    let last = word.unicodeScalars.last(where: KoreanParticle.isSounded)
    let endsInConsonant = last.flatMap(KoreanParticle.endsInConsonant)
    switch (self, endsInConsonant) {
    case (.object, true): return "을"
    case (.object, false): return "를"
    case (.object, nil): return "을(를)"
    case (.subject, true): return "이"
    case (.subject, false): return "가"
    case (.subject, nil): return "이(가)"
    }
  }

  private static func isSounded(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
  }

  private static func endsInConsonant(_ scalar: Unicode.Scalar) -> Bool? {
    switch scalar {
    // A syllable is 0xAC00 + (initial × 21 + vowel) × 28 + final.
    case "가"..."힣": (scalar.value - 0xAC00) % 28 != 0
    // Digits as they are read: 영 일 이 삼 사 오 육 칠 팔 구.
    case "0", "1", "3", "6", "7", "8": true
    case "2", "4", "5", "9": false
    default: nil
    }
  }
}
