import CalendarCore

extension DateTimeValue {
  /// Reads a DATE or DATE-TIME (RFC 5545 §3.3.4, §3.3.5).
  ///
  /// More is read than the standard allows: eight digits are a date whatever `VALUE` says; blanks at
  /// the ends, small letters, missing seconds and the hyphens and colons of ISO 8601 are accepted;
  /// second 60 is 59; 24:00:00 is midnight of the next day; `Z` wins over a zone.
  ///
  /// - Parameters:
  ///   - text: such as `20260310`, `20260310T093000` or `20260310T093000Z`.
  ///   - tzid: the TZID parameter; nil or blank for a floating time.
  ///   - isDate: whether `VALUE=DATE` is given; a time in the text is then left out.
  /// - Throws: ``ValueError/unreadableDate(_:)`` or ``ValueError/impossibleDate(_:reason:)``.
  public init(text: String, tzid: String? = nil, isDate: Bool = false) throws(ValueError) {
    var scanner = ValueScanner(text)
    let year = scanner.takeDigits(4)
    _ = scanner.take(UInt8(ascii: "-"))
    let month = scanner.takeDigits(2)
    _ = scanner.take(UInt8(ascii: "-"))
    guard let year, let month, let dayNumber = scanner.takeDigits(2) else {
      throw .unreadableDate(text)
    }
    var clock: (hour: Int, minute: Int, second: Int)?
    var isUTC = false
    if scanner.take(UInt8(ascii: "T")) {
      let hour = scanner.takeDigits(2)
      _ = scanner.take(ASCII.colon)
      guard let hour, let minute = scanner.takeDigits(2) else { throw .unreadableDate(text) }
      var second = 0
      if scanner.take(ASCII.colon) || scanner.isAtDigit {
        guard let digits = scanner.takeDigits(2) else { throw .unreadableDate(text) }
        second = digits
      }
      clock = (hour, minute, second)
      isUTC = scanner.take(UInt8(ascii: "Z"))
    }
    guard scanner.isAtEnd() else { throw .unreadableDate(text) }

    let civil: CivilDateTime
    do throws(CivilDateError) {
      civil = try DateTimeValue.civil(year: year, month: month, day: dayNumber, clock: clock)
    } catch {
      throw .impossibleDate(text, reason: error)
    }
    if clock == nil || isDate {
      self = .date(civil.day)
    } else if isUTC {
      self = .utc(civil)
    } else if let tzid = tzid.map(trimmingBlanks), !tzid.isEmpty {
      self = .zoned(civil, tzid: tzid)
    } else {
      self = .floating(civil)
    }
  }

  private static func civil(
    year: Int, month: Int, day: Int, clock: (hour: Int, minute: Int, second: Int)?
  ) throws(CivilDateError) -> CivilDateTime {
    let day = try Day(year: year, month: month, day: day)
    guard let clock else { return CivilDateTime(day: day, time: .midnight) }
    if clock == (24, 0, 0) { return CivilDateTime(day: day.advanced(by: 1), time: .midnight) }
    // A leap second; RFC 5545 §3.3.12 lets programs without them read it as the second before.
    let second = clock.second == 60 ? 59 : clock.second
    return CivilDateTime(
      day: day, time: try TimeOfDay(hour: clock.hour, minute: clock.minute, second: second))
  }

  /// The digits as a file has them, without the zone: `20260310`, `20260310T093000` or
  /// `20260310T093000Z`. Days outside the years 0 to 9999, for which the form has no digits, are
  /// written as the first or last day of them.
  public var text: String {
    let civil = civil
    let date = DateTimeValue.digits(civil.day)
    if isDate { return date }
    let time = civil.time
    let clock = twoDigits(time.hour) + twoDigits(time.minute) + twoDigits(time.second)
    if case .utc = self { return date + "T" + clock + "Z" }
    return date + "T" + clock
  }

  private static func digits(_ day: Day) -> String {
    let year = day.year
    if year < 0 { return "00000101" }
    if year > 9999 { return "99991231" }
    let zeros = year < 10 ? "000" : year < 100 ? "00" : year < 1000 ? "0" : ""
    return zeros + "\(year)" + twoDigits(day.monthNumber) + twoDigits(day.dayOfMonth)
  }

  /// The zone's identifier as the file gives it; nil for other forms.
  public var tzid: String? {
    if case .zoned(_, let tzid) = self { tzid } else { nil }
  }

  /// The same form with other digits: a date stays a date, a zoned time keeps its zone.
  public func withCivil(_ civil: CivilDateTime) -> DateTimeValue {
    switch self {
    case .date: .date(civil.day)
    case .floating: .floating(civil)
    case .utc: .utc(civil)
    case .zoned(_, let tzid): .zoned(civil, tzid: tzid)
    }
  }

  /// Whether both are dates, or times in the same zone, so that their digits can be compared.
  public func hasForm(of other: DateTimeValue) -> Bool {
    switch (self, other) {
    case (.date, .date), (.floating, .floating), (.utc, .utc): true
    case (.zoned(_, let left), .zoned(_, let right)): isSameText(left, right)
    default: false
    }
  }
}
