import CalendarCore

extension RecurrenceRule {
  /// A rule that was read, with what had to be repaired.
  public typealias Reading = (rule: RecurrenceRule, notices: [RecurrenceRuleProblem])

  /// Reads the value of an RRULE as files carry it.
  ///
  /// Lower case, blanks around items, a trailing semicolon, plus signs, unsorted and repeated values
  /// are accepted silently; a forbidden combination is accepted with a notice. Of a refused rule, keep
  /// the start as the only occurrence.
  ///
  /// - Parameters:
  ///   - text: the value, such as `FREQ=WEEKLY;BYDAY=MO`.
  ///   - start: the start of the event, which decides whether some parts are allowed; nil to leave
  ///     those checks out.
  /// - Returns: the rule, and a notice for everything that the RFC does not allow.
  /// - Throws: ``RecurrenceRuleProblem`` when the rule is refused.
  public static func read(
    _ text: String, startingAt start: DateTimeValue?
  ) throws(RecurrenceRuleProblem) -> Reading {
    var parser = RecurrenceRuleParser(text)
    let rule = try parser.rule()
    var notices = parser.notices
    for problem in rule.problems(startingAt: start) {
      let located = RecurrenceRuleProblem(
        problem.kind, part: problem.part, offset: parser.offset(ofPart: problem.part))
      if problem.kind == .subDailyOnDate { throw located }
      notices.append(located)
    }
    return (rule, notices)
  }

  /// Reads the value of an RRULE and refuses everything that the RFC does not allow.
  ///
  /// - Throws: ``RecurrenceRuleProblem``: the first refusal, or else the first notice.
  public init(
    strict text: String, startingAt start: DateTimeValue?
  ) throws(RecurrenceRuleProblem) {
    let reading = try RecurrenceRule.read(text, startingAt: start)
    if let first = reading.notices.first { throw first }
    self = reading.rule
  }
}

/// Splits the text of a rule into parts and reads each.
struct RecurrenceRuleParser {
  private let bytes: [UInt8]
  private(set) var notices: [RecurrenceRuleProblem] = []
  private var parts: [Part] = []

  private struct Part {
    var name: [UInt8]
    var value: ArraySlice<UInt8>
    var text: String
    var offset: Int
  }

  init(_ text: String) { bytes = Array(text.utf8) }

  /// Where the part with the name before `=` in `text` begins.
  func offset(ofPart text: String) -> Int? {
    let name = text.utf8.prefix { $0 != UInt8(ascii: "=") }
    for part in parts where part.name.elementsEqual(name) { return part.offset }
    return nil
  }

  mutating func rule() throws(RecurrenceRuleProblem) -> RecurrenceRule {
    try split()
    guard let frequencyPart = part("FREQ") else {
      throw RecurrenceRuleProblem(.badFrequency, part: "", offset: 0)
    }
    guard let frequency = frequency(frequencyPart.value) else {
      throw problem(.badFrequency, frequencyPart)
    }
    var rule = RecurrenceRule(frequency)
    for part in parts { try read(part, into: &rule) }
    return rule
  }

  private mutating func split() throws(RecurrenceRuleProblem) {
    for piece in bytes.split(separator: UInt8(ascii: ";")) {
      let piece = trimmed(piece)
      if piece.isEmpty { continue }
      let text = String(decoding: piece, as: UTF8.self)
      let equals = piece.firstIndex(of: UInt8(ascii: "="))
      let name = trimmed(piece[..<(equals ?? piece.endIndex)])
      let part = Part(
        name: name.map { (0x61...0x7A).contains($0) ? $0 & 0xDF : $0 },
        value: equals.map { trimmed(piece[($0 + 1)...]) } ?? [], text: text,
        offset: piece.startIndex)
      guard equals != nil else { throw problem(.unknownPart, part) }
      if let known = parts.firstIndex(where: { $0.name == part.name }) {
        notices.append(problem(.duplicatePart, part))
        parts[known] = part
      } else {
        parts.append(part)
      }
    }
  }

