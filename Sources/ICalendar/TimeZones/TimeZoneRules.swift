import CalendarCore

/// The history and future of a zone's offset from UTC: which wall time an instant has, and which
/// instant a wall time is.
///
/// Rules come from a compiled zone file (``init(tzif:name:)``), from a calendar's own VTIMEZONE
/// (``init(_:)``), or are a fixed offset. They hold for every year from −9999 to 9999: where a rule
/// goes on without end, its 400-year cycle is repeated.
///
///     let seoul = try TimeZoneRules(tzif: bytes, name: "Asia/Seoul")
///     seoul.offset(at: 0)                        // 32400
///     seoul.resolve(wallTime).instant            // seconds since 1970-01-01T00:00:00Z
///
/// Every lookup is a binary search: O(log n) in the number of transitions, without allocating. A
/// value is one reference; copying it is cheap.
public struct TimeZoneRules: Sendable {
  let table: TransitionTable

  init(table: TransitionTable) { self.table = table }

  /// The name the rules were made with.
  public var name: String { table.name }

  /// Coordinated universal time.
  public static let utc = TimeZoneRules(fixedOffset: 0, name: "UTC")

  /// Makes rules that never change.
  ///
  /// - Parameters:
  ///   - fixedOffset: seconds ahead of UTC.
  ///   - name: what to call the zone.
  public init(fixedOffset: Int32, name: String) {
    table = TransitionTable(
      name: name, instants: [], offsets: [fixedOffset], cycleEnd: nil, cyclesBackward: false)
  }

  /// The offset in force at an instant.
  ///
  /// - Parameter instant: seconds since 1970-01-01T00:00:00Z.
  /// - Returns: seconds ahead of UTC.
  public func offset(at instant: Int64) -> Int32 {
    table.offsets[table.interval(at: table.folded(instant))]
  }

  /// The wall time at an instant, given as seconds since 1970-01-01T00:00:00Z.
  public func civil(at instant: Int64) -> CivilDateTime {
    CivilDateTime(secondsSinceEpoch: instant, utcOffset: offset(at: instant))
  }

  /// The smallest offset the zone ever has, in seconds ahead of UTC.
  public var minimumOffset: Int32 { table.minimumOffset }

  /// The largest offset the zone ever has, in seconds ahead of UTC.
  public var maximumOffset: Int32 { table.maximumOffset }

  /// The first change of offset later than `instant`, or nil when none follows.
  ///
  /// - Parameter instant: seconds since 1970-01-01T00:00:00Z.
  /// - Returns: the instant of the change and the offsets on its two sides, in seconds ahead of UTC.
  public func transition(after instant: Int64) -> TimeZoneTransition? {
    let folded = table.folded(instant)
    let interval = table.interval(at: folded)
    guard interval < table.instants.count else { return nil }
    return TimeZoneTransition(
      instant: table.instants[interval] + (TransitionTable.clamped(instant) - folded),
      offsetBefore: table.offsets[interval], offsetAfter: table.offsets[interval + 1])
  }
}

/// One change of a zone's offset.
public struct TimeZoneTransition: Hashable, Sendable {
  /// The first instant of the new offset, in seconds since 1970-01-01T00:00:00Z.
  public let instant: Int64
  /// The offset until then, in seconds ahead of UTC.
  public let offsetBefore: Int32
  /// The offset from then on, in seconds ahead of UTC.
  public let offsetAfter: Int32
}
