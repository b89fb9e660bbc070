import CalendarCore
import ICalendar

/// An entry in a list: its row, and the day on which it was really written.
public struct EntrySummary: Hashable, Sendable {
  /// The columns beside the entry.
  public var row: EntryRow
  /// The day it is about.
  public var day: Day
  /// The civil day on which it was made, in the zone it was written in; nil when nobody knows.
  public var writtenOn: Day?

  /// Whether it was written on a later day than the one it is about.
  public var isBackfilled: Bool { writtenOn.map { $0 > day } ?? false }
}

/// What a day cell of the diary month shows.
public struct DiaryDay: Hashable, Sendable {
  /// How many entries the day has, and their moods.
  public var count = EntryDayCount()
  /// Whether something unfinished lies there.
  public var hasDraft = false

  /// A day without anything.
  public init() {}

  init(count: EntryDayCount) { self.count = count }
}

extension Book {
  /// The entry with a key, whether its journal is shown or not.
  public func entry(_ id: ObjectRecord.ID) throws(StoreError) -> DiaryEntry? {
    try store.object(id).flatMap(DiaryEntry.init)
  }

  /// The entries of a day in the journals that are shown, as they were made.
  public func entries(on day: Day) throws(StoreError) -> [DiaryEntry] {
    let rows = try store.diary.entries(
      in: visibleCalendars(), on: DaySpan(start: day, count: 1))
    var entries: [DiaryEntry] = []
    for row in rows {
      if let entry = try entry(row.id) { entries.append(entry) }
    }
    return entries
  }

  /// The entries of some days in the journals that are shown, in order, without their texts.
  public func entrySummaries(on days: DaySpan) throws(StoreError) -> [EntrySummary] {
    try summaries(of: store.diary.entries(in: visibleCalendars(), on: days))
  }

  /// The days among some that have entries or drafts: for a month, give it the days of its grid, so
  /// that the neighbouring months' cells have their dots too. Cost follows those days.
  public func diaryDays(on days: DaySpan) throws(StoreError) -> [Day: DiaryDay] {
    let visible = try visibleCalendars()
    var result: [Day: DiaryDay] = [:]
    for (day, count) in try store.diary.entryDays(in: visible, on: days) {
      result[day] = DiaryDay(count: count)
    }
    for draft in try store.diary.drafts(on: days)
    where draft.calendarID.map(visible.contains) ?? true {
      result[draft.day, default: DiaryDay()].hasDraft = true
    }
    return result
  }

  /// The entries of a date in all other years, the latest first. Those of 29 February are with
  /// 28 February in a year that has no 29th.
  public func onThisDay(_ day: Day) throws(StoreError) -> [EntrySummary] {
    let visible = try visibleCalendars()
    var rows = try store.diary.entries(
      in: visible, month: day.monthNumber, day: day.dayOfMonth)
    if day.monthNumber == 2, day.dayOfMonth == 28, day.month.dayCount == 28 {
      rows += try store.diary.entries(in: visible, month: 2, day: 29)
    }
    return summaries(of: rows).filter { $0.day.year != day.year }
      .sorted {
        ($1.day, $0.row.created, $0.row.id.rawValue) < ($0.day, $1.row.created, $1.row.id.rawValue)
      }
  }

  func summaries(of rows: [EntryRow]) -> [EntrySummary] {
    rows.compactMap { row in
      guard let day = row.day else { return nil }
      return EntrySummary(row: row, day: day, writtenOn: writtenDay(of: row))
    }
  }

  private func writtenDay(of row: EntryRow) -> Day? {
    guard row.created != 0 else { return nil }
    let rules = row.zone.flatMap { zones.rules(named: $0) } ?? .utc
    return rules.civil(at: row.created).day
  }
}
