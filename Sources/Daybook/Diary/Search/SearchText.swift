import Foundation

/// A text as search sees it, and where each piece of it stood in the text as it was typed.
///
/// Case, width (`ＡＢ` and `AB`), the accents of Latin, Greek and Cyrillic letters and the two ways in
/// which Unicode writes the same letter do not count. The typed text is never changed by this.
struct SearchText {
  /// The folded text.
  private(set) var folded = ""
  /// How many octets of `folded` each character of the typed text became, when they were asked for.
  private var lengths: [Int32] = []

  /// Folds a text.
  ///
  /// - Parameter keepsPlaces: whether ``range(ofFolded:in:)`` is wanted.
  init(_ text: String, keepsPlaces: Bool = false) {
    folded.reserveCapacity(text.utf8.count)
    if !keepsPlaces, text.utf8.allSatisfy({ $0 < 0x80 }) {
      folded = text.lowercased()
      return
    }
    for character in text {
      let start = folded.utf8.count
      SearchText.append(character, to: &folded)
      if keepsPlaces { lengths.append(Int32(folded.utf8.count - start)) }
    }
  }

  /// The part of the typed text that became some octets of the folded one.
  ///
  /// - Parameters:
  ///   - range: octets of `folded`.
  ///   - text: the typed text.
  func range(ofFolded range: Range<Int>, in text: String) -> Range<String.Index> {
    var position = 0
    var index = text.startIndex
    var start: String.Index?
    for length in lengths {
      if start == nil, position + Int(length) > range.lowerBound { start = index }
      if position >= range.upperBound { break }
      position += Int(length)
      index = text.index(after: index)
    }
    return (start ?? index)..<max(start ?? index, index)
  }

  private static func append(_ character: Character, to folded: inout String) {
    if let first = character.unicodeScalars.first, character.unicodeScalars.count == 1 {
      switch first.value {
      // What stays as it is: Hangul syllables, kana, Chinese characters, ASCII but capitals.
      case 0xAC00...0xD7A3, 0x3041...0x3096, 0x30A1...0x30FA, 0x3400...0x9FFF, 0x20...0x40,
        0x5B...0x7E, 0x09, 0x0A:
        return folded.unicodeScalars.append(first)
      default: break
      }
    }
    let parts = String(character).decomposedStringWithCompatibilityMapping.unicodeScalars
    var kept = String.UnicodeScalarView()
    // The marks that accent letters of alphabets. Those of kana make another letter, and stay.
    for scalar in parts where !(0x0300...0x036F).contains(scalar.value) { kept.append(scalar) }
    folded += String(kept).precomposedStringWithCanonicalMapping.lowercased()
  }
}

extension String {
  /// The first place of some octets among this text's, from an offset on; nil when there is none.
  ///
  /// Octets of folded text are compared, as the same text is always the same octets there.
  func firstOffset(of needle: [UInt8], from start: Int = 0) -> Int? {
    var text = self
    return text.withUTF8 { bytes -> Int? in
      guard let first = needle.first, start >= 0, bytes.count - start >= needle.count else {
        return nil
      }
      return needle.withUnsafeBufferPointer { needle -> Int? in
        for offset in start...(bytes.count - needle.count) where bytes[offset] == first {
          var length = 1
          while length < needle.count, bytes[offset + length] == needle[length] { length += 1 }
          if length == needle.count { return offset }
        }
        return nil
      }
    }
  }
}
