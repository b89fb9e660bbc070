import CalendarCore
import Daybook
import ICalendar

/// How challenges are written to the terminal and as JSON.
struct ChallengeListing {
  let strings: Strings
  let labels: LocaleLabels
  let categories: ChallengeCategories
  let today: Day
  let firstWeekday: Weekday

  init(
    _ arguments: Arguments, _ surroundings: Surroundings, book: Book, today: Day
  ) throws(CommandFailure) {
    let language = try surroundings.language(arguments)
    strings = Strings(language)
    labels = LocaleLabels(language)
    categories = try refusing { () throws(StoreError) in try book.categories() }
    self.today = today
    firstWeekday = try arguments.firstWeekday ?? labels.firstWeekday
  }

  /// A challenge on one line: its name, days, category, what is done of it, its run and what today
  /// asks for.
  func line(_ stored: StoredChallenge) -> String {
    let challenge = stored.challenge
    let category = categories.category(of: challenge)
    let days =
      challenge.days.count == 1
      ? "\(challenge.days.start)" : "\(challenge.days.start) – \(challenge.days.last)"
    var parts = [
      strings.name(of: challenge, in: category), days, strings.name(of: category),
    ]
    if let progress = challenge.progress(today: today, firstWeekday: firstWeekday) {
      let percent = progress.percent.map { " (\($0) %)" } ?? ""
      parts.append("\(progress.metCount)/\(progress.totalCount)\(percent)")
      if progress.current.length > 0 { parts.append(strings.inARow(progress.current)) }
      parts.append(state(progress))
      if let step = challenge.nextStep(today: today) {
        parts.append(
          strings.step(
            step.number, of: challenge.days.count, opens: step.opens, today: today,
            labels: labels))
      }
    }
    if challenge.isArchived { parts.append("(\(strings.archivedChallenges))") }
    return parts.map(EventDraft.oneLine).joined(separator: "\t")
  }

  private func state(_ progress: ChallengeProgress) -> String {
    if progress.isAtRisk { return strings.streakAtRisk }
    return switch progress.today {
    case .notBegun: strings.challengeNotBegun
    case .over: strings.challengeOver
    case .done: strings.dayDone
    case .due: strings.dayNotDone
    case .satisfied: strings.periodSatisfied
    case .free: strings.dayFree
    case .skipped: strings.daySkipped
    case .exceeded: strings.dayOverLimit
    }
  }

  /// Everything about a challenge, a line for each fact.
  func text(_ stored: StoredChallenge) -> String {
    let challenge = stored.challenge
    var lines = [line(stored), stored.uid]
    if challenge.isChallenge {
      for entry in challenge.targets.entries {
        let sentence = strings.sentence(for: entry.target, labels: labels)
        lines.append(entry.from.map { "\($0)  \(sentence)" } ?? sentence)
      }
      for (day, count) in challenge.log.counts.sorted(by: { $0.key < $1.key }) {
        lines.append("\(day)  \(count)")
      }
      for skip in challenge.log.skips {
        let days =
          skip.days.count == 1 ? "\(skip.days.start)" : "\(skip.days.start) – \(skip.days.last)"
        lines.append(
          "\(days)  \(strings.daySkipped)\(skip.reason.isEmpty ? "" : ": \(skip.reason)")")
      }
    }
    if !challenge.notes.isEmpty { lines.append(challenge.notes) }
    return lines.joined(separator: "\n")
  }

  // MARK: JSON

  /// A challenge as `list --json` has it.
  func json(_ stored: StoredChallenge) -> [(String, JSONValue)] {
    let challenge = stored.challenge
    let category = categories.category(of: challenge)
    var members: [(String, JSONValue)] = [
      ("id", .number(Int(stored.id.rawValue))), ("uid", .string(stored.uid)),
      ("name", .string(challenge.name)), ("kind", .string(challenge.kind.rawValue)),
      ("category", .string(challenge.category)), ("hue", .string(category.hue.name)),
      ("first_day", .string("\(challenge.days.start)")),
      ("last_day", .string("\(challenge.days.last)")),
      ("archived", .bool(challenge.isArchived)),
    ]
    guard let progress = challenge.progress(today: today, firstWeekday: firstWeekday) else {
      return members
    }
    members += [
      ("target", .string("\(challenge.targets.target(on: today))")),
      ("done_days", .number(progress.doneDays)), ("met", .number(progress.metCount)),
      ("due", .number(progress.dueCount)), ("total", .number(progress.totalCount)),
    ]
    if let percent = progress.percent { members.append(("percent", .number(percent))) }
    members += [
      ("streak", json(progress.current)), ("best", json(progress.best)),
      ("at_risk", .bool(progress.isAtRisk)), ("today", .string(name(of: progress.today))),
    ]
    if let step = challenge.nextStep(today: today) {
      members += [
        ("next_step", .number(step.number)), ("next_step_opens", .string("\(step.opens)")),
      ]
    }
    return members
  }

