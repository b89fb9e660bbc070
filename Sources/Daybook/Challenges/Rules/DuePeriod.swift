import CalendarCore

/// A stretch of days that asks for something: a day, a calendar week or month, or one of every so many
/// days. Days that ask for nothing are in no period.
struct DuePeriod: Hashable, Sendable {
  /// The days of it that lie in the range and under the same target.
  var days: DaySpan
  /// How many days such a period has when nothing cuts it.
  var wholeCount: Int
  /// On how many of those days something is asked for.
  var times: Int
  /// What of a day counts as done.
  var measure: ChallengeTarget.Measure
  /// In what a run of such periods is counted.
  var unit: Streak.Unit

  /// The days to be done when only `count` days of it count: proportionally less, rounded down, but
  /// at least one.
  func wanted(countingDays count: Int) -> Int {
    guard count < wholeCount else { return min(times, count) }
    return max(1, times * count / wholeCount)
  }
}

extension TargetHistory {
  /// Calls `body` with every period of `range`, in order.
  ///
  /// A week or month that the range's ends or a change of the target cut is a period of the days that
  /// are left of it.
  ///
  /// - Parameters:
  ///   - range: the days of the challenge.
  ///   - firstWeekday: the day that begins a calendar week.
  func forEachPeriod(
    of range: DaySpan, firstWeekday: Weekday, _ body: (DuePeriod) -> Void
  ) {
    for (days, target) in segments(of: range) {
      let measure = target.measure
      switch target.frequency {
      case .daily:
        for day in days.days {
          body(DuePeriod(day, measure, unit: .day))
        }
      case .weekdays(let weekdays):
        for day in days.days where weekdays.contains(day.weekday) {
          body(DuePeriod(day, measure, unit: .time))
        }
      case .timesAWeek(let times):
        DuePeriod.forEachPart(of: days) { day in
          DaySpan(start: day.onOrBefore(firstWeekday), count: 7)
        } _: { part, whole in
          body(
            DuePeriod(days: part, wholeCount: whole, times: times, measure: measure, unit: .week))
        }
      case .timesAMonth(let times):
        DuePeriod.forEachPart(of: days) { day in
          day.month.days
        } _: { part, whole in
          body(
            DuePeriod(days: part, wholeCount: whole, times: times, measure: measure, unit: .month))
        }
      case .everyDays(let count):
        DuePeriod.forEachPart(of: days) { day in
          DaySpan(start: day, count: max(count, 1))
        } _: { part, whole in
          body(DuePeriod(days: part, wholeCount: whole, times: 1, measure: measure, unit: .time))
        }
      }
    }
  }
}

extension DuePeriod {
  fileprivate init(_ day: Day, _ measure: ChallengeTarget.Measure, unit: Streak.Unit) {
    self.init(
      days: DaySpan(start: day, count: 1), wholeCount: 1, times: 1, measure: measure, unit: unit)
  }

  /// Cuts days where their periods end.
  fileprivate static func forEachPart(
    of days: DaySpan, period: (Day) -> DaySpan, _ body: (DaySpan, _ wholeCount: Int) -> Void
  ) {
    var day = days.start
    while day < days.end {
      let whole = period(day)
      guard whole.end > day else { return }
      body(DaySpan(start: day, end: min(whole.end, days.end)), whole.count)
      day = whole.end
    }
  }
}
