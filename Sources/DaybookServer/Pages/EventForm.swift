import CalendarCore
import CalendarHTML
import Daybook

/// The form for a new or an existing event, as typed: what was not accepted comes back as it was.
struct EventForm: FieldForm, Sendable {
  /// A field of the form; the raw value is its name in the request.
  enum Field: String, CaseIterable, Hashable, Sendable {
    case title
    case startDate = "start_date"
    case startTime = "start_time"
    case endDate = "end_date"
    case endTime = "end_time"
    case zone
    case place
    case notes
    case calendar
    case hue
  }

  /// The typed values.
  struct Values: Hashable, Sendable {
    var title = ""
    var isAllDay = true
    /// `2026-03-27`
    var startDate = ""
    /// `09:30`
    var startTime = ""
    /// The last day, included.
    var endDate = ""
    var endTime = ""
    /// An IANA name; empty for a time that follows whoever looks.
    var zone = ""
    var place = ""
    var notes = ""
    /// A calendar's id.
    var calendar = ""
    /// A hue's name.
    var hue = ""
  }

  /// Which occurrences of a series a change is for.
  enum Scope: String, CaseIterable, Hashable, Sendable {
    case this
    case following
    case all
  }

  /// The series that an event belongs to.
  struct Series: Hashable, Sendable {
    /// The rule as a sentence.
    var rule: String
    /// Labels of the next occurrences, at most five.
    var next: [String] = []
    var scope = Scope.this
    /// The occurrence as RECURRENCE-ID text.
    var occurrence: String
    /// What saving would do, when that was asked.
    var effect: String?
  }

  /// An event that exists.
  struct Existing: Hashable, Sendable {
    var key: Int64
    /// The revision that was read when the form was opened.
    var revision: Int64
    var series: Series?
  }

  var frame: Frame
  /// Nil for a new event.
  var existing: Existing?
  var values: Values
  var errors: [FieldError<Field>] = []
  /// Why nothing was saved, when no field is to blame.
  var banner: String?
  /// The IANA names that are offered.
  var zones: [String] = []
  /// The page to go back to.
  var returnPath: String
  /// The UID that a new event will have, so that a form sent twice makes one event.
  var newUID: String?

  /// The whole page.
  var page: [UInt8] { frame.page(html) }

  var strings: Strings { frame.strings }

  private var action: String {
    guard let existing else { return Paths.createEvent }
    return Paths.event(existing.key, occurrence: existing.series?.occurrence)
  }

  private var html: HTML {
    let heading = existing == nil ? strings.newEvent : strings.editEvent
    return """
      <form class="sheet event" method="post" action="\(action)" novalidate>\(hiddenFields)
      <header class="sheet-head"><h1 id="heading">\(heading)</h1>\
      <a class="icon-button close" href="\(returnPath)" aria-label="\(strings.close)">\
      \(Icon.close.html)</a><button class="button primary save">\(strings.save)</button></header>
      <div class="sheet-body">
      \(summary)\
      \(titleField)
      \(allDayField)
      \(whenFields)
      \(seriesFields)\
      \(colorField)
      \(calendarField)
      \(text(.place, strings.place, values.place, maximum: 1000))
      \(notesField)
      </div>
      <footer class="sheet-foot"><div class="end">\
      <a class="button large" href="\(returnPath)">\(strings.cancel)</a>\
      <button class="button primary large">\(strings.save)</button></div>\(deleteButton)</footer>
      </form>
      """
  }

  private var hiddenFields: HTML {
    var html: HTML = """
      \(frame.csrfField)<input type="hidden" name="return" value="\(returnPath)">
      """
    if existing == nil, let newUID {
      html.append("<input type=\"hidden\" name=\"uid\" value=\"\(newUID)\">")
    }
    if let existing {
      html.append(
        "<input type=\"hidden\" name=\"revision\" value=\"\(String(existing.revision))\">")
      if let series = existing.series {
        html.append(
          "<input type=\"hidden\" name=\"occurrence\" value=\"\(series.occurrence)\">")
      }
    }
    return html
  }

  private var deleteButton: HTML {
    guard let existing else { return "" }
    return """
      <button class="button danger large" formaction="\(Paths.deleteEvent(existing.key))">\
      \(Icon.trash.small)\(strings.delete)</button>
      """
  }
}
