public import CalendarCore

/// Draws a month page as a grid of links (WAI-ARIA grid).
///
///     <div class="month" role="grid" aria-labelledby="heading" data-month="2026-03">
///       <div class="weekdays" role="row"> 7 × columnheader </div>
///       <div class="weeks" role="rowgroup">
///         <div class="week lanes-2" role="row">
///           <div class="cell" role="gridcell" data-date="2026-03-10"> number, pieces, "+2" </div> × 7
///
/// A piece of an item stands in the cell of its first column and reaches over the following ones; its
/// width, lane and hue are classes (`span-3 lane-1 hue-sky`), because a strict content security
/// policy allows no style attributes. A blank place is an empty cell of class `blank`. `cut-start` and `cut-end` mark a piece whose item goes on.
public struct MonthGridHTML {
  /// The words.
  public var text: MonthGridText
  /// The links.
  public var links: MonthGridLinks
  /// The `id` of the heading that names the grid.
  public var headingID: String
  /// The selected day, if any.
  public var selected: Day?

  /// Makes a renderer.
  public init(
    text: MonthGridText, links: MonthGridLinks, headingID: String, selected: Day? = nil
  ) {
    self.text = text
    self.links = links
    self.headingID = headingID
    self.selected = selected
  }

  /// Writes the grid of a page.
  public func write(_ page: MonthPage, to html: inout HTMLWriter) {
    html.write(
      """
      <div class="month" role="grid" aria-labelledby="\(headingID)" \
      aria-colcount="\(page.grid.columnCount)" data-month="\(page.month.description)"\
      \(attribute: "data-page", links.monthPattern) \
      data-activate="\(links.activation.rawValue)">
      """)
    html.write("<div class=\"weekdays\" role=\"row\">")
    for weekday in page.grid.weekdays {
      html.write(
        """
        <div class="weekday\(weekendClass(weekday))" role="columnheader" \
        aria-label="\(text.weekday(weekday))">\
        <span aria-hidden="true">\(text.shortWeekday(weekday))</span></div>
        """)
    }
    html.write("</div><div class=\"weeks\" role=\"rowgroup\">")
    for week in page.weeks { write(week, of: page, to: &html) }
    html.write("</div></div>")
  }

  private func write(_ week: WeekRow, of page: MonthPage, to html: inout HTMLWriter) {
    let more: HTML = week.hasMore ? " has-more" : ""
    html.write("<div class=\"week lanes-\(week.laneCount)\(more)\" role=\"row\">")
    for column in week.cells.indices {
      guard let cell = week.cells[column] else {
        html.write("<div class=\"cell blank\" role=\"gridcell\"></div>")
        continue
      }
      writeOpening(of: cell, to: &html)
      for segment in week.segments where segment.startColumn == column {
        guard page.items.indices.contains(segment.item) else { continue }
        write(segment, of: page.items[segment.item], to: &html)
      }
      if cell.more > 0 { writeMore(cell, to: &html) }
      html.write("</div>")
    }
    html.write("</div>")
  }

  private func writeOpening(of cell: DayCell, to html: inout HTMLWriter) {
    let isSelected = cell.day == selected
    var classes = weekendClass(cell.day.weekday)
    if !cell.isInMonth { classes.append(" out") }
    if cell.isToday { classes.append(" today") }
    if isSelected { classes.append(" selected") }
    html.write(
      """
      <div class="cell\(classes)" role="gridcell" data-date="\(cell.day.description)"\
      \(attribute: "aria-current", cell.isToday ? "date" : nil)\
      \(attribute: "aria-selected", isSelected ? "true" : nil)>
      """)
    if let newEvent = links.newEvent {
      html.write(
        """
        <a class="add" href="\(newEvent(cell.day))" tabindex="-1" aria-hidden="true"></a>
        """)
    }
    if let select = links.select {
      html.write(
        """
        <a class="pick" href="\(select(cell.day))" tabindex="-1" aria-hidden="true"></a>
        """)
    }
    html.write(
      "<a class=\"number\" href=\"\(links.day(cell.day))\" aria-label=\"\(text.spokenDay(cell))\">")
    if !cell.isInMonth, cell.day.dayOfMonth == 1 {
      html.write(
        "<span class=\"wide\">\(text.neighbourDay(cell.day))</span><span class=\"narrow\">1</span>")
    } else {
      html.write("<span>\(cell.day.dayOfMonth)</span>")
    }
    html.write("</a>")
  }

  private func write(_ segment: Segment, of item: CalendarItem, to html: inout HTMLWriter) {
    let title = text.title(item)
    var classes: HTML = item.isBar ? "bar span-\(segment.columnCount)" : "timed"
    if segment.continuesBefore { classes.append(" cut-start") }
    if segment.continuesAfter { classes.append(" cut-end") }
    // A title that a cell cannot hold is shown whole by the browser when the pointer rests on it.
    let tooltip = title.utf8.count > 20 ? title : nil
    html.write(
      """
      <a class="\(classes) lane-\(segment.lane) hue-\(item.hue.name)" href="\(links.item(item))" \
      data-uid="\(item.uid)" data-lane="\(segment.lane)"\
      \(attribute: "data-occurrence", item.recurrenceID) aria-label="\(text.spokenItem(item))"\
      \(attribute: "title", tooltip)>
      """)
    if !item.isBar, let time = item.startTime {
      html.write("<span class=\"time\">\(text.time(time))</span>")
    }
    html.write("<span class=\"title\" dir=\"auto\">\(title)</span></a>")
  }

  private func writeMore(_ cell: DayCell, to html: inout HTMLWriter) {
    let long = text.more(cell.more)
    html.write(
      """
      <a class="more" href="\(links.day(cell.day))" data-more="\(cell.more)" \
      aria-label="\(text.spokenMore(cell))"><span class="wide">\(long)</span>\
      <span class="narrow" dir="ltr">+\(cell.more)</span></a>
      """)
  }

  private func weekendClass(_ weekday: Weekday) -> HTML {
    switch weekday {
    case .sunday: " sun"
    case .saturday: " sat"
    default: ""
    }
  }
}
