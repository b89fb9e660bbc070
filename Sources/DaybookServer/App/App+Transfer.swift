import CalendarCore
import CalendarHTML
import Daybook
import ICalendar

extension App {
  func addTransfer(to router: inout Router) {
    router.get("/import") { importPage($0) }
    router.post("/import") { importFile($0) }
    router.post("/sample") { loadSample($0) }
    router.get("/export.ics") { export($0) }
    router.get("/export") { export($0) }
  }

  // MARK: Import

  private func importPage(
    _ request: Request, error: String? = nil, form: Form? = nil, status: Response.Status = .ok
  ) -> Response {
    answer(request) { () throws(StoreError) in
      let visitor = visitor(request)
      var frame = try frame(
        request, visitor, title: visitor.strings.importExport, section: .transfer)
      frame.path = Paths.importPage
      let page = ImportPage(
        frame: frame, fileError: error, calendar: form?.text("calendar") ?? "",
        newName: form?.text("name") ?? "", exportDays: visitor.today.month.days)
      return .html(page.page, status: status)
    }
  }

  private func importFile(_ request: Request) -> Response {
    let strings = visitor(request).strings
    let form: Form
    do { form = try request.form() } catch {
      return errorPage(request, error.status, detail: error.description)
    }
    guard let file = form.file("file"), !(file.fileName.isEmpty && file.bytes.isEmpty) else {
      return importPage(
        request, error: strings.fileMissing, form: form, status: .unprocessable)
    }
    guard !file.bytes.isEmpty else {
      return importPage(request, error: strings.fileEmpty, form: form, status: .unprocessable)
    }
    return answer(request) { () throws(StoreError) in
      let report = try file.bytes.withUnsafeBufferPointer { bytes throws(StoreError) in
        let importer = Importer(book: book, bytes: bytes)
        return try importer.run(
          into: target(form, file: file, importer: importer, strings), isDryRun: false, time: now())
      }
      guard !report.items.isEmpty else {
        let reason = report.problems.first?.description ?? strings.fileNotCalendar
        return importPage(
          request, error: "\(strings.fileNotCalendar) (\(reason))", form: form,
          status: .unprocessable)
      }
      return try reportPage(request, report)
    }
  }

  private func target(
    _ form: Form, file: Form.File, importer: Importer, _ strings: Strings
  ) -> Importer.Target {
    if let id = form.text("calendar").flatMap({ Int64($0) }) {
      return .calendar(CalendarRecord.ID(id))
    }
    let typed = EventDraft.oneLine(form.text("name") ?? "")
    let stem = String(file.fileName.split(separator: ".").first ?? "")
    let names = [typed, importer.calendarName ?? "", EventDraft.oneLine(stem)]
    return .named(names.first { !$0.isEmpty } ?? strings.defaultCalendarName)
  }

  private func reportPage(
    _ request: Request, _ report: ImportReport
  ) throws(StoreError) -> Response {
    let visitor = visitor(request)
    var frame = try frame(
      request, visitor, title: visitor.strings.importReport, section: .transfer)
    frame.path = Paths.importPage
    if let act = report.act {
      frame.notice = Notice(
        text: visitor.strings.importDone(
          added: report.count(.created), updated: report.count(.updated),
          calendar: report.calendarName),
        undoAct: act)
    }
    let page = ImportReportPage(
      frame: frame, calendar: report.calendarName,
      items: report.items.map { item in
        ImportReportPage.Item(
          line: item.line, title: item.title, outcome: ImportReportPage.Outcome(item.outcome),
          problems: item.problems.map(\.description))
      },
      fileProblems: report.problems.map(\.description),
      calendarPath: Paths.month(try firstMonth(of: report, visitor)))
    return .html(page.page)
  }

  /// Where to look first after an import: this month if it holds anything, else the month of the first
  /// event of the file.
  private func firstMonth(
    of report: ImportReport, _ visitor: Visitor
  ) throws(StoreError) -> Month {
    let month = visitor.today.month
    guard try book.occurrences(on: month.days, zone: visitor.zone).isEmpty,
      let calendar = try book.store.calendars().first(where: { $0.name == report.calendarName })
    else { return month }
    for item in report.items where item.component == "VEVENT" {
      guard let record = try book.store.object(uid: item.uid, in: calendar.id),
        let start = record.index.start
      else { continue }
      return visitor.zone.civil(at: start).day.month
    }
    return month
  }

  private func loadSample(_ request: Request) -> Response {
    answer(request) { () throws(StoreError) in
      let visitor = visitor(request)
      let text = SampleData.file(language: visitor.labels.language, month: visitor.today.month)
      let report = try Array(text.utf8).withUnsafeBufferPointer { bytes throws(StoreError) in
        let importer = Importer(book: book, bytes: bytes)
        return try importer.run(
          into: .named(importer.calendarName ?? visitor.strings.defaultCalendarName),
          isDryRun: false, time: now())
      }
      let path = Paths.month(visitor.today.month)
      return .redirect(to: report.act.map { Notices.path(path, after: $0) } ?? path)
    }
  }

  // MARK: Export

  private func export(_ request: Request) -> Response {
    answer(request) { () throws(StoreError) in
      let visitor = visitor(request)
      var calendars = try book.store.calendars()
      var name = "daybook"
      if let text = request.query.text("calendar") {
        guard let id = Int64(text), let calendar = calendars.first(where: { $0.id.rawValue == id })
        else { return errorPage(request, .notFound, detail: text) }
        calendars = [calendar]
        name = calendar.name
      }
      var days: DaySpan?
      if let from = request.query.text("from"), let to = request.query.text("to") {
        guard let first = try? Day(iso: from), let last = try? Day(iso: to) else {
          return errorPage(request, .badRequest, detail: visitor.strings.dateUnreadable)
        }
        guard first <= last else {
          return errorPage(
            request, .badRequest,
            detail: visitor.strings.lastDayTooEarly(first: visitor.labels.day(first)))
        }
        days = DaySpan(start: first, end: last.advanced(by: 1))
      }
      let bytes = try Exporter(book: book).file(of: calendars, days: days, zone: visitor.zone)
      return .download(bytes, fileName: "\(name).ics", contentType: "text/calendar; charset=utf-8")
    }
  }
}

extension ImportReportPage.Outcome {
  fileprivate init(_ outcome: ImportReport.Outcome) {
    switch outcome {
    case .created: self = .added
    case .updated: self = .updated
    case .unchanged: self = .unchanged
    case .keptNewer: self = .skipped
    case .failed: self = .failed
    }
  }
}
