extension Property {
  /// Makes a property with a TEXT value.
  public init(_ name: String, text: String) {
    self.init(name, rawValue: TextValue.escaped(text))
  }

  /// Makes a property with a DATE or DATE-TIME and the parameters it needs.
  public init(_ name: String, dateTime: DateTimeValue) {
    self.init(name, rawValue: dateTime.text)
    setForm(of: dateTime)
  }

  /// Makes a property with a DURATION.
  public init(_ name: String, duration: DurationValue) {
    self.init(name, rawValue: duration.text)
  }

  /// The value as people read it: without escapes and, from vCalendar 1.0, quoted-printable decoded.
  public var text: String {
    isQuotedPrintable
      ? TextValue.unescaped(decodingQuotedPrintable(value)) : TextValue.unescaped(value)
  }

  /// The values of a list such as CATEGORIES, without escapes; blanks at the ends and empty parts are
  /// left out.
  public var texts: [String] {
    var texts: [String] = []
    for part in TextValue.list(value) {
      let trimmed = trimmingBlanks(part)
      if !trimmed.isEmpty { texts.append(trimmed) }
    }
    return texts
  }

  /// The value as a DATE or DATE-TIME.
  ///
  /// - Throws: ``ValueError``.
  public func dateTime() throws(ValueError) -> DateTimeValue {
    if parameters.isEmpty { return try DateTimeValue(text: value) }
    return try DateTimeValue(text: value, tzid: tzid, isDate: hasValueType("DATE"))
  }

  /// The value as a DURATION.
  ///
  /// - Throws: ``ValueError``.
  public func duration() throws(ValueError) -> DurationValue { try DurationValue(text: value) }

  /// The value as an INTEGER.
  ///
  /// - Throws: ``ValueError``.
  public func integer() throws(ValueError) -> Int { try IntegerValue.number(of: value) }

  /// The readable parts of a list of dates (EXDATE, RDATE), periods included, in order; and the errors
  /// of the others.
  public func recurrenceDates() -> (dates: [RecurrenceDate], errors: [ValueError]) {
    var dates: [RecurrenceDate] = []
    var errors: [ValueError] = []
    let tzid = tzid
    let isDate = hasValueType("DATE")
    for part in value.utf8.split(separator: ASCII.comma, omittingEmptySubsequences: true) {
      let text = trimmingBlanks(String(Substring(part)))
      if text.isEmpty { continue }
      do throws(ValueError) {
        if text.utf8.contains(UInt8(ascii: "/")) {
          dates.append(.period(try PeriodValue(text: text, tzid: tzid)))
        } else {
          dates.append(.at(try DateTimeValue(text: text, tzid: tzid, isDate: isDate)))
        }
      } catch {
        errors.append(error)
      }
    }
    return (dates, errors)
  }

  /// The TZID parameter without blanks at its ends; nil when it is missing or blank.
  public var tzid: String? {
    guard let parameter = parameter("TZID") else { return nil }
    let tzid = trimmingBlanks(parameter.value)
    return tzid.isEmpty ? nil : tzid
  }

  /// Whether the VALUE parameter is this type.
  public func hasValueType(_ type: String) -> Bool {
    guard let parameter = parameter("VALUE") else { return false }
    return isSameName(trimmingBlanks(parameter.value), type)
  }

  var isQuotedPrintable: Bool {
    parameters.contains {
      isSameName($0.name, "QUOTED-PRINTABLE")
        || (isSameName($0.name, "ENCODING") && isSameName($0.value, "QUOTED-PRINTABLE"))
    }
  }

  /// Sets VALUE and TZID as a DATE or DATE-TIME of this form needs them.
  mutating func setForm(of dateTime: DateTimeValue) {
    switch dateTime {
    case .date:
      removeParameter("TZID")
      setParameter(Parameter(name: "VALUE", rawValue: "DATE"))
    case .zoned(_, let tzid):
      removeParameter("VALUE")
      setParameter(Parameter("TZID", tzid))
    case .floating, .utc:
      removeParameter("VALUE")
      removeParameter("TZID")
    }
  }
}
