/// Consecutive days, half-open: `end` is the first day after the span.
///
/// People name the last day they mean; use ``init(from:through:)`` and ``last`` with them.
public struct DaySpan: Hashable, Sendable {
  /// The first day.
  public let start: Day
  /// The day after the last; never before ``start``.
  public let end: Day

  /// Makes a span of `count` days; a negative count is read as none.
  public init(start: Day, count: Int) {
    self.start = start
    self.end = start.advanced(by: Swift.max(count, 0))
  }

  /// Makes a half-open span; an `end` before the `start` makes an empty span at `start`.
  public init(start: Day, end: Day) {
    self.start = start
    self.end = Swift.max(start, end)
  }

  /// Makes a span from its first and its last day, both included.
  ///
  /// - Throws: ``CivilDateError/inverted(first:last:)`` when `last` is before `first`.
  public init(from first: Day, through last: Day) throws(CivilDateError) {
    guard first <= last else { throw .inverted(first: first, last: last) }
    self.init(start: first, end: last.advanced(by: 1))
  }

  /// Every day that can be reached: the bounds of something without bounds.
  public static let all = DaySpan(start: Day(ordinal: .min), end: Day(ordinal: .max))

  /// The number of days.
  public var count: Int { start.distance(to: end) }

  /// Whether the span holds no day.
  public var isEmpty: Bool { start == end }

  /// The last day, included; of an empty span its ``start``.
  public var last: Day { isEmpty ? start : end.advanced(by: -1) }

  /// Whether the span holds `day`.
  public func contains(_ day: Day) -> Bool { start <= day && day < end }

  /// Whether the spans share a day. Touching spans do not overlap.
  public func overlaps(_ other: DaySpan) -> Bool {
    start < other.end && other.start < end && !isEmpty && !other.isEmpty
  }

  /// The days that both spans hold; empty at the later start when there is none.
  public func intersection(_ other: DaySpan) -> DaySpan {
    DaySpan(start: Swift.max(start, other.start), end: Swift.min(end, other.end))
  }

  /// The days from first to last.
  public var days: Range<Day> { start..<end }
}
