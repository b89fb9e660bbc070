import CalendarCore
import CalendarHTML
import Daybook
import ICalendar

extension CommandGroup {
  /// `daybook diary`
  static let diary = CommandGroup(
    name: "diary", summary: "Writes, finds and counts the entries of your diary.",
    commands: [
      .diaryWrite, .diaryEdit, .diaryDelete, .diaryShow, .diaryList, .diarySearch, .diaryOnThisDay,
      .diaryStats, .diaryHistory, .diaryRestore, .diaryJournals, .diaryExport, .diaryImport,
    ],
    details: """
      A DAY is a date such as 2026-03-10, or today or yesterday.
      As iCalendar a diary goes out and comes in with daybook export and daybook import.
      """)
}

extension CommandSpec.Option {
  fileprivate static let entry: [CommandSpec.Option] = [
    .value("day", "DAY", "The day it is about. Default: today."),
    .value("situation", "TEXT", "What happened."), .value("thought", "TEXT", "What you thought."),
    .value("feeling", "WORD", "What you felt; up to five times.", repeats: true),
    .value("action", "TEXT", "What you did."), .value("mood", "1…5", "1 very bad, 5 very good."),
    .value("tag", "TAG", "A tag; as often as you like.", repeats: true),
    .value("title", "TEXT", "A title."), .zone, .today, .language, .data, .json,
  ]
}

extension Command {
  /// `daybook diary write`
  static let diaryWrite = Command(
    spec: CommandSpec(
      name: "diary write", summary: "Writes an entry and prints its number and its day.",
      operands: "[TEXT|-]", operandCount: 0...1,
      options: [.value("journal", "NAME", "The journal. Default: the first one.")]
        + CommandSpec.Option.entry,
      details: """
        With - the text is read from standard input. Examples:
          daybook diary write "A quiet day." --mood 4 --tag walk
          daybook diary write --situation "Missed the bus" --feeling relieved --action "Walked"
        """),
    run: { arguments, surroundings throws(CommandFailure) in
      var draft = EntryDraft()
      try draft.change(by: arguments, text: arguments.operands.first, surroundings)
      let moment = try surroundings.entryMoment(arguments)
      let day = try arguments.diaryDay("day", today: moment.today) ?? moment.today
      let isNew = !surroundings.hasData(arguments)
      // A refused first entry leaves no data behind.
      let book =
        isNew ? try surroundings.trialBook(arguments) : try surroundings.openBook(arguments)
      func write(_ book: Book) throws(CommandFailure) -> EventChange {
        let journal = try book.journal(named: arguments.value("journal"))
        return try changingEntry(moment.language) { () throws(EntryChangeError) in
          try book.createEntry(
            draft, on: day, in: journal?.id, uid: Book.newUID(), moment: moment)
        }
      }
      var change = try write(book)
      if isNew { change = try write(try surroundings.makeBook(arguments)) }
      surroundings.console.write(printed(change.id, day, arguments))
      return true
    })

  /// `daybook diary edit`
  static let diaryEdit = Command(
    spec: CommandSpec(
      name: "diary edit", summary: "Changes an entry: only what is named.",
      operands: "NUMBER [TEXT|-]", operandCount: 1...2, options: CommandSpec.Option.entry,
      details: """
        --feeling and --tag replace all words of the entry. What an entry was before is kept: see \
        daybook diary history.
        """),
    run: { arguments, surroundings throws(CommandFailure) in
      let book = try surroundings.openBook(arguments)
      let entry = try book.diaryEntry(arguments.diaryNumber)
      var draft = EntryDraft(entry.content)
      try draft.change(
        by: arguments, text: arguments.operands.dropFirst().first, surroundings)
      let moment = try surroundings.entryMoment(arguments)
      let day = try arguments.diaryDay("day", today: moment.today) ?? entry.day
      let change = try changingEntry(moment.language) { [draft] () throws(EntryChangeError) in
        try book.changeEntry(
          entry.id, to: draft, on: day, revision: entry.revision, moment: moment)
      }
      surroundings.console.write(printed(change.id, day, arguments))
      return true
    })

  /// `daybook diary delete`
  static let diaryDelete = Command(
    spec: CommandSpec(
      name: "diary delete", summary: "Deletes an entry; its history brings it back.",
      operands: "NUMBER", operandCount: 1...1, options: [.language, .data, .json]),
    run: { arguments, surroundings throws(CommandFailure) in
      let book = try surroundings.openBook(arguments)
      let entry = try book.diaryEntry(arguments.diaryNumber)
      let language = try surroundings.language(arguments)
      _ = try changingEntry(language) { () throws(EntryChangeError) in
        try book.deleteEntry(entry.id, revision: entry.revision, time: surroundings.now)
      }
      surroundings.console.write(printed(entry.id, entry.day, arguments))
      return true
    })

