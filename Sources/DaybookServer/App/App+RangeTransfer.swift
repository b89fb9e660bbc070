import CalendarCore
import CalendarHTML
import Daybook

extension App {
  func addRangeTransfer(to router: inout Router) {
    router.get("/challenges/import") { rangeImportPage($0) }
    router.post("/challenges/import") { importRanges($0) }
    router.get("/challenges/export.json") { exportRanges($0) }
  }

  /// The longest text that is previewed, in bytes: it goes to the page and comes back as a field.
  private static let previewLimit = 512 << 10

  private func rangeImportPage(
    _ request: Request, error: String? = nil, preview: RangeImportPage.Preview? = nil,
    calendar: String = "", status: Response.Status = .ok
  ) -> Response {
    answer(request) { () throws(StoreError) in
      let visitor = visitor(request)
      let strings = visitor.strings
      var frame = try frame(
        request, visitor,
        title: preview == nil ? strings.importChallenges : strings.importPreview,
        section: .challenges)
      frame.path = Paths.importRanges
      let leftOut =
        preview == nil
        ? try RangeExporter(book: book).file(of: book.store.calendars()).leftOutCount : 0
      return .html(
        RangeImportPage(
          frame: frame, error: error, preview: preview, calendar: calendar,
          categories: try book.categories(), leftOutCount: leftOut
        ).page, status: status)
    }
  }

  private func importRanges(_ request: Request) -> Response {
    let strings = visitor(request).strings
    let form: Form
    do { form = try request.form() } catch {
      return errorPage(request, error.status, detail: error.description)
    }
    let file = form.file("file").flatMap { $0.bytes.isEmpty ? nil : $0 }
    let bytes = file.map { Array($0.bytes) } ?? Array((form.text("text") ?? "").utf8)
    let calendar = form.text("calendar") ?? ""
    guard bytes.contains(where: { $0 > 0x20 }) else {
      return rangeImportPage(
        request, error: strings.jsonMissing, calendar: calendar, status: .unprocessable)
    }
    return takeRanges(
      request, bytes, fileName: file?.fileName ?? "", calendar: calendar,
      isConfirmed: form.text("confirmed") != nil)
  }

  /// Imports ranges, or shows what would come of it.
  ///
  /// - Parameter calendar: the key of the calendar they go into; empty for one of their own.
  func takeRanges(
    _ request: Request, _ bytes: [UInt8], fileName: String, calendar: String, isConfirmed: Bool
  ) -> Response {
    let strings = visitor(request).strings
    guard bytes.count <= App.previewLimit else {
      return rangeImportPage(
        request, error: strings.jsonTooLong, calendar: calendar, status: .unprocessable)
    }
    return answer(request) { () throws(StoreError) in
      let report = try bytes.withUnsafeBufferPointer { buffer throws(StoreError) in
        let importer = RangeImporter(book: book, bytes: buffer)
        let target: Importer.Target =
          if let id = Int64(calendar) {
            .calendar(CalendarRecord.ID(id))
          } else {
            .own(
              importer.calendarName(given: nil, fileName: fileName, else: strings.challenges),
              joinsImports: true)
          }
        return try importer.run(into: target, isDryRun: !isConfirmed, time: now())
      }
      if isConfirmed, let first = report.items.map(\.days.start).min() {
        let path = Paths.challenges(first.month)
        return .redirect(to: report.act.map { Notices.path(path, after: $0) } ?? path)
      }
      let text = String(decoding: bytes, as: UTF8.self)
      return rangeImportPage(
        request, preview: RangeImportPage.Preview(report: report, text: text), calendar: calendar,
        status: report.items.isEmpty ? .unprocessable : .ok)
    }
  }

  private func exportRanges(_ request: Request) -> Response {
    answer(request) { () throws(StoreError) in
      var calendars = try book.store.calendars()
      var name = "challenges"
      if let text = request.query.text("calendar") {
        guard let id = Int64(text), let calendar = calendars.first(where: { $0.id.rawValue == id })
        else { return errorPage(request, .notFound, detail: text) }
        calendars = [calendar]
        name = calendar.name
      }
      let file = try RangeExporter(book: book).file(of: calendars)
      return .download(file.bytes, fileName: "\(name).json", contentType: "application/json")
    }
  }
}
