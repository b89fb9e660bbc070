import CalendarHTML

/// A piece of a line of a file, with a mark under the place that a problem is about.
struct SourceExcerpt {
  /// The most columns that are shown of the line.
  static let columnLimit = 72

  private let number: Int
  private let piece: String
  /// The columns before the mark; nil without a place.
  private let markOffset: Int?

  /// Cuts a piece out of a line.
  ///
  /// - Parameters:
  ///   - line: the line, unfolded.
  ///   - number: its number.
  ///   - octet: the octet of the place, counted from 1; nil for the line as a whole.
  init(_ line: String, number: Int, octet: Int?) {
    self.number = number
    let head = octet.map { line.utf8.prefix($0 - 1) }.map { String(decoding: $0, as: UTF8.self) }
    let tail = head.map { line.utf8.dropFirst($0.utf8.count) } ?? line.utf8[...]
    var before = SourceExcerpt.visible(head ?? "")
    // The place stands in the second half at the latest, so that what follows it is seen.
    let room = SourceExcerpt.columnLimit / 2
    if TerminalText.width(of: before) > room {
      var kept = before[before.endIndex...]
      while let previous = before[..<kept.startIndex].last,
        TerminalText.width(of: kept) + TerminalText.width(of: String(previous)) < room
      {
        kept = before[before.index(before: kept.startIndex)...]
      }
      before = "…" + kept
    }
    let used = TerminalText.width(of: before)
    var after = SourceExcerpt.visible(
      String(decoding: tail.prefix(SourceExcerpt.columnLimit * 4), as: UTF8.self))
    if used + TerminalText.width(of: after) > SourceExcerpt.columnLimit {
      after = TerminalText.cut(after, to: SourceExcerpt.columnLimit - used)
    }
    piece = before + after
    markOffset = octet == nil ? nil : used
  }

  /// The line with its number, and the mark under it.
  var lines: [String] {
    let label = "\(number)"
    var lines = ["  \(label) | \(piece)"]
    if let markOffset {
      lines.append(
        "  " + String(repeating: " ", count: label.count) + " | "
          + String(repeating: " ", count: markOffset) + "^")
    }
    return lines
  }

  /// The text with a dot for each control character, so that it commands no terminal and keeps its
  /// columns.
  private static func visible(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: scalars.append("·")
      default: scalars.append(scalar)
      }
    }
    return String(scalars)
  }
}
