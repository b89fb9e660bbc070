import CalendarCore

/// An entry that a search found.
public struct EntryMatch: Hashable, Sendable {
  /// A piece of an entry's text with the words that were found in it.
  public struct Snippet: Hashable, Sendable {
    /// Where in the entry it stands.
    public var field: EntryField
    /// The piece, on one line; with `…` where it is cut.
    public var text: String
    /// The words in `text`, as offsets in Unicode scalars, in order and apart from each other.
    public var ranges: [Range<Int>]
  }

  /// The entry.
  public var entry: EntrySummary
  /// Where the words stand, at most one piece a field.
  public var snippets: [Snippet]
}

/// What a search found.
public struct EntryMatches: Hashable, Sendable {
  /// The entries, the latest day first.
  public var matches: [EntryMatch] = []
  /// Whether there are more than were asked for.
  public var hasMore = false
}

extension Book {
  /// Searches the entries of the journals that are shown.
  ///
  /// The index gives the entries that have all pairs of letters of the words, and their texts decide.
  /// Cost follows the number of those, not of all entries, as long as the words have letters.
  ///
  /// - Parameters:
  ///   - skipped: how many of the first entries are left out, as they were shown already.
  ///   - limit: the most entries wanted.
  ///   - journal: only this journal, shown or not.
  public func search(
    _ query: EntryQuery, in journal: CalendarRecord.ID? = nil, skipping skipped: Int = 0,
    limit: Int = 50
  ) throws(StoreError) -> EntryMatches {
    let words = query.words.map { SearchText($0).folded }.filter { !$0.isEmpty }
    let needles = words.map { Array($0.utf8) }
    var tokens: [String] = []
    for token in words.flatMap(SearchTokens.required) + query.tags.map(SearchTokens.token(ofTag:))
    where !tokens.contains(token) { tokens.append(token) }
    let journals: Set<CalendarRecord.ID>
    if let journal { journals = [journal] } else { journals = try visibleCalendars() }
    let filter = EntryFilter(
      calendars: journals, tokens: tokens, moods: query.moods, days: query.days)
    let tags = query.tags.map { SearchText($0).folded }
    var found: [EntryRow] = []
    var skips = skipped
    var result = EntryMatches()
    try store.diary.forEachEntry(filter) { row, searchText throws(StoreError) in
      guard row.day != nil, needles.allSatisfy({ searchText.firstOffset(of: $0) != nil }) else {
        return true
      }
      if !tags.isEmpty {
        let own = row.tags.map { SearchText($0).folded }
        guard tags.allSatisfy(own.contains) else { return true }
      }
      guard skips <= 0 else {
        skips -= 1
        return true
      }
      guard found.count < limit else {
        result.hasMore = true
        return false
      }
      found.append(row)
      return true
    }
    for summary in summaries(of: found) {
      let snippets = try needles.isEmpty ? [] : snippets(of: summary.row.id, needles: needles)
      result.matches.append(EntryMatch(entry: summary, snippets: snippets))
    }
    return result
  }

  private func snippets(
    of id: ObjectRecord.ID, needles: [[UInt8]]
  ) throws(StoreError) -> [EntryMatch.Snippet] {
    guard let content = try entry(id)?.content else { return [] }
    return content.searchFields.compactMap { field, text in
      EntryMatch.Snippet(field, text, needles: needles)
    }
  }
}

extension EntryMatch.Snippet {
  /// The letters that are shown before and after the first word that was found.
  private static let lead = 24
  private static let tail = 96

  /// The piece of a text around the first words found in it; nil when none is.
  init?(_ field: EntryField, _ text: String, needles: [[UInt8]]) {
    let searched = SearchText(text, keepsPlaces: true)
    let offsets = needles.compactMap { needle in
      searched.folded.firstOffset(of: needle).map { $0..<$0 + needle.count }
    }
    guard let first = offsets.min(by: { $0.lowerBound < $1.lowerBound }) else { return nil }
    let match = searched.range(ofFolded: first, in: text)
    let start =
      text.index(match.lowerBound, offsetBy: -Self.lead, limitedBy: text.startIndex)
      ?? text.startIndex
    let end =
      text.index(match.upperBound, offsetBy: Self.tail, limitedBy: text.endIndex) ?? text.endIndex
    var piece = ""
    for character in text[start..<end] {
      piece.append(character.isNewline || character == "\t" ? " " : character)
    }
    self.field = field
    ranges = Self.ranges(of: needles, in: piece)
    self.text = piece
    if start > text.startIndex {
      self.text = "…" + self.text
      ranges = ranges.map { $0.lowerBound + 1..<$0.upperBound + 1 }
    }
    if end < text.endIndex { self.text += "…" }
  }

  /// All places of the words, those that touch or overlap made one.
  private static func ranges(of needles: [[UInt8]], in piece: String) -> [Range<Int>] {
    let searched = SearchText(piece, keepsPlaces: true)
    var places: [Range<Int>] = []
    for needle in needles {
      var start = 0
      while let offset = searched.folded.firstOffset(of: needle, from: start) {
        places.append(offset..<offset + needle.count)
        start = offset + needle.count
      }
    }
    places.sort { $0.lowerBound < $1.lowerBound }
    var merged: [Range<Int>] = []
    for place in places {
      let range = searched.range(ofFolded: place, in: piece)
      let start = piece.unicodeScalars.distance(from: piece.startIndex, to: range.lowerBound)
      let end = piece.unicodeScalars.distance(from: piece.startIndex, to: range.upperBound)
      if let last = merged.last, start <= last.upperBound {
        merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, end)
      } else {
        merged.append(start..<end)
      }
    }
    return merged
  }
}
