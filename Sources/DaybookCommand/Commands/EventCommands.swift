import CalendarCore
import Daybook
import ICalendar

extension CommandSpec.Option {
  fileprivate static let event: [CommandSpec.Option] = [
    .value("date", "DATE", "The first day."),
    .value("until", "DATE", "The last day, included. Default: the first."),
    .value("time", "09:30", "When it starts; without it the event is all-day."),
    .value("end-time", "10:30", "When it ends. Default: an hour later."),
    .zone, .value("place", "TEXT", "Where it is."), .value("notes", "TEXT", "Anything else."),
    .value("color", "HUE", Hue.allCases.map(\.name).joined(separator: ", ") + "."),
    .calendar, .data, .json,
  ]
}

extension Command {
  /// `daybook add`
  static let add = Command(
    spec: CommandSpec(
      name: "add", summary: "Makes an event and prints its number.", operands: "TITLE",
      operandCount: 1...1, options: CommandSpec.Option.event + [.language],
      details: "Example: daybook add \"Dentist\" --date 2026-03-10 --time 18:30"),
    run: { arguments, surroundings throws(CommandFailure) in
      let book = try surroundings.openBook(arguments)
      var draft = EventDraft(title: arguments.operands[0])
      guard arguments.value("date") != nil else { throw .usage("--date is missing.") }
      try draft.change(by: arguments, surroundings)
      let strings = Strings(try surroundings.language(arguments))
      let calendars = try book.calendars(named: arguments.value("calendar"))
      draft.calendar = calendars.first?.id
      let change = try changing { [draft] () throws(EventChangeError) in
        var draft = draft
        if draft.calendar == nil {
          draft.calendar = try book.defaultCalendar(
            named: strings.defaultCalendarName, for: draft, time: surroundings.now)
        }
        return try book.createEvent(draft, uid: Book.newUID(), time: surroundings.now)
      }
      print(change.id, arguments)
      return true
    })

  /// `daybook edit`
  static let edit = Command(
    spec: CommandSpec(
      name: "edit", summary: "Changes an event: only what is named.", operands: "NUMBER",
      operandCount: 1...1,
      options: [
        .value("title", "TEXT", "The new title."), .flag("all-day", "Make it last whole days."),
        .value("occurrence", "ID", "Change one occurrence of a series: its recurrence_id."),
      ] + CommandSpec.Option.event),
    run: { arguments, surroundings throws(CommandFailure) in
      let book = try surroundings.openBook(arguments)
      let record = try book.event(arguments)
      let occurrence = arguments.value("occurrence")
      var draft = book.draft(of: record, occurrence: occurrence)
      if let title = arguments.value("title") { draft.title = title }
      try draft.change(by: arguments, surroundings)
      if let name = arguments.value("calendar") {
        draft.calendar = try book.calendars(named: name).first?.id
      }
      let changed = draft
      let change = try changing { () throws(EventChangeError) in
        try book.changeEvent(
          record.id, to: changed, revision: record.revision, occurrence: occurrence,
          wholeSeries: occurrence == nil, time: surroundings.now)
      }
      print(change.id, arguments)
      return true
    })

  /// `daybook delete`
  static let delete = Command(
    spec: CommandSpec(
      name: "delete", summary: "Deletes an event, or one occurrence of a series.",
      operands: "NUMBER", operandCount: 1...1,
      options: [
        .value("occurrence", "ID", "Take only this occurrence out: its recurrence_id."), .data,
        .json,
      ]),
    run: { arguments, surroundings throws(CommandFailure) in
      let book = try surroundings.openBook(arguments)
      let record = try book.event(arguments)
      let change = try changing { () throws(EventChangeError) in
        try book.deleteEvent(
          record.id, revision: record.revision, occurrence: arguments.value("occurrence"),
          time: surroundings.now)
      }
      print(change.id, arguments)
      return true
    })

  /// `daybook list`
  static let list = Command(
    spec: CommandSpec(
      name: "list", summary: "Lists events with their numbers.",
      options: [
        .value("from", "DATE", "The first day. Default: today."),
        .value("to", "DATE", "The last day, included. Default: 30 days later."), .calendar, .zone,
        .today, .data, .json,
      ]),
    run: { arguments, surroundings throws(CommandFailure) in
      let zone = try surroundings.zone(arguments).rules
      let today = try surroundings.today(arguments, zone: zone)
      let first = try arguments.day("from") ?? today
      let last = try arguments.day("to") ?? max(first, today).advanced(by: 30)
      guard first <= last else { throw .usage("--to is before --from.") }
      let book = try surroundings.openBook(arguments)
      let calendars = try book.calendars(named: arguments.value("calendar"))
      let found = try refusing { () throws(StoreError) in
        try book.occurrences(on: DaySpan(start: first, end: last.advanced(by: 1)), zone: zone)
      }
      var output = ""
      for occurrence in found {
        guard let calendar = calendars.first(where: { $0.id == occurrence.calendarID }) else {
          continue
        }
        output +=
          arguments.flag("json")
          ? json(occurrence, calendar).text : line(occurrence)
        output += "\n"
      }
      Console.write(output)
      return true
    })

  // MARK: Output

  private static func print(_ id: ObjectRecord.ID, _ arguments: Arguments) {
    let number = Int(id.rawValue)
    Console.write(
      (arguments.flag("json") ? JSONText.object([("id", .number(number))]).text : "\(number)")
        + "\n")
  }

