public import CalendarCore
public import Foundation

extension MonthTable {
  /// Makes a table of a calendar of Foundation: Persian, Hebrew, Islamic, Japanese, Buddhist, Chinese,
  /// Korean (`dangi`) and others.
  ///
  ///     let lunar = try MonthTable(.dangi)
  ///     lunar.date(of: try Day(year: 2026, month: 2, day: 17))   // first day of the first month
  ///
  /// Foundation is asked once, here; the table then answers alone, without time zones. Months, eras
  /// and leap months are numbered as Foundation does. The calendars of China and Korea count years in
  /// cycles of sixty; ``CalendarSystem/gregorianYear(of:)`` says the year people use.
  ///
  /// Where Foundation gives the first day of a month the number 0, because the new moon is seconds
  /// before midnight, the table counts it as the 1st and so on.
  ///
  /// - Parameters:
  ///   - identifier: the calendar.
  ///   - years: the Gregorian years all of whose days the table can tell; between 1 and 9999.
  /// - Throws: ``FoundationCalendarError``.
  /// - Complexity: a few questions to Foundation for every month, which take well under a second for
  ///   the two centuries.
  public init(
    _ identifier: Calendar.Identifier, years: ClosedRange<Int> = 1900...2100
  ) throws(FoundationCalendarError) {
    let years = years.clamped(to: 1...9999)
    let first = Month(index: years.lowerBound * 12).firstDay
    let last = Month(index: years.upperBound * 12 + 11).lastDay
    let reader = CalendarReader(identifier)
    guard identifier.isGregorian || !reader.answersAsGregorian() else {
      throw .notImplemented(identifier)
    }

    var entries: [Entry] = []
    var changes: [Change] = []
    var start = reader.startOfMonth(holding: first)
    while start <= last {
      let opening = reader.fields(of: start)
      let end = reader.endOfMonth(from: start)
      let lastDay = end.advanced(by: -1)
      let closing = reader.fields(of: lastDay)
      guard (0...1).contains(opening.day),
        closing.day - opening.day == start.distance(to: lastDay),
        opening.month == 1 || opening.month >= entries.last?.number ?? 1
      else { throw .unevenNumbers(identifier, year: start.year) }
      entries.append(
        Entry(
          start: start, era: opening.era, year: opening.year, number: opening.month,
          isLeap: opening.isLeapMonth))
      if !closing.isSameYear(as: opening) { changes += reader.changes(from: start, to: end) }
      start = end
    }
    guard let table = MonthTable(entries: entries, end: start, changes: changes) else {
      throw .unevenNumbers(identifier, year: first.year)
    }
    self = table
  }
}

extension Calendar.Identifier {
  /// Whether the calendar is meant to answer as the Gregorian one.
  fileprivate var isGregorian: Bool { self == .gregorian || self == .iso8601 }
}

extension CalendarReader {
  /// Longer than a month of any calendar.
  private static let longestMonth = 40

  /// Whether days have their Gregorian names, as those of a calendar have that Foundation only knows
  /// by name.
  fileprivate func answersAsGregorian() -> Bool {
    // From 1970 on, long after the Gregorian calendar replaced the Julian.
    stride(from: Day(ordinal: 0), through: Day(ordinal: 10_000), by: 999).allSatisfy {
      fields(of: $0).isGregorian($0)
    }
  }

  fileprivate func startOfMonth(holding day: Day) -> Day {
    let month = fields(of: day)
    var start = day
    for _ in 0..<CalendarReader.longestMonth {
      let before = start.advanced(by: -1)
      guard fields(of: before).isSameMonth(as: month) else { break }
      start = before
    }
    return start
  }

  /// The first day after the month that begins on `start`, and no later than 40 days after it.
  fileprivate func endOfMonth(from start: Day) -> Day {
    let month = fields(of: start)
    // Nearly all months have 29 days or more; asking about the days before is saved.
    let isLong = fields(of: start.advanced(by: 28)).isSameMonth(as: month)
    var end = start.advanced(by: isLong ? 29 : 1)
    while start.distance(to: end) < CalendarReader.longestMonth,
      fields(of: end).isSameMonth(as: month)
    {
      end = end.advanced(by: 1)
    }
    return end
  }

  /// The days from `start` to `end` on which another era or year begins.
  fileprivate func changes(from start: Day, to end: Day) -> [MonthTable.Change] {
    var changes: [MonthTable.Change] = []
    var current = fields(of: start)
    for day in start..<end {
      let fields = fields(of: day)
      if fields.isSameYear(as: current) { continue }
      changes.append(MonthTable.Change(day: day, era: fields.era, year: fields.year))
      current = fields
    }
    return changes
  }
}
