import CalendarCore
import Daybook
import DaybookStorage
import FoundationEssentials
import ICalendar

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A sub-command: what it accepts and what it does.
struct Command: Sendable {
  var spec: CommandSpec
  /// Does the work. Returns whether all of it was done.
  var run: @Sendable (Arguments, Surroundings) throws(CommandFailure) -> Bool
}

/// What a command takes from outside.
struct Surroundings: Sendable {
  /// The environment's variables.
  var environment: [String: String]
  /// Now, in seconds since the epoch.
  var now: Int64
  /// Where to read and write.
  var console: Console

  /// The zones of this computer.
  let zones = SystemTimeZones()

  /// The zone named by `--zone`, else this computer's.
  func zone(_ arguments: Arguments) throws(CommandFailure) -> (name: String, rules: TimeZoneRules) {
    let name = arguments.value("zone") ?? zones.localName(environment: environment)
    guard let rules = zones.rules(named: name) else {
      throw .usage("There is no time zone \"\(name)\". Names look like Asia/Seoul.")
    }
    return (name, rules)
  }

  /// The language named by `--language`, else the environment's, else English.
  func language(_ arguments: Arguments) throws(CommandFailure) -> Language {
    if let tag = arguments.value("language") {
      guard let language = Language(tag: tag) else {
        throw .usage("--language takes ko, en or ja, not \"\(tag)\".")
      }
      return language
    }
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      if let value = environment[name], !value.isEmpty {
        return Language(tag: value) ?? .english
      }
    }
    return .english
  }

  /// The day named by `--today`, else today in the zone.
  func today(_ arguments: Arguments, zone: TimeZoneRules) throws(CommandFailure) -> Day {
    try arguments.day("today") ?? zone.civil(at: now).day
  }

  /// The folder of the data: `--data`, else the XDG data folder.
  func dataFolder(_ arguments: Arguments) -> String {
    if let folder = arguments.value("data") { return folder }
    if let folder = environment["XDG_DATA_HOME"], folder.hasPrefix("/") {
      return "\(folder)/daybook"
    }
    return "\(environment["HOME"] ?? ".")/.local/share/daybook"
  }

  /// The path of the database in the data folder.
  func databasePath(_ arguments: Arguments) -> String {
    "\(dataFolder(arguments))/daybook.db"
  }

  /// Opens the data that is there. A folder that was mistyped must not become an empty book.
  func openStore(_ arguments: Arguments) throws(CommandFailure) -> SQLiteStore {
    guard hasData(arguments) else {
      throw .refused(
        "There is no data in \(dataFolder(arguments)). Name its folder with --data FOLDER, or begin "
          + "with daybook add, import or serve.")
    }
    return try openStore(path: databasePath(arguments))
  }

  /// Opens the data, making the folder and the database when there are none.
  func makeStore(_ arguments: Arguments) throws(CommandFailure) -> SQLiteStore {
    try makeDataFolder(arguments)
    return try openStore(path: databasePath(arguments))
  }

  /// Whether there is a database. One whose making was cut short before its first byte is none; of one
  /// that may not be looked at, opening it tells why.
  func hasData(_ arguments: Arguments) -> Bool {
    var status = stat()
    guard stat(databasePath(arguments), &status) == 0 else {
      return errno != ENOENT && errno != ENOTDIR
    }
    return status.st_size > 0
  }

  private func openStore(path: String) throws(CommandFailure) -> SQLiteStore {
    do { return try SQLiteStore(path: path) } catch { throw .refused("\(path): \(error).") }
  }

  /// Makes the folder of the data when there is none; nobody else may read it.
  func makeDataFolder(_ arguments: Arguments) throws(CommandFailure) {
    let folder = dataFolder(arguments)
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
    } catch {
      throw .refused(
        "The data folder \(folder) cannot be made. Choose another with --data FOLDER.")
    }
  }

  /// Opens the book on the data that is there.
  func openBook(_ arguments: Arguments) throws(CommandFailure) -> Book {
    Book(store: try openStore(arguments), zones: zones)
  }

  /// Opens the book on the data, making it when there is none.
  func makeBook(_ arguments: Arguments) throws(CommandFailure) -> Book {
    Book(store: try makeStore(arguments), zones: zones)
  }

  /// The book on the data, or an empty one that nothing remains of when there is none.
  func trialBook(_ arguments: Arguments) throws(CommandFailure) -> Book {
    guard !hasData(arguments) else { return try openBook(arguments) }
    return Book(store: try openStore(path: ":memory:"), zones: zones)
  }

  /// Reads a file, or standard input for `-`.
  func readFile(_ path: String) throws(CommandFailure) -> [UInt8] {
    let name = path == "-" ? "Standard input" : path
    do {
      return path == "-" ? try console.input() : try InputReader.read(path: path)
    } catch {
      throw .refused("\(name) cannot be read: \(error).")
    }
  }
}

extension CommandSpec.Option {
  static let data = value("data", "FOLDER", "Where the data is. Default: the XDG data folder.")
  static let json = flag("json", "Print JSON.")
  static let zone = value("zone", "NAME", "Whose clock: an IANA name. Default: this computer's.")
  static let language = value("language", "ko|en|ja", "Default: the environment's.")
  static let today = value("today", "DATE", "The day to take as today.")
  static let calendar = value("calendar", "NAME", "The calendar.")
}

extension Arguments {
  /// The value of an option as a date.
  func day(_ name: String) throws(CommandFailure) -> Day? {
    guard let text = value(name) else { return nil }
    do { return try Day(iso: text) } catch {
      throw .usage("--\(name): \(error).")
    }
  }

  /// The value of an option as a number.
  func number(_ name: String, atLeast minimum: Int = 0) throws(CommandFailure) -> Int? {
    guard let text = value(name) else { return nil }
    guard let number = Int(text), number >= minimum else {
      throw .usage("--\(name) takes a number from \(minimum), not \"\(text)\".")
    }
    return number
  }
}

/// The result of a body, with an error of the store as a refusal.
func refusing<Value>(
  _ body: () throws(StoreError) -> Value
) throws(CommandFailure) -> Value {
  do { return try body() } catch { throw .refused("\(error).") }
}
