import CalendarCore
import CalendarHTML
import Daybook

/// One entry, whole.
struct EntryPage {
  var frame: Frame
  var entry: DiaryEntry
  var vocabulary: FeelingVocabulary
  var zones: SystemTimeZones
  /// What stands above it, such as why it was not deleted.
  var banner: String?

  /// The whole page.
  var page: [UInt8] {
    let banner: HTML =
      banner.map {
        "<div class=\"banner\" role=\"alert\">\(Icon.alert.html)<div><p>\($0)</p></div></div>"
      } ?? ""
    return frame.page(
      """
      \(HTML.diaryHeader(
        frame.labels.fullDate(entry.day), back: Paths.diary(entry.day), frame: frame))
      <div class="reading">\(banner)<article class="entry">\
      \(EntryPiece(frame: frame, vocabulary: vocabulary, isCut: false).html(entry))\
      \(EntryTools(frame: frame, entry: entry, zones: zones).html)</article></div>
      """)
  }
}

extension HTML {
  /// The header of a page that one goes into from the diary: the way back, and the heading.
  static func diaryHeader(_ heading: String, back: String, frame: Frame, tools: HTML = "") -> HTML {
    """
    <header class="top ruled"><a class="icon-button" href="\(back)" \
    aria-label="\(frame.strings.backToDiary)">\(Icon.chevronStart.html)</a>\
    <div class="heading"><h1 id="heading">\(heading)</h1></div><div class="tools">\(tools)</div></header>
    """
  }
}

/// All versions of an entry, the latest first, each with the way back to it.
struct EntryHistoryPage {
  var frame: Frame
  var id: ObjectRecord.ID
  /// The versions, the oldest first.
  var versions: [EntryVersion]
  var vocabulary: FeelingVocabulary
  /// When a version was made, in words.
  var time: (Int64) -> String
  /// The version that is shown whole; nil for the list.
  var whole: Int64?

  /// The most versions of a page.
  private static let limit = 100

  /// The whole page.
  var page: [UInt8] {
    let strings = frame.strings
    let day = versions.compactMap(\.day).last
    let back = whole == nil ? day.map { Paths.diary($0) } ?? Paths.diary : Paths.entryHistory(id)
    let shown = versions.reversed().filter { whole == nil || $0.revision == whole }
    let rows = shown.prefix(EntryHistoryPage.limit).map(version)
    let rest = shown.count - rows.count
    let more: HTML = rest > 0 ? "<p class=\"hint\">\(strings.olderVersions(rest))</p>" : ""
    return frame.page(
      """
      \(HTML.diaryHeader(strings.history, back: back, frame: frame))
      <div class="reading"><p class="lead">\(strings.historyHint)</p>\
      <ol class="versions">\(rows)</ol>\(more)</div>
      """)
  }

  private func version(_ version: EntryVersion) -> HTML {
    let strings = frame.strings
    let isCurrent = version.revision == versions.last?.revision
    let title =
      switch version.origin {
      case .made: strings.versionMade
      case .changed: strings.versionChanged
      case .deleted: strings.versionDeleted
      }
    var body: HTML = ""
    if let content = version.content {
      if let day = version.day {
        body.append("<p class=\"hint\">\(frame.labels.fullDate(day))</p>")
      }
      body.append(
        EntryPiece(frame: frame, vocabulary: vocabulary, isCut: whole == nil).html(
          content, whole: Paths.entryHistory(id, version: version.revision)))
    }
    var restore: HTML = ""
    if isCurrent {
      restore = "<p class=\"now\">\(strings.versionNow)</p>"
    } else if version.content != nil, let last = versions.last {
      restore = """
        <form method="post" action="\(Paths.restoreEntry(id))">\(frame.csrfField)\
        <input type="hidden" name="version" value="\(String(version.revision))">\
        <input type="hidden" name="revision" value="\(String(last.revision))">\
        <button class="button">\(strings.restoreVersion)</button></form>
        """
    }
    return """
      <li class="version"><div class="version-head"><h2>\(title)</h2>\
      <p class="hint">\(time(version.time))</p>\(restore)</div>\(body)</li>
      """
  }
}

