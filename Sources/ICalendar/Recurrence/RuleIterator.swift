import CalendarCore

/// The dates that a rule itself names, in order: from the first that is not before the start, counted
/// and ended as COUNT and UNTIL say.
///
/// The start is among them only when the rule names it; that an event's start always belongs to its
/// series is ``RecurrenceSet``'s concern. The dates are wall times as the rule computes them, also
/// where a zone's clock jumps over one.
///
///     var dates = RuleIterator(rule, start: start)
///     while let date = dates.next() { … }
///
/// A rule without COUNT and UNTIL goes on to the year 9999. A part of it is reached by arithmetic: ask
/// for a range.
public struct RuleIterator: IteratorProtocol, Sequence, Sendable {
  private var expansion: RuleExpansion

  /// Begins at the start of the rule.
  ///
  /// - Parameters:
  ///   - rule: the rule.
  ///   - start: the start that the rule counts from.
  ///   - zone: the rules of the start's zone, with which UNTIL is compared; without them a zoned start
  ///     is read as floating.
  ///   - homeZone: the calendar's zone, for an UNTIL in UTC on a start that is a date.
  public init(
    _ rule: RecurrenceRule, start: DateTimeValue, zone: TimeZoneRules? = nil,
    homeZone: TimeZoneRules? = nil
  ) {
    expansion = RuleExpansion(
      rule, start: start, count: rule.count, zone: zone, homeZone: homeZone)
  }

  /// Gives only dates from `first` through `last`, both included. COUNT still counts from the start.
  public init(
    _ rule: RecurrenceRule, start: DateTimeValue, from first: CivilDateTime,
    through last: CivilDateTime, zone: TimeZoneRules? = nil, homeZone: TimeZoneRules? = nil
  ) {
    expansion = RuleExpansion(
      rule, start: start, count: rule.count, zone: zone, homeZone: homeZone,
      from: first.secondsSinceEpoch(utcOffset: 0), through: last.secondsSinceEpoch(utcOffset: 0))
  }

  /// The next date, or nil after the last.
  public mutating func next() -> CivilDateTime? {
    guard let seconds = expansion.next() else { return nil }
    return CivilDateTime(secondsSinceEpoch: seconds, utcOffset: 0)
  }

  /// How much was looked at so far: years, months, weeks, days and units of a day. It tells that work
  /// is bounded without measuring time.
  public var steps: Int { expansion.steps }
}

extension RuleExpansion {
  init(
    _ rule: RecurrenceRule, start: DateTimeValue, count: Int?, zone: TimeZoneRules?,
    homeZone: TimeZoneRules?, from lower: Int64 = .min, through upper: Int64 = .max
  ) {
    self.init(
      RulePattern(rule, start: start.civil, isDate: start.isDate),
      // A rule that repeats within a day is refused on a date.
      count: start.isDate && rule.frequency.isSubDaily ? 0 : count,
      limit: RuleLimit(rule.until, start: start, zone: zone, homeZone: homeZone), from: lower,
      through: upper)
  }
}
