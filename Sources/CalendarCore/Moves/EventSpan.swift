/// When an event is: whole days, or from one time to another on the clock of its zone.
///
/// What is dragged is this, never an instant: days are added to days and minutes to times on the clock,
/// so an event keeps its time and its length over any change of the clocks.
public enum EventSpan: Hashable, Sendable {
  /// Whole days; an empty span is read as one day.
  case allDay(DaySpan)
  /// From a start to an end, exclusive; an end before the start is read as no length.
  case timed(from: CivilDateTime, to: CivilDateTime)

  /// Whether it is whole days.
  public var isAllDay: Bool {
    switch self {
    case .allDay: true
    case .timed: false
    }
  }

  /// The days it covers, at least one.
  public var days: DaySpan {
    switch self {
    case .allDay(let days): days.isEmpty ? DaySpan(start: days.start, count: 1) : days
    case .timed(let start, let end): DaySpan(coveredFrom: start, to: end)
    }
  }

  /// How long it is on the clock, in seconds, never negative; of whole days 24 hours each.
  public var secondsOnClock: Int64 {
    switch self {
    case .allDay:
      return CivilDateTime(day: days.start, time: .midnight)
        .secondsOnClock(to: CivilDateTime(day: days.end, time: .midnight))
    case .timed(let start, let end):
      return Swift.max(start.secondsOnClock(to: end), 0)
    }
  }
}

extension CivilDateTime {
  /// The seconds from here to `other` as if no zone existed; negative when `other` is earlier.
  func secondsOnClock(to other: CivilDateTime) -> Int64 {
    other.secondsSinceEpoch(utcOffset: 0) - secondsSinceEpoch(utcOffset: 0)
  }
}

extension CalendarItem {
  /// When it is. Where a clock set back makes its end stand before its start, it ends as many minutes
  /// after its start as really pass, so that no move makes them fewer.
  public var span: EventSpan {
    guard let start, let end else { return .allDay(days) }
    if end == start, let elapsedMinutes, elapsedMinutes > 0 {
      return .timed(
        from: start, to: start.advanced(bySeconds: Int64(Int32(clamping: elapsedMinutes)) * 60))
    }
    return .timed(from: start, to: end)
  }

  /// The item at another time; for the picture of a drag while it lasts.
  public func placed(at span: EventSpan) -> CalendarItem {
    var item = self
    item.days = span.days
    item.elapsedMinutes = nil
    switch span {
    case .allDay:
      item.startTime = nil
      item.endTime = nil
    case .timed(let start, let end):
      item.startTime = start.time
      item.endTime = Swift.max(start, end).time
      if end <= start { item.elapsedMinutes = 0 }
    }
    return item
  }
}