  /// A challenge as `show --json` has it: with all that was noted.
  func fullJSON(_ stored: StoredChallenge) -> JSONValue {
    let challenge = stored.challenge
    var members = json(stored)
    if challenge.isChallenge {
      let targets = challenge.targets.entries.map { entry in
        let from = entry.from.map { [("from", JSONValue.string("\($0)"))] } ?? []
        return JSONValue.object(from + [("target", .string("\(entry.target)"))])
      }
      let days = challenge.log.counts.sorted { $0.key < $1.key }.map { day, count in
        JSONValue.object([
          ("date", .string("\(day)")), ("count", .number(count)),
          ("done", .bool(challenge.isDone(on: day))),
        ])
      }
      let skips = challenge.log.skips.map { skip in
        JSONValue.object([
          ("first_day", .string("\(skip.days.start)")),
          ("last_day", .string("\(skip.days.last)")), ("reason", .string(skip.reason)),
        ])
      }
      members += [
        ("targets", .array(targets)), ("days", .array(days)), ("skips", .array(skips)),
      ]
    }
    members.append(("notes", .string(challenge.notes)))
    return .object(members)
  }

  private func json(_ streak: Streak) -> JSONValue {
    .object([
      ("length", .number(streak.length)), ("unit", .string(name(of: streak.unit))),
      ("done_days", .number(streak.doneDays)),
    ])
  }

  private func name(of unit: Streak.Unit) -> String {
    switch unit {
    case .day: "day"
    case .week: "week"
    case .month: "month"
    case .time: "time"
    }
  }

  private func name(of today: ChallengeProgress.Today) -> String {
    switch today {
    case .notBegun: "not_begun"
    case .over: "over"
    case .done: "done"
    case .due: "due"
    case .satisfied: "satisfied"
    case .free: "free"
    case .skipped: "skipped"
    case .exceeded: "exceeded"
    }
  }
}

extension Command {
  private static let firstWeekdayOption = CommandSpec.Option.value(
    "first-weekday", "DAY", "sunday … saturday, which begins a week. Default: by language.")

  /// `daybook challenge list`
  static let listChallenges = Command(
    spec: CommandSpec(
      name: "challenge list",
      summary: "Lists challenges: what is done, the run, and what today asks for.",
      options: [
        .value("category", "NAME", "Only of this category."),
        .flag("due", "Only those that ask for something today."), firstWeekdayOption,
      ] + CommandSpec.Option.challengeDay + [.language, .data, .json],
      details: "With --json each line is an object, ordered by first day."),
    run: { arguments, surroundings throws(CommandFailure) in
      let book = try surroundings.openBook(arguments)
      let today = try surroundings.challengeToday(arguments, book)
      let listing = try ChallengeListing(arguments, surroundings, book: book, today: today)
      let wanted = arguments.value("category")
      let key = listing.categories.all.first { $0.isCalled(wanted ?? "") }?.key ?? wanted
      var output = ""
      for stored in try refusing({ () throws(StoreError) in try book.challenges() }) {
        if let key, stored.challenge.category != key { continue }
        if arguments.flag("due") {
          let progress = stored.challenge.progress(
            today: today, firstWeekday: listing.firstWeekday)
          guard case .due? = progress?.today, !stored.challenge.isArchived else { continue }
        }
        output +=
          arguments.flag("json")
          ? JSONValue.object(listing.json(stored)).text : listing.line(stored)
        output += "\n"
      }
      surroundings.console.write(output)
      return true
    })

  /// `daybook challenge show`
  static let showChallenge = Command(
    spec: CommandSpec(
      name: "challenge show", summary: "Tells everything about a challenge.",
      operands: "NAME|UID", operandCount: 1...1,
      options: [firstWeekdayOption] + CommandSpec.Option.challengeDay + [.language, .data, .json]),
    run: { arguments, surroundings throws(CommandFailure) in
      let (book, stored) = try surroundings.challenge(arguments)
      let today = try surroundings.challengeToday(arguments, book)
      let listing = try ChallengeListing(arguments, surroundings, book: book, today: today)
      let text = arguments.flag("json") ? listing.fullJSON(stored).text : listing.text(stored)
      surroundings.console.write(text + "\n")
      return true
    })
}
