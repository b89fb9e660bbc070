/// The program: finds the sub-command, runs it, and turns what happened into an exit status.
enum Program {
  /// All sub-commands, in the order help lists them.
  static let commands: [Command] = [
    .serve, .importFile, .export, .calendars, .month, .occurrences, .check, .convert, .add,
    .list, .edit, .delete, .undo, .redo, .history, .backup, .restore, .doctor, .reindex, .version,
  ]

  /// Commands of several words, listed after the others.
  static let groups: [CommandGroup] = [.challenge, .diary, .task]

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
    if let group = groups.first(where: { $0.name == wanted }) {
      return run(Array(words.dropFirst()), of: group, surroundings)
    }
    guard let command = commands.first(where: { $0.spec.name == wanted }) else {
      let names = commands.map(\.spec.name) + groups.map(\.name)
      let guess = closest(to: name, among: names).map { " Did you mean \($0)?" }
      surroundings.console.complain(
        "There is no command \"\(name)\".\(guess ?? "") See daybook --help.")
      return 2
    }
    return run(command, Array(words.dropFirst()), surroundings)
  }

  /// Runs the command of a group that the first word names.
  private static func run(
    _ words: [String], of group: CommandGroup, _ surroundings: Surroundings
  ) -> Int32 {
    guard let name = words.first, name != "--help", name != "-h", name != "help" else {
      surroundings.console.write(group.help)
      return words.isEmpty ? 2 : 0
    }
    let wanted = "\(group.name) \(name)"
    guard let command = group.commands.first(where: { $0.spec.name == wanted }) else {
      let guess = closest(to: wanted, among: group.commands.map(\.spec.name))
        .map { " Did you mean daybook \($0)?" }
      surroundings.console.complain(
        "There is no command \"\(wanted)\".\(guess ?? "") See daybook \(group.name) --help.")
      return 2
    }
    return run(command, Array(words.dropFirst()), surroundings)
  }

  private static func run(
    _ command: Command, _ words: [String], _ surroundings: Surroundings
  ) -> Int32 {
    do throws(CommandFailure) {
      let arguments = try Arguments(words, spec: command.spec)
      guard !arguments.wantsHelp else {
        surroundings.console.write(command.spec.help)
        return 0
      }
      return try command.run(arguments, surroundings) ? 0 : 1
    } catch {
      switch error {
      case .usage(let text):
        surroundings.console.complain("\(text) See daybook \(command.spec.name) --help.")
        return 2
      case .refused(let text):
        surroundings.console.complain(text)
        return 1
      }
    }
  }

  private static var help: String {
    let rows = CommandGroup.rows(
      commands.map { ($0.spec.name, $0.spec.summary) } + groups.map { ($0.name, $0.summary) })
    return """
      Daybook keeps your schedules on your own computer.

      Usage: daybook COMMAND [options]

      Commands:
      \(rows)

      daybook COMMAND --help tells more about each.

      """
  }
}
