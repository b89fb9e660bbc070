import Daybook
import DaybookStorage
import FoundationEssentials
import ICalendar

extension Command {
  /// `daybook backup`
  static let backup = Command(
    spec: CommandSpec(
      name: "backup", summary: "Writes one complete copy of all data, also while the server runs.",
      operands: "FILE", operandCount: 1...1, options: [.data],
      details: "An existing FILE is never replaced."),
    run: { arguments, surroundings throws(CommandFailure) in
      let store = try surroundings.openStore(arguments)
      try refusing { () throws(StoreError) in try store.backup(to: arguments.operands[0]) }
      return true
    })

  /// `daybook restore`
  static let restore = Command(
    spec: CommandSpec(
      name: "restore", summary: "Puts a backup into a data folder that has no data yet.",
      operands: "FILE", operandCount: 1...1, options: [.data],
      details: "To go back to a backup: stop the server, move daybook.db (and -wal) away, restore."),
    run: { arguments, surroundings throws(CommandFailure) in
      let path = arguments.operands[0]
      guard FileManager.default.fileExists(atPath: path) else {
        throw .refused("There is no file \(path).")
      }
      let target = surroundings.databasePath(arguments)
      guard !FileManager.default.fileExists(atPath: target) else {
        throw .refused("\(target) exists. Stop the server, move it away and try again.")
      }
      try surroundings.makeDataFolder(arguments)
      do throws(StoreError) {
        try SQLiteStore.restore(from: path, to: target)
      } catch .damaged(let detail) {
        throw .refused("Nothing was restored: \(detail).")
      } catch {
        throw .refused("Nothing was restored: \(error).")
      }
      return true
    })

  /// `daybook doctor`
  static let doctor = Command(
    spec: CommandSpec(
      name: "doctor", summary: "Examines all data and reports every fault.", options: [.data]),
    run: { arguments, surroundings throws(CommandFailure) in
      let store = try surroundings.openStore(arguments)
      let faults = try refusing { () throws(StoreError) in try store.check() }
      surroundings.console.write(
        faults.isEmpty ? "All is well.\n" : faults.map { $0 + "\n" }.joined())
      return faults.isEmpty
    })

  /// `daybook reindex`
  static let reindex = Command(
    spec: CommandSpec(
      name: "reindex", summary: "Derives the columns beside every event from its text again.",
      options: [.data]),
    run: { arguments, surroundings throws(CommandFailure) in
      let book = try surroundings.openBook(arguments)
      let count = try refusing { () throws(StoreError) in try book.reindex() }
      surroundings.console.write(
        count == 0 ? "Every column was right.\n" : "Columns put right: \(count)\n")
      return true
    })

  /// `daybook version`
  static let version = Command(
    spec: CommandSpec(name: "version", summary: "Prints the version."),
    run: { _, surroundings throws(CommandFailure) in
      surroundings.console.write("daybook \(daybookVersion)\n")
      return true
    })
}

/// The version of the program, as in CHANGELOG.md.
let daybookVersion = "0.1.0"
