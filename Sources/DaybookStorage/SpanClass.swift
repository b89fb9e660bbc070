import Daybook

/// How long something lasts, roughly: the column that makes the window query fast.
///
/// What overlaps a window started at most its own duration before the window. So events are filed
/// by the power of eight their duration fits in, and each class is searched with its own bound: a
/// ten-year event makes only the search among ten-year events reach back ten years. At an even
/// density at most eight rows are looked at for one that is found, in any class.
struct SpanClass: Hashable {
  /// The number in the column.
  let rawValue: Int64

  private init(_ rawValue: Int64) { self.rawValue = rawValue }

  /// All classes, the shortest first: six bounded ones (1.5 days, 12 days, 3 months, 2 years,
  /// 17 years, 136 years), one for what lasts longer and one for what never ends.
  static let all = (0...7).map { SpanClass($0) }

  /// For a series without an end.
  static let endless = SpanClass(7)

  /// The class of what lasts from `start` to `end`, in seconds. An end before the start counts as no
  /// length.
  init(from start: Int64, to end: Int64) {
    let (length, isHuge) = end.subtractingReportingOverflow(start)
    guard !isHuge || end < start else { self.init(6); return }
    for number in 0..<6 where length <= Int64(1) << SpanClass.exponent(number) {
      self.init(Int64(number))
      return
    }
    self.init(6)
  }

  /// The class of an object by its columns; the shortest when it has no start.
  init(_ index: ObjectIndex) {
    guard let start = index.start else { self.init(0); return }
    if index.isSeries {
      guard let end = index.seriesEnd else { self = .endless; return }
      self.init(from: start, to: end)
    } else {
      self.init(from: start, to: index.end ?? start)
    }
  }

  /// The earliest start of a member that can reach `time`, in seconds.
  func earliestStart(reaching time: Int64) -> Int64 {
    guard rawValue < 6 else { return .min }
    let (start, overflow) = time.subtractingReportingOverflow(
      Int64(1) << SpanClass.exponent(Int(rawValue)))
    return overflow ? .min : start
  }

  /// The longest duration of a bounded class is two to this power, in seconds.
  private static func exponent(_ number: Int) -> Int { 17 + 3 * number }
}
