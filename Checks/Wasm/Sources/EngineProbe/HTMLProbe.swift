import CalendarCore
import CalendarHTML

/// A renderer whose words and links are made up.
private func renderer() -> MonthGridHTML {
  MonthGridHTML(
    text: MonthGridText(
      shortWeekday: { String(decoding: $0.name.utf8.prefix(3), as: UTF8.self) },
      weekday: { $0.name },
      neighbourDay: { "\($0.monthNumber)/\($0.dayOfMonth)" },
      spokenDay: { "\($0.day.dayOfMonth), \($0.total)" }, spokenItem: { $0.title },
      title: { $0.title }, time: { "\($0.hour)시" }, more: { "+\($0)" },
      spokenMore: { "\($0.more) more" }),
    links: MonthGridLinks(
      day: { "/day/\($0.ordinal)" }, item: { "/item?uid=\($0.uid)&a=<\">" },
      newEvent: { "/new/\($0.ordinal)" }, select: { "#\($0.ordinal)" }),
    headingID: "heading")
}

/// Writes a page as HTML.
func writeHTML(of page: MonthPage) {
  var writer = HTMLWriter()
  let renderer = renderer()
  renderer.write(page, to: &writer)
  var line = Line()
  line.append(bytes: writer.bytes)
  line.end()
  if page.month.number % 6 == 1 { writePictures(of: page, text: renderer.text) }
}
