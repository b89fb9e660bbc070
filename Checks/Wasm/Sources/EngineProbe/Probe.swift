import CalendarCore
import ICalendar

/// Writes what the engine makes of a fixed set of questions, line by line. The text must be the
/// same natively and in wasm.
func writeProbe() {
  writeMonths()
  writeCivilDateTimes()
  writePages()
  writeChoices()
  writeGrids()
  writeMonthTable()
  writeTimeGrids()
  writeFile()
  writeSeries()
  writeTimeZone()
  writeTimeZoneDescription()
}

/// Every month of four centuries around today's, and the ends of the range.
private func writeMonths() {
  let year2000 = 2000 * 12
  let ends = [-9999 * 12, -1, 0, 9999 * 12 + 11]
  for index in Array(year2000 - 2400...year2000 + 2400) + ends {
    let month = Month(index: index)
    var line = Line()
    line.append("month")
    line.append(month.year)
    line.append(month.number)
    line.append(month.dayCount)
    line.append(Int(month.firstDay.ordinal))
    line.append(month.firstDay.weekday.isoNumber)
    for weekday in Weekday.allCases {
      line.append(Int(month.firstDay.onOrBefore(weekday).ordinal))
    }
    line.append(month.lastDay.advanced(byMonths: 1).dayOfYear)
    line.end()
  }
}

/// Date-times in each of their forms.
private func writeCivilDateTimes() {
  for ordinal in stride(from: -800_000, through: 800_000, by: 9_973) {
    let day = Day(ordinal: ordinal)
    let values: [DateTimeValue] = [
      .date(day),
      .floating(CivilDateTime(day: day, time: .midnight)),
    ]
    var line = Line()
    line.append("date-time")
    line.append(day.year)
    line.append(day.monthNumber)
    line.append(day.dayOfMonth)
    for value in values {
      line.append(value.isDate ? 1 : 0)
      line.append(Int(value.civil.day.ordinal))
    }
    line.end()
  }
}
