/// What a move or a change of length keeps to.
public struct MoveRules: Hashable, Sendable {
  /// What becomes of a drag that leads outside of the bounds.
  public enum Outside: Hashable, Sendable {
    /// It is refused.
    case refused
    /// It stops at the bounds.
    case stopped
  }

  /// The days in which an event must lie, all of its days.
  public let bounds: DaySpan
  /// What becomes of a drag outside of them.
  public let outside: Outside
  /// The times that a drag stops at.
  public let snap: TimeSnap
  /// The least minutes that a timed event is given by a change of length.
  public let leastMinutes: Int
  /// The minutes of an event that was whole days and is put among the hours.
  public let usualMinutes: Int

  /// Makes rules.
  ///
  /// - Parameters:
  ///   - bounds: nil for all days that can be named; days that cannot are never within.
  ///   - outside: what becomes of a drag outside of them.
  ///   - snap: the times that a drag stops at.
  ///   - leastMinutes: clamped to 1…1440.
  ///   - usualMinutes: clamped to `leastMinutes`…1440.
  public init(
    bounds: DaySpan? = nil, outside: Outside = .refused, snap: TimeSnap = TimeSnap(),
    leastMinutes: Int = 15, usualMinutes: Int = 60
  ) {
    let nameable = DaySpan(
      start: Month.nameable.lowerBound.firstDay,
      end: Month.nameable.upperBound.lastDay.advanced(by: 1))
    self.bounds = bounds.map { $0.intersection(nameable) } ?? nameable
    self.outside = outside
    self.snap = snap
    let day = TimeGrid.minutesPerDay
    self.leastMinutes = Swift.min(Swift.max(leastMinutes, 1), day)
    self.usualMinutes = Swift.min(Swift.max(usualMinutes, self.leastMinutes), day)
  }

  /// The span as the rules have it, moved back inside where that is what they say.
  ///
  /// - Parameter keepsTime: whether it is moved back by whole days, as far as it must, or to the very
  ///   beginning or end of the bounds.
  func admitted(_ span: EventSpan, keepsTime: Bool) throws(MoveRefusal) -> EventSpan {
    let days = span.days
    if days.start >= bounds.start, days.end <= bounds.end { return span }
    guard days.count <= bounds.count else { throw .longerThanBounds(days, bounds: bounds) }
    guard outside == .stopped else { throw .outsideBounds(days, bounds: bounds) }
    let isEarly = days.start < bounds.start
    guard !keepsTime, case .timed = span else {
      return span.shifted(
        byDays: isEarly ? days.start.distance(to: bounds.start) : days.end.distance(to: bounds.end))
    }
    // An event of no length stops within the last minute, not after it.
    let length = span.secondsOnClock
    let start =
      isEarly
      ? CivilDateTime(day: bounds.start, time: .midnight)
      : CivilDateTime(day: bounds.end, time: .midnight)
        .advanced(bySeconds: -Swift.max(length, 60))
    return .timed(from: start, to: start.advanced(bySeconds: length))
  }
}

/// Why something cannot be moved where it was dragged.
public enum MoveRefusal: Error, Hashable, Sendable {
  /// The days that it would cover are not all within the bounds.
  case outsideBounds(DaySpan, bounds: DaySpan)
  /// It covers more days than the bounds hold.
  case longerThanBounds(DaySpan, bounds: DaySpan)
}

extension MoveRefusal: CustomStringConvertible {
  /// What is wrong, in plain English, with the days in question.
  public var description: String {
    switch self {
    case .outsideBounds(let days, let bounds):
      "\(days.start) to \(days.last) is not within \(bounds.start) to \(bounds.last)"
    case .longerThanBounds(let days, let bounds):
      "\(days.count) days are more than the \(bounds.count) from \(bounds.start) to \(bounds.last)"
    }
  }
}
