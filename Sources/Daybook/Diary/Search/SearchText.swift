import Foundation

/// A text as search sees it, and where each piece of it stood in the text as it was typed.
///
/// Case, width (`ＡＢ` and `AB`), the accents of Latin, Greek and Cyrillic letters and the two ways in
/// which Unicode writes the same letter do not count. The typed text is never changed by this.
struct SearchText {
  /// The folded text.
  let folded: String
  /// The pieces of the text in order, when they were asked for.
  private var pieces: [Piece] = []

  /// Octets of the typed text and what became of them.
  private struct Piece {
    var typed: Int
    var folded: Int
    /// Whether every octet became one, so that places inside are known as well.
    var isPlain: Bool
  }

  /// Folds a text.
  ///
  /// - Parameter keepsPlaces: whether ``range(ofFolded:in:)`` is wanted.
  init(_ text: String, keepsPlaces: Bool = false) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    let scalars = text.unicodeScalars
    var index = scalars.startIndex
    while index < scalars.endIndex {
      let start = index
      let before = bytes.count
      let isPlain = SearchText.isPlain(scalars[index]) && SearchText.skipPlain(scalars, &index)
      if isPlain {
        for byte in text.utf8[start..<index] {
          bytes.append((0x41...0x5A).contains(byte) ? byte + 0x20 : byte)
        }
      } else {
        bytes.append(contentsOf: SearchText.folded(text[start]).utf8)
        index = text.index(after: start)
      }
      guard keepsPlaces else { continue }
      pieces.append(
        Piece(
          typed: text.utf8.distance(from: start, to: index), folded: bytes.count - before,
          isPlain: isPlain))
    }
    folded = String(decoding: bytes, as: UTF8.self)
  }

  /// The part of the typed text that became some octets of the folded one, in whole characters.
  ///
  /// - Parameters:
  ///   - range: octets of `folded`.
  ///   - text: the typed text.
  func range(ofFolded range: Range<Int>, in text: String) -> Range<String.Index> {
    var start: Int?
    var (typed, folded) = (0, 0)
    var end = 0
    for piece in pieces {
      if folded >= range.upperBound { break }
      let last = folded + piece.folded
      if start == nil, last > range.lowerBound {
        start = piece.isPlain ? typed + range.lowerBound - folded : typed
      }
      end =
        piece.isPlain ? typed + min(range.upperBound - folded, piece.typed) : typed + piece.typed
      typed += piece.typed
      folded = last
    }
    let utf8 = text.utf8
    let first = utf8.index(utf8.startIndex, offsetBy: start ?? end)
    return first..<utf8.index(utf8.startIndex, offsetBy: max(end, start ?? end))
  }

  /// Whether a scalar stays what it is, but for capitals of ASCII, wherever it is a character by
  /// itself: Hangul syllables, kana, Chinese characters, ASCII.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E, 0x09, 0x0A, 0xAC00...0xD7A3, 0x3041...0x3096, 0x30A1...0x30FA,
      0x3400...0x9FFF:
      true
    default: false
    }
  }

  /// Goes over plain scalars that are characters by themselves: those with a plain one, or nothing,
  /// after them.
  ///
  /// - Returns: whether there was any.
  private static func skipPlain(
    _ scalars: String.UnicodeScalarView, _ index: inout String.Index
  ) -> Bool {
    let start = index
    while index < scalars.endIndex {
      let next = scalars.index(after: index)
      guard next == scalars.endIndex || isPlain(scalars[next]) else { break }
      index = next
    }
    return index > start
  }

  private static func folded(_ character: Character) -> String {
    let parts = String(character).decomposedStringWithCompatibilityMapping.unicodeScalars
    var kept = String.UnicodeScalarView()
    // The marks that accent letters of alphabets. Those of kana make another letter, and stay.
    for scalar in parts where !(0x0300...0x036F).contains(scalar.value) { kept.append(scalar) }
    return String(kept).precomposedStringWithCanonicalMapping.lowercased()
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
