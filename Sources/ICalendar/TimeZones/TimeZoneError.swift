/// Why the rules of a time zone could not be read.
public struct TimeZoneError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Kind: Hashable, Sendable {
    /// The bytes do not begin with the four letters `TZif`.
    case notTZif
    /// The version byte is none of NUL, `2`, `3`, `4`.
    case unknownVersion(UInt8)
    /// The bytes end inside the named part.
    case truncated(part: String)
    /// A count in a header is not allowed.
    case badCount(part: String, count: Int)
    /// The transitions are not in ascending order.
    case unordered
    /// A transition names a local time type that the file does not have.
    case badType(Int)
    /// An offset from UTC is outside −26…+26 hours, or a flag is neither 0 nor 1.
    case badOffset(Int)
    /// The file counts leap seconds, which civil time does not.
    case leapSeconds
    /// The rule after the last transition is not a POSIX TZ string.
    case unreadableRule(String)
    /// A VTIMEZONE has no STANDARD and no DAYLIGHT part.
    case noObservance
    /// The rules of a VTIMEZONE make more transitions than any zone has.
    case tooManyTransitions(limit: Int)
  }

  /// What is wrong.
  public let kind: Kind
  /// The zone that was being read.
  public let name: String
  /// The byte at which it was found: in the file, or in the rule for ``Kind/unreadableRule(_:)``.
  public let offset: Int

  /// Makes an error.
  public init(_ kind: Kind, name: String, offset: Int = 0) {
    self.kind = kind
    self.name = name
    self.offset = offset
  }
}

extension TimeZoneError: CustomStringConvertible {
  /// What is wrong, in plain English, with the zone and the place.
  public var description: String {
    switch kind {
    case .notTZif:
      "\(name) is not a time zone file; it does not begin with TZif"
    case .unknownVersion(let version):
      "\(name) is a time zone file of an unknown version (byte \(version)); expected 1 to 4"
    case .truncated(let part):
      "\(name) ends at byte \(offset), inside its \(part)"
    case .badCount(let part, let count):
      "\(name) announces \(count) \(part) at byte \(offset), which a time zone file cannot have"
    case .unordered:
      "\(name) has a transition at byte \(offset) that is not later than the one before it"
    case .badType(let index):
      "\(name) uses the local time type \(index) at byte \(offset), which it does not have"
    case .badOffset(let seconds):
      "\(name) has the offset \(seconds) s at byte \(offset); offsets lie within 26 hours of UTC"
    case .leapSeconds:
      "\(name) counts leap seconds; use the zone file without them"
    case .unreadableRule(let text):
      "\(name) ends with \"\(text)\", which cannot be read as a POSIX TZ rule from byte \(offset) on"
    case .noObservance:
      "the VTIMEZONE \(name) has neither a STANDARD nor a DAYLIGHT part"
    case .tooManyTransitions(let limit):
      "the VTIMEZONE \(name) changes its offset more than \(limit) times"
    }
  }
}
