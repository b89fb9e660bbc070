/// A finished drag as it is handed to whoever keeps the events.
///
/// It names the occurrence that was dragged, not only its series: of a repeated event the second
/// occurrence is moved from where the second was, never from where the series begins.
public struct ItemMove: Hashable, Sendable {
  /// The owner's key of the item, untouched.
  public let key: Int64
  /// The event's UID; all occurrences of a series share it.
  public let uid: String
  /// Which occurrence of its series was dragged, as RECURRENCE-ID text; nil for a single event. It is
  /// the identity from before the drag and stays so however far the occurrence goes.
  public let recurrenceID: String?
  /// When the occurrence was.
  public let from: EventSpan
  /// When it is to be.
  public let to: EventSpan

  /// Makes the move of an item.
  public init(of item: CalendarItem, to span: EventSpan) {
    key = item.key
    uid = item.uid
    recurrenceID = item.recurrenceID
    from = item.span
    to = span
  }

  /// Whether the drag came back to where it began, and nothing is to be saved.
  public var isNothing: Bool { from == to }

  /// By how many days the start moves; for a series of which every occurrence is to follow.
  public var startDays: Int { from.days.start.distance(to: to.days.start) }
}
