/// An end of an event that can be dragged.
public enum SpanEdge: Hashable, Sendable {
  /// Where it starts.
  case start
  /// Where it ends.
  case end
}

extension EventSpan {
  /// The event with one edge some days later (earlier when negative): a bar pulled longer or shorter.
  ///
  /// The edge keeps its time on the clock. It never passes the other: it stops at the last day on
  /// which one day is left, or of a timed event the least minutes.
  ///
  /// - Throws: ``MoveRefusal`` when the rules refuse where the edge leads.
  public func resized(
    _ edge: SpanEdge, byDays days: Int, _ rules: MoveRules = MoveRules()
  ) throws(MoveRefusal) -> EventSpan {
    // By how many days the event may become shorter.
    let spare: Int
    switch self {
    case .allDay: spare = self.days.count - 1
    case .timed(let start, let end):
      let kept = end.advanced(bySeconds: Int64(rules.leastMinutes) * -60)
      let whole = start.day.distance(to: kept.day) - (kept.time < start.time ? 1 : 0)
      spare = Swift.max(whole, 0)
    }
    let shift = edge == .start ? Swift.min(days, spare) : Swift.max(days, -spare)
    return try withEdge(edge, shiftedByDays: shift).edgeAdmitted(edge, rules, keepsTime: true)
  }

  /// The event with one edge at another time, as it snaps: a block pulled longer or shorter.
  ///
  /// The edge never passes the other: it stops at the least minutes. Of an all-day event the day of
  /// the time becomes the first or the last.
  ///
  /// - Throws: ``MoveRefusal`` when the rules refuse where the edge leads.
  public func resized(
    _ edge: SpanEdge, to time: CivilDateTime, _ rules: MoveRules = MoveRules()
  ) throws(MoveRefusal) -> EventSpan {
    guard case .timed(let start, let oldEnd) = self else {
      let edgeDay = edge == .start ? days.start : days.last
      return try resized(edge, byDays: edgeDay.distance(to: time.day), rules)
    }
    let end = Swift.max(start, oldEnd)
    let least = Int64(rules.leastMinutes) * 60
    let target = rules.snap.snapped(time)
    let changed: EventSpan =
      switch edge {
      case .start: .timed(from: Swift.min(target, end.advanced(bySeconds: -least)), to: end)
      case .end: .timed(from: start, to: Swift.max(target, start.advanced(bySeconds: least)))
      }
    return try changed.edgeAdmitted(edge, rules, keepsTime: false)
  }

  private func withEdge(_ edge: SpanEdge, shiftedByDays shift: Int) -> EventSpan {
    guard case .timed(let start, let oldEnd) = self else {
      let old = days
      return switch edge {
      case .start: .allDay(DaySpan(start: old.start.advanced(by: shift), end: old.end))
      case .end: .allDay(DaySpan(start: old.start, end: old.end.advanced(by: shift)))
      }
    }
    let end = Swift.max(start, oldEnd)
    return switch edge {
    case .start:
      .timed(from: CivilDateTime(day: start.day.advanced(by: shift), time: start.time), to: end)
    case .end:
      .timed(from: start, to: CivilDateTime(day: end.day.advanced(by: shift), time: end.time))
    }
  }

  /// The span with one edge as the rules have it. Only the edge that was dragged is held to the
  /// bounds: the other lies where it lay.
  private func edgeAdmitted(
    _ edge: SpanEdge, _ rules: MoveRules, keepsTime: Bool
  ) throws(MoveRefusal) -> EventSpan {
    let days = days
    let bounds = rules.bounds
    let isInside =
      edge == .start
      ? days.start >= bounds.start && days.start < bounds.end
      : days.end <= bounds.end && days.end > bounds.start
    if isInside { return self }
    guard rules.outside == .stopped, days.overlaps(bounds) else {
      throw .outsideBounds(days, bounds: bounds)
    }
    let stopped: EventSpan
    switch (self, edge) {
    case (.timed(_, let end), .start) where !keepsTime:
      stopped = .timed(from: CivilDateTime(day: bounds.start, time: .midnight), to: end)
    case (.timed(let start, _), .end) where !keepsTime:
      stopped = .timed(from: start, to: CivilDateTime(day: bounds.end, time: .midnight))
    default:
      stopped = withEdge(
        edge,
        shiftedByDays: edge == .start
          ? days.start.distance(to: bounds.start) : days.end.distance(to: bounds.end))
    }
    // What lies outside but for a corner may have no room for its least length within.
    guard stopped.secondsOnClock >= Int64(rules.leastMinutes) * 60 else {
      throw .outsideBounds(days, bounds: bounds)
    }
    return stopped
  }
}
