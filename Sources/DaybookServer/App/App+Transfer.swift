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
    if file.bytes.withUnsafeBufferPointer(RangeFile.isLikely) {
      return takeRanges(
        request, Array(file.bytes), fileName: file.fileName, calendar: form.text("calendar") ?? "",
        isConfirmed: false)
    }
    return answer(request) { () throws(StoreError) in
      let report = try file.bytes.withUnsafeBufferPointer { bytes throws(StoreError) in
        let importer = Importer(book: book, bytes: bytes)
        return try importer.run(
          into: target(form, file: file, importer: importer, strings), isDryRun: false, time: now())
      }
      guard !report.items.isEmpty else {
        let detail = report.problems.first {
          $0.kind != .notICalendar || strings.language == .english
        }
        let reason = detail.map { " (\(strings.describe($0)))" } ?? ""
        return importPage(
          request, error: strings.fileNotCalendar + reason, form: form, status: .unprocessable)
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
    return .own(
      importer.calendarName(
        given: form.text("name"), fileName: file.fileName, else: strings.defaultCalendarName),
      joinsImports: true)
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
          line: item.line, title: App.shown(item.title),
          outcome: ImportReportPage.Outcome(item.outcome),
          problems: item.problems.map(visitor.strings.describe))
      },
      fileProblems: report.problems.map(visitor.strings.describe),
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
      let clock = record.index.form == .instant ? visitor.zone : .utc
      return clock.civil(at: start).day.month
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
          into: .own(
            importer.calendarName(
              given: nil, fileName: "", else: visitor.strings.defaultCalendarName),
            joinsImports: false),
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
      let days: DaySpan?
      do throws(ExportDaysError) {
        days = try exportDays(request)
      } catch {
        return errorPage(request, .badRequest, detail: error.message(visitor))
      }
      let bytes = try Exporter(book: book).file(of: calendars, days: days, zone: visitor.zone)
      return .download(bytes, fileName: "\(name).ics", contentType: "text/calendar; charset=utf-8")
    }
  }

  /// The days from `from` through `to`; nil when neither is asked for.
  private func exportDays(_ request: Request) throws(ExportDaysError) -> DaySpan? {
    let (from, to) = (request.query.text("from"), request.query.text("to"))
    guard from != nil || to != nil else { return nil }
    guard let first = from.flatMap({ try? Day(iso: $0) }),
      let last = to.flatMap({ try? Day(iso: $0) })
    else { throw .unreadable }
    guard first <= last else { throw .inverted(first: first) }
    return DaySpan(start: first, end: last.advanced(by: 1))
  }
}

/// Why the days of an export cannot be read.
private enum ExportDaysError: Error {
  case unreadable
  case inverted(first: Day)

  func message(_ visitor: Visitor) -> String {
    switch self {
    case .unreadable: visitor.strings.dateUnreadable
    case .inverted(let first):
      visitor.strings.lastDayTooEarly(first: visitor.labels.day(first))
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
