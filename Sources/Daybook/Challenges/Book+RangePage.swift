import CalendarCore
import ICalendar

/// What a page of ranges shows: the ranges on its days, the categories, and what today asks for.
///
/// Positions and lanes are for the layout to find; it needs only ``Item/days``.
public struct RangePage: Sendable {
  /// A range that touches the page's days.
  public struct Item: Sendable {
    /// The range.
    public var stored: StoredChallenge
    /// Its category, also when nobody knows it.
    public var category: ChallengeCategory
    /// Its days that lie on the page and are done, in order.
    public var doneDays: [Day]
    /// How it goes; nil for a plain range.
    public var progress: ChallengeProgress?

    /// All days of the range.
    public var days: DaySpan { stored.challenge.days }
    /// The colour it is drawn in.
    public var hue: Hue { category.hue }
  }

  /// A category and how many ranges of it touch the page's days.
  public struct CategoryCount: Sendable {
    /// The category.
    public var category: ChallengeCategory
    /// The number of its ranges, also when it is hidden.
    public var count: Int
  }

  /// The ranges, in list order; those of hidden categories are left out.
  public var items: [Item]
  /// The categories in their order; unknown ones that occur come last, by key.
  public var categories: [CategoryCount]
  /// The challenges that today is a day of, in list order; those of hidden categories are left out.
  public var today: [Item]

  /// The challenges that ask for something today, or did until it was done.
  public var checkOffs: [Item] {
    today.filter { item in
      switch item.progress?.today {
      case .due, .done, .exceeded: true
      default: false
      }
    }
  }
}

extension Book {
  /// The ranges of visible calendars that touch any of the days, archived ones left out. Cost follows the ranges on those days
  /// and on today, and how long they last.
  ///
  /// - Parameters:
  ///   - days: the page's days.
  ///   - today: the day that counts as today; see ``DayStart``.
  ///   - firstWeekday: the day that begins a calendar week.
  public func rangePage(
    on days: DaySpan, today: Day, firstWeekday: Weekday
  ) throws(StoreError) -> RangePage {
    let categories = try self.categories()
    let onPage = try ranges(on: days)
    let now = DaySpan(start: today, count: 1)
    let onToday =
      days.contains(today)
      ? onPage.filter { $0.challenge.days.contains(today) } : try ranges(on: now)
    func item(_ stored: StoredChallenge) -> RangePage.Item? {
      let category = categories.category(of: stored.challenge)
      guard !category.isHidden else { return nil }
      return RangePage.Item(
        stored: stored, category: category, doneDays: stored.challenge.doneDays(in: days),
        progress: stored.challenge.progress(today: today, firstWeekday: firstWeekday))
    }
    var counts: [String: Int] = [:]
    for stored in onPage { counts[stored.challenge.category, default: 0] += 1 }
    let unknown = counts.keys.filter { categories[$0] == nil }.sorted()
    return RangePage(
      items: onPage.compactMap(item),
      categories: (categories.all + unknown.map { ChallengeCategory(key: $0, hue: .graphite) }).map
      {
        RangePage.CategoryCount(category: $0, count: counts[$0.key] ?? 0)
      },
      today: onToday.filter(\.challenge.isChallenge).compactMap(item))
  }

  /// Every range of visible calendars, in list order, archived ones and those of hidden categories too.
  /// Cost follows the number of ranges and how long they last.
  public func rangeItems(
    today: Day, firstWeekday: Weekday
  ) throws(StoreError) -> [RangePage.Item] {
    let categories = try self.categories()
    return try challenges().map { stored in
      RangePage.Item(
        stored: stored, category: categories.category(of: stored.challenge), doneDays: [],
        progress: stored.challenge.progress(today: today, firstWeekday: firstWeekday))
    }
  }

  /// From the first to the last day of what is shown of ranges: all the days of `least`, and all ranges
  /// of visible calendars before and after them.
  ///
  /// Cost follows the number of ranges that have days outside `least`; but for archived ones, a single
  /// one of each side is read.
  public func rangeDays(around least: DaySpan) throws(StoreError) -> DaySpan {
    let earliest = try records(on: DaySpan(start: DaySpan.all.start, end: least.start))
      .sorted { ($0.index.start ?? .max) < ($1.index.start ?? .max) }
    let latest = try records(on: DaySpan(start: least.end, end: DaySpan.all.end))
      .sorted { ($0.index.end ?? .min) > ($1.index.end ?? .min) }
    func days(_ records: [ObjectRecord]) -> DaySpan? {
      records.lazy.compactMap(StoredChallenge.init).map(\.challenge)
        .first { !$0.isArchived }?.days
    }
    return DaySpan(
      start: min(least.start, days(earliest)?.start ?? least.start),
      end: max(least.end, days(latest)?.end ?? least.end))
  }

  private func ranges(on days: DaySpan) throws(StoreError) -> [StoredChallenge] {
    try records(on: days).compactMap(StoredChallenge.init).filter { !$0.challenge.isArchived }
      .sorted(by: StoredChallenge.precedes)
  }

  private func records(on days: DaySpan) throws(StoreError) -> [ObjectRecord] {
    try store.ranges(days: ScheduleWindow(days: days, zone: .utc).floating)
  }
}
