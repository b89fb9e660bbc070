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

  /// The whole page.
  var html: [UInt8] { frame.page(content) }

  private var strings: Strings { frame.strings }
  private var labels: LocaleLabels { frame.labels }

  private var words: ItemWords {
    ItemWords(labels: labels, year: month.year, details: details)
  }

  private var content: HTML {
    let ordered = items.sorted(by: CalendarItem.precedes)
    var byDay = [[CalendarItem]](repeating: [], count: month.dayCount)
    for item in ordered {
      for day in item.days.intersection(month.days).days { byDay[day.dayOfMonth - 1].append(item) }
    }
    var days: [HTML] = []
    for (offset, items) in byDay.enumerated() where !items.isEmpty {
      days.append(section(month.firstDay.advanced(by: offset), inOrder(items)))
    }
    let body: HTML =
      days.isEmpty
      ? "<p class=\"empty-line\">\(strings.emptyMonth)</p>" : HTML(days)
    return """
      \(header.html)
      <div class="list"\(attribute: "lang", frame.language.tag)>\(body)</div>
      """
  }

  /// All-day items first, then by time.
  private func inOrder(_ items: [CalendarItem]) -> [CalendarItem] {
    items.filter(\.isAllDay)
      + items.filter { !$0.isAllDay }.sorted { left, right in
        let first = left.days.count > 1 ? TimeOfDay.midnight : left.startTime ?? .midnight
        let second = right.days.count > 1 ? TimeOfDay.midnight : right.startTime ?? .midnight
        return first < second
      }
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
      \(DayRows(words: words, style: .list).html(items, on: day))</section>
      """
  }

  private var header: ViewHeader {
    ViewHeader(
      frame: frame, view: .list, heading: labels.monthHeading(month),
      shortHeading: labels.shortMonthHeading(month),
      picker: ViewHeader.monthPicker(month, frame: frame, path: Paths.agenda),
      pickerLabel: strings.chooseMonth,
      previous: (Paths.agenda(month.advanced(by: -1)), strings.previousMonth),
      next: (Paths.agenda(month.advanced(by: 1)), strings.nextMonth),
      todayPath: Paths.agenda(today.month), showsToday: month == today.month,
      newEventPath: Paths.newEvent(on: month.days.contains(today) ? today : month.firstDay),
      day: month.days.contains(today) ? today : month.firstDay, month: month)
  }
}
