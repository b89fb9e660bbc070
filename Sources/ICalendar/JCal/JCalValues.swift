/// The values of a content line in the forms of jCal (RFC 7265 §3.6).
enum JCalValues {
  /// Reads the value of a content line.
  ///
  /// - Parameters:
  ///   - text: the value as the file has it.
  ///   - type: the type that VALUE or the property says.
  ///   - form: how many values there are.
  /// - Returns: the type that was found, which differs where VALUE is missing, and the values; nil when
  ///   the text is not of the type, or not of one type.
  static func read(
    _ text: String, as type: ValueType, form: PropertyDefinition.Form
  ) -> (type: ValueType, values: [JSONValue])? {
    switch (type, form) {
    case (.text, .list): return (type, TextValue.list(text).map { .string($0) })
    case (.text, .parts): return (type, [.array(TextValue.parts(text).map { .string($0) })])
    case (.float, .parts):
      guard let position = GeoValue(text: text) else { return nil }
      let numbers = [position.latitude, position.longitude].map { JSONValue(.number($0)) }
      return (type, [.array(numbers)])
    case (.date, .list), (.dateTime, .list), (.period, .list): return dates(text, as: type)
    case (.date, _), (.dateTime, _), (.period, _): return date(text, as: type)
    default: return single(text, as: type).map { (type, [$0]) }
    }
  }

  private static func single(_ text: String, as type: ValueType) -> JSONValue? {
    switch type {
    case .text: return .string(TextValue.unescaped(text))
    case .uri, .calendarAddress, .binary: return .string(text)
    case .boolean:
      let word = trimmingBlanks(text)
      return isSameName(word, "TRUE") ? .bool(true) : isSameName(word, "FALSE") ? .bool(false) : nil
    case .integer: return (try? IntegerValue.number(of: text)).map { .number($0) }
    case .float: return DecimalText(text).map { JSONValue(.number($0.text)) }
    case .duration:
      guard (try? DurationValue(text: text)) != nil else { return nil }
      return .string(uppercased(trimmingBlanks(text)))
    case .utcOffset:
      guard let seconds = try? UTCOffsetValue.seconds(of: text) else { return nil }
      return .string(ExtendedForm.offset(UTCOffsetValue.text(ofSeconds: seconds)))
    case .time: return ExtendedForm.time(trimmingBlanks(text)).map { .string($0) }
    case .recurrence: return JCalRule.read(text)
    case .date, .dateTime, .period: return nil
    }
  }

  /// One date, time or period, whichever the text is.
  private static func date(
    _ text: String, as type: ValueType
  ) -> (type: ValueType, values: [JSONValue])? {
    if text.utf8.contains(UInt8(ascii: "/")) {
      return period(text).map { (.period, [$0]) }
    }
    guard type != .period, let value = try? DateTimeValue(text: text, isDate: type == .date) else {
      return nil
    }
    // A leap second has no place in the value but is kept in the text.
    let bytes = Array(trimmingBlanks(text).utf8)
    let isLeapSecond = !value.isDate && bytes.count >= 15 && bytes[13...14].elementsEqual("60".utf8)
    let written = isLeapSecond ? uppercased(trimmingBlanks(text)) : value.text
    return (value.isDate ? .date : .dateTime, [.string(ExtendedForm.dateTime(written))])
  }

  /// A list of dates, of times or of periods.
  private static func dates(
    _ text: String, as type: ValueType
  ) -> (type: ValueType, values: [JSONValue])? {
    var found: ValueType?
    var values: [JSONValue] = []
    for part in text.utf8.split(separator: ASCII.comma, omittingEmptySubsequences: false) {
      guard let one = date(String(Substring(part)), as: type), found == nil || found == one.type
      else { return nil }
      found = one.type
      values += one.values
    }
    return found.map { ($0, values) }
  }

  private static func period(_ text: String) -> JSONValue? {
    guard let period = try? PeriodValue(text: trimmingBlanks(text)) else { return nil }
    let end =
      switch period.end {
      case .at(let end): ExtendedForm.dateTime(end.text)
      case .after(let duration): duration.text
      }
    return .array([.string(ExtendedForm.dateTime(period.start.text)), .string(end)])
  }
}

/// Dates and times with hyphens and colons, as jCal has them, against those without.
enum ExtendedForm {
  /// `2026-03-10T09:30:00Z` for `20260310T093000Z`, and `2026-03-10` for `20260310`; a text of another
  /// length unchanged.
  static func dateTime(_ basic: String) -> String {
    let bytes = Array(basic.utf8)
    guard bytes.count == 8 || bytes.count == 15 || bytes.count == 16 else { return basic }
    var text = joined(bytes[0..<8], lengths: [4, 2, 2], by: UInt8(ascii: "-"))
    if bytes.count > 8 {
      text.append(bytes[8])
      text += joined(bytes[9..<15], lengths: [2, 2, 2], by: ASCII.colon)
      text += bytes[15...]
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// `09:30:00Z` for `093000Z`; nil for what is no time.
  static func time(_ basic: String) -> String? {
    let bytes = Array(basic.utf8)
    let isUTC = bytes.count == 7 && ASCII.uppercased(bytes[6]) == UInt8(ascii: "Z")
    guard bytes.count == 6 || isUTC, bytes.prefix(6).allSatisfy({ ASCII.digit($0) != nil }) else {
      return nil
    }
    let text = joined(bytes[0..<6], lengths: [2, 2, 2], by: ASCII.colon)
    return String(decoding: text, as: UTF8.self) + (isUTC ? "Z" : "")
  }

  /// `+01:00` for `+0100`, `+00:53:28` for `+005328`.
  static func offset(_ basic: String) -> String {
    let bytes = Array(basic.utf8)
    guard bytes.count == 5 || bytes.count == 7 else { return basic }
    let lengths = bytes.count == 5 ? [3, 2] : [3, 2, 2]
    return String(decoding: joined(bytes[...], lengths: lengths, by: ASCII.colon), as: UTF8.self)
  }

  /// The text without the hyphens of its date and the colons of its time.
  static func basic(_ extended: String) -> String {
    let bytes = extended.utf8.filter { $0 != UInt8(ascii: "-") && $0 != ASCII.colon }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text of an offset without colons; its sign stays.
  static func basicOffset(_ extended: String) -> String {
    String(decoding: extended.utf8.filter { $0 != ASCII.colon }, as: UTF8.self)
  }

  private static func joined(
    _ bytes: ArraySlice<UInt8>, lengths: [Int], by separator: UInt8
  ) -> [UInt8] {
    var text: [UInt8] = []
    var rest = bytes
    for (index, length) in lengths.enumerated() {
      if index > 0 { text.append(separator) }
      text += rest.prefix(length)
      rest = rest.dropFirst(length)
    }
    return text
  }
}
