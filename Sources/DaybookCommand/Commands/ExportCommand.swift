import CalendarCore
import Daybook

extension Command {
  /// `daybook export`
  static let export = Command(
    spec: CommandSpec(
      name: "export", summary: "Writes calendars as one iCalendar file.", operands: "[FILE]",
      operandCount: 0...1,
      options: [
        .calendar, .value("from", "DATE", "Only what takes place from this day …"),
        .value("to", "DATE", "… through this day."), .zone, .data,
      ], details: "Without FILE, or with -, to standard output. An existing FILE is replaced."),
    run: { arguments, surroundings throws(CommandFailure) in
      let zone = try surroundings.zone(arguments).rules
      let days = try arguments.days
      let book = try surroundings.openBook(arguments)
      let calendars = try book.calendars(named: arguments.value("calendar"))
      let bytes = try refusing { () throws(StoreError) in
        try Exporter(book: book).file(of: calendars, days: days, zone: zone)
      }
      try surroundings.write(bytes, to: arguments.operands.first)
      return true
    })
}

extension Surroundings {
  /// Writes bytes to a file that somebody named, or to standard output when that is `-` or nothing.
  func write(_ bytes: [UInt8], to path: String?) throws(CommandFailure) {
    guard let path, path != "-" else { return console.write(bytes) }
    do {
      try OutputFile.write(bytes, to: path)
    } catch {
      throw .refused("\(path) cannot be written (\(error)). Choose another place.")
    }
  }
}

extension Arguments {
  /// The days from `--from` through `--to`, or nil when neither is given.
  var days: DaySpan? {
    get throws(CommandFailure) {
      let from = try day("from")
      let to = try day("to")
      guard from != nil || to != nil else { return nil }
      guard let from, let to else { throw .usage("--from and --to go together.") }
      do { return try DaySpan(from: from, through: to) } catch { throw .usage("\(error).") }
    }
  }
}

extension Book {
  /// The calendar of this name, or all of them.
  func calendars(named name: String?) throws(CommandFailure) -> [CalendarRecord] {
    let all = try refusing { () throws(StoreError) in try store.calendars() }
    guard let name else { return all }
    guard let calendar = all.first(where: { $0.name == name }) else {
      let names = all.map { "\"\($0.name)\"" }.joined(separator: ", ")
      throw .refused(
        "There is no calendar \"\(name)\". "
          + (all.isEmpty ? "There is none yet." : "There are: \(names)."))
    }
    return [calendar]
  }
}
