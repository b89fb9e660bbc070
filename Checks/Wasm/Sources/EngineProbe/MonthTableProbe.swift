import CalendarCore

/// Pages and years of a made-up calendar of the moon: months of 29 and 30 days in turn, every third
/// year with a leap month.
func writeMonthTable() {
  var entries: [MonthTable.Entry] = []
  var start = Day(ordinal: 0)
  for year in 1...40 {
    for number in 1...12 {
      for isLeap in year % 3 == 0 && number == 4 ? [false, true] : [false] {
        entries.append(
          MonthTable.Entry(
            start: start, era: year > 20 ? 1 : 0, year: year > 20 ? year - 20 : year,
            number: number, isLeap: isLeap))
        start = start.advanced(by: entries.count % 2 == 0 ? 29 : 30)
      }
    }
  }
  guard let table = MonthTable(entries: entries, end: start) else { return }
  for ordinal in stride(from: -10, through: 15_000, by: 97) {
    let day = Day(ordinal: ordinal)
    var line = Line()
    line.append("table")
    line.append(ordinal)
    if let month = table.month(containing: day), let date = table.date(of: day) {
      line.append(date.era)
      line.append(date.year)
      line.append(date.month)
      line.append(date.isLeapMonth ? 1 : 0)
      line.append(date.day)
      line.append(table.months(ofYearContaining: day).count)
      line.append(table.month(month, yearsLater: 3)?.index ?? -1)
      line.append(table.gregorianYear(of: month))
      let grid = DayGrid(month: month, style: GridStyle(firstWeekday: .monday))
      line.append(grid.rowCount)
      line.append(Int(grid.days.start.ordinal))
    }
    line.end()
  }
}
