import CalendarCore

/// What is wrong with a Markdown file.
public enum EntryMarkdownProblem: Hashable, Sendable {
  /// It is not UTF-8.
  case notText
  /// Neither the front matter nor the file's name has a date.
  case noDate
  /// The date cannot be read, or does not exist.
  case badDate(String, line: Int)
  /// The mood is not a number from 1 to 5.
  case badMood(String, line: Int)
  /// The front matter does not end.
  case openFrontMatter
  /// What is in it cannot be an entry.
  case entry(EntryProblem)
  /// Another file of the same import has the same UID.
  case repeatedUID(file: String)
  /// A line of the front matter was not understood and left out.
  case unreadableLine(Int)
  /// A field is not one of ours and was left out.
  case unknownField(String, line: Int)
  /// A time cannot be read and was left out.
  case badTime(String, line: Int)
  /// The day lies in the future; the entry is taken as it is.
  case futureDay
  /// There are more words for feelings than can be chosen; all are taken.
  case manyFeelings

  /// Whether the entry is taken in spite of it.
  public var isWarning: Bool {
    switch self {
    case .unreadableLine, .unknownField, .badTime, .futureDay, .manyFeelings: true
    case .notText, .noDate, .badDate, .badMood, .openFrontMatter, .entry, .repeatedUID: false
    }
  }
}

