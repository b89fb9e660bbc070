public import CalendarCore

/// Draws a month page as a grid of links (WAI-ARIA grid), the same for every kind of month.
///
///     <div class="month" role="grid" aria-labelledby="heading" data-month="2026-03">
///       <div class="weekdays" role="row"> 7 × columnheader </div>
///       <div class="weeks" role="rowgroup">
///         <div class="week lanes-2" role="row">
///           <div class="cell" role="gridcell" data-date="2026-03-10"> number, content </div> × 7
///
/// What stands under the numbers is a ``MonthGridContent``. A blank place is an empty cell of class
/// `blank`; a day out of bounds has the class `beyond`, is disabled and leads nowhere.
public struct MonthGridHTML {
  /// The words.
  public var text: MonthGridText
  /// The links.
  public var links: MonthGridLinks
  /// The `id` of the heading that names the grid.
  public var headingID: String
  /// The selected day, if any.
  public var selected: Day?
  /// The selected days of a grid where there may be several.
  public var selection = DaySelection()
  /// The days that can be reached, for scripts; nil for all.
  public var bounds: DateBounds?

  /// Makes a renderer.
  public init(
    text: MonthGridText, links: MonthGridLinks, headingID: String, selected: Day? = nil,
    bounds: DateBounds? = nil
  ) {
    self.text = text
    self.links = links
    self.headingID = headingID
    self.selected = selected
    self.bounds = bounds
  }

  /// Writes the grid of a page.
  public func write(_ page: GridPage, content: MonthGridContent, to html: inout HTMLWriter) {
    html.write(
      """
      <div class="month\(content.gridClasses)" role="grid" aria-labelledby="\(headingID)" \
      aria-colcount="\(page.grid.columnCount)" data-month="\(page.month.description)"\
      \(attribute: "data-page", links.monthPattern)\
      \(attribute: "data-minimum", bounds?.minimum?.description)\
      \(attribute: "data-maximum", bounds?.maximum?.description) \
      data-activate="\(links.activation.rawValue)">
      """)
    html.write("<div class=\"weekdays\" role=\"row\">")
    for weekday in page.grid.weekdays {
      html.write(
        """
        <div class="weekday\(weekendClass(weekday))" role="columnheader" \
        aria-label="\(text.weekday(weekday))">\
        <span>\(text.shortWeekday(weekday))</span></div>
        """)
    }
    html.write("</div><div class=\"weeks\" role=\"rowgroup\">")
    for row in page.weeks.indices {
      html.write("<div class=\"week\(content.rowClasses(row))\" role=\"row\">")
      let cells = page.weeks[row].cells
      for column in cells.indices {
        guard let cell = cells[column] else {
          html.write("<div class=\"cell blank\" role=\"gridcell\"></div>")
          continue
        }
        writeOpening(
          of: cell, classes: content.cellClasses(cell), attributes: content.cellAttributes(cell),
          to: &html)
        content.write(MonthGridPlace(cell: cell, row: row, column: column), &html)
        html.write("</div>")
      }
      html.write("</div>")
    }
    html.write("</div></div>")
  }

  private func writeOpening(
    of cell: DayCell, classes more: String, attributes: HTML, to html: inout HTMLWriter
  ) {
    let isSelected = cell.day == selected || selection.contains(cell.day)
    var classes = weekendClass(cell.day.weekday)
    if !cell.isInMonth { classes.append(" out") }
    if cell.isToday { classes.append(" today") }
    if isSelected { classes.append(" selected") }
    if !cell.isWithinBounds { classes.append(" beyond") }
    html.write(
      """
      <div class="cell\(classes)\(more)" role="gridcell" data-date="\(cell.day.description)"\
      \(attribute: "aria-current", cell.isToday ? "date" : nil)\
      \(attribute: "aria-selected", isSelected ? "true" : nil)\
      \(attribute: "aria-disabled", cell.isWithinBounds ? nil : "true")\(attributes)>
      """)
    guard cell.isWithinBounds, let day = links.day else {
      html.write("<span class=\"number\" aria-label=\"\(text.spokenDay(cell))\" role=\"img\">")
      writeNumber(of: cell, to: &html)
      html.write("</span>")
      return
    }
    if let add = links.add { writeSilentLink("add", to: add(cell.day), in: &html) }
    if let select = links.select { writeSilentLink("pick", to: select(cell.day), in: &html) }
    html.write(
      "<a class=\"number\" href=\"\(day(cell.day))\" aria-label=\"\(text.spokenDay(cell))\">")
    writeNumber(of: cell, to: &html)
    html.write("</a>")
  }

  /// A link over the whole cell for the pointer; whoever has none reaches the same otherwise.
  private func writeSilentLink(_ name: String, to address: String, in html: inout HTMLWriter) {
    html.write(
      "<a class=\"\(name)\" href=\"\(address)\" tabindex=\"-1\" aria-hidden=\"true\"></a>")
  }

  private func writeNumber(of cell: DayCell, to html: inout HTMLWriter) {
    if !cell.isInMonth, cell.day.dayOfMonth == 1, let label = text.neighbourDay?(cell.day) {
      html.write("<span class=\"wide\">\(label)</span><span class=\"narrow\">1</span>")
    } else {
      html.write("<span>\(cell.day.dayOfMonth)</span>")
    }
  }

  private func weekendClass(_ weekday: Weekday) -> HTML {
    switch weekday {
    case .sunday: " sun"
    case .saturday: " sat"
    default: ""
    }
  }
}
