import CalendarCore
import CalendarHTML
import Daybook

/// A day: what lasts all day as bars, then everything with a time in order.
struct DayView {
  var frame: Frame
  var day: Day
  /// The reader's today.
  var today: Day
  /// The day's items, in any order.
  var items: [CalendarItem]
  /// How many items stood on the pages of the day before this one.
  var skipped = 0
  var details: @Sendable (CalendarItem) -> ItemDetails

  /// The most items on a page; the rest is on the next.
  static let pageLimit = 1_000

  /// The whole page.
  var html: [UInt8] { frame.page(content) }

  private var strings: Strings { frame.strings }
  private var labels: LocaleLabels { frame.labels }

  private var words: ItemWords {
    ItemWords(labels: labels, year: day.year, details: details)
  }

  private var content: HTML {
    let ordered = items.filter { $0.days.contains(day) }
      .sorted { CalendarItem.precedes($0, $1, on: day) }
    let shown = ordered.dropFirst(skipped).prefix(DayView.pageLimit)
    let rest = max(ordered.count - skipped - shown.count, 0)
    let allDay = shown.filter(\.isAllDay)
    let timed = shown.filter { !$0.isAllDay }
    let rows = DayRows(
      words: words, style: .full, restPath: Paths.day(day, skipping: skipped + shown.count))
    let body: HTML =
      ordered.isEmpty
      ? """
      <p class="empty-line">\(strings.emptyDay)</p>
      """
      : """
      \(allDay.isEmpty ? "" : bars(allDay))\
      \(timed.isEmpty && rest == 0 ? "" : rows.html(timed, of: timed.count + rest, on: day))
      """
    return """
      \(header.html)
      <div class="day"\(attribute: "lang", frame.language.tag)>\(body)</div>
      """
  }

  private var header: ViewHeader {
    ViewHeader(
      top: PageTop(
        frame: frame,
        heading: day.year == today.year ? labels.weekdayAndDay(day) : labels.fullDate(day),
        shortHeading: labels.shortDay(day),
        picker: PageTop.dayPicker(day, frame: frame), pickerLabel: strings.chooseDay,
        previous: PageTop.step(to: day.advanced(by: -1), strings.previousDay),
        next: PageTop.step(to: day.advanced(by: 1), strings.nextDay),
        todayPath: Paths.day(today), showsToday: day == today),
      view: .day,
      newEventPath: Paths.newEvent(on: day), day: day, month: day.month)
  }

  private func bars(_ items: [CalendarItem]) -> HTML {
    let piece = DayItemPiece(words: words, day: day)
    let rows = items.map { item in
      let row: HTML = "<li>\(piece.html(item, note: words.position(item, on: day)))</li>"
      return row
    }
    return """
      <div class="all-day"><span class="when">\(strings.allDayShort)</span><ul>\(rows)</ul></div>
      """
  }
}
