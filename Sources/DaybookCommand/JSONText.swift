/// A JSON value with its members in the order they were given, so that output reads and compares alike.
enum JSONText {
  case string(String)
  case number(Int)
  /// A number with two digits after the point; one that is not finite is written as 0.
  case decimal(Double)
  case bool(Bool)
  case array([JSONText])
  case object([(String, JSONText)])

  /// The value on one line, without blanks.
  var text: String {
    var text = ""
    append(to: &text)
    return text
  }

  private func append(to text: inout String) {
    switch self {
    case .string(let string): JSONText.appendQuoted(string, to: &text)
    case .number(let number): text += "\(number)"
    case .decimal(let number): text += JSONText.decimal(number)
    case .bool(let bool): text += bool ? "true" : "false"
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        value.append(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, (name, value)) in members.enumerated() {
        if index > 0 { text += "," }
        JSONText.appendQuoted(name, to: &text)
        text += ":"
        value.append(to: &text)
      }
      text += "}"
    }
  }

  private static func decimal(_ number: Double) -> String {
    guard let hundredths = Int(exactly: (number * 100).rounded()) else { return "0" }
    let digits = "\(hundredths.magnitude % 100)"
    let sign = hundredths < 0 ? "-" : ""
    return "\(sign)\(hundredths.magnitude / 100).\(digits.count < 2 ? "0" : "")\(digits)"
  }

  private static func appendQuoted(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case let control where control.properties.generalCategory == .control:
        let digits = String(control.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
