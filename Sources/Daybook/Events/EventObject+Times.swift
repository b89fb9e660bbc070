import CalendarCore
import ICalendar

extension EventObject {
  /// When a component takes place, as its maker means it: the end on the clock of the start.
  ///
  /// - Returns: nil without a readable start.
  static func times(
    of component: Component, zone: (String) -> TimeZoneRules?
  ) -> EventTimes? {
    component.times.map { times(of: $0, startingAt: nil, zone: zone) }
  }

  /// When something takes place that starts at another time than it says, and lasts as long.
  ///
  /// - Parameters:
  ///   - start: the start on the same clock; nil for its own.
  ///   - zone: the rules of a TZID.
  static func times(
    of times: ComponentTimes, startingAt start: CivilDateTime?, zone: (String) -> TimeZoneRules?
  ) -> EventTimes {
    let begin = start ?? times.start.civil
    guard !times.start.isDate else {
      let ownEnd = end(of: times, startingAt: times.start.civil, zone: zone).day
      let count = max(times.start.civil.day.distance(to: ownEnd), 1)
      return .allDay(DaySpan(start: begin.day, count: count))
    }
    let end =
      if case .at(let end) = times.end, start == nil, end.hasForm(of: times.start) {
        end.civil
      } else {
        self.end(of: times, startingAt: begin, zone: zone)
      }
    let tzid: String? =
      switch times.start {
      case .zoned(_, let tzid): tzid
      case .utc: "UTC"
      case .floating, .date: nil
      }
    return .timed(start: begin, end: max(begin, end), tzid: tzid)
  }

  /// The end, on the clock of the start, of something that starts at `start`.
  private static func end(
    of times: ComponentTimes, startingAt start: CivilDateTime, zone: (String) -> TimeZoneRules?
  ) -> CivilDateTime {
    let clock = rules(of: times.start, zone: zone) ?? .utc
    func later(_ civil: CivilDateTime, by seconds: Int64) -> CivilDateTime {
      seconds == 0 ? civil : clock.civil(at: clock.resolve(civil).instant + seconds)
    }
    switch times.end {
    case .after(let duration):
      let day = start.day.advanced(by: Int(duration.days))
      return later(CivilDateTime(day: day, time: start.time), by: duration.seconds)
    case .at(let end):
      return later(start, by: seconds(from: times.start, to: end, zone: zone))
    }
  }

  /// The exact seconds between two times; on the clock where one of them has no known zone.
  private static func seconds(
    from start: DateTimeValue, to end: DateTimeValue, zone: (String) -> TimeZoneRules?
  ) -> Int64 {
    let (from, to) = (rules(of: start, zone: zone), rules(of: end, zone: zone))
    guard let from, let to else {
      return end.civil.secondsSinceEpoch(utcOffset: 0) - start.civil.secondsSinceEpoch(utcOffset: 0)
    }
    return to.resolve(end.civil).instant - from.resolve(start.civil).instant
  }

  /// The start and end of a component in seconds: on the clock as if UTC for a date, a floating time
  /// or an unknown zone, otherwise since the epoch. The end is not before the start.
  static func seconds(
    of times: ComponentTimes, zone: (String) -> TimeZoneRules?
  ) -> (start: Int64, end: Int64) {
    let clock = rules(of: times.start, zone: zone) ?? .utc
    let start = clock.resolve(times.start.civil).instant
    let end: Int64
    switch times.end {
    case .after(let duration):
      let civil = times.start.civil
      let day = civil.day.advanced(by: Int(duration.days))
      let nominal =
        duration.days == 0
        ? start : clock.resolve(CivilDateTime(day: day, time: civil.time)).instant
      end = nominal + duration.seconds
    case .at(let value):
      end = start + seconds(from: times.start, to: value, zone: zone)
    }
    return (start, max(start, end))
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
