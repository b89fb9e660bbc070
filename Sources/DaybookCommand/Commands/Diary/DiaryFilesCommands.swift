import CalendarCore
import Daybook
import FoundationEssentials
import ICalendar

extension Command {
  /// `daybook diary export`
  static let diaryExport = Command(
    spec: CommandSpec(
      name: "diary export", summary: "Writes every entry as a Markdown file into a folder.",
      operands: "FOLDER", operandCount: 1...1,
      options: [
        .value("journal", "NAME", "Only this journal. Default: all."), .language, .data, .json,
      ],
      details: """
        The folder is made when there is none, readable by you alone. One that has Markdown files \
        already is refused, so that nothing of it is lost. What other programs put into an entry is \
        in daybook export, not here.
        """),
    run: { arguments, surroundings throws(CommandFailure) in
      let folder = arguments.operands[0]
      let language = try surroundings.language(arguments)
      let book = try surroundings.openBook(arguments)
      let journals: [Journal]
      if let journal = try book.journal(named: arguments.value("journal")) {
        journals = [journal]
      } else {
        journals = try refusing { () throws(StoreError) in try book.journals() }
      }
      try prepare(folder)
      var count = 0
      var failure: String?
      try refusing { () throws(StoreError) in
        try book.exportMarkdown(journals, language: language) { file in
          guard failure == nil else { return }
          do {
            try OutputFile.write(Array(file.text.utf8), to: "\(folder)/\(file.name)")
            count += 1
          } catch {
            failure = "\(folder)/\(file.name) cannot be written (\(error)). Choose another place."
          }
        }
      }
      if let failure { throw .refused(failure) }
      surroundings.console.write(
        arguments.flag("json")
          ? JSONValue.object([("folder", .string(folder)), ("files", .number(count))]).text + "\n"
          : "\(folder): \(count) files\n")
      return true
    })

  private static func prepare(_ folder: String) throws(CommandFailure) {
    let manager = FileManager.default
    if let names = try? manager.contentsOfDirectory(atPath: folder) {
      guard !names.contains(where: { $0.lowercased().hasSuffix(".md") }) else {
        throw .refused("\(folder) has Markdown files already. Name an empty or a new folder.")
      }
      return
    }
    do {
      try manager.createDirectory(
        atPath: folder, withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
    } catch {
      throw .refused("The folder \(folder) cannot be made. Choose another.")
    }
  }

  /// `daybook diary import`
  static let diaryImport = Command(
    spec: CommandSpec(
      name: "diary import", summary: "Takes Markdown files into the diary.",
      operands: "FOLDER|FILE…", operandCount: 1...10_000,
      options: [
        .value(
          "journal", "NAME", "Into this journal. Default: the one that a file names, or the first."),
        .flag("dry-run", "Only tell what would happen."), .zone, .today, .language, .data, .json,
      ],
      details: """
        A file has the text of one entry, and its date in the front matter or at the beginning of its \
        name. Importing the same files again changes nothing. Good files are taken whatever is wrong \
        with the others; the exit status is 1 when one was not.
        """),
    run: { arguments, surroundings throws(CommandFailure) in
      var files: [MarkdownFile] = []
      for path in arguments.operands {
        for path in try markdownFiles(path) {
          let name = path.split(separator: "/").last.map(String.init) ?? path
          files.append(
            MarkdownFile(name: name, path: path, bytes: try surroundings.readFile(path)))
        }
      }
      guard !files.isEmpty else { throw .refused("There are no Markdown files to import.") }
      let moment = try surroundings.entryMoment(arguments)
      let isTrial = arguments.flag("dry-run")
      let book =
        isTrial ? try surroundings.trialBook(arguments) : try surroundings.makeBook(arguments)
      let report = try refusing { [files] () throws(StoreError) in
        try book.importMarkdown(
          files, journal: arguments.value("journal"), isDryRun: isTrial, moment: moment)
      }
      let console = surroundings.console
      if arguments.flag("json") {
        console.write(json(report).text + "\n")
      } else {
        console.write(summary(report) + "\n")
      }
      for item in report.items {
        let strings = Strings(moment.language)
        for problem in item.problems { console.complain("\(item.path): \(problem.words(strings))") }
        if item.outcome == .keptNewer {
          console.complain("\(item.path): what is stored is newer and was kept")
        }
      }
      return report.isComplete
    })

  /// The Markdown files that a path names: itself, or all in the folder.
  private static func markdownFiles(_ path: String) throws(CommandFailure) -> [String] {
    let manager = FileManager.default
    var isFolder = false
    guard manager.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .refused("There is no file or folder \(path).")
    }
    guard isFolder else {
      guard !path.lowercased().hasSuffix(".ics") else {
        throw .usage("\(path) is an iCalendar file: use daybook import.")
      }
      return [path]
    }
    guard let names = try? manager.subpathsOfDirectory(atPath: path) else {
      throw .refused("The folder \(path) cannot be read.")
    }
    return names.filter { $0.lowercased().hasSuffix(".md") }
      .sorted { fileOrder(of: $0).lexicographicallyPrecedes(fileOrder(of: $1)) }
      .map { "\(path)/\($0)" }
  }

