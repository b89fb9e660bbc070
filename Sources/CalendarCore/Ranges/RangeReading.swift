/// A category of ranges, which gives them their hue.
public struct RangeCategory: Hashable, Sendable {
  /// The number by which ranges name it.
  public var number: Int
  /// Its name.
  public var name: String
  /// The hue of its ranges.
  public var hue: Hue

  /// Makes a category.
  public init(number: Int, name: String, hue: Hue) {
    self.number = number
    self.name = name
    self.hue = hue
  }
}

/// A list of dates of one category, as files and other programs have it.
public struct DatedCategory: Hashable, Sendable {
  /// The category's number.
  public var category: Int
  /// The dates, as they were found.
  public var dates: [Day]

  /// Makes a list.
  public init(category: Int, dates: [Day]) {
    self.category = category
    self.dates = dates
  }
}

/// What was odd about lists of dates. `entry` counts the lists from 0.
public enum RangeWarning: Hashable, Sendable {
  /// The list has no dates, so nothing came of it.
  case noDates(entry: Int)
  /// The date follows a later one; the dates were put in order.
  case unordered(entry: Int, Day)
  /// The date stands there more than once; it counts once.
  case duplicate(entry: Int, Day)
  /// There is no category of this number; its ranges are drawn in a neutral hue.
  case unknownCategory(entry: Int, number: Int)
}

/// Ranges made of lists of dates: each run of consecutive days is a range of its own.
///
/// Nothing is refused and nothing is silent: what had to be guessed is in ``warnings``. Lists are never
/// joined, so ranges of two lists that touch stay two, also in one category.
public struct RangeReading: Hashable, Sendable {
  /// The ranges, by list, then by day. Their ids are the category and the first day: `0/2021-08-02`.
  public let ranges: [DayRange]
  /// What was odd, in the order of the lists.
  public let warnings: [RangeWarning]

  /// Reads lists of dates.
  ///
  /// - Parameters:
  ///   - entries: the lists.
  ///   - categories: what their numbers mean.
  public init(_ entries: [DatedCategory], categories: [RangeCategory]) {
    var ranges: [DayRange] = []
    var warnings: [RangeWarning] = []
    for (index, entry) in entries.enumerated() {
      let category = categories.first { $0.number == entry.category }
      if category == nil {
        warnings.append(.unknownCategory(entry: index, number: entry.category))
      }
      if entry.dates.isEmpty { warnings.append(.noDates(entry: index)) }
      for day in RangeReading.unordered(entry.dates) {
        warnings.append(.unordered(entry: index, day))
      }
      let (runs, duplicates) = RangeReading.runs(of: entry.dates)
      for day in duplicates { warnings.append(.duplicate(entry: index, day)) }
      for run in runs {
        ranges.append(
          DayRange(
            id: "\(entry.category)/\(run.start)", name: category?.name ?? "",
            category: entry.category, days: run, hue: category?.hue ?? .graphite))
      }
    }
    self.ranges = ranges
    self.warnings = warnings
  }

  /// The runs of consecutive days among dates in any order, and the dates that stand there twice.
  static func runs(of dates: [Day]) -> (runs: [DaySpan], duplicates: [Day]) {
    var runs: [DaySpan] = []
    var duplicates: [Day] = []
    for day in dates.sorted() {
      if let last = runs.last, last.end > day {
        if duplicates.last != day { duplicates.append(day) }
      } else if let last = runs.last, last.end == day {
        runs[runs.count - 1] = DaySpan(start: last.start, end: day.advanced(by: 1))
      } else {
        runs.append(DaySpan(start: day, count: 1))
      }
    }
    return (runs, duplicates)
  }

  private static func unordered(_ dates: [Day]) -> [Day] {
    zip(dates, dates.dropFirst()).filter { $0.1 < $0.0 }.map { $0.1 }
  }
}
