/// Where the keyboard is in a grid of days.
public struct GridFocus: Hashable, Sendable {
  /// The day that has the focus, and the day from which months are counted: paging from the 31st over
  /// a month of 30 days comes back to the 31st.
  public let place: AnchoredDay
  /// The day from which a selection is being extended with Shift, or nil.
  public let extensionAnchor: Day?
  /// Whether the focus is among the widgets inside the day's cell.
  public let isInsideCell: Bool

  /// The day that has the focus. Of all days it alone is a tab stop.
  public var day: Day { place.day }

  /// A focus that came to a day by pointer or by opening the page.
  public init(_ day: Day) { self.init(place: AnchoredDay(day)) }

  init(place: AnchoredDay, extensionAnchor: Day? = nil, isInsideCell: Bool = false) {
    self.place = place
    self.extensionAnchor = extensionAnchor
    self.isInsideCell = isInsideCell
  }
}

/// What a key asks for besides moving the focus.
public enum GridAction: Hashable, Sendable {
  /// Nothing.
  case none
  /// Choose the day, as a tap does.
  case select(Day)
  /// Extend the selection as it was when the extension began: ``DaySelection/dragged(from:to:effect:rules:)``
  /// that adds days.
  case extend(from: Day, to: Day)
  /// Say why the day cannot be chosen.
  case refuse(CalendarRefusal)
  /// Close the picker and give the focus back to what opened it.
  case close
  /// Move the focus to the first widget inside the cell.
  case enterCell
  /// Move the focus from the widgets back to the cell.
  case leaveCell
}

/// What a key does.
public struct KeyOutcome: Hashable, Sendable {
  /// Where the focus is afterwards.
  public let focus: GridFocus
  /// The page to turn to, the one that owns the day in focus; nil when it is shown already.
  public let page: CalendarMonth?
  /// What else is to be done.
  public let action: GridAction
  /// Whether the grid has used the key; when not, the browser or the system may.
  public let isHandled: Bool
}
