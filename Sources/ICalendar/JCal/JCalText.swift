/// Values of jCal as a content line has them.
enum JCalText {
  /// The value of a content line.
  ///
  /// - Parameters:
  ///   - values: what stands after the type; at least one.
  ///   - type: the type; nil for one that RFC 5545 does not have, whose values stand as they are.
  ///   - property: the name of the property.
  /// - Returns: nil when a value has not the form of the type.
  static func value(_ values: [JSONValue], type: ValueType?, property: String) -> String? {
    var text = ""
    for (index, value) in values.enumerated() {
      guard let one = single(value, type: type, property: property) else { return nil }
      if index > 0 { text += "," }
      text += one
    }
    return text
  }

  private static func single(_ json: JSONValue, type: ValueType?, property: String) -> String? {
    switch type {
    case .text:
      // VERSION has two numbers with a semicolon that is no part of a text (RFC 5545 §3.7.4).
      return isSameName(property, "VERSION") ? plain(json) : text(json)
    case .period: return period(json)
    case .recurrence:
      if let members = json.members { return JCalRule.text(of: members) }
      return json.string.map(line)
    case .float:
      guard let parts = json.array else { return plain(json) }
      return joined(parts, by: ";") { plain($0) }
    case .date, .dateTime:
      return json.string.flatMap { dateTime($0) }
    case .time: return json.string.map { line(ExtendedForm.basic($0)) }
    case .utcOffset: return json.string.map { line(ExtendedForm.basicOffset($0)) }
    case .boolean:
      if case .bool(let value) = json.content { return value ? "TRUE" : "FALSE" }
      return plain(json)
    case .binary, .calendarAddress, .duration, .integer, .uri, nil: return plain(json)
    }
  }

  /// A text or number as it stands, without what a line cannot have.
  static func plain(_ json: JSONValue) -> String? {
    switch json.content {
    case .string(let text): line(text)
    case .number(let digits): digits
    case .bool(let value): value ? "TRUE" : "FALSE"
    case .null, .array, .object: nil
    }
  }

  /// A text with escapes; of a structured one the parts, and in them the items.
  private static func text(_ json: JSONValue) -> String? {
    guard let parts = json.array else { return escaped(json) }
    return joined(parts, by: ";") { part in
      guard let items = part.array else { return escaped(part) }
      return joined(items, by: ",") { escaped($0) }
    }
  }

  private static func escaped(_ json: JSONValue) -> String? {
    json.string.map(TextValue.escaped) ?? plain(json)
  }

  private static func joined(
    _ values: [JSONValue], by separator: String, _ body: (JSONValue) -> String?
  ) -> String? {
    var text = ""
    for (index, value) in values.enumerated() {
      guard let one = body(value) else { return nil }
      if index > 0 { text += separator }
      text += one
    }
    return values.isEmpty ? nil : text
  }

  /// A date or time without hyphens and colons; a text that is none as it is.
  private static func dateTime(_ text: String) -> String {
    let basic = ExtendedForm.basic(text)
    return (try? DateTimeValue(text: basic)) != nil ? basic : line(text)
  }

  /// A list of start and end, or, as the example in RFC 7265 appendix B.2 has it, both with a slash.
  private static func period(_ json: JSONValue) -> String? {
    var parts: [String] = []
    for value in json.array ?? [] {
      guard let part = value.string else { return nil }
      parts.append(part)
    }
    if let text = json.string {
      for part in text.utf8.split(separator: UInt8(ascii: "/")) {
        parts.append(String(Substring(part)))
      }
    }
    guard parts.count == 2 else { return nil }
    let isLength = parts[1].utf8.contains { ASCII.uppercased($0) == UInt8(ascii: "P") }
    return dateTime(parts[0]) + "/" + (isLength ? line(parts[1]) : dateTime(parts[1]))
  }

  /// The text without control characters; a line break is left to the writer of the line.
  static func line(_ text: String) -> String {
    func isAllowed(_ byte: UInt8) -> Bool { byte == ASCII.lineFeed || !TextValue.isControl(byte) }
    guard !text.utf8.allSatisfy(isAllowed) else { return text }
    return String(decoding: text.utf8.filter(isAllowed), as: UTF8.self)
  }
}
