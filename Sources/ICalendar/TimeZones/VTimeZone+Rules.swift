import CalendarCore

extension TimeZoneRules {
  /// Makes rules from a calendar's own VTIMEZONE (RFC 5545 §3.6.5).
  ///
  /// Before the first onset the offset is the one from which that onset changes. Of a rule that cannot
  /// be read the start alone counts.
  ///
  /// - Parameters:
  ///   - zone: the component.
  ///   - notices: what was wrong with its rules is added here.
  /// - Throws: ``TimeZoneError`` with ``TimeZoneError/Kind/noObservance``,
  ///   ``TimeZoneError/Kind/badOffset(_:)`` or ``TimeZoneError/Kind/tooManyTransitions(limit:)``.
  public init(
    _ zone: VTimeZone, notices: inout [RecurrenceRuleProblem]
  ) throws(TimeZoneError) {
    guard !zone.observances.isEmpty else { throw TimeZoneError(.noObservance, name: zone.tzid) }
    var onsets = OnsetCollector(name: zone.tzid)
    for observance in zone.observances { try onsets.add(observance, notices: &notices) }
    self.init(table: try onsets.table())
  }

  /// Makes rules from a calendar's own VTIMEZONE, without saying what was wrong with its rules.
  ///
  /// - Throws: ``TimeZoneError``, as the other initialiser does.
  public init(_ zone: VTimeZone) throws(TimeZoneError) {
    var notices: [RecurrenceRuleProblem] = []
    try self.init(zone, notices: &notices)
  }
}

/// Gathers the onsets of a VTIMEZONE's parts.
private struct OnsetCollector {
  let name: String
  private var changes: [OffsetChange] = []
  private var endless: [(rule: RecurrenceRule, observance: VTimeZone.Observance)] = []
  private var first: (instant: Int64, offset: Int32)?
  /// The latest onset so far, and the latest start of an endless rule, on the clock before it.
  private var latest = Int64.min

  /// No zone has changed its offset as often in 400 years; a rule that does is a mistake or an attack.
  private static let limit = 20_000

  init(name: String) { self.name = name }

  mutating func add(
    _ observance: VTimeZone.Observance, notices: inout [RecurrenceRuleProblem]
  ) throws(TimeZoneError) {
    for offset in [observance.offsetFrom, observance.offsetTo]
    where !(-26 * 3600...26 * 3600).contains(offset) {
      throw TimeZoneError(.badOffset(Int(offset)), name: name)
    }
    let start = observance.start.secondsSinceEpoch(utcOffset: 0)
    var rules: [RecurrenceRule] = []
    for text in observance.rules {
      do throws(RecurrenceRuleProblem) {
        let reading = try RecurrenceRule.read(text, startingAt: nil)
        rules.append(reading.rule)
        notices += reading.notices
      } catch {
        notices.append(error)
      }
    }
    if rules.isEmpty { try add(local: start, observance) }
    for date in observance.dates {
      let civil = date.civil.secondsSinceEpoch(utcOffset: 0)
      if case .utc = date {
        try add(local: civil + Int64(observance.offsetFrom), observance)
      } else {
        try add(local: civil, observance)
      }
    }
    for rule in rules {
      if rule.count == nil, rule.until == nil {
        latest = max(latest, start)
        endless.append((rule, observance))
      } else {
        try add(rule, observance, through: CivilSeconds.last)
      }
    }
  }

  private mutating func add(
    _ rule: RecurrenceRule, _ observance: VTimeZone.Observance, through last: Int64
  ) throws(TimeZoneError) {
    // An UNTIL in UTC is compared on the clock that is in force until the onset.
    var expansion = RuleExpansion(
      rule, start: .zoned(observance.start, tzid: name), count: rule.count,
      zone: TimeZoneRules(fixedOffset: observance.offsetFrom, name: name), homeZone: nil,
      through: last)
    while let local = expansion.next() { try add(local: local, observance) }
  }

  private mutating func add(
    local: Int64, _ observance: VTimeZone.Observance
  ) throws(TimeZoneError) {
    let instant = local - Int64(observance.offsetFrom)
    guard changes.count < OnsetCollector.limit else {
      throw TimeZoneError(.tooManyTransitions(limit: OnsetCollector.limit), name: name)
    }
    changes.append(OffsetChange(instant: instant, offset: observance.offsetTo))
    if first.map({ instant < $0.instant }) ?? true { first = (instant, observance.offsetFrom) }
    latest = max(latest, local)
  }

  mutating func table() throws(TimeZoneError) -> TransitionTable {
    var cycleEnd: Int64?
    if !endless.isEmpty {
      // Once everything else is over, the zone repeats itself.
      let settled = CivilDateTime(secondsSinceEpoch: latest, utcOffset: 0).day.year
      var horizon = CivilSeconds.last
      if settled + 403 <= 9999, endless.allSatisfy({ $0.rule.repeatsIn400Years }) {
        horizon = beginning(ofYear: settled + 403)
        cycleEnd = beginning(ofYear: settled + 402)
      }
      for (rule, observance) in endless { try add(rule, observance, through: horizon) }
    }
    // Sorted with their order in the component kept, so that of two at one instant the later counts.
    var order = Array(changes.indices)
    order.sort {
      changes[$0].instant != changes[$1].instant
        ? changes[$0].instant < changes[$1].instant : $0 < $1
    }
    var sorted: [OffsetChange] = []
    for index in order { sorted.append(changes[index]) }
    return TransitionTable(
      name: name, initialOffset: first?.offset ?? 0, changes: sorted, cycleEnd: cycleEnd)
  }

  private func beginning(ofYear year: Int) -> Int64 {
    CivilDateTime(day: Month(index: year * 12).firstDay, time: .midnight)
      .secondsSinceEpoch(utcOffset: 0)
  }
}

extension RecurrenceRule {
  /// Whether an endless rule names the same dates again every 400 years.
  fileprivate var repeatsIn400Years: Bool {
    let periods =
      switch frequency {
      case .yearly: 400
      case .monthly: 4800
      case .weekly: 20_871
      case .daily: 146_097
      case .hourly, .minutely, .secondly: 0
      }
    return periods > 0 && periods % max(1, interval) == 0
  }
}
