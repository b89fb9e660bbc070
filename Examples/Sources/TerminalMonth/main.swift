// Draws a month in the terminal.
//
//     swift run --package-path Examples TerminalMonth

import CalendarCore
import CalendarHTML
import SampleItems

let page = MonthPage(
  month: try Month(year: 2026, month: 3), firstWeekday: .monday, today: try Day(iso: "2026-03-10"),
  items: try items(from: sampleLines), laneLimit: 3)

let drawing = MonthDrawing(
  page: page, heading: "March 2026",
  weekdays: page.grid.weekdays.map { String($0.name.prefix(3)) }, time: { "\($0)" }, width: 99)
print(drawing.text, terminator: "")
