import Daybook
import ICalendar

extension Command {
  /// `daybook check`
  static let check = Command(
    spec: CommandSpec(
      name: "check", summary: "Reads iCalendar files and reports every problem with its line.",
      operands: "FILE…", operandCount: 1...10_000, options: [.json],
      details: """
        The exit status is 1 when a file has errors or cannot be read; the others are checked all the \
        same. Warnings alone leave it 0.
        """),
    run: { arguments, surroundings throws(CommandFailure) in
      var isFine = true
      for path in arguments.operands {
        let bytes: [UInt8]
        do throws(CommandFailure) {
          bytes = try surroundings.readFile(path)
        } catch .refused(let reason) {
          surroundings.console.complain(reason)
          isFine = false
          continue
        }
        let report = bytes.withUnsafeBufferPointer {
          CheckReport(checking: $0, zones: surroundings.zones)
        }
        if report.problems.contains(where: { $0.severity == .error }) { isFine = false }
        surroundings.console.write(
          (arguments.flag("json") ? json(report, path).text : text(report, path)) + "\n")
      }
      return isFine
    })

  private static func json(_ report: CheckReport, _ path: String) -> JSONValue {
    // The calendar is what the components are in.
    let counts = report.counts.filter { $0.name.uppercased() != "VCALENDAR" }
    return .object([
      ("file", .string(path)),
      ("components", .object(counts.map { ($0.name, .number($0.count)) })),
      ("problems", .array(report.problems.map { $0.json })),
    ])
  }

  private static func text(_ report: CheckReport, _ path: String) -> String {
    let counts = report.counts.map { "\($0.count) \($0.name)" }.joined(separator: ", ")
    var lines = ["\(path): \(counts.isEmpty ? "no components" : counts)"]
    lines += report.problems.map { "\(path):\($0.printed)" }
    if report.omittedProblemCount > 0 {
      lines.append("\(path): and \(report.omittedProblemCount) more problems")
    }
    if report.problems.isEmpty { lines.append("\(path): no problems") }
    return lines.joined(separator: "\n")
  }
}

extension Problem {
  /// The problem on one line of a terminal: what it quotes of a file cannot command the terminal.
  var printed: String { EventDraft.oneLine(description) }

  /// The problem as commands print it.
  var json: JSONValue {
    var members: [(String, JSONValue)] = [("line", .number(line))]
    if let column { members.append(("column", .number(column))) }
    if let property { members.append(("property", .string(property))) }
    members += [
      ("severity", .string(severity == .error ? "error" : "warning")),
      ("message", .string(message)),
    ]
    return .object(members)
  }
}
