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
  /// The ranges, by list, then by day. Their ids are the category and the first day,
  /// `0/2021-08-02`, and a number where another range has both already: `0/2021-08-02/2`.
  public let ranges: [DayRange]
  /// What was odd, in the order of the lists.
  public let warnings: [RangeWarning]

  /// Reads lists of dates.
  ///
  /// O(*n* log *n*) for *n* dates.
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
      let runs = DayRuns(of: entry.dates)
      for place in runs.unordered {
        warnings.append(.unordered(entry: index, entry.dates[place]))
      }
      var told: Day?
      for day in runs.duplicates.map({ entry.dates[$0] }).sorted() where day != told {
        warnings.append(.duplicate(entry: index, day))
        told = day
      }
      for days in runs.spans {
        ranges.append(
          DayRange(
            id: "\(entry.category)/\(days.start)", name: category?.name ?? "",
            category: entry.category, days: days, hue: category?.hue ?? .graphite))
      }
    }
    self.ranges = RangeReading.withUniqueIDs(ranges)
    self.warnings = warnings
  }

  /// Numbers the ranges whose id an earlier one has.
  private static func withUniqueIDs(_ ranges: [DayRange]) -> [DayRange] {
    // Ranges of one id have one first day, so that in order of first days they lie near each other.
    let order = ranges.indices.sorted {
      let (left, right) = (ranges[$0], ranges[$1])
      if left.days.start != right.days.start { return left.days.start < right.days.start }
      let categories = (left.category ?? 0, right.category ?? 0)
      return categories.0 != categories.1 ? categories.0 < categories.1 : $0 < $1
    }
    var ranges = ranges
    var count = 0
    var previous: (start: Day, category: Int?)?
    for index in order {
      let range = ranges[index]
      let isRepeated = previous.map { $0 == (range.days.start, range.category) } ?? false
      count = isRepeated ? count + 1 : 1
      previous = (range.days.start, range.category)
      if count > 1 { ranges[index].id += "/\(count)" }
    }
    return ranges
  }
}
