import CalendarCore
import ICalendar

extension TaskRepetition {
  /// A word that people choose a repetition by.
  public enum Choice: String, Hashable, Sendable, CaseIterable {
    /// Every day.
    case daily
    /// Monday to Friday.
    case weekdays
    /// Every week.
    case weekly
    /// Every month on the same day; months without that day are left out.
    case monthly
    /// The last day of every month.
    case monthEnd = "month-end"
    /// Every year.
    case yearly

    var rule: RecurrenceRule {
      switch self {
      case .daily: return RecurrenceRule(.daily)
      case .weekly: return RecurrenceRule(.weekly)
      case .monthly: return RecurrenceRule(.monthly)
      case .yearly: return RecurrenceRule(.yearly)
      case .weekdays:
        var rule = RecurrenceRule(.weekly)
        let days: [Weekday] = [.monday, .tuesday, .wednesday, .thursday, .friday]
        rule.weekdays = days.map { RecurrenceRule.WeekdayPart($0) }
        return rule
      case .monthEnd:
        var rule = RecurrenceRule(.monthly)
        rule.monthDays = [-1]
        return rule
      }
    }
  }

  /// Reads a choice, an interval (`every-3-days`, also `-weeks`, `-months`, `-years`), or the value of an
  /// RRULE (`FREQ=MONTHLY;BYDAY=-1FR`); nil when it is none of these, or when it repeats within a day.
  static func rule(reading text: String) -> RecurrenceRule? {
    if let choice = Choice(rawValue: text.lowercased()) { return choice.rule }
    if let rule = interval(text.lowercased()) { return rule }
    let value = text.uppercased().hasPrefix("RRULE:") ? String(text.dropFirst(6)) : text
    guard let rule = try? RecurrenceRule.read(value, startingAt: nil).rule,
      !rule.frequency.isSubDaily, rule.hours.isEmpty, rule.minutes.isEmpty, rule.seconds.isEmpty
    else { return nil }
    return rule
  }

  private static func interval(_ text: String) -> RecurrenceRule? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0] == "every", let count = Int(parts[1]),
      (1...9_999).contains(count)
    else { return nil }
    switch parts[2] {
    case "day", "days": return RecurrenceRule(.daily, interval: count)
    case "week", "weeks": return RecurrenceRule(.weekly, interval: count)
    case "month", "months": return RecurrenceRule(.monthly, interval: count)
    case "year", "years": return RecurrenceRule(.yearly, interval: count)
    default: return nil
    }
  }

  /// The text by which ``rule(reading:)`` finds the rule again: the shortest there is.
  public var text: String {
    if let choice = Choice.allCases.first(where: { $0.rule == rule }) { return choice.rawValue }
    let unit: String? =
      switch rule.frequency {
      case .daily: "days"
      case .weekly: "weeks"
      case .monthly: "months"
      case .yearly: "years"
      case .hourly, .minutely, .secondly: nil
      }
    if let unit, RecurrenceRule(rule.frequency, interval: rule.interval) == rule {
      return "every-\(rule.interval)-\(unit)"
    }
    return rule.text
  }
}
