import CalendarCore
import CalendarHTML
import Daybook

/// The categories of ranges: each with a box that shows or hides it, a link to change it and buttons
/// that move it; a form for a new one; and the hour at which a day begins.
struct CategoriesPage: Sendable {
  var frame: Frame
  var categories: [ChallengeCategory]
  /// The fields of a new category as typed.
  var new: CategoryFields
  var dayStart: DayStart

  /// The whole page.
  var page: [UInt8] { frame.page(html) }

  private var strings: Strings { frame.strings }

  private var html: HTML {
    """
    \(HTML.pageHeader(strings.categoriesTitle))
    <div class="form-page">
    <section><p class="lead">\(strings.categoriesHint)</p>
    <ul class="calendar-list category-list">\(categories.indices.map(row))</ul>
    <section class="new-one" aria-labelledby="new-category"><h2 id="new-category">\
    \(strings.newCategory)</h2>
    <form class="form-grid" method="post" action="\(Paths.categories)" novalidate>\(frame.csrfField)
    \(new.html(strings))
    <div class="act"><button class="button large">\(strings.makeCategory)</button></div>
    </form></section></section>
    \(dayStartSection)
    </div>
    """
  }

  private func row(_ index: Int) -> HTML {
    let category = categories[index]
    let name = App.shown(strings.name(of: category))
    let isHidden = category.isHidden
    return """
      <li><form method="post" action="\(Paths.categoryVisibility)" data-in-place>\(frame.csrfField)\
      <input type="hidden" name="return" value="\(Paths.categories)">\
      <button class="toggle hue-\(category.hue.name)" id="toggle-\(category.key)" name="\(isHidden ? "show" : "hide")" \
      value="\(category.key)" aria-pressed="\(isHidden ? "false" : "true")"><span class="box">\
      \(Icon.check.html)</span><span class="spoken">\(strings.showCategory(name))</span></button></form>\
      <a href="\(Paths.category(category.key))"><span class="name" dir="auto">\(name)</span>\
      \(Icon.chevronEnd.small)</a>\
      <form class="order" method="post" action="\(Paths.categoryOrder)" data-in-place>\
      \(frame.csrfField)<input type="hidden" name="key" value="\(category.key)">\
      \(move(category.key, name, up: true, isLast: index == 0))\
      \(move(category.key, name, up: false, isLast: index == categories.count - 1))</form></li>
      """
  }

  private func move(_ key: String, _ name: String, up: Bool, isLast: Bool) -> HTML {
    """
    <button class="icon-button" id="\(up ? "up" : "down")-\(key)" name="by" value="\(up ? "-1" : "1")" \
    aria-label="\(strings.moveCategory(name, up: up))"\(flag: "disabled", if: isLast)>\
    \(up ? Icon.chevronUp.small : Icon.chevronDown.small)</button>
    """
  }

  private var dayStartSection: HTML {
    let options = (0...12).map { hour in
      let option: HTML = """
        <option value="\(hour)"\(flag: "selected", if: hour == dayStart.hour)>\
        \(strings.dayStart(hour))</option>
        """
      return option
    }
    return """
      <section aria-labelledby="day-start-heading"><h2 id="day-start-heading">\(strings.dayBegins)</h2>
      <form class="form-grid" method="post" action="\(Paths.dayStart)">\(frame.csrfField)
      <div class="field"><label class="label" for="day-start">\(strings.dayBegins)</label>\
      <div class="value"><span class="select"><select class="input" id="day-start" name="hour" \
      aria-describedby="day-start-hint">\(options)</select>\(Icon.chevronDown.small)</span>\
      <p class="hint" id="day-start-hint">\(strings.dayBeginsHint)</p></div></div>
      <div class="act"><button class="button large">\(strings.save)</button></div>
      </form></section>
      """
  }
}

/// One category: its name and hue to change.
struct CategoryPage: Sendable {
  var frame: Frame
  var category: ChallengeCategory
  var fields: CategoryFields

  /// The whole page.
  var page: [UInt8] { frame.page(html) }

  private var html: HTML {
    let strings = frame.strings
    return """
      <form class="sheet calendar-sheet" method="post" action="\(Paths.changeCategory)" novalidate>\
      \(frame.csrfField)<input type="hidden" name="key" value="\(category.key)">
      <header class="sheet-head"><h1 id="heading">\(strings.editCategory)</h1>\
      <a class="icon-button close" href="\(Paths.categories)" \
      aria-label="\(strings.close)">\(Icon.close.html)</a>\
      <button class="button primary save">\(strings.save)</button></header>
      <div class="sheet-body">
      \(fields.html(strings))
      </div>
      <footer class="sheet-foot"><div class="end">\
      <a class="button large" href="\(Paths.categories)">\(strings.cancel)</a>\
      <button class="button primary large">\(strings.save)</button></div></footer>
      </form>
      """
  }
}

/// The two fields of a category as typed, with what is wrong with them.
struct CategoryFields: Sendable {
  var fields: CalendarFields
  /// The name that the language has for it, which an empty one gives back; nil when it has none.
  var usualName: String?

  /// The fields, each with its label.
  func html(_ strings: Strings) -> HTML {
    guard let usualName else { return fields.html(strings) }
    return """
      \(fields.html(strings))
      <p class="hint usual-name">\(usualName) · \(strings.usualNameHint)</p>
      """
  }
}
