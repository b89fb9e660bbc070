/// Reads a short value octet by octet, blanks at both ends left out, without copying it.
struct ValueScanner {
  private var iterator: String.UTF8View.Iterator
  private var current: UInt8?

  init(_ text: String) {
    iterator = text.utf8.makeIterator()
    current = iterator.next()
    skipBlanks()
  }

  /// Whether nothing but blanks is left.
  mutating func isAtEnd() -> Bool {
    skipBlanks()
    return current == nil
  }

  private mutating func skipBlanks() {
    while let byte = current, ASCII.isBlank(byte) { advance() }
  }

  private mutating func advance() { current = iterator.next() }

  /// Takes `upper` or its lower case.
  mutating func take(_ upper: UInt8) -> Bool {
    guard let byte = current, ASCII.uppercased(byte) == upper else { return false }
    advance()
    return true
  }

  /// Takes a letter, as upper case.
  mutating func takeLetter() -> UInt8? {
    guard let byte = current else { return nil }
    let upper = ASCII.uppercased(byte)
    guard upper >= 0x41, upper <= 0x5A else { return nil }
    advance()
    return upper
  }

  /// Takes exactly `count` digits; nil when there are fewer.
  mutating func takeDigits(_ count: Int) -> Int? {
    var value = 0
    for _ in 0..<count {
      guard let byte = current, let digit = ASCII.digit(byte) else { return nil }
      value = value * 10 + digit
      advance()
    }
    return value
  }

  /// Takes one to twelve digits; nil when there is none or more.
  mutating func takeNumber() -> Int64? {
    var value: Int64 = 0
    var count = 0
    while let byte = current, let digit = ASCII.digit(byte) {
      count += 1
      guard count <= 12 else { return nil }
      value = value * 10 + Int64(digit)
      advance()
    }
    return count > 0 ? value : nil
  }

  var isAtDigit: Bool { current.flatMap(ASCII.digit) != nil }
}

func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
