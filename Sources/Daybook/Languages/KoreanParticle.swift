/// A Korean particle whose shape follows the last sound of the word before it.
enum KoreanParticle {
  /// 을 after a consonant, 를 after a vowel.
  case object
  /// 이 after a consonant, 가 after a vowel.
  case subject
  /// 으로 after a consonant other than ㄹ, 로 otherwise.
  case direction

  /// The particle for `word`. A word whose last sound is not written (a symbol, another script) gets
  /// both shapes: `을(를)`.
  func following(_ word: String) -> String {
    guard let last = word.unicodeScalars.last(where: { KoreanParticle.isSounded($0) }),
      let final = KoreanParticle.finalConsonant(of: last)
    else {
      switch self {
      case .object: return "을(를)"
      case .subject: return "이(가)"
      case .direction: return "(으)로"
      }
    }
    switch self {
    case .object: return final == .none ? "를" : "을"
    case .subject: return final == .none ? "가" : "이"
    case .direction: return final == .other ? "으로" : "로"
    }
  }

  private enum Final {
    case none
    case rieul
    case other
  }

  private static func isSounded(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
  }

  private static func finalConsonant(of scalar: Unicode.Scalar) -> Final? {
    switch scalar {
    case "가"..."힣":
      // A syllable is 0xAC00 + (initial × 21 + vowel) × 28 + final; the final ㄹ is number 8.
      switch (scalar.value - 0xAC00) % 28 {
      case 0: return Final.none
      case 8: return .rieul
      default: return .other
      }
    // Digits as they are read: 영 일 이 삼 사 오 육 칠 팔 구.
    case "1", "7", "8": return .rieul
    case "0", "3", "6": return .other
    case "2", "4", "5", "9": return Final.none
    default: return nil
    }
  }
}
