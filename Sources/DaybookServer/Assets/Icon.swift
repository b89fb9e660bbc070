import CalendarHTML

/// The drawings of the interface: strokes in a box of 20, hidden from screen readers because a text
/// always stands beside them or names their control.
enum Icon {
  case alert
  case arrowEnd
  case calendar
  case challenge
  case check
  case chevronDown
  case chevronEnd
  case chevronStart
  case close
  case diary
  case download
  case file
  case lock
  case plus
  case repeating
  case settings
  case sparkle
  case task
  case transfer
  case trash

  /// The icon at 20 px.
  var html: HTML { draw("icon") }

  /// The icon at 16 px, as in buttons.
  var small: HTML { draw("icon small") }

  private func draw(_ classes: HTML) -> HTML {
    let mirrored: HTML = mirrors ? " flip" : ""
    return """
      <svg class="\(classes)\(mirrored)" viewBox="0 0 20 20" aria-hidden="true">\(shape)</svg>
      """
  }

  /// Whether it points along the line of text and so turns with it.
  private var mirrors: Bool {
    switch self {
    case .chevronEnd, .chevronStart, .arrowEnd: true
    default: false
    }
  }

  private var shape: HTML {
    switch self {
    case .alert:
      "<circle cx=\"10\" cy=\"10\" r=\"7.25\"/><path d=\"M10 6.5v4.25M10 13.5v.01\"/>"
    case .arrowEnd: "<path d=\"M4 10h12M11.5 5.5 16 10l-4.5 4.5\"/>"
    case .calendar:
      "<rect x=\"3\" y=\"4.25\" width=\"14\" height=\"12.75\" rx=\"2.5\"/><path d=\"M3 8.25h14M6.75 2.5v3M13.25 2.5v3\"/>"
    case .challenge:
      "<rect x=\"2.25\" y=\"5.5\" width=\"15.5\" height=\"9\" rx=\"4.5\"/><path d=\"m7.25 10 2 2 3.75-3.75\"/>"
    case .check: "<path d=\"m4.5 10.5 3.75 3.75L15.5 6.5\"/>"
    case .chevronDown: "<path d=\"m5.5 8 4.5 4.5L14.5 8\"/>"
    case .chevronEnd: "<path d=\"m8 4.5 5.5 5.5L8 15.5\"/>"
    case .chevronStart: "<path d=\"M12 4.5 6.5 10l5.5 5.5\"/>"
    case .close: "<path d=\"m5 5 10 10M15 5 5 15\"/>"
    case .diary:
      "<path d=\"M4.25 15.25V4.75A2 2 0 0 1 6.25 2.75h9.5v14.5h-9.5a2 2 0 0 1 0-4h9.5M10 3v5l1.75-1.25L13.5 8V3\"/>"
    case .download: "<path d=\"M10 3v9.5M6 9l4 4 4-4M3.5 16.5h13\"/>"
    case .file:
      "<path d=\"M11.5 2.75H6A1.75 1.75 0 0 0 4.25 4.5v11c0 .97.78 1.75 1.75 1.75h8c.97 0 1.75-.78 1.75-1.75V7z\"/><path d=\"M11.5 2.75V7h4.25\"/>"
    case .lock:
      "<rect x=\"4\" y=\"8.75\" width=\"12\" height=\"8\" rx=\"2\"/><path d=\"M6.75 8.75V6.5a3.25 3.25 0 0 1 6.5 0v2.25\"/>"
    case .plus: "<path d=\"M10 4v12M4 10h12\"/>"
    case .repeating:
      "<path d=\"M4 9V8a2.5 2.5 0 0 1 2.5-2.5H16M13.5 3 16 5.5 13.5 8M16 11v1a2.5 2.5 0 0 1-2.5 2.5H4M6.5 17 4 14.5 6.5 12\"/>"
    case .settings:
      "<path d=\"M2.5 6.5h9M15.5 6.5h2M2.5 13.5h2M8.5 13.5h9\"/><circle cx=\"13.5\" cy=\"6.5\" r=\"2\"/><circle cx=\"6.5\" cy=\"13.5\" r=\"2\"/>"
    case .sparkle:
      "<rect x=\"3\" y=\"3.5\" width=\"14\" height=\"13\" rx=\"2.5\"/><path d=\"M6 8h5M6 12h8\"/>"
    case .task:
      "<rect x=\"3\" y=\"3\" width=\"14\" height=\"14\" rx=\"3.5\"/><path d=\"m6.75 10.25 2.25 2.25 4.25-4.5\"/>"
    case .transfer: "<path d=\"M6.5 16.5v-13M3 7l3.5-3.5L10 7M13.5 3.5v13M10 13l3.5 3.5L17 13\"/>"
    case .trash:
      "<path d=\"M3.5 5.5h13M8 5.5V3.75h4V5.5M5.25 5.5l.75 11h8l.75-11M8.5 9v4.5M11.5 9v4.5\"/>"
    }
  }

  /// The brand: a ribbon, as it hangs from a book.
  static let ribbon: HTML = """
    <svg width="14" height="20" viewBox="0 0 14 20" aria-hidden="true">\
    <path d="M1.5 0h11A1.5 1.5 0 0 1 14 1.5V20l-7-5-7 5V1.5A1.5 1.5 0 0 1 1.5 0z"/></svg>
    """
}
