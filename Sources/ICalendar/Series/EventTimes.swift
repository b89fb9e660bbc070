import CalendarCore

/// When an event or an occurrence is, as its maker means it: both ends on one clock.
public enum EventTimes: Sendable {
  /// Whole days.
  case allDay(DaySpan)
  /// From a time to a time on clocks in a zone; nil is floating. The end is never before the start.
  case timed(start: CivilDateTime, end: CivilDateTime, tzid: String?)

  /// The first day.
  public var firstDay: Day {
    switch self {
    case .allDay(let days): days.start
    case .timed(let start, _, _): start.day
    }
  }

  /// The start and end as properties of a component have them; no end for something of no length, for
  /// which DTEND has no value (RFC 5545 §3.8.2.2).
  public var values: (start: DateTimeValue, end: DateTimeValue?) {
    switch self {
    case .allDay(let days):
      return (.date(days.start), .date(days.end))
    case .timed(let start, let end, _):
      return (startValue, end > start ? startValue.withCivil(end) : nil)
    }
  }

  /// The start in its form.
  var startValue: DateTimeValue {
    switch self {
    case .allDay(let days): return .date(days.start)
    case .timed(let start, _, let tzid):
      guard let tzid else { return .floating(start) }
      return isSameText(tzid, "UTC") ? .utc(start) : .zoned(start, tzid: tzid)
    }
  }

  /// The start time; nil when all-day.
  public var startTime: TimeOfDay? {
    switch self {
    case .allDay: nil
    case .timed(let start, _, _): start.time
    }
  }

  /// Whether it is of whole days.
  public var isAllDay: Bool { startTime == nil }

  /// Whether both are whole days, or times in one zone.
  public func hasForm(of other: EventTimes) -> Bool { startValue.hasForm(of: other.startValue) }

  /// How long it is: in days when all-day, else in seconds on the clock.
  public var length: Int64 {
    switch self {
    case .allDay(let days): Int64(days.count)
    case .timed(let start, let end, _):
      end.secondsSinceEpoch(utcOffset: 0) - start.secondsSinceEpoch(utcOffset: 0)
    }
  }

  /// The same with another length, in the unit of ``length``.
  public func lasting(_ length: Int64) -> EventTimes {
    switch self {
    case .allDay(let days): .allDay(DaySpan(start: days.start, count: Int(clamping: length)))
    case .timed(let start, _, let tzid):
      .timed(start: start, end: start.advanced(bySeconds: length), tzid: tzid)
    }
  }

  /// The same starting on another day, with the same length in days and times on the clock.
  public func starting(on day: Day) -> EventTimes {
    let shift = firstDay.distance(to: day)
    switch self {
    case .allDay(let days):
      return .allDay(DaySpan(start: day, count: days.count))
    case .timed(let start, let end, let tzid):
      return .timed(
        start: CivilDateTime(day: start.day.advanced(by: shift), time: start.time),
        end: CivilDateTime(day: end.day.advanced(by: shift), time: end.time), tzid: tzid)
    }
  }

  /// The same so many seconds later on the clock; whole days move by the whole days in them.
  func shifted(bySeconds seconds: Int64) -> EventTimes {
    switch self {
    case .allDay(let days):
      let shift = Int(clamping: floorDivide(seconds, CivilSeconds.perDay))
      return .allDay(DaySpan(start: days.start.advanced(by: shift), count: days.count))
    case .timed(let start, let end, let tzid):
      return .timed(
        start: start.advanced(bySeconds: seconds), end: end.advanced(bySeconds: seconds),
        tzid: tzid)
    }
  }
}

extension EventTimes: Hashable {
  /// Whether both are the same days, or the same times in a zone of the same octets.
  public static func == (left: EventTimes, right: EventTimes) -> Bool {
    switch (left, right) {
    case (.allDay(let days), .allDay(let others)):
      return days == others
    case (.timed(let start, let end, let tzid), .timed(let otherStart, let otherEnd, let other)):
      guard start == otherStart, end == otherEnd else { return false }
      guard let tzid, let other else { return tzid == nil && other == nil }
      return isSameText(tzid, other)
    case (.allDay, .timed), (.timed, .allDay):
      return false
    }
  }

  /// Hashes the days or times; zones seldom differ where they do not.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .allDay(let days): hasher.combine(days)
    case .timed(let start, let end, _):
      hasher.combine(start)
      hasher.combine(end)
    }
  }
}
