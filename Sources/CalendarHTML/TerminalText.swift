/// How text lies on a terminal: in columns, not characters. Control characters are blanks.
package enum TerminalText {
  /// The number of columns a text takes.
  package static func width(of text: some StringProtocol) -> Int {
    TextWidth.clusters(of: String(text)).reduce(0) { $0 + $1.columns }
  }

  /// The text, cut with an ellipsis where it takes more than `columns` columns.
  package static func cut(_ text: String, to columns: Int) -> String {
    String(decoding: fit(text, to: columns).bytes, as: UTF8.self)
  }

  /// The text on exactly `columns` columns: cut with an ellipsis, or filled with blanks at the end.
  package static func fitted(_ text: String, to columns: Int) -> String {
    let (bytes, width) = fit(text, to: columns)
    return String(decoding: bytes, as: UTF8.self)
      + String(repeating: " ", count: Swift.max(columns - width, 0))
  }

  private static func fit(_ text: String, to columns: Int) -> (bytes: [UInt8], width: Int) {
    TextWidth.fitted(TextWidth.clusters(of: text), to: columns, ellipsis: 1) { $0.columns }
  }
}
