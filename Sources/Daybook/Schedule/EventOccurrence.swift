import CalendarCore
import ICalendar

/// One occurrence of an event, in the zone of whoever looks.
public struct EventOccurrence: Hashable, Sendable {
  /// The stored object it comes from; 0 for one read from a file.
  public var objectID: ObjectRecord.ID
  /// The object's calendar; 0 for one read from a file.
  public var calendarID: CalendarRecord.ID
  /// The event's UID.
  public var uid: String
  /// Which occurrence of its series this is, as the value of a RECURRENCE-ID; nil for a single event.
  public var recurrenceID: String?
  /// The title; may be empty.
  public var title: String
  /// The event's own colour, if it has one.
  public var color: RGBColor?
  /// Whether it lasts whole days.
  public var isAllDay: Bool
  /// When it starts, on the clock of whoever looks.
  public var start: CivilDateTime
  /// When it ends, exclusive; not before the start but for a clock set back in between.
  public var end: CivilDateTime
  /// When it starts and ends, in seconds since the epoch; nil when all-day.
  public var instants: ClosedRange<Int64>?

  /// The days it covers.
  public var days: DaySpan { DaySpan(coveredFrom: start, to: end) }

  /// The hue it is drawn in: the one nearest to its colour, else the one its UID stands for.
  public var hue: Hue { color.map { Hue(nearest: $0) } ?? Hue.standard(forUID: uid) }

  /// The colour it has where a single one is asked for.
  public var shownColor: RGBColor { color ?? hue.color }

  /// The occurrence as the layout of a page takes it.
  ///
  /// - Parameter key: carried untouched to the renderer.
  public func item(key: Int64) -> CalendarItem {
    CalendarItem(
      key: key, uid: uid, recurrenceID: recurrenceID, title: title, days: days,
      startTime: isAllDay ? nil : start.time, endTime: isAllDay ? nil : end.time,
      elapsedMinutes: instants.map { Int(clamping: ($0.upperBound - $0.lowerBound) / 60) },
      hue: hue)
  }

  /// Whether `left` comes first in a list: by start, all-day before timed, longer first, title, UID.
  public static func precedes(_ left: EventOccurrence, _ right: EventOccurrence) -> Bool {
    if left.start.day != right.start.day { return left.start.day < right.start.day }
    if left.isAllDay != right.isAllDay { return left.isAllDay }
    if left.start != right.start { return left.start < right.start }
    if left.end != right.end { return left.end > right.end }
    if left.title != right.title { return left.title < right.title }
    if left.uid != right.uid { return left.uid < right.uid }
    return (left.recurrenceID ?? "") < (right.recurrenceID ?? "")
  }
}

/// The half-open windows in which a page looks for events: its days on anybody's clock, and its
/// instants in the zone of whoever looks.
public struct ScheduleWindow: Hashable, Sendable {
  /// The page's days.
  public let days: DaySpan
  /// The days as seconds as if UTC, for dates and floating times.
  public let floating: Range<Int64>
  /// The days as seconds since the epoch.
  public let instants: Range<Int64>

  /// The window of some days in a zone.
  public init(days: DaySpan, zone: TimeZoneRules) {
    self.days = days
    floating = TimeZoneRules.utc.instants(of: days)
    instants = zone.instants(of: days)
  }

  /// The window from one moment to another, in seconds since the epoch, and what a clock in the zone
  /// shows then.
  public init(instants: Range<Int64>, zone: TimeZoneRules) {
    self.instants = instants
    let start = zone.civil(at: instants.lowerBound)
    // A clock that was set back shows the end before the start.
    let end = max(start, zone.civil(at: instants.upperBound))
    days = DaySpan(coveredFrom: start, to: end)
    floating = start.secondsSinceEpoch(utcOffset: 0)..<end.secondsSinceEpoch(utcOffset: 0)
  }
}
