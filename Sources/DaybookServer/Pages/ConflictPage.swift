import CalendarCore
import CalendarHTML
import Daybook

/// What a person sees who saves an event that was changed elsewhere meanwhile: both versions side by
/// side, nothing lost, and two ways on.
struct ConflictPage: Sendable {
  /// One field of both versions, as text.
  struct Row: Hashable, Sendable {
    var label: String
    var mine: String
    var theirs: String
  }

  var frame: Frame
  /// The title that is saved now.
  var title: String
  var rows: [Row]
  /// Where "save mine" posts to.
  var action: String
  /// Every field of the form as it was sent, the revision replaced by the one saved now; without the
  /// token.
  var fields: [(name: String, value: String)]
  /// The event as it is saved now.
  var theirsPath: String

  /// The whole page.
  var page: [UInt8] { frame.page(html) }

  private var strings: Strings { frame.strings }

  private var html: HTML {
    let hidden = fields.map { field in
      let input: HTML = "<input type=\"hidden\" name=\"\(field.name)\" value=\"\(field.value)\">"
      return input
    }
    return """
      <form class="sheet conflict" method="post" action="\(action)">\(frame.csrfField)\(hidden)
      <header class="sheet-head"><h1 id="heading">\(strings.changedElsewhere(title))</h1></header>
      <div class="sheet-body"><p>\(strings.conflictHint)</p>
      <table class="table"><thead><tr><th scope="col">\(strings.field)</th>\
      <th scope="col">\(strings.mine)</th><th scope="col">\(strings.theirs)</th></tr></thead>\
      <tbody>\(rows.map(row))</tbody></table></div>
      <footer class="sheet-foot kept"><div class="end">\
      <a class="button large" href="\(theirsPath)">\(strings.takeTheirs)</a>\
      <button class="button primary large">\(strings.saveMine)</button></div></footer>
      </form>
      """
  }

  private func row(_ row: Row) -> HTML {
    let differs = !row.mine.utf8.elementsEqual(row.theirs.utf8)
    let classes: HTML = differs ? " class=\"differs\"" : ""
    let mark: HTML = differs ? "<span class=\"spoken\">, \(strings.differs)</span>" : ""
    return """
      <tr\(classes)><th class="label" scope="row">\(row.label)\(mark)</th>\
      \(cell(row.mine))\(cell(row.theirs))</tr>
      """
  }

  private func cell(_ text: String) -> HTML {
    text.isEmpty
      ? "<td class=\"value empty\">\(strings.nothing)</td>"
      : "<td class=\"value\" dir=\"auto\">\(text)</td>"
  }
}
