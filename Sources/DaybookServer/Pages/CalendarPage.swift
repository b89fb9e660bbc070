import CalendarHTML
import Daybook

/// One calendar: its name and hue to change, its file to download, and the way to delete it.
struct CalendarPage: Sendable {
  var frame: Frame
  var calendar: CalendarEntry
  var fields: CalendarFields
  var counts: ObjectCounts

  /// The whole page.
  var page: [UInt8] { frame.page(html) }

  private var html: HTML {
    let strings = frame.strings
    return """
      <form class="sheet calendar-sheet" method="post" action="\(Paths.calendar(calendar.id))" novalidate>\
      \(frame.csrfField)
      <header class="sheet-head"><h1 id="heading">\(strings.editCalendar)</h1>\
      <a class="icon-button close" href="\(Paths.settingsOfCalendars)" \
      aria-label="\(strings.close)">\(Icon.close.html)</a>\
      <button class="button primary save">\(strings.save)</button></header>
      <div class="sheet-body">
      \(fields.html(strings))
      <div class="field"><span class="label">\(strings.whatItHolds)</span>\
      <div class="value middle">\(strings.contents(counts))</div></div>
      <div class="field"><span class="label">\(strings.file)</span><div class="value middle">\
      \(HTML.download(Paths.export(calendar: calendar.id), of: calendar.name, strings))</div></div>
      </div>
      <footer class="sheet-foot"><div class="end">\
      <a class="button large" href="\(Paths.settingsOfCalendars)">\(strings.cancel)</a>\
      <button class="button primary large">\(strings.save)</button></div>\
      <button class="button danger large" formaction="\(Paths.deleteCalendar(calendar.id))">\
      \(Icon.trash.small)\(strings.deleteCalendar)</button></footer>
      </form>
      """
  }
}

/// What a person sees before a calendar goes with all it holds.
struct DeleteCalendarPage: Sendable {
  var frame: Frame
  var calendar: CalendarEntry
  var counts: ObjectCounts

  /// The whole page.
  var page: [UInt8] { frame.page(html) }

  private var html: HTML {
    let strings = frame.strings
    return """
      <form class="sheet question" method="post" action="\(Paths.deleteCalendar(calendar.id))">\
      \(frame.csrfField)<input type="hidden" name="confirmed" value="1">
      <header class="sheet-head"><h1 id="heading" dir="auto">\
      \(strings.askToDelete(calendar: calendar.name))</h1></header>
      <div class="sheet-body"><p class="what"><strong>\(strings.goesAsWell(counts))</strong></p>
      <p class="lead">\(strings.deleteCalendarHint)</p>
      <p>\(HTML.download(Paths.export(calendar: calendar.id), of: calendar.name, strings))</p></div>
      <footer class="sheet-foot kept"><div class="end">\
      <a class="button large" href="\(Paths.calendar(calendar.id))">\(strings.cancel)</a>\
      <button class="button primary large">\(strings.deleteCalendar)</button></div></footer>
      </form>
      """
  }
}

extension HTML {
  /// A button that downloads a calendar's file.
  static func download(_ path: String, of name: String, _ strings: Strings) -> HTML {
    """
    <a class="button" href="\(path)" download>\(Icon.download.small)\(strings.download)\
    <span class="spoken">: \(name)</span></a>
    """
  }
}
