import CalendarCore
import CalendarHTML
import Daybook

/// Everything on a day, for a pop-up beside its cell in the month: a piece of HTML, not a page.
struct DayPopUp {
  var labels: LocaleLabels
  var day: Day
  /// The day's items, in any order.
  var items: [CalendarItem]
  var details: @Sendable (CalendarItem) -> ItemDetails

  /// The most items; the day's page has the rest.
  private static let limit = 100

  private var strings: Strings { Strings(labels.language) }

  /// The pop-up.
  var html: [UInt8] {
    let piece = DayItemPiece(
      words: ItemWords(labels: labels, year: day.year, details: details), day: day)
    let ordered = items.filter { $0.days.contains(day) }.sorted(by: CalendarItem.precedes)
    let rows = ordered.prefix(DayPopUp.limit).map { item in
      let row: HTML = "<li>\(piece.html(item))</li>"
      return row
    }
    let content: HTML = """
      <div class="day-pop" role="dialog" aria-labelledby="day-pop-heading" tabindex="-1">\
      <div class="day-pop-head"><div><p>\(labels.weekdayName(day.weekday))</p>\
      <h2 id="day-pop-heading">\(labels.day(day)) <span>\(strings.inAll(ordered.count))</span></h2></div>\
      <button type="button" class="icon-button" data-close aria-label="\(strings.close)">\
      \(Icon.close.small)</button></div><ul>\(rows)</ul>\
      <a class="link" href="\(Paths.day(day))">\(strings.openDay)</a></div>
      """
    return content.bytes
  }
}
