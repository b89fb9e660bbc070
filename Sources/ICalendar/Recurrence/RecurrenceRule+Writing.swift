import CalendarCore

extension RecurrenceRule {
  /// The rule as the value of an RRULE, every part as it is.
  public var text: String {
    var text = hasScale || skip != nil ? "RSCALE=GREGORIAN;FREQ=" : "FREQ="
    text += frequency.name
    if let until { text += ";UNTIL=" + RecurrenceRule.text(of: until) }
    if let count { text += ";COUNT=\(count)" }
    if interval != 1 { text += ";INTERVAL=\(interval)" }
    RecurrenceRule.append("BYMONTH", months, to: &text)
    RecurrenceRule.append("BYWEEKNO", weekNumbers, to: &text)
    RecurrenceRule.append("BYYEARDAY", yearDays, to: &text)
    RecurrenceRule.append("BYMONTHDAY", monthDays, to: &text)
    if !weekdays.isEmpty {
      text += ";BYDAY="
      for (index, part) in weekdays.enumerated() {
        if index > 0 { text += "," }
        if let ordinal = part.ordinal { text += "\(ordinal)" }
        text += part.weekday.recurrenceCode
      }
    }
    RecurrenceRule.append("BYHOUR", hours, to: &text)
    RecurrenceRule.append("BYMINUTE", minutes, to: &text)
    RecurrenceRule.append("BYSECOND", seconds, to: &text)
    RecurrenceRule.append("BYSETPOS", positions, to: &text)
    if let skip { text += ";SKIP=" + skip.name }
    if let weekStart { text += ";WKST=" + weekStart.recurrenceCode }
    return text
  }

  /// The rule with everything written out on which programs disagree, so that others show the same
  /// dates: the month of a yearly rule, the weekday of a week-number rule, the first day of the week,
  /// and UNTIL in the type that the start asks for.
  ///
  /// - Parameters:
  ///   - start: the start of the event.
  ///   - zone: the rules of the start's zone; nil when it has none.
  /// - Returns: a rule that names the same dates from the same start.
  public func portable(startingAt start: DateTimeValue, zone: TimeZoneRules? = nil)
    -> RecurrenceRule
  {
    var rule = self
    let day = start.civil.day
    if frequency == .yearly, yearDays.isEmpty {
      // A numbered weekday counts in its month as soon as a month is written.
      let hasOrdinal = weekdays.contains { $0.ordinal != nil }
      if months.isEmpty, weekNumbers.isEmpty, !monthDays.isEmpty, !hasOrdinal {
        rule.months = [day.monthNumber]
      }
      if !weekNumbers.isEmpty, monthDays.isEmpty, weekdays.isEmpty {
        rule.weekdays = [WeekdayPart(day.weekday)]
      }
    }
    if !weekNumbers.isEmpty || (frequency == .weekly && (interval > 1 || !positions.isEmpty)) {
      rule.weekStart = weekStart ?? .monday
    }
    if skip != nil { rule.hasScale = true }
    rule.until = until.map { portableUntil($0, startingAt: start, zone: zone) }
    return rule
  }

  private func portableUntil(
    _ until: DateTimeValue, startingAt start: DateTimeValue, zone: TimeZoneRules?
  ) -> DateTimeValue {
    let limit = RuleLimit(until, start: start, zone: zone, homeZone: nil)
    switch (start, limit) {
    case (.date, .local(let seconds)):
      return .date(CivilDateTime(secondsSinceEpoch: seconds, utcOffset: 0).day)
    case (.floating, .local(let seconds)):
      return .floating(CivilDateTime(secondsSinceEpoch: seconds, utcOffset: 0))
    case (.utc, .local(let seconds)):
      return .utc(CivilDateTime(secondsSinceEpoch: seconds, utcOffset: 0))
    case (.zoned, .local(let seconds)):
      guard let zone else { return until }
      let instant = zone.resolve(localSeconds: seconds).instant
      return .utc(CivilDateTime(secondsSinceEpoch: instant, utcOffset: 0))
    case (_, .instant(let seconds, _)):
      return .utc(CivilDateTime(secondsSinceEpoch: seconds, utcOffset: 0))
    case (_, .none):
      return until
    }
  }

  private static func append(_ name: String, _ values: [Int], to text: inout String) {
    guard !values.isEmpty else { return }
    text += ";" + name + "="
    for (index, value) in values.enumerated() {
      if index > 0 { text += "," }
      text += "\(value)"
    }
  }

  private static func text(of until: DateTimeValue) -> String {
    let civil = until.civil
    func digits(_ number: Int, _ width: Int) -> String {
      let text = String(number.magnitude)
      return (number < 0 ? "-" : "")
        + String(repeating: "0", count: max(0, width - text.utf8.count)) + text
    }
    let day = civil.day
    let date = digits(day.year, 4) + digits(day.monthNumber, 2) + digits(day.dayOfMonth, 2)
    if until.isDate { return date }
    let time = civil.time
    let clock = digits(time.hour, 2) + digits(time.minute, 2) + digits(time.second, 2)
    if case .utc = until { return date + "T" + clock + "Z" }
    return date + "T" + clock
  }
}
