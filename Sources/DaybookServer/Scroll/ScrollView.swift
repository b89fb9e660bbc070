import CalendarCore
import CalendarHTML
import Daybook

/// The scrolling calendar: some months from an anchor on, with links to the ones before and after. A
/// script makes them one list from the first day to the last.
struct ScrollView: Sendable {
  var frame: Frame
  var state: ScrollState
  var theme: ScrollTheme
  var today: Day
  var firstWeekday: Weekday
  /// The items of the months that are drawn.
  var items: [CalendarItem]

  /// The number of months that the server draws.
  static let monthCount = 3
  /// The most dots under a day.
  static let dotLimit = 3

  /// The whole page.
  var html: [UInt8] { frame.page(content) }

  private var strings: Strings { frame.strings }
  private var labels: LocaleLabels { frame.labels }

  /// The months that the server draws.
  static func months(of state: ScrollState) -> [Month] {
    let run = state.months
    let index = run.index(nearestTo: state.anchor.firstDay) ?? 0
    return run.positions(from: min(index, max(run.count - monthCount, 0)), count: monthCount)
      .compactMap { run.month(at: $0)?.days.start.month }
  }

  private var content: HTML {
    let months = ScrollView.months(of: state)
    return """
      \(header.html)
      <div class="scroll-weekdays" aria-hidden="true">\(weekdays)</div>
      \(more(to: months.first?.advanced(by: -ScrollView.monthCount), strings.earlierMonths))
      <div class="scroll-list"\(scriptData)>\(months.map(month))</div>
      \(more(to: months.last?.advanced(by: 1), strings.laterMonths))
      \(foot)
      """
  }

  private var header: ViewHeader {
    let anchor = state.anchor
    func path(_ month: Month) -> String { state.at(month).path }
    func step(_ count: Int, _ label: String) -> (path: String, label: String) {
      let bound = count < 0 ? state.bounds.start.month : state.bounds.last.month
      let target = anchor.advanced(by: count)
      return (path(count < 0 ? max(target, bound) : min(target, bound)), label)
    }
    let day = state.selection.extent?.first ?? max(anchor.firstDay, state.bounds.start)
    return ViewHeader(
      top: PageTop(
        frame: frame, heading: labels.monthHeading(anchor),
        shortHeading: labels.shortMonthHeading(anchor),
        picker: PageTop.monthPicker(
          anchor, frame: frame, path: path, jump: Paths.scroll, bounds: state.rules.bounds),
        pickerLabel: strings.chooseMonth, previous: step(-1, strings.previousMonth),
        next: step(1, strings.nextMonth), todayPath: path(today.month),
        showsToday: anchor == today.month, isAboveMonth: true),
      view: .scroll, newEventPath: Paths.newEvent(on: day), day: day, month: anchor)
  }

  private var weekdays: [HTML] {
    (0..<7).map { offset in
      let weekday = firstWeekday.advanced(by: offset)
      let column: HTML = "<span>\(labels.shortWeekdayName(weekday))</span>"
      return column
    }
  }

  private func more(to month: Month?, _ label: String) -> HTML {
    guard let month, !state.rules.bounds.intersection(near(month)).isEmpty else { return "" }
    return
      "<p class=\"scroll-more\"><a class=\"button\" href=\"\(state.at(month).path)\">\(label)</a></p>"
  }

  /// The days of the months that a link to `month` shows.
  private func near(_ month: Month) -> DaySpan {
    DaySpan(
      start: month.firstDay, end: month.advanced(by: ScrollView.monthCount).firstDay)
  }

  private func month(_ month: Month) -> HTML {
    var style = GridStyle(firstWeekday: firstWeekday)
    style.showsInDates = false
    style.showsOutDates = false
    style.bounds = state.bounds
    let page = GridPage(grid: DayGrid(month: month, style: style), today: today, items: items)
    let id = "month-\(month)"
    let labels = labels
    let strings = strings
    var grid = MonthGridHTML(
      text: MonthGridText(
        shortWeekday: labels.shortWeekdayName, weekday: labels.weekdayName,
        spokenDay: { strings.daySpoken(labels.fullDate($0.day), events: $0.total) }),
      links: MonthGridLinks(day: { state.tapping($0).path }, activation: .select), headingID: id,
      bounds: state.rules.bounds)
    grid.selection = state.selection
    var html = HTMLWriter()
    grid.write(page, content: dots(on: page), to: &html)
    return """
      <section class="scroll-month" aria-labelledby="\(id)">\
      <h2 id="\(id)">\(labels.monthHeading(month))</h2>\(HTML(html))</section>
      """
  }

  /// The look of each day, and a dot for each of its first items.
  private func dots(on page: GridPage) -> MonthGridContent {
    let source = DayFactSource(
      system: GregorianCalendar(), today: today, rules: state.rules, selection: state.selection)
    let month = CalendarMonth(page.month)
    let strings = strings
    return MonthGridContent(
      cellClasses: { cell in
        let facts = source.facts(of: cell.day, in: month, row: DaySpan(start: cell.day, count: 1))
        return theme.classes(of: facts) + ScrollView.runClass(facts.position)
      },
      write: { place, html in
        let day = place.cell.day
        if place.cell.isToday {
          html.write("<span class=\"today-label\" aria-hidden=\"true\">\(strings.today)</span>")
        }
        let hues = ScrollView.dots(of: page.items.filter { $0.days.contains(day) }, on: day)
        guard !hues.isEmpty else { return }
        let dots = hues.map { hue in
          let dot: HTML = "<i class=\"hue-\(hue.name)\"></i>"
          return dot
        }
        html.write("<span class=\"dots\" aria-hidden=\"true\">\(dots)</span>")
      })
  }

  /// The hues of a day's first items.
  static func dots(of items: [CalendarItem], on day: Day) -> [Hue] {
    items.sorted { CalendarItem.precedes($0, $1, on: day) }.prefix(dotLimit).map(\.hue)
  }

  private static func runClass(_ position: RangePosition?) -> String {
    switch position {
    case .start: " run run-start"
    case .middle: " run"
    case .end: " run run-end"
    case .single, nil: ""
    }
  }
}
