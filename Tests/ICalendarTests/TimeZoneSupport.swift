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
