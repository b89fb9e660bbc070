/// What the TZID of a calendar file means, as far as the name alone tells.
public enum TimeZoneName: Hashable, Sendable {
  /// Coordinated universal time, under one of its names.
  case utc
  /// A name that has the form of one in the tz database. Whether that zone exists is for whoever has the
  /// database to say. It is made of letters, digits, `_`, `-`, `+` and single slashes, and so is safe
  /// as a relative path.
  case zone(String)
  /// A fixed number of seconds ahead of UTC.
  case fixedOffset(Int32)

  /// Reads a TZID as programs write it.
  ///
  ///     TimeZoneName.normalized("/mozilla.org/20050126_1/Europe/Berlin")  // .zone("Europe/Berlin")
  ///     TimeZoneName.normalized("W. Europe Standard Time")                // .zone("Europe/Berlin")
  ///     TimeZoneName.normalized("(UTC+09:00) Seoul")                      // .fixedOffset(32400)
  ///     TimeZoneName.normalized("Customized Time Zone")                   // nil
  ///
  /// Blanks and quotes around the name, a leading slash, and the path of a zone collection before it
  /// are dropped; Windows names are looked up in Unicode CLDR's table.
  ///
  /// - Returns: nil when the name tells nothing.
  public static func normalized(_ tzid: String) -> TimeZoneName? {
    let name = trimmed(Array(tzid.utf8)[...])
    if name.isEmpty { return nil }
    if isUTC(name) { return .utc }
    if let zone = WindowsTimeZones.zone(named: Array(name)) { return named(zone) }
    if let zone = zone(name) { return named(zone) }
    return leadingOffset(name).map { $0 == 0 ? .utc : .fixedOffset($0) }
  }

  private static func named(_ zone: String) -> TimeZoneName {
    isUTC(Array(zone.utf8)[...]) ? .utc : .zone(zone)
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var bytes = bytes
    while let first = bytes.first, first <= 0x20 || first == UInt8(ascii: "\"") {
      bytes.removeFirst()
    }
    while let last = bytes.last, last <= 0x20 || last == UInt8(ascii: "\"") {
      bytes.removeLast()
    }
    return bytes
  }

  private static func isUTC(_ name: ArraySlice<UInt8>) -> Bool {
    for known in [
      "utc", "z", "gmt", "etc/utc", "etc/gmt", "zulu", "etc/zulu", "universal", "etc/universal",
      "uct", "etc/uct", "coordinated universal time", "tzone://microsoft/utc", "/utc", "/etc/utc",
    ] where known.utf8.elementsEqual(name, by: { $0 == $1.asciiLowercased }) {
      return true
    }
    return false
  }

  /// The name of a zone at the end of a path, or a whole name that has the form of a zone's.
  private static func zone(_ name: ArraySlice<UInt8>) -> String? {
    var parts: [[UInt8]] = []
    for part in name.split(separator: UInt8(ascii: "/")) {
      parts.append(part.map { $0 == 0x20 ? UInt8(ascii: "_") : $0 })
    }
    var begin = 0
    if let area = parts.firstIndex(where: isArea), area + 1 < parts.count {
      begin = area
    } else if parts.count != 1 || name.contains(0x20) {
      return nil
    }
    // A name without an area (`Japan`, `EST5EDT`) begins with a letter.
    guard let first = parts[begin].first, first.isASCIILetter else { return nil }
    for part in parts[begin...] {
      for byte in part
      where
        !(byte.isASCIILetter || byte.isASCIIDigit || byte == 0x5F || byte == 0x2D
        || byte == 0x2B)
      {
        return nil
      }
    }
    if begin == parts.count - 1, isOffsetName(parts[begin]) { return nil }
    return String(
      decoding: Array(parts[begin...].joined(separator: [UInt8(ascii: "/")])), as: UTF8.self)
  }

  /// Whether the name is an abbreviation of UTC with an offset, like `UTC+9` or `GMT-0300`. The tz
  /// database has `Etc/GMT-9` with the opposite sign, and no other but `GMT+0` and `GMT-0`.
  private static func isOffsetName(_ part: [UInt8]) -> Bool {
    part.count > 3 && (isUTC(part[..<3])) && (part[3] == 0x2B || part[3] == 0x2D)
  }

  private static func isArea(_ part: [UInt8]) -> Bool {
    for area in [
      "Africa", "America", "Antarctica", "Arctic", "Asia", "Atlantic", "Australia", "Brazil",
      "Canada", "Chile", "Etc", "Europe", "Indian", "Mexico", "Pacific", "US",
    ] where area.utf8.elementsEqual(part) {
      return true
    }
    return false
  }

  /// The offset of `(UTC+01:00) Amsterdam`, `GMT-0330`, `UTC+9` or `+05:30`.
  private static func leadingOffset(_ name: ArraySlice<UInt8>) -> Int32? {
    var rest = name
    if rest.first == UInt8(ascii: "(") { rest.removeFirst() }
    let hasPrefix = rest.count >= 3 && isUTC(rest.prefix(3))
    if hasPrefix { rest.removeFirst(3) }
    while rest.first == 0x20 { rest.removeFirst() }
    guard let sign = rest.first else { return nil }
    if hasPrefix && sign == UInt8(ascii: ")") { return 0 }
    guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else { return nil }
    rest.removeFirst()
    var digits: [Int32] = []
    var sawSeparator = false
    while let byte = rest.first {
      if byte.isASCIIDigit {
        digits.append(Int32(byte - UInt8(ascii: "0")))
      } else if (byte == UInt8(ascii: ":") || byte == UInt8(ascii: ".")) && !sawSeparator {
        sawSeparator = true
        if digits.count == 1 { digits.insert(0, at: 0) }
        guard digits.count == 2 else { return nil }
      } else {
        break
      }
      rest.removeFirst()
    }
    guard rest.isEmpty || rest.first == UInt8(ascii: ")") || rest.first == 0x20 else { return nil }
    switch digits.count {
    case 1: digits = [0, digits[0], 0, 0]
    case 2 where !sawSeparator: digits += [0, 0]
    case 3 where !sawSeparator: digits.insert(0, at: 0)
    case 4: break
    default: return nil
    }
    let hours = digits[0] * 10 + digits[1]
    let minutes = digits[2] * 10 + digits[3]
    guard hours <= 26, minutes < 60 else { return nil }
    let seconds = hours * 3600 + minutes * 60
    return sign == UInt8(ascii: "-") ? -seconds : seconds
  }
}
