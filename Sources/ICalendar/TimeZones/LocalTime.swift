import CalendarCore

/// What a wall time means in a zone.
public struct ResolvedLocalTime: Hashable, Sendable {
  /// How many instants show the wall time.
  public enum Kind: Hashable, Sendable {
    /// Exactly one, as on most days.
    case unique
    /// None: the clock jumped over it by so many seconds.
    case gap(seconds: Int32)
    /// Two or more: the clock was set back. The payload is the second instant.
    case overlap(second: Int64)
  }

  /// Seconds since 1970-01-01T00:00:00Z; the earlier of two in an overlap.
  public let instant: Int64
  /// The offset in force at ``instant``, in seconds ahead of UTC. After a gap it is the new one.
  public let offset: Int32
  /// Which case it was.
  public let kind: Kind
}

extension TimeZoneRules {
  /// The instant that a wall time means (RFC 5545 §3.3.5).
  ///
  /// A wall time that the clock jumps over is read with the offset before the jump, which moves it
  /// forward by the length of the gap: 02:30 becomes 03:30. Of a wall time that occurs twice the first
  /// is meant.
  public func resolve(_ civil: CivilDateTime) -> ResolvedLocalTime {
    resolve(localSeconds: civil.secondsSinceEpoch(utcOffset: 0))
  }

  /// The instant of a wall time given as seconds since 1970-01-01T00:00:00 on the same clock.
  public func resolve(localSeconds: Int64) -> ResolvedLocalTime {
    let table = table
    let local = table.folded(localSeconds)
    let shift = TransitionTable.clamped(localSeconds) - local
    // No instant earlier than this one can show the wall time, whatever the offset.
    var interval = table.interval(at: local - Int64(table.maximumOffset))
    while true {
      let instant = local - Int64(table.offsets[interval])
      if interval > 0, instant < table.instants[interval - 1] {
        // Past the end of the interval before, not yet in this one. A clock that is put forward and
        // soon back again may still show it.
        if let later = secondInstant(of: local, after: interval) {
          return ResolvedLocalTime(
            instant: later + shift, offset: table.offsets[table.interval(at: later)], kind: .unique)
        }
        let before = table.offsets[interval - 1]
        let moved = local - Int64(before)
        let offset = table.offsets[table.interval(at: moved)]
        return ResolvedLocalTime(
          instant: moved + shift, offset: offset,
          kind: .gap(seconds: table.offsets[interval] - before))
      }
      if interval == table.instants.count || instant < table.instants[interval] {
        return ResolvedLocalTime(
          instant: instant + shift, offset: table.offsets[interval],
          kind: secondInstant(of: local, after: interval).map { .overlap(second: $0 + shift) }
            ?? .unique)
      }
      interval += 1
    }
  }

  private func secondInstant(of local: Int64, after first: Int) -> Int64? {
    var interval = first + 1
    while interval <= table.instants.count,
      table.instants[interval - 1] <= local - Int64(table.minimumOffset)
    {
      let instant = local - Int64(table.offsets[interval])
      if instant >= table.instants[interval - 1],
        interval == table.instants.count || instant < table.instants[interval]
      {
        return instant
      }
      interval += 1
    }
    return nil
  }
}
