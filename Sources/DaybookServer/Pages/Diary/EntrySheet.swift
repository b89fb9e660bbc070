import CalendarCore
import CalendarHTML
import Daybook

/// Where a form for an entry stands: what it is for, and what it was read from.
struct EntryOrigin: Hashable, Sendable {
  /// The day the entry is about.
  var day: Day
  /// The journal; nil for the standard one.
  var journal: Int64?
  /// The entry that is changed, with the revision that was read; nil for a new one.
  var entry: Int64?
  var revision: Int64?
  /// The draft that holds what was typed, with its version; nil while there is none.
  var draft: Int64?
  var version: Int64 = 0
  /// The UID that a new entry will have, so that a form sent twice makes one entry.
  var uid: String
  /// The step that is shown, 1…4.
  var step = 1
}

/// The form for an entry: one of its four steps, or free text. Every part of the entry is in it, the
/// ones that are not shown as hidden fields, so that the page alone holds all that was typed.
struct EntrySheet {
  /// A field of the form; the raw value is its name in the request.
  enum Field: String, CaseIterable, Hashable, Sendable {
    case title, text, situation, thought, feelings, action, mood, tags, day, journal

    /// The `id` of the field's control.
    var id: String { "field-\(rawValue)" }

    /// The field of a draft that this one fills.
    var draftField: EntryDraft.Field? { EntryDraft.Field(rawValue: rawValue) }
  }

  var frame: Frame
  var origin: EntryOrigin
  var typed: EntryDraft
  /// The reader's today.
  var today: Day
  /// The journals among which one can choose; a single one is not asked for.
  var journals: [Journal] = []
  var vocabulary: FeelingVocabulary
  /// Tags that are offered besides those that the entry has.
  var offeredTags: [String] = []
  /// What is wrong, by field; the entry as a whole under nil.
  var errors: [EntryDraft.Field: String] = [:]
  /// Why nothing was saved, when no field is to blame.
  var banner: String?
  /// Whether what was typed has just been saved as a draft.
  var isSaved = false
  /// Another draft of the same day or entry, to go on with instead.
  var otherDraft: DiaryDraftRecord.ID?

  /// The whole page.
  var page: [UInt8] { frame.page(html) }

  var strings: Strings { frame.strings }
  var labels: LocaleLabels { frame.labels }

  private var isSteps: Bool { typed.form == .steps }

  private var html: HTML {
    """
    <form class="write\(isSteps ? " steps" : " free")" method="post" action="\(Paths.saveDraft)" \
    data-draft="\(origin.draft.map { "\($0)" } ?? origin.uid)" autocomplete="off" novalidate>\(frame.csrfField)\
    \(hiddenFields)
    \(header)
    \(notices)
    <div class="write-body">\(isSteps ? step : free)</div>
    \(foot)
    </form>
    """
  }

  // MARK: Head

  private var header: HTML {
    let day = labels.weekdayAndDay(origin.day)
    let close = Paths.diary(origin.day)
    let closing: HTML = """
      <a class="icon-button close" href="\(close)" aria-label="\(strings.close)">\(Icon.close.html)</a>
      """
    guard isSteps else {
      let heading = origin.entry == nil ? strings.writeFreely : strings.editDiaryEntry
      return """
        <header class="write-head"><span class="icon-button"></span>\
        <p class="write-place">\(day)</p>\(closing)</header>
        <h1 id="heading" class="question">\(heading)</h1>
        """
    }
    let back: HTML =
      origin.step > 1
      ? """
      <button class="icon-button" name="go" value="\(origin.step - 1)" \
      aria-label="\(strings.previousStep)">\(Icon.chevronStart.html)</button>
      """ : "<span class=\"icon-button\"></span>"
    return """
      <header class="write-head">\(back)<p class="write-place">\(day) · \
      <span class="spoken">\(strings.stepSpoken(origin.step))</span>\
      <span aria-hidden="true"><b>\(origin.step)</b>/4</span></p>\(closing)</header>
      \(StepBars(reached: origin.step).html)
      <h1 id="heading" class="question">\(question)</h1>
      """
  }

  private var question: String {
    switch origin.step {
    case 1: strings.askSituation
    case 2: strings.askThought
    case 3: strings.askFeelings
    default: strings.askAction
    }
  }

