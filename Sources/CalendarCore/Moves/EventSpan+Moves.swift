extension EventSpan {
  /// The event some days later (earlier when negative): dropped on another day of a month.
  ///
  /// A timed event keeps its time on the clock, an all-day one stays all-day; both keep their length.
  /// No time is invented.
  ///
  /// - Throws: ``MoveRefusal`` when the rules refuse where it leads.
  public func moved(byDays days: Int, _ rules: MoveRules = MoveRules()) throws(MoveRefusal)
    -> EventSpan
  {
    try rules.admitted(shifted(byDays: days), keepsTime: true)
  }

  /// The event some days and minutes later, as its start snaps: dragged among the hours.
  ///
  /// The start goes to one of the snap's times and the end follows at the same length on the clock. A
  /// drag whose minutes are less than half a step moves days only, and keeps a time that is none of
  /// the snap's. An all-day event has no minutes to move and takes the days.
  ///
  /// - Throws: ``MoveRefusal`` when the rules refuse where it leads.
  public func moved(
    byDays days: Int, minutes: Int, _ rules: MoveRules = MoveRules()
  ) throws(MoveRefusal) -> EventSpan {
    let shifted = shifted(byDays: days)
    guard case .timed(let start, let end) = shifted, !rules.snap.ignores(minutes: minutes) else {
      return try rules.admitted(shifted, keepsTime: true)
    }
    let length = Swift.max(start.secondsOnClock(to: end), 0)
    let target = rules.snap.snapped(
      start.advanced(bySeconds: Int64(Int32(clamping: minutes)) * 60))
    return try rules.admitted(
      .timed(from: target, to: target.advanced(bySeconds: length)), keepsTime: false)
  }

  /// The event dropped among the hours from the lane above them: from the time it is dropped at, for
  /// as long as the rules usually give. A timed one keeps its length.
  ///
  /// - Throws: ``MoveRefusal`` when the rules refuse where it leads.
  public func droppedAmongHours(
    at time: CivilDateTime, _ rules: MoveRules = MoveRules()
  ) throws(MoveRefusal) -> EventSpan {
    let start = rules.snap.snapped(time)
    let length = isAllDay ? Int64(rules.usualMinutes) * 60 : secondsOnClock
    return try rules.admitted(
      .timed(from: start, to: start.advanced(bySeconds: length)), keepsTime: false)
  }

  /// The event dropped in the lane above the hours: all-day, moved by as many days as it was dragged.
  ///
  /// A timed event of 24 hours or more keeps the days it covers, a shorter one becomes one day even
  /// if it went over midnight; an all-day one keeps its length.
  ///
  /// - Parameters:
  ///   - day: the day it is dropped on.
  ///   - grabbed: the day it was taken at.
  ///   - rules: where it may lie.
  /// - Throws: ``MoveRefusal`` when the rules refuse where it leads.
  public func droppedAboveHours(
    on day: Day, grabbedAt grabbed: Day, _ rules: MoveRules = MoveRules()
  ) throws(MoveRefusal) -> EventSpan {
    guard !isAllDay, secondsOnClock < EventSpan.allDay(DaySpan(start: day, count: 1)).secondsOnClock
    else {
      return try rules.admitted(
        .allDay(days).shifted(byDays: grabbed.distance(to: day)), keepsTime: true)
    }
    return try rules.admitted(.allDay(DaySpan(start: day, count: 1)), keepsTime: true)
  }

  /// Moved by whole days without asking any rule.
  func shifted(byDays days: Int) -> EventSpan {
    switch self {
    case .allDay:
      let old = self.days
      return .allDay(DaySpan(start: old.start.advanced(by: days), count: old.count))
    case .timed(let start, let end):
      let length = Swift.max(start.secondsOnClock(to: end), 0)
      let moved = CivilDateTime(day: start.day.advanced(by: days), time: start.time)
      return .timed(from: moved, to: moved.advanced(bySeconds: length))
    }
  }
}
