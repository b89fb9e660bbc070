import CalendarCore

/// What somebody noted about the days of a challenge: counts, and days that do not count.
///
/// A day is a civil day, whichever zone somebody is in later. The log is a set of facts: it is the same
/// in whichever order they were noted.
public struct ChallengeLog: Hashable, Sendable {
  /// A day, or a pause of several, that does not count.
  public struct Skip: Hashable, Sendable {
    /// The days.
    public var days: DaySpan
    /// Why; may be empty.
    public var reason: String

    /// Makes a skip.
    public init(days: DaySpan, reason: String = "") {
      self.days = days
      self.reason = reason
    }
  }

  /// The count noted for each day that has one; 0 is a note too.
  public private(set) var counts: [Day: Int]
  /// The skips by their days, then their reasons.
  public private(set) var skips: [Skip]

  /// Makes a log.
  public init(counts: [Day: Int] = [:], skips: [Skip] = []) {
    self.counts = counts
    self.skips = []
    for skip in skips { self.skip(skip) }
  }

  /// Notes a count, or with nil that there is none, and takes back a skip of that day alone.
  public mutating func note(_ count: Int?, on day: Day) {
    counts[day] = count
    if count != nil { skips.removeAll { $0.days == DaySpan(start: day, count: 1) } }
  }

  /// Takes days out of the count. What was noted for them stays: a day that was done anyway counts.
  public mutating func skip(_ skip: Skip) {
    guard !skip.days.isEmpty, !skips.contains(skip) else { return }
    let index = skips.firstIndex { ChallengeLog.precedes(skip, $0) } ?? skips.endIndex
    skips.insert(skip, at: index)
  }

  /// Lets a day count again. A pause around it is cut in two.
  public mutating func unskip(_ day: Day) {
    let touched = skips.filter { $0.days.contains(day) }
    skips.removeAll { $0.days.contains(day) }
    for old in touched {
      skip(Skip(days: DaySpan(start: old.days.start, end: day), reason: old.reason))
      skip(Skip(days: DaySpan(start: day.advanced(by: 1), end: old.days.end), reason: old.reason))
    }
  }

  /// The skip that a day is in, if any.
  public func skip(on day: Day) -> Skip? { skips.first { $0.days.contains(day) } }

  /// The skipped days without overlaps, in order.
  var skippedSpans: [DaySpan] {
    var spans: [DaySpan] = []
    for skip in skips {
      if let last = spans.last, skip.days.start <= last.end {
        spans[spans.count - 1] = DaySpan(start: last.start, end: max(last.end, skip.days.end))
      } else {
        spans.append(skip.days)
      }
    }
    return spans
  }

  private static func precedes(_ left: Skip, _ right: Skip) -> Bool {
    if left.days.start != right.days.start { return left.days.start < right.days.start }
    if left.days.end != right.days.end { return left.days.end < right.days.end }
    return left.reason < right.reason
  }
}