  private mutating func read(
    _ part: Part, into rule: inout RecurrenceRule
  ) throws(RecurrenceRuleProblem) {
    switch PartName(part.name) {
    case .frequency: break
    case .interval:
      guard let value = number(part.value), value > 0 else { throw problem(.badInterval, part) }
      rule.interval = value
    case .count:
      guard let value = number(part.value), value != 0 else { throw problem(.badCount, part) }
      if value < 0 { notices.append(problem(.badCount, part)) } else { rule.count = value }
    case .until:
      guard let until = until(part.value) else { throw problem(.badUntil, part) }
      rule.until = until
    case .weekStart:
      guard let day = weekday(part.value) else { throw problem(.badWeekStart, part) }
      rule.weekStart = day
    case .second: rule.seconds = try list(part, 0...60)
    case .minute: rule.minutes = try list(part, 0...59)
    case .hour: rule.hours = try list(part, 0...23)
    case .weekday: rule.weekdays = try weekdays(part)
    case .monthDay: rule.monthDays = try signedList(part, 31)
    case .yearDay: rule.yearDays = try signedList(part, 366)
    case .weekNumber: rule.weekNumbers = try signedList(part, 53)
    case .month: rule.months = try list(part, 1...12)
    case .position: rule.positions = try signedList(part, 366)
    case .scale:
      guard equals(part.value, "GREGORIAN") || equals(part.value, "GREGORY") else {
        throw problem(.unsupportedCalendarScale, part)
      }
      rule.hasScale = true
    case .skip:
      if equals(part.value, "OMIT") {
        rule.skip = .omit
      } else if equals(part.value, "BACKWARD") {
        rule.skip = .backward
      } else if equals(part.value, "FORWARD") {
        rule.skip = .forward
      } else {
        throw problem(.valueOutOfRange, part)
      }
    case nil:
      guard part.name.starts(with: Array("X-".utf8)) else { throw problem(.unknownPart, part) }
      notices.append(problem(.unknownPart, part))
    }
  }

  private func part(_ name: String) -> Part? {
    for part in parts where part.name.elementsEqual(name.utf8) { return part }
    return nil
  }

  private func problem(_ kind: RecurrenceRuleProblem.Kind, _ part: Part) -> RecurrenceRuleProblem {
    RecurrenceRuleProblem(kind, part: part.text, offset: part.offset)
  }
}

/// The parts that a rule can have. Compared by bytes, so that no Unicode tables are needed.
private enum PartName: String, CaseIterable {
  case frequency = "FREQ"
  case interval = "INTERVAL"
  case count = "COUNT"
  case until = "UNTIL"
  case weekStart = "WKST"
  case second = "BYSECOND"
  case minute = "BYMINUTE"
  case hour = "BYHOUR"
  case weekday = "BYDAY"
  case monthDay = "BYMONTHDAY"
  case yearDay = "BYYEARDAY"
  case weekNumber = "BYWEEKNO"
  case month = "BYMONTH"
  case position = "BYSETPOS"
  case scale = "RSCALE"
  case skip = "SKIP"

  init?(_ bytes: [UInt8]) {
    for name in PartName.allCases where name.rawValue.utf8.elementsEqual(bytes) {
      self = name
      return
    }
    return nil
  }
}

