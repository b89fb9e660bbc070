import CalendarCore
import CalendarHTML
import Daybook

/// The calendars in the settings: each with a box that shows or hides it and a link to its page, and a
/// form for a new one.
struct CalendarsSection: Sendable {
  /// What each calendar holds, by its key; a calendar that is not in it is empty.
  var counts: [Int64: ObjectCounts] = [:]
  /// The fields of a new calendar.
  var new = CalendarFields()

  /// The content of the section.
  func html(_ frame: Frame) -> HTML {
    let strings = frame.strings
    return """
      \(frame.calendars.isEmpty ? empty(strings) : list(frame))
      <section class="new-one" aria-labelledby="new-calendar"><h3 id="new-calendar">\
      \(strings.newCalendar)</h3>
      <form class="form-grid" method="post" action="\(Paths.calendars)">\(frame.csrfField)
      \(new.html(strings))
      <div class="act"><button class="button large">\(strings.makeCalendar)</button></div>
      </form></section>
      """
  }

  private func empty(_ strings: Strings) -> HTML {
    "<p class=\"empty-line\">\(strings.noCalendars)</p>"
  }

  private func list(_ frame: Frame) -> HTML {
    """
    <p class="lead">\(frame.strings.calendarsHint)</p>
    <form method="post" action="\(Paths.calendarVisibility)">\(frame.csrfField)\
    <input type="hidden" name="return" value="\(Paths.settingsOfCalendars)">\
    <ul class="calendar-list">\(frame.calendars.map { row($0, frame.strings) })</ul></form>
    """
  }

  private func row(_ calendar: CalendarEntry, _ strings: Strings) -> HTML {
    let contents = strings.contents(counts[calendar.id] ?? ObjectCounts())
    return """
      <li><button class="toggle hue-\(calendar.hue.name)" \
      name="\(calendar.isVisible ? "hide" : "show")" value="\(String(calendar.id))" \
      aria-pressed="\(calendar.isVisible ? "true" : "false")"><span class="box">\
      \(Icon.check.html)</span><span class="spoken">\(strings.showCalendar(calendar.name))</span>\
      </button><a href="\(Paths.calendar(calendar.id))"><span class="name" dir="auto">\
      \(calendar.name)</span><span class="spoken">, </span><span class="count">\(contents)</span>\
      \(Icon.chevronEnd.small)</a></li>
      """
  }
}
