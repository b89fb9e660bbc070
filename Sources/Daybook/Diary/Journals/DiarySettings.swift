import CalendarCore

/// What can be set for the diary as a whole.
public struct DiarySettings: Hashable, Sendable {
  /// Whether only today and yesterday can be written. Off unless somebody turns it on: filling in a
  /// day later is what a diary is for as well.
  public var onlyTodayOrYesterday = false
  /// Whether the number of days in a row is shown.
  public var showsStreak = true

  /// Nothing set.
  public init() {}

  static let onlyRecentKey = "diary.only-today-or-yesterday"
  static let streakKey = "diary.streak"

  init(_ setting: (String) throws(StoreError) -> String?) throws(StoreError) {
    onlyTodayOrYesterday = try setting(DiarySettings.onlyRecentKey) == "on"
    showsStreak = try setting(DiarySettings.streakKey) != "off"
  }

  /// What is wrong with writing about a day; nil when nothing is. Only civil days are compared.
  func problem(of day: Day, today: Day) -> EntryProblem? {
    if !(0...9998).contains(day.year) { return .unnameableDay }
    if day > today { return .futureDay(today: today) }
    if onlyTodayOrYesterday, day < today.advanced(by: -1) { return .onlyTodayOrYesterday }
    return nil
  }
}

extension Book {
  /// The settings of the diary.
  public func diarySettings() throws(StoreError) -> DiarySettings {
    try DiarySettings { key throws(StoreError) in try store.setting(key) }
  }

  /// Sets the settings of the diary.
  public func setDiarySettings(_ settings: DiarySettings) throws(StoreError) {
    try store.transaction(durability: .full, time: 0) { transaction throws(StoreError) in
      try transaction.setSetting(
        DiarySettings.onlyRecentKey, to: settings.onlyTodayOrYesterday ? "on" : nil)
      try transaction.setSetting(DiarySettings.streakKey, to: settings.showsStreak ? nil : "off")
    }
  }

  /// Why a day cannot be written about today; nil when it can.
  ///
  /// - Parameter today: the civil day it is for whoever asks.
  public func problem(ofWritingOn day: Day, today: Day) throws(StoreError) -> EntryProblem? {
    try diarySettings().problem(of: day, today: today)
  }
}
