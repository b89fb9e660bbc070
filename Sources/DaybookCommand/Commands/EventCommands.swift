import CalendarCore
import Daybook
import ICalendar

extension CommandSpec.Option {
  fileprivate static let following = CommandSpec.Option.flag(
    "following", "With --occurrence: that and all that follow.")
  fileprivate static let event: [CommandSpec.Option] = [
    .value("date", "DATE", "The first day."),
    .value("until", "DATE", "The last day, included. Default: the first."),
    .value("time", "09:30", "When it starts; without it the event is all-day."),
    .value("end-time", "10:30", "When it ends. Default: an hour later."),
    .zone, .value("place", "TEXT", "Where it is."), .value("notes", "TEXT", "Anything else."),
    .value("color", "HUE", hueNames + "."),
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
      var draft = EventDraft(title: arguments.operands[0])
      guard arguments.value("date") != nil else { throw .usage("--date is missing.") }
      try draft.change(by: arguments, surroundings)
      let strings = Strings(try surroundings.language(arguments))
      let book = try surroundings.makeBook(arguments)
      let calendars = try book.calendars(named: arguments.value("calendar"))
      draft.calendar = calendars.first?.id
      let change = try changing { [draft] () throws(EventChangeError) in
        if draft.calendar == nil {
          return try book.createEvent(
            draft, inCalendarNamed: strings.defaultCalendarName, uid: Book.newUID(),
            time: surroundings.now)
        }
        return try book.createEvent(draft, uid: Book.newUID(), time: surroundings.now)
      }
      surroundings.console.write(printed(change.id, arguments))
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
        .following, .flag("all", "Change the whole series as --occurrence is changed."),
        .flag("dry-run", "Only say what would move."),
      ] + CommandSpec.Option.event + [.language]),
    run: { arguments, surroundings throws(CommandFailure) in
      let number = try arguments.eventNumber
      let book = try surroundings.openBook(arguments)
      let record = try book.event(number, occurrence: arguments.value("occurrence"))
      let occurrence = arguments.value("occurrence")
      var draft = book.draft(of: record, occurrence: occurrence)
      if let title = arguments.value("title") { draft.title = title }
      try draft.change(by: arguments, surroundings)
      if let name = arguments.value("calendar") {
        draft.calendar = try book.calendars(named: name).first?.id
      }
      let changed = draft
      let scope = try arguments.scope
      if arguments.flag("dry-run") {
        let language = try surroundings.language(arguments)
        let effect = try changing { () throws(EventChangeError) in
          try book.effect(of: changed, on: record.id, scope: scope, revision: record.revision)
        }
        surroundings.console.write(
          Strings(language).effect(effect, labels: LocaleLabels(language)) + "\n")
        return true
      }
      let change = try changing { () throws(EventChangeError) in
        try book.changeEvent(
          record.id, to: changed, scope: scope, revision: record.revision,
          time: surroundings.now)
      }
      surroundings.console.write(printed(change.id, arguments))
      return true
    })

  /// `daybook delete`
  static let delete = Command(
    spec: CommandSpec(
      name: "delete", summary: "Deletes an event, or one occurrence of a series.",
      operands: "NUMBER", operandCount: 1...1,
      options: [
        .value("occurrence", "ID", "Take only this occurrence out: its recurrence_id."),
        .following, .data, .json,
      ]),
    run: { arguments, surroundings throws(CommandFailure) in
      let number = try arguments.eventNumber
      let book = try surroundings.openBook(arguments)
      let record = try book.event(number, occurrence: arguments.value("occurrence"))
      let scope = try arguments.scope
      let change = try changing { () throws(EventChangeError) in
        try book.deleteEvent(
          record.id, scope: scope, revision: record.revision, time: surroundings.now)
      }
      surroundings.console.write(printed(change.id, arguments))
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
      surroundings.console.write(output)
      return true
    })

  // MARK: Output

  private static func printed(_ id: ObjectRecord.ID, _ arguments: Arguments) -> String {
    let number = Int(id.rawValue)
    return (arguments.flag("json") ? JSONValue.object([("id", .number(number))]).text : "\(number)")
      + "\n"
  }

  private static func json(_ occurrence: EventOccurrence, _ calendar: CalendarRecord) -> JSONValue {
    var members: [(String, JSONValue)] = [
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
    let title = EventDraft.oneLine(occurrence.title)
    return "\(occurrence.objectID.rawValue)\t\(when)\t\(title)\(series)"
  }
}

/// The result of a change, with its refusal in words.
private func changing<Value>(
  _ body: () throws(EventChangeError) -> Value
) throws(CommandFailure) -> Value {
  do { return try body() } catch {
    switch error {
    case .problems(let problems): throw failure(problems)
    case .conflict: throw .refused("The event was changed elsewhere meanwhile. Try again.")
    case .missing:
      throw .refused("There is no such event or occurrence. `daybook list` shows what there is.")
    case .store(let error): throw .refused("\(error).")
    }
  }
}

extension Book {
  fileprivate func event(
    _ number: Int64, occurrence: String?
  ) throws(CommandFailure) -> ObjectRecord {
    let record = try refusing { () throws(StoreError) in
      try store.object(ObjectRecord.ID(number))
    }
    guard let record, record.index.kind == .event else {
      throw .refused("There is no event \(number). `daybook list` shows the numbers.")
    }
    // Else the whole of a single event would go where one occurrence was meant.
    guard record.index.isSeries || occurrence == nil else {
      throw .refused(
        "Event \(record.id.rawValue) takes place once and has no occurrences. Leave --occurrence out."
      )
    }
    return record
  }
}

extension Arguments {
  /// The number of an event, as the operand.
  fileprivate var eventNumber: Int64 {
    get throws(CommandFailure) {
      let text = operands[0]
      guard let number = Int64(text) else {
        throw .usage("\"\(text)\" is not a number. `daybook list` shows the numbers.")
      }
      return number
    }
  }

  /// What of an event a change is for: the occurrence that is named, with those that follow or with all
  /// when asked; else all of it.
  fileprivate var scope: EventScope {
    get throws(CommandFailure) {
      switch (value("occurrence"), flag("following"), flag("all")) {
      case (_, true, true): throw .usage("--following and --all exclude each other.")
      case (nil, true, _): throw .usage("--following needs --occurrence: where to begin.")
      case (let occurrence?, true, _): return .following(occurrence)
      case (let occurrence?, _, false): return .occurrence(occurrence)
      case (let occurrence, _, _): return .all(openedAt: occurrence)
      }
    }
  }
}