/// What a person sees who saves an entry that was changed elsewhere meanwhile: both texts, and three
/// ways on.
struct EntryConflictPage {
  var frame: Frame
  /// What happened.
  var heading: String
  /// The entry as it is saved now.
  var stored: DiaryEntry
  /// The form as it was sent.
  var origin: EntryOrigin
  /// What was typed.
  var typed: EntryDraft
  var vocabulary: FeelingVocabulary

  /// What was typed, as it would be read in an entry.
  private var mine: EntryContent {
    let steps = EntrySteps(
      situation: typed.situation, thought: typed.thought, action: typed.action)
    return EntryContent(
      title: typed.title, body: typed.form == .free ? .free(typed.text) : .steps(steps),
      feelings: typed.feelings, mood: typed.mood, tags: typed.tags)
  }

  /// The whole page.
  var page: [UInt8] {
    let strings = frame.strings
    let piece = EntryPiece(frame: frame, vocabulary: vocabulary, isCut: true)
    // The draft keeps what was typed until one of the ways on takes it in.
    let whole = origin.draft.map { Paths.draft(DiaryDraftRecord.ID($0)) } ?? Paths.entry(stored.id)
    return frame.page(
      """
      <form class="sheet entry-conflict" method="post" action="\(Paths.keepBoth(stored.id))">\
      \(frame.csrfField)\(hiddenFields)
      <header class="sheet-head"><h1 id="heading">\(heading)</h1></header>
      <div class="sheet-body two">\
      <section aria-labelledby="mine"><h2 id="mine">\(strings.mine)</h2>\
      \(piece.html(mine, whole: whole))</section>\
      <section aria-labelledby="theirs"><h2 id="theirs">\(strings.theirs)</h2>\
      \(piece.html(stored))</section></div>
      <footer class="sheet-foot kept"><div class="end">\
      <a class="button large" href="\(Paths.diary(stored.day))">\(strings.takeTheirs)</a>\
      <button class="button large" formaction="\(Paths.publishEntry)">\(strings.saveMine)</button>\
      <button class="button primary large">\(strings.keepBoth)</button>\
      </div></footer>
      </form>
      """)
  }

  private var hiddenFields: HTML {
    var html: HTML = ""
    func hidden(_ name: String, _ value: String) {
      html.append("<input type=\"hidden\" name=\"\(name)\" value=\"\(value)\">")
    }
    hidden("form", typed.form.rawValue)
    hidden("uid", origin.uid)
    hidden("entry", "\(stored.id.rawValue)")
    hidden("revision", "\(stored.revision)")
    hidden("draft", "\(origin.draft ?? 0)")
    hidden("version", "\(origin.version)")
    hidden("day", "\(origin.day)")
    for (name, text) in [
      ("title", typed.title), ("text", typed.text), ("situation", typed.situation),
      ("thought", typed.thought), ("action", typed.action),
    ] where !text.isEmpty { hidden(name, text) }
    for word in typed.feelings { hidden("feelings", word) }
    for tag in typed.tags { hidden("tag", tag) }
    if let mood = typed.mood { hidden("mood", "\(mood)") }
    return html
  }
}

/// The question before a draft goes, which nothing brings back.
struct DiscardDraftPage {
  var frame: Frame
  var draft: DiaryDraft

  /// The whole page.
  var page: [UInt8] {
    let strings = frame.strings
    let typed = draft.typed
    let text =
      [typed.title, typed.text, typed.situation, typed.thought, typed.action]
      .filter { !$0.isEmpty }.joined(separator: "\n\n")
    let words = typed.feelings.joined(separator: ", ")
    let id = draft.record.id
    return frame.page(
      """
      <form class="sheet question" method="post" action="\(Paths.discardDraft(id))">\
      \(frame.csrfField)<input type="hidden" name="version" value="\(String(draft.version))">
      <header class="sheet-head"><h1 id="heading">\(strings.askToDiscard)</h1></header>
      <div class="sheet-body"><p class="hint">\(frame.labels.fullDate(draft.record.day))</p>\
      <p class="kept" dir="auto">\(EntryPiece.beginning(of: text, limit: 600).text)</p>\
      <p dir="auto">\(words)</p><p class="lead">\(strings.discardHint)</p></div>
      <footer class="sheet-foot kept"><div class="end">\
      <a class="button large" href="\(Paths.draft(id))">\(strings.continueDraft)</a>\
      <button class="button primary large" data-discards="\(String(id.rawValue))">\
      \(strings.discardDraft)</button></div></footer>
      </form>
      """)
  }
}
