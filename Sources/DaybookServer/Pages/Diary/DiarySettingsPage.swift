import CalendarCore
import CalendarHTML
import Daybook

/// The settings of the diary: what can be written when, the journals, the words, and the files.
struct DiarySettingsPage {
  var frame: Frame
  var settings: DiarySettings
  var dayStart: DayStart
  var journals: [Journal]
  /// The number of entries of a journal.
  var counts: [CalendarRecord.ID: Int]
  /// The fields of a new journal as typed.
  var new = CalendarFields()
  var newPerDay = Journal.EntriesPerDay.many
  /// What was wrong with a file that was sent.
  var fileError: String?

  /// The whole page.
  var page: [UInt8] { frame.page(content) }

  private var strings: Strings { frame.strings }

  private var content: HTML {
    """
    \(HTML.diaryHeader(strings.diarySettings, back: Paths.diary, frame: frame))
    <div class="form-page diary-settings">\(writing)\(journalSection)\(wordSection)\(files)</div>
    """
  }

  private var writing: HTML {
    let hours = (0...12).map { hour in
      let time = (try? TimeOfDay(hour: hour, minute: 0)).map { frame.labels.time($0) } ?? "\(hour)"
      let option: HTML = """
        <option value="\(hour)"\(flag: "selected", if: hour == dayStart.hour)>\(time)</option>
        """
      return option
    }
    return """
      <section aria-labelledby="writing"><h2 id="writing">\(strings.diaryWriting)</h2>
      <form class="form-grid" method="post" action="\(Paths.diarySettings)">\(frame.csrfField)
      \(box("only_recent", strings.onlyTodayOrYesterday, settings.onlyTodayOrYesterday))
      \(box("streak", strings.showsStreak, settings.showsStreak))
      <div class="field"><label class="label" for="day_start">\(strings.diaryDayStart)</label>\
      <div class="value"><span class="select"><select class="input" id="day_start" name="day_start" \
      aria-describedby="day-start-hint">\(hours)</select>\(Icon.chevronDown.small)</span>\
      <p class="hint" id="day-start-hint">\(strings.diaryDayStartHint)</p></div></div>
      <div class="act"><button class="button primary large">\(strings.save)</button></div></form></section>
      """
  }

  private func box(_ name: String, _ label: String, _ isOn: Bool) -> HTML {
    """
    <div class="field switch-field"><label class="label" for="\(name)">\(label)</label>\
    <div class="value middle"><input class="switch" type="checkbox" role="switch" id="\(name)" \
    name="\(name)" value="on"\(flag: "checked", if: isOn)></div></div>
    """
  }

  private func perDay(_ id: String, _ chosen: Journal.EntriesPerDay) -> HTML {
    let choices = Journal.EntriesPerDay.allCases.map { count in
      let label: HTML = """
        <label><input type="radio" name="per_day" value="\(count.rawValue)"\
        \(flag: "checked", if: count == chosen)><span>\
        \(count == .one ? strings.onePerDay : strings.manyPerDay)</span></label>
        """
      return label
    }
    return """
      <fieldset class="field"><legend id="\(id)">\(strings.entriesADay)</legend>\
      <div class="value middle"><div class="segments" role="radiogroup" aria-labelledby="\(id)">\
      \(choices)</div></div></fieldset>
      """
  }

  private var journalSection: HTML {
    let rows = journals.map(journal)
    let list: HTML =
      journals.isEmpty
      ? "<p class=\"empty-line\">\(strings.noJournals)</p>"
      : "<ul class=\"journal-list\">\(rows)</ul>"
    return """
      <section aria-labelledby="journals"><h2 id="journals">\(strings.journals)</h2>\(list)
      <section class="new-one" aria-labelledby="new-journal"><h3 id="new-journal">\(strings.newJournal)</h3>
      <form class="form-grid" method="post" action="\(Paths.journals)">\(frame.csrfField)
      \(new.html(strings))
      \(perDay("new-per-day", newPerDay))
      <div class="act"><button class="button large">\(strings.makeJournal)</button></div></form>
      </section></section>
      """
  }

  private func journal(_ journal: Journal) -> HTML {
    let id = journal.id.rawValue
    let hue = Hue(name: journal.calendar.hue) ?? .graphite
    return """
      <li class="hue-\(hue.name)"><details class="word-row"><summary><span class="square"></span>\
      <span class="name" dir="auto">\(journal.calendar.name)</span>\
      <span class="hint">\(strings.entryCount(counts[journal.id] ?? 0)) · \
      \(journal.entriesPerDay == .one ? strings.onePerDay : strings.manyPerDay)</span>\(Icon.chevronDown.small)</summary>
      <form class="form-grid" method="post" action="\(Paths.journal(id))">\(frame.csrfField)
      \(perDay("per-day-\(id)", journal.entriesPerDay))
      <div class="actions"><button class="button primary">\(strings.save)</button>\
      <a class="button" href="\(Paths.calendar(id))">\(strings.editJournal)</a></div></form></details></li>
      """
  }

