import CalendarCore

// Overrides: to which instances they belong, and whether they take place.

extension SetExpander {
  /// The occurrence that an override gives in a window, or nil when it gives none.
  mutating func overridden(
    _ place: Int, in window: OccurrenceWindow, budget: inout Int
  ) -> Occurrence? {
    let override = changes.overrides[place]
    if override.isCancelled || !override.isInForce { return nil }
    var occurrence = Occurrence(
      recurrenceID: override.recurrenceID, start: override.start,
      startSeconds: override.seconds,
      endSeconds: override.length.end(from: override.seconds, zone: override.zone),
      isCivil: override.zone == nil, overrideIndex: override.index)
    guard
      window.overlaps(
        from: occurrence.startSeconds, to: occurrence.endSeconds, isCivil: occurrence.isCivil)
    else { return nil }
    switch override.key {
    case .seconds(let seconds):
      if changes.excludes(instance(at: seconds, length: 0)) { return nil }
      for rule in series.exclusionRules where budget > 0 {
        if names(rule, seconds, startCounts: false, budget: &budget) { return nil }
      }
      occurrence.recurrenceID = clock.value(local: clock.local(seconds), like: series.start)
    case .day(let day):
      if changes.excludesDay(day) { return nil }
    }
    return occurrence
  }

  /// The overrides, by the caller's numbers, of instances that the series does not have.
  func orphans() -> [Int] {
    guard clock.unknownZones.isEmpty else { return [] }
    var budget = SetExpander.lookupBudget
    var found: [Int] = []
    for override in changes.overrides where !isInstance(override.key, budget: &budget) {
      found.append(override.index)
    }
    return found.sorted()
  }

  /// Whether the series has the instance, excluded or not; true when the budget is used up.
  func isInstance(_ key: InstanceKey, budget: inout Int) -> Bool {
    func isMeant(_ instance: Instance) -> Bool {
      switch key {
      case .day(let day): CivilSeconds.day(instance.local) == day
      case .seconds(let seconds): instance.seconds == seconds
      }
    }
    guard budget > 0 else { return true }
    if isMeant(start) { return true }
    budget -= additions.count
    for addition in additions where isMeant(addition) { return true }
    for rule in series.rules {
      switch key {
      case .seconds(let seconds):
        if names(rule, seconds, startCounts: true, budget: &budget) { return true }
      case .day(let day):
        let range = day * CivilSeconds.perDay...(day + 1) * CivilSeconds.perDay - 1
        var expansion = expansion(of: rule, in: range, startCounts: true)
        defer { budget -= SetExpander.lookupCost + expansion.steps + expansion.counted }
        while let local = expansion.next() {
          if isMeant(instance(at: seconds(local: local), length: 0)) { return true }
        }
      }
      if budget <= 0 { return true }
    }
    return false
  }

  /// The wall times that can mean an instant: the one that the clock shows, and those that it may have
  /// jumped over just before.
  private func wallTimes(of seconds: Int64) -> ClosedRange<Int64> {
    let local = clock.local(seconds)
    guard let zone = clock.zone else { return local...local }
    let before = seconds + Int64(zone.offset(at: seconds - CivilSeconds.perDay))
    return min(local, before)...local
  }

  /// How much is looked at, in all, to find out to which instances the overrides belong. A series has
  /// few overrides in a window; a million of them are an attack, and what is not looked at is taken to
  /// be in order.
  static let lookupBudget = 2_000_000

  /// What looking at a rule costs before its first date.
  private static let lookupCost = 50

  /// Whether a rule names a wall time that means the instant.
  private func names(
    _ rule: RecurrenceRule, _ wanted: Int64, startCounts: Bool, budget: inout Int
  ) -> Bool {
    var expansion = expansion(of: rule, in: wallTimes(of: wanted), startCounts: startCounts)
    defer { budget -= SetExpander.lookupCost + expansion.steps + expansion.counted }
    while let local = expansion.next() {
      if seconds(local: local) == wanted { return true }
    }
    return false
  }
}