  private static func json(_ occurrence: EventOccurrence, _ calendar: CalendarRecord) -> JSONText {
    var members: [(String, JSONText)] = [
      ("id", .number(Int(occurrence.objectID.rawValue))), ("uid", .string(occurrence.uid)),
    ]
    if let id = occurrence.recurrenceID { members.append(("recurrence_id", .string(id))) }
    members += [
      ("calendar", .string(calendar.name)), ("title", .string(occurrence.title)),
      ("all_day", .bool(occurrence.isAllDay)),
      ("first_day", .string("\(occurrence.days.start)")),
      ("last_day", .string("\(occurrence.days.last)")),
    ]
    if !occurrence.isAllDay {
      members += [
        ("start", .string("\(occurrence.start)")), ("end", .string("\(occurrence.end)")),
      ]
    }
    members.append(("color", .string(occurrence.shownColor.hex)))
    return .object(members)
  }

  private static func line(_ occurrence: EventOccurrence) -> String {
    let days = occurrence.days
    var when = days.count == 1 ? "\(days.start)" : "\(days.start) – \(days.last)"
    if !occurrence.isAllDay {
      when += " \(occurrence.start.time)"
      if occurrence.end != occurrence.start { when += "–\(occurrence.end.time)" }
    }
    let series = occurrence.recurrenceID.map { "  (\($0))" } ?? ""
    return "\(occurrence.objectID.rawValue)\t\(when)\t\(occurrence.title)\(series)"
  }
}

/// The result of a change, with its refusal in words.
private func changing<Value>(
  _ body: () throws(EventChangeError) -> Value
) throws(CommandFailure) -> Value {
  do { return try body() } catch {
    switch error {
    case .problems(let problems):
      let strings = Strings(.english)
      let labels = LocaleLabels(.english)
      let lines = EventDraft.Field.allCases.compactMap { field in
        problems.byField[field].map {
          "\(field.rawValue): \(strings.message($0, labels: labels))"
        }
      }
      throw .refused(lines.joined(separator: "\n"))
    case .conflict: throw .refused("The event was changed elsewhere meanwhile. Try again.")
    case .missing: throw .refused("There is no such event. `daybook list` shows the numbers.")
    case .store(let error): throw .refused("\(error).")
    }
  }
}

extension Book {
  fileprivate func event(_ arguments: Arguments) throws(CommandFailure) -> ObjectRecord {
    let text = arguments.operands[0]
    guard let number = Int64(text) else {
      throw .usage("\"\(text)\" is not a number. `daybook list` shows the numbers.")
    }
    let record = try refusing { () throws(StoreError) in
      try store.object(ObjectRecord.ID(number))
    }
    guard let record, record.index.kind == .event else {
      throw .refused("There is no event \(number). `daybook list` shows the numbers.")
    }
    return record
  }
}

extension EventDraft {
  /// Takes over what the options name.
  fileprivate mutating func change(
    by arguments: Arguments, _ surroundings: Surroundings
  ) throws(CommandFailure) {
    if let date = arguments.value("date") {
      moveFirstDay(to: date)
    }
    if let until = arguments.value("until") { endDate = until }
    if let time = arguments.value("time") {
      let wasAllDay = isAllDay
      isAllDay = false
      if wasAllDay || endTime.isEmpty {
        zone = try surroundings.zone(arguments).name
        endAnHourAfter(time)
      } else {
        keepLength(startingAt: time)
      }
      startTime = time
    }
    if let time = arguments.value("end-time") { endTime = time }
    if arguments.flag("all-day") { isAllDay = true }
    if !isAllDay, arguments.value("zone") != nil { zone = try surroundings.zone(arguments).name }
    if let place = arguments.value("place") { self.place = place }
    if let notes = arguments.value("notes") { self.notes = notes }
    if let color = arguments.value("color") { hue = color }
  }

  /// Another first day; the last moves along.
  private mutating func moveFirstDay(to date: String) {
    if let old = try? Day(iso: startDate), let last = try? Day(iso: endDate),
      let new = try? Day(iso: date)
    {
      endDate = "\(last.advanced(by: old.distance(to: new)))"
    }
    startDate = date
  }

  private mutating func endAnHourAfter(_ time: String) {
    setEnd(after: time, seconds: 3_600, from: endDate.isEmpty ? startDate : endDate)
  }

  private mutating func keepLength(startingAt time: String) {
    guard let first = try? Day(iso: startDate), let last = try? Day(iso: endDate),
      let from = try? TimeOfDay(iso: startTime), let to = try? TimeOfDay(iso: endTime)
    else { return }
    let length =
      CivilDateTime(day: last, time: to).secondsSinceEpoch(utcOffset: 0)
      - CivilDateTime(day: first, time: from).secondsSinceEpoch(utcOffset: 0)
    setEnd(after: time, seconds: length, from: startDate)
  }

  private mutating func setEnd(after time: String, seconds: Int64, from date: String) {
    guard let day = try? Day(iso: date), let start = try? TimeOfDay(iso: time) else { return }
    let end = CivilDateTime(day: day, time: start).advanced(bySeconds: seconds)
    endDate = "\(end.day)"
    endTime = "\(end.time)"
  }
}
