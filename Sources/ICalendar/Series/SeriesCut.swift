import CalendarCore

/// Where a series is cut, and what that means for its rule.
struct SeriesCut {
  /// The second of the first occurrence of the later part, on the series' clock.
  let second: Int64
  /// The wall time at which the later part starts.
  let start: Int64
  /// The first wall time that the rule names in the later part; nil when it names no more.
  let firstDate: Int64?
  /// How much of COUNT the earlier part uses up.
  let counted: Int
  /// The second of the extra date that has become the start of the later part.
  let dropped: Int64?

  /// Finds the cut before an occurrence.
  ///
  /// A later part starts with a date of its rule, because the rule counts its periods from there; an
  /// extra date before that stays one.
  init(before id: DateTimeValue, base: inout SeriesBase) throws(SeriesRefusal) {
    let second = base.seconds(of: id)
    self.second = second
    guard base.set.exclusionRules.isEmpty else { throw .severalRules }
    let shown = base.clock.local(second)
    if let rule = base.set.rules.first {
      if rule.skip == .forward, rule.interval > 1 { throw .skippedDates }
      var first = base.named(by: rule, at: second)
      if first == nil {
        var dates = base.expansion(of: rule, count: nil, from: shown, through: .max)
        while let next = dates.next(), first == nil {
          if base.seconds(local: next) > second { first = next }
        }
      }
      if let date = first {
        guard let counted = base.count(of: rule, before: date) else { throw .tooFar }
        if counted < rule.count ?? .max {
          (start, firstDate, self.counted, dropped) = (date, date, counted, nil)
          return
        }
      }
    }
    // Only extra dates follow, the first of which becomes the start.
    for addition in base.set.additions
    where addition.extent != nil && base.additionSeconds(of: addition.start) == second {
      throw .extraDate
    }
    start = base.nominal(at: second) ?? shown
    (firstDate, dropped) = (nil, second)
    counted = base.set.rules.first?.count ?? 0
  }
}

extension Component {
  /// Ends the rule of the earlier part.
  mutating func endRules(at cut: SeriesCut, base: SeriesBase) {
    guard let old = base.set.rules.first, let first = cut.firstDate else { return }
    var new = old
    if old.count != nil {
      new.count = cut.counted
    } else {
      let last = base.last(of: old, before: first) ?? base.startLocal
      new.until = SeriesBase.until(last, start: base.set.start, zone: base.clock.zone)
    }
    rewriteRule(from: old, to: new)
  }

  /// Gives the later part what is left of the rule.
  mutating func beginRules(at cut: SeriesCut, base: SeriesBase) {
    guard let old = base.set.rules.first else { return }
    guard cut.firstDate != nil else { return remove("RRULE") }
    var new = old
    if let count = old.count { new.count = count - cut.counted }
    if let skip = old.skip, skip != .omit { new.writeDay(of: base.set.start.civil.day) }
    rewriteRule(from: old, to: new)
  }

  private mutating func rewriteRule(from old: RecurrenceRule, to new: RecurrenceRule) {
    guard let place = properties.firstIndex(where: { $0.isNamed("RRULE") }), old != new else {
      return
    }
    var text = RuleText(properties[place].value)
    text.rewrite(from: old, to: new)
    properties[place].value = text.text
  }
}

extension RecurrenceRule {
  /// Writes out the day that the start fills in, before the start becomes one that was moved by SKIP.
  fileprivate mutating func writeDay(of start: Day) {
    guard weekdays.isEmpty, yearDays.isEmpty, weekNumbers.isEmpty else { return }
    if frequency == .yearly, months.isEmpty { months = [start.monthNumber] }
    if frequency == .monthly || frequency == .yearly, monthDays.isEmpty {
      monthDays = [start.dayOfMonth]
    }
  }
}