  /// What orders files as an export numbers those of a day, so that entries that were made in the same
  /// second keep their order: `2026-10-20.md`, `2026-10-20-2.md`, …, `2026-10-20-10.md`.
  private static func fileOrder(of name: String) -> [Int] {
    var keys: [Int] = []
    var isInNumber = false
    for byte in name.utf8.dropLast(3) {
      guard (0x30...0x39).contains(byte) else {
        isInNumber = false
        keys.append(Int(byte))
        continue
      }
      let digit = Int(byte) - 0x30
      let (shifted, overflow) = (isInNumber ? keys.removeLast() : 0x100)
        .multipliedReportingOverflow(by: isInNumber ? 10 : 1)
      // Above every octet, and a number too long to count is as high as can be.
      keys.append(overflow ? .max : shifted.addingReportingOverflow(digit).partialValue)
      isInNumber = true
    }
    return keys
  }

  private static func summary(_ report: MarkdownImportReport) -> String {
    let counts = ImportReport.Outcome.allCases.filter { report.count($0) > 0 }.map {
      "\(report.count($0)) \(words(for: $0))"
    }
    let trial = report.isDryRun ? " (nothing was changed: this was a dry run)" : ""
    return counts.joined(separator: ", ") + trial
  }

  private static func json(_ report: MarkdownImportReport) -> JSONValue {
    let items = report.items.map { item in
      var members: [(String, JSONValue)] = [
        ("file", .string(item.path)), ("outcome", .string(name(of: item.outcome))),
      ]
      if let uid = item.uid { members.append(("uid", .string(uid))) }
      if let day = item.day { members.append(("day", .string("\(day)"))) }
      let strings = Strings(.english)
      members.append(("problems", .array(item.problems.map { .string($0.words(strings)) })))
      return JSONValue.object(members)
    }
    let counts = ImportReport.Outcome.allCases.map {
      (name(of: $0), JSONValue.number(report.count($0)))
    }
    return .object(
      [("dry_run", .bool(report.isDryRun))] + counts + [("items", .array(items))])
  }
}

extension EntryMarkdownProblem {
  /// What is wrong and what was done about it, in the words of the command line.
  fileprivate func words(_ strings: Strings) -> String {
    switch self {
    case .notText: "It is not text in UTF-8. It was not imported."
    case .noDate:
      "It has no date. Write date: 2026-03-10 into its front matter, or begin its name with the date."
    case .badDate(let text, let line):
      "line \(line): \"\(text)\" is no date. Dates look like 2026-03-10."
    case .badMood(let text, let line): "line \(line): \"\(text)\" is no mood. It is 1 to 5."
    case .openFrontMatter: "The front matter does not end. It needs a line --- after its fields."
    case .entry(let problem): strings.message(problem)
    case .repeatedUID(let file): "It has the UID of \(file). It was not imported."
    case .unreadableLine(let line): "line \(line) was not understood and left out"
    case .unknownField(let name, let line):
      "line \(line): the field \"\(name)\" is not known and was left out"
    case .badTime(let text, let line): "line \(line): \"\(text)\" is no time and was left out"
    case .futureDay: "its day lies in the future; it was taken as it is"
    case .manyFeelings: "it has more than five words for feelings; all were taken"
    }
  }
}
