import CalendarCore

/// What the diary tells about a stretch of days.
public struct DiaryStatistics: Hashable, Sendable {
  /// The number of entries.
  public var entryCount: Int
  /// The number of days that have one.
  public var dayCount: Int
  /// The moods.
  public var moods: MoodStatistics
  /// The words.
  public var words: WordStatistics

  /// Adds up entries.
  public init(_ entries: [EntrySummary]) {
    entryCount = entries.count
    dayCount = Set(entries.map(\.day)).count
    moods = MoodStatistics(entries)
    words = WordStatistics(entries)
  }
}

extension Book {
  /// What the diary tells about some days, in the journals that are shown.
  public func diaryStatistics(on days: DaySpan) throws(StoreError) -> DiaryStatistics {
    DiaryStatistics(try entrySummaries(on: days))
  }

  /// The days in a row up to today, in the journals that are shown; nil when the settings hide it.
  ///
  /// - Parameter today: the civil day it is for whoever asks.
  public func diaryStreak(today: Day) throws(StoreError) -> DiaryStreak? {
    guard try diarySettings().showsStreak else { return nil }
    let all = DaySpan(start: Day(ordinal: Int(Int32.min)), end: today.advanced(by: 1))
    let days = try store.diary.entryDays(in: visibleCalendars(), on: all)
    return try DiaryStreak(days: Set(days.keys), today: today) { current throws(StoreError) in
      try entrySummaries(on: current)
    }
  }
}
