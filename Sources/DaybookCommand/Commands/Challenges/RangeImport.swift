import CalendarCore
import Daybook
import ICalendar

extension Command {
  /// `daybook import` of a JSON file of ranges.
  static func importRanges(
    _ bytes: [UInt8], _ path: String, into name: String?, of book: Book, _ arguments: Arguments,
    _ surroundings: Surroundings
  ) throws(CommandFailure) -> Bool {
    let isTrial = arguments.flag("dry-run")
    let report = try refusing { () throws(StoreError) in
      try bytes.withUnsafeBufferPointer { bytes throws(StoreError) in
        let importer = RangeImporter(book: book, bytes: bytes)
        return try importer.run(
          into: .named(importer.calendarName(given: name, fileName: path, else: "Imported")),
          isDryRun: isTrial, time: surroundings.now)
      }
    }
    let console = surroundings.console
    let isJSON = arguments.flag("json")
    console.write((isJSON ? json(report, path).text : summary(report)) + "\n")
    if !isJSON || !report.isComplete {
      for problem in report.problems {
        console.complain("\(path):\(problem.isError ? "" : "warning: ")\(problem)")
      }
      for item in report.items where item.outcome == .keptNewer {
        console.complain(
          "\(path):line \(item.line), \(item.path): kept, because it was changed here")
      }
    }
    return report.isComplete
  }

  private static func summary(_ report: RangeImportReport) -> String {
    let counts = ImportReport.Outcome.allCases.filter { report.count($0) > 0 }.map { outcome in
      let words = outcome == .keptNewer ? "kept as changed here" : words(for: outcome)
      return "\(report.count(outcome)) \(words)"
    }
    let what = counts.isEmpty ? "nothing to import" : counts.joined(separator: ", ")
    let trial = report.isDryRun ? " (nothing was changed: this was a dry run)" : ""
    return report.calendarName.isEmpty ? what + trial : "\(report.calendarName): \(what)\(trial)"
  }

  private static func json(_ report: RangeImportReport, _ path: String) -> JSONValue {
    .object(
      [
        ("file", .string(path)), ("calendar", .string(report.calendarName)),
        ("new_calendar", .bool(report.isNewCalendar)), ("dry_run", .bool(report.isDryRun)),
      ] + ImportReport.Outcome.allCases.map { (name(of: $0), .number(report.count($0))) } + [
        (
          "problems",
          .array(
            report.problems.map { problem in
              .object([
                ("path", .string(problem.path)), ("line", .number(problem.line)),
                ("severity", .string(problem.isError ? "error" : "warning")),
                ("message", .string(problem.message)),
              ])
            })
        ),
        (
          "items",
          .array(
            report.items.map { item in
              .object([
                ("path", .string(item.path)), ("line", .number(item.line)),
                ("uid", .string(item.uid)), ("category", .string(item.category)),
                ("first_day", .string("\(item.days.start)")),
                ("last_day", .string("\(item.days.last)")),
                ("outcome", .string(name(of: item.outcome))),
              ])
            })
        ),
      ])
  }
}
