import CalendarCore
import CalendarHTML
import Daybook
import ICalendar

extension Command {
  /// `daybook diary show`
  static let diaryShow = Command(
    spec: CommandSpec(
      name: "diary show", summary: "Prints the entries of a day.", operands: "[DAY]",
      operandCount: 0...1, options: [.zone, .today, .language, .data, .json]),
    run: { arguments, surroundings throws(CommandFailure) in
      let moment = try surroundings.entryMoment(arguments)
      let day = try arguments.operands.first.map { text throws(CommandFailure) in
        try Arguments.diaryDay(text, "DAY", today: moment.today)
      }
      let book = try surroundings.openBook(arguments)
      let (entries, journals) = try refusing { () throws(StoreError) in
        (try book.entries(on: day ?? moment.today), try book.store.calendars())
      }
      var output = ""
      for entry in entries {
        let journal = journals.first { $0.id == entry.record.calendarID }?.name ?? ""
        if arguments.flag("json") {
          output += json(entry, journal: journal).text + "\n"
        } else {
          output += (output.isEmpty ? "" : "\n") + text(entry, journal, Strings(moment.language))
        }
      }
      surroundings.console.write(output)
      return true
    })

  /// `daybook diary list`
  static let diaryList = Command(
    spec: CommandSpec(
      name: "diary list", summary: "Lists entries with their numbers, the oldest first.",
      options: [
        .value("from", "DAY", "The first day. Default: 30 days before the last."),
        .value("to", "DAY", "The last day, included. Default: today."), .zone, .today, .language,
        .data, .json,
      ]),
    run: { arguments, surroundings throws(CommandFailure) in
      let moment = try surroundings.entryMoment(arguments)
      let last = try arguments.diaryDay("to", today: moment.today) ?? moment.today
      let first = try arguments.diaryDay("from", today: moment.today) ?? last.advanced(by: -30)
      guard first <= last else { throw .usage("--to is before --from.") }
      let days = DaySpan(start: first, end: last.advanced(by: 1))
      let book = try surroundings.openBook(arguments)
      let entries = try refusing { () throws(StoreError) in try book.entrySummaries(on: days) }
      surroundings.console.write(
        listing(entries, isJSON: arguments.flag("json"), Strings(moment.language)))
      return true
    })

  /// `daybook diary on-this-day`
  static let diaryOnThisDay = Command(
    spec: CommandSpec(
      name: "diary on-this-day", summary: "Lists the entries of a date in all other years.",
      operands: "[DAY]", operandCount: 0...1, options: [.zone, .today, .language, .data, .json],
      details: "Entries of 29 February are listed with 28 February of a year that has no 29th."),
    run: { arguments, surroundings throws(CommandFailure) in
      let moment = try surroundings.entryMoment(arguments)
      let day = try arguments.operands.first.map { text throws(CommandFailure) in
        try Arguments.diaryDay(text, "DAY", today: moment.today)
      }
      let book = try surroundings.openBook(arguments)
      let entries = try refusing { () throws(StoreError) in
        try book.onThisDay(day ?? moment.today)
      }
      surroundings.console.write(
        listing(entries, isJSON: arguments.flag("json"), Strings(moment.language)))
      return true
    })

  /// `daybook diary search`
  static let diarySearch = Command(
    spec: CommandSpec(
      name: "diary search", summary: "Finds entries by words, tags and mood, the latest first.",
      operands: "QUERY…", operandCount: 1...64,
      options: [
        .value("journal", "NAME", "Only in this journal."),
        .value("limit", "N", "At most so many. Default: 50."), .language, .data, .json,
      ],
      details: """
        All words must be there, also inside longer words and whatever their case. "#tag" is a tag, \
        "mood:4-5" a mood, and a part in quotation marks is found as it stands:
          daybook diary search walk '#weekend' mood:4-5
          daybook diary search '"first snow"'
        With --json the words found are given as ranges of Unicode scalars in each piece of text.
        """),
    run: { arguments, surroundings throws(CommandFailure) in
      let limit = try arguments.number("limit", atLeast: 1) ?? 50
      let book = try surroundings.openBook(arguments)
      let journal = try book.journal(named: arguments.value("journal"))
      let query = EntryQuery(arguments.operands.joined(separator: " "))
      let found = try refusing { () throws(StoreError) in
        try book.search(query, in: journal?.id, limit: limit)
      }
      var output = ""
      for match in found.matches {
        let piece = match.snippets.first?.text ?? match.entry.row.preview
        output +=
          arguments.flag("json")
          ? json(match).text
          : "\(match.entry.row.id.rawValue)\t\(match.entry.day)\t\(EventDraft.oneLine(piece))"
        output += "\n"
      }
      surroundings.console.write(output)
      if found.hasMore { surroundings.console.complain("There are more. See --limit.") }
      return true
    })

