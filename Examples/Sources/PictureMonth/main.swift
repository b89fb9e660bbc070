// Writes a month as an SVG document.
//
//     swift run --package-path Examples PictureMonth > month.svg

import CalendarCore
import CalendarHTML
import SampleItems

let page = MonthPage(
  month: try Month(year: 2026, month: 3), firstWeekday: .sunday, today: try Day(iso: "2026-03-10"),
  items: try items(from: sampleLines), laneLimit: 4)

// Whatever depends on a language comes from outside.
let words = MonthGridText(
  shortWeekday: { String($0.name.prefix(3)) },
  weekday: { $0.name },
  neighbourDay: { "\($0.monthNumber)/\($0.dayOfMonth)" },
  spokenDay: { "\($0.day), \($0.total) events" })
let itemWords = MonthItemText(
  spokenItem: { "\($0.title), \($0.days.start) to \($0.days.last)" },
  title: { $0.title },
  time: { "\($0)" },
  more: { "+\($0) more" },
  spokenMore: { "\($0.more) more on \($0.day)" })

var picture = HTMLWriter()
MonthSVG(text: words, itemText: itemWords, heading: "March 2026", language: "en")
  .write(page, to: &picture)
print(String(decoding: picture.bytes, as: UTF8.self), terminator: "")
