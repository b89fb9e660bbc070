/// One occurrence of an event as a page sees it: civil days in the viewer's zone, and what a bar says.
public struct CalendarItem: Hashable, Sendable {
  /// The owner's key, carried untouched so that a renderer can link the item.
  public var key: Int64
  /// The event's UID; all occurrences of a series share it.
  public var uid: String
  /// Which occurrence of a series this is, as RECURRENCE-ID text; nil for a single event.
  public var recurrenceID: String?
  /// The title, of any length.
  public var title: String
  /// The days it covers; an empty span is read as one day.
  public var days: DaySpan
  /// When it begins on its first day; nil for an all-day item.
  public var startTime: TimeOfDay?
  /// When it ends on the day of its end, which for an end at 00:00 is the day after its last; nil for
  /// an all-day item.
  public var endTime: TimeOfDay?
  /// How many minutes really pass from its start to its end, where whoever makes the item knows the
  /// zone; the clock says something else over a change of the clocks. Nil when unknown or all-day.
  public var elapsedMinutes: Int?
  /// The hue it is drawn in.
  public var hue: Hue

  /// Makes an item.
  public init(
    key: Int64 = 0, uid: String, recurrenceID: String? = nil, title: String, days: DaySpan,
    startTime: TimeOfDay? = nil, endTime: TimeOfDay? = nil, elapsedMinutes: Int? = nil,
    hue: Hue? = nil
  ) {
    self.key = key
    self.uid = uid
    self.recurrenceID = recurrenceID
    self.title = title
    self.days = days.isEmpty ? DaySpan(start: days.start, count: 1) : days
    self.startTime = startTime
    self.endTime = endTime
    self.elapsedMinutes = elapsedMinutes
    self.hue = hue ?? Hue.standard(forUID: uid)
  }

  /// Whether it lasts whole days.
  public var isAllDay: Bool { startTime == nil }

  /// Whether it is drawn as a bar: all-day, or longer than a day. Anything else is a line with its time.
  public var isBar: Bool { isAllDay || days.count > 1 }
}

extension CalendarItem {
  /// Whether `left` stands before `right` wherever items compete for room.
  ///
  /// By start day, then longer first, all-day before timed, start time, title, UID, occurrence; text
  /// by its UTF-8 bytes. A total order of whole items, so that every page and platform agrees.
  public static func precedes(_ left: CalendarItem, _ right: CalendarItem) -> Bool {
    if left.days.start != right.days.start { return left.days.start < right.days.start }
    if left.days.end != right.days.end { return left.days.end > right.days.end }
    switch (left.startTime, right.startTime) {
    case (nil, .some): return true
    case (.some, nil): return false
    case (.some(let first), .some(let second)) where first != second: return first < second
    default: break
    }
    var order = CalendarItem.order(left.title, right.title)
    if order == 0 { order = CalendarItem.order(left.uid, right.uid) }
    if order == 0 {
      order = CalendarItem.order(left.recurrenceID ?? "", right.recurrenceID ?? "")
    }
    return order < 0
  }

  /// Compares texts octet by octet: below 0 when the left one comes first, 0 when both are the same.
  private static func order(_ left: String, _ right: String) -> Int {
    var (left, right) = (left, right)
    return left.withUTF8 { left in
      right.withUTF8 { right in
        for index in 0..<min(left.count, right.count) where left[index] != right[index] {
          return left[index] < right[index] ? -1 : 1
        }
        return left.count - right.count
      }
    }
  }
}

extension CalendarItem {
  /// Whether `left` stands before `right` in a list of one day: all-day first, then by the time from
  /// which each is on that day, then as ``precedes(_:_:)`` says.
  public static func precedes(_ left: CalendarItem, _ right: CalendarItem, on day: Day) -> Bool {
    if left.isAllDay != right.isAllDay { return left.isAllDay }
    let first = left.time(on: day)
    let second = right.time(on: day)
    return first != second ? first < second : precedes(left, right)
  }

  /// The time from which the item is on: its start on its first day, midnight on the others.
  private func time(on day: Day) -> TimeOfDay {
    days.start < day ? .midnight : startTime ?? .midnight
  }
}

extension CalendarItem {
  /// The items in the order of ``precedes(_:_:)``.
  ///
  /// Sorts numbers that hold the first of what decides, and asks the items themselves only where
  /// those are equal: moving whole items about would cost several times as much.
  static func inOrder(_ items: [CalendarItem]) -> [CalendarItem] {
    var places = items.indices.map { (rank: items[$0].rank, index: $0) }
    places.sort { left, right in
      left.rank != right.rank
        ? left.rank < right.rank : precedes(items[left.index], items[right.index])
    }
    return places.map { items[$0.index] }
  }

  /// Start day, length (longer is smaller, as far as 15 bits tell), then all-day or start time.
  private var rank: UInt64 {
    let start = UInt64(UInt32(bitPattern: days.start.ordinal ^ Int32.min))
    // Of lengths that 15 bits do not tell apart, no time may decide before they do.
    guard days.count < 0x7FFF else { return start << 32 }
    let shortness = UInt64(0x7FFF - days.count)
    let time = startTime.map { UInt64($0.secondsSinceMidnight) + 1 } ?? 0
    return start << 32 | shortness << 17 | time
  }
}
