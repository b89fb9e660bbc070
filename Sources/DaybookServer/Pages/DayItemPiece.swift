import CalendarCore
import CalendarHTML
import Daybook

/// An item on one of its days, drawn as it is in the month: a bar with its cuts, or a line with its
/// time.
struct DayItemPiece {
  var words: ItemWords
  var day: Day

  /// The link to an item.
  ///
  /// - Parameter note: what stands behind the title.
  func html(_ item: CalendarItem, note: String? = nil) -> HTML {
    var classes: HTML = item.isBar ? "bar" : "timed"
    if item.isBar, item.days.start < day { classes.append(" cut-start") }
    if item.isBar, item.days.last > day { classes.append(" cut-end") }
    let time: HTML =
      item.isBar
      ? "" : item.startTime.map { "<span class=\"time\">\(words.labels.cellTime($0))</span>" } ?? ""
    let behind: HTML = note.map { "<span class=\"note\">\($0)</span>" } ?? ""
    return """
      <a class="\(classes) hue-\(item.hue.name)" \
      href="\(Paths.event(item.key, occurrence: item.recurrenceID))" data-uid="\(item.uid)"\
      \(attribute: "data-occurrence", item.recurrenceID) aria-label="\(words.spoken(item))">\
      \(time)<span class="title" dir="auto">\(words.title(item))</span>\(behind)</a>
      """
  }
}
