/// A day of the week. Which of them begins a week is never a property of the type: it comes in as a
/// value wherever it matters.
public enum Weekday: Int8, CaseIterable, Hashable, Sendable {
  /// Sunday, ISO number 7.
  case sunday = 0
  /// Monday, ISO number 1.
  case monday
  /// Tuesday, ISO number 2.
  case tuesday
  /// Wednesday, ISO number 3.
  case wednesday
  /// Thursday, ISO number 4.
  case thursday
  /// Friday, ISO number 5.
  case friday
  /// Saturday, ISO number 6.
  case saturday

  init(sundayBased number: Int) {
    let remainder = number % 7
    switch remainder < 0 ? remainder + 7 : remainder {
    case 0: self = .sunday
    case 1: self = .monday
    case 2: self = .tuesday
    case 3: self = .wednesday
    case 4: self = .thursday
    case 5: self = .friday
    default: self = .saturday
    }
  }

  /// The weekday's number in ISO 8601: Monday 1 … Sunday 7.
  public var isoNumber: Int { self == .sunday ? 7 : Int(rawValue) }

  /// The number of days, 0…6, from the nearest earlier (or same) `other` to this weekday.
  ///
  /// With `other` the first weekday of a week this is the column of a day in its row.
  public func days(since other: Weekday) -> Int {
    (Int(rawValue) - Int(other.rawValue) + 7) % 7
  }

  /// The weekday `days` later (earlier when negative).
  public func advanced(by days: Int) -> Weekday {
    Weekday(sundayBased: Int(rawValue) + days % 7)
  }

  /// The English name in lower case, as the command line and JSON spell it: `"sunday"`.
  public var name: String {
    switch self {
    case .sunday: "sunday"
    case .monday: "monday"
    case .tuesday: "tuesday"
    case .wednesday: "wednesday"
    case .thursday: "thursday"
    case .friday: "friday"
    case .saturday: "saturday"
    }
  }

  /// Reads the English name in any case, whole or cut to three or more letters (`"mon"`).
  public init?(name: String) {
    var letters: [UInt8] = []
    for byte in name.utf8 {
      letters.append((UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte + 32 : byte)
    }
    guard letters.count >= 3 else { return nil }
    for candidate in Weekday.allCases
    where Array(candidate.name.utf8).starts(with: letters) {
      self = candidate
      return
    }
    return nil
  }
}
