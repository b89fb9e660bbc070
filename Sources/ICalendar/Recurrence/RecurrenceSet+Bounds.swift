import CalendarCore

extension RecurrenceSet {
  /// A span outside which nothing of the series takes place, for an index.
  public struct Bounds: Hashable, Sendable {
    /// No occurrence begins before it.
    public var first: Int64
    /// No occurrence ends after it; nil when the series has no end or its end is not worth counting.
    public var last: Int64?
  }

  /// The bounds of the series, overrides and extra dates included, in the seconds of
  /// ``occurrences(in:limit:homeZone:zones:)``. They may be wider than the series, never narrower.
  /// `homeZone` is the calendar's zone, for UNTIL in UTC on an all-day series; `zones` gives the rules of
  /// the zone with a TZID, or nil when it is not known.
  public func bounds(
    homeZone: TimeZoneRules? = nil, zones: @escaping (String) -> TimeZoneRules?
  ) -> Bounds {
    SetExpander(self, homeZone: homeZone, zones: zones).bounds()
  }
}

extension SetExpander {
  /// A rule with COUNT is counted to its end while it has no more dates than this and takes no more
  /// steps than four times as many; a larger one is treated as endless.
  private static let countingLimit = 20_000

  func bounds() -> RecurrenceSet.Bounds {
    // On the other clock the same moment is at most this far away.
    let slack = SeriesClock.widestOffset
    var first = start.seconds
    var last: Int64? = start.seconds
    for rule in series.rules {
      guard let end = lastSecond(of: rule) else {
        last = nil
        break
      }
      last = last.map { max($0, end) }
    }
    for addition in additions {
      first = min(first, addition.seconds)
      last = last.map { max($0, addition.seconds) }
    }
    let longest = lengths.reduce(changes.longest) { max($0, $1.upperBound) }
    let shift = changes.furthestShift
    last = last.map { $0 + longest + shift }
    first -= shift
    for override in changes.overrides where !override.isCancelled {
      let differs = (override.zone == nil) != (clock.zone == nil)
      first = min(first, override.seconds - (differs ? slack : 0))
      let end = override.length.end(from: override.seconds, zone: override.zone)
      last = last.map { max($0, end + (differs ? slack : 0)) }
    }
    return RecurrenceSet.Bounds(first: first, last: last)
  }

  /// A second not before the last instance of a rule, or nil.
  private func lastSecond(of rule: RecurrenceRule) -> Int64? {
    let earliestOffset = Int64(clock.zone?.minimumOffset ?? 0)
    switch RuleLimit(rule.until, start: series.start, zone: clock.zone, homeZone: homeZone) {
    case .local(let local): return local - earliestOffset
    case .instant(let instant, _): return instant
    case .none: break
    }
    guard let count = rule.count, count <= SetExpander.countingLimit else { return nil }
    var last = start.local
    var expansion = expansion(of: rule, in: Int64.min...Int64.max, startCounts: true)
    while let local = expansion.next() {
      last = local
      if expansion.steps > 4 * SetExpander.countingLimit { return nil }
    }
    return last - earliestOffset
  }
}
