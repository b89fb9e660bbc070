import CalendarCore

/// Works out the occurrences of one set.
struct SetExpander {
  let series: RecurrenceSet
  var clock: SeriesClock
  let homeZone: TimeZoneRules?
  /// The length of the series' instances, then those of the extra dates.
  var lengths: [OccurrenceLength] = []
  var changes: SeriesChanges
  private(set) var additions: [Instance] = []
  private(set) var start = Instance(seconds: 0, local: 0, length: 0)

  /// An instance of the series before any override.
  struct Instance {
    /// On the series' clock.
    var seconds: Int64
    /// The wall time that the clock shows.
    var local: Int64
    /// Its place in ``SetExpander/lengths``.
    var length: Int
  }

  init(
    _ series: RecurrenceSet, homeZone: TimeZoneRules?, zones: @escaping (String) -> TimeZoneRules?
  ) {
    self.series = series
    self.homeZone = homeZone
    clock = SeriesClock(start: series.start, homeZone: homeZone, lookup: zones)
    lengths = [OccurrenceLength(series.extent, of: series.start, clock: &clock)]
    changes = SeriesChanges(series, clock: &clock)
    start = instance(at: seconds(local: startLocal), length: 0)
    for addition in series.additions {
      var length = 0
      if let extent = addition.extent {
        lengths.append(OccurrenceLength(extent, of: addition.start, clock: &clock))
        length = lengths.count - 1
      }
      switch clock.key(of: addition.start) {
      case .seconds(let seconds): additions.append(instance(at: seconds, length: length))
      case .day(let day):
        let local = day * CivilSeconds.perDay + floorRemainder(startLocal, CivilSeconds.perDay)
        additions.append(instance(at: seconds(local: local), length: length))
      }
    }
  }

  private var startLocal: Int64 { series.start.civil.secondsSinceEpoch(utcOffset: 0) }

  func seconds(local: Int64) -> Int64 {
    clock.zone?.resolve(localSeconds: local).instant ?? local
  }

  func instance(at seconds: Int64, length: Int) -> Instance {
    Instance(seconds: seconds, local: clock.local(seconds), length: length)
  }

  mutating func occurrences(in window: OccurrenceWindow, limit: Int) -> OccurrenceList {
    var list = OccurrenceList()
    let limit = max(0, limit)
    let reach = lengths.reduce(changes.longest) { max($0, $1.upperBound) }
    let own = clock.zone == nil ? window.civil : window.instants
    let shift = changes.furthestShift
    let range = Clamped.range(
      from: own.lowerBound, minus: reach + shift - Int64(clock.zone?.minimumOffset ?? 0),
      to: own.upperBound, plus: shift + Int64(clock.zone?.maximumOffset ?? 0))
    var isClipped = false
    let instances = instances(
      in: range, from: own.lowerBound, limit: limit, isClipped: &isClipped)
    list.occurrences.reserveCapacity(instances.count)
    for instance in instances {
      if let occurrence = occurrence(of: instance, in: window) {
        list.occurrences.append(occurrence)
      }
    }
    let plain = list.occurrences.count
    var budget = SetExpander.lookupBudget
    for place in changes.overrides.indices {
      guard let occurrence = overridden(place, in: window, budget: &budget) else { continue }
      list.occurrences.append(occurrence)
      let key = changes.overrides[place].key
      if !SetExpander.isAmong(instances, key), !isInstance(key, budget: &budget) {
        list.notices.append(.orphan(index: changes.overrides[place].index))
      }
    }
    if list.occurrences.count > plain || changes.hasShift {
      list.occurrences.sort {
        $0.startSeconds != $1.startSeconds
          ? $0.startSeconds < $1.startSeconds
          : $0.recurrenceID.civil < $1.recurrenceID.civil
      }
    }
    if list.occurrences.count > limit {
      list.occurrences.removeSubrange(limit...)
      isClipped = true
    }
    for zone in clock.unknownZones { list.notices.append(.unknownZone(zone)) }
    if isClipped { list.notices.append(.clipped(limit: limit)) }
    return list
  }

  /// Instances that begin before a window and may reach into it are not shown unless they do, but even
  /// they have an end.
  private static let mostInstances = 1_000_000

