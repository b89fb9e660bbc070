import CalendarCore

/// What a challenge asks for, and what it asked for before: every target with the day from which it
/// applies. A new one never changes what the days before it were measured by.
public struct TargetHistory: Hashable, Sendable {
  /// A target and its first day.
  public struct Entry: Hashable, Sendable {
    /// The first day; nil for the beginning of the range, wherever that is.
    public var from: Day?
    /// What is asked for from then on, until the next entry.
    public var target: ChallengeTarget
  }

  /// The entries by their first day; never empty, and the first has none.
  public private(set) var entries: [Entry]

  /// A target that applies from the beginning.
  public init(_ target: ChallengeTarget) {
    entries = [Entry(from: nil, target: target)]
  }

  /// Makes `target` apply from a day until the next entry; nil for the beginning.
  public mutating func set(_ target: ChallengeTarget, from day: Day?) {
    if let index = entries.firstIndex(where: { $0.from == day }) {
      entries[index].target = target
    } else {
      // The first entry has no day, so a new one has.
      let index = entries.firstIndex { entry in
        if let from = entry.from, let day { from > day } else { false }
      }
      entries.insert(Entry(from: day, target: target), at: index ?? entries.endIndex)
    }
    removeRepeats()
  }

  /// Leaves `target` alone, for all days.
  public mutating func replaceAll(by target: ChallengeTarget) {
    self = TargetHistory(target)
  }

  /// What is asked for on a day.
  public func target(on day: Day) -> ChallengeTarget {
    let entry = entries.last { entry in entry.from.map { $0 <= day } ?? true }
    return entry?.target ?? ChallengeTarget()
  }

  /// The target that applies last.
  public var latest: ChallengeTarget { entries.last?.target ?? ChallengeTarget() }

  /// The parts of `days` with the target of each, in order, none empty.
  func segments(of days: DaySpan) -> [(days: DaySpan, target: ChallengeTarget)] {
    var segments: [(DaySpan, ChallengeTarget)] = []
    for (index, entry) in entries.enumerated() {
      let next = entries.indices.contains(index + 1) ? entries[index + 1].from : nil
      let part = DaySpan(
        start: max(entry.from ?? days.start, days.start), end: min(next ?? days.end, days.end))
      if !part.isEmpty { segments.append((part, entry.target)) }
    }
    return segments
  }

  /// An entry that says what the one before it says is no change: weeks must not be cut there.
  private mutating func removeRepeats() {
    var kept: [Entry] = []
    for entry in entries where kept.last?.target != entry.target { kept.append(entry) }
    entries = kept
  }
}
