/// Which weekdays have a column on a page, and with which of them a week row begins.
///
///     let working = try WeekColumns(firstWeekday: .monday, hiding: [.saturday, .sunday])
///     working.weekdays             // Monday to Friday
public struct WeekColumns: Hashable, Sendable {
  /// The weekday on which a row's seven days begin, whether it has a column or not.
  public let firstWeekday: Weekday
  /// The weekdays that have a column, from first to last; never none.
  public let weekdays: [Weekday]

  /// All seven weekdays.
  public init(firstWeekday: Weekday) {
    self.firstWeekday = firstWeekday
    weekdays = (0..<7).map { firstWeekday.advanced(by: $0) }
  }

  /// All weekdays but the hidden ones.
  ///
  /// - Throws: ``WeekColumnsError/noneLeft`` when all seven are hidden.
  public init(firstWeekday: Weekday, hiding hidden: [Weekday]) throws(WeekColumnsError) {
    let all = WeekColumns(firstWeekday: firstWeekday).weekdays
    self.firstWeekday = firstWeekday
    weekdays = all.filter { !hidden.contains($0) }
    if weekdays.isEmpty { throw .noneLeft }
  }

  /// Whether days of this weekday have a column.
  public func shows(_ weekday: Weekday) -> Bool { weekdays.contains(weekday) }

  /// Whether every weekday has a column.
  public var showsAll: Bool { weekdays.count == 7 }

  /// The first day of a span that has a column, or nil when none has.
  public func firstShown(in span: DaySpan) -> Day? {
    DaySpan(start: span.start, end: Swift.min(span.end, span.start.advanced(by: 7)))
      .days.first { shows($0.weekday) }
  }

  /// The last day of a span that has a column, or nil when none has.
  public func lastShown(in span: DaySpan) -> Day? {
    DaySpan(start: Swift.max(span.start, span.end.advanced(by: -7)), end: span.end)
      .days.last { shows($0.weekday) }
  }

  /// Each column's distance in days from the first day of its row.
  var offsets: [Int] { weekdays.map { $0.days(since: firstWeekday) } }
}

/// Why columns could not be made.
public enum WeekColumnsError: Error, Hashable, Sendable {
  /// All seven weekdays were hidden, so that no day could be shown.
  case noneLeft
}

extension WeekColumnsError: CustomStringConvertible {
  /// What is wrong, in plain English.
  public var description: String {
    switch self {
    case .noneLeft: "all seven weekdays are hidden; at least one must stay"
    }
  }
}
