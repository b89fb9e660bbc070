import CalendarCore
import Daybook
import ICalendar

extension Command {
  /// `daybook diary journals`
  static let diaryJournals = Command(
    spec: CommandSpec(
      name: "diary journals", summary: "Lists the journals, or makes one.", operands: "[NAME]",
      operandCount: 0...1,
      options: [
        .value("per-day", "one|many", "How many entries a day NAME has. Default: many."),
        .value("color", "HUE", hueNames + "."), .data, .json,
      ],
      details: """
        With NAME a journal is made; of one that is there already, --per-day sets how many entries a \
        day it has.
        """),
    run: { arguments, surroundings throws(CommandFailure) in
      if let name = arguments.operands.first {
        try makeJournal(name, arguments, surroundings)
        return true
      }
      let book = try surroundings.openBook(arguments)
      let (journals, counts) = try refusing { () throws(StoreError) in
        (try book.journals(), try book.store.objectCounts())
      }
      var output = ""
      for journal in journals {
        let count = counts[journal.id]?.entries ?? 0
        let perDay = journal.entriesPerDay.rawValue.lowercased()
        output +=
          arguments.flag("json")
          ? JSONValue.object([
            ("name", .string(journal.calendar.name)), ("per_day", .string(perDay)),
            ("entries", .number(count)), ("visible", .bool(journal.calendar.isVisible)),
          ]).text : "\(journal.calendar.name)\t\(perDay)\t\(count)"
        output += "\n"
      }
      surroundings.console.write(output)
      return true
    })

  private static func makeJournal(
    _ name: String, _ arguments: Arguments, _ surroundings: Surroundings
  ) throws(CommandFailure) {
    let text = arguments.value("per-day") ?? "many"
    guard let perDay = Journal.EntriesPerDay(rawValue: text.uppercased()) else {
      throw .usage("--per-day takes one or many, not \"\(text)\".")
    }
    let draft = CalendarDraft(name: name, hue: arguments.value("color") ?? Hue.pink.name)
    let book = try surroundings.makeBook(arguments)
    let present = try refusing { () throws(StoreError) in try book.store.calendars() }
    if let calendar = present.first(where: { $0.name == name }) {
      try refusing { () throws(StoreError) in
        try book.setEntriesPerDay(perDay, of: calendar.id)
      }
      return
    }
    do {
      _ = try book.createJournal(draft, entriesPerDay: perDay, time: surroundings.now)
    } catch {
      switch error {
      case .problems(let problems):
        if problems.isHueUnknown { throw .usage("--color: There are \(hueNames).") }
        throw .usage("A journal's name has 1 to \(CalendarDraft.nameLimit) characters.")
      case .missing, .holds: throw .refused("The journal was not made.")
      case .store(let error): throw .refused("\(error).")
      }
    }
  }
}
