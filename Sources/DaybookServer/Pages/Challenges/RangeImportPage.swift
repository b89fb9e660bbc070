import CalendarCore
import CalendarHTML
import Daybook

/// The page that reads a JSON file of ranges: the file or its text at first, then what would come of it,
/// with the text to correct.
struct RangeImportPage: Sendable {
  /// What an import would do.
  struct Preview: Sendable {
    var report: RangeImportReport
    /// The text that was read.
    var text: String
  }

  /// The most ranges and the most problems that a preview lists.
  static let listLimit = 300

  var frame: Frame
  /// What was wrong with what was sent: what, then what to do.
  var error: String?
  var preview: Preview?
  /// The chosen calendar's id; empty for one of the file's own.
  var calendar = ""
  /// The categories by key, for their names and colours.
  var categories: ChallengeCategories
  /// How many ranges an export would leave out.
  var leftOutCount = 0

  /// The whole page.
  var page: [UInt8] { frame.page(html) }

  private var strings: Strings { frame.strings }

  private var html: HTML {
    let title = preview == nil ? strings.importChallenges : strings.importPreview
    return """
      \(HTML.pageHeader(title))
      <div class="form-page">
      \(preview.map(section) ?? chooser)
      \(preview == nil && !frame.calendars.isEmpty ? exportSection : "")
      </div>
      """
  }

  // MARK: The file

  private var chooser: HTML {
    """
    <section><p class="lead">\(strings.importChallengesHint)</p>
    <form class="form-grid" method="post" action="\(Paths.importRanges)" enctype="multipart/form-data">
    \(frame.csrfField)
    <div class="field"><label class="label" for="file">\(strings.file)</label><div class="value">\
    <input class="input" type="file" id="file" name="file" accept=".json,application/json"\
    \(attribute: "aria-invalid", error == nil ? nil : "true")\
    \(attribute: "aria-describedby", error == nil ? nil : "file-error")>\(errorLine)</div></div>
    <div class="field"><label class="label" for="text">\(strings.jsonText)</label><div class="value">\
    <textarea class="input code" id="text" name="text" rows="4" spellcheck="false" dir="ltr">
    </textarea></div></div>
    \(calendarField)
    <div class="act"><button class="button primary large">\(strings.previewAction)</button></div>
    </form></section>
    """
  }

  private var errorLine: HTML {
    guard let error else { return "" }
    return """
      <p class="error" id="file-error" role="alert">\(Icon.alert.small)<span>\(error)</span></p>
      """
  }

  private var calendarField: HTML {
    let options = frame.calendars.map { entry in
      let id = String(entry.id)
      let option: HTML = """
        <option value="\(id)"\(flag: "selected", if: id == calendar)>\(entry.name)</option>
        """
      return option
    }
    return """
      <div class="field"><label class="label" for="calendar">\(strings.into)</label>\
      <div class="value"><span class="select"><select class="input" id="calendar" name="calendar">\
      <option value="">\(strings.newCalendar)</option>\(options)</select>\(Icon.chevronDown.small)\
      </span></div></div>
      """
  }

  // MARK: The preview

