/// An index over the octets of an iCalendar file of any size, so that its objects can be read one by
/// one with little memory.
///
/// The index holds offsets, not the octets: hand the same octets to ``read(_:in:)`` again.
///
///     let file = CalendarFile(indexing: bytes)
///     for group in file.groups {
///       let object = file.read(group, in: bytes)   // the series and its changed occurrences
///     }
///
/// Indexing costs one pass over the octets.
public struct CalendarFile: Sendable {
  /// A VCALENDAR of the file.
  public struct Calendar: Sendable {
    /// Its properties, as a component without subcomponents.
    public internal(set) var header: Component
    /// The line of its BEGIN, counted from 1.
    public var line: Int { header.line }

    /// The name people gave it: NAME (RFC 7986) or X-WR-CALNAME.
    public var name: String? { header.text("NAME") ?? header.text("X-WR-CALNAME") }
    /// METHOD, which marks a message (an invitation, a cancellation) rather than a calendar.
    public var method: String? { header.text("METHOD") }
    /// X-WR-TIMEZONE: the zone that some programs mean by times without one.
    public var timeZone: String? { header.text("X-WR-TIMEZONE") }
  }

  /// A component directly in a VCALENDAR, or outside any.
  public struct Entry: Sendable {
    /// The name after BEGIN.
    public internal(set) var name: String
    /// Where its lines stand among the octets.
    public internal(set) var range: Range<Int>
    /// The line of its BEGIN, counted from 1.
    public internal(set) var line: Int
    /// Its VCALENDAR as an index into ``CalendarFile/calendars``; nil outside any.
    public internal(set) var calendar: Int?
    /// Its UID as the file has it, without escapes; nil when it is missing or blank.
    public internal(set) var uid: String?
    /// Whether it has a RECURRENCE-ID.
    public internal(set) var isOverride: Bool
  }

  /// A VTIMEZONE of the file.
  public struct TimeZone: Sendable {
    /// Its TZID.
    public internal(set) var tzid: String
    /// The component, as an index into ``CalendarFile/entries``.
    public internal(set) var entry: Int
  }

  /// The components that are one object: those of one kind and UID, wherever they stand.
  public struct Group: Sendable {
    /// The UID, or one derived from the content; unique among the groups.
    public internal(set) var uid: String
    /// The name after BEGIN of the first of them.
    public internal(set) var name: String
    /// Whether ``uid`` is not the one in the file and is put in at reading.
    public internal(set) var hasDerivedUID: Bool
    var members: Range<Int>
  }

  /// The VCALENDARs, in order.
  public internal(set) var calendars: [Calendar] = []
  /// All components directly in them or outside any, in order.
  public internal(set) var entries: [Entry] = []
  /// The VTIMEZONEs that have a TZID, in order; a TZID may come again.
  public internal(set) var timeZones: [TimeZone] = []
  /// Everything but VTIMEZONEs, in order of first appearance.
  public internal(set) var groups: [Group] = []
  /// What is wrong with the file's structure and identifiers, in line order; at most 10,000. Problems
  /// inside the components come with ``read(_:in:)``.
  public internal(set) var problems: [Problem] = []

  /// How many problems there are beyond ``problems``.
  var omittedProblemCount = 0

  /// Entries of the groups, group after group.
  var members: [Int32] = []

  /// Indexes octets: UTF-8, with any line ends.
  public init(indexing bytes: UnsafeBufferPointer<UInt8>) {
    var log = ProblemLog()
    var indexer = FileIndexer()
    indexer.index(bytes, log: &log)
    calendars = indexer.calendars
    entries = indexer.entries
    if entries.isEmpty, calendars.isEmpty {
      problems = [diagnosis(ofForeign: bytes)]
      return
    }
    makeGroups(bytes, log: &log)
    problems = log.inLineOrder()
    omittedProblemCount = log.omittedCount
  }

  /// Indexes octets: UTF-8, with any line ends.
  public init(indexing bytes: [UInt8]) {
    self = bytes.withUnsafeBufferPointer { CalendarFile(indexing: $0) }
  }

  /// The entries of a group, in the order of the file.
  public func entries(of group: Group) -> [Entry] {
    members[group.members.clamped(to: 0..<members.count)].map { entries[Int($0)] }
  }
}