extension EntryMarkdown {
  /// A file that was read.
  struct Reading {
    /// The entry; nil when a problem is no warning.
    var entry: EntryMarkdown?
    var problems: [EntryMarkdownProblem] = []
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: what is in it.
  ///   - name: the file's name; a date at its beginning counts where there is no other.
  static func read(_ bytes: [UInt8], name: String) -> Reading {
    guard var text = String(validating: bytes, as: UTF8.self) else {
      return Reading(problems: [.notText])
    }
    if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
    if text.utf8.contains(0x0D) {
      text = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var front = FrontMatter(lines: [], first: 1)
    var body = lines[...]
    if lines.first.map({ EventDraft.oneLine(String($0)) }) == "---" {
      guard
        let end = lines.dropFirst().firstIndex(where: { EventDraft.oneLine(String($0)) == "---" })
      else { return Reading(problems: [.openFrontMatter]) }
      front = FrontMatter(lines: Array(lines[1..<end]), first: 2)
      body = lines[(end + 1)...]
      // The blank line under the front matter is ours.
      if body.first?.isEmpty == true, body.count > 1 { body = body.dropFirst() }
    }
    // So is the end of the last line.
    if body.last?.isEmpty == true { body = body.dropLast() }
    return read(front, body: Array(body), name: name)
  }

  private static func read(_ front: FrontMatter, body: [Substring], name: String) -> Reading {
    var reading = Reading()
    reading.problems = front.unreadable.map { .unreadableLine($0) }
    for field in front.fields where !known.contains(field.name) {
      reading.problems.append(.unknownField(field.name, line: field.line))
    }
    var draft = EntryDraft()
    if let field = front.field("mood"), let value = field.values.first {
      draft.mood = Int(value).flatMap { EntryContent.moods.contains($0) ? $0 : nil }
      if draft.mood == nil { reading.problems.append(.badMood(value, line: field.line)) }
    }
    draft.title = front.field("title")?.values.first ?? ""
    draft.tags = front.field("tags")?.values ?? []
    let feelings = front.field("feelings")?.values ?? []
    draft.text = body.joined(separator: "\n")
    if front.field("form")?.values.first == "steps" { takeSections(body, into: &draft) }

    let day = day(front, name: name, &reading.problems)
    var content = EntryContent()
    do throws(EntryProblems) {
      // What was felt is checked apart: an entry of another program may have more words.
      var checked = draft
      checked.feelings = Array(feelings.prefix(EntryDraft.feelingLimit))
      content = try checked.content(language: .english)
      content.feelings = EntryDraft.words(feelings)
    } catch {
      let problem = EntryDraft.Field.allCases.lazy.compactMap { error.byField[$0] }.first
      reading.problems.append(.entry(problem ?? .empty))
    }
    if content.feelings.count > EntryDraft.feelingLimit { reading.problems.append(.manyFeelings) }
    guard let day, reading.problems.allSatisfy(\.isWarning) else { return reading }
    var entry = EntryMarkdown(day: day, content: content)
    entry.zone = front.field("zone", "tz", "timezone")?.values.first
    entry.journal = front.field("journal")?.values.first
    entry.uid = front.field("uid", "id")?.values.first
    entry.created = time(front.field("created"), &reading.problems)
    entry.modified = time(front.field("modified"), &reading.problems)
    reading.entry = entry
    return reading
  }

  private static let known: Set<String> = [
    "date", "zone", "tz", "timezone", "journal", "title", "form", "mood", "feelings", "tags", "uid",
    "id", "created", "modified",
  ]

  /// A date is a civil date, whatever may follow it; no zone moves it.
  private static func day(
    _ front: FrontMatter, name: String, _ problems: inout [EntryMarkdownProblem]
  ) -> Day? {
    if let field = front.field("date"), let value = field.values.first {
      let day = try? Day(iso: String(value.prefix(10)))
      guard let day, DiarySettings().problem(of: day, today: day) == nil else {
        problems.append(.badDate(value, line: field.line))
        return nil
      }
      return day
    }
    guard let day = try? Day(iso: String(name.prefix(10))) else {
      problems.append(.noDate)
      return nil
    }
    return day
  }

  private static func time(
    _ field: FrontMatter.Field?, _ problems: inout [EntryMarkdownProblem]
  ) -> Int64? {
    guard let field, let value = field.values.first else { return nil }
    // 2026-10-20T12:12:00Z; without the Z it is read in UTC as well.
    let parts = value.split(separator: "T", maxSplits: 1)
    let clock = parts.last.map { $0.hasSuffix("Z") ? $0.dropLast() : $0 } ?? ""
    guard parts.count == 2, let day = try? Day(iso: String(parts[0])),
      let time = try? TimeOfDay(iso: String(clock))
    else {
      problems.append(.badTime(value, line: field.line))
      return nil
    }
    return CivilDateTime(day: day, time: time).secondsSinceEpoch(utcOffset: 0)
  }

  /// Takes the sections under the headings of any language. What stands before the first one is the
  /// free text.
  private static func takeSections(_ lines: [Substring], into draft: inout EntryDraft) {
    var section: WritableKeyPath<EntryDraft, String> = \.text
    var sections: [(WritableKeyPath<EntryDraft, String>, [Substring])] = [(section, [])]
    for line in lines {
      if let named = Self.section(line) {
        section = named
        sections.append((section, []))
      } else {
        let plain = isHeadingLike(line) && line.hasPrefix("\\") ? line.dropFirst() : line
        sections[sections.count - 1].1.append(plain)
      }
    }
    draft.form = .steps
    draft.text = ""
    for (index, (path, lines)) in sections.enumerated() {
      var lines = lines[...]
      if index > 0, lines.first?.isEmpty == true { lines = lines.dropFirst() }
      // The blank line before the next heading.
      if index + 1 < sections.count, lines.last?.isEmpty == true { lines = lines.dropLast() }
      let text = lines.joined(separator: "\n")
      let before = draft[keyPath: path]
      draft[keyPath: path] = before.isEmpty || text.isEmpty ? before + text : "\(before)\n\n\(text)"
    }
  }

  private static func section(_ line: Substring) -> WritableKeyPath<EntryDraft, String>? {
    guard line.hasPrefix("## ") else { return nil }
    let name = EventDraft.oneLine(String(line.dropFirst(3)))
    for language in Language.allCases {
      let strings = Strings(language)
      if name == strings.situation { return \.situation }
      if name == strings.thought { return \.thought }
      if name == strings.action { return \.action }
    }
    return nil
  }
}
