import CalendarCore

/// How a challenge goes, seen from a day: what was done of it, the runs, and what the day asks for.
///
/// A pure function of what is asked for, what was noted and the day that counts as today. Only due
/// periods count: a day that asks for nothing neither lengthens nor breaks a run. A period that is not
/// over breaks nothing. Notes for days after today, or outside the range, do not count.
public struct ChallengeProgress: Hashable, Sendable {
  /// What today asks for.
  public enum Today: Hashable, Sendable {
    /// The challenge begins later.
    case notBegun
    /// The challenge is over.
    case over
    /// Today is done.
    case done
    /// Something is asked for today. In a week or month on that many more days, today included.
    case due(remaining: Int)
    /// The week, month or few days that today is in have what they want.
    case satisfied
    /// Today asks for nothing.
    case free
    /// Today does not count.
    case skipped
    /// What was noted today is more than its limit allows.
    case exceeded
  }

  /// The number of days done.
  public private(set) var doneDays = 0
  /// The number of periods met.
  public private(set) var metCount = 0
  /// The number of periods that are met or over, skipped ones left out.
  public private(set) var dueCount = 0
  /// The number of all periods, skipped ones left out.
  public private(set) var totalCount = 0
  /// The number of periods that are over, had a limit, and of which nothing was noted.
  public private(set) var unknownCount = 0
  /// The run that reaches to today, or to the last period before it when today's is not met yet.
  public private(set) var current = Streak.none
  /// The longest run.
  public private(set) var best = Streak.none
  /// Whether the current run ends unless something is done today.
  public private(set) var isAtRisk = false
  /// What today asks for.
  public private(set) var today = Today.free

  /// How much of what was due is met, 0…100, rounded down; nil while nothing was due.
  public var percent: Int? { dueCount == 0 ? nil : metCount * 100 / dueCount }

  /// Computes the progress. Linear in the days of the range.
  ///
  /// - Parameters:
  ///   - targets: what is asked for.
  ///   - range: the days of the challenge.
  ///   - log: what was noted.
  ///   - today: the day that counts as today; with a day that begins at 04:00, 00:30 is still
  ///     yesterday.
  ///   - firstWeekday: the day that begins a calendar week.
  public init(
    of targets: TargetHistory, over range: DaySpan, log: ChallengeLog, today: Day,
    firstWeekday: Weekday
  ) {
    var reader = PeriodReader(log, today: today)
    targets.forEachPeriod(of: range, firstWeekday: firstWeekday) { period in
      take(reader.result(of: period), log: log, on: today)
    }
    doneDays = log.counts.count { day, count in
      day <= today && range.contains(day) && targets.target(on: day).measure.isMet(by: count)
    }
    if today < range.start { self.today = .notBegun }
    if today >= range.end { self.today = .over }
    if range.contains(today) {
      if targets.target(on: today).measure.isMet(by: log.counts[today]) {
        self.today = .done
      } else if log.skip(on: today) != nil {
        self.today = .skipped
      } else if case .atMost = targets.target(on: today).measure, log.counts[today] != nil {
        self.today = .exceeded
      }
    }
  }

  private mutating func take(_ result: PeriodResult, log: ChallengeLog, on day: Day) {
    let period = result.period
    if result.outcome != .skipped { totalCount += 1 }
    switch result.outcome {
    case .met:
      metCount += 1
      dueCount += 1
      current.add(period, doneDays: result.doneCount)
      if current.length > best.length { best = current }
    case .missed, .unknown:
      dueCount += 1
      if result.outcome == .unknown { unknownCount += 1 }
      current = .none
    case .skipped, .open, .ahead: break
    }
    guard period.days.contains(day) else { return }
    switch result.outcome {
    case .met: today = .satisfied
    case .open:
      today = .due(remaining: result.wanted - result.doneCount)
      let isDone = period.measure.isMet(by: log.counts[day])
      isAtRisk =
        current.length > 0 && !isDone && log.skip(on: day) == nil
        && result.doneCount + result.laterChances < result.wanted
    default: break
    }
  }
}
