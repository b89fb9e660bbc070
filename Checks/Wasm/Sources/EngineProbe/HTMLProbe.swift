import CalendarCore
import CalendarHTML

/// A renderer whose words and links are made up.
private func renderer() -> MonthGridHTML {
  MonthGridHTML(
    text: MonthGridText(
      shortWeekday: { String(decoding: $0.name.utf8.prefix(3), as: UTF8.self) },
      weekday: { $0.name },
      neighbourDay: { "\($0.monthNumber)/\($0.dayOfMonth)" },
      spokenDay: { "\($0.day.dayOfMonth), \($0.total)" }),
    links: MonthGridLinks(
      day: { "/day/\($0.ordinal)" }, add: { "/new/\($0.ordinal)" }, select: { "#\($0.ordinal)" }),
    headingID: "heading")
}

private var itemText: MonthItemText {
  MonthItemText(
    spokenItem: { $0.title }, title: { $0.title }, time: { "\($0.hour)시" }, more: { "+\($0)" },
    spokenMore: { "\($0.more) more" })
}

/// Writes a page as HTML.
func writeHTML(of page: MonthPage) {
  var writer = HTMLWriter()
  let renderer = renderer()
  let content = MonthGridContent.items(
    of: page, text: itemText, item: { "/item?uid=\($0.uid)&a=<\">" }, day: { "/day/\($0.ordinal)" })
  renderer.write(page, content: content, to: &writer)
  var line = Line()
  line.append(bytes: writer.bytes)
  line.end()
  if page.month.number % 4 == 1 { writeRanges(on: page) }
  if page.month.number % 6 == 1 { writePictures(of: page, text: renderer.text, itemText: itemText) }
}

/// Writes a page of ranges as HTML: some that touch, one of halves, one more than there are lanes.
private func writeRanges(on page: MonthPage) {
  let first = page.month.firstDay
  let ranges = (0..<5).map { number in
    DayRange(
      id: "\(number)", name: "기간 <\(number)>",
      days: DaySpan(start: first.advanced(by: number * 3 - 2), count: 3 + number),
      firstDay: number == 2 ? .half : .whole, hue: .teal)
  }
  let layout = RangeLayout(ranges, rows: page.weeks.map { $0.cells.map { $0?.day } })
  var writer = HTMLWriter()
  renderer().write(
    page,
    content: .ranges(
      layout, laneLimit: 1,
      text: MonthRangeText(
        name: { $0.name }, spokenRange: { $0.name }, more: { "+\($0)" },
        spokenMore: { "\($1) on \($0.ordinal)" }),
      links: MonthRangeLinks(
        range: { "/range/\($0.id)" }, uid: { $0.id }, day: { "/day/\($0.ordinal)" }),
      isDone: { $1.ordinal % 2 == 0 && $0.firstDay == .whole }),
    to: &writer)
  var line = Line()
  line.append(bytes: writer.bytes)
  line.end()
}
