// RFC 7529 §4.1: dates that do not exist are moved after BYMONTH, BYWEEKNO, BYYEARDAY and BYMONTHDAY,
// and before BYDAY.

extension DateFilter {
  /// The selected days of a month in ascending order, dates that it does not have being moved.
  func days(in month: MonthFrame, skip: RecurrenceRule.Skip) -> [Int64] {
    var days: [Int64] = []
    appendDays(in: month, skip: skip, to: &days)
    return finished(days)
  }

  /// The selected days of a year in ascending order, dates that it does not have being moved.
  func days(inYear year: Int, skip: RecurrenceRule.Skip) -> [Int64] {
    var days: [Int64] = []
    for number in 1...12 {
      appendDays(in: MonthFrame(index: year * 12 + number - 1), skip: skip, to: &days)
    }
    if !hasMonthDays && weekNumbers.isEmpty {
      let first = MonthFrame.firstDay(ofYear: year)
      let end = MonthFrame.firstDay(ofYear: year + 1)
      for number in yearDays
      where abs(number) > Int(end - first) && allows(month: number > 0 ? 12 : 1) {
        switch (number > 0, skip) {
        case (_, .omit): break
        case (true, .backward): days.append(end - 1)
        case (true, .forward): days.append(end)
        case (false, .backward): days.append(first - 1)
        case (false, .forward): days.append(first)
        }
      }
    }
    return finished(days)
  }

  private func appendDays(
    in month: MonthFrame, skip: RecurrenceRule.Skip, to days: inout [Int64]
  ) {
    guard allows(month: month.number) else { return }
    var rest = daysBeforeWeekdays(in: month)
    while rest != 0 {
      days.append(month.first + Int64(rest.trailingZeroBitCount))
      rest &= rest - 1
    }
    guard yearDays.isEmpty, weekNumbers.isEmpty else { return }
    if monthDays & ~month.allDays != 0 {
      days.append(skip == .backward ? month.end - 1 : month.end)
    }
    if lastMonthDays & ~month.allDays != 0 {
      days.append(skip == .backward ? month.first - 1 : month.first)
    }
  }

  private func finished(_ days: [Int64]) -> [Int64] {
    var result: [Int64] = []
    for day in days.sorted() where result.last != day {
      if hasWeekdays {
        let month = MonthFrame(holding: day)
        guard weekdayMask(in: month) & (1 << UInt32(day - month.first)) != 0 else { continue }
      }
      result.append(day)
    }
    return result
  }
}
