import CalendarCore

/// What a series runs on: its start, its clock, its rules, and at what times of the day it takes place.
/// Everything that names an occurrence is brought to the same line of wall times here.
struct SeriesBase {
  let set: RecurrenceSet
  var clock: SeriesClock
  /// The times of the day, in seconds and ascending; empty when the series repeats within a day.
  let times: [Int64]

  init?(_ object: SeriesObject, zones: @escaping (String) -> TimeZoneRules?) {
    guard let set = object.recurrenceSet else { return nil }
    self.set = set
    clock = SeriesClock(start: set.start, homeZone: nil, lookup: zones)
    let startTime = set.start.civil.time
    var times = [Int64(startTime.secondsSinceMidnight)]
    for rule in set.rules + set.exclusionRules where !set.start.isDate {
      if rule.frequency.isSubDaily {
        times = []
        break
      }
      for time in rule.timesOfDay(startingAt: startTime) where !times.contains(time) {
        times.append(time)
      }
    }
    times.sort()
    self.times = times
  }

  var startLocal: Int64 { self.set.start.civil.secondsSinceEpoch(utcOffset: 0) }

  /// The second at which a wall time of the series is.
  func seconds(local: Int64) -> Int64 {
    clock.zone?.resolve(localSeconds: local).instant ?? local
  }

  /// The second of the occurrence that a value names; of a day on a timed series its first.
  mutating func seconds(of value: DateTimeValue) -> Int64 {
    switch clock.key(of: value) {
    case .seconds(let seconds): seconds
    case .day(let day): seconds(local: day * CivilSeconds.perDay)
    }
  }

  /// The wall time, as the rule has it, of the occurrence at a second: in a gap not what the clock
  /// shows. Nil when the series never takes place at that time of the day.
  func nominal(at seconds: Int64) -> Int64? {
    let shown = clock.local(seconds)
    if times.isEmpty { return shown }
    let day = CivilSeconds.day(shown)
    for day in [day, day - 1] {
      for time in times {
        let local = day * CivilSeconds.perDay + time
        if self.seconds(local: local) == seconds { return local }
      }
    }
    return nil
  }

  /// The wall time as a rule itself names it for the occurrence at a second; nil when it does not.
  func named(by rule: RecurrenceRule, at seconds: Int64) -> Int64? {
    let shown = clock.local(seconds)
    // A clock that was put forward shows later than the rule says.
    var dates = expansion(
      of: rule, count: nil, from: Clamped.sum(shown, -SeriesClock.widestOffset), through: shown)
    var found: Int64?
    while let local = dates.next() {
      if self.seconds(local: local) == seconds { found = local }
    }
    return found
  }

  /// The last wall time before `local` that a rule names, its COUNT left out; nil when there is none.
  func last(of rule: RecurrenceRule, before local: Int64) -> Int64? {
    var reach = CivilSeconds.perDay
    while true {
      let from = Clamped.sum(local, -reach)
      var dates = expansion(of: rule, count: nil, from: from, through: Clamped.sum(local, -1))
      var last: Int64?
      while let next = dates.next() { last = next }
      if last != nil || from <= startLocal { return last }
      reach = reach * 8
    }
  }

  /// How many wall times a rule names before `local`, as COUNT counts them, the start being one; 0 for a
  /// rule without COUNT, nil when they are too many to be counted.
  func count(of rule: RecurrenceRule, before local: Int64) -> Int? {
    guard let limit = rule.count else { return 0 }
    var dates = expansion(
      of: rule, count: nil, from: .min, through: Clamped.sum(local, -1))
    var count = 0
    var namesStart = false
    while let next = dates.next() {
      if next == startLocal { namesStart = true }
      count += 1
      if count >= limit { break }
      if count > RuleExpansion.countingLimit { return nil }
    }
    return namesStart || startLocal >= local ? count : count + 1
  }

  /// The wall times that a rule names in a range, both ends included.
  func expansion(
    of rule: RecurrenceRule, count: Int?, from lower: Int64, through upper: Int64
  ) -> RuleExpansion {
    RuleExpansion(
      rule, start: set.start, count: count, zone: clock.zone, homeZone: nil, from: lower,
      through: upper)
  }

  /// The value of UNTIL for a rule whose last date is this wall time, in the type that the start asks
  /// for (RFC 5545 §3.3.10).
  static func until(
    _ local: Int64, start: DateTimeValue, zone: TimeZoneRules?
  ) -> DateTimeValue {
    let civil = CivilDateTime(secondsSinceEpoch: local, utcOffset: 0)
    switch start {
    case .date: return .date(civil.day)
    case .floating: return .floating(civil)
    case .utc: return .utc(civil)
    case .zoned:
      // Of a zone that nobody knows the instant cannot be told; its digits are read on its clock.
      guard let zone else { return .floating(civil) }
      return .utc(
        CivilDateTime(
          secondsSinceEpoch: zone.resolve(localSeconds: local).instant, utcOffset: 0))
    }
  }
}