  // MARK: Output

  private static func listing(
    _ entries: [EntrySummary], isJSON: Bool, _ strings: Strings
  ) -> String {
    entries.map { entry in
      guard !isJSON else { return json(entry).text + "\n" }
      let late = entry.isBackfilled ? "  (\(strings.backfilled))" : ""
      let words = entry.row.feelings.joined(separator: ", ")
      let preview = entry.row.preview.isEmpty ? words : entry.row.preview
      return
        "\(entry.row.id.rawValue)\t\(entry.day)\t\(TerminalText.cut(EventDraft.oneLine(preview), to: 80))\(late)\n"
    }.joined()
  }

  private static func text(_ entry: DiaryEntry, _ journal: String, _ strings: Strings) -> String {
    let content = entry.content
    var lines = ["\(entry.id.rawValue)\t\(entry.day)\t\(journal)"]
    if !content.title.isEmpty { lines.append(content.title) }
    switch content.body {
    case .free(let text):
      if !text.isEmpty { lines.append(text) }
      if !content.feelings.isEmpty {
        lines.append("\(strings.feelings): \(content.feelings.joined(separator: ", "))")
      }
    case .steps(let steps):
      lines.append(strings.composition(of: steps, feelings: content.feelings))
    }
    if let mood = content.mood {
      lines.append("\(strings.mood): \(mood) (\(strings.moodName(mood) ?? ""))")
    }
    if !content.tags.isEmpty {
      lines.append(content.tags.map { "#\($0)" }.joined(separator: " "))
    }
    return lines.map { printable($0) + "\n" }.joined()
  }

  /// The text without control characters but line ends and tabs: they could command the terminal.
  private static func printable(_ text: String) -> String {
    let kept = text.unicodeScalars.filter {
      $0 == "\n" || $0 == "\t" || $0.properties.generalCategory != .control
    }
    return String(String.UnicodeScalarView(kept))
  }

  private static func json(_ entry: DiaryEntry, journal: String) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("id", .number(Int(entry.id.rawValue))), ("uid", .string(entry.record.uid)),
      ("revision", .number(Int(entry.revision))), ("journal", .string(journal)),
      ("day", .string("\(entry.day)")),
    ]
    if let zone = entry.zone { members.append(("zone", .string(zone))) }
    if let created = entry.created { members.append(("created", .string(utcText(created)))) }
    if let modified = entry.modified { members.append(("modified", .string(utcText(modified)))) }
    return .object(members + entry.content.json)
  }

  private static func json(_ entry: EntrySummary) -> JSONValue { .object(members(entry)) }

  private static func members(_ entry: EntrySummary) -> [(String, JSONValue)] {
    var members: [(String, JSONValue)] = [
      ("id", .number(Int(entry.row.id.rawValue))), ("day", .string("\(entry.day)")),
      ("preview", .string(entry.row.preview)),
      ("feelings", .array(entry.row.feelings.map { .string($0) })),
      ("tags", .array(entry.row.tags.map { .string($0) })),
      ("backfilled", .bool(entry.isBackfilled)),
    ]
    if let mood = entry.row.mood { members.append(("mood", .number(mood))) }
    return members
  }

  private static func json(_ match: EntryMatch) -> JSONValue {
    let snippets = match.snippets.map { snippet in
      JSONValue.object([
        ("field", .string(snippet.field.rawValue)), ("text", .string(snippet.text)),
        (
          "ranges",
          .array(
            snippet.ranges.map { .array([.number($0.lowerBound), .number($0.upperBound)]) })
        ),
      ])
    }
    return .object(members(match.entry) + [("matches", .array(snippets))])
  }
}

extension EntryContent {
  /// What it says, as members of an object.
  var json: [(String, JSONValue)] {
    var members: [(String, JSONValue)] = []
    if !title.isEmpty { members.append(("title", .string(title))) }
    switch body {
    case .free(let text):
      members += [("form", .string("free")), ("text", .string(text))]
    case .steps(let steps):
      members += [
        ("form", .string("steps")), ("situation", .string(steps.situation)),
        ("thought", .string(steps.thought)), ("action", .string(steps.action)),
      ]
    }
    members += [
      ("feelings", .array(feelings.map { .string($0) })),
      ("tags", .array(tags.map { .string($0) })),
    ]
    if let mood { members.append(("mood", .number(mood))) }
    return members
  }
}
