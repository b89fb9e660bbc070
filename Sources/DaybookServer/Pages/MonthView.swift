import CalendarCore
import CalendarHTML
import Daybook

/// The month: header, grid and, on a phone, the selected day below it.
struct MonthView {
  var frame: Frame
  var page: MonthPage
  /// The reader's today.
  var today: Day
  /// The day chosen by the reader, if any.
  var selected: Day?
  /// Whether a series has more occurrences than are shown.
  var isClipped = false
  /// What is known about an item besides what the grid carries.
  var details: @Sendable (CalendarItem) -> ItemDetails

  /// The most items below the grid; the day's own page has the rest.
  private static let panelLimit = 12

  /// The whole page.
  var html: [UInt8] { frame.page(content) }

  private var month: Month { page.month }
  private var strings: Strings { frame.strings }
  private var labels: LocaleLabels { frame.labels }

  private var words: ItemWords {
    ItemWords(labels: labels, year: month.year, details: details)
  }

  /// The day that a phone shows below the grid: the chosen one, else today, else the first.
  private var openDay: Day {
    if let selected, page.grid.days.contains(selected) { return selected }
    return month.days.contains(today) ? today : month.firstDay
  }

  private var content: HTML {
    var grid = HTMLWriter()
    MonthGridHTML(
      text: MonthGridText(words), links: links, headingID: "heading", selected: selected
    )
    .write(page, content: content(of: page), to: &grid)
    return """
      \(header.html)
      \(HTML(grid))
      \(clippedLine)\(panel)
      """
  }

  private var clippedLine: HTML {
    isClipped ? "<p class=\"empty-line clipped\">\(strings.clipped)</p>\n" : ""
  }

  private var header: ViewHeader {
    ViewHeader(
      top: PageTop(
        frame: frame, heading: labels.monthHeading(month),
        shortHeading: labels.shortMonthHeading(month),
        picker: PageTop.monthPicker(month, frame: frame, path: Paths.month, jump: Paths.monthJump),
        pickerLabel: strings.chooseMonth,
        previous: PageTop.step(
          to: month.advanced(by: -1), strings.previousMonth, path: Paths.month),
        next: PageTop.step(to: month.advanced(by: 1), strings.nextMonth, path: Paths.month),
        todayPath: Paths.month(today.month), showsToday: month == today.month, isAboveMonth: true),
      view: .month,
      newEventPath: Paths.newEvent(on: openDay), day: openDay, month: month)
  }

  private func content(of page: MonthPage) -> MonthGridContent {
    .items(
      of: page, text: MonthItemText(words),
      item: { Paths.event($0.key, occurrence: $0.recurrenceID) }, day: Paths.day)
  }

  private var links: MonthGridLinks {
    let month = month
    return MonthGridLinks(
      day: Paths.day,
      add: Paths.newEvent(on:),
      select: { Paths.month(selecting: $0, on: month) },
      monthPattern: Paths.monthPattern)
  }

  private var panel: HTML {
    let day = openDay
    let items = page.items.filter { $0.days.contains(day) }
      .sorted { CalendarItem.precedes($0, $1, on: day) }
    let rows: HTML =
      items.isEmpty
      ? "<p class=\"empty-line\">\(strings.emptyDay)</p>"
      : DayRows(words: words, style: .compact, limit: MonthView.panelLimit)
        .html(items, on: day)
    return """
      <section class="panel" aria-labelledby="panel-heading"><div class="panel-head">\
      <h2 id="panel-heading">\(labels.weekdayAndDay(day))</h2>\
      <a class="round" href="\(Paths.newEvent(on: day))" \
      aria-label="\(strings.newEventSpoken(on: labels.day(day)))"><span>\(Icon.plus.html)</span></a>\
      </div>\(rows)</section>
      """
  }
}
