import CalendarCore
import CalendarHTML
import Daybook

/// The search of the diary: words, tags and moods, and the entries that have all of them.
struct DiarySearchPage {
  var frame: Frame
  /// What was typed.
  var query: String
  /// What was found; nil when nothing was asked for.
  var matches: EntryMatches?
  /// How many entries come before the shown ones.
  var skipped: Int
  /// The tags that are offered as searches.
  var tags: [WordStatistics.Count] = []

  /// The entries of a page.
  static let pageSize = 20

  /// The whole page.
  var page: [UInt8] { frame.page(content) }

  private var strings: Strings { frame.strings }

  private var content: HTML {
    """
    \(HTML.diaryHeader(strings.searchDiary, back: Paths.diary, frame: frame))
    <div class="reading"><form class="search" role="search" action="\(Paths.diarySearch)">\
    <label class="spoken" for="query">\(strings.searchDiary)</label>\
    <input class="input" type="search" id="query" name="q" value="\(query)" dir="auto" \
    maxlength="\(String(EntryQuery.lengthLimit))" autocomplete="off" enterkeyhint="search" \
    aria-describedby="query-hint"\(flag: "autofocus", if: matches == nil)>\
    <button class="button primary large">\(strings.searchAction)</button></form>\
    <p class="hint" id="query-hint">\(strings.searchHint)</p>\
    \(tagLinks)\(results)</div>
    """
  }

  private var tagLinks: HTML {
    guard matches == nil, !tags.isEmpty else { return "" }
    let links = tags.map { count in
      let link: HTML = """
        <li><a class="tag" href="\(Paths.search(tag: count.word.text))"><span dir="auto">\
        #\(App.shown(count.word.text))</span> <span class="count">\(strings.number(count.count))</span></a></li>
        """
      return link
    }
    return """
      <section aria-labelledby="tags"><h2 id="tags">\(strings.frequentTags)</h2>\
      <ul class="tag-list">\(links)</ul></section>
      """
  }

  private var results: HTML {
    guard let matches else { return "" }
    guard !matches.matches.isEmpty else {
      return """
        <div class="nothing" role="status"><p class="strong">\(strings.nothingFound)</p>\
        <p class="hint">\(strings.nothingFoundHint)</p></div>
        """
    }
    let rows = matches.matches.map(row)
    var steps: HTML = ""
    if skipped > 0 {
      let path = Paths.search(query, skipping: max(skipped - DiarySearchPage.pageSize, 0))
      steps.append("<a class=\"button\" rel=\"prev\" href=\"\(path)\">\(strings.laterResults)</a>")
    }
    if matches.hasMore {
      let path = Paths.search(query, skipping: skipped + DiarySearchPage.pageSize)
      steps.append(
        "<a class=\"button\" rel=\"next\" href=\"\(path)\">\(strings.earlierResults)</a>")
    }
    return """
      <p class="hint" role="status">\(strings.resultsShown(
        from: skipped + 1, to: skipped + matches.matches.count, hasMore: matches.hasMore))</p>\
      <ol class="results">\(rows)</ol><nav class="actions" aria-label="\(strings.morePages)">\(steps)</nav>
      """
  }

  private func row(_ match: EntryMatch) -> HTML {
    let entry = match.entry
    let pieces = match.snippets.map(snippet)
    let preview = entry.row.preview.isEmpty ? strings.entryWithoutText : entry.row.preview
    let text: HTML =
      pieces.isEmpty
      ? "<p class=\"snippet\" dir=\"auto\">\(App.shown(preview))</p>" : HTML(pieces)
    return """
      <li><a class="result" href="\(Paths.diary(entry.day))#entry-\(String(entry.row.id.rawValue))">\
      <h2>\(frame.labels.fullDate(entry.day))</h2>\(text)</a></li>
      """
  }

  private func snippet(_ snippet: EntryMatch.Snippet) -> HTML {
    let scalars = Array(snippet.text.unicodeScalars)
    func text(_ range: Range<Int>) -> String {
      let range = range.clamped(to: 0..<scalars.count)
      return String(String.UnicodeScalarView(scalars[range]))
    }
    var html: HTML = ""
    var start = 0
    for range in snippet.ranges where range.lowerBound >= start {
      html.append("\(text(start..<range.lowerBound))<mark>\(text(range))</mark>")
      start = range.upperBound
    }
    if start < scalars.count { html.append("\(text(start..<scalars.count))") }
    return "<p class=\"snippet\" dir=\"auto\">\(html)</p>"
  }
}
