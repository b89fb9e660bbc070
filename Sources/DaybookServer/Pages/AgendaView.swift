import CalendarCore
import CalendarHTML
import Daybook

/// The list: the days of a month that hold something.
struct AgendaView {
  var frame: Frame
  var month: Month
  /// The reader's today.
  var today: Day
  /// The month's items, in any order.
  var items: [CalendarItem]
  var details: @Sendable (CalendarItem) -> ItemDetails

  /// The most items of a day; the day's own page has the rest.
  private static let dayLimit = 50

  /// The whole page.
  var html: [UInt8] { frame.page(content) }

  private var strings: Strings { frame.strings }
  private var labels: LocaleLabels { frame.labels }

  private var words: ItemWords {
    ItemWords(labels: labels, year: month.year, details: details)
  }

  private var content: HTML {
    var byDay = [[CalendarItem]](repeating: [], count: month.dayCount)
    for item in items {
      for day in item.days.intersection(month.days).days { byDay[day.dayOfMonth - 1].append(item) }
    }
    var days: [HTML] = []
    for (offset, items) in byDay.enumerated() where !items.isEmpty {
      let day = month.firstDay.advanced(by: offset)
      days.append(section(day, items.sorted { CalendarItem.precedes($0, $1, on: day) }))
    }
    let body: HTML =
      days.isEmpty
      ? "<p class=\"empty-line\">\(strings.emptyMonth)</p>" : HTML(days)
    return """
      \(header.html)
      <div class="list"\(attribute: "lang", frame.language.tag)>\(body)</div>
      """
  }

  private func section(_ day: Day, _ items: [CalendarItem]) -> HTML {
    var classes: HTML = day == today ? " today" : ""
    switch day.weekday {
    case .sunday: classes.append(" sun")
    case .saturday: classes.append(" sat")
    default: break
    }
    return """
      <section class="list-day\(classes)"><h2><a class="list-date" href="\(Paths.day(day))" \
      data-date="\(day.description)" aria-label="\(labels.weekdayAndDay(day))"\
      \(attribute: "aria-current", day == today ? "date" : nil)>\
      <span class="disc">\(day.dayOfMonth)</span><span class="weekday-name">\
      \(labels.shortWeekdayName(day.weekday))</span></a></h2>\
      \(DayRows(words: words, style: .list, limit: AgendaView.dayLimit).html(items, on: day))</section>
      """
  }

  private var header: ViewHeader {
    ViewHeader(
      frame: frame, view: .list, heading: labels.monthHeading(month),
      shortHeading: labels.shortMonthHeading(month),
      picker: ViewHeader.monthPicker(month, frame: frame, path: Paths.agenda),
      pickerLabel: strings.chooseMonth,
      previous: ViewHeader.step(
        to: month.advanced(by: -1), strings.previousMonth, path: Paths.agenda),
      next: ViewHeader.step(to: month.advanced(by: 1), strings.nextMonth, path: Paths.agenda),
      todayPath: Paths.agenda(today.month), showsToday: month == today.month,
      newEventPath: Paths.newEvent(on: month.days.contains(today) ? today : month.firstDay),
      day: month.days.contains(today) ? today : month.firstDay, month: month)
  }
}
