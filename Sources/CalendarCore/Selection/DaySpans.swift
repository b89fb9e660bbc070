/// Spans of days in order, no two of which share a day.
///
/// Spans that touch stay apart: which days belong together is what they tell. Finding a day is
/// O(log *n*) for *n* spans and does not depend on how many days they hold; so ten years are one span.
public struct DaySpans: Hashable, Sendable {
  /// The spans from first to last; none is empty.
  public private(set) var spans: [DaySpan] = []

  /// No days.
  public init() {}

  /// The days of `spans`, in any order; those that share days become one, as ``insert(_:)`` says.
  public init(_ spans: [DaySpan]) {
    let ordered = spans.filter { !$0.isEmpty }.sorted { $0.start < $1.start }
    for span in ordered {
      if let last = self.spans.last, last.overlaps(span) {
        self.spans[self.spans.count - 1] = DaySpan(
          start: last.start, end: Swift.max(last.end, span.end))
      } else {
        self.spans.append(span)
      }
    }
  }

  /// Whether there is no day.
  public var isEmpty: Bool { spans.isEmpty }

  /// The number of days.
  public var dayCount: Int { spans.reduce(0) { $0 + $1.count } }

  /// The span that holds `day`, or nil.
  public func span(containing day: Day) -> DaySpan? {
    let index = firstIndex(endingAfter: day)
    guard index < spans.count, spans[index].contains(day) else { return nil }
    return spans[index]
  }

  /// Whether a span holds `day`.
  public func contains(_ day: Day) -> Bool { span(containing: day) != nil }

  /// The spans that share a day with `window`, whole, from first to last.
  public func overlapping(_ window: DaySpan) -> ArraySlice<DaySpan> {
    guard !window.isEmpty else { return [] }
    let lower = firstIndex(endingAfter: window.start)
    let upper = firstIndex(startingFrom: window.end)
    return spans[lower..<Swift.max(lower, upper)]
  }

  /// Adds days. Spans that share a day with `span` become one with it; those that touch it do not.
  public mutating func insert(_ span: DaySpan) {
    guard !span.isEmpty else { return }
    let touched = overlapping(span)
    let start = touched.first.map { Swift.min($0.start, span.start) } ?? span.start
    let end = touched.last.map { Swift.max($0.end, span.end) } ?? span.end
    let place = touched.isEmpty ? firstIndex(endingAfter: span.start) : touched.startIndex
    spans.replaceSubrange(
      place..<place + touched.count, with: CollectionOfOne(DaySpan(start: start, end: end)))
  }

  /// Takes days away. A span cut in the middle leaves two.
  public mutating func remove(_ span: DaySpan) {
    guard !span.isEmpty else { return }
    let touched = overlapping(span)
    guard let first = touched.first, let last = touched.last else { return }
    let rest = [
      DaySpan(start: first.start, end: span.start), DaySpan(start: span.end, end: last.end),
    ]
    spans.replaceSubrange(
      touched.startIndex..<touched.endIndex, with: rest.filter { !$0.isEmpty })
  }

  /// The place of the first span that has days after `day` or on it.
  private func firstIndex(endingAfter day: Day) -> Int {
    firstIndex { $0.end > day }
  }

  /// The place of the first span that starts on `day` or later.
  private func firstIndex(startingFrom day: Day) -> Int {
    firstIndex { $0.start >= day }
  }

  /// The place of the first span for which `isFound`, which holds for all after it too.
  private func firstIndex(where isFound: (DaySpan) -> Bool) -> Int {
    var lower = 0
    var upper = spans.count
    while lower < upper {
      let middle = lower + (upper - lower) / 2
      if isFound(spans[middle]) { upper = middle } else { lower = middle + 1 }
    }
    return lower
  }
}
