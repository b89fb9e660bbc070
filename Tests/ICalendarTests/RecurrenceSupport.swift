import CalendarCore
import Foundation
import ICalendar

/// Reads the fixtures: one case a line, fields separated by tabs, comments after `#`.
enum Fixture {
  static func lines(_ name: String) throws -> [[String]] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let text = try String(
      contentsOf: folder.appendingPathComponent("Fixtures/\(name)"), encoding: .utf8)
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }
}

/// Reads `20260328`, `20260328T023000` (in a zone when one is given) or `20260328T013000Z`.
func value(_ text: String, zone: String? = nil) throws -> DateTimeValue {
  let civil = try civil(text)
  if text.count == 8 { return .date(civil.day) }
  if text.hasSuffix("Z") { return .utc(civil) }
  return zone.map { .zoned(civil, tzid: $0) } ?? .floating(civil)
}

/// Writes `20260328T023000`, or `20260328` for a date.
func compact(_ civil: CivilDateTime, isDate: Bool = false) -> String {
  func digits(_ number: Int, _ width: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, width - text.count)) + text
  }
  let day = civil.day
  let date = digits(day.year, 4) + digits(day.monthNumber, 2) + digits(day.dayOfMonth, 2)
  if isDate { return date }
  return date + "T" + digits(civil.time.hour, 2) + digits(civil.time.minute, 2)
    + digits(civil.time.second, 2)
}

/// The first dates of a rule, as text.
func dates(_ text: String, from start: DateTimeValue, limit: Int = 12) throws -> [String] {
  let rule = try RecurrenceRule.read(text, startingAt: start).rule
  return RuleIterator(rule, start: start).prefix(limit).map { compact($0, isDate: start.isDate) }
}
