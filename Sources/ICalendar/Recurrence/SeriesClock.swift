import CalendarCore

/// The clock that a series runs on, and the zones that its values name.
struct SeriesClock {
  /// The rules of the series' zone; nil when it runs on wall times.
  let zone: TimeZoneRules?
  let isDate: Bool
  private(set) var unknownZones: [String] = []
  private var known: [(name: String, rules: TimeZoneRules?)] = []
  private let lookup: (String) -> TimeZoneRules?
  private let homeZone: TimeZoneRules?

  /// The margin between any wall time and its instant.
  static let widestOffset: Int64 = 26 * 3600

  init(
    start: DateTimeValue, homeZone: TimeZoneRules?, lookup: @escaping (String) -> TimeZoneRules?
  ) {
    self.lookup = lookup
    self.homeZone = homeZone
    isDate = start.isDate
    switch start {
    case .date, .floating: zone = nil
    case .utc: zone = .utc
    case .zoned(_, let tzid):
      zone = lookup(tzid)
      known = [(tzid, zone)]
      if zone == nil { unknownZones = [tzid] }
    }
  }

  /// The zone of a value: nil for a value without one or with one that is not known.
  mutating func zone(of value: DateTimeValue) -> TimeZoneRules? {
    switch value {
    case .date, .floating: return nil
    case .utc: return .utc
    case .zoned(_, let tzid):
      for entry in known where isSameText(entry.name, tzid) { return entry.rules }
      let rules = lookup(tzid)
      known.append((tzid, rules))
      if rules == nil { unknownZones.append(tzid) }
      return rules
    }
  }

  /// A value's own seconds: the instant when its zone is known, else the wall time.
  mutating func seconds(of value: DateTimeValue) -> (seconds: Int64, isCivil: Bool) {
    if let zone = zone(of: value) { return (zone.resolve(value.civil).instant, false) }
    return (value.civil.secondsSinceEpoch(utcOffset: 0), true)
  }

  /// The instance that a value of EXDATE, RDATE or RECURRENCE-ID names on this series.
  mutating func key(of value: DateTimeValue) -> InstanceKey {
    if isDate {
      let day = RuleLimit.date(of: value, homeZone: homeZone)
      return .seconds(CivilDateTime(day: day, time: .midnight).secondsSinceEpoch(utcOffset: 0))
    }
    if case .date(let day) = value { return .day(Int64(day.ordinal)) }
    guard let zone else { return .seconds(value.civil.secondsSinceEpoch(utcOffset: 0)) }
    // A floating value, or one in an unknown zone, is read on the series' clock.
    let own = self.zone(of: value) ?? zone
    return .seconds(own.resolve(value.civil).instant)
  }

  /// The wall time that the series' clock shows.
  func local(_ seconds: Int64) -> Int64 {
    guard let zone else { return seconds }
    return seconds + Int64(zone.offset(at: seconds))
  }

  /// A value in the form of the series' start.
  func value(local: Int64, like start: DateTimeValue) -> DateTimeValue {
    let civil = CivilDateTime(secondsSinceEpoch: local, utcOffset: 0)
    switch start {
    case .date: return .date(civil.day)
    case .floating: return .floating(civil)
    case .utc: return .utc(civil)
    case .zoned(_, let tzid): return .zoned(civil, tzid: tzid)
    }
  }
}

/// Which instance a value means: the one at its second, or those of its local day.
enum InstanceKey: Hashable, Comparable {
  case day(Int64)
  case seconds(Int64)

  static func < (left: InstanceKey, right: InstanceKey) -> Bool {
    switch (left, right) {
    case (.day(let left), .day(let right)), (.seconds(let left), .seconds(let right)):
      left < right
    case (.day, .seconds): true
    case (.seconds, .day): false
    }
  }
}

/// Turns ascending wall times into instants, looking a zone up only where its offset may change.
struct LocalTimeCursor {
  let zone: TimeZoneRules
  private var begin: Int64 = 0
  private var end: Int64 = 0
  private var offset: Int64 = 0

  init(_ zone: TimeZoneRules) { self.zone = zone }

  /// The instant, and the wall time that the clock shows at it: a later one for a time in a gap.
  mutating func resolve(_ local: Int64) -> (instant: Int64, shown: Int64) {
    if local >= begin, local < end { return (local - offset, local) }
    let resolved = zone.resolve(localSeconds: local)
    (begin, end, offset) = zone.unambiguousRange(around: resolved.instant)
    return (resolved.instant, resolved.instant + Int64(resolved.offset))
  }
}

extension TimeZoneRules {
  /// The wall times, half-open, that the interval with the instant shows and no earlier interval can.
  func unambiguousRange(around instant: Int64) -> (begin: Int64, end: Int64, offset: Int64) {
    let folded = table.folded(instant)
    let shift = TransitionTable.clamped(instant) - folded
    let interval = table.interval(at: folded)
    let offset = Int64(table.offsets[interval])
    let begin =
      interval == 0
      ? Int64.min : table.instants[interval - 1] + Int64(table.maximumOffset) + shift
    let end =
      interval == table.instants.count ? Int64.max : table.instants[interval] + offset + shift
    return (begin, end, offset)
  }
}
