import CalendarCore
import ICalendar

/// A start and the text of a rule, on two lines: read, written, read again; expanded, also by windows.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let bytes = octets(data, size)
  let lines = bytes.split(separator: 0x0A, maxSplits: 1, omittingEmptySubsequences: false)
  guard lines.count == 2 else { return -1 }
  let written = Property("DTSTART", rawValue: String(decoding: lines[0], as: UTF8.self))
  guard let start = try? written.dateTime(),
    let rule = try? RecurrenceRule.read(
      String(decoding: lines[1], as: UTF8.self), startingAt: start
    ).rule
  else { return -1 }

  let text = rule.text
  let again = try? RecurrenceRule.read(text, startingAt: start).rule
  var expected = rule
  // SKIP is understood without RSCALE and written with it.
  if rule.skip != nil { expected.hasScale = true }
  expect(again == expected, "a rule is read from what it writes: \(text)")
  _ = rule.problems(startingAt: start)
  expand(rule, start: start)
  return 0
}

private func expand(_ rule: RecurrenceRule, start: DateTimeValue) {
  var iterator = RuleIterator(rule, start: start)
  var dates: [CivilDateTime] = []
  while dates.count < 60, iterator.steps < 300_000, let date = iterator.next() {
    expect(date >= start.civil, "no date is before the start")
    if let last = dates.last { expect(date > last, "dates ascend") }
    dates.append(date)
  }
  if let count = rule.count, !start.isDate || !rule.frequency.isSubDaily {
    expect(dates.count <= count, "COUNT is not passed")
  }
  // A part of it, reached by arithmetic, is that part.
  guard dates.count > 4, rule.skip == .omit else { return }
  let (first, last) = (dates[dates.count / 3], dates[dates.count / 3 * 2])
  let part = Array(RuleIterator(rule, start: start, from: first, through: last))
  expect(
    part == dates.filter { $0 >= first && $0 <= last }, "a window gives its part: \(rule.text)")
}
