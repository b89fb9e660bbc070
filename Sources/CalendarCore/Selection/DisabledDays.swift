/// The days that are shown and cannot be chosen: certain weekdays, and certain spans.
///
/// A value rather than a question to ask of every day, so that a span of ten years is looked through
/// in the time its few spans and weekdays take.
public struct DisabledDays: Hashable, Sendable {
  /// The weekdays none of whose days can be chosen.
  public var weekdays: Set<Weekday>
  /// The other days that cannot be chosen.
  public var spans: DaySpans

  /// No days.
  public static let none = DisabledDays()

  /// Makes the days.
  public init(weekdays: Set<Weekday> = [], spans: DaySpans = DaySpans()) {
    self.weekdays = weekdays
    self.spans = spans
  }

  /// Whether `day` cannot be chosen.
  public func contains(_ day: Day) -> Bool {
    weekdays.contains(day.weekday) || spans.contains(day)
  }

  /// The first day of `span` that cannot be chosen, or nil. O(log *n*).
  public func first(in span: DaySpan) -> Day? {
    let inSpans = spans.overlapping(span).first.map { Swift.max($0.start, span.start) }
    let week = DaySpan(start: span.start, end: Swift.min(span.end, span.start.advanced(by: 7)))
    let onWeekday = week.days.first { weekdays.contains($0.weekday) }
    guard let inSpans, let onWeekday else { return inSpans ?? onWeekday }
    return Swift.min(inSpans, onWeekday)
  }

  /// The last day of `span` that cannot be chosen, or nil. O(log *n*).
  public func last(in span: DaySpan) -> Day? {
    let inSpans = spans.overlapping(span).last.map { Swift.min($0.last, span.last) }
    let week = DaySpan(start: Swift.max(span.start, span.end.advanced(by: -7)), end: span.end)
    let onWeekday = week.days.last { weekdays.contains($0.weekday) }
    guard let inSpans, let onWeekday else { return inSpans ?? onWeekday }
    return Swift.max(inSpans, onWeekday)
  }

  /// The part of `span` from its first day that can be chosen to its last; empty when there is none.
  public func trimming(_ span: DaySpan) -> DaySpan {
    guard let first = firstEnabled(in: span), let last = lastEnabled(in: span) else {
      return DaySpan(start: span.start, count: 0)
    }
    return DaySpan(start: first, end: last.advanced(by: 1))
  }

  /// The most runs that a span is split into: with one disabled weekday, those of 1,900 years.
  public static let runLimit = 100_000

  /// The runs of days of `span` that can be chosen, from first to last.
  ///
  /// Never more than ``runLimit`` runs; days beyond the last of them are left out.
  ///
  /// O(*k* log *n*) for *k* runs and stretches between them among *n* spans; a disabled weekday makes a
  /// run of every week.
  public func splitting(_ span: DaySpan) -> [DaySpan] {
    var runs: [DaySpan] = []
    var rest = span
    while runs.count < DisabledDays.runLimit, let start = firstEnabled(in: rest) {
      rest = DaySpan(start: start, end: span.end)
      let end = first(in: rest) ?? span.end
      runs.append(DaySpan(start: start, end: end))
      rest = DaySpan(start: end, end: span.end)
    }
    return runs
  }

  private func firstEnabled(in span: DaySpan) -> Day? {
    guard weekdays.count < 7 else { return nil }
    var day = span.start
    while day < span.end {
      if let disabled = spans.span(containing: day) {
        day = disabled.end
      } else if weekdays.contains(day.weekday) {
        day = day.advanced(by: 1)
      } else {
        return day
      }
    }
    return nil
  }

  private func lastEnabled(in span: DaySpan) -> Day? {
    guard weekdays.count < 7 else { return nil }
    var end = span.end
    while end > span.start {
      let day = end.advanced(by: -1)
      if let disabled = spans.span(containing: day) {
        end = disabled.start
      } else if weekdays.contains(day.weekday) {
        end = day
      } else {
        return day
      }
    }
    return nil
  }
}
