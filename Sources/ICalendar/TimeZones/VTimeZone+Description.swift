import CalendarCore

extension VTimeZone {
  /// Describes a zone for a file: every change of its clock from 1970 to 2037, and after that what the
  /// last years repeat.
  ///
  /// Changes that come back each year on the same weekday of a month become a rule, all others are
  /// listed. A change forward is DAYLIGHT, one back STANDARD.
  public init(tzid: String, rules: TimeZoneRules) {
    let first = CivilDateTime(
      day: Month(index: 1970 * 12).firstDay, time: .midnight
    ).secondsSinceEpoch(utcOffset: 0)
    let offset = rules.offset(at: first)
    self.init(
      tzid: tzid,
      observances: [
        Observance(
          isDaylight: false, start: CivilDateTime(secondsSinceEpoch: first, utcOffset: offset),
          offsetFrom: offset, offsetTo: offset, name: nil, rules: [], dates: [])
      ])
    var changes: [ClockChange] = []
    var instant = first
    while let next = rules.transition(after: instant) {
      let onset = CivilDateTime(secondsSinceEpoch: next.instant, utcOffset: next.offsetBefore)
      if onset.day.year > ClockChange.lastYear { break }
      if let index = changes.firstIndex(where: {
        $0.from == next.offsetBefore && $0.to == next.offsetAfter
      }) {
        changes[index].onsets.append(onset)
      } else {
        changes.append(ClockChange(from: next.offsetBefore, to: next.offsetAfter, onsets: [onset]))
      }
      instant = next.instant
    }
    for change in changes { observances += change.observances }
  }

  /// The zone as a VTIMEZONE component (RFC 5545 §3.6.5).
  public var component: Component {
    var zone = Component("VTIMEZONE")
    zone.setText("TZID", tzid)
    for observance in observances {
      var part = Component(observance.isDaylight ? "DAYLIGHT" : "STANDARD")
      part.setDateTime("DTSTART", .floating(observance.start))
      part.setRaw("TZOFFSETFROM", UTCOffsetValue.text(ofSeconds: observance.offsetFrom))
      part.setRaw("TZOFFSETTO", UTCOffsetValue.text(ofSeconds: observance.offsetTo))
      if let name = observance.name { part.setText("TZNAME", name) }
      for rule in observance.rules { part.add(Property("RRULE", rawValue: rule)) }
      for date in observance.dates { part.add(Property("RDATE", dateTime: date)) }
      zone.components.append(part)
    }
    return zone
  }
}

/// All changes of a clock from one offset to another.
private struct ClockChange {
  /// The last year that is looked at.
  static let lastYear = 2037

  var from: Int32
  var to: Int32
  /// On the clock before the change, in order.
  var onsets: [CivilDateTime]

  /// The changes as a list, and as a rule from where one holds to the end.
  var observances: [VTimeZone.Observance] {
    let (begin, rule) = yearlyRule
    var observances: [VTimeZone.Observance] = []
    if let start = onsets[..<begin].first {
      observances.append(
        observance(start, rules: [], dates: onsets[..<begin].dropFirst().map { .floating($0) }))
    }
    if let rule, begin < onsets.count {
      observances.append(observance(onsets[begin], rules: [rule], dates: []))
    }
    return observances
  }

  private func observance(
    _ start: CivilDateTime, rules: [String], dates: [DateTimeValue]
  ) -> VTimeZone.Observance {
    VTimeZone.Observance(
      isDaylight: to > from, start: start, offsetFrom: from, offsetTo: to, name: nil, rules: rules,
      dates: dates)
  }

  /// Where the yearly rule that holds to the end begins among the onsets, and the rule; the end of the
  /// onsets when there is none.
  private var yearlyRule: (begin: Int, rule: String?) {
    guard let last = onsets.last, last.day.year == ClockChange.lastYear else {
      return (onsets.count, nil)
    }
    var best = onsets.count
    var rule: String?
    for ordinal in ordinals(of: last.day) {
      var begin = onsets.count - 1
      while begin > 0, onsets[begin - 1].day.year == onsets[begin].day.year - 1,
        onsets[begin - 1].time == last.time,
        onsets[begin - 1].day.monthNumber == last.day.monthNumber,
        onsets[begin - 1].day.weekday == last.day.weekday,
        ordinals(of: onsets[begin - 1].day).contains(ordinal)
      {
        begin -= 1
      }
      if begin < best, onsets.count - begin >= 3 {
        best = begin
        rule =
          "FREQ=YEARLY;BYMONTH=\(last.day.monthNumber);BYDAY=\(ordinal)\(code(last.day.weekday))"
      }
    }
    return (best, rule)
  }

  /// Which of its weekday in its month a day is: from the start, and −1 for the last.
  private func ordinals(of day: Day) -> [Int] {
    let fromStart = (day.dayOfMonth - 1) / 7 + 1
    return day.dayOfMonth + 7 > day.month.dayCount ? [-1, fromStart] : [fromStart]
  }

  private func code(_ weekday: Weekday) -> String {
    switch weekday {
    case .sunday: "SU"
    case .monday: "MO"
    case .tuesday: "TU"
    case .wednesday: "WE"
    case .thursday: "TH"
    case .friday: "FR"
    case .saturday: "SA"
    }
  }
}
