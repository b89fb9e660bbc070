import CalendarCore

/// What somebody notes about days of a challenge.
public enum ChallengeNote: Hashable, Sendable {
  /// The day is done; with a count, or with what just meets the target.
  case done(Day, count: Int?)
  /// So many more than are noted for the day already.
  case more(Day, by: Int)
  /// Nothing is known of the day any more, and it counts again.
  case cleared(Day)
  /// The days do not count. A single day loses its count, days of a longer pause keep theirs.
  case skipped(DaySpan, reason: String)
}

/// Why a day cannot be checked or skipped.
public enum CheckProblem: Error, Hashable, Sendable {
  /// The day has not come yet.
  case future(Day)
  /// The day is not in the challenge, which has these.
  case outside(Day, DaySpan)
  /// There is nothing to check in a plain range.
  case plainRange
  /// The count is outside 0…``ChallengeTarget/countLimit``.
  case countOutOfRange(Int)
}

extension Book {
  /// Notes something about days of a challenge.
  ///
  /// It is applied to what the challenge is at that moment, whatever else was changed meanwhile, and
  /// whatever the order: the log is a set of facts about days.
  ///
  /// - Parameters:
  ///   - today: the day that counts as today; later days can be skipped but not checked.
  ///   - time: now, in seconds since the epoch.
  /// - Returns: a change without an act when everything was noted already.
  public func note(
    _ note: ChallengeNote, of id: ObjectRecord.ID, today: Day, time: Int64
  ) throws(ChallengeChangeError) -> EventChange {
    try edit(id, revision: nil, calendar: nil, time: time) { challenge in
      do throws(CheckProblem) { try challenge.take(note, today: today) } catch {
        return .failure(.check(error))
      }
      return .success(())
    }
  }
}

extension Challenge {
  /// Takes a note.
  mutating func take(_ note: ChallengeNote, today: Day) throws(CheckProblem) {
    guard isChallenge else { throw .plainRange }
    switch note {
    case .done(let day, let count):
      try check(day, today: today)
      log.note(
        try checked(count ?? targets.target(on: day).measure.usualCount), on: day)
    case .more(let day, let more):
      try check(day, today: today)
      let (sum, overflow) = (log.counts[day] ?? 0).addingReportingOverflow(more)
      log.note(try checked(overflow ? more : sum), on: day)
    case .cleared(let day):
      guard days.contains(day) else { throw .outside(day, days) }
      log.note(nil, on: day)
      log.unskip(day)
    case .skipped(let span, let reason):
      guard span.overlaps(days) else { throw .outside(span.start, days) }
      if span.count == 1 {
        log.note(nil, on: span.start)
        log.unskip(span.start)
      }
      log.skip(ChallengeLog.Skip(days: span, reason: EventDraft.oneLine(reason)))
    }
  }

  private func check(_ day: Day, today: Day) throws(CheckProblem) {
    guard days.contains(day) else { throw .outside(day, days) }
    guard day <= today else { throw .future(day) }
  }

  private func checked(_ count: Int) throws(CheckProblem) -> Int {
    guard (0...ChallengeTarget.countLimit).contains(count) else { throw .countOutOfRange(count) }
    return count
  }
}
