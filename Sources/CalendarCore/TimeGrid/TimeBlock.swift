/// The part of a timed item on one day of a time grid, and where it stands beside others.
///
/// All numbers are whole: minutes since midnight as a clock shows them, and columns out of so many.
/// ``TimeGridGeometry`` makes them into a frame.
public struct TimeBlock: Hashable, Sendable {
  /// The item's index in the grid's ``TimeGrid/items``.
  public let item: Int
  /// The minutes of this day that the item covers, 0…1440; empty for an item of no length.
  public let minutes: Range<Int>
  /// The minutes whose room the block takes: ``minutes``, or the grid's least where that is more.
  /// Never empty, never outside 0…1440.
  public let room: Range<Int>
  /// Which group of overlapping blocks of the day it belongs to, counted from 0.
  public let cluster: Int
  /// The column in which it begins, counted from 0 at the side where lines begin.
  public let column: Int
  /// How many columns it takes, at least 1.
  public let columnSpan: Int
  /// How many columns its cluster has.
  public let columnCount: Int
  /// Whether the item began before this day.
  public let continuesBefore: Bool
  /// Whether the item goes on after this day.
  public let continuesAfter: Bool
}

/// The part of an item on one day, before it has found a column.
struct TimePiece {
  var item: Int
  var minutes: Range<Int>
  var room: Range<Int>
  var continuesBefore: Bool
  var continuesAfter: Bool

  /// The part on `day`, which it covers, of an item that lasts from `start` to `end`.
  ///
  /// Both ends are cut to whole minutes in the same way, so that what touched still touches. Room
  /// that would reach over the end of the day is taken from before the item.
  init(item: Int, from start: CivilDateTime, to end: CivilDateTime, on day: Day, least: Int) {
    let length = TimeGrid.minutesPerDay
    let next = CivilDateTime(day: day.advanced(by: 1), time: .midnight)
    let first = start.day < day ? 0 : start.time.minuteOfDay
    let last = end >= next ? length : Swift.max(first, end.time.minuteOfDay)
    let foot = Swift.min(Swift.max(last, first + least), length)
    self.item = item
    minutes = first..<last
    room = Swift.min(first, foot - least)..<foot
    continuesBefore = start.day < day
    continuesAfter = end > next
  }
}

extension TimeOfDay {
  /// Whole minutes since midnight, 0…1439.
  var minuteOfDay: Int { Int(secondsSinceMidnight) / 60 }
}
