import CalendarCore
import ICalendar

/// How a task comes again when it is completed.
public struct TaskRepetition: Hashable, Sendable {
  /// What the next date counts from.
  public enum Base: String, Hashable, Sendable, CaseIterable {
    /// The due date: the next one that the rule names after it and after today.
    case due
    /// The day of completion.
    case completion
  }

  /// The rule. Its COUNT is the number of times that are left.
  public var rule: RecurrenceRule
  /// What it counts from.
  public var base: Base

  /// Makes a repetition.
  public init(_ rule: RecurrenceRule, from base: Base = .due) {
    self.rule = rule
    self.base = base
  }

  /// A completed task comes again as this; nil when that was the last time.
  ///
  /// The next due day is after the due day and after the day of completion, so it is never in the past
  /// and an overdue task is completed once, not once for each time it was missed. A time stays what the
  /// clock shows. The planned day moves by the same number of days.
  ///
  /// - Parameters:
  ///   - content: the task as it is completed; with a date.
  ///   - day: the day of completion for whoever completes it.
  ///   - zone: the rules of the zone of the due time, with which UNTIL is compared.
  func next(after content: TaskContent, completedOn day: Day, zone: TimeZoneRules?) -> TaskContent?
  {
    guard rule.count.map({ $0 > 1 }) ?? true,
      let shift = shift(of: content, completedOn: day, zone: zone)
    else { return nil }
    var next = content
    next.status = .notStarted
    next.due = shift.due
    next.planned = content.planned.map { $0.advanced(by: shift.days) }
    next.repetition?.rule.count = rule.count.map { $0 - 1 }
    return next
  }

  private func shift(
    of content: TaskContent, completedOn day: Day, zone: TimeZoneRules?
  ) -> (days: Int, due: DateTimeValue?)? {
    let anchor = anchor(of: content)
    guard let anchor else { return nil }
    switch base {
    case .completion:
      guard let next = self.day(after: day, like: anchor), isBeforeEnd(next, anchor, zone) else {
        return nil
      }
      let date = content.due ?? anchor
      let days = date.civil.day.distance(to: next)
      return (days, content.due.map { shifted($0, by: days) })
    case .due:
      // What is due moves with what the rule names.
      let lead = content.due.map { anchor.civil.day.distance(to: $0.civil.day) } ?? 0
      let last = max(anchor.civil.day, day.advanced(by: -max(lead, 0)))
      let from = CivilDateTime(day: last.advanced(by: 1), time: .midnight)
      guard let next = date(from: from, anchor: anchor, zone: zone) else { return nil }
      let days = anchor.civil.day.distance(to: next.day)
      guard lead == 0, content.due != nil else {
        return (days, content.due.map { shifted($0, by: days) })
      }
      return (days, anchor.withCivil(next))
    }
  }

  /// The date that the rule counts from: the due date where the rule names it, else the planned one.
  private func anchor(of content: TaskContent) -> DateTimeValue? {
    let planned = content.planned.map { day in
      content.due.map { $0.withCivil(CivilDateTime(day: day, time: $0.civil.time)) } ?? .date(day)
    }
    guard let due = content.due, let planned else { return content.due ?? planned }
    var named = RuleIterator(endless, start: due, from: due.civil, through: due.civil)
    return named.next() == nil ? planned : due
  }

  /// The rule without its count, which is not of dates but of completions.
  private var endless: RecurrenceRule {
    var rule = self.rule
    rule.count = nil
    return rule
  }

  private func date(
    from first: CivilDateTime, anchor: DateTimeValue, zone: TimeZoneRules?
  ) -> CivilDateTime? {
    var dates = RuleIterator(
      endless, start: anchor, from: first, through: TaskRepetition.lastTime, zone: zone)
    return dates.next()
  }

  /// Files have no digits for later years (RFC 5545 §3.3.4).
  private static let lastTime = CivilDateTime(
    day: Month(index: Int(Month.nameable.upperBound.index)).firstDay, time: .midnight)

  /// The day so long after the completion; the end of a month where it has no such day.
  private func day(after day: Day, like anchor: DateTimeValue) -> Day? {
    guard isPlain else {
      let start = anchor.withCivil(CivilDateTime(day: day, time: anchor.civil.time))
      let from = CivilDateTime(day: day.advanced(by: 1), time: .midnight)
      return date(from: from, anchor: start, zone: nil)?.day
    }
    // Beyond the last year that has pages anyway.
    let interval = min(max(rule.interval, 1), 10_000_000)
    let next =
      switch rule.frequency {
      case .weekly: day.advanced(by: 7 * interval)
      case .monthly: day.advanced(byMonths: interval)
      case .yearly: day.advanced(byMonths: 12 * interval)
      case .daily, .hourly, .minutely, .secondly: day.advanced(by: interval)
      }
    return next <= TaskRepetition.lastTime.day ? next : nil
  }

  /// Whether the rule is nothing but an interval.
  private var isPlain: Bool {
    var plain = RecurrenceRule(
      rule.frequency, interval: rule.interval, count: rule.count, until: rule.until)
    plain.weekStart = rule.weekStart
    plain.hasScale = rule.hasScale
    return plain == rule && !rule.frequency.isSubDaily
  }

  private func isBeforeEnd(_ day: Day, _ anchor: DateTimeValue, _ zone: TimeZoneRules?) -> Bool {
    guard let until = rule.until else { return true }
    var limit = RecurrenceRule(.daily)
    limit.until = until
    let start = anchor.withCivil(CivilDateTime(day: day, time: anchor.civil.time))
    var dates = RuleIterator(limit, start: start, zone: zone)
    return dates.next() != nil
  }

  private func shifted(_ value: DateTimeValue, by days: Int) -> DateTimeValue {
    value.withCivil(
      CivilDateTime(day: value.civil.day.advanced(by: days), time: value.civil.time))
  }
}
