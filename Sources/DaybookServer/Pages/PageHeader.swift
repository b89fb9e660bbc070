import CalendarHTML

extension HTML {
  /// The header of a page that has a heading and nothing else.
  static func pageHeader(_ heading: String) -> HTML {
    """
    <header class="top ruled"><div class="heading"><h1 id="heading">\(heading)</h1></div></header>
    """
  }
}
