import CalendarCore
import Daybook
import ICalendar

extension CommandGroup {
  /// `daybook challenge`
  static let challenge = CommandGroup(
    name: "challenge", summary: "Keeps ranges of days and challenges, with streaks.",
    commands: [
      .addChallenge, .listChallenges, .showChallenge, .checkChallenge, .editChallenge,
      .deleteChallenge, .listCategories, .changeCategory,
    ],
    details: """
      A challenge is named by its name, or by its UID where several have the name. What it asks for \
      is written as daily, mon,wed,fri, 3/week, 10/month or every-2-days, each also with at-least-8 \
      or at-most-2.
      """)
}

extension CommandSpec.Option {
  fileprivate static let challenge: [CommandSpec.Option] = [
    .value("from", "DATE", "The first day."),
    .value("to", "DATE", "The last day, included. Default: the first."),
    .value("category", "NAME", "A category; daybook challenge categories lists them."),
    .value("target", "TEXT", "What is asked for. Default: daily."),
    .value(
      "kind", "KIND", "challenge, course (a step a day) or range (days only). Default: challenge."),
    .value("notes", "TEXT", "Anything else."), .calendar, .data, .json,
  ]
}

extension Command {
  /// `daybook challenge add`
  static let addChallenge = Command(
    spec: CommandSpec(
      name: "challenge add", summary: "Makes a challenge and prints its UID.", operands: "NAME",
      operandCount: 1...1, options: CommandSpec.Option.challenge + [.language],
      details: """
        Example: daybook challenge add "Eight glasses" --from 2026-03-09 --to 2026-03-20 \
        --category self-care --target at-least-8
        """),
    run: { arguments, surroundings throws(CommandFailure) in
      var draft = ChallengeDraft(name: arguments.operands[0])
      guard arguments.value("from") != nil else { throw .usage("--from is missing.") }
      let strings = Strings(try surroundings.language(arguments))
      let book = try surroundings.makeBook(arguments)
      try draft.change(by: arguments, book)
      let uid = Book.newUID()
      let made = draft
      let change = try changing { () throws(ChallengeChangeError) in
        try book.createChallenge(
          made, inCalendarNamed: strings.challenges, uid: uid, time: surroundings.now)
      }
      surroundings.console.write(printed(uid, change, arguments))
      return true
    })

  /// `daybook challenge edit`
  static let editChallenge = Command(
    spec: CommandSpec(
      name: "challenge edit", summary: "Changes a challenge: only what is named.",
      operands: "NAME|UID", operandCount: 1...1,
      options: [
        .value("name", "TEXT", "The new name."),
        .value(
          "applies-from", "DATE", "The day from which a new target applies. Default: today."),
        .flag("archive", "Put it away: it is kept, but no month shows it."),
        .flag("take-out", "Take it out of the archive."),
      ] + CommandSpec.Option.challenge + CommandSpec.Option.challengeDay,
      details: """
        A new target leaves the days before it to the old one. To measure all days by it, give the \
        first day to --applies-from.
        """),
    run: { arguments, surroundings throws(CommandFailure) in
      if arguments.flag("archive"), arguments.flag("take-out") {
        throw .usage("--archive and --take-out exclude each other.")
      }
      let (book, stored) = try surroundings.challenge(arguments)
      let today = try surroundings.challengeToday(arguments, book)
      var draft = ChallengeDraft(stored, today: today)
      if let name = arguments.value("name") { draft.name = name }
      draft.targetFrom = arguments.value("applies-from") ?? ""
      try draft.change(by: arguments, book)
      let wanted = draft
      let change = try changing { () throws(ChallengeChangeError) in
        let change = try book.changeChallenge(
          stored.id, to: wanted, revision: stored.revision, today: today, time: surroundings.now)
        guard arguments.flag("archive") || arguments.flag("take-out") else { return change }
        let last = try book.setChallenge(
          stored.id, isArchived: arguments.flag("archive"), time: surroundings.now)
        return last.act == nil ? change : last
      }
      surroundings.console.write(printed(stored.uid, change, arguments))
      return true
    })

  /// `daybook challenge delete`
  static let deleteChallenge = Command(
    spec: CommandSpec(
      name: "challenge delete", summary: "Deletes a challenge with all that was noted in it.",
      operands: "NAME|UID", operandCount: 1...1, options: [.data, .json]),
    run: { arguments, surroundings throws(CommandFailure) in
      let (book, stored) = try surroundings.challenge(arguments)
      let change = try changing { () throws(ChallengeChangeError) in
        try book.deleteChallenge(
          stored.id, revision: stored.revision, time: surroundings.now)
      }
      surroundings.console.write(printed(stored.uid, change, arguments))
      return true
    })

  /// `daybook challenge check`
  static let checkChallenge = Command(
    spec: CommandSpec(
      name: "challenge check",
      summary: "Notes that a day of a challenge is done, or does not count.",
      operands: "NAME|UID", operandCount: 1...1,
      options: [
        .value("day", "DATE", "The day. Default: today."),
        .value("count", "N", "How much it was; 0 is a note too."),
        .value("more", "N", "So much more than is noted already."),
        .flag("undo", "Take back what is noted for the day."),
        .value("skip", "REASON", "The day does not count; the reason may be empty."),
        .value("until", "DATE", "With --skip: a pause up to this day, included."),
      ] + CommandSpec.Option.challengeDay + [.language, .data, .json],
      details: "Example: daybook challenge check \"Eight glasses\" --more 1"),
    run: { arguments, surroundings throws(CommandFailure) in
      let (book, stored) = try surroundings.challenge(arguments)
      let today = try surroundings.challengeToday(arguments, book)
      let note = try arguments.note(on: arguments.day("day") ?? today)
      let change = try changing(today: today) { () throws(ChallengeChangeError) in
        try book.note(note, of: stored.id, today: today, time: surroundings.now)
      }
      let now = try refusing { () throws(StoreError) in try book.challenge(stored.id) }
      guard !arguments.flag("json"), let now else {
        surroundings.console.write(printed(stored.uid, change, arguments))
        return true
      }
      let listing = try ChallengeListing(arguments, surroundings, book: book, today: today)
      surroundings.console.write(listing.line(now) + "\n")
      return true
    })

  private static func printed(
    _ uid: String, _ change: EventChange, _ arguments: Arguments
  ) -> String {
    guard arguments.flag("json") else { return uid + "\n" }
    return JSONValue.object([
      ("id", .number(Int(change.id.rawValue))), ("uid", .string(uid)),
      ("changed", .bool(change.act != nil)),
    ]).text + "\n"
  }
}

extension Arguments {
  /// What the options of `check` note.
  fileprivate func note(on day: Day) throws(CommandFailure) -> ChallengeNote {
    let given =
      ["count", "more", "skip"].filter { value($0) != nil } + (flag("undo") ? ["undo"] : [])
    guard given.count <= 1 else {
      throw .usage("--\(given[0]) and --\(given[1]) exclude each other.")
    }
    let last = try self.day("until")
    if last != nil, value("skip") == nil { throw .usage("--until needs --skip.") }
    if flag("undo") { return .cleared(day) }
    if let more = try number("more", atLeast: 1) { return .more(day, by: more) }
    if let reason = value("skip") {
      do throws(CivilDateError) {
        return .skipped(try DaySpan(from: day, through: last ?? day), reason: reason)
      } catch { throw .usage("--until: \(error).") }
    }
    return .done(day, count: try number("count"))
  }
}
