import CalendarCore

/// A diary entry as a Markdown file: front matter, then the text, or the steps as sections.
///
///     ---
///     date: 2026-10-20
///     zone: Asia/Seoul
///     form: steps
///     mood: 4
///     feelings: ["grateful", "relieved"]
///     tags: ["walk"]
///     uid: 0123456789abcdef0123456789abcdef@daybook
///     created: 2026-10-20T12:12:00Z
///     modified: 2026-10-20T12:14:00Z
///     ---
///
///     ## Situation
///
///     …
///
/// Everything that Daybook knows of an entry is in it, and reading it back gives the same entry. What
/// another program put into the entry's iCalendar object is not; an export as iCalendar has that.
public struct EntryMarkdown: Hashable, Sendable {
  /// The day it is about.
  public var day: Day
  /// The zone it was written in.
  public var zone: String?
  /// What it says.
  public var content: EntryContent
  /// The UID; nil when the file has none.
  public var uid: String?
  /// When it was made, in seconds since the epoch.
  public var created: Int64?
  /// When it was changed last, in seconds since the epoch.
  public var modified: Int64?
  /// The name of its journal.
  public var journal: String?

  /// Makes the file of an entry.
  public init(_ entry: DiaryEntry, journal: String?) {
    day = entry.day
    zone = entry.zone
    content = entry.content
    uid = entry.record.uid
    created = entry.created
    modified = entry.modified
    self.journal = journal
  }

  init(day: Day, content: EntryContent) {
    self.day = day
    self.content = content
  }

  /// The text of the file.
  ///
  /// - Parameter language: the language of the headings; every one is understood when it is read.
  public func text(language: Language) -> String {
    var text = "---\n" + FrontMatter.line("date", "\(day)")
    if let zone { text += FrontMatter.line("zone", zone) }
    if let journal { text += FrontMatter.line("journal", journal) }
    if !content.title.isEmpty { text += FrontMatter.line("title", content.title) }
    if case .steps = content.body { text += FrontMatter.line("form", "steps") }
    if let mood = content.mood { text += FrontMatter.line("mood", "\(mood)") }
    text += FrontMatter.line("feelings", content.feelings)
    text += FrontMatter.line("tags", content.tags)
    if let uid { text += FrontMatter.line("uid", uid) }
    if let created { text += FrontMatter.line("created", EntryMarkdown.time(created)) }
    if let modified { text += FrontMatter.line("modified", EntryMarkdown.time(modified)) }
    text += "---\n"
    switch content.body {
    case .free(let body):
      if !body.isEmpty { text += "\n\(body)\n" }
    case .steps(let steps):
      let strings = Strings(language)
      let sections = [
        (strings.situation, steps.situation), (strings.thought, steps.thought),
        (strings.action, steps.action),
      ]
      for (name, section) in sections where !section.isEmpty {
        text += "\n## \(name)\n\n\(EntryMarkdown.escaped(section))\n"
      }
    }
    return text
  }

  private static func time(_ seconds: Int64) -> String {
    "\(CivilDateTime(secondsSinceEpoch: seconds, utcOffset: 0))Z"
  }

  /// A line that looks like a heading of ours gets a backslash before it, which Markdown does not show.
  private static func escaped(_ section: String) -> String {
    section.split(separator: "\n", omittingEmptySubsequences: false)
      .map { isHeadingLike($0) ? "\\\($0)" : String($0) }.joined(separator: "\n")
  }

  static func isHeadingLike(_ line: Substring) -> Bool {
    line.drop { $0 == "\\" }.hasPrefix("## ")
  }
}
