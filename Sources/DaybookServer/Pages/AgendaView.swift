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
    var days: [HTML] = []
    for day in month.days.days {
      let found = Self.items(items, on: day)
      if found.count > 0 { days.append(section(day, found.first, count: found.count)) }
    }
    let body: HTML =
      days.isEmpty
      ? "<p class=\"empty-line\">\(strings.emptyMonth)</p>" : HTML(days)
    return """
      \(header.html)
      <div class="list"\(attribute: "lang", frame.language.tag)>\(body)</div>
      """
  }

  /// The first items of a day, in its order, and how many there are. Others are never held together:
  /// thousands of long ones, on every day of a month, would fill the memory.
  private static func items(
    _ items: [CalendarItem], on day: Day
  ) -> (first: [CalendarItem], count: Int) {
    var first: [CalendarItem] = []
    var count = 0
    for item in items where item.days.contains(day) {
      count += 1
      if first.count == dayLimit, let last = first.last {
        guard CalendarItem.precedes(item, last, on: day) else { continue }
        first.removeLast()
      }
      let place = first.firstIndex { CalendarItem.precedes(item, $0, on: day) } ?? first.count
      first.insert(item, at: place)
    }
    return (first, count)
  }

  private func section(_ day: Day, _ items: [CalendarItem], count: Int) -> HTML {
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
      \(DayRows(words: words, style: .list).html(items, of: count, on: day))</section>
      """
  }

  private var header: ViewHeader {
    ViewHeader(
      top: PageTop(
        frame: frame, heading: labels.monthHeading(month),
        shortHeading: labels.shortMonthHeading(month),
        picker: PageTop.monthPicker(month, frame: frame, path: Paths.agenda, jump: Paths.agenda),
        pickerLabel: strings.chooseMonth,
        previous: PageTop.step(
          to: month.advanced(by: -1), strings.previousMonth, path: Paths.agenda),
        next: PageTop.step(to: month.advanced(by: 1), strings.nextMonth, path: Paths.agenda),
        todayPath: Paths.agenda(today.month), showsToday: month == today.month),
      view: .list,
      newEventPath: Paths.newEvent(on: month.days.contains(today) ? today : month.firstDay),
      day: month.days.contains(today) ? today : month.firstDay, month: month)
  }
}
