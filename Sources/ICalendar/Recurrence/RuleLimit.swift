import CalendarCore

/// The end that UNTIL sets, after its value type has been brought together with the start's.
enum RuleLimit: Sendable {
  /// No end.
  case none
  /// The last wall time, included.
  case local(Int64)
  /// The last instant, included, for wall times in the zone.
  case instant(Int64, TimeZoneRules)

  /// Reads UNTIL, also where its type is not the one that RFC 5545 §3.3.10 asks for.
  ///
  /// - Parameters:
  ///   - until: the value of UNTIL.
  ///   - start: the start of the event.
  ///   - zone: the rules of the start's zone; without them a zoned start is read as floating.
  ///   - homeZone: the zone in which an all-day event's UNTIL in UTC is turned into a date.
  init(
    _ until: DateTimeValue?, start: DateTimeValue, zone: TimeZoneRules?, homeZone: TimeZoneRules?
  ) {
    guard let until else {
      self = .none
      return
    }
    let digits = until.civil.secondsSinceEpoch(utcOffset: 0)
    if start.isDate {
      self = .local(
        CivilDateTime(
          day: RuleLimit.date(of: until, homeZone: homeZone), time: .midnight
        ).secondsSinceEpoch(utcOffset: 0))
      return
    }
    var clock = zone
    if case .utc = start { clock = .utc }
    switch until {
    case .date:
      // "Inclusive" applied to a day: its last second.
      self = .local(digits + CivilSeconds.perDay - 1)
    case .utc:
      if let clock { self = .instant(digits, clock) } else { self = .local(digits) }
    case .floating, .zoned:
      if let clock {
        self = .instant(clock.resolve(localSeconds: digits).instant, clock)
      } else {
        self = .local(digits)
      }
    }
  }

  /// The date that a value names on an all-day event.
  ///
  /// A time in UTC at the start or end of a day is a date written by a program that knows no dates;
  /// any other is an instant, and its date is that of the calendar's zone.
  static func date(of value: DateTimeValue, homeZone: TimeZoneRules?) -> Day {
    guard case .utc(let civil) = value, let homeZone, civil.time != .midnight,
      !(civil.time.hour == 23 && civil.time.minute == 59 && civil.time.second == 59)
    else { return value.civil.day }
    return homeZone.civil(at: civil.secondsSinceEpoch(utcOffset: 0)).day
  }
}
