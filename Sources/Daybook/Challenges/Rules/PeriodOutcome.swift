import CalendarCore

/// What became of a due period, seen from a day.
enum PeriodOutcome: Hashable, Sendable {
  /// As many days were done as were wanted.
  case met
  /// None of its days counts.
  case skipped
  /// It is not over and can still be met, or at least is not lost before its end.
  case open
  /// It has not begun.
  case ahead
  /// It is over and was not met.
  case missed
  /// It is over, had a limit, and nobody noted anything: nobody knows.
  case unknown
}

/// A due period with what was noted in it.
struct PeriodResult: Hashable, Sendable {
  var period: DuePeriod
  var outcome: PeriodOutcome
  /// How many of its days are done.
  var doneCount: Int
  /// How many have to be.
  var wanted: Int
  /// How many days after today can still be done.
  var laterChances: Int
}

/// Reads a log period after period, in order, so that each skip is looked at once.
struct PeriodReader {
  private let counts: [Day: Int]
  private let skips: [DaySpan]
  private var nextSkip = 0
  private let today: Day

  init(_ log: ChallengeLog, today: Day) {
    counts = log.counts
    skips = log.skippedSpans
    self.today = today
  }

  /// What became of a period; it must not begin before the one asked for last.
  mutating func result(of period: DuePeriod) -> PeriodResult {
    var (countable, done, noted, later) = (0, 0, 0, 0)
    for day in period.days.days {
      let count = counts[day]
      let isDone = day <= today && period.measure.isMet(by: count)
      // A day that was done anyway counts, also in a pause.
      guard isDone || !isSkipped(day) else { continue }
      countable += 1
      if count != nil { noted += 1 }
      if isDone { done += 1 } else if day > today { later += 1 }
    }
    let wanted = countable == 0 ? 0 : period.wanted(countingDays: countable)
    let outcome: PeriodOutcome
    if countable == 0 {
      outcome = .skipped
    } else if done >= wanted {
      outcome = .met
    } else if period.days.start > today {
      outcome = .ahead
    } else if period.days.end > today {
      outcome = .open
    } else if case .atMost = period.measure, noted == 0 {
      outcome = .unknown
    } else {
      outcome = .missed
    }
    return PeriodResult(
      period: period, outcome: outcome, doneCount: done, wanted: wanted, laterChances: later)
  }

  private mutating func isSkipped(_ day: Day) -> Bool {
    while nextSkip < skips.count, skips[nextSkip].end <= day { nextSkip += 1 }
    return nextSkip < skips.count && skips[nextSkip].contains(day)
  }
}
