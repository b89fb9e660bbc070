import CalendarCore
import CalendarHTML
import Daybook

/// The views of the calendar that can be switched between.
enum CalendarView: CaseIterable, Hashable, Sendable {
  case month
  case day
  case list
  case scroll
}

/// The header of the month, the day and the list of the calendar, with the switch between them.
struct ViewHeader {
  var top: PageTop
  var view: CalendarView
  var newEventPath: String
  /// The day and the month that the other views open with.
  var day: Day
  var month: Month

  private var frame: Frame { top.frame }

  var html: HTML {
    let strings = frame.strings
    return top.html(
      tools: """
        <nav class="segments" aria-label="\(strings.view)">\(viewLinks(name(of:)))</nav>\
        <details class="pop view-menu" name="pop"><summary class="button">\(longName(of: view))\
        \(Icon.chevronDown.small)</summary><nav class="pop-panel" aria-label="\(strings.view)">\
        \(viewLinks(longName(of:)))<a class="menu-today" href="\(top.todayPath)">\(strings.today)</a>\
        </nav></details>\
        <a class="button primary" href="\(newEventPath)">\(Icon.plus.small)<span class="label">\
        \(strings.newEvent)</span></a>
        """)
  }

  private func viewLinks(_ name: (CalendarView) -> String) -> [HTML] {
    CalendarView.allCases.map { candidate in
      let path =
        switch candidate {
        case .month: Paths.month(month)
        case .day: Paths.day(day)
        case .list: Paths.agenda(month)
        case .scroll: "\(Paths.scroll)?month=\(month)"
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
    case .scroll: frame.strings.scrollView
    }
  }

  private func longName(of view: CalendarView) -> String {
    switch view {
    case .month: frame.strings.monthViewLong
    case .day: frame.strings.dayViewLong
    case .list: frame.strings.listView
    case .scroll: frame.strings.scrollView
    }
  }
}
