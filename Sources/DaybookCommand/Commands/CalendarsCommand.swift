import Daybook
import DaybookStorage
import ICalendar

extension Command {
  /// `daybook calendars`
  static let calendars = Command(
    spec: CommandSpec(
      name: "calendars", summary: "Lists the calendars: name, hue, what each holds.",
      options: [.data, .json, .language]),
    run: { arguments, surroundings throws(CommandFailure) in
      let book = try surroundings.openBook(arguments)
      let strings = Strings(try surroundings.language(arguments))
      let (calendars, counts) = try refusing { () throws(StoreError) in
        (try book.store.calendars(), try book.store.objectCounts())
      }
      var output = ""
      for calendar in calendars {
        let count = counts[calendar.id] ?? ObjectCounts()
        output +=
          arguments.flag("json") ? json(calendar, count).text : line(calendar, count, strings)
        output += "\n"
      }
      surroundings.console.write(output)
      return true
    })

  private static func json(_ calendar: CalendarRecord, _ counts: ObjectCounts) -> JSONValue {
    .object([
      ("id", .number(Int(calendar.id.rawValue))), ("name", .string(calendar.name)),
      ("hue", .string(calendar.hue)), ("visible", .bool(calendar.isVisible)),
      ("count", .number(counts.total)), ("events", .number(counts.events)),
      ("tasks", .number(counts.tasks)), ("entries", .number(counts.entries)),
      ("others", .number(counts.others)), ("challenges", .number(counts.ranges)),
    ])
  }

  private static func line(
    _ calendar: CalendarRecord, _ counts: ObjectCounts, _ strings: Strings
  ) -> String {
    let hidden = calendar.isVisible ? "" : "\t(\(strings.hidden))"
    return "\(calendar.name)\t\(calendar.hue)\t\(strings.contents(counts))\(hidden)"
  }
}
