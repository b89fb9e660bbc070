/// A calendar as a table of when its months begin: for every calendar whose months cannot be worked
/// out in a line, such as those that follow the moon.
///
/// The table is a value made once, from an adapter to a system's calendars or from data; what is
/// outside it is nil. A look-up is O(log *n*) in the number of months.
public struct MonthTable: CalendarSystem, Hashable {
  /// What the table says of one month.
  public struct Entry: Hashable, Sendable {
    /// The first day.
    public var start: Day
    /// The era of the first day; 0 where there is one era only.
    public var era: Int
    /// The year of the era in which the first day lies.
    public var year: Int
    /// The number in its year, from 1.
    public var number: Int
    /// Whether it repeats the month before it.
    public var isLeap: Bool

    /// Makes an entry.
    public init(start: Day, era: Int = 0, year: Int, number: Int, isLeap: Bool = false) {
      self.start = start
      self.era = era
      self.year = year
      self.number = number
      self.isLeap = isLeap
    }
  }

  /// A day within a month on which another era or year begins.
  public struct Change: Hashable, Sendable {
    /// The first day of the era or year.
    public var day: Day
    /// The era from this day to the end of its month.
    public var era: Int
    /// The year of the era from this day to the end of its month.
    public var year: Int

    /// Makes a change.
    public init(day: Day, era: Int, year: Int) {
      self.day = day
      self.era = era
      self.year = year
    }
  }

  private let entries: [Entry]
  private let changes: [Change]
  /// The days of all months of the table.
  public let knownDays: DaySpan

  /// Makes a table.
  ///
  /// - Parameters:
  ///   - entries: the months, each of which ends where the next begins.
  ///   - end: the day after the last month.
  ///   - changes: eras and years that begin within a month, in order.
  /// - Returns: nil unless every month begins after the one before, and `end` after the last.
  public init?(entries: [Entry], end: Day, changes: [Change] = []) {
    guard let first = entries.first, let last = entries.last, last.start < end,
      zip(entries, entries.dropFirst()).allSatisfy({ $0.start < $1.start }),
      zip(changes, changes.dropFirst()).allSatisfy({ $0.day < $1.day })
    else { return nil }
    self.entries = entries
    self.changes = changes
    knownDays = DaySpan(start: first.start, end: end)
  }

  /// The number of months; they are numbered from 0.
  public var monthCount: Int { entries.count }

  /// The month that holds `day`, or nil outside the table.
  public func month(containing day: Day) -> CalendarMonth? {
    guard knownDays.contains(day) else { return nil }
    var low = 0
    var high = entries.count
    // The month sought is in low..<high throughout.
    while high - low > 1 {
      let middle = (low + high) / 2
      if entries[middle].start <= day { low = middle } else { high = middle }
    }
    return month(at: low)
  }

  /// The month at a place in the table, or nil outside it.
  public func month(at index: Int) -> CalendarMonth? {
    guard entries.indices.contains(index) else { return nil }
    let entry = entries[index]
    let end = index + 1 < entries.count ? entries[index + 1].start : knownDays.end
    return CalendarMonth(
      index: index, era: entry.era, year: entry.year, number: entry.number, isLeap: entry.isLeap,
      days: DaySpan(start: entry.start, end: end))
  }

  /// What `day` is called, with the era and year that have begun by then; nil outside the table.
  public func date(of day: Day) -> CalendarDate? {
    guard let month = month(containing: day) else { return nil }
    let change = changes.last { $0.day <= day && month.days.contains($0.day) }
    return CalendarDate(
      era: change?.era ?? month.era, year: change?.year ?? month.year, month: month.number,
      isLeapMonth: month.isLeap, day: month.number(of: day))
  }
}
