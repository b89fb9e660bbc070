import CalendarCore

/// A VTIMEZONE component as a calendar file carries it (RFC 5545 §3.6.5).
public struct VTimeZone: Hashable, Sendable {
  /// The value of TZID, by which the file's date-times name the zone.
  public var tzid: String
  /// Its STANDARD and DAYLIGHT parts, in any order.
  public var observances: [Observance]

  /// Makes a description of a zone.
  public init(tzid: String, observances: [Observance]) {
    self.tzid = tzid
    self.observances = observances
  }

  /// One STANDARD or DAYLIGHT part: an offset and the times from which it holds.
  public struct Observance: Hashable, Sendable {
    /// Whether it is a DAYLIGHT part. Offsets alone decide what the clock shows.
    public var isDaylight: Bool
    /// The first onset (DTSTART), on the clock of ``offsetFrom``.
    public var start: CivilDateTime
    /// The offset until the onset, in seconds ahead of UTC.
    public var offsetFrom: Int32
    /// The offset from the onset on, in seconds ahead of UTC.
    public var offsetTo: Int32
    /// The abbreviation (TZNAME).
    public var name: String?
    /// The values of RRULE, unread.
    public var rules: [String]
    /// Further onsets (RDATE); local ones are on the clock of ``offsetFrom``.
    public var dates: [DateTimeValue]

    /// Makes a part of a zone.
    public init(
      isDaylight: Bool, start: CivilDateTime, offsetFrom: Int32, offsetTo: Int32,
      name: String? = nil, rules: [String] = [], dates: [DateTimeValue] = []
    ) {
      self.isDaylight = isDaylight
      self.start = start
      self.offsetFrom = offsetFrom
      self.offsetTo = offsetTo
      self.name = name
      self.rules = rules
      self.dates = dates
    }
  }
}
