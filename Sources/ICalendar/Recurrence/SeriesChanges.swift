import CalendarCore

/// What changes a series after its rules: excluded dates and overrides, brought onto its clock.
struct SeriesChanges {
  private var excludedSeconds: [Int64] = []
  private var excludedDays: [Int64] = []
  private(set) var overrides: [ResolvedOverride] = []
  private var replacedSeconds: [Int64] = []
  private var replacedDays: [Int64] = []
  /// The overrides of all following instances, ascending.
  private var shifts: [ResolvedOverride] = []

  /// An override on the series' clock.
  struct ResolvedOverride {
    var key: InstanceKey
    var recurrenceID: DateTimeValue
    var start: DateTimeValue
    /// The start on its own clock.
    var seconds: Int64
    /// The rules of its own clock, or nil for wall time.
    var zone: TimeZoneRules?
    var length: OccurrenceLength
    var isCancelled: Bool
    var appliesToFollowing: Bool
    var index: Int
    /// Whether no later override has the same instance.
    var isInForce = true
    /// The instance it replaces, on the series' clock, and how far its wall time is from it, on its own.
    var from: Int64 = 0
    var shift: Int64 = 0

    /// The form in which a moved instance is written.
    var form: DateTimeValue { start }

    /// The start of a following instance: on this override's clock, moved as the first one is.
    func start(
      of instance: SetExpander.Instance, clock: SeriesClock
    ) -> (seconds: Int64, local: Int64) {
      var local = instance.local
      if let zone, clock.zone != nil {
        local = instance.seconds + Int64(zone.offset(at: instance.seconds))
      }
      local += shift
      if start.isDate { local = CivilSeconds.day(local) * CivilSeconds.perDay }
      guard let zone else { return (local, local) }
      let seconds = zone.resolve(localSeconds: local).instant
      return (seconds, seconds + Int64(zone.offset(at: seconds)))
    }
  }

  init(_ set: RecurrenceSet, clock: inout SeriesClock) {
    excludedSeconds.reserveCapacity(set.exclusions.count)
    for exclusion in set.exclusions {
      switch clock.key(of: exclusion) {
      case .seconds(let seconds): excludedSeconds.append(seconds)
      case .day(let day): excludedDays.append(day)
      }
    }
    excludedSeconds.sort()
    excludedDays.sort()
    guard !set.overrides.isEmpty else { return }
    for override in set.overrides { add(override, clock: &clock) }
    replacedSeconds.sort()
    replacedDays.sort()
    settleDuplicates()
    shifts = overrides.filter { $0.appliesToFollowing && $0.isInForce }
    shifts.sort { $0.from < $1.from }
  }

  /// Of several overrides for one instance only the last stays in force.
  private mutating func settleDuplicates() {
    var order = Array(overrides.indices)
    order.sort {
      overrides[$0].key != overrides[$1].key
        ? overrides[$0].key < overrides[$1].key : $0 < $1
    }
    for place in order.indices.dropLast()
    where overrides[order[place]].key == overrides[order[place + 1]].key {
      overrides[order[place]].isInForce = false
    }
  }

  private mutating func add(_ override: RecurrenceSet.Override, clock: inout SeriesClock) {
    let key = clock.key(of: override.recurrenceID)
    let (seconds, _) = clock.seconds(of: override.start)
    var resolved = ResolvedOverride(
      key: key, recurrenceID: override.recurrenceID, start: override.start, seconds: seconds,
      zone: clock.zone(of: override.start),
      length: OccurrenceLength(override.extent, of: override.start, clock: &clock),
      isCancelled: override.isCancelled, appliesToFollowing: override.appliesToFollowing,
      index: override.index)
    switch key {
    case .seconds(let seconds):
      replacedSeconds.append(seconds)
      resolved.from = seconds
    case .day(let day):
      replacedDays.append(day)
      let midnight = day * CivilSeconds.perDay
      resolved.from = clock.zone?.resolve(localSeconds: midnight).instant ?? midnight
    }
    if override.appliesToFollowing {
      let first = SetExpander.Instance(
        seconds: resolved.from, local: clock.local(resolved.from), length: 0)
      let unmoved = resolved.start(of: first, clock: clock).local
      resolved.shift = override.start.civil.secondsSinceEpoch(utcOffset: 0) - unmoved
    }
    overrides.append(resolved)
  }

  /// The number of excluded dates and overrides.
  var count: Int { excludedSeconds.count + excludedDays.count + overrides.count }

  /// Whether instances are moved.
  var hasShift: Bool { !shifts.isEmpty }

  /// The furthest that an instance is moved, either way, with room for the zones' offsets.
  var furthestShift: Int64 {
    var furthest: Int64 = 0
    for shift in shifts {
      furthest = max(furthest, abs(shift.shift) + 2 * SeriesClock.widestOffset)
    }
    return furthest
  }

  /// The longest that a moved instance can last.
  var longest: Int64 { shifts.reduce(0) { max($0, $1.length.upperBound) } }

  func excludes(_ instance: SetExpander.Instance) -> Bool {
    Sorted.contains(excludedSeconds, instance.seconds)
      || (!excludedDays.isEmpty && excludesDay(CivilSeconds.day(instance.local)))
  }

  func excludesDay(_ day: Int64) -> Bool { Sorted.contains(excludedDays, day) }

  /// Whether an override stands in the instance's place.
  func replaces(_ instance: SetExpander.Instance) -> Bool {
    Sorted.contains(replacedSeconds, instance.seconds)
      || (!replacedDays.isEmpty
        && Sorted.contains(replacedDays, CivilSeconds.day(instance.local)))
  }

  /// The override of all following instances that is in force for the instance.
  func shift(for instance: SetExpander.Instance) -> ResolvedOverride? {
    if shifts.isEmpty { return nil }
    var low = 0
    var high = shifts.count
    while low < high {
      let middle = (low + high) / 2
      if shifts[middle].from <= instance.seconds { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : shifts[low - 1]
  }
}