  /// `daybook diary history`
  static let diaryHistory = Command(
    spec: CommandSpec(
      name: "diary history", summary: "Lists all versions of an entry, the oldest first.",
      operands: "NUMBER", operandCount: 1...1, options: [.zone, .data, .json]),
    run: { arguments, surroundings throws(CommandFailure) in
      let book = try surroundings.openBook(arguments)
      let zone = try surroundings.zone(arguments).rules
      let id = ObjectRecord.ID(try arguments.diaryNumber)
      let versions = try refusing { () throws(StoreError) in try book.versions(ofEntry: id) }
      guard !versions.isEmpty else { throw .refused(noEntry(id)) }
      var output = ""
      for version in versions {
        let time = zone.civil(at: version.time)
        output +=
          arguments.flag("json")
          ? json(version).text
          : "\(version.revision)\t\(time)\t\(version.origin.word)\t\(version.firstLine)"
        output += "\n"
      }
      surroundings.console.write(output)
      return true
    })

  /// `daybook diary restore`
  static let diaryRestore = Command(
    spec: CommandSpec(
      name: "diary restore", summary: "Makes an entry what it was, as a new version.",
      operands: "NUMBER REVISION", operandCount: 2...2, options: [.language, .data, .json],
      details: "daybook diary history NUMBER shows the revisions. A deleted entry comes back."),
    run: { arguments, surroundings throws(CommandFailure) in
      guard let wanted = Int64(arguments.operands[1]) else {
        throw .usage("\"\(arguments.operands[1])\" is no revision.")
      }
      let book = try surroundings.openBook(arguments)
      let id = ObjectRecord.ID(try arguments.diaryNumber)
      let versions = try refusing { () throws(StoreError) in try book.versions(ofEntry: id) }
      guard let last = versions.last else { throw .refused(noEntry(id)) }
      guard let version = versions.first(where: { $0.revision == wanted }), let day = version.day
      else {
        throw .refused(
          "There is no version \(wanted) to go back to. `daybook diary history \(id.rawValue)` "
            + "shows them.")
      }
      let language = try surroundings.language(arguments)
      _ = try changingEntry(language) { () throws(EntryChangeError) in
        try book.restoreEntry(
          id, toVersion: wanted, revision: last.revision, time: surroundings.now)
      }
      surroundings.console.write(printed(id, day, arguments))
      return true
    })

  private static func printed(
    _ id: ObjectRecord.ID, _ day: Day, _ arguments: Arguments
  ) -> String {
    guard arguments.flag("json") else { return "\(id.rawValue)\t\(day)\n" }
    return JSONValue.object([("id", .number(Int(id.rawValue))), ("day", .string("\(day)"))]).text
      + "\n"
  }

  private static func json(_ version: EntryVersion) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("revision", .number(Int(version.revision))), ("time", .string(utcText(version.time))),
      ("change", .string(version.origin.word)),
    ]
    if let day = version.day { members.append(("day", .string("\(day)"))) }
    if let content = version.content { members += content.json }
    return .object(members)
  }
}

extension EntryVersion.Origin {
  fileprivate var word: String {
    switch self {
    case .made: "made"
    case .changed: "changed"
    case .deleted: "deleted"
    }
  }
}

extension EntryVersion {
  fileprivate var firstLine: String {
    guard let content else { return "" }
    let line = ([content.title] + content.texts).map(EventDraft.oneLine).first { !$0.isEmpty }
    return TerminalText.cut(line ?? content.feelings.joined(separator: ", "), to: 60)
  }
}

extension EntryDraft {
  /// Takes over what the options name, and the text.
  fileprivate mutating func change(
    by arguments: Arguments, text: String?, _ surroundings: Surroundings
  ) throws(CommandFailure) {
    let steps = ["situation", "thought", "action"].compactMap { arguments.value($0) }
    if !steps.isEmpty {
      guard text == nil else {
        throw .usage("An entry is one text, or has --situation, --thought and --action.")
      }
      if form == .free { self.text = "" }
      form = .steps
    }
    if let value = arguments.value("situation") { situation = value }
    if let value = arguments.value("thought") { thought = value }
    if let value = arguments.value("action") { action = value }
    if let text {
      form = .free
      (situation, thought, action) = ("", "", "")
      self.text = text == "-" ? try surroundings.standardInputText() : text
    }
    if let title = arguments.value("title") { self.title = title }
    if !arguments.all("feeling").isEmpty { feelings = arguments.all("feeling") }
    if !arguments.all("tag").isEmpty { tags = arguments.all("tag") }
    if let mood = try arguments.number("mood") { self.mood = mood }
  }
}

extension Surroundings {
  /// The text on standard input without the end of its last line.
  fileprivate func standardInputText() throws(CommandFailure) -> String {
    guard var text = String(validating: try readFile("-"), as: UTF8.self) else {
      throw .refused("Standard input is not text in UTF-8.")
    }
    if text.last?.isNewline == true { text.removeLast() }
    return text
  }
}
