extension CalendarSystem {
  /// Whether a year begins with a month: its number is less than the number of the month before.
  ///
  /// So a year is told without eras: the months of 2019 are one year of the Japanese calendar,
  /// though another era began in May.
  public func beginsYear(_ month: CalendarMonth) -> Bool {
    guard let before = self.month(month, monthsLater: -1) else {
      return month.number == 1 && !month.isLeap
    }
    return month.number < before.number
  }

  /// The months of the year that holds `day`, from first to last; fewer at the ends of what the
  /// calendar can tell, none outside them.
  public func months(ofYearContaining day: Day) -> [CalendarMonth] {
    month(containing: day).map { months(ofYearOf: $0) } ?? []
  }

  /// The months of the year of a month, from first to last.
  func months(ofYearOf month: CalendarMonth) -> [CalendarMonth] {
    var months = [month]
    while months.count < CalendarYear.monthLimit, let first = months.first, !beginsYear(first),
      let before = self.month(first, monthsLater: -1)
    {
      months.insert(before, at: 0)
    }
    while months.count < CalendarYear.monthLimit, let last = months.last,
      let after = self.month(last, monthsLater: 1), !beginsYear(after)
    {
      months.append(after)
    }
    return months
  }

  /// The Gregorian year in which the year of a month begins: how a calendar without a count of years
  /// of its own names them. The lunar year that began in February 2026 is 2026 to its end.
  public func gregorianYear(of month: CalendarMonth) -> Int {
    (months(ofYearOf: month).first ?? month).days.start.year
  }

  /// The month with the same number a number of years later (earlier when negative): what a birthday
  /// or a "next year" button asks for.
  ///
  /// A leap month goes to the leap month of that number where the other year has it, otherwise to the
  /// ordinary month. A number which that year leaves out, as ordinary years of the Hebrew calendar
  /// leave out Adar I, goes to the next there is, at the end of a year to the last.
  ///
  /// - Returns: nil where the calendar cannot tell, and beyond 10,000 years.
  /// - Complexity: a few look-ups for every month passed.
  public func month(_ month: CalendarMonth, yearsLater years: Int) -> CalendarMonth? {
    guard years.magnitude <= 10_000 else { return nil }
    var months = months(ofYearOf: month)
    for _ in 0..<years.magnitude {
      guard let edge = years > 0 ? months.last : months.first,
        let next = self.month(edge, monthsLater: years > 0 ? 1 : -1)
      else { return nil }
      months = self.months(ofYearOf: next)
    }
    return months.first { $0.number == month.number && $0.isLeap == month.isLeap }
      ?? months.first { $0.number >= month.number } ?? months.last
  }
}

/// What all calendars have in common about years.
enum CalendarYear {
  /// More months than a year of any calendar has, so that a calendar that never begins a year does
  /// not send a search round for ever.
  static let monthLimit = 16
}
