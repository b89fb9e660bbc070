import CalendarCore
import CalendarHTML
import Daybook

extension App {
  func addDiarySettings(to router: inout Router) {
    router.get("/diary/settings") { request in
      answer(request) { () throws(StoreError) in .html(try diarySettingsPage(request).page) }
    }
    router.post("/diary/settings") { saveDiarySettings($0) }
    router.post("/diary/journals") { createJournal($0) }
    router.post("/diary/journals/{id}", .number) { (request: Request, id: Int64) in
      changeJournal(request, CalendarRecord.ID(id))
    }
    router.get("/diary/markdown.zip") { exportMarkdown($0) }
    router.post("/diary/import") { importMarkdown($0) }
  }

  private func diarySettingsPage(_ request: Request) throws(StoreError) -> DiarySettingsPage {
    let visitor = visitor(request)
    var frame = try diaryFrame(
      request, visitor, title: visitor.strings.diarySettings)
    frame.path = Paths.diarySettings
    if request.query.text("saved") != nil {
      frame.notice = Notice(text: visitor.strings.settingsSaved)
    }
    let hue = Hue.leastUsed(among: frame.calendars.map(\.hue))
    return DiarySettingsPage(
      frame: frame, settings: try book.diarySettings(), dayStart: try book.dayStart(),
      journals: try book.journals(), counts: try book.journalCounts().mapValues(\.entries),
      new: CalendarFields(hue: hue.name))
  }

  private func saveDiarySettings(_ request: Request) -> Response {
    guard let form = try? request.form() else { return errorPage(request, .badRequest) }
    return answer(request) { () throws(StoreError) in
      var settings = DiarySettings()
      settings.onlyTodayOrYesterday = form.text("only_recent") != nil
      settings.showsStreak = form.text("streak") != nil
      try book.setDiarySettings(settings)
      if let start = form.text("day_start").flatMap({ Int($0) }).flatMap({ DayStart(hour: $0) }) {
        try book.setDayStart(start)
      }
      return .redirect(to: "\(Paths.diarySettings)?saved=1")
    }
  }

  // MARK: Journals

  private func createJournal(_ request: Request) -> Response {
    guard let form = try? request.form() else { return errorPage(request, .badRequest) }
    let draft = CalendarDraft(name: form.text("name") ?? "", hue: form.text("hue") ?? "")
    let perDay = App.perDay(form)
    return answer(request) { () throws(StoreError) in
      do throws(CalendarChangeError) {
        let act = try book.createJournal(draft, entriesPerDay: perDay, time: now())
        return .redirect(
          to: act.map { Notices.path(Paths.diarySettings, after: $0) } ?? Paths.diarySettings)
      } catch {
        switch error {
        case .store(let error): throw error
        case .missing, .holds: return errorPage(request, .notFound)
        case .problems(let problems):
          let visitor = visitor(request)
          var page = try diarySettingsPage(request)
          page.new = CalendarFields(
            name: draft.name, hue: draft.hue,
            nameError: problems.name.map { visitor.strings.message($0, name: draft.name) },
            hueError: problems.isHueUnknown
              ? visitor.strings.message(.unknownHue(draft.hue), labels: visitor.labels) : nil)
          page.newPerDay = perDay
          return .html(page.page, status: .unprocessable)
        }
      }
    }
  }

  private func changeJournal(_ request: Request, _ id: CalendarRecord.ID) -> Response {
    guard let form = try? request.form() else { return errorPage(request, .badRequest) }
    return answer(request) { () throws(StoreError) in
      try book.setEntriesPerDay(App.perDay(form), of: id)
      return .redirect(to: "\(Paths.diarySettings)?saved=1")
    }
  }

  private static func perDay(_ form: Form) -> Journal.EntriesPerDay {
    form.text("per_day").flatMap { Journal.EntriesPerDay(rawValue: $0) } ?? .many
  }

  // MARK: Markdown

  private func exportMarkdown(_ request: Request) -> Response {
    answer(request) { () throws(StoreError) in
      var archive = StoredArchive()
      var isWhole = true
      try book.exportMarkdown(
        try book.journals(), language: visitor(request).labels.language
      ) { file in
        isWhole = archive.add(name: file.name, Array(file.text.utf8)) && isWhole
      }
      guard isWhole else { return errorPage(request, .contentTooLarge) }
      return .download(
        archive.bytes, fileName: "daybook-diary.zip", contentType: "application/zip")
    }
  }

  private func importMarkdown(_ request: Request) -> Response {
    let form: Form
    do { form = try request.form() } catch {
      return errorPage(request, error.status, detail: error.description)
    }
    return answer(request) { () throws(StoreError) in
      let visitor = visitor(request)
      func refused(_ message: String) throws(StoreError) -> Response {
        var page = try diarySettingsPage(request)
        page.fileError = message
        return .html(page.page, status: .unprocessable)
      }
      var files: [MarkdownFile] = []
      for file in form.files where file.field == "file" {
        guard StoredArchive.isArchive(file.bytes) else {
          files.append(
            MarkdownFile(name: file.fileName, path: file.fileName, bytes: Array(file.bytes)))
          continue
        }
        guard let inside = StoredArchive.files(in: file.bytes) else {
          return try refused("\(file.fileName): \(visitor.strings.zipUnreadable)")
        }
        for (name, content) in inside {
          let last = name.split(separator: "/").last.map(String.init) ?? name
          files.append(MarkdownFile(name: last, path: name, bytes: content))
        }
      }
      guard !files.isEmpty else { return try refused(visitor.strings.noMarkdown) }
      let report = try book.importMarkdown(
        files, journal: nil, isDryRun: false, moment: try entryMoment(visitor))
      var frame = try diaryFrame(
        request, visitor, title: visitor.strings.importReport)
      frame.path = Paths.diarySettings
      if let act = report.act {
        frame.notice = Notice(
          text: visitor.strings.entryCount(report.count(.created) + report.count(.updated)),
          undoAct: act)
      }
      return .html(MarkdownReportPage(frame: frame, report: report).page)
    }
  }
}
