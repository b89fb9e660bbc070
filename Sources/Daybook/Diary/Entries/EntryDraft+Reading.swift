import CalendarCore

extension EntryDraft {
  /// The most words for what was felt.
  public static let feelingLimit = 5
  /// The most characters (Unicode scalars) in each text.
  public static let textLimit = 2_000_000
  /// The most characters (Unicode scalars) in a tag or in a word for a feeling.
  public static let wordLimit = 100
  /// The most tags.
  public static let tagLimit = 100

  /// Reads the draft. Line ends become `\n`; every other character of a text is kept as it was typed,
  /// but control characters besides the tab, which no file can hold, are refused.
  ///
  /// What was typed in the form that is not the chosen one is not left behind: steps follow a free text,
  /// and a free text begins the first step.
  ///
  /// - Parameter language: the language of the labels of steps inside a free text.
  /// - Throws: every field that is wrong.
  func content(language: Language) throws(EntryProblems) -> EntryContent {
    var problems: [Field: EntryProblem] = [:]
    func checked(_ text: String, _ field: Field) -> String {
      let text = EntryDraft.withPlainLineEnds(text)
      if let problem = EntryDraft.problem(of: text) { problems[field] = problem }
      return text
    }
    var content = EntryContent()
    content.title = EventDraft.oneLine(title)
    if content.title.unicodeScalars.count > EventDraft.lineLimit {
      problems[.title] = .tooLong(limit: EventDraft.lineLimit)
    }
    content.feelings = EntryDraft.words(feelings)
    if content.feelings.count > EntryDraft.feelingLimit { problems[.feelings] = .tooManyFeelings }
    content.tags = EntryDraft.tags(tags)
    if content.tags.count > EntryDraft.tagLimit {
      problems[.tags] = .tooMany(limit: EntryDraft.tagLimit)
    }
    for (words, field) in [(content.feelings, Field.feelings), (content.tags, .tags)]
    where words.contains(where: { $0.unicodeScalars.count > EntryDraft.wordLimit }) {
      problems[field] = .tooLong(limit: EntryDraft.wordLimit)
    }
    content.mood = mood
    if let mood, !EntryContent.moods.contains(mood) { problems[.mood] = .unknownMood(mood) }

    let text = checked(self.text, .text)
    var steps = EntrySteps(
      situation: checked(situation, .situation), thought: checked(thought, .thought),
      action: checked(action, .action))
    switch form {
    case .free:
      let rest =
        steps.isEmpty ? "" : Strings(language).composition(of: steps, feelings: [])
      content.body = .free(EntryDraft.joined(text, rest))
    case .steps:
      steps.situation = EntryDraft.joined(text, steps.situation)
      content.body = steps.isEmpty ? .free("") : .steps(steps)
    }
    if problems.isEmpty, content.isEmpty { problems[.entry] = .empty }
    guard problems.isEmpty else { throw EntryProblems(problems) }
    return content
  }

  /// Whether an entry with some content is what publishing this would make.
  ///
  /// - Parameter language: as in ``content(language:)``.
  package func makes(_ content: EntryContent, language: Language) -> Bool {
    (try? self.content(language: language))?.isSame(as: content) ?? false
  }

  /// Words without blanks around them, each once.
  static func words(_ words: [String]) -> [String] {
    var found: Set<String> = []
    return words.map(EventDraft.oneLine).filter { !$0.isEmpty && found.insert($0).inserted }
  }

  /// Tags without the mark before them, each once, whatever its case.
  static func tags(_ tags: [String]) -> [String] {
    var keys: Set<String> = []
    let unmarked = tags.map { String(EventDraft.oneLine($0).drop { $0 == "#" || $0 == " " }) }
    return words(unmarked).filter { keys.insert(SearchText($0).folded).inserted }
  }

  private static func joined(_ first: String, _ second: String) -> String {
    [first, second].filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// A text whose line ends are `\n`.
  package static func withPlainLineEnds(_ text: String) -> String {
    guard text.utf8.contains(0x0D) else { return text }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    var previous: UInt8 = 0
    for byte in text.utf8 {
      if byte == 0x0D {
        bytes.append(0x0A)
      } else if byte != 0x0A || previous != 0x0D {
        bytes.append(byte)
      }
      previous = byte
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func problem(of text: String) -> EntryProblem? {
    var line = 1
    for byte in text.utf8 {
      if byte == 0x0A { line += 1 }
      if (byte < 0x20 && byte != 0x09 && byte != 0x0A) || byte == 0x7F {
        return .controlCharacter(Unicode.Scalar(byte), line: line)
      }
    }
    return text.unicodeScalars.count > textLimit ? .tooLong(limit: textLimit) : nil
  }
}
