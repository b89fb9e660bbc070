import CalendarCore

/// The changes of a zone's offset in ascending order, shared by all copies of its rules.
///
/// Interval `i` lies between `instants[i − 1]`, included, and `instants[i]`, and has `offsets[i]`.
final class TransitionTable: Sendable {
  let name: String
  let instants: [Int64]
  let offsets: [Int32]
  let minimumOffset: Int32
  let maximumOffset: Int32
  /// From here on the 400 years before it repeat, every 400 years; the table itself goes on for at
  /// least a year so that a search near the seam sees both sides.
  let cycleEnd: Int64?
  /// Whether the cycle also reaches back before the first transition.
  let cyclesBackward: Bool

  /// 400 years: after 146,097 days dates, leap years and weekdays are the same again.
  static let cycle = CivilDateTime(day: Day(ordinal: 146_097), time: .midnight)
    .secondsSinceEpoch(utcOffset: 0)

  init(
    name: String, instants: [Int64], offsets: [Int32], cycleEnd: Int64?, cyclesBackward: Bool
  ) {
    self.name = name
    self.instants = instants
    self.offsets = offsets
    self.cycleEnd = cycleEnd
    self.cyclesBackward = cyclesBackward
    minimumOffset = offsets.min() ?? 0
    maximumOffset = offsets.max() ?? 0
  }

  /// Makes a table from changes in ascending order, each the new offset from an instant on. Of several
  /// at one instant the last counts; a change to the same offset is none.
  convenience init(
    name: String, initialOffset: Int32, changes: [OffsetChange], cycleEnd: Int64?,
    cyclesBackward: Bool = false
  ) {
    var instants: [Int64] = []
    var offsets = [initialOffset]
    instants.reserveCapacity(changes.count)
    offsets.reserveCapacity(changes.count + 1)
    for (index, change) in changes.enumerated() {
      if index + 1 < changes.count, changes[index + 1].instant == change.instant { continue }
      if offsets.last == change.offset { continue }
      instants.append(change.instant)
      offsets.append(change.offset)
    }
    self.init(
      name: name, instants: instants, offsets: offsets, cycleEnd: cycleEnd,
      cyclesBackward: cyclesBackward)
  }

  /// Far beyond the year ±9999 and far from where adding a cycle could overflow.
  private static let limit: Int64 = 1 << 50

  static func clamped(_ seconds: Int64) -> Int64 { min(max(seconds, -limit), limit) }

  /// The seconds, an instant or a wall time, moved by whole cycles into the part that the table covers.
  func folded(_ seconds: Int64) -> Int64 {
    let seconds = TransitionTable.clamped(seconds)
    guard let cycleEnd else { return seconds }
    let cycle = TransitionTable.cycle
    if seconds >= cycleEnd {
      return seconds - ((seconds - cycleEnd) / cycle + 1) * cycle
    }
    let cycleStart = cycleEnd - cycle
    if cyclesBackward && seconds < cycleStart {
      return seconds + ((cycleStart - 1 - seconds) / cycle + 1) * cycle
    }
    return seconds
  }

  /// The interval that holds a folded instant: the number of changes that are not after it.
  func interval(at instant: Int64) -> Int {
    var low = 0
    var high = instants.count
    while low < high {
      let middle = (low + high) / 2
      if instants[middle] <= instant { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// From an instant on, an offset holds.
struct OffsetChange: Hashable {
  var instant: Int64
  var offset: Int32
}
