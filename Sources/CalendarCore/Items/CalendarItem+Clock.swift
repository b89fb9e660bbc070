extension CalendarItem {
  /// Makes a timed item from when it starts and ends on the clock of whoever looks.
  ///
  /// - Parameters:
  ///   - key: the owner's key.
  ///   - uid: the event's UID.
  ///   - recurrenceID: which occurrence of a series this is; nil for a single event.
  ///   - title: the title.
  ///   - start: when it starts.
  ///   - end: when it ends, exclusive. An end before the start is read as no length; it is real where a
  ///     clock was set back in between, and then `elapsedMinutes` tells the length.
  ///   - elapsedMinutes: how many minutes really pass, where the zone is known.
  ///   - lateNight: see ``DaySpan/init(coveredFrom:to:lateNightUntil:)``. Nothing but month pages and
  ///     lists should give it: a time grid wants all the days of an item.
  ///   - hue: nil for the hue that the UID stands for.
  public init(
    key: Int64 = 0, uid: String, recurrenceID: String? = nil, title: String,
    from start: CivilDateTime, to end: CivilDateTime, elapsedMinutes: Int? = nil,
    lateNightUntil lateNight: TimeOfDay? = nil, hue: Hue? = nil
  ) {
    self.init(
      key: key, uid: uid, recurrenceID: recurrenceID, title: title,
      days: DaySpan(coveredFrom: start, to: end, lateNightUntil: lateNight),
      startTime: start.time, endTime: Swift.max(start, end).time, elapsedMinutes: elapsedMinutes,
      hue: hue)
  }

  /// When it starts, on the clock; nil for an all-day item.
  public var start: CivilDateTime? {
    startTime.map { CivilDateTime(day: days.start, time: $0) }
  }

  /// When it ends, on the clock, exclusive and never before ``start``; nil for an all-day item.
  ///
  /// From 00:00 to 00:00 on one day is a whole day, unless ``elapsedMinutes`` is 0. A timed item
  /// without an end has no length on a single day and lasts to the end of its last of several.
  public var end: CivilDateTime? {
    guard let start else { return nil }
    if elapsedMinutes == 0 { return start }
    guard let endTime else {
      return days.count > 1 ? CivilDateTime(day: days.end, time: .midnight) : start
    }
    let day = endTime == .midnight ? days.end : days.last
    return Swift.max(start, CivilDateTime(day: day, time: endTime))
  }
}

extension DaySpan {
  /// The days that something from `start` to `end` covers, less a last day on which it is over early.
  ///
  /// A party from 22:00 to 02:00 belongs to one evening: with a threshold of 06:00 it covers the first
  /// day alone. The start day is always covered; an end at the threshold or after it counts.
  ///
  /// - Parameters:
  ///   - start: when it starts.
  ///   - end: when it ends, exclusive.
  ///   - threshold: when a late night is over, or nil to count every day it reaches.
  public init(
    coveredFrom start: CivilDateTime, to end: CivilDateTime, lateNightUntil threshold: TimeOfDay?
  ) {
    let covered = DaySpan(coveredFrom: start, to: end)
    guard let threshold, covered.count > 1, end.time != .midnight, end.time < threshold else {
      self = covered
      return
    }
    self.init(start: covered.start, count: covered.count - 1)
  }
}