extension RecurrenceRuleParser {
  private func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var bytes = bytes
    while let first = bytes.first, first <= 0x20 { bytes.removeFirst() }
    while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
    return bytes
  }

  private func equals(_ bytes: ArraySlice<UInt8>, _ word: String) -> Bool {
    word.utf8.elementsEqual(bytes, by: { $0.asciiLowercased == $1.asciiLowercased })
  }

  private func frequency(_ bytes: ArraySlice<UInt8>) -> RecurrenceRule.Frequency? {
    for frequency in RecurrenceRule.Frequency.allCases where equals(bytes, frequency.name) {
      return frequency
    }
    return nil
  }

  private func weekday(_ bytes: ArraySlice<UInt8>) -> Weekday? {
    for day in Weekday.allCases where equals(bytes, day.recurrenceCode) { return day }
    return nil
  }

  /// A number with an optional sign; one that is too large is read as the largest.
  private func number(_ bytes: ArraySlice<UInt8>) -> Int? {
    var digits = bytes
    let negative = digits.first == UInt8(ascii: "-")
    if negative || digits.first == UInt8(ascii: "+") { digits.removeFirst() }
    guard !digits.isEmpty else { return nil }
    var value: Int64 = 0
    for byte in digits {
      guard byte.isASCIIDigit else { return nil }
      value = min(value * 10 + Int64(byte - UInt8(ascii: "0")), Int64(Int32.max))
    }
    return Int(negative ? -value : value)
  }

  private func items(_ part: Part) -> [ArraySlice<UInt8>] {
    var items: [ArraySlice<UInt8>] = []
    for item in part.value.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
      items.append(trimmed(item))
    }
    return items
  }

  private func list(
    _ part: Part, _ range: ClosedRange<Int>
  ) throws(RecurrenceRuleProblem) -> [Int] {
    var values: [Int] = []
    for item in items(part) {
      guard let value = number(item), range.contains(value) else {
        throw problem(.valueOutOfRange, part)
      }
      values.append(value)
    }
    return values
  }

  private func signedList(_ part: Part, _ limit: Int) throws(RecurrenceRuleProblem) -> [Int] {
    let values = try list(part, -limit...limit)
    guard !values.contains(0) else { throw problem(.valueOutOfRange, part) }
    return values
  }

  private func weekdays(
    _ part: Part
  ) throws(RecurrenceRuleProblem) -> [RecurrenceRule.WeekdayPart] {
    var weekdays: [RecurrenceRule.WeekdayPart] = []
    for item in items(part) {
      guard let weekday = weekday(item.suffix(2)) else { throw problem(.valueOutOfRange, part) }
      let digits = trimmed(item.dropLast(2))
      if digits.isEmpty {
        weekdays.append(RecurrenceRule.WeekdayPart(weekday))
      } else {
        guard let ordinal = number(digits), ordinal != 0, (-53...53).contains(ordinal) else {
          throw problem(.valueOutOfRange, part)
        }
        weekdays.append(RecurrenceRule.WeekdayPart(weekday, ordinal: ordinal))
      }
    }
    return weekdays
  }

  private func until(_ bytes: ArraySlice<UInt8>) -> DateTimeValue? {
    let bytes = Array(bytes)
    func number(_ from: Int, _ length: Int) -> Int? {
      var value = 0
      for byte in bytes[from..<from + length] {
        guard byte.isASCIIDigit else { return nil }
        value = value * 10 + Int(byte - UInt8(ascii: "0"))
      }
      return value
    }
    guard bytes.count == 8 || bytes.count == 15 || bytes.count == 16,
      let year = number(0, 4), let month = number(4, 2), let dayOfMonth = number(6, 2),
      let day = try? Day(year: year, month: month, day: dayOfMonth)
    else { return nil }
    if bytes.count == 8 { return .date(day) }
    guard bytes[8].asciiLowercased == UInt8(ascii: "t"), let hour = number(9, 2),
      let minute = number(11, 2), let second = number(13, 2),
      // A leap second is read as the second before it (RFC 5545 §3.3.12).
      let time = try? TimeOfDay(hour: hour, minute: minute, second: second == 60 ? 59 : second)
    else { return nil }
    let civil = CivilDateTime(day: day, time: time)
    if bytes.count == 15 { return .floating(civil) }
    return bytes[15].asciiLowercased == UInt8(ascii: "z") ? .utc(civil) : nil
  }
}
