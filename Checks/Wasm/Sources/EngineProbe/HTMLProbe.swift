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

private let itemText = MonthItemText(
  spokenItem: { $0.title }, title: { $0.title }, time: { "\($0.hour)시" }, more: { "+\($0)" },
  spokenMore: { "\($0.more) more" })

/// Writes a page as HTML.
func writeHTML(of page: MonthPage) {
  var writer = HTMLWriter()
  let renderer = renderer()
  let content = MonthGridContent.items(
    of: page, text: itemText, item: { "/item?uid=\($0.uid)&a=<\">" }, day: renderer.links.day)
  renderer.write(page, content: content, to: &writer)
  var line = Line()
  line.append(bytes: writer.bytes)
  line.end()
  if page.month.number % 6 == 1 { writePictures(of: page, text: renderer.text, itemText: itemText) }
}
