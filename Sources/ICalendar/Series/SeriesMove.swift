import CalendarCore

/// How all occurrences of a series move: as much later on the clock, on the same clock or another.
///
/// Whatever names an occurrence by its old start has to be moved along, or it would no longer be
/// found: exceptions would come back, and changed occurrences would stand beside the ones they replace.
/// Compared as instants; where a clock skips the time of the day, the start is later on it.
struct SeriesMove {
  private var base: SeriesBase
  /// The moved start of the series.
  let start: DateTimeValue
  /// The rules of the zone of the moved start; nil for wall times.
  let zone: TimeZoneRules?
  /// How much later, on a clock that is never put forward or back.
  let seconds: Int64
  /// How many days later a whole day is that stands for the occurrences on it; nil when those are no
  /// longer on one day.
  let days: Int?
  private let zones: (String) -> TimeZoneRules?

  init(
    _ base: SeriesBase, to start: DateTimeValue, zones: @escaping (String) -> TimeZoneRules?
  ) {
    self.base = base
    self.start = start
    self.zones = zones
    zone = start.rules(zone: zones)
    seconds = start.civil.secondsSinceEpoch(utcOffset: 0) - base.startLocal
    if base.times.isEmpty {
      let isWhole = seconds % CivilSeconds.perDay == 0
      days = isWhole ? Int(clamping: seconds / CivilSeconds.perDay) : nil
    } else {
      let change = seconds
      let first = floorDivide((base.times.first ?? 0) + change, CivilSeconds.perDay)
      let last = floorDivide((base.times.last ?? 0) + change, CivilSeconds.perDay)
      days = first == last ? Int(clamping: first) : nil
    }
  }

  var isMovingDates: Bool { base.set.start.isDate }

  /// The move without what it was made from.
  var shift: SeriesChange.Shift { SeriesChange.Shift(seconds: seconds, form: start) }

  /// Where a value of EXDATE, RDATE or RECURRENCE-ID goes, in the form it is given in, or in that of
  /// the moved start when it had that of the old one. Nil for a time at which the series never takes
  /// place: it is somebody's own.
  mutating func moved(_ value: DateTimeValue) -> DateTimeValue? {
    if value.isDate, !base.set.start.isDate {
      return days.map { .date(value.civil.day.advanced(by: $0)) }
    }
    guard let nominal = base.nominal(at: base.seconds(of: value)) else { return nil }
    let local = Clamped.sum(nominal, seconds)
    let civil = CivilDateTime(secondsSinceEpoch: local, utcOffset: 0)
    if value.hasForm(of: base.set.start) { return start.withCivil(civil) }
    if let zone, let own = value.rules(zone: zones) {
      return value.withCivil(own.civil(at: zone.resolve(localSeconds: local).instant))
    }
    if base.set.start.isDate, start.isDate {
      // A time that stands for its date.
      return value.withCivil(value.civil.advanced(bySeconds: seconds))
    }
    return start.withCivil(civil)
  }

  /// The rule of a text for the moved occurrences; the text itself when it cannot be read.
  ///
  /// - Throws: ``SeriesRefusal`` when no rule names exactly those.
  func moved(_ text: String) throws(SeriesRefusal) -> String {
    guard let old = RecurrenceRule.readable(text, startingAt: base.set.start) else { return text }
    var new = try old.moved(
      bySeconds: seconds, startingAt: base.set.start, toDates: start.isDate)
    if let until = old.until { new.until = movedUntil(until, of: old, moved: new) }
    var parts = RuleText(text)
    parts.rewrite(from: old, to: new)
    return parts.text
  }

  /// The end that lets the same occurrences take place: as much later as they are, or the last of them
  /// where that would not do.
  private func movedUntil(
    _ until: DateTimeValue, of rule: RecurrenceRule, moved: RecurrenceRule
  ) -> DateTimeValue {
    let portable = rule.portable(startingAt: base.set.start, zone: base.clock.zone).until ?? until
    let shown =
      portable.rules(zone: zones).map { $0.resolve(portable.civil).instant }
      .map { base.clock.local($0) } ?? portable.civil.secondsSinceEpoch(utcOffset: 0)
    let shifted = SeriesBase.until(Clamped.sum(shown, seconds), start: start, zone: zone)
    let beyond = Clamped.sum(shown, 2 * SeriesClock.widestOffset)
    guard let last = base.last(of: rule, before: beyond) else { return shifted }
    var check = moved
    check.until = shifted
    var dates = RuleExpansion(
      check, start: start, count: nil, zone: zone, homeZone: nil,
      from: Clamped.sum(last, seconds))
    if dates.next() == Clamped.sum(last, seconds), dates.next() == nil { return shifted }
    return SeriesBase.until(Clamped.sum(last, seconds), start: start, zone: zone)
  }
}