  private var notices: HTML {
    var html: HTML = ""
    if let banner {
      html.append(
        """
        <div class="banner" role="alert">\(Icon.alert.html)<div><h2>\(strings.notSaved)</h2>\
        <p>\(banner)</p></div></div>
        """)
    }
    let shown = errors.sorted { $0.key.rawValue < $1.key.rawValue }
    if !shown.isEmpty {
      let items = shown.map { field, message in
        let place = Field(rawValue: field.rawValue).flatMap { isShown($0) ? $0 : nil }
        let item: HTML =
          place.map { "<li><a href=\"#\($0.id)\">\(message)</a></li>" }
          ?? "<li>\(name(of: field))\(message)</li>"
        return item
      }
      html.append(
        """
        <div class="banner" role="alert">\(Icon.alert.html)<div>\
        <h2>\(strings.errorCount(shown.count))</h2><ul>\(items)</ul></div></div>
        """)
    }
    if let otherDraft {
      html.append(
        """
        <p class="other-draft">\(strings.hasDraft). <a class="link" \
        href="\(Paths.draft(otherDraft))">\(strings.continueDraft)</a></p>
        """)
    }
    return html
  }

  /// The name of a field that stands on another step, before its message.
  private func name(of field: EntryDraft.Field) -> String {
    switch field {
    case .situation: "\(strings.situation): "
    case .thought: "\(strings.thought): "
    case .feelings: "\(strings.feelings): "
    case .action: "\(strings.action): "
    case .tags: "\(strings.tags): "
    case .mood: "\(strings.mood): "
    default: ""
    }
  }

  // MARK: Fields

  /// Whether a field has a control on this page; the rest are hidden.
  func isShown(_ field: Field) -> Bool {
    switch (field, isSteps) {
    case (.situation, false), (.thought, false), (.action, false): return false
    case (.title, false): return !typed.title.isEmpty
    case (_, false): return true
    default: break
    }
    return switch field {
    case .situation: origin.step == 1
    case .thought: origin.step == 2
    case .feelings: origin.step == 3
    case .action, .mood, .tags: origin.step == 4
    case .journal: origin.step == 1
    case .title, .text, .day: false
    }
  }

  private var hiddenFields: HTML {
    var html: HTML = ""
    func hidden(_ name: String, _ value: String?) {
      guard let value else { return }
      html.append("<input type=\"hidden\" name=\"\(name)\" value=\"\(value)\">")
    }
    hidden("form", typed.form.rawValue)
    hidden("step", "\(origin.step)")
    hidden("uid", origin.uid)
    hidden("entry", origin.entry.map { "\($0)" })
    hidden("revision", origin.revision.map { "\($0)" })
    hidden("draft", "\(origin.draft ?? 0)")
    hidden("version", "\(origin.version)")
    if !isShown(.day) { hidden("day", "\(origin.day)") }
    if !isShown(.journal) || journals.count < 2 {
      hidden("journal", origin.journal.map { "\($0)" })
    }
    if !isShown(.title), !typed.title.isEmpty { hidden("title", typed.title) }
    for (field, text) in [
      (Field.text, typed.text), (.situation, typed.situation), (.thought, typed.thought),
      (.action, typed.action),
    ] where !isShown(field) && !text.isEmpty { hidden(field.rawValue, text) }
    if !isShown(.feelings) { for word in typed.feelings { hidden("feelings", word) } }
    if !isShown(.mood) { hidden("mood", typed.mood.map { "\($0)" }) }
    if !isShown(.tags) { for tag in typed.tags { hidden("tag", tag) } }
    return html
  }

  private var step: HTML {
    switch origin.step {
    case 1: "\(textArea(.situation, typed.situation, label: question))\(journalField)\(leftOver)"
    case 2: textArea(.thought, typed.thought, label: question)
    case 3: FeelingChoice(sheet: self).html
    default:
      """
      \(textArea(.action, typed.action, label: question))\(EntryExtras(sheet: self).html)
      """
    }
  }

  /// A free text that was begun before the steps: it will begin the first step.
  private var leftOver: HTML {
    guard !typed.text.isEmpty else { return "" }
    let beginning = EntryPiece.beginning(of: typed.text, limit: 200).text
    return
      "<p class=\"hint\">\(strings.freeTextKept)</p><p class=\"kept\" dir=\"auto\">\(beginning)</p>"
  }

  private var free: HTML {
    let steps = EntrySteps(
      situation: typed.situation, thought: typed.thought, action: typed.action)
    var kept: HTML = ""
    if !steps.isEmpty {
      let text = strings.composition(of: steps, feelings: [])
      kept = """
        <p class="hint">\(strings.stepsKept)</p><p class="kept" dir="auto">\
        \(EntryPiece.beginning(of: text, limit: 400).text)</p>
        """
    }
    var title: HTML = ""
    if isShown(.title) {
      title = """
        <div class="write-field"><label class="label" for="\(Field.title.id)">\(strings.title)</label>\
        <input class="input" id="\(Field.title.id)" name="title" value="\(typed.title)" dir="auto" \
        autocomplete="off"></div>
        """
    }
    return """
      \(title)\(textArea(.text, typed.text, label: strings.entryText))\(kept)
      <details class="fold"\(flag: "open", if: !typed.feelings.isEmpty || errors[.feelings] != nil)>\
      <summary>\(Icon.chevronEnd.small)\(strings.feelings)</summary>\(FeelingChoice(sheet: self).html)</details>
      \(EntryExtras(sheet: self).html)\(dayField)\(journalField)
      """
  }

