import CalendarCore
import ICalendar

/// What a store keeps beside an entry. All of it follows from the entry's text and can be rebuilt.
public struct EntryIndex: Hashable, Sendable {
  /// The day it is about.
  public var day: Day?
  /// When it was made, in seconds since the epoch; 0 when nobody knows.
  public var created: Int64
  /// The zone it was written in.
  public var zone: String?
  /// The mood.
  public var mood: Int?
  /// The words for what was felt.
  public var feelings: [String]
  /// The tags.
  public var tags: [String]
  /// The beginning of the text on one line, at most ``previewLimit`` characters (Unicode scalars).
  public var preview: String
  /// All that can be found by words, folded, with line ends between the parts.
  public var searchText: String

  /// The most characters in a preview.
  public static let previewLimit = 160

  /// What follows from the text of an entry.
  public init(text: String) {
    let journal = EventObject(text: text).master
    let content = journal?.entryContent ?? EntryContent()
    day = journal?.entryDay
    created = journal?.instant("CREATED") ?? journal?.instant("DTSTAMP") ?? 0
    zone = journal?.entryZone
    mood = content.mood
    feelings = EntryDraft.words(content.feelings)
    tags = EntryDraft.words(content.tags)
    preview = EntryIndex.preview(of: content)
    searchText = content.searchFields.map { SearchText($0.text).folded }.joined(separator: "\n")
  }

  private static func preview(of content: EntryContent) -> String {
    for text in [content.title] + content.texts {
      // A megabyte has not to be walked through for its first line.
      let start = String(text.unicodeScalars.prefix(4 * previewLimit))
      let line = EventDraft.oneLine(start).split(separator: " ").joined(separator: " ")
      guard !line.isEmpty else { continue }
      let scalars = line.unicodeScalars
      guard scalars.count > previewLimit || start.utf8.count < text.utf8.count else { return line }
      return String(String.UnicodeScalarView(scalars.prefix(previewLimit - 1))) + "…"
    }
    return ""
  }
}

/// The parts of an entry in which words are searched.
public enum EntryField: String, Hashable, Sendable, CaseIterable {
  /// The title.
  case title
  /// The free text.
  case text
  /// What happened.
  case situation
  /// What was thought.
  case thought
  /// A word for what was felt.
  case feelings
  /// What was done.
  case action
  /// A tag.
  case tags
}

extension EntryContent {
  /// Everything that words are searched in, in the order people read it.
  var searchFields: [(field: EntryField, text: String)] {
    var fields: [(EntryField, String)] = [(.title, title)]
    let feelings = self.feelings.map { (EntryField.feelings, $0) }
    switch body {
    case .free(let text): fields += [(.text, text)] + feelings
    case .steps(let steps):
      fields += [(.situation, steps.situation), (.thought, steps.thought)] + feelings
      fields.append((.action, steps.action))
    }
    fields += tags.map { (.tags, $0) }
    return fields.filter { !$0.1.isEmpty }
  }
}
