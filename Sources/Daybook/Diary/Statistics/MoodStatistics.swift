import CalendarCore

/// The mean of some moods.
public struct MoodMean: Hashable, Sendable {
  /// How many moods there are.
  public private(set) var count = 0
  /// Their sum.
  public private(set) var sum = 0

  /// The mean of none.
  public init() {}

  /// The mean, 1…5; nil of none.
  public var value: Double? { count == 0 ? nil : Double(sum) / Double(count) }

  mutating func add(_ mood: Int) {
    count += 1
    sum += mood
  }
}

/// The moods of some entries: by month, by weekday, and in all.
///
/// Each entry with a mood counts once. Nothing but rows is read, so a year costs as much as its rows.
public struct MoodStatistics: Hashable, Sendable {
  /// All entries.
  public private(set) var all = MoodMean()
  /// The entries of a month, for each month that has any with a mood.
  public private(set) var byMonth: [Month: MoodMean] = [:]
  /// The entries of a weekday, for each weekday that has any with a mood.
  public private(set) var byWeekday: [Weekday: MoodMean] = [:]

  /// Adds up entries.
  public init(_ entries: [EntrySummary]) {
    for entry in entries {
      guard let mood = entry.row.mood else { continue }
      all.add(mood)
      byMonth[entry.day.month, default: MoodMean()].add(mood)
      byWeekday[entry.day.weekday, default: MoodMean()].add(mood)
    }
  }
}

/// A year with one cell for every day, to be painted by mood.
public struct YearInPixels: Hashable, Sendable {
  /// The year.
  public let year: Int
  /// What each day has, from 1 January on: 365 or 366.
  public private(set) var days: [EntryDayCount]

  /// Lays out the entries of a year; those of other years are left out.
  ///
  /// - Parameter year: 1…9998; nil otherwise.
  public init?(year: Int, _ entries: [EntrySummary]) {
    guard let first = try? Day(year: year, month: 1, day: 1),
      let next = try? Day(year: year + 1, month: 1, day: 1)
    else { return nil }
    self.year = year
    days = Array(repeating: EntryDayCount(), count: first.distance(to: next))
    for entry in entries where entry.day.year == year {
      let index = entry.day.dayOfYear - 1
      days[index].entries += 1
      guard let mood = entry.row.mood else { continue }
      days[index].moods += 1
      days[index].moodSum += mood
    }
  }

  /// The days of a year.
  static func span(_ year: Int) -> DaySpan? {
    guard let first = try? Day(year: year, month: 1, day: 1),
      let next = try? Day(year: year + 1, month: 1, day: 1)
    else { return nil }
    return DaySpan(start: first, end: next)
  }
}
