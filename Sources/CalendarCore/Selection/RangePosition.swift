/// Where a day stands in its own range. Neither the page nor a neighbouring range has a say in it.
public enum RangePosition: UInt8, CaseIterable, Hashable, Sendable {
  /// The only day.
  case single
  /// The first of several.
  case start
  /// Neither the first nor the last.
  case middle
  /// The last of several.
  case end

  /// The position of `day` in `range`, or nil when the range does not hold it.
  public init?(of day: Day, in range: DaySpan) {
    guard range.contains(day) else { return nil }
    switch (day == range.start, day == range.last) {
    case (true, true): self = .single
    case (true, false): self = .start
    case (false, true): self = .end
    case (false, false): self = .middle
    }
  }

  /// Whether the range begins here: its leading end is drawn round.
  public var isFirst: Bool { self == .single || self == .start }

  /// Whether the range ends here: its trailing end is drawn round.
  public var isLast: Bool { self == .single || self == .end }

  /// The name as page hooks and JSON spell it: `"start"`.
  public var name: String {
    switch self {
    case .single: "single"
    case .start: "start"
    case .middle: "middle"
    case .end: "end"
    }
  }
}

/// At which edges of its row a day stands. The names are of the reading direction: `leading` is left
/// from left to right, right from right to left.
public struct RowEdges: OptionSet, Hashable, Sendable {
  /// The edges as bits.
  public let rawValue: UInt8

  /// The first day of the row.
  public static let leading = RowEdges(rawValue: 1)
  /// The last day of the row; in a row of one day it is the first too.
  public static let trailing = RowEdges(rawValue: 2)

  /// Makes edges from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The edges of `row` at which `day` stands; none for a day of another row.
  public init(of day: Day, in row: DaySpan) {
    guard row.contains(day) else {
      self = []
      return
    }
    self = day == row.start ? .leading : []
    if day == row.last { insert(.trailing) }
  }
}
