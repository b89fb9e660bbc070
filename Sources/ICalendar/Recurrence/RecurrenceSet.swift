import CalendarCore

/// Everything that decides when a component takes place: its start and length, rules, extra and
/// excluded dates, and its changed instances (RFC 5545 §3.8.5).
///
///     var set = RecurrenceSet(start: .zoned(start, tzid: "Asia/Seoul"), extent: .duration(seconds: 3600))
///     set.rules = [rule]
///     let found = set.occurrences(in: window, zones: provider)
///
/// The start always is the first instance and uses up one of COUNT, whether the rule names it or not;
/// an excluded date can remove it. Excluded dates win over extra dates and over changed instances.
///
/// A series that starts in a zone or in UTC takes place on instants; one that starts on a date or at a
/// floating time takes place on wall times, which are counted as if they were UTC. See
/// ``OccurrenceWindow``.
public struct RecurrenceSet: Hashable, Sendable {
  /// DTSTART.
  public var start: DateTimeValue
  /// How long an instance lasts, from DTEND, DUE or DURATION.
  public var extent: OccurrenceExtent
  /// RRULE.
  public var rules: [RecurrenceRule] = []
  /// EXRULE (RFC 2445): what these name is left out.
  public var exclusionRules: [RecurrenceRule] = []
  /// RDATE.
  public var additions: [Addition] = []
  /// EXDATE.
  public var exclusions: [DateTimeValue] = []
  /// Components with a RECURRENCE-ID. Of two for one instance the later in the list counts; put the
  /// one with the higher SEQUENCE there.
  public var overrides: [Override] = []

  /// Makes a set of one instance.
  public init(start: DateTimeValue, extent: OccurrenceExtent = .unspecified) {
    self.start = start
    self.extent = extent
  }

  /// An extra date of RDATE.
  public struct Addition: Hashable, Sendable {
    /// When it begins. A date on a timed series means the series' time on that date.
    public var start: DateTimeValue
    /// The length of a PERIOD; nil for the series' own.
    public var extent: OccurrenceExtent?

    /// Makes an extra date.
    public init(_ start: DateTimeValue, extent: OccurrenceExtent? = nil) {
      self.start = start
      self.extent = extent
    }
  }

  /// A changed or cancelled instance.
  public struct Override: Hashable, Sendable {
    /// RECURRENCE-ID: the instance it replaces, as the series would have it.
    public var recurrenceID: DateTimeValue
    /// Its own DTSTART.
    public var start: DateTimeValue
    /// Its own length.
    public var extent: OccurrenceExtent
    /// Whether its STATUS is CANCELLED: then it only removes.
    public var isCancelled: Bool
    /// Whether RANGE=THISANDFUTURE: every later instance moves and lasts alike.
    public var appliesToFollowing: Bool
    /// The caller's own number for it, given back with the occurrence.
    public var index: Int

    /// Makes a changed instance.
    public init(
      recurrenceID: DateTimeValue, start: DateTimeValue, extent: OccurrenceExtent = .unspecified,
      isCancelled: Bool = false, appliesToFollowing: Bool = false, index: Int
    ) {
      self.recurrenceID = recurrenceID
      self.start = start
      self.extent = extent
      self.isCancelled = isCancelled
      self.appliesToFollowing = appliesToFollowing
      self.index = index
    }
  }
}

/// How long something lasts.
public enum OccurrenceExtent: Hashable, Sendable {
  /// Nothing is said: a date lasts its day, a time has no length.
  case unspecified
  /// To the end, not included (DTEND). All instances last exactly as long as the first, in seconds for
  /// a timed one (RFC 5545 §3.8.5.3).
  case end(DateTimeValue)
  /// So many days on the calendar, ending at the same wall time, and then so many exact seconds
  /// (DURATION, RFC 5545 §3.3.6).
  case duration(days: Int = 0, seconds: Int64 = 0)
}

/// The time span that is asked for, on both kinds of clock.
public struct OccurrenceWindow: Hashable, Sendable {
  /// Half-open, in seconds since 1970-01-01T00:00:00 on the viewer's own clock, as if it were UTC: what
  /// dates and floating times are compared with.
  public var civil: Range<Int64>
  /// Half-open, in seconds since 1970-01-01T00:00:00Z: what zoned times are compared with.
  public var instants: Range<Int64>

  /// Makes a window whose two clocks are the same, as for a viewer in UTC.
  public init(_ seconds: Range<Int64>) {
    civil = seconds
    instants = seconds
  }

  /// Makes a window.
  public init(civil: Range<Int64>, instants: Range<Int64>) {
    self.civil = civil
    self.instants = instants
  }

  /// Makes the window of a viewer's days, from the first midnight to that after the last day.
  public init(_ days: DaySpan, zone: TimeZoneRules) {
    let begin = CivilDateTime(day: days.start, time: .midnight)
    let end = CivilDateTime(day: days.end, time: .midnight)
    civil = begin.secondsSinceEpoch(utcOffset: 0)..<end.secondsSinceEpoch(utcOffset: 0)
    let first = zone.resolve(begin).instant
    instants = first..<max(first, zone.resolve(end).instant)
  }
}

/// One time that a component takes place.
public struct Occurrence: Hashable, Sendable {
  /// The instance's identity: its start as the series has it, in the form of the series' start, with
  /// the wall time that the clock shows (03:30 where 02:30 is jumped over).
  public var recurrenceID: DateTimeValue
  /// When it takes place.
  public var start: DateTimeValue
  /// Its first second, on the clock that ``isCivil`` tells.
  public var startSeconds: Int64
  /// The second after its last, not before ``startSeconds``.
  public var endSeconds: Int64
  /// Whether the seconds are wall-clock seconds as if in UTC (dates and floating times) and not seconds
  /// since 1970-01-01T00:00:00Z.
  public var isCivil: Bool
  /// The ``RecurrenceSet/Override/index`` of the override that gave this occurrence, or nil.
  public var overrideIndex: Int?
}

/// The occurrences of a window, and what has to be said about them.
public struct OccurrenceList: Hashable, Sendable {
  /// In order of start.
  public var occurrences: [Occurrence] = []
  /// What was not as it should be.
  public var notices: [Notice] = []

  /// Something the caller should tell the person.
  public enum Notice: Hashable, Sendable {
    /// The zone is not known; times in it are read as floating.
    case unknownZone(String)
    /// There are more occurrences than the limit; the later ones are left out.
    case clipped(limit: Int)
    /// The override with this index replaces no instance of the series and is shown beside it.
    case orphan(index: Int)
  }
}
