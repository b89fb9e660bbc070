import Daybook
import ICalendar

extension Command {
  /// `daybook check`
  static let check = Command(
    spec: CommandSpec(
      name: "check", summary: "Reads iCalendar files and reports every problem with its line.",
      operands: "FILE…", operandCount: 1...10_000, options: [.json],
      details: """
        Each problem is told with its file, line and octet, what becomes of the line and what to do, and
        the line itself with a mark under the place. The exit status is 1 when a file has errors or
        cannot be read; the others are checked all the same. Warnings alone, of what is read as it is
        meant, leave it 0.
        """),
    run: { arguments, surroundings throws(CommandFailure) in
      var tally = CheckTally()
      for path in arguments.operands {
        let bytes: [UInt8]
        do throws(CommandFailure) {
          bytes = try surroundings.readFile(path)
        } catch .refused(let reason) {
          surroundings.console.complain(reason)
          tally.unreadable += 1
          continue
        }
        let (report, lines) = bytes.withUnsafeBufferPointer { buffer in
          let report = CheckReport(checking: buffer, zones: surroundings.zones)
          return (report, SourceLines(report.problems.map(\.line), of: buffer))
        }
        tally.add(report)
        surroundings.console.write(
          (arguments.flag("json")
            ? json(report, path, lines).text : text(report, path, lines)) + "\n")
      }
      if arguments.operands.count > 1, !arguments.flag("json") {
        surroundings.console.write(tally.text + "\n")
      }
      return tally.isFine
    })

  private static func json(
    _ report: CheckReport, _ path: String, _ lines: SourceLines
  ) -> JSONValue {
    // The calendar is what the components are in.
    let counts = report.counts.filter { $0.name.uppercased() != "VCALENDAR" }
    let problems = report.problems.map { problem in
      var members = problem.members
      if let line = lines[problem.line], !isBoundary(line) {
        members.append(("text", .string(String(line.prefix(200)))))
      }
      return JSONValue.object(members)
    }
    return .object([
      ("file", .string(path)),
      ("components", .object(counts.map { ($0.name, .number($0.count)) })),
      ("problems", .array(problems)),
    ])
  }

  private static func text(
    _ report: CheckReport, _ path: String, _ source: SourceLines
  ) -> String {
    let counts = report.counts.map { "\($0.count) \($0.name)" }.joined(separator: ", ")
    var lines = ["\(path): \(counts.isEmpty ? "no components" : counts)"]
    for problem in report.problems {
      lines.append(problem.printed(in: path))
      if let line = source[problem.line], !isBoundary(line) {
        lines += SourceExcerpt(line, number: problem.line, octet: problem.column).lines
      }
    }
    if report.omittedProblemCount > 0 {
      lines.append("\(path): and \(report.omittedProblemCount) more problems")
    }
    lines.append("\(path): \(report.summary)")
    return lines.joined(separator: "\n")
  }

  /// Whether a line begins or ends a component: it says nothing that its problem does not.
  private static func isBoundary(_ line: String) -> Bool {
    let start = line.prefix(6).uppercased()
    return start.hasPrefix("BEGIN:") || start.hasPrefix("END:")
  }
}

/// How many files of a check are as they should be.
private struct CheckTally {
  private var sound = 0
  private var withWarnings = 0
  private var withErrors = 0
  var unreadable = 0

  var isFine: Bool { withErrors == 0 && unreadable == 0 }

  mutating func add(_ report: CheckReport) {
    if report.errorCount > 0 {
      withErrors += 1
    } else if report.problems.isEmpty {
      sound += 1
    } else {
      withWarnings += 1
    }
  }

  var text: String {
    let parts = [
      (sound, "without problems"), (withWarnings, "with warnings"), (withErrors, "with errors"),
      (unreadable, "not read"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return "\(sound + withWarnings + withErrors + unreadable) files: "
      + parts.joined(separator: ", ")
  }
}

extension CheckReport {
  fileprivate var errorCount: Int { problems.count { $0.severity == .error } }

  /// How many problems of each severity.
  fileprivate var summary: String {
    if problems.isEmpty { return "no problems" }
    let warnings = problems.count - errorCount
    let parts = [(errorCount, "error"), (warnings, "warning")].filter { $0.0 > 0 }
    return parts.map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }.joined(separator: ", ")
  }
}

extension Problem {
  /// The problem on one line of a terminal, in the form that editors know from compilers: what it quotes
  /// of a file cannot command the terminal.
  func printed(in path: String) -> String {
    var text = "\(path):\(line):"
    if let column { text += "\(column):" }
    text += severity == .error ? " error: " : " warning: "
    if let property { text += property + ": " }
    return EventDraft.oneLine(text + message)
  }

  /// The problem as commands print it.
  var json: JSONValue { .object(members) }

  fileprivate var members: [(String, JSONValue)] {
    var members: [(String, JSONValue)] = [("line", .number(line))]
    if let column { members.append(("column", .number(column))) }
    if let property { members.append(("property", .string(property))) }
    members += [
      ("severity", .string(severity == .error ? "error" : "warning")),
      ("message", .string(message)),
    ]
    return members
  }
}
