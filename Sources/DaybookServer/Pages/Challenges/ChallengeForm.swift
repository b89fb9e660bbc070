import CalendarCore
import CalendarHTML
import Daybook

/// The form for a new or an existing range, as typed: what was not accepted comes back as it was.
struct ChallengeForm: FieldForm, Sendable {
  /// A field of the form; the raw value is its name in the request.
  enum Field: String, CaseIterable, Hashable, Sendable {
    case name
    case firstDay = "first_day"
    case lastDay = "last_day"
    case category
    case kind
    case often
    case targetFrom = "target_from"
    case notes
    case calendar
  }

  /// A range that exists.
  struct Existing: Hashable, Sendable {
    var key: Int64
    /// The revision that was read when the form was opened.
    var revision: Int64
    var isArchived: Bool
    /// How it goes, in a few words each; empty for a plain range.
    var progress: [String] = []
    /// What it asked for before, and from which day on something else.
    var history: [String] = []
  }

  var frame: Frame
  /// Nil for a new range.
  var existing: Existing?
  var values: ChallengeFormValues
  var categories: [ChallengeCategory]
  /// The name of the calendar that is made with the first range; nil when there is one for it.
  var newCalendar: String?
  var errors: [FieldError<Field>] = []
  /// Why nothing was saved, when no field is to blame.
  var banner: String?
  /// The page to go back to.
  var returnPath: String
  /// The UID that a new range will have, so that a form sent twice makes one.
  var newUID: String?

  /// The whole page.
  var page: [UInt8] { frame.page(html) }

  var strings: Strings { frame.strings }

  private var html: HTML {
    let heading = existing == nil ? strings.newChallenge : strings.editChallenge
    return """
      <form class="sheet challenge" method="post" \
      action="\(existing.map { Paths.challenge($0.key) } ?? Paths.newChallenge)" novalidate>\
      \(hiddenFields)
      <header class="sheet-head"><h1 id="heading">\(heading)</h1>\
      <a class="icon-button close" href="\(returnPath)" aria-label="\(strings.close)">\
      \(Icon.close.html)</a><button class="button primary save">\(strings.save)</button></header>
      <div class="sheet-body">
      \(summary)\
      \(progress)\
      \(nameField)
      \(daysField)
      \(categoryField)
      \(kindField)
      \(oftenField)
      \(measureField)
      \(existing == nil ? "" : targetFromField)
      \(calendarField)
      \(notesField)
      </div>
      <footer class="sheet-foot"><div class="end">\
      <a class="button large" href="\(returnPath)">\(strings.cancel)</a>\
      <button class="button primary large">\(strings.save)</button></div>\(otherButtons)</footer>
      </form>
      """
  }

  private var hiddenFields: HTML {
    var html: HTML = """
      \(frame.csrfField)<input type="hidden" name="return" value="\(returnPath)">
      """
    if let existing {
      html.append(
        "<input type=\"hidden\" name=\"revision\" value=\"\(String(existing.revision))\">")
    } else if let newUID {
      html.append("<input type=\"hidden\" name=\"uid\" value=\"\(newUID)\">")
    }
    return html
  }

  private var otherButtons: HTML {
    guard let existing else { return "" }
    let archive: HTML =
      existing.isArchived
      ? """
      <button class="button quiet large" formaction="\(Paths.takeOutChallenge(existing.key))">\
      \(strings.takeOut)</button>
      """
      : """
      <button class="button quiet large" formaction="\(Paths.archiveChallenge(existing.key))">\
      \(strings.archive)</button>
      """
    return """
      <span class="others"><button class="button danger large" \
      formaction="\(Paths.deleteChallenge(existing.key))">\
      \(Icon.trash.small)\(strings.delete)</button>\(archive)</span>
      """
  }

  private var progress: HTML {
    guard let existing, !existing.progress.isEmpty || existing.isArchived else { return "" }
    let parts = existing.progress.map { part in
      let item: HTML = "<li>\(part)</li>"
      return item
    }
    let archived: HTML =
      existing.isArchived
      ? "<p class=\"hint\">\(strings.archivedChallenges) · \(strings.archivedHint)</p>" : ""
    return "<div><ul class=\"chips\">\(parts)</ul>\(archived)</div>\n"
  }
}
