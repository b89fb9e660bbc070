import CalendarCore

extension RecurrenceRule {
  /// The rule for dates that all start so much later on the clock.
  ///
  /// The dates that the result names from the moved start are those that this rule names from the old
  /// one, each moved by `seconds`; COUNT stays, and UNTIL is left as it is.
  ///
  /// - Parameters:
  ///   - seconds: how much later, on a clock that is never put forward or back; negative for earlier.
  ///   - start: the old start.
  ///   - isDate: whether the moved dates are whole days.
  /// - Throws: ``SeriesRefusal`` when no rule of the same parts names exactly the moved dates.
  public func moved(
    bySeconds seconds: Int64, startingAt start: DateTimeValue, toDates isDate: Bool
  ) throws(SeriesRefusal) -> RecurrenceRule {
    var rule = self
    let days = try rule.moveTimes(by: seconds, start: start, toDates: isDate)
    guard days != 0 else { return rule }
    // BYSETPOS alone has no meaning, nor have times on a date; a part must not give it one.
    var effective = self
    if start.isDate { (effective.hours, effective.minutes, effective.seconds) = ([], [], []) }
    if !positions.isEmpty, !effective.hasPart, frequency == .monthly || frequency == .yearly {
      throw .positionsInPeriod
    }
    try rule.moveDays(by: days, start: start.civil.day)
    return rule
  }

  // MARK: Times of the day

  /// Moves BYHOUR, BYMINUTE and BYSECOND.
  ///
  /// - Returns: how many days later every date is.
  private mutating func moveTimes(
    by seconds: Int64, start: DateTimeValue, toDates isDate: Bool
  ) throws(SeriesRefusal) -> Int {
    let perDay = CivilSeconds.perDay
    let namesTimes = !hours.isEmpty || !minutes.isEmpty || !self.seconds.isEmpty
    if frequency.isSubDaily {
      guard !isDate, !start.isDate else { throw .timesOfDay }
      if seconds % perDay != 0, namesTimes || namesDays || !positions.isEmpty { throw .timesOfDay }
      return Int(clamping: floorDivide(seconds, perDay))
    }
    if start.isDate {
      if !isDate, namesTimes { throw .timesOfDay }
      return Int(clamping: floorDivide(seconds, perDay))
    }
    let old = timesOfDay(startingAt: start.civil.time)
    guard !old.isEmpty else { throw .timesOfDay }
    // The start counts too: whole periods and what it fills in follow it.
    let startTime = Int64(start.civil.time.secondsSinceMidnight)
    let days = floorDivide(startTime + seconds, perDay)
    var new: [Int64] = []
    for time in old {
      guard floorDivide(time + seconds, perDay) == days else { throw .timesOfDay }
      new.append(time + seconds - days * perDay)
    }
    if isDate {
      guard old.count == 1 else { throw .timesOfDay }
      (hours, minutes, self.seconds) = ([], [], [])
    } else if namesTimes {
      try setTimes(new, start: startTime + seconds - days * perDay)
    }
    return Int(clamping: days)
  }

  /// The times of the day, in seconds and ascending, at which a rule of whole days or longer takes
  /// place, BYSETPOS left out.
  func timesOfDay(startingAt time: TimeOfDay) -> [Int64] {
    var rule = RecurrenceRule(.daily)
    (rule.hours, rule.minutes, rule.seconds) = (hours, minutes, seconds)
    let start = CivilDateTime(day: Day(ordinal: 0), time: time)
    return RulePattern(rule, start: start, isDate: false).times
  }

  /// Writes times of the day as hours, minutes and seconds, where every combination of them is meant.
  private mutating func setTimes(_ times: [Int64], start: Int64) throws(SeriesRefusal) {
    func distinct(_ part: (Int64) -> Int64) -> [Int] {
      var values: [Int] = []
      for time in times where !values.contains(Int(part(time))) { values.append(Int(part(time))) }
      values.sort()
      return values
    }
    let hour = { (time: Int64) in time / CivilSeconds.perHour }
    let minute = { (time: Int64) in time / CivilSeconds.perMinute % 60 }
    let second = { (time: Int64) in time % 60 }
    let (newHours, newMinutes, newSeconds) = (distinct(hour), distinct(minute), distinct(second))
    guard newHours.count * newMinutes.count * newSeconds.count == times.count else {
      throw .timesOfDay
    }
    // What is not written is the start's.
    if !hours.isEmpty || newHours != [Int(hour(start))] { hours = newHours }
    if !minutes.isEmpty || newMinutes != [Int(minute(start))] { minutes = newMinutes }
    if !seconds.isEmpty || newSeconds != [Int(second(start))] { seconds = newSeconds }
  }

  // MARK: Days

  private var namesDays: Bool {
    !(months.isEmpty && weekNumbers.isEmpty && yearDays.isEmpty && monthDays.isEmpty
      && weekdays.isEmpty)
  }

