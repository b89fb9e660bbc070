/// Why a series cannot be changed in the way that was asked for. Nothing is changed then.
public enum SeriesRefusal: Error, Hashable, Sendable {
  /// The object has no master with a start that can be read, or is no series.
  case notASeries
  /// The series has no such occurrence.
  case noSuchOccurrence

  // A rule that names the moved dates cannot be written.

  /// BYSETPOS chooses from dates that do not all move alike.
  case positionsInPeriod
  /// Some periods lack the date, or would: the 31st, 29 February, the fifth Monday.
  case dateMissingInSomePeriods
  /// The dates of one period would lie in different ones, or in others of different length: the end
  /// of a month or year is passed by some, or by another number of days each time.
  case acrossPeriods
  /// A numbered weekday, such as the second Tuesday, moves only by whole weeks.
  case weekdayOfPeriod
  /// The rule allows only some months, weeks or days, and moved dates would leave them.
  case filteredDates
  /// SKIP moves some dates already.
  case skippedDates
  /// The rule names times of the day that do not move alike.
  case timesOfDay
  /// A date would leave the years 0 to 9999, or the move is too long to be sure of it.
  case tooFar

  // A series cannot be split.

  /// It has several rules, or rules of exclusion, which count from one start.
  case severalRules
  /// An extra date with a length of its own, or one before the start, would become the start.
  case extraDate

  /// The occurrence that was changed is in another form than its series: one is a date and the other
  /// a time, or their zones differ, and the form was to be changed for all.
  case mixedForms
  /// The rule names no date at all, or none is left after the exceptions: a series without an
  /// occurrence could not be found again.
  case noOccurrences
  /// The new rule is not allowed.
  case badRule(RecurrenceRuleProblem)
}
