/// How much of its first or last day a range covers.
public enum DayShare: UInt8, CaseIterable, Hashable, Sendable {
  /// All of it.
  case whole
  /// The half that lies towards the rest of the range: from midday on the first day, up to midday on
  /// the last.
  case half
}

/// A named range of days in a colour: a challenge, a trip, a stay.
///
/// A stay from an afternoon to a morning covers half of its first and half of its last day, so that
/// one may end and another begin in the same cell and the same lane:
///
///     DayRange(id: "1", name: "Room 7", days: span, firstDay: .half, lastDay: .half, hue: .teal)
///
/// Two ranges that touch stay two: a day's position is always that in its own range.
public struct DayRange: Hashable, Sendable {
  /// What tells the range from others.
  public var id: String
  /// The name, of any length.
  public var name: String
  /// The number of its category, or nil.
  public var category: Int?
  /// The days it touches, those it covers by half included; an empty span is read as one day.
  public let days: DaySpan
  /// How much of the first day it covers.
  public let firstDay: DayShare
  /// How much of the last day it covers.
  public let lastDay: DayShare
  /// The hue it is drawn in.
  public var hue: Hue

  /// Makes a range. One day of which neither half would be covered is read as covered whole.
  public init(
    id: String, name: String, category: Int? = nil, days: DaySpan, firstDay: DayShare = .whole,
    lastDay: DayShare = .whole, hue: Hue
  ) {
    self.id = id
    self.name = name
    self.category = category
    self.days = days.isEmpty ? DaySpan(start: days.start, count: 1) : days
    let isNothing = days.count <= 1 && firstDay == .half && lastDay == .half
    self.firstDay = isNothing ? .whole : firstDay
    self.lastDay = isNothing ? .whole : lastDay
    self.hue = hue
  }

  /// Where `day` stands in this range, or nil when it is not in it. Days covered by half count.
  public func position(of day: Day) -> RangePosition? { RangePosition(of: day, in: days) }

  /// The first half-day, counted from midnight of 1970-01-01. 64 bits, because twice the number of a
  /// day may need more than 32.
  var firstHalf: Int64 { Int64(days.start.ordinal) * 2 + (firstDay == .half ? 1 : 0) }

  /// The half-day after the last.
  var endHalf: Int64 { Int64(days.end.ordinal) * 2 - (lastDay == .half ? 1 : 0) }
}

extension DayRange {
  /// Whether `left` stands before `right` where ranges compete for lanes: by start, then longer first,
  /// name, id; text by its UTF-8 bytes.
  public static func precedes(_ left: DayRange, _ right: DayRange) -> Bool {
    if left.firstHalf != right.firstHalf { return left.firstHalf < right.firstHalf }
    if left.endHalf != right.endHalf { return left.endHalf > right.endHalf }
    if !left.name.utf8.elementsEqual(right.name.utf8) {
      return left.name.utf8.lexicographicallyPrecedes(right.name.utf8)
    }
    return left.id.utf8.lexicographicallyPrecedes(right.id.utf8)
  }
}
