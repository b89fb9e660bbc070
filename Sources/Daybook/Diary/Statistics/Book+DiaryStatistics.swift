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

  /// What the diary tells about a year, in the journals that are shown; nil for a year that no file can
  /// hold. Added up once until an entry changes.
  public func diaryYear(_ year: Int) throws(StoreError) -> DiaryYear? {
    let key = DiaryYearCache.Key(
      year: year, journals: try visibleCalendars(), revision: try store.diary.revision())
    if let known = diaryYears.year(key) { return known }
    guard let span = YearInPixels.span(year) else { return nil }
    let entries = try entrySummaries(on: span)
    guard let pixels = YearInPixels(year: year, entries) else { return nil }
    let found = DiaryYear(pixels: pixels, entries)
    diaryYears.keep(found, for: key)
    return found
  }

  /// The days in a row up to today, in the journals that are shown; nil when the settings hide it.
  /// Added up once a day until an entry changes.
  ///
  /// - Parameter today: the civil day it is for whoever asks.
  public func diaryStreak(today: Day) throws(StoreError) -> DiaryStreak? {
    guard try diarySettings().showsStreak else { return nil }
    let visible = try visibleCalendars()
    let key = DiaryYearCache.StreakKey(
      today: today, journals: visible, revision: try store.diary.revision())
    if let known = diaryYears.streak(key) { return known }
    let all = DaySpan(start: Day(ordinal: Int(Int32.min)), end: today.advanced(by: 1))
    let days = try store.diary.entryDays(in: visible, on: all)
    let streak = try DiaryStreak(days: Set(days.keys), today: today) {
      current throws(StoreError) in try entrySummaries(on: current)
    }
    diaryYears.keep(streak, for: key)
    return streak
  }
}
