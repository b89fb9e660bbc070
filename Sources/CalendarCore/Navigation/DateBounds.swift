/// The days that a calendar offers: from a minimum, to a maximum, both included, either of them open.
///
///     let bounds = try DateBounds(from: today, through: nil)
///     bounds.contains(today)       // true at any time of the day: bounds know days only
///     bounds.clamp(yesterday)      // today
///
/// A maximum before the minimum is refused where the bounds are made, so that no calendar has to ask
/// what a page of no days looks like.
public struct DateBounds: Hashable, Sendable {
  /// The first day, or nil when there is none.
  public let minimum: Day?
  /// The last day, included, or nil when there is none.
  public let maximum: Day?

  /// Every day.
  public static let unbounded = DateBounds(uncheckedMinimum: nil, maximum: nil)

  /// Makes bounds; the `maximum` is included.
  ///
  /// - Throws: ``CivilDateError/inverted(first:last:)`` when the maximum is before the minimum.
  public init(from minimum: Day?, through maximum: Day?) throws(CivilDateError) {
    if let minimum, let maximum, maximum < minimum {
      throw .inverted(first: minimum, last: maximum)
    }
    self.init(uncheckedMinimum: minimum, maximum: maximum)
  }

  init(uncheckedMinimum minimum: Day?, maximum: Day?) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// Whether `day` is offered.
  public func contains(_ day: Day) -> Bool { boundCrossed(by: day) == nil }

  /// The day itself, or the nearest that is offered.
  public func clamp(_ day: Day) -> Day { boundCrossed(by: day) ?? day }

  /// The minimum when `day` is before it, the maximum when `day` is after it, else nil.
  public func boundCrossed(by day: Day) -> Day? {
    if let minimum, day < minimum { return minimum }
    if let maximum, day > maximum { return maximum }
    return nil
  }

  /// The offered days as a span, from and to the farthest days there are where a bound is open.
  public var days: DaySpan { intersection(DaySpan.all) }

  /// The days of `span` that are offered; empty when there is none.
  public func intersection(_ span: DaySpan) -> DaySpan {
    var start = span.start
    var end = span.end
    if let minimum { start = Swift.max(start, minimum) }
    if let maximum { end = Swift.min(end, maximum.advanced(by: 1)) }
    return DaySpan(start: start, end: end)
  }

  /// The days that both offer, or nil when they share none.
  public func intersection(_ other: DateBounds) -> DateBounds? {
    let minimum = Self.latest(self.minimum, other.minimum)
    let maximum = Self.earliest(self.maximum, other.maximum)
    if let minimum, let maximum, maximum < minimum { return nil }
    return DateBounds(uncheckedMinimum: minimum, maximum: maximum)
  }

  private static func latest(_ first: Day?, _ second: Day?) -> Day? {
    guard let first, let second else { return first ?? second }
    return Swift.max(first, second)
  }

  private static func earliest(_ first: Day?, _ second: Day?) -> Day? {
    guard let first, let second else { return first ?? second }
    return Swift.min(first, second)
  }
}

/// What becomes of a wish to go where nothing is offered.
public enum OutsideWish: Hashable, Sendable {
  /// It is refused, with the bound in the way.
  case refuse
  /// The nearest day or page that is offered takes its place.
  case clamp
}

extension DateBounds {
  /// The day to go to when `day` is wished for.
  ///
  /// - Throws: ``CalendarRefusal/outOfBounds(_:bound:)`` for a day outside that is not to be clamped.
  public func resolve(_ day: Day, outside: OutsideWish) throws(CalendarRefusal) -> Day {
    guard let bound = boundCrossed(by: day) else { return day }
    switch outside {
    case .refuse: throw .outOfBounds(day, bound: bound)
    case .clamp: return bound
    }
  }
}
