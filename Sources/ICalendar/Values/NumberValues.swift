/// UTC-OFFSET values (RFC 5545 §3.3.14).
public enum UTCOffsetValue {
  /// Reads an offset such as `+0100`, `-0330` or `+005328`; without a sign it is read as positive.
  ///
  /// - Returns: seconds ahead of UTC, between −23:59:59 and +23:59:59.
  /// - Throws: ``ValueError/unreadableOffset(_:)``.
  public static func seconds(of text: String) throws(ValueError) -> Int32 {
    var scanner = ValueScanner(text)
    let isNegative = scanner.take(UInt8(ascii: "-"))
    if !isNegative { _ = scanner.take(UInt8(ascii: "+")) }
    guard let hours = scanner.takeDigits(2), let minutes = scanner.takeDigits(2) else {
      throw .unreadableOffset(text)
    }
    var seconds = 0
    if scanner.isAtDigit {
      guard let digits = scanner.takeDigits(2) else { throw .unreadableOffset(text) }
      seconds = digits
    }
    guard scanner.isAtEnd(), hours <= 23, minutes <= 59, seconds <= 59 else {
      throw .unreadableOffset(text)
    }
    let total = Int32(hours * 3600 + minutes * 60 + seconds)
    return isNegative ? -total : total
  }

  /// The offset as a file has it, with seconds only when there are any.
  public static func text(ofSeconds offset: Int32) -> String {
    let total = Int(offset.magnitude)
    let sign = offset < 0 ? "-" : "+"
    let text = sign + twoDigits(total / 3600) + twoDigits(total / 60 % 60)
    return total % 60 == 0 ? text : text + twoDigits(total % 60)
  }
}

/// INTEGER values (RFC 5545 §3.3.8).
public enum IntegerValue {
  /// Reads a whole number between −2147483648 and 2147483647.
  ///
  /// - Throws: ``ValueError/unreadableInteger(_:)``.
  public static func number(of text: String) throws(ValueError) -> Int {
    var scanner = ValueScanner(text)
    let isNegative = scanner.take(UInt8(ascii: "-"))
    if !isNegative { _ = scanner.take(UInt8(ascii: "+")) }
    guard let magnitude = scanner.takeNumber(), scanner.isAtEnd(),
      let number = Int32(exactly: isNegative ? -magnitude : magnitude)
    else { throw .unreadableInteger(text) }
    return Int(number)
  }
}
