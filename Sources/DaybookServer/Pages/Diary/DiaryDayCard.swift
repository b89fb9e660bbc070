import CalendarCore
import CalendarHTML
import Daybook

/// A day of the diary: its entries in full, what lies unfinished, the way to write, and the same date
/// in other years.
struct DiaryDayCard {
  var frame: Frame
  var day: Day
  var today: Day
  /// Why the day cannot be written; nil when it can.
  var problem: EntryProblem?
  /// The entries that are shown, in order.
  var entries: [DiaryEntry]
  /// How many entries come before and after the shown ones.
  var entriesBefore = 0
  var entriesAfter = 0
  var drafts: [DiaryDraft]
  /// The entries of the date in other years, the latest first.
  var otherYears: [EntrySummary]
  var vocabulary: FeelingVocabulary
  var zones: SystemTimeZones
  /// Whether the standard journal has room for one more entry.
  var takesAnother: Bool
  /// The month whose grid stands beside it.
  var month: Month

  /// The most entries of a card.
  static let entryLimit = 20
  /// The most entries of other years.
  private static let yearLimit = 60

  private var strings: Strings { frame.strings }
  private var labels: LocaleLabels { frame.labels }

  var html: HTML {
    """
    <section class="day-card" aria-labelledby="card-heading"><div class="card">\
    <div class="card-head"><h2 id="card-heading">\(labels.weekdayAndDay(day))</h2></div>\
    \(drafts.map(draft))\(earlier)\(entries.map(entry))\(later)\(writing)</div>\
    \(onThisDay)</section>
    """
  }

  private func entry(_ entry: DiaryEntry) -> HTML {
    """
    <article class="entry" id="entry-\(String(entry.id.rawValue))">\
    \(EntryPiece(frame: frame, vocabulary: vocabulary, isCut: true).html(entry))\
    \(EntryTools(frame: frame, entry: entry, zones: zones).html)</article>
    """
  }

  private var earlier: HTML {
    guard entriesBefore > 0 else { return "" }
    let path = Paths.diary(day, on: month, skipping: entriesBefore - DiaryDayCard.entryLimit)
    return """
      <p class="card-more"><a class="link" href="\(path)">\(strings.earlierEntries(entriesBefore))</a></p>
      """
  }

  private var later: HTML {
    guard entriesAfter > 0 else { return "" }
    let path = Paths.diary(day, on: month, skipping: entriesBefore + entries.count)
    return """
      <p class="card-more"><a class="link" href="\(path)">\(strings.laterEntries(entriesAfter))</a></p>
      """
  }

  private func draft(_ draft: DiaryDraft) -> HTML {
    var hint = strings.hasDraft + "."
    var bars: HTML = ""
    switch draft.typed.form {
    case .steps:
      let reached = draft.typed.stepsReached
      if reached > 0 { hint += " " + strings.stepsReached(reached) }
      bars = StepBars(reached: reached).html
    case .free:
      let beginning = EntryPiece.beginning(of: draft.typed.text, limit: 80).text
      if !beginning.isEmpty { bars = "<p class=\"draft-text\" dir=\"auto\">\(beginning)</p>" }
    }
    return """
      <div class="draft" data-draft-card="\(String(draft.record.id.rawValue))"><p class="hint">\(hint)</p>\
      \(bars)<div class="pair-of-buttons">\
      <a class="button grey tall" href="\(Paths.discardDraft(draft.record.id))">\
      \(strings.discardDraft)</a>\
      <a class="button primary tall" href="\(Paths.draft(draft.record.id))">\
      \(strings.continueDraft)</a></div></div>
      """
  }

  private var writing: HTML {
    if let problem {
      guard entries.isEmpty || problem != .onlyTodayOrYesterday else { return "" }
      return "<p class=\"hint\">\(strings.message(problem))</p>"
    }
    if entries.isEmpty, drafts.isEmpty {
      return """
        <p class="hint">\(strings.noEntry)</p>\
        <a class="button primary tall wide" href="\(Paths.newEntry(on: day, form: .steps))">\
        \(strings.writeFeelings)</a>\
        <a class="button quiet tall wide" href="\(Paths.newEntry(on: day, form: .free))">\
        \(strings.writeFreely)</a>
        """
    }
    guard !entries.isEmpty, takesAnother else { return "" }
    return """
      <p class="another"><a class="button" href="\(Paths.newEntry(on: day, form: .steps))">\
      \(Icon.plus.small)\(strings.writeAnother)</a>\
      <a class="button quiet" href="\(Paths.newEntry(on: day, form: .free))">\
      \(strings.writeFreely)</a></p>
      """
  }

  private var onThisDay: HTML {
    guard !otherYears.isEmpty else { return "" }
    let rows = otherYears.prefix(DiaryDayCard.yearLimit).map { entry in
      let preview = entry.row.preview.isEmpty ? strings.entryWithoutText : entry.row.preview
      let row: HTML = """
        <li><a href="\(Paths.diary(entry.day))#entry-\(String(entry.row.id.rawValue))">\
        <span class="year">\(labels.year(entry.day.month))</span>\
        <span class="beginning" dir="auto">\(App.shown(preview))</span></a></li>
        """
      return row
    }
    let rest = otherYears.count - rows.count
    let more: HTML =
      rest > 0 ? "<li class=\"hint\">\(strings.moreEntries(rest))</li>" : ""
    return """
      <section class="on-this-day" aria-labelledby="on-this-day"><h3 id="on-this-day">\
      \(strings.onThisDay)</h3><ul>\(rows)\(more)</ul></section>
      """
  }
}

/// Four short lines, of which the first are dark: how far an entry of steps has come.
struct StepBars {
  var reached: Int

  var html: HTML {
    let bars = (1...4).map { number in
      let bar: HTML = number <= reached ? "<span class=\"done\"></span>" : "<span></span>"
      return bar
    }
    return "<div class=\"step-bars\" aria-hidden=\"true\">\(bars)</div>"
  }
}

/// What can be done with an entry.
struct EntryTools {
  var frame: Frame
  var entry: DiaryEntry
  var zones: SystemTimeZones

  var html: HTML {
    let strings = frame.strings
    let day = frame.labels.day(entry.day)
    return """
      <div class="entry-tools"><p class="written">\(EntryPiece.written(entry, frame: frame, zones: zones))</p>\
      <a class="icon-button" href="\(Paths.editEntry(entry.id))" \
      aria-label="\(strings.editEntry(on: day))">\(Icon.pencil.html)</a>\
      <details class="pop end" name="pop"><summary class="icon-button" \
      aria-label="\(strings.moreAboutEntry(on: day))">\(Icon.more.html)</summary>\
      <div class="pop-panel menu"><a href="\(Paths.entry(entry.id))">\(strings.readEntry)</a>\
      <a href="\(Paths.entryHistory(entry.id))">\(strings.history)</a>\
      <form method="post" action="\(Paths.deleteEntry(entry.id))">\(frame.csrfField)\
      <input type="hidden" name="revision" value="\(String(entry.revision))">\
      <button class="danger">\(strings.delete)</button></form></div></details></div>
      """
  }
}
