import CalendarCore
import CalendarHTML
import Daybook

/// The categories on a page, each with its colour, its number of ranges, and a press that shows or
/// hides it: chips under the grid, or a list in the side bar where there is one.
struct CategoryLegend {
  var frame: Frame
  var categories: [RangePage.CategoryCount]
  /// Whether the colours are only explained.
  var isReadOnly = false

  private var strings: Strings { frame.strings }

  /// The chips.
  var chips: HTML {
    guard !categories.isEmpty else { return "" }
    if isReadOnly {
      let items = categories.filter { !$0.category.isHidden }.map { entry in
        let item: HTML = "<li>\(fixedChip(entry))</li>"
        return item
      }
      return "<ul class=\"legend fixed\" aria-label=\"\(strings.categoriesTitle)\">\(items)</ul>"
    }
    return form(categories, classes: "legend") { entry in
      guard entry.category.isKnown else { return fixedChip(entry) }
      return """
        <button class="category-chip hue-\(entry.category.hue.name)"\(press(entry, id: "chip"))>\(content(of: entry))</button>
        """
    }
  }

  /// The list in the side bar.
  var side: HTML? {
    let known = categories.filter(\.category.isKnown)
    guard !known.isEmpty else { return nil }
    let toggles = form(known, classes: "") { entry in
      """
      <button class="toggle hue-\(entry.category.hue.name)"\(press(entry, id: "toggle"))><span class="box">\
      \(Icon.check.html)</span><span class="name" dir="auto">\(name(of: entry))</span></button>
      """
    }
    return """
      <section class="calendars" aria-labelledby="categories-heading">
      <h2 id="categories-heading">\(strings.categoriesTitle)</h2>
      \(toggles)
      </section>
      """
  }

  private func name(of entry: RangePage.CategoryCount) -> String {
    App.shown(strings.name(of: entry.category))
  }

  private func press(_ entry: RangePage.CategoryCount, id: String) -> HTML {
    let isHidden = entry.category.isHidden
    return """
       id="\(id)-\(entry.category.key)" name="\(isHidden ? "show" : "hide")" value="\(entry.category.key)" \
      aria-pressed="\(isHidden ? "false" : "true")" \
      aria-label="\(strings.categorySpoken(name(of: entry), count: entry.count))"
      """
  }

  private func content(of entry: RangePage.CategoryCount) -> HTML {
    """
    <span class="swatch-pill"></span><span class="name" dir="auto">\(name(of: entry))</span>\
    <span class="count">\(strings.number(entry.count))</span>
    """
  }

  private func fixedChip(_ entry: RangePage.CategoryCount) -> HTML {
    "<span class=\"category-chip hue-\(entry.category.hue.name)\">\(content(of: entry))</span>"
  }

  private func form(
    _ categories: [RangePage.CategoryCount], classes: HTML,
    button: (RangePage.CategoryCount) -> HTML
  ) -> HTML {
    """
    <form class="\(classes)" method="post" action="\(Paths.categoryVisibility)" data-in-place \
    aria-label="\(strings.categoriesTitle)">\
    \(frame.csrfField)<input type="hidden" name="return" value="\(frame.path)">\
    \(categories.map(button))</form>
    """
  }
}
