/// A moment at which the clocks of a day are changed.
public struct ClockChange: Hashable, Sendable {
  /// What the clock shows just before, in minutes since midnight, 0…1440.
  public let minute: Int
  /// By how many minutes it is put forward; negative when it is put back. −1440…1440.
  public let shift: Int

  /// Makes a change, its numbers clamped to their ranges.
  public init(minute: Int, shift: Int) {
    self.minute = Swift.min(Swift.max(minute, 0), TimeGrid.minutesPerDay)
    self.shift = Swift.min(Swift.max(shift, -TimeGrid.minutesPerDay), TimeGrid.minutesPerDay)
  }
}

/// How the clock runs on one day: 24 hours, or as many as its changes leave.
///
/// A time grid always has 24 rows, one for each hour a clock can show, so that a time stands at the
/// same height on every day. What a change of the clocks does to a day is told here, as a value from
/// whoever knows the zone, so that a view may mark the hour that is skipped or comes twice.
///
///     let spring = DayClock(changes: [ClockChange(minute: 120, shift: 60)])
///     spring.minuteCount                        // 1380
///     spring.skipped                            // [120..<180]
///     spring.elapsedMinutes(from: 90, to: 210)  // 60
public struct DayClock: Hashable, Sendable {
  /// The changes, in the order in which they happen.
  public let changes: [ClockChange]

  /// A day of 24 hours.
  public static let plain = DayClock(changes: [])

  /// Makes a clock from its changes in any order.
  public init(changes: [ClockChange]) {
    self.changes = changes.sorted { $0.minute < $1.minute }
  }

  /// How many minutes the day has: 1440 on most, 0 on one that a zone left out.
  public var minuteCount: Int {
    Swift.max(changes.reduce(TimeGrid.minutesPerDay) { $0 - $1.shift }, 0)
  }

  /// The minutes that the clock never shows, half-open, since midnight.
  public var skipped: [Range<Int>] {
    changes.filter { $0.shift > 0 }.map {
      $0.minute..<Swift.min($0.minute + $0.shift, TimeGrid.minutesPerDay)
    }
  }

  /// The minutes that the clock shows twice, half-open, since midnight.
  public var repeated: [Range<Int>] {
    changes.filter { $0.shift < 0 }.map { Swift.max($0.minute + $0.shift, 0)..<$0.minute }
  }

  /// How many minutes really pass between two times of the day; negative when `end` is earlier.
  ///
  /// A time that is skipped is read as moved forward by the gap, one that comes twice as the first
  /// (RFC 5545 §3.3.5).
  ///
  /// - Parameters:
  ///   - start: minutes since midnight, clamped to 0…1440.
  ///   - end: minutes since midnight, clamped to 0…1440.
  public func elapsedMinutes(from start: Int, to end: Int) -> Int {
    sinceMidnight(end) - sinceMidnight(start)
  }

  private func sinceMidnight(_ minute: Int) -> Int {
    let minute = Swift.min(Swift.max(minute, 0), TimeGrid.minutesPerDay)
    return changes.reduce(minute) { real, change in
      let isOver = minute >= Swift.max(change.minute, change.minute + change.shift)
      return isOver ? real - change.shift : real
    }
  }
}
