import CalendarCore
import Synchronization

/// A year of the diary: one cell a day, and what its entries add up to.
public struct DiaryYear: Hashable, Sendable {
  /// What each day has.
  public var pixels: YearInPixels
  /// What the entries add up to.
  public var statistics: DiaryStatistics
  /// The words of each month that has entries.
  public var words: [Month: WordStatistics]

  init(pixels: YearInPixels, _ entries: [EntrySummary]) {
    self.pixels = pixels
    statistics = DiaryStatistics(entries)
    words = Dictionary(grouping: entries) { $0.day.month }.mapValues { WordStatistics($0) }
  }
}

/// What was added up last, so that a page does not read a year of entries again.
///
/// Everything is known by what it was made from: the journals that are shown and the revision of what
/// is stored. Safe from any thread.
final class DiaryYearCache: Sendable {
  struct Key: Hashable {
    var year: Int
    var journals: Set<CalendarRecord.ID>
    var revision: Int64
  }

  struct StreakKey: Hashable {
    var today: Day
    var journals: Set<CalendarRecord.ID>
    var revision: Int64
  }

  private struct Kept {
    var years: [Key: DiaryYear] = [:]
    var streak: (key: StreakKey, streak: DiaryStreak)?
    var counts: (revision: Int64, counts: [CalendarRecord.ID: ObjectCounts])?
  }

  /// The most years that are kept; some hundred kilobytes each.
  private static let limit = 16

  private let kept = Mutex(Kept())

  func year(_ key: Key) -> DiaryYear? { kept.withLock { $0.years[key] } }

  func keep(_ year: DiaryYear, for key: Key) {
    kept.withLock {
      // Of an older revision none is asked for again.
      $0.years = $0.years.filter { $0.key.revision == key.revision }
      if $0.years.count >= DiaryYearCache.limit { $0.years.removeAll() }
      $0.years[key] = year
    }
  }

  func streak(_ key: StreakKey) -> DiaryStreak? {
    kept.withLock { $0.streak?.key == key ? $0.streak?.streak : nil }
  }

  func keep(_ streak: DiaryStreak, for key: StreakKey) {
    kept.withLock { $0.streak = (key, streak) }
  }

  func counts(at revision: Int64) -> [CalendarRecord.ID: ObjectCounts]? {
    kept.withLock { $0.counts?.revision == revision ? $0.counts?.counts : nil }
  }

  func keep(_ counts: [CalendarRecord.ID: ObjectCounts], at revision: Int64) {
    kept.withLock { $0.counts = (revision, counts) }
  }
}
