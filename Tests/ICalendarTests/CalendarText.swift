import ICalendar
import Testing

/// A VCALENDAR around lines, with CR LF.
func calendar(_ lines: String...) -> [UInt8] {
  calendar(lines)
}

func calendar(_ lines: [String]) -> [UInt8] {
  let all =
    ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Sample//Sample//EN"] + lines + ["END:VCALENDAR"]
  return Array(all.map { $0 + "\r\n" }.joined().utf8)
}

/// The lines of a VEVENT around others.
func event(_ uid: String, _ lines: String...) -> [String] {
  ["BEGIN:VEVENT", "UID:\(uid)", "DTSTAMP:20260101T000000Z"] + lines + ["END:VEVENT"]
}

/// The first component in the VCALENDAR.
func firstComponent(_ bytes: [UInt8]) throws -> Component {
  try #require(CalendarDocument(reading: bytes).components.first?.components.first)
}

/// A property read from one line.
func property(_ line: String) throws -> Property {
  let component = CalendarDocument(reading: "BEGIN:X\r\n\(line)\r\nEND:X\r\n").components.first
  return try #require(component?.properties.first)
}

extension Problem {
  /// Kind and line, to compare with what is expected.
  var place: String { "\(kind) \(line)" }
}

/// A small generator of numbers that gives the same for the same seed everywhere (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}
