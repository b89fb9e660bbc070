/// The program: finds the sub-command, runs it, and turns what happened into an exit status.
enum Program {
  /// All sub-commands, in the order help lists them.
  static let commands: [Command] = [
    .serve, .importFile, .export, .calendars, .month, .occurrences, .check, .add, .list, .edit,
    .delete, .backup, .restore, .doctor, .reindex, .version,
  ]

  /// Runs the program.
  ///
  /// - Parameter words: the arguments without the program's name.
  /// - Returns: 0 when all was done, 1 when it was refused or partly done, 2 for wrong use.
  static func run(_ words: [String], _ surroundings: Surroundings) -> Int32 {
    guard let name = words.first, name != "--help", name != "-h", name != "help" else {
      surroundings.console.write(help)
      return words.isEmpty ? 2 : 0
    }
    let wanted = name == "--version" ? "version" : name
    guard let command = commands.first(where: { $0.spec.name == wanted }) else {
      let guess = closest(to: name, among: commands.map(\.spec.name)).map { " Did you mean \($0)?" }
      surroundings.console.complain(
        "There is no command \"\(name)\".\(guess ?? "") See daybook --help.")
      return 2
    }
    do throws(CommandFailure) {
      let arguments = try Arguments(Array(words.dropFirst()), spec: command.spec)
      guard !arguments.wantsHelp else {
        surroundings.console.write(command.spec.help)
        return 0
      }
      return try command.run(arguments, surroundings) ? 0 : 1
    } catch {
      switch error {
      case .usage(let text):
        surroundings.console.complain("\(text) See daybook \(wanted) --help.")
        return 2
      case .refused(let text):
        surroundings.console.complain(text)
        return 1
      }
    }
  }

  private static var help: String {
    let width = commands.map(\.spec.name.count).max() ?? 0
    let rows = commands.map { command in
      let name = command.spec.name
      return
        "  \(name)\(String(repeating: " ", count: width - name.count))  \(command.spec.summary)"
    }
    return """
      Daybook keeps your schedules on your own computer.

      Usage: daybook COMMAND [options]

      Commands:
      \(rows.joined(separator: "\n"))

      daybook COMMAND --help tells more about each.

      """
  }
}
