/// GEO values (RFC 5545 §3.8.1.6): a position on the earth, as the numbers are written.
struct GeoValue: Hashable {
  /// Degrees north, as a decimal number.
  let latitude: String
  /// Degrees east, as a decimal number.
  let longitude: String

  /// Reads `37.386013;-122.082932`. A comma between the numbers, or a backslash before the semicolon,
  /// which some programs write, is read too. nil for anything else and outside ±90 and ±180 degrees.
  init?(text: String) {
    var parts: [String] = []
    for part in text.utf8.split(
      omittingEmptySubsequences: false,
      whereSeparator: { $0 == ASCII.semicolon || $0 == ASCII.comma })
    {
      let part = part.last == ASCII.backslash ? part.dropLast() : part
      parts.append(trimmingBlanks(String(Substring(part))))
    }
    guard parts.count == 2, let latitude = DecimalText(parts[0]),
      let longitude = DecimalText(parts[1]), latitude.isWithin(90), longitude.isWithin(180)
    else { return nil }
    self.latitude = latitude.text
    self.longitude = longitude.text
  }
}

/// A FLOAT (RFC 5545 §3.3.7) by its digits, so that none is lost.
struct DecimalText {
  /// The number with at least one digit before the point and, if there is a point, after it; without
  /// a plus sign and without zeros in front.
  let text: String
  /// The digits before the point, up to nine of them.
  private let whole: Int
  private let hasFraction: Bool

  /// Reads `12`, `-0.5`, `+1.25`, `.5` and `5.`; nil for anything else.
  init?(_ text: String) {
    var digits = Array(trimmingBlanks(text).utf8)[...]
    var sign = ""
    if let first = digits.first, first == UInt8(ascii: "-") || first == UInt8(ascii: "+") {
      if first == UInt8(ascii: "-") { sign = "-" }
      digits.removeFirst()
    }
    let pieces = digits.split(
      separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    let fraction = pieces.count == 2 ? String(decoding: pieces[1], as: UTF8.self) : ""
    guard let head = pieces.first,
      !(head.isEmpty && fraction.isEmpty), head.allSatisfy({ ASCII.digit($0) != nil }),
      fraction.utf8.allSatisfy({ ASCII.digit($0) != nil })
    else { return nil }
    let significant = String(
      decoding: head.drop { $0 == UInt8(ascii: "0") }, as: UTF8.self)
    var whole = 0
    for byte in significant.utf8.prefix(9) { whole = whole * 10 + (ASCII.digit(byte) ?? 0) }
    self.whole = significant.utf8.count > 9 ? Int.max : whole
    hasFraction = fraction.utf8.contains { $0 != UInt8(ascii: "0") }
    self.text =
      sign + (significant.isEmpty ? "0" : significant)
      + (pieces.count == 2 ? "." + (fraction.isEmpty ? "0" : fraction) : "")
  }

  /// Whether the number is at most `limit` and at least `-limit`.
  func isWithin(_ limit: Int) -> Bool { whole < limit || (whole == limit && !hasFraction) }
}
