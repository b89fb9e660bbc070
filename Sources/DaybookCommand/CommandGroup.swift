/// Commands that share their first word: `daybook challenge add`, `daybook challenge list`.
struct CommandGroup: Sendable {
  /// The first word.
  var name: String
  /// What it is about, in one line.
  var summary: String
  /// The commands, their names beginning with the group's and a blank.
  var commands: [Command]
  /// Further lines of help.
  var details: String = ""

  var help: String {
    let rows = CommandGroup.rows(commands.map { ($0.spec.name, $0.spec.summary) })
    return """
      \(summary)

      Usage: daybook \(name) COMMAND [options]

      Commands:
      \(rows)

      daybook \(name) COMMAND --help tells more about each.
      \(details.isEmpty ? "" : "\n\(details)\n")
      """
  }

  /// Names and their summaries as lines of help.
  static func rows(_ rows: [(name: String, summary: String)]) -> String {
    let width = rows.map(\.name.count).max() ?? 0
    return rows.map { name, summary in
      "  \(name)\(String(repeating: " ", count: width - name.count))  \(summary)"
    }.joined(separator: "\n")
  }
}
