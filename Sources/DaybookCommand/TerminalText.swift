import Daybook

/// Text of people on a terminal.
enum TerminalText {
  /// The text on one line, cut with an ellipsis after so many characters.
  static func cut(_ text: String, to limit: Int) -> String {
    let line = EventDraft.oneLine(text)
    return line.count <= limit ? line : line.prefix(max(limit - 1, 0)) + "…"
  }

  /// The text without control characters but line ends and tabs: they could command the terminal.
  static func printable(_ text: String) -> String {
    let kept = text.unicodeScalars.filter {
      $0 == "\n" || $0 == "\t" || $0.properties.generalCategory != .control
    }
    return String(String.UnicodeScalarView(kept))
  }
}