  /// The instances whose wall time is in a range, in order, each once, without the excluded ones. More
  /// than the limit are not made from `first` on.
  private mutating func instances(
    in range: ClosedRange<Int64>, from first: Int64, limit: Int, isClipped: inout Bool
  ) -> [Instance] {
    var instances: [Instance] = []
    if !series.rules.isEmpty { instances.reserveCapacity(RuleExpansion.blockSize) }
    if range.contains(start.local) { instances.append(start) }
    // Some may turn out not to be shown.
    let most = min(limit, SetExpander.mostInstances) + changes.count
    var total = 0
    for rule in series.rules {
      var count = 0
      var expansion = expansion(of: rule, in: range, startCounts: true)
      var cursor = clock.zone.map { LocalTimeCursor($0) }
      while let local = expansion.next() {
        let (seconds, shown) = cursor?.resolve(local) ?? (local, local)
        instances.append(Instance(seconds: seconds, local: shown, length: 0))
        total += 1
        if seconds >= first { count += 1 }
        if count > most || total > SetExpander.mostInstances {
          isClipped = true
          break
        }
      }
      if expansion.gaveUpCounting { isClipped = true }
    }
    for addition in additions where range.contains(addition.local) { instances.append(addition) }
    sort(&instances)
    let excluded = excludedByRules(among: instances, isClipped: &isClipped)
    var kept = 0
    for place in instances.indices {
      let instance = instances[place]
      if place > 0, kept > 0, instances[kept - 1].seconds == instance.seconds { continue }
      if changes.excludes(instance) || Sorted.contains(excluded, instance.seconds) { continue }
      instances[kept] = instance
      kept += 1
    }
    instances.removeSubrange(kept...)
    return instances
  }

  private func sort(_ instances: inout [Instance]) {
    for place in instances.indices.dropFirst()
    where instances[place - 1].seconds > instances[place].seconds {
      // Of a rule's instance and an extra date at one second, the rule's comes first and is kept.
      instances.sort {
        $0.seconds != $1.seconds ? $0.seconds < $1.seconds : $0.length < $1.length
      }
      return
    }
  }

  /// Whether an instance at one second is in a sorted list. A shortcut only: the list may lack it.
  private static func isAmong(_ instances: [Instance], _ key: InstanceKey) -> Bool {
    guard case .seconds(let seconds) = key else { return false }
    var low = 0
    var high = instances.count
    while low < high {
      let middle = (low + high) / 2
      if instances[middle].seconds < seconds { low = middle + 1 } else { high = middle }
    }
    return low < instances.count && instances[low].seconds == seconds
  }

  /// The instants that the exclusion rules name from the first of some instances to the last, in
  /// order; no more than ``mostInstances``.
  private func excludedByRules(among instances: [Instance], isClipped: inout Bool) -> [Int64] {
    guard !series.exclusionRules.isEmpty, let first = instances.first, let last = instances.last
    else { return [] }
    let range =
      first.seconds + Int64(clock.zone?.minimumOffset ?? 0)...last.seconds
      + Int64(clock.zone?.maximumOffset ?? 0)
    var excluded: [Int64] = []
    var total = 0
    for rule in series.exclusionRules {
      var expansion = expansion(of: rule, in: range, startCounts: false)
      while let local = expansion.next() {
        excluded.append(seconds(local: local))
        total += 1
        if total > SetExpander.mostInstances {
          isClipped = true
          break
        }
      }
    }
    return excluded.sorted()
  }

  /// The wall times of a rule in a range. When the start counts, it is an instance, and uses up one of
  /// COUNT, also where the rule does not name it.
  func expansion(
    of rule: RecurrenceRule, in range: ClosedRange<Int64>, startCounts: Bool
  ) -> RuleExpansion {
    let named = RuleExpansion(
      rule, start: series.start, count: rule.count, zone: clock.zone, homeZone: homeZone,
      from: range.lowerBound, through: range.upperBound)
    guard startCounts, let count = rule.count, !(clock.isDate && rule.frequency.isSubDaily) else {
      return named
    }
    var first = RuleExpansion(named.pattern, count: 1, limit: named.limit, through: startLocal)
    if first.next() == startLocal { return named }
    return RuleExpansion(
      named.pattern, count: count - 1, limit: named.limit, from: range.lowerBound,
      through: range.upperBound)
  }

  /// What becomes of an instance in a window: itself, moved by an override of all following ones, or
  /// nothing when it is elsewhere or an override stands in its place.
  private func occurrence(of instance: Instance, in window: OccurrenceWindow) -> Occurrence? {
    if changes.replaces(instance) { return nil }
    let shift = changes.shift(for: instance)
    if let shift, shift.isCancelled { return nil }
    let (seconds, local) =
      shift?.start(of: instance, clock: clock) ?? (instance.seconds, instance.local)
    let length = shift?.length ?? lengths[instance.length]
    let zone = shift == nil ? clock.zone : shift?.zone
    let end = length.end(from: seconds, zone: zone)
    // Many instances only might have reached into the window; their dates are not worked out.
    guard window.overlaps(from: seconds, to: end, isCivil: zone == nil) else { return nil }
    let id = clock.value(local: instance.local, like: series.start)
    return Occurrence(
      recurrenceID: id,
      start: shift.map { clock.value(local: local, like: $0.form) } ?? id, startSeconds: seconds,
      endSeconds: end, isCivil: zone == nil, overrideIndex: shift?.index)
  }
}
