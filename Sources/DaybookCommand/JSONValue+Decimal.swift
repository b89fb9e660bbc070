import ICalendar

extension JSONValue {
  /// Makes a number with two digits after the point; one that is not finite, or beyond what can be
  /// counted in hundredths, is written as 0.
  static func decimal(_ number: Double) -> JSONValue {
    guard let hundredths = Int(exactly: (number * 100).rounded()) else { return .number(0) }
    let digits = "\(hundredths.magnitude % 100)"
    let sign = hundredths < 0 ? "-" : ""
    var value = JSONValue.number(0)
    value.content = .number(
      "\(sign)\(hundredths.magnitude / 100).\(digits.count < 2 ? "0" : "")\(digits)")
    return value
  }
}
