/// The runs of consecutive days among dates in any order.
///
///     let runs = DayRuns(of: [third, first, second, fifth, first])
///     runs.spans            // first…third, fifth
///     runs.duplicates       // [4], the place of the second `first`
///
/// One rule for every list of dates that comes from outside: a date counts once, order means nothing,
/// and a gap begins another run.
public struct DayRuns: Hashable, Sendable {
  /// The runs, ascending; between two of them lies at least one day.
  public let spans: [DaySpan]
  /// The places of dates that stood in the list before, ascending, counted from 0.
  public let duplicates: [Int]
  /// The places of dates that follow a later one, duplicates left out, ascending, counted from 0.
  public let unordered: [Int]

  /// Finds the runs. O(*n* log *n*) for *n* dates.
  public init(of dates: [Day]) {
    let sorted = dates.indices.sorted {
      dates[$0] != dates[$1] ? dates[$0] < dates[$1] : $0 < $1
    }
    var spans: [DaySpan] = []
    var isDuplicate = [Bool](repeating: false, count: dates.count)
    for index in sorted {
      let day = dates[index]
      let end = day.advanced(by: 1)
      guard let last = spans.last else {
        spans.append(DaySpan(start: day, end: end))
        continue
      }
      if last.contains(day) {
        isDuplicate[index] = true
      } else if last.end == day {
        spans[spans.count - 1] = DaySpan(start: last.start, end: end)
      } else {
        spans.append(DaySpan(start: day, end: end))
      }
    }

    var duplicates: [Int] = []
    var unordered: [Int] = []
    var previous: Day?
    for index in dates.indices {
      if isDuplicate[index] {
        duplicates.append(index)
        continue
      }
      if let previous, dates[index] < previous { unordered.append(index) }
      previous = dates[index]
    }
    self.spans = spans
    self.duplicates = duplicates
    self.unordered = unordered
  }
}
