public import CalendarCore

/// What a month of one kind (a schedule, a diary, ranges) puts into the rows and cells of a
/// ``MonthGridHTML``.
///
/// Classes are strings of names with a space before each. Whatever reaches over several columns
/// stands in the cell of its first one and takes its width from a class, `span-3`.
public struct MonthGridContent {
  /// Classes of the whole grid, besides `month`.
  public var gridClasses: String
  /// Classes of a row, by its number from the top, besides `week`.
  public var rowClasses: (Int) -> String
  /// Classes of a day, besides those that every grid gives it.
  public var cellClasses: (DayCell) -> String
  /// Writes what stands in a cell after the day's number.
  public var write: (MonthGridPlace, inout HTMLWriter) -> Void

  /// Makes the content.
  public init(
    gridClasses: String = "", rowClasses: @escaping (Int) -> String = { _ in "" },
    cellClasses: @escaping (DayCell) -> String = { _ in "" },
    write: @escaping (MonthGridPlace, inout HTMLWriter) -> Void
  ) {
    self.gridClasses = gridClasses
    self.rowClasses = rowClasses
    self.cellClasses = cellClasses
    self.write = write
  }
}

/// A day of a month grid and where it stands.
public struct MonthGridPlace {
  /// The day.
  public var cell: DayCell
  /// The row, from 0 at the top.
  public var row: Int
  /// The column, from 0 at the start of the row.
  public var column: Int
}

extension MonthGridContent {
  /// The items of a page as bars and lines in lanes, with "+2" where a row holds no more.
  ///
  /// The width, lane and hue of a piece are classes (`span-3 lane-1 hue-sky`), because a strict
  /// content security policy allows no style attributes. `cut-start` and `cut-end` mark a piece whose
  /// item goes on.
  ///
  /// - Parameters:
  ///   - page: the page that the grid draws.
  ///   - text: the words of the items.
  ///   - item: the page of an item.
  ///   - day: where the overflow mark of a day leads.
  public static func items(
    of page: GridPage, text: MonthItemText, item: @escaping (CalendarItem) -> String,
    day: @escaping (Day) -> String
  ) -> MonthGridContent {
    MonthGridContent(
      rowClasses: { row in
        let week = page.weeks[row]
        return " lanes-\(week.laneCount)\(week.hasMore ? " has-more" : "")"
      },
      write: { place, html in
        for segment in page.weeks[place.row].segments where segment.startColumn == place.column {
          guard page.items.indices.contains(segment.item) else { continue }
          let shown = page.items[segment.item]
          write(segment, of: shown, text: text, link: item(shown), to: &html)
        }
        if place.cell.more > 0 {
          writeMore(place.cell, text: text, link: day(place.cell.day), to: &html)
        }
      })
  }

  private static func write(
    _ segment: Segment, of item: CalendarItem, text: MonthItemText, link: String,
    to html: inout HTMLWriter
  ) {
    let title = text.title(item)
    var classes: HTML = item.isBar ? "bar span-\(segment.columnCount)" : "timed"
    if segment.continuesBefore { classes.append(" cut-start") }
    if segment.continuesAfter { classes.append(" cut-end") }
    // A title that a cell cannot hold is shown whole by the browser when the pointer rests on it.
    let tooltip = title.utf8.count > 20 ? title : nil
    html.write(
      """
      <a class="\(classes) lane-\(segment.lane) hue-\(item.hue.name)" href="\(link)" \
      data-uid="\(item.uid)" data-lane="\(segment.lane)"\
      \(attribute: "data-occurrence", item.recurrenceID) aria-label="\(text.spokenItem(item))"\
      \(attribute: "title", tooltip)>
      """)
    if !item.isBar, let time = item.startTime {
      html.write("<span class=\"time\">\(text.time(time))</span>")
    }
    html.write("<span class=\"title\" dir=\"auto\">\(title)</span></a>")
  }

  private static func writeMore(
    _ cell: DayCell, text: MonthItemText, link: String, to html: inout HTMLWriter
  ) {
    let long = text.more(cell.more)
    html.write(
      """
      <a class="more" href="\(link)" data-more="\(cell.more)" \
      aria-label="\(text.spokenMore(cell))"><span class="wide">\(long)</span>\
      <span class="narrow" dir="ltr">+\(cell.more)</span></a>
      """)
  }
}
