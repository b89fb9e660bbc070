import CalendarCore

// Days of the month and of the year, moved by a number of days. Whether a moved date has one name in
// every period is found by trying: years of every kind, leap or not, beside each other in every way.

extension RecurrenceRule {
  /// The years that are tried. Between 2096 and 2104 eight years pass without a leap day.
  private static let triedYears = 2084...2116

  /// The furthest that dates with names are moved, so that the tried years are enough.
  private static let furthest = 2_900

  /// A moved date, by its name: so many periods later, and a number in that period.
  private struct MovedName: Hashable {
    var shift: Int
    var number: Int
  }

  /// The one name that a date has after a move, whichever period it is in.
  private struct NameSearch {
    private var fromStart: MovedName?
    private var fromEnd: MovedName?
    private var isFirst = true

    mutating func add(shift: Int, number: Int, length: Int) {
      let start = MovedName(shift: shift, number: number)
      let end = MovedName(shift: shift, number: number - length - 1)
      if isFirst {
        (fromStart, fromEnd, isFirst) = (start, end, false)
      } else {
        if fromStart != start { fromStart = nil }
        if fromEnd != end { fromEnd = nil }
      }
    }

    /// The name, counted from the end where it was so before and stays in its period.
    func name(fromEnd wasFromEnd: Bool) -> MovedName? {
      if wasFromEnd, let fromEnd, fromEnd.shift == 0 { return fromEnd }
      return fromStart ?? fromEnd
    }
  }

  // MARK: Days of the month

  mutating func moveMonthDays(by days: Int, start: Day) throws(SeriesRefusal) {
    guard days.magnitude <= RecurrenceRule.furthest else { throw .tooFar }
    guard !weekdays.contains(where: { $0.ordinal != nil }) else { throw .weekdayOfPeriod }
    let isYearly = frequency == .yearly
    let oldDays = monthDays.isEmpty ? [start.dayOfMonth] : monthDays
    let oldMonths =
      months.isEmpty ? (isYearly ? [start.monthNumber] : Array(1...12)) : months
    if !isYearly, months.isEmpty {
      var names: [MovedName] = []
      for day in oldDays {
        names.append(try RecurrenceRule.name(ofMonthDay: day, in: oldMonths, movedBy: days))
      }
      try requireUniform(names, start: start, movedBy: days)
      let isImplied = monthDays.isEmpty && names.allSatisfy { $0.number > 0 }
      if !isImplied { monthDays = RecurrenceRule.sorted(names.map { $0.number }) }
    } else {
      try moveDatesOfMonths(oldMonths, oldDays, by: days, start: start)
    }
    for place in weekdays.indices {
      weekdays[place].weekday = weekdays[place].weekday.advanced(by: days)
    }
  }

  /// Moves dates that are named by month and day: every day in every month.
  private mutating func moveDatesOfMonths(
    _ oldMonths: [Int], _ oldDays: [Int], by days: Int, start: Day
  ) throws(SeriesRefusal) {
    var shifts: [MovedName] = []
    var pairs: [(month: Int, day: Int)] = []
    for month in RecurrenceRule.sorted(oldMonths) {
      for day in RecurrenceRule.sorted(oldDays) {
        let name = try RecurrenceRule.name(ofMonthDay: day, in: [month], movedBy: days)
        let index = Int64(month - 1 + name.shift)
        let years = Int(floorDivide(index, 12))
        // A monthly rule counts months, a yearly one years.
        shifts.append(MovedName(shift: frequency == .yearly ? years : name.shift, number: 0))
        pairs.append((Int(floorRemainder(index, 12)) + 1, name.number))
      }
    }
    try requireUniform(shifts, start: start, movedBy: days)
    let newMonths = RecurrenceRule.sorted(pairs.map { $0.month })
    let newDays = RecurrenceRule.sorted(pairs.map { $0.day })
    guard newMonths.count * newDays.count == pairs.count else { throw .acrossPeriods }
    // What the moved start says by itself stays unwritten.
    let moved = start.advanced(by: days)
    let isImplied = newDays.count == 1 && newDays[0] == moved.dayOfMonth
    if !months.isEmpty || !monthDays.isEmpty || !isImplied { months = newMonths }
    if !monthDays.isEmpty || !isImplied { monthDays = newDays }
  }

  /// When periods are left out or places in them are counted, dates of one period must stay together.
  private func requireUniform(
    _ names: [MovedName], start: Day, movedBy days: Int
  ) throws(SeriesRefusal) {
    guard interval > 1 || !positions.isEmpty, let first = names.first else { return }
    for name in names where name.shift != first.shift {
      throw positions.isEmpty ? .acrossPeriods : .positionsInPeriod
    }
    try requireStart(start, movedBy: days, shift: first.shift)
  }

  private static func name(
    ofMonthDay day: Int, in months: [Int], movedBy days: Int
  ) throws(SeriesRefusal) -> MovedName {
    var search = NameSearch()
    for year in triedYears {
      for number in months {
        let month = Month(index: year * 12 + number - 1)
        let place = day > 0 ? day : month.dayCount + 1 + day
        guard (1...month.dayCount).contains(place) else { throw .dateMissingInSomePeriods }
        let moved = month.firstDay.advanced(by: place - 1 + days)
        search.add(
          shift: month.distance(to: moved.month), number: moved.dayOfMonth,
          length: moved.month.dayCount)
      }
    }
    guard let name = search.name(fromEnd: day < 0) else { throw .acrossPeriods }
    return name
  }

  // MARK: Days of the year

  mutating func moveYearDays(by days: Int, start: Day) throws(SeriesRefusal) {
    guard months.isEmpty, monthDays.isEmpty else { throw .filteredDates }
    guard weekdays.isEmpty else { throw .filteredDates }
    guard frequency == .yearly else { throw .filteredDates }
    guard days.magnitude <= RecurrenceRule.furthest else { throw .tooFar }
    var names: [MovedName] = []
    for yearDay in yearDays {
      var search = NameSearch()
      for year in RecurrenceRule.triedYears {
        let first = Month(index: year * 12).firstDay
        let length = first.distance(to: Month(index: year * 12 + 12).firstDay)
        let place = yearDay > 0 ? yearDay : length + 1 + yearDay
        guard (1...length).contains(place) else { throw .dateMissingInSomePeriods }
        let moved = first.advanced(by: place - 1 + days)
        let begin = Month(index: moved.year * 12).firstDay
        search.add(
          shift: moved.year - year, number: moved.dayOfYear,
          length: begin.distance(to: Month(index: moved.year * 12 + 12).firstDay))
      }
      guard let name = search.name(fromEnd: yearDay < 0) else { throw .acrossPeriods }
      names.append(name)
    }
    try requireUniform(names, start: start, movedBy: days)
    yearDays = RecurrenceRule.sorted(names.map { $0.number })
  }

  /// The distinct numbers in order; those counted from the end after the others.
  private static func sorted(_ numbers: [Int]) -> [Int] {
    var distinct: [Int] = []
    for number in numbers where !distinct.contains(number) { distinct.append(number) }
    distinct.sort { ($0 < 0) != ($1 < 0) ? $0 > 0 : $0 < $1 }
    return distinct
  }
}
