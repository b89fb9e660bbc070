extension EventDraft {
  /// The text without control characters, line ends and tabs as blanks, and without blanks around it.
  package static func oneLine(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if isLineEnd(scalar) || scalar == "\t" {
        if scalar != "\n" || previous != "\r" { scalars.append(" ") }
      } else if scalar.properties.generalCategory != .control {
        scalars.append(scalar)
      }
      previous = scalar
    }
    let begin = scalars.firstIndex { $0 != " " } ?? scalars.endIndex
    let end = scalars.lastIndex { $0 != " " }.map { scalars.index(after: $0) } ?? begin
    return String(scalars[begin..<end])
  }

  /// The text without control characters but tabs and line ends, which become `\n`.
  package static func withoutControls(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if scalar == "\r" || scalar == "\n" {
        if scalar != "\n" || previous != "\r" { scalars.append("\n") }
      } else if scalar == "\t" || scalar.properties.generalCategory != .control {
        scalars.append(scalar)
      }
      previous = scalar
    }
    return String(scalars)
  }

  private static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\n", "\r", "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }
}

/// Whether two texts are the same octet by octet: what a person typed differently is a change, even
/// where Unicode calls both texts equal.
func isSameText(_ left: String, _ right: String) -> Bool {
  left.utf8.elementsEqual(right.utf8)
}
