/// A recurrence rule as the object that jCal has for it (RFC 7265 §3.6.10), part by part: a rule that
/// the engine would refuse is kept too.
enum JCalRule {
  /// The rule as an object; nil when the text is not made of parts with values, or has one twice.
  static func read(_ text: String) -> JSONValue? {
    var members: [JSONValue.Member] = []
    for part in text.utf8.split(separator: ASCII.semicolon) {
      guard let equals = part.firstIndex(of: ASCII.equals) else { return nil }
      let name = lowercased(trimmingBlanks(String(Substring(part[..<equals]))))
      let value = trimmingBlanks(String(Substring(part[part.index(after: equals)...])))
      guard isName(name), !value.isEmpty, !members.contains(where: { isSameText($0.name, name) }),
        let json = read(value, of: name)
      else { return nil }
      members.append(JSONValue.Member(name, json))
    }
    return members.isEmpty ? nil : JSONValue(.object(members))
  }

  private static func read(_ value: String, of name: String) -> JSONValue? {
    if isSameText(name, "until") {
      guard let until = try? DateTimeValue(text: value) else { return nil }
      return .string(ExtendedForm.dateTime(until.text))
    }
    if isSameText(name, "count") || isSameText(name, "interval") { return number(value) }
    guard name.utf8.starts(with: "by".utf8) else { return isPlain(value) ? .string(value) : nil }
    var values: [JSONValue] = []
    for item in value.utf8.split(separator: ASCII.comma) {
      let item = trimmingBlanks(String(Substring(item)))
      // Weekdays, and the leap months of other calendars (RFC 7529 §4.2), are texts.
      guard isPlain(item) else { return nil }
      values.append(number(item) ?? .string(item))
    }
    return values.count == 1 ? values.first : values.isEmpty ? nil : .array(values)
  }

  private static func number(_ text: String) -> JSONValue? {
    (try? IntegerValue.number(of: text)).map { .number($0) }
  }

  /// The most parts of a rule that are read; RFC 5545 and 7529 know sixteen.
  static let partLimit = 64

  /// The value of a RRULE for an object, FREQ first; nil when a part is neither text, number nor a list
  /// of them. Of a part that is there more than once the last counts.
  static func text(of members: [JSONValue.Member]) -> String? {
    guard members.count <= partLimit else { return nil }
    let isFrequency = { (member: JSONValue.Member) in isSameName(member.name, "freq") }
    var text = ""
    let ordered = members.filter(isFrequency) + members.filter { !isFrequency($0) }
    for (place, member) in ordered.enumerated() {
      guard isName(member.name) else { return nil }
      if ordered[(place + 1)...].contains(where: { isSameName($0.name, member.name) }) { continue }
      var values: [String] = []
      for value in member.value.array ?? [member.value] {
        switch value.content {
        case .string(let string) where isPlain(string): values.append(string)
        case .number(let number): values.append(number)
        default: return nil
        }
      }
      guard let first = values.first else { return nil }
      if isSameName(member.name, "until") {
        let until = ExtendedForm.basic(first)
        guard (try? DateTimeValue(text: until)) != nil else { return nil }
        values = [until]
      }
      if !text.isEmpty { text += ";" }
      text += uppercased(member.name) + "="
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        text += value
      }
    }
    return text.isEmpty ? nil : text
  }

  /// Whether the text is one item of a rule: it cannot begin another part.
  private static func isPlain(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy {
        $0 > 0x20 && $0 < 0x7F && $0 != ASCII.semicolon && $0 != ASCII.equals
      }
  }
}
