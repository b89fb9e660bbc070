import CalendarCore

/// What somebody looks for in the diary. All of it must fit an entry.
///
///     EntryQuery("산책 #주말 mood:4-5")     // the word, the tag, and a mood of 4 or 5
///     EntryQuery("\"first snow\"")          // the words side by side
public struct EntryQuery: Hashable, Sendable {
  /// Words that stand somewhere in the text, the words for feelings or the tags, also inside longer
  /// words.
  public var words: [String]
  /// Tags that the entry has.
  public var tags: [String]
  /// The moods that fit; nil for any, and for entries without one.
  public var moods: ClosedRange<Int>?
  /// The days that fit; nil for all.
  public var days: DaySpan?

  /// The most words and the most tags of a query; what is beyond is left out.
  public static let termLimit = 16
  /// The most characters (Unicode scalars) of a query that are read.
  public static let lengthLimit = 1_000

  /// Makes a query.
  public init(
    words: [String] = [], tags: [String] = [], moods: ClosedRange<Int>? = nil,
    days: DaySpan? = nil
  ) {
    self.words = Array(words.prefix(EntryQuery.termLimit))
    self.tags = Array(tags.prefix(EntryQuery.termLimit))
    self.moods = moods
    self.days = days
  }

  /// Reads what was typed: words with blanks between, `"…"` around words that stand side by side,
  /// `#tag`, and `mood:4` or `mood:2-3`. What is not understood is a word.
  public init(_ text: String) {
    let scalars = text.unicodeScalars.prefix(EntryQuery.lengthLimit)
    var words: [String] = []
    var tags: [String] = []
    var moods: ClosedRange<Int>?
    for term in EntryQuery.terms(String(String.UnicodeScalarView(scalars))) {
      if term.isQuoted {
        words.append(term.text)
      } else if term.text.hasPrefix("#"), term.text != "#" {
        tags.append(String(term.text.dropFirst()))
      } else if let range = EntryQuery.moods(term.text) {
        moods = range
      } else {
        words.append(term.text)
      }
    }
    self.init(words: words, tags: tags, moods: moods)
  }

  /// Whether everything fits it.
  public var isEmpty: Bool { words.isEmpty && tags.isEmpty && moods == nil && days == nil }

  private static func terms(_ text: String) -> [(text: String, isQuoted: Bool)] {
    var terms: [(text: String, isQuoted: Bool)] = []
    // Between two quotation marks is every second piece. One without a partner marks nothing.
    let pieces = text.split(separator: "\"", omittingEmptySubsequences: false)
    for (index, piece) in pieces.enumerated() {
      if index % 2 == 1, index + 1 < pieces.count {
        let phrase = EventDraft.oneLine(String(piece))
        if !phrase.isEmpty { terms.append((phrase, true)) }
      } else {
        for word in piece.split(whereSeparator: \.isWhitespace) {
          terms.append((String(word), false))
        }
      }
    }
    return terms
  }

  private static func moods(_ term: String) -> ClosedRange<Int>? {
    guard term.lowercased().hasPrefix("mood:") else { return nil }
    let bounds = term.dropFirst(5).split(separator: "-", omittingEmptySubsequences: false)
    guard let first = bounds.first.flatMap({ Int($0) }),
      let last = bounds.last.flatMap({ Int($0) }),
      bounds.count <= 2, first <= last, EntryContent.moods.contains(first),
      EntryContent.moods.contains(last)
    else { return nil }
    return first...last
  }
}