  private var hasOrdinals: Bool { allowsOrdinals && weekdays.contains { $0.ordinal != nil } }

  private mutating func moveDays(by days: Int, start: Day) throws(SeriesRefusal) {
    switch frequency {
    case .secondly, .minutely, .hourly, .daily:
      guard months.isEmpty, weekNumbers.isEmpty, yearDays.isEmpty, monthDays.isEmpty else {
        throw .filteredDates
      }
      moveWeekdays(by: days)
    case .weekly: try moveWeeklyDays(by: days, start: start)
    case .monthly, .yearly:
      if let skip, skip != .omit { throw .skippedDates }
      if !weekNumbers.isEmpty {
        guard frequency == .yearly else { throw .filteredDates }
        try moveWeekNumbers(by: days, start: start)
      } else if !yearDays.isEmpty {
        try moveYearDays(by: days, start: start)
      } else if !monthDays.isEmpty || weekdays.isEmpty {
        try moveMonthDays(by: days, start: start)
      } else if hasOrdinals {
        try moveOrdinals(by: days, start: start)
      } else {
        guard months.isEmpty else { throw .filteredDates }
        guard positions.isEmpty else { throw .positionsInPeriod }
        // Every such weekday of every period that comes: of each, only when none is left out.
        guard interval <= 1 else { throw .acrossPeriods }
        moveWeekdays(by: days)
      }
    }
  }

  /// When periods are left out, the one that holds the start must move as its dates do.
  func requireStart(_ start: Day, movedBy days: Int, shift: Int) throws(SeriesRefusal) {
    guard interval > 1 else { return }
    let moved = start.advanced(by: days)
    let own =
      frequency == .monthly ? start.month.distance(to: moved.month) : moved.year - start.year
    guard own == shift else { throw .acrossPeriods }
  }

  private mutating func moveWeekdays(by days: Int) {
    for place in weekdays.indices {
      weekdays[place].weekday = weekdays[place].weekday.advanced(by: days)
    }
  }

  private mutating func moveWeeklyDays(by days: Int, start: Day) throws(SeriesRefusal) {
    guard months.isEmpty, weekNumbers.isEmpty, yearDays.isEmpty, monthDays.isEmpty else {
      throw .filteredDates
    }
    let first = weekStart ?? .monday
    // Where a week begins matters when weeks are left out or places in them are counted. It moves
    // along unless every date stays within its week.
    if interval > 1 || !positions.isEmpty, weekShift(by: days, start: start, from: first) == nil {
      weekStart = first.advanced(by: days)
    }
    moveWeekdays(by: days)
  }

  /// How many weeks later every date is; nil when they differ in it.
  private func weekShift(by days: Int, start: Day, from first: Weekday) -> Int? {
    var shift: Int64?
    // The start counts too: its week is the first of those that are not left out.
    for weekday in [start.weekday] + weekdays.map({ $0.weekday }) {
      let own = floorDivide(Int64(weekday.days(since: first) + days), 7)
      if let shift, shift != own { return nil }
      shift = own
    }
    return shift.map { Int($0) }
  }

  private mutating func moveWeekNumbers(by days: Int, start: Day) throws(SeriesRefusal) {
    guard months.isEmpty, monthDays.isEmpty, yearDays.isEmpty else { throw .filteredDates }
    guard let shift = weekShift(by: days, start: start, from: weekStart ?? .monday) else {
      throw .acrossPeriods
    }
    try requireStart(start, movedBy: days, shift: 0)
    for place in weekNumbers.indices where shift != 0 {
      weekNumbers[place] = try moved(weekNumbers[place], by: shift, last: 52)
    }
    moveWeekdays(by: days)
  }

  private mutating func moveOrdinals(by days: Int, start: Day) throws(SeriesRefusal) {
    guard positions.isEmpty else { throw .positionsInPeriod }
    guard days % 7 == 0 else { throw .weekdayOfPeriod }
    try requireStart(start, movedBy: days, shift: 0)
    // The fifth is not in every month, the 53rd not in every year.
    let last = frequency == .monthly || !months.isEmpty ? 4 : 52
    for place in weekdays.indices {
      guard let old = weekdays[place].ordinal else {
        // Every such weekday, also those that then belong to the next period.
        throw .acrossPeriods
      }
      weekdays[place].ordinal = try moved(old, by: days / 7, last: last)
    }
  }

  /// A number of a list, counted from the start or the end of a period that has at least `last` of them.
  private func moved(_ number: Int, by shift: Int, last: Int) throws(SeriesRefusal) -> Int {
    let numbers = number > 0 ? 1...last : -last ... -1
    guard numbers.contains(number), numbers.contains(number + shift) else {
      throw .dateMissingInSomePeriods
    }
    return number + shift
  }
}
