import CalendarCore

extension RecurrenceRule {
  /// Everything about the rule that RFC 5545 does not allow and that is read with a repair, and
  /// ``RecurrenceRuleProblem/Kind/subDailyOnDate``, with which the rule is refused.
  /// Without a start the checks that need it are left out.
  public func problems(startingAt start: DateTimeValue?) -> [RecurrenceRuleProblem] {
    var problems: [RecurrenceRuleProblem] = []
    func add(_ kind: RecurrenceRuleProblem.Kind, _ name: String) {
      problems.append(RecurrenceRuleProblem(kind, part: written(name)))
    }
    if start?.isDate == true {
      if frequency.isSubDaily { add(.subDailyOnDate, "FREQ") }
      if !hours.isEmpty { add(.timePartOnDate, "BYHOUR") }
      if !minutes.isEmpty { add(.timePartOnDate, "BYMINUTE") }
      if !seconds.isEmpty { add(.timePartOnDate, "BYSECOND") }
    }
    if count != nil && until != nil { add(.countWithUntil, "UNTIL") }
    if !weekNumbers.isEmpty && frequency != .yearly { add(.partNotAllowed, "BYWEEKNO") }
    if !yearDays.isEmpty && (frequency == .daily || frequency == .weekly || frequency == .monthly) {
      add(.partNotAllowed, "BYYEARDAY")
    }
    if !monthDays.isEmpty && frequency == .weekly { add(.partNotAllowed, "BYMONTHDAY") }
    if !allowsOrdinals && weekdays.contains(where: { $0.ordinal != nil }) {
      add(.ordinalNotAllowed, "BYDAY")
    }
    if !positions.isEmpty && !hasPart { add(.setPosAlone, "BYSETPOS") }
    if skip != nil && !hasScale { add(.skipWithoutRScale, "SKIP") }
    if let until, let start {
      if !isOfType(until, start) { add(.untilType, "UNTIL") }
      if isCertainlyBefore(until, start) { add(.untilBeforeStart, "UNTIL") }
    }
    return problems
  }

  /// Whether the rule names no date at all from this start, such as 30 February; COUNT and UNTIL left
  /// out. It is for editors to warn of (``RecurrenceRuleProblem/Kind/matchesNothing``).
  public func matchesNothing(startingAt start: DateTimeValue) -> Bool {
    var endless = self
    endless.count = nil
    endless.until = nil
    var dates = RuleIterator(endless, start: start)
    return dates.next() == nil
  }

  /// Whether numbers before weekdays have a meaning.
  var allowsOrdinals: Bool {
    frequency == .monthly || (frequency == .yearly && weekNumbers.isEmpty)
  }

  /// Whether there is a part for BYSETPOS to choose from.
  var hasPart: Bool {
    !(months.isEmpty && weekNumbers.isEmpty && yearDays.isEmpty && monthDays.isEmpty
      && weekdays.isEmpty && hours.isEmpty && minutes.isEmpty && seconds.isEmpty)
  }

  private func isOfType(_ until: DateTimeValue, _ start: DateTimeValue) -> Bool {
    switch (start, until) {
    case (.date, .date), (.floating, .floating), (.utc, .utc), (.zoned, .utc): true
    default: false
    }
  }

  /// Whether the end is before the start whatever the zones are.
  private func isCertainlyBefore(_ until: DateTimeValue, _ start: DateTimeValue) -> Bool {
    switch (start, until) {
    case (_, .date(let day)): day < start.civil.day
    case (.date(let day), _): until.civil.day.advanced(by: 1) < day
    case (.zoned, .utc): until.civil.advanced(bySeconds: 26 * 3600) < start.civil
    default: until.civil < start.civil
    }
  }

  /// A part as ``text`` writes it.
  private func written(_ name: String) -> String {
    for part in text.utf8.split(separator: UInt8(ascii: ";"))
    where part.prefix(while: { $0 != UInt8(ascii: "=") }).elementsEqual(name.utf8) {
      return String(decoding: part, as: UTF8.self)
    }
    return name
  }
}
