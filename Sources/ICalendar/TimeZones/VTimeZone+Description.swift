import CalendarCore

extension VTimeZone {
  /// Describes a zone for a file: every change of its clock from 1970 on, to the end of time.
  ///
  /// Changes that come back each year on a weekday of a month, counted from the beginning or the end of
  /// the month or from a day of it on, become a rule, or two where the days reach into another month;
  /// all others are listed. A change forward is DAYLIGHT, one back STANDARD. Changes without end that
  /// no such rule names, of which the tz database has none today, are listed to 2099.
  public init(tzid: String, rules: TimeZoneRules) {
    let first = VTimeZone.beginning(ofYear: 1970)
    let offset = rules.offset(at: first)
    self.init(
      tzid: tzid,
      observances: [
        Observance(
          isDaylight: false, start: CivilDateTime(secondsSinceEpoch: first, utcOffset: offset),
          offsetFrom: offset, offsetTo: offset, name: nil, rules: [], dates: [])
      ])
    let isEndless = rules.transition(after: VTimeZone.beginning(ofYear: 9000)) != nil
    var changes: [ClockChange] = []
    var instant = first
    while let next = rules.transition(after: instant) {
      let onset = CivilDateTime(secondsSinceEpoch: next.instant, utcOffset: next.offsetBefore)
      if isEndless, onset.day.year > ClockChange.lastYear { break }
      if let index = changes.firstIndex(where: {
        $0.from == next.offsetBefore && $0.to == next.offsetAfter
      }) {
        changes[index].onsets.append(onset)
      } else {
        changes.append(ClockChange(from: next.offsetBefore, to: next.offsetAfter, onsets: [onset]))
      }
      instant = next.instant
    }
    for change in changes { observances += change.observances(isEndless: isEndless) }
  }

  private static func beginning(ofYear year: Int) -> Int64 {
    CivilDateTime(day: Month(index: year * 12).firstDay, time: .midnight)
      .secondsSinceEpoch(utcOffset: 0)
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
  /// The last year that is looked at in a zone that changes without end: 400 years and more after
  /// everything the tz database lists, so that what holds until then holds for ever.
  static let lastYear = 2499
  /// The last year that is listed where no rule can be written.
  static let lastListedYear = 2099

  var from: Int32
  var to: Int32
  /// On the clock before the change, in order.
  var onsets: [CivilDateTime]

  /// Rules that together name every onset from one on.
  private struct YearlyRules {
    /// The place of the first of those onsets.
    var begin: Int
    /// A rule for each month in which they can be.
    var rules: [(month: Int, text: String)]
  }

  /// The changes as a list, and as rules from where some hold to the end.
  func observances(isEndless: Bool) -> [VTimeZone.Observance] {
    let yearly = isEndless ? yearlyRules : nil
    var listed = onsets[..<(yearly?.begin ?? onsets.count)]
    if isEndless, yearly == nil {
      listed = listed.prefix { $0.day.year <= ClockChange.lastListedYear }
    }
    var observances: [VTimeZone.Observance] = []
    if let start = listed.first {
      observances.append(
        observance(start, rules: [], dates: listed.dropFirst().map { .floating($0) }))
    }
    for rule in yearly?.rules ?? [] {
      let later = onsets[(yearly?.begin ?? onsets.count)...]
      guard let start = later.first(where: { $0.day.monthNumber == rule.month }) else { continue }
      observances.append(observance(start, rules: [rule.text], dates: []))
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

  /// The rules that hold from the earliest onset to the end; nil when there are none.
  private var yearlyRules: YearlyRules? {
    guard let last = onsets.last, last.day.year == ClockChange.lastYear else { return nil }
    let month = last.day.monthNumber
    let weekday = last.day.weekday.recurrenceCode
    var best: YearlyRules?
    for ordinal in ordinals(of: last.day) {
      let begin = begin { $0.monthNumber == month && ordinals(of: $0).contains(ordinal) }
      // Fewer might be on the same of their weekday by chance.
      guard onsets.count - begin >= 8, best.map({ begin < $0.begin }) ?? true else { continue }
      best = YearlyRules(
        begin: begin, rules: [(month, "FREQ=YEARLY;BYMONTH=\(month);BYDAY=\(ordinal)\(weekday)")])
    }
    if let rules = windowRules(month: month, weekday: weekday),
      best.map({ rules.begin < $0.begin }) ?? true
    {
      best = rules
    }
    return best
  }

  /// Rules for a weekday within seven days that are the same each year; nil when there are none.
  ///
  /// - Parameters:
  ///   - month: a month in which some of the days are.
  ///   - weekday: the code of the weekday.
  private func windowRules(month: Int, weekday: String) -> YearlyRules? {
    // Days are counted from the first of the month in their year.
    func position(_ day: Day) -> Int {
      Int(day.ordinal - Month(index: day.year * 12 + month - 1).firstDay.ordinal)
    }
    guard let last = onsets.last else { return nil }
    var window = position(last.day)...position(last.day)
    let begin = begin { day in
      let place = position(day)
      let wider = min(window.lowerBound, place)...max(window.upperBound, place)
      if wider.count > 7 { return false }
      window = wider
      return true
    }
    guard window.count == 7 else { return nil }
    let first = Month(index: ClockChange.lastYear * 12 + month - 1).firstDay
    var rules: [(month: Int, text: String)] = []
    for place in window {
      let day = first.advanced(by: place)
      // How long February is differs from year to year.
      if place < 0 && month == 3 || place >= 28 && month == 2 { return nil }
      if rules.last?.month == day.monthNumber {
        rules[rules.count - 1].text += ",\(day.dayOfMonth)"
      } else {
        rules.append(
          (day.monthNumber, "FREQ=YEARLY;BYMONTH=\(day.monthNumber);BYMONTHDAY=\(day.dayOfMonth)"))
      }
    }
    for index in rules.indices { rules[index].text += ";BYDAY=" + weekday }
    return YearlyRules(begin: begin, rules: rules)
  }

  /// The first of the onsets that come, to the end, once each year on the same weekday at the same time,
  /// and of which the condition holds. The condition is asked from the end on.
  private func begin(where condition: (Day) -> Bool) -> Int {
    var begin = onsets.count - 1
    while begin > 0 {
      let (before, after) = (onsets[begin - 1], onsets[begin])
      guard before.day.year == after.day.year - 1, before.time == after.time,
        before.day.weekday == after.day.weekday, condition(before.day)
      else { break }
      begin -= 1
    }
    return begin
  }

  /// Which of its weekday in its month a day is: from the start, and −1 for the last.
  private func ordinals(of day: Day) -> [Int] {
    let fromStart = (day.dayOfMonth - 1) / 7 + 1
    return day.dayOfMonth + 7 > day.month.dayCount ? [-1, fromStart] : [fromStart]
  }
}