  private func textArea(_ field: Field, _ text: String, label: String) -> HTML {
    let error = field.draftField.flatMap { errors[$0] }
    // The first line end of a text area is none of its text, so that one is put before it.
    return """
      <div class="write-text"><label class="spoken" for="\(field.id)">\(label)</label>\
      <textarea class="input" id="\(field.id)" name="\(field.rawValue)" rows="8" dir="auto"\
      \(attribute: "aria-invalid", error == nil ? nil : "true")\
      \(attribute: "aria-describedby", error == nil ? nil : "\(field.id)-error")\
      \(flag: "autofocus", if: frame.notice == nil)>
      \(text)</textarea>\(message(error, field))</div>
      """
  }

  func message(_ error: String?, _ field: Field) -> HTML {
    guard let error else { return "" }
    return """
      <p class="error" id="\(field.id)-error">\(Icon.alert.small)<span>\(error)</span></p>
      """
  }

  private var dayField: HTML {
    let error = errors[.day]
    return """
      <div class="write-field"><label class="label" for="\(Field.day.id)">\(strings.date)</label>\
      <input class="input short" type="date" id="\(Field.day.id)" name="day" value="\(origin.day.description)" \
      max="\(today.description)" required\(attribute: "aria-invalid", error == nil ? nil : "true")\
      \(attribute: "aria-describedby", error == nil ? nil : "\(Field.day.id)-error")>\
      \(message(error, .day))</div>
      """
  }

  private var journalField: HTML {
    guard journals.count > 1, origin.entry == nil else { return "" }
    let options = journals.map { journal in
      let id = journal.id.rawValue
      let option: HTML = """
        <option value="\(String(id))"\(flag: "selected", if: id == origin.journal)>\
        \(journal.calendar.name)</option>
        """
      return option
    }
    let error = errors[.journal]
    return """
      <div class="write-field"><label class="label" for="\(Field.journal.id)">\(strings.journal)</label>\
      <span class="select"><select class="input" id="\(Field.journal.id)" name="journal"\
      \(attribute: "aria-describedby", error == nil ? nil : "\(Field.journal.id)-error")>\(options)\
      </select>\(Icon.chevronDown.small)</span>\(message(error, .journal))</div>
      """
  }

  // MARK: Foot

  private var foot: HTML {
    // Where scripts run, what is typed is saved by itself, and the button gives way to the news of it.
    let draft: HTML = """
      <p class="write-status" data-status data-saved="\(strings.draftSaved)" \
      data-offline="\(strings.connectionLost)" data-full="\(strings.cannotKeepHere)" \
      role="status">\(isSaved ? strings.draftSaved : "")</p>\
      <button class="button quiet" name="go" value="draft" data-save-draft>\(strings.saveDraft)</button>
      """
    let publish: HTML = """
      <button class="button primary tall" formaction="\(Paths.publishEntry)">\(strings.save)</button>
      """
    guard isSteps else {
      return """
        <footer class="write-foot"><div class="buttons">\(publish)</div>\
        <div class="write-more">\(draft)\(switchForm("steps", strings.writeInSteps))</div></footer>
        """
    }
    let isLast = origin.step == 4
    let forward: HTML =
      isLast
      ? publish
      : """
      <button class="button primary tall" name="go" value="\(origin.step + 1)">\(strings.nextStep)</button>
      """
    // The way on comes first, so that the Enter key takes it.
    let back: HTML =
      origin.step > 1
      ? """
      <button class="button grey tall" name="go" value="\(origin.step - 1)">\(strings.previousStep)</button>
      """ : ""
    let tray: HTML =
      origin.step == 3
      ? """
      <div class="tray"><p class="count" data-count><b>\(typed.feelings.count)</b>\
      \(strings.ofFiveWords)</p><div class="words" data-chosen></div></div>
      """ : ""
    let finish: HTML =
      isLast
      ? ""
      : """
      <button class="button quiet" formaction="\(Paths.publishEntry)">\(strings.saveNow)</button>
      """
    return """
      <footer class="write-foot">\(tray)<div class="buttons">\(forward)\(back)</div>\
      <div class="write-more">\(finish)\(draft)\(switchForm("free", strings.writeFreely))</div></footer>
      """
  }

  private func switchForm(_ form: String, _ text: String) -> HTML {
    "<button class=\"button quiet\" name=\"go\" value=\"\(form)\">\(text)</button>"
  }
}
