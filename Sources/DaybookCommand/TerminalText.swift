/// How text lies on a terminal: columns, not characters.
enum TerminalText {
  /// The number of columns a text takes. Control characters take none.
  static func width(of text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + width(of: $1) }
  }

  static func width(of character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    switch first.properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark: return 0
    default: break
    }
    // An emoji style selector or a joined emoji is as wide as an emoji.
    if character.unicodeScalars.contains(where: { $0.value == 0xFE0F }) { return 2 }
    return isWide(first) ? 2 : 1
  }

  /// The text on exactly `columns` columns: cut with an ellipsis, or filled with blanks at the end.
  static func fitted(_ text: String, to columns: Int) -> String {
    guard columns > 0 else { return "" }
    let plain = text.filter { width(of: $0) > 0 }
    let total = width(of: plain)
    if total <= columns { return plain + String(repeating: " ", count: columns - total) }
    var kept = ""
    var used = 0
    for character in plain {
      let next = width(of: character)
      if used + next > columns - 1 { break }
      kept.append(character)
      used += next
    }
    return kept + "…" + String(repeating: " ", count: columns - 1 - used)
  }

  /// The text, cut with an ellipsis when it takes more than `columns` columns.
  static func cut(_ text: String, to columns: Int) -> String {
    width(of: text) <= columns ? text.filter { width(of: $0) > 0 } : fitted(text, to: columns)
  }

  /// The text without control characters but line ends and tabs, which could command a terminal.
  static func printable(_ text: String) -> String {
    let kept = text.unicodeScalars.filter {
      $0 == "\n" || $0 == "\t" || $0.properties.generalCategory != .control
    }
    return String(String.UnicodeScalarView(kept))
  }

  /// Whether terminals give a scalar two columns (East Asian Width W and F, and emoji).
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x231A...0x231B, 0x2329...0x232A, 0x23E9...0x23EC, 0x23F0, 0x23F3,
      0x25FD...0x25FE, 0x2614...0x2615, 0x2648...0x2653, 0x267F, 0x2693, 0x26A1, 0x26AA...0x26AB,
      0x26BD...0x26BE, 0x26C4...0x26C5, 0x26CE, 0x26D4, 0x26EA, 0x26F2...0x26F3, 0x26F5, 0x26FA,
      0x26FD, 0x2705, 0x270A...0x270B, 0x2728, 0x274C, 0x274E, 0x2753...0x2755, 0x2757,
      0x2795...0x2797, 0x27B0, 0x27BF, 0x2B1B...0x2B1C, 0x2B50, 0x2B55, 0x2E80...0x303E,
      0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF, 0xA960...0xA97F,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x16FE0...0x18AFF, 0x1AFF0...0x1B2FF, 0x1F004, 0x1F0CF, 0x1F18E,
      0x1F191...0x1F19A, 0x1F1E6...0x1F202, 0x1F210...0x1F23B, 0x1F240...0x1F248,
      0x1F250...0x1F251, 0x1F260...0x1F265, 0x1F300...0x1F64F, 0x1F680...0x1F6FF,
      0x1F7E0...0x1F7EB, 0x1F900...0x1F9FF, 0x1FA70...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
