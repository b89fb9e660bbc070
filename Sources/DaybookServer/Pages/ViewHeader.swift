import CalendarCore
import CalendarHTML
import Daybook

/// The views of the calendar that can be switched between.
enum CalendarView: CaseIterable, Hashable, Sendable {
  case month
  case day
  case list
}

/// The header of the month, the day and the list: heading with its picker, steps, views and the
/// button for a new event.
struct ViewHeader {
  var frame: Frame
  var view: CalendarView
  /// The heading, and a shorter one for narrow screens where it differs.
  var heading: String
  var shortHeading: String
  var picker: HTML
  var pickerLabel: String
  var previous: (path: String, label: String)?
  var next: (path: String, label: String)?
  var todayPath: String
  /// Whether today is what the page shows; the link to it then stands back on a phone.
  var showsToday: Bool
  var newEventPath: String
  /// The day and the month that the other views open with.
  var day: Day
  var month: Month

  var html: HTML {
    let strings = frame.strings
    let ruled: HTML = view == .month ? " month-top" : " ruled"
    let away: HTML = showsToday ? "" : " away"
    let title: HTML =
      heading == shortHeading
      ? "\(heading)"
      : "<span class=\"wide\">\(heading)</span><span class=\"narrow\">\(shortHeading)</span>"
    return """
      <header class="top\(ruled)\(away)">
      <div class="heading"><h1 id="heading">\(title)</h1>\
      <details class="pop" name="pop"><summary aria-label="\(pickerLabel)">\(Icon.chevronDown.small)\
      </summary><div class="pop-panel">\(picker)</div></details></div>
      <div class="step">\(step(previous, "prev", .chevronStart))\
      <a class="button" href="\(todayPath)">\(strings.today)</a>\
      \(step(next, "next", .chevronEnd))</div>
      <div class="tools"><nav class="segments" aria-label="\(strings.view)">\(viewLinks(name(of:)))</nav>\
      <details class="pop view-menu" name="pop"><summary class="button">\(longName(of: view))\
      \(Icon.chevronDown.small)</summary><nav class="pop-panel" aria-label="\(strings.view)">\
      \(viewLinks(longName(of:)))<a class="menu-today" href="\(todayPath)">\(strings.today)</a>\
      </nav></details>\
      <a class="button primary" href="\(newEventPath)">\(Icon.plus.small)<span class="label">\
      \(strings.newEvent)</span></a></div>
      </header>
      """
  }

  private func step(_ target: (path: String, label: String)?, _ relation: String, _ icon: Icon)
    -> HTML
  {
    guard let target else { return "" }
    return """
      <a class="icon-button" rel="\(relation)" href="\(target.path)" \
      aria-label="\(target.label)">\(icon.html)</a>
      """
  }

  private func viewLinks(_ name: (CalendarView) -> String) -> [HTML] {
    CalendarView.allCases.map { candidate in
      let path =
        switch candidate {
        case .month: Paths.month(month)
        case .day: Paths.day(day)
        case .list: Paths.agenda(month)
        }
      let link: HTML = """
        <a href="\(path)"\(attribute: "aria-current", candidate == view ? "page" : nil)>\
        \(name(candidate))</a>
        """
      return link
    }
  }

  private func name(of view: CalendarView) -> String {
    switch view {
    case .month: frame.strings.monthView
    case .day: frame.strings.dayView
    case .list: frame.strings.listView
    }
  }

  private func longName(of view: CalendarView) -> String {
    switch view {
    case .month: frame.strings.monthViewLong
    case .day: frame.strings.dayViewLong
    case .list: frame.strings.listView
    }
  }
}

extension ViewHeader {
  /// A step to a month, or nil where time ends.
  static func step(
    to month: Month, _ label: String, path: (Month) -> String
  ) -> (path: String, label: String)? {
    Month.nameable.contains(month) ? (path(month), label) : nil
  }

  /// A step to a day, or nil where time ends.
  static func step(to day: Day, _ label: String) -> (path: String, label: String)? {
    Month.nameable.contains(day.month) ? (Paths.day(day), label) : nil
  }

  /// The pop-up that jumps to a month: the months of the year, the neighbouring years, and a field.
  static func monthPicker(_ month: Month, frame: Frame, path: (Month) -> String) -> HTML {
    let strings = frame.strings
    let labels = frame.labels
    let first = month.advanced(by: 1 - month.number)
    let months = (0..<12).map { offset in
      let candidate = first.advanced(by: offset)
      let link: HTML = """
        <li><a href="\(path(candidate))"\
        \(attribute: "aria-current", candidate == month ? "date" : nil)>\
        \(labels.shortMonthName(candidate))</a></li>
        """
      return link
    }
    return """
      <div class="year-row"><a class="icon-button" href="\(path(month.advanced(by: -12)))" \
      aria-label="\(strings.previousYear)">\(Icon.chevronStart.small)</a>\
      <span>\(labels.year(month))</span>\
      <a class="icon-button" href="\(path(month.advanced(by: 12)))" \
      aria-label="\(strings.nextYear)">\(Icon.chevronEnd.small)</a></div>\
      <ul class="months">\(months)</ul>\
      <form class="jump" action="\(Paths.monthJump)"><label>\(strings.yearAndMonth)\
      <input class="input" name="month" value="\(month.description)" inputmode="numeric" \
      autocomplete="off" maxlength="8"></label><button class="button">\(strings.go)</button></form>
      """
  }

  /// The pop-up that jumps to a day.
  static func dayPicker(_ day: Day, frame: Frame) -> HTML {
    """
    <form class="jump" action="\(Paths.dayJump)"><label>\(frame.strings.date)\
    <input class="input" type="date" name="date" value="\(day.description)" required></label>\
    <button class="button">\(frame.strings.go)</button></form>
    """
  }
}
