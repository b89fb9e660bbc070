import Daybook
import ICalendar

extension Command {
  /// `daybook import`
  static let importFile = Command(
    spec: CommandSpec(
      name: "import", summary: "Takes an iCalendar file, or ranges as JSON, into a calendar.",
      operands: "FILE|-", operandCount: 1...1,
      options: [
        .value("calendar", "NAME", "Into this calendar. Default: the file's own name."),
        .flag("dry-run", "Only tell what would happen."), .data, .json,
      ],
      details: """
        Importing the same file again changes nothing. Good events are taken whatever is wrong with \
        their neighbours; the exit status is 1 when anything could not be read.

        A file that begins with { is read as ranges of days: {"nickname":"…","level":7,"calendar":[\
        {"property":0,"date":["2021-08-02"]}]}. Properties 0 to 6 are the categories health, \
        self-care, habit, challenge, memory, love and culture.
        """),
    run: { arguments, surroundings throws(CommandFailure) in
      let path = arguments.operands[0]
      let bytes = try surroundings.readFile(path)
      let isTrial = arguments.flag("dry-run")
      let book =
        isTrial ? try surroundings.trialBook(arguments) : try surroundings.makeBook(arguments)
      let name = arguments.value("calendar")
      if bytes.withUnsafeBufferPointer(RangeFile.isLikely) {
        return try importRanges(bytes, path, into: name, of: book, arguments, surroundings)
      }
      let report = try refusing { () throws(StoreError) in
        try bytes.withUnsafeBufferPointer { bytes throws(StoreError) in
          let importer = Importer(book: book, bytes: bytes)
          return try importer.run(
            into: .named(
              importer.calendarName(given: name, fileName: path, else: "Imported")),
            isDryRun: isTrial, time: surroundings.now)
        }
      }
      let console = surroundings.console
      let reasons = problems(report, path)
      let output = arguments.flag("json") ? json(report, path).text : summary(report)
      console.write(output + "\n")
      if !arguments.flag("json") || !report.isComplete {
        for reason in reasons { console.complain(reason) }
      }
      return report.isComplete
    })

  /// What was wrong, a line each, with its place.
  private static func problems(_ report: ImportReport, _ path: String) -> [String] {
    var lines: [String] = []
    for problem in report.problems { lines.append(problem.printed(in: path)) }
    for item in report.items {
      for problem in item.problems { lines.append(problem.printed(in: path)) }
      if item.outcome == .keptNewer || item.outcome == .failed {
        let title = EventDraft.oneLine(item.title)
        lines.append("\(path):\(item.line): \(title): \(words(for: item.outcome))")
      }
    }
    return lines
  }

  private static func summary(_ report: ImportReport) -> String {
    let counts = ImportReport.Outcome.allCases.filter { report.count($0) > 0 }.map {
      "\(report.count($0)) \(words(for: $0))"
    }
    let what = counts.isEmpty ? "nothing to import" : counts.joined(separator: ", ")
    let trial = report.isDryRun ? " (nothing was changed: this was a dry run)" : ""
    return report.calendarName.isEmpty ? what + trial : "\(report.calendarName): \(what)\(trial)"
  }

  /// What became of an object, in words.
  static func words(for outcome: ImportReport.Outcome) -> String {
    switch outcome {
    case .created: "added"
    case .updated: "updated"
    case .unchanged: "unchanged"
    case .keptNewer: "kept, because what is stored is newer"
    case .failed: "not imported"
    }
  }

  /// What became of an object, as JSON spells it.
  static func name(of outcome: ImportReport.Outcome) -> String {
    switch outcome {
    case .created: "created"
    case .updated: "updated"
    case .unchanged: "unchanged"
    case .keptNewer: "kept_newer"
    case .failed: "failed"
    }
  }

  private static func json(_ report: ImportReport, _ path: String) -> JSONValue {
    .object(
      [
        ("file", .string(path)), ("calendar", .string(report.calendarName)),
        ("new_calendar", .bool(report.isNewCalendar)), ("dry_run", .bool(report.isDryRun)),
      ] + ImportReport.Outcome.allCases.map { (name(of: $0), .number(report.count($0))) } + [
        ("problems", .array(report.problems.map(\.json))),
        (
          "items",
          .array(
            report.items.map { item in
              .object([
                ("uid", .string(item.uid)), ("component", .string(item.component)),
                ("title", .string(item.title)), ("line", .number(item.line)),
                ("outcome", .string(name(of: item.outcome))),
                ("problems", .array(item.problems.map(\.json))),
              ])
            })
        ),
      ])
  }
}
