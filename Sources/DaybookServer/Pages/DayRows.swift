import CalendarCore
import CalendarHTML

/// The items of one day as rows: when, a stripe in the item's hue, title, note.
struct DayRows {
  /// How much the rows say.
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

  /// The list of rows.
  func html(_ items: [CalendarItem], on day: Day) -> HTML {
    "<ul class=\"rows\">\(items.map { row($0, on: day) })</ul>"
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
      href="\(Paths.event(item.key, occurrence: item.recurrenceID))" data-uid="\(item.uid)"\
      \(attribute: "data-occurrence", item.recurrenceID)>\
      <span class="when">\(when)</span><span class="stripe"></span><span class="what">\
      <span class="title" dir="auto">\(words.title(item))</span>\(below)</span></a></li>
      """
  }
}
