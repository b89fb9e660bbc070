import CalendarCore
import CalendarHTML
import Daybook

/// The items of one day as rows: when, a stripe in the item's hue, title, note.
struct DayRows {
  /// How much the rows say. The compact ones stand under a grid, whose pieces carry the UIDs.
  enum Style: Hashable, Sendable {
    /// The start in a narrow column, the rest below the title.
    case compact
    /// Start and end in a wide column, the place below the title.
    case full
    /// Start and end in a wide column, the position in a longer item behind the title.
    case list
  }

  var words: ItemWords
  var style: Style
  /// The most rows; what is beyond them is counted, with a link to the day.
  var limit = Int.max
  /// Where the rest is; nil for the day's page.
  var restPath: String?

  /// The list of rows.
  func html(_ items: [CalendarItem], on day: Day) -> HTML {
    html(Array(items.prefix(limit)), of: items.count, on: day)
  }

  /// Rows and, when they are not all that the day has, how many more there are.
  ///
  /// - Parameter count: how many items the day has.
  func html(_ items: [CalendarItem], of count: Int, on day: Day) -> HTML {
    let rows = items.map { row($0, on: day) }
    let rest = count - items.count
    guard rest > 0 else { return "<ul class=\"rows\">\(rows)</ul>" }
    return """
      <ul class="rows">\(rows)<li><a class="row rest" href="\(restPath ?? Paths.day(day))">\
      <span class="when"></span><span class="stripe"></span><span class="what">\
      <span class="title">\(words.strings.moreSpoken(rest, on: words.labels.day(day)))</span></span></a>\
      </li></ul>
      """
  }

  private func row(_ item: CalendarItem, on day: Day) -> HTML {
    let when = style == .compact ? words.shortWhen(item, on: day) : words.when(item, on: day)
    let note =
      switch style {
      case .compact: words.note(item, on: day)
      case .full:
        [words.position(item, on: day) ?? "", words.details(item).place]
          .filter { !$0.isEmpty }.joined(separator: " · ")
      case .list: words.position(item, on: day) ?? ""
      }
    let below: HTML = note.isEmpty ? "" : "<span class=\"note\">\(note)</span>"
    return """
      <li><a class="row hue-\(item.hue.name)" \
      href="\(Paths.event(item.key, occurrence: item.recurrenceID))"\
      \(attribute: "data-uid", style == .compact ? nil : item.uid)\
      \(attribute: "data-occurrence", item.recurrenceID)>\
      <span class="when">\(when)</span><span class="stripe"></span><span class="what">\
      <span class="title" dir="auto">\(words.title(item))</span>\(below)</span></a></li>
      """
  }
}
