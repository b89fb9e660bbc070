/// Reads a POSIX TZ string. It knows the extensions of zone files: quoted names (`<+03>-3`) and times
/// from −167 to 167 hours.
struct PosixTimeZoneParser {
  private let bytes: ArraySlice<UInt8>
  private var position: Int

  /// Where reading stopped, counted from the first byte.
  var offset: Int { position - bytes.startIndex }

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  /// The rule, or nil when the text is not one; ``offset`` then tells where.
  mutating func rule() -> PosixTimeZoneRule? {
    guard skipName(), let standard = offsetFromUTC() else { return nil }
    if position == bytes.endIndex {
      return PosixTimeZoneRule(standardOffset: standard, daylight: nil)
    }
    guard skipName() else { return nil }
    var daylight = standard + 3600
    if let next = peek, next != UInt8(ascii: ",") {
      guard let offset = offsetFromUTC() else { return nil }
      daylight = offset
    }
    // POSIX leaves a rule that is not written to the system; every system uses that of the USA.
    var start = PosixTimeZoneRule.Change(
      day: .weekday(month: 3, week: 2, weekday: 0), seconds: 2 * 3600)
    var end = PosixTimeZoneRule.Change(
      day: .weekday(month: 11, week: 1, weekday: 0), seconds: 2 * 3600)
    if position < bytes.endIndex {
      guard take(","), let first = change(), take(","), let second = change(),
        position == bytes.endIndex
      else { return nil }
      start = first
      end = second
    }
    return PosixTimeZoneRule(
      standardOffset: standard,
      daylight: PosixTimeZoneRule.Daylight(offset: daylight, start: start, end: end))
  }

  private var peek: UInt8? { position < bytes.endIndex ? bytes[position] : nil }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func skipName() -> Bool {
    let begin = position
    if take("<") {
      while let byte = peek, byte != UInt8(ascii: ">") {
        guard byte.isASCIILetter || byte.isASCIIDigit || byte == 0x2B || byte == 0x2D else {
          return false
        }
        position += 1
      }
      return take(">") && position - begin > 2
    }
    while let byte = peek, byte.isASCIILetter { position += 1 }
    return position - begin >= 3
  }

  /// An offset as seconds ahead of UTC; POSIX writes it as what must be added to get UTC.
  private mutating func offsetFromUTC() -> Int32? {
    time(hours: 0...24).map { -$0 }
  }

  private mutating func time(hours range: ClosedRange<Int32>) -> Int32? {
    let negative = take("-")
    if !negative { _ = take("+") }
    guard let hours = number(upTo: 3), range.contains(hours) else { return nil }
    var seconds = hours * 3600
    if take(":") {
      guard let minutes = number(upTo: 2), minutes < 60 else { return nil }
      seconds += minutes * 60
      if take(":") {
        guard let rest = number(upTo: 2), rest < 60 else { return nil }
        seconds += rest
      }
    }
    return negative ? -seconds : seconds
  }

  private mutating func change() -> PosixTimeZoneRule.Change? {
    guard let day = changeDay() else { return nil }
    guard take("/") else { return PosixTimeZoneRule.Change(day: day, seconds: 2 * 3600) }
    guard let seconds = time(hours: 0...167) else { return nil }
    return PosixTimeZoneRule.Change(day: day, seconds: seconds)
  }

  private mutating func changeDay() -> PosixTimeZoneRule.ChangeDay? {
    if take("J") {
      guard let day = number(upTo: 3), (1...365).contains(day) else { return nil }
      return .dayWithoutLeapDay(Int(day))
    }
    if take("M") {
      guard let month = number(upTo: 2), (1...12).contains(month), take("."),
        let week = number(upTo: 1), (1...5).contains(week), take("."),
        let weekday = number(upTo: 1), (0...6).contains(weekday)
      else { return nil }
      return .weekday(month: Int(month), week: Int(week), weekday: Int(weekday))
    }
    guard let day = number(upTo: 3), (0...365).contains(day) else { return nil }
    return .dayOfYear(Int(day))
  }

  private mutating func number(upTo digits: Int) -> Int32? {
    let begin = position
    var value: Int32 = 0
    while position - begin < digits, let byte = peek, byte.isASCIIDigit {
      value = value * 10 + Int32(byte - UInt8(ascii: "0"))
      position += 1
    }
    return position == begin ? nil : value
  }
}
