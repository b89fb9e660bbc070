// Text forms of dates and times: ISO 8601 extended, the only form that identifiers, files and JSON
// use. What people read goes through their locale's patterns instead.

extension Day: CustomStringConvertible {
  /// The date in ISO 8601: `2026-03-10`; years before 0 as `-0044-03-15`, after 9999 as `+10000-01-01`.
  public var description: String { "\(month)-\(twoDigits(dayOfMonth))" }

  /// Reads `2026-03-10`, or `-0044-03-15` for years before 0.
  ///
  /// - Throws: ``CivilDateError/unreadable(_:)`` for another form, or the number that is out of range.
  public init(iso text: String) throws(CivilDateError) {
    var scanner = DigitScanner(text)
    guard let year = scanner.year(), scanner.take(UInt8(ascii: "-")),
      let month = scanner.digits(2), scanner.take(UInt8(ascii: "-")),
      let day = scanner.digits(2), scanner.isAtEnd
    else { throw .unreadable(text) }
    try self.init(year: year, month: month, day: day)
  }
}

extension Month: CustomStringConvertible {
  /// The month in ISO 8601: `2026-03`.
  public var description: String {
    "\(yearText(year))-\(twoDigits(number))"
  }

  /// Reads `2026-03`, or `-0044-03` for years before 0.
  ///
  /// - Throws: ``CivilDateError/unreadable(_:)`` for another form, or the number that is out of range.
  public init(iso text: String) throws(CivilDateError) {
    var scanner = DigitScanner(text)
    guard let year = scanner.year(), scanner.take(UInt8(ascii: "-")),
      let month = scanner.digits(2), scanner.isAtEnd
    else { throw .unreadable(text) }
    try self.init(year: year, month: month)
  }
}

extension WeekNumber: CustomStringConvertible {
  /// The week in ISO 8601: `2026-W10`.
  public var description: String { "\(yearText(year))-W\(twoDigits(number))" }

  /// Reads a week of ISO 8601, `2026-W10`.
  ///
  /// - Throws: ``CivilDateError/unreadable(_:)`` for another form, or
  ///   ``CivilDateError/weekOutOfRange(_:count:)`` for week 53 of a year that has 52, and week 0.
  public init(iso text: String) throws(CivilDateError) {
    var scanner = DigitScanner(text)
    guard let year = scanner.year(), scanner.take(UInt8(ascii: "-")),
      scanner.take(UInt8(ascii: "W")), let number = scanner.digits(2), scanner.isAtEnd
    else { throw .unreadable(text) }
    let count = WeekNumbering.iso8601.weekCount(ofYear: year)
    guard (1...count).contains(number) else { throw .weekOutOfRange(number, count: count) }
    self.init(year: year, number: number)
  }
}

extension TimeOfDay: CustomStringConvertible {
  /// The time in ISO 8601: `09:30`, with seconds only when there are any: `09:30:15`.
  public var description: String {
    let minutes = "\(twoDigits(hour)):\(twoDigits(minute))"
    return second == 0 ? minutes : "\(minutes):\(twoDigits(second))"
  }

  /// Reads `9:30`, `09:30` or `09:30:15`.
  ///
  /// - Throws: ``CivilDateError/unreadable(_:)`` for another form, or
  ///   ``CivilDateError/timeOutOfRange(hour:minute:second:)``.
  public init(iso text: String) throws(CivilDateError) {
    var scanner = DigitScanner(text)
    guard let hour = scanner.digits(2) ?? scanner.digits(1), scanner.take(UInt8(ascii: ":")),
      let minute = scanner.digits(2)
    else { throw .unreadable(text) }
    var second = 0
    if scanner.take(UInt8(ascii: ":")) {
      guard let value = scanner.digits(2) else { throw .unreadable(text) }
      second = value
    }
    guard scanner.isAtEnd else { throw .unreadable(text) }
    try self.init(hour: hour, minute: minute, second: second)
  }
}

extension CivilDateTime: CustomStringConvertible {
  /// The date-time in ISO 8601 without an offset: `2026-03-10T09:30`.
  public var description: String { "\(day)T\(time)" }
}

private func yearText(_ year: Int) -> String {
  let sign = year < 0 ? "-" : (year > 9999 ? "+" : "")
  let digits = String(year.magnitude)
  let zeros = String(repeating: "0", count: Swift.max(0, 4 - digits.utf8.count))
  return "\(sign)\(zeros)\(digits)"
}

private func twoDigits(_ number: Int) -> String {
  number < 10 ? "0\(number)" : "\(number)"
}

private struct DigitScanner {
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  var isAtEnd: Bool { position == bytes.count }

  mutating func take(_ byte: UInt8) -> Bool {
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  mutating func year() -> Int? {
    let negative = take(UInt8(ascii: "-"))
    return digits(4).map { negative ? -$0 : $0 }
  }

  /// Exactly `count` digits, or nil with nothing consumed.
  mutating func digits(_ count: Int) -> Int? {
    guard position + count <= bytes.count else { return nil }
    var value = 0
    for byte in bytes[position..<position + count] {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
    }
    position += count
    return value
  }
}
