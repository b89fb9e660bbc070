/// The direction in which lines of text, and with them the days of a page, follow each other.
public enum LineDirection: Hashable, Sendable {
  /// As in Latin script.
  case leftToRight
  /// As in Arabic and Hebrew script: the first day stands at the right.
  case rightToLeft
}
