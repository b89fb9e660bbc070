import CalendarCore
import ICalendar

extension RecurrenceRule {
  /// What a person needs to know about a rule of a file; nil when it is right.
  ///
  /// - Parameters:
  ///   - text: the value of an RRULE.
  ///   - isDate: whether the series is of whole days.
  static func problem(of text: String, isDate: Bool) -> String? {
    let start: DateTimeValue? = isDate ? .date(Day(ordinal: 0)) : nil
    do throws(RecurrenceRuleProblem) {
      // UNTIL can only be compared with the real start.
      return try read(text, startingAt: start).notices
        .first { $0.kind != .untilBeforeStart }?.description
    } catch {
      return error.description
    }
  }
}

extension CheckReport {
  /// Checks a file with the zones of this computer and the recurrence engine.
  public init(checking bytes: UnsafeBufferPointer<UInt8>, zones: SystemTimeZones) {
    self.init(
      checking: bytes, isKnownZone: { zones.rules(named: $0) != nil },
      ruleProblem: RecurrenceRule.problem(of:isDate:))
  }
}