  private var wordSection: HTML {
    """
    <section aria-labelledby="words"><h2 id="words">\(strings.feelings)</h2>\
    <p class="lead">\(strings.wordsHint)</p>\
    <div><a class="button large" href="\(Paths.feelingWords)">\(strings.editWords)</a></div></section>
    """
  }

  private var files: HTML {
    let rows = journals.map { journal in
      let row: HTML = """
        <li><span class="square hue-\((Hue(name: journal.calendar.hue) ?? .graphite).name)"></span>\
        <span class="name" dir="auto">\(journal.calendar.name) (.ics)</span>\
        \(HTML.download(Paths.export(calendar: journal.id.rawValue), of: journal.calendar.name, strings))</li>
        """
      return row
    }
    let export: HTML =
      journals.isEmpty
      ? ""
      : """
      <ul class="export-list">\(rows)<li><span class="square all"></span><span class="name">\
      \(strings.markdownFiles)</span>\
      \(HTML.download(Paths.diaryMarkdown, of: strings.markdownFiles, strings))</li></ul>
      """
    var error: HTML = ""
    if let fileError {
      error = """
        <p class="error" id="file-error" role="alert">\(Icon.alert.small)<span>\(fileError)</span></p>
        """
    }
    return """
      <section aria-labelledby="files"><h2 id="files">\(strings.importExport)</h2>\
      <p class="lead">\(strings.diaryFilesHint)</p>\(export)
      <h3>\(strings.importMarkdown)</h3>
      <form class="form-grid" method="post" action="\(Paths.diaryImport)" enctype="multipart/form-data">\
      \(frame.csrfField)
      <div class="field"><label class="label" for="file">\(strings.file)</label><div class="value">\
      <input class="input" type="file" id="file" name="file" accept=".md,.markdown,.txt,.zip,text/markdown" \
      multiple required\(attribute: "aria-invalid", fileError == nil ? nil : "true") \
      aria-describedby="\(fileError == nil ? "file-hint" : "file-error file-hint")"\
      \(flag: "autofocus", if: fileError != nil)>\(error)\
      <p class="hint" id="file-hint">\(strings.markdownHint)</p></div></div>
      <div class="act"><button class="button large">\(strings.importAction)</button>\
      <a class="link" href="\(Paths.importPage)">\(strings.importCalendarFile)</a></div></form></section>
      """
  }
}

/// What an import of Markdown files did, file by file.
struct MarkdownReportPage {
  var frame: Frame
  var report: MarkdownImportReport

  /// The most files on the page; those with problems come first.
  private static let limit = 500

  /// The whole page.
  var page: [UInt8] {
    let strings = frame.strings
    let items =
      report.items.filter { !$0.problems.isEmpty }
      + report.items.filter { $0.problems.isEmpty }
    let shown = items.prefix(MarkdownReportPage.limit)
    let rows = shown.map { item in
      let problems = item.problems.map { problem in
        let line: HTML = "<p class=\"problem\">\(strings.message(problem))</p>"
        return line
      }
      let name: HTML =
        item.day.map { "<a class=\"link\" href=\"\(Paths.diary($0))\">\(item.path)</a>" }
        ?? "<span dir=\"auto\">\(item.path)</span>"
      let row: HTML = """
        <tr><td class="title">\(name)\(problems)</td><td class="outcome\(classes(item.outcome))">\
        \(strings.outcome(item.outcome))</td></tr>
        """
      return row
    }
    let cut: HTML =
      shown.count < items.count
      ? "<p class=\"hint\">\(strings.reportCut(shown: shown.count, total: items.count))</p>" : ""
    let counts = ImportReport.Outcome.allCases.filter { report.count($0) > 0 }.map { outcome in
      let count: HTML = """
        <div><dt>\(strings.outcome(outcome))</dt><dd>\(strings.number(report.count(outcome)))</dd></div>
        """
      return count
    }
    return frame.page(
      """
      \(HTML.diaryHeader(strings.importReport, back: Paths.diarySettings, frame: frame))
      <div class="report"><dl class="counts">\(counts)</dl>\
      <div class="actions"><a class="button large" href="\(Paths.diary)">\(strings.diary)</a></div>\
      <section aria-labelledby="items"><h2 id="items">\(strings.itemsInFile)</h2>\(cut)\
      <table class="table"><thead><tr><th scope="col">\(strings.file)</th>\
      <th scope="col" class="outcome">\(strings.outcomeColumn)</th></tr></thead>\
      <tbody>\(rows)</tbody></table></section></div>
      """)
  }

  private func classes(_ outcome: ImportReport.Outcome) -> HTML {
    switch outcome {
    case .failed: " failed"
    case .created, .updated: " fine"
    case .unchanged, .keptNewer: ""
    }
  }
}
