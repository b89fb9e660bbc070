import CalendarCore
import CalendarHTML
import Daybook

/// The header of a page that stands at a place in time: its heading with a picker, steps to the
/// neighbouring pages and to today, and the tools of the part.
struct PageTop {
  var frame: Frame
  /// The heading, and a shorter one for narrow screens where it differs.
  var heading: String
  var shortHeading: String
  var picker: HTML
  var pickerLabel: String
  /// The neighbouring pages; nil where there are none.
  var previous: (path: String, label: String)?
  var next: (path: String, label: String)?
  var todayPath: String
  /// Whether today is what the page shows; the link to it then stands back on a phone.
  var showsToday: Bool
  /// Whether a month grid follows, whose weekday row ends the header.
  var isAboveMonth = false

  /// The header with the tools at its end.
  func html(tools: HTML) -> HTML {
    let ruled: HTML = isAboveMonth ? " month-top" : " ruled"
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
      <div class="step">\(PageTop.step(previous, relation: "prev", Icon.chevronStart.html))\
      <a class="button" href="\(todayPath)">\(frame.strings.today)</a>\
      \(PageTop.step(next, relation: "next", Icon.chevronEnd.html))</div>
      <div class="tools">\(tools)</div>
      </header>
      """
  }

  /// A button that goes a page on; where there is none, its drawing stays and does nothing.
  private static func step(
    _ target: (path: String, label: String)?, relation: String?, _ icon: HTML
  ) -> HTML {
    guard let target else {
      return "<span class=\"icon-button off\" aria-hidden=\"true\">\(icon)</span>"
    }
    return """
      <a class="icon-button"\(attribute: "rel", relation) href="\(target.path)" \
      aria-label="\(target.label)">\(icon)</a>
      """
  }
}

extension PageTop {
  /// A step to a month, or nil where time or the bounds end.
  static func step(
    to month: Month, _ label: String, path: (Month) -> String, bounds: DateBounds = .unbounded
  ) -> (path: String, label: String)? {
    guard Month.nameable.contains(month), !bounds.intersection(month.days).isEmpty else {
      return nil
    }
    return (path(month), label)
  }

  /// A step to a day, or nil where time ends.
  static func step(to day: Day, _ label: String) -> (path: String, label: String)? {
    Month.nameable.contains(day.month) ? (Paths.day(day), label) : nil
  }

  /// The pop-up that jumps to a month: the months of the year, the neighbouring years, and a field.
  ///
  /// - Parameters:
  ///   - path: the address of a month.
  ///   - jump: where a typed month goes, as the parameter `month`.
  ///   - bounds: the days that are offered; a month without any leads nowhere.
  static func monthPicker(
    _ month: Month, frame: Frame, path: (Month) -> String, jump: String,
    bounds: DateBounds = .unbounded
  ) -> HTML {
    let strings = frame.strings
    let labels = frame.labels
    let first = month.advanced(by: 1 - month.number)
    let months = (0..<12).map { offset in
      let candidate = first.advanced(by: offset)
      let name = labels.shortMonthName(candidate)
      guard !bounds.intersection(candidate.days).isEmpty else {
        let item: HTML = "<li><span>\(name)</span></li>"
        return item
      }
      let link: HTML = """
        <li><a href="\(path(candidate))"\
        \(attribute: "aria-current", candidate == month ? "date" : nil)>\(name)</a></li>
        """
      return link
    }
    func yearStep(_ count: Int, _ label: String, _ icon: Icon) -> HTML {
      let nearest = bounds.clamp(month.advanced(by: 12 * count).firstDay).month
      return step(
        nearest.year == month.year || !Month.nameable.contains(nearest)
          ? nil : (path(nearest), label), relation: nil, icon.small)
    }
    return """
      <div class="year-row">\(yearStep(-1, strings.previousYear, .chevronStart))\
      <span>\(labels.year(month))</span>\
      \(yearStep(1, strings.nextYear, .chevronEnd))</div>\
      <ul class="months">\(months)</ul>\
      <form class="jump" action="\(jump)"><label>\(strings.yearAndMonth)\
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