  private func section(_ preview: Preview) -> HTML {
    let report = preview.report
    let errors = report.problems.filter(\.isError)
    let warnings = report.problems.filter { !$0.isError }
    let count = report.count(.created) + report.count(.updated)
    let found: HTML =
      report.items.isEmpty
      ? "<h2>\(strings.nothingInFile)</h2>"
      : "<h2>\(strings.importFound(report.items.count, calendar: report.calendarName))</h2>"
    let act: HTML =
      count == 0
      ? ""
      : """
      <button class="button primary large" name="confirmed" value="1">\
      \(strings.importRanges(count))</button>
      """
    return """
      <form class="form-grid range-preview" method="post" action="\(Paths.importRanges)" \
      enctype="multipart/form-data">\(frame.csrfField)
      <input type="hidden" name="calendar" value="\(calendar)">
      <section>\(found)
      <p class="actions">\(act)<a class="button quiet large" href="\(Paths.importRanges)">\
      \(strings.cancel)</a></p></section>
      \(problems(errors, strings.notTaken, id: "errors"))
      \(problems(warnings, strings.goodToKnow, id: "warnings"))
      \(report.items.isEmpty ? "" : items(report.items))
      <details\(flag: "open", if: !errors.isEmpty)><summary class="link">\(strings.textOfFile)</summary>
      <label class="spoken" for="text">\(strings.textOfFile)</label>
      <textarea class="input code" id="text" name="text" rows="12" spellcheck="false" dir="ltr">
      \(preview.text)</textarea>
      <p class="actions"><button class="button large">\(strings.correctAndPreview)</button></p></details>
      </form>
      """
  }

  private func problems(_ problems: [RangeFileProblem], _ title: String, id: String) -> HTML {
    guard !problems.isEmpty else { return "" }
    let lines = problems.prefix(Self.listLimit).map { problem in
      let line: HTML = "<li dir=\"auto\">\(strings.describe(problem))</li>"
      return line
    }
    let rest = problems.count - lines.count
    let more: HTML = rest > 0 ? "<p class=\"hint\">\(strings.moreCount(rest))</p>" : ""
    return """
      <section aria-labelledby="\(id)"><h3 id="\(id)">\(title)</h3>\
      <ul class="problems">\(lines)</ul>\(more)</section>
      """
  }

  private func items(_ items: [RangeImportReport.Item]) -> HTML {
    let rows = items.prefix(Self.listLimit).map { item in
      let category =
        categories[item.category] ?? ChallengeCategory(key: item.category, hue: .graphite)
      let row: HTML = """
        <tr class="hue-\(category.hue.name)"><td class="line"><span aria-hidden="true">\
        \(strings.number(item.line))</span><span class="spoken">\(strings.lineNumber(item.line))</span>\
        </td><td class="title"><span class="swatch-pill"></span> \
        \(frame.labels.range(item.days, year: Int.min))</td>\
        <td dir="auto">\(App.shown(strings.name(of: category)))</td>\
        <td class="outcome">\(name(of: item.outcome))</td></tr>
        """
      return row
    }
    let rest = items.count - rows.count
    let more: HTML = rest > 0 ? "<p class=\"hint\">\(strings.moreCount(rest))</p>" : ""
    return """
      <table class="table"><thead><tr><th scope="col" class="line">\(strings.lineColumn)</th>\
      <th scope="col">\(strings.challengeDays)</th><th scope="col">\(strings.rangeCategory)</th>\
      <th scope="col" class="outcome">\(strings.outcomeColumn)</th></tr></thead>\
      <tbody>\(rows)</tbody></table>\(more)
      """
  }

  private func name(of outcome: ImportReport.Outcome) -> String {
    switch outcome {
    case .created: strings.outcomeAdded
    case .updated: strings.outcomeUpdated
    case .unchanged: strings.outcomeUnchanged
    case .keptNewer: strings.outcomeSkipped
    case .failed: strings.outcomeFailed
    }
  }

  // MARK: The way out

  private var exportSection: HTML {
    let leftOut: HTML =
      leftOutCount > 0 ? "<p class=\"lead\">\(strings.leftOutOfJSON(leftOutCount))</p>" : ""
    return """
      <section aria-labelledby="export-heading"><h2 id="export-heading">\
      \(strings.exportChallenges)</h2>
      <p class="lead">\(strings.exportChallengesHint)</p>\(leftOut)
      <p class="actions"><a class="button" href="\(Paths.exportRanges)" download>\
      \(Icon.download.small)\(strings.exportChallenges)</a>\
      <a class="button quiet" href="\(Paths.export)" download>\(Icon.download.small)\
      \(strings.allInICS)</a></p></section>
      """
  }
}
