import CalendarCore
import ICalendar

extension EventObject {
  /// When a component takes place, as its maker means it: the end in the zone of the start.
  ///
  /// - Returns: nil without a readable start.
  static func times(
    of component: Component, zone: (String) -> TimeZoneRules?
  ) -> EventTimes? {
    guard let times = component.times else { return nil }
    let start = times.start.civil
    guard !times.start.isDate else {
      return .allDay(DaySpan(start: start.day, end: end(of: times, zone: zone).day))
    }
    let end = end(of: times, zone: zone)
    let tzid: String? =
      switch times.start {
      case .zoned(_, let tzid): tzid
      case .utc: "UTC"
      case .floating, .date: nil
      }
    return .timed(start: start, end: max(start, end), tzid: tzid)
  }

  /// The end of a component on the clock of its start.
  private static func end(
    of times: ComponentTimes, zone: (String) -> TimeZoneRules?
  ) -> CivilDateTime {
    switch times.end {
    case .after(let duration):
      return times.start.civil.advanced(by: duration)
    case .at(let end):
      if end.hasForm(of: times.start) { return end.civil }
      guard let from = rules(of: end, zone: zone), let to = rules(of: times.start, zone: zone)
      else { return end.civil }
      return to.civil(at: from.resolve(end.civil).instant)
    }
  }

  /// The zone of a date-time; nil for a date, a floating time or a zone nobody knows.
  static func rules(of value: DateTimeValue, zone: (String) -> TimeZoneRules?) -> TimeZoneRules? {
    switch value {
    case .utc: .utc
    case .zoned(_, let tzid): zone(tzid)
    case .date, .floating: nil
    }
  }
}

extension EventTimes {
  /// The start and end as properties of a component have them.
  var values: (start: DateTimeValue, end: DateTimeValue) {
    switch self {
    case .allDay(let days):
      return (.date(days.start), .date(days.end))
    case .timed(let start, let end, let tzid):
      switch tzid {
      case nil: return (.floating(start), .floating(end))
      case "UTC": return (.utc(start), .utc(end))
      case let tzid?: return (.zoned(start, tzid: tzid), .zoned(end, tzid: tzid))
      }
    }
  }

  /// The first day.
  public var firstDay: Day {
    switch self {
    case .allDay(let days): days.start
    case .timed(let start, _, _): start.day
    }
  }

  /// The start time; nil when all-day.
  var startTime: TimeOfDay? {
    switch self {
    case .allDay: nil
    case .timed(let start, _, _): start.time
    }
  }

  /// The same event starting on another day, with the same length in days and times on the clock.
  func starting(on day: Day) -> EventTimes {
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
}
