import CalendarHTML
import Daybook

/// What an import did, item by item.
struct ImportReportPage: Sendable {
  /// What became of an item.
  enum Outcome: CaseIterable, Hashable, Sendable {
    case added
    case updated
    case unchanged
    case skipped
    case failed
  }

  /// One item of the file.
  struct Item: Hashable, Sendable {
    /// The line of the file where it begins, from 1.
    var line: Int
    var title: String
    var outcome: Outcome
    /// What was odd about it, each a sentence.
    var problems: [String] = []
  }

  /// The most items on the page; the ones with problems come first.
  static let itemLimit = 500

  var frame: Frame
  /// The name of the calendar the items went into.
  var calendar: String
  var items: [Item]
  /// What was odd about the file as a whole, each a sentence.
  var fileProblems: [String] = []
  /// The page that shows the first of the items.
  var calendarPath: String

  /// The whole page.
  var page: [UInt8] { frame.page(html) }

  private var strings: Strings { frame.strings }

  private func count(_ outcome: Outcome) -> Int {
    items.count { $0.outcome == outcome }
  }

  private var html: HTML {
    """
    \(HTML.pageHeader(strings.importReport))
    <div class="report">
    <h2>\(strings.importDone(
      added: count(.added), updated: count(.updated), calendar: calendar))</h2>
    <dl class="counts">\(Outcome.allCases.map(countEntry))</dl>
    <div class="actions"><a class="button large" href="\(calendarPath)">\(strings.seeCalendar)</a>\
    <a class="button quiet large" href="\(Paths.importPage)">\(strings.importAnother)</a></div>
    \(fileSection)\
    \(items.isEmpty ? "" : itemSection)
    </div>
    """
  }

  private func countEntry(_ outcome: Outcome) -> HTML {
    let count = count(outcome)
    // "Added: 0" is an answer; the others are worth a place only when there are any.
    guard count > 0 || outcome == .added else { return "" }
    let classes: HTML = outcome == .failed ? " class=\"failed\"" : ""
    return "<div\(classes)><dt>\(name(of: outcome))</dt><dd>\(strings.number(count))</dd></div>"
  }

  private var fileSection: HTML {
    guard !fileProblems.isEmpty else { return "" }
    let problems = fileProblems.map { problem in
      let entry: HTML = "<li>\(problem)</li>"
      return entry
    }
    return """
      <section aria-labelledby="file-problems"><h3 id="file-problems">\(strings.fileProblems)</h3>\
      <ul class="problems">\(problems)</ul></section>

      """
  }

  private var itemSection: HTML {
    let ordered =
      items.count <= Self.itemLimit
      ? items
      : items.filter { needsAttention($0) } + items.filter { !needsAttention($0) }
    let shown = ordered.prefix(Self.itemLimit)
    let cut: HTML =
      shown.count < items.count
      ? "<p class=\"hint\">\(strings.reportCut(shown: shown.count, total: items.count))</p>" : ""
    return """
      <section aria-labelledby="items"><h3 id="items">\(strings.itemsInFile)</h3>\(cut)\
      <table class="table"><thead><tr><th scope="col" class="line">\(strings.lineColumn)</th>\
      <th scope="col">\(strings.title)</th><th scope="col" class="outcome">\
      \(strings.outcomeColumn)</th></tr></thead><tbody>\(shown.map(row))</tbody></table></section>
      """
  }

  private func needsAttention(_ item: Item) -> Bool {
    item.outcome == .failed || !item.problems.isEmpty
  }

  private func row(_ item: Item) -> HTML {
    let problems = item.problems.map { problem in
      let entry: HTML = "<p class=\"problem\">\(problem)</p>"
      return entry
    }
    let classes: HTML =
      switch item.outcome {
      case .failed: " failed"
      case .added, .updated: " fine"
      case .unchanged, .skipped: ""
      }
    return """
      <tr><td class="line"><span aria-hidden="true">\(strings.number(item.line))</span>\
      <span class="spoken">\(strings.lineNumber(item.line))</span></td>\
      <td class="title"><span dir="auto">\(item.title.isEmpty ? strings.untitled : item.title)</span>\
      \(problems)</td><td class="outcome\(classes)">\(name(of: item.outcome))</td></tr>
      """
  }

  private func name(of outcome: Outcome) -> String {
    switch outcome {
    case .added: strings.outcomeAdded
    case .updated: strings.outcomeUpdated
    case .unchanged: strings.outcomeUnchanged
    case .skipped: strings.outcomeSkipped
    case .failed: strings.outcomeFailed
    }
  }
}
