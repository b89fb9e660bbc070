import CalendarCore

extension Component {
  /// When the component takes place, as its maker means it: the end on the clock of the start.
  ///
  /// - Parameter zone: the rules of a TZID.
  /// - Returns: nil without a readable start.
  public func eventTimes(zone: (String) -> TimeZoneRules?) -> EventTimes? {
    times.map { EventTimes($0, zone: zone) }
  }
}

extension EventTimes {
  /// When something takes place that starts at another time than it says, and lasts as long.
  ///
  /// - Parameters:
  ///   - start: the start on the same clock; nil for its own.
  ///   - zone: the rules of a TZID.
  init(
    _ times: ComponentTimes, startingAt start: CivilDateTime? = nil,
    zone: (String) -> TimeZoneRules?
  ) {
    let begin = start ?? times.start.civil
    guard !times.start.isDate else {
      let ownEnd = EventTimes.end(of: times, startingAt: times.start.civil, zone: zone).day
      let count = max(times.start.civil.day.distance(to: ownEnd), 1)
      self = .allDay(DaySpan(start: begin.day, count: count))
      return
    }
    let end =
      if case .at(let end) = times.end, start == nil, end.hasForm(of: times.start) {
        end.civil
      } else {
        EventTimes.end(of: times, startingAt: begin, zone: zone)
      }
    let tzid: String? =
      switch times.start {
      case .zoned(_, let tzid): tzid
      case .utc: "UTC"
      case .floating, .date: nil
      }
    self = .timed(start: begin, end: max(begin, end), tzid: tzid)
  }

  /// The end, on the clock of the start, of something that starts at `start`.
  private static func end(
    of times: ComponentTimes, startingAt start: CivilDateTime, zone: (String) -> TimeZoneRules?
  ) -> CivilDateTime {
    let clock = times.start.rules(zone: zone) ?? .utc
    func later(_ civil: CivilDateTime, by seconds: Int64) -> CivilDateTime {
      seconds == 0 ? civil : clock.civil(at: clock.resolve(civil).instant + seconds)
    }
    switch times.end {
    case .after(let duration):
      let day = start.day.advanced(by: Int(duration.days))
      return later(CivilDateTime(day: day, time: start.time), by: duration.seconds)
    case .at(let end):
      return later(start, by: ComponentTimes.seconds(from: times.start, to: end, zone: zone))
    }
  }
}

extension ComponentTimes {
  /// The exact seconds between two times; on the clock where one of them has no known zone.
  fileprivate static func seconds(
    from start: DateTimeValue, to end: DateTimeValue, zone: (String) -> TimeZoneRules?
  ) -> Int64 {
    let (from, to) = (start.rules(zone: zone), end.rules(zone: zone))
    guard let from, let to else {
      return end.civil.secondsSinceEpoch(utcOffset: 0) - start.civil.secondsSinceEpoch(utcOffset: 0)
    }
    return to.resolve(end.civil).instant - from.resolve(start.civil).instant
  }

  /// The start and end in seconds: on the clock as if UTC for a date, a floating time or an unknown
  /// zone, otherwise since the epoch. The end is not before the start.
  ///
  /// - Parameter zone: the rules of a TZID.
  public func seconds(zone: (String) -> TimeZoneRules?) -> (start: Int64, end: Int64) {
    let clock = self.start.rules(zone: zone) ?? .utc
    let start = clock.resolve(self.start.civil).instant
    let end: Int64
    switch self.end {
    case .after(let duration):
      let civil = self.start.civil
      let day = civil.day.advanced(by: Int(duration.days))
      let nominal =
        duration.days == 0
        ? start : clock.resolve(CivilDateTime(day: day, time: civil.time)).instant
      end = nominal + duration.seconds
    case .at(let value):
      end = start + ComponentTimes.seconds(from: self.start, to: value, zone: zone)
    }
    return (start, max(start, end))
  }
}

extension DateTimeValue {
  /// The rules of its zone; nil for a date, a floating time or a zone nobody knows.
  ///
  /// - Parameter zone: the rules of a TZID.
  public func rules(zone: (String) -> TimeZoneRules?) -> TimeZoneRules? {
    switch self {
    case .utc: .utc
    case .zoned(_, let tzid): zone(tzid)
    case .date, .floating: nil
    }
  }
}

extension Component {
  /// Gives the component its times in the way it tells them: a duration, or no end at all, stays where
  /// it is right, and an end in a zone of its own keeps that zone.
  mutating func setTimes(_ times: EventTimes, zone: (String) -> TimeZoneRules?) {
    let (start, end) = times.values
    let endName = isNamed("VTODO") ? "DUE" : "DTEND"
    let (oldStart, oldEnd) = (self.start, dateTime(endName))
    if oldStart != start { setDateTime("DTSTART", start) }
    if eventTimes(zone: zone) == times { return }
    remove("DURATION")
    guard let end else { return remove(endName) }
    if let oldStart, let oldEnd, !oldEnd.hasForm(of: oldStart) {
      setDateTime(endName, end.inForm(of: oldEnd, zone: zone))
    } else {
      setDateTime(endName, end)
    }
  }
}

extension DateTimeValue {
  /// The same instant in the zone of another value, where both have a zone that is known; else itself.
  func inForm(of model: DateTimeValue, zone: (String) -> TimeZoneRules?) -> DateTimeValue {
    guard !model.hasForm(of: self), let from = rules(zone: zone), let to = model.rules(zone: zone)
    else { return self }
    return model.withCivil(to.civil(at: from.resolve(civil).instant))
  }
}
