import CalendarCore
import Foundation
import ICalendar

/// Reads the system's compiled zones for the tests.
enum SystemZones {
  static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: "/usr/share/zoneinfo/\(name)")))
  }

  static func rules(_ name: String) throws -> TimeZoneRules {
    try TimeZoneRules(tzif: bytes(name), name: name)
  }

  /// The rules of whatever a TZID names, also with a path, as a Windows name or as an offset.
  static func rules(ofTZID tzid: String) -> TimeZoneRules? {
    switch TimeZoneName.normalized(tzid) {
    case .utc: .utc
    case .zone(let name): try? rules(name)
    case .fixedOffset(let offset): TimeZoneRules(fixedOffset: offset, name: tzid)
    case nil: nil
    }
  }
}

/// Makes compiled zone files (RFC 9636), right and wrong.
enum ZoneFile {
  /// A file in which the first type has no offset and the others have `offset`.
  ///
  /// - Parameters:
  ///   - version: the version byte; NUL for a file of version 1, which has 32-bit times and no footer.
  ///   - leap: how many leap seconds.
  ///   - types: how many local time types.
  ///   - type: the type that begins at each of the instants.
  ///   - offset: the offset of all types but the first.
  ///   - instants: the transitions.
  ///   - footer: what follows the data, with its line feeds.
  static func bytes(
    version: UInt8 = 0x32, leap: UInt8 = 0, types: UInt8 = 2, type: UInt8 = 1, offset: Int32 = 3600,
    instants: [Int64], footer: String
  ) -> [UInt8] {
    func header(_ transitions: Int) -> [UInt8] {
      Array("TZif".utf8) + [version] + [UInt8](repeating: 0, count: 15)
        + [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, leap, 0, 0, 0, UInt8(transitions)]
        + [0, 0, 0, types, 0, 0, 0, 4]
    }
    func big(_ value: Int64, _ size: Int) -> [UInt8] {
      (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * (size - 1 - $0))) }
    }
    func block(_ size: Int, _ instants: [Int64]) -> [UInt8] {
      var bytes: [UInt8] = []
      for instant in instants { bytes += big(instant, size) }
      for _ in instants { bytes.append(type) }
      for index in 0..<Int(types) { bytes += big(index == 0 ? 0 : Int64(offset), 4) + [0, 0] }
      return bytes + Array("UTC\0".utf8) + [UInt8](repeating: 0, count: Int(leap) * (size + 4))
    }
    if version == 0 { return header(instants.count) + block(4, instants) }
    return header(0) + block(4, []) + header(instants.count) + block(8, instants)
      + Array(footer.utf8)
  }

  /// A file without transitions, in which the rule of the footer alone counts.
  static func bytes(footer rule: String) -> [UInt8] {
    bytes(types: 1, instants: [], footer: "\n\(rule)\n")
  }
}

/// Reads `20260328T023000` or `20260328`.
func civil(_ text: String) throws -> CivilDateTime {
  func number(_ from: Int, _ length: Int) throws -> Int {
    let begin = text.index(text.startIndex, offsetBy: from)
    guard let value = Int(text[begin..<text.index(begin, offsetBy: length)]) else {
      throw CivilDateError.unreadable(text)
    }
    return value
  }
  let day = try Day(year: number(0, 4), month: number(4, 2), day: number(6, 2))
  if text.count < 15 { return CivilDateTime(day: day, time: .midnight) }
  return CivilDateTime(
    day: day,
    time: try TimeOfDay(hour: number(9, 2), minute: number(11, 2), second: number(13, 2)))
}

/// The seconds of a UTC time such as `20260328T013000`.
func instant(_ text: String) throws -> Int64 { try civil(text).secondsSinceEpoch(utcOffset: 0) }

/// A small generator with a fixed sequence (SplitMix64), so that every run tests the same values.
struct FixedRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
