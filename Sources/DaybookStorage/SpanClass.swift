import Daybook

/// How long something lasts, roughly: the column that makes the window search fast.
///
/// What overlaps a window started at most its own duration before the window. So objects are filed
/// by the power of two their duration fits in, and each class is searched with its own bound: a
/// ten-year event makes only the search among ten-year events reach back ten years. What is looked
/// at in vain is only what ended before the window by less than it lasted, give or take a factor of
/// two.
struct SpanClass: Hashable {
  /// The number in the column.
  let rawValue: Int64

  init(rawValue: Int64) { self.rawValue = rawValue }

  /// For what lasts up to a day and a half (2¹⁷ seconds), and for what has no date.
  static let shortest = SpanClass(rawValue: 0)

  /// For what lasts longer than 2⁶² seconds.
  static let longest = SpanClass(rawValue: 46)

  /// For a series without an end.
  static let endless = SpanClass(rawValue: 47)

  /// The class of what lasts from `start` to `end`, in seconds. An end before the start counts as no
  /// length.
  init(from start: Int64, to end: Int64) {
    guard end > start else { self = .shortest; return }
    let (length, overflow) = end.subtractingReportingOverflow(start)
    guard !overflow else { self = .longest; return }
    let exponent = Int64.bitWidth - (length - 1).leadingZeroBitCount
    rawValue = Int64(max(exponent - SpanClass.shortestExponent, 0))
  }

  /// The class of an object by its columns.
  init(_ index: ObjectIndex) {
    guard let start = index.start else { self = .shortest; return }
    if index.isSeries {
      guard let end = index.seriesEnd else { self = .endless; return }
      self.init(from: start, to: end)
    } else {
      self.init(from: start, to: index.end ?? start)
    }
  }

  /// The earliest start of a member that can reach `time`, in seconds.
  func earliestStart(reaching time: Int64) -> Int64 {
    guard rawValue < SpanClass.longest.rawValue else { return .min }
    let length = Int64(1) << (rawValue + Int64(SpanClass.shortestExponent))
    let (start, overflow) = time.subtractingReportingOverflow(length)
    return overflow ? .min : start
  }

  private static let shortestExponent = 17
}
