/// The words of some entries: how often each is there, and which come together.
///
/// A word counts once an entry. Words for feelings and tags are told apart, also where they are
/// spelled alike.
public struct WordStatistics: Hashable, Sendable {
  /// A word for a feeling, or a tag.
  public enum Word: Hashable, Sendable {
    /// A word for what was felt.
    case feeling(String)
    /// A tag, without `#`.
    case tag(String)

    /// The word.
    public var text: String {
      switch self {
      case .feeling(let text), .tag(let text): text
      }
    }
  }

  /// How often a word is there.
  public struct Count: Hashable, Sendable {
    /// The word.
    public var word: Word
    /// The number of entries that have it.
    public var count: Int
  }

  /// Two words that come together.
  public struct Pair: Hashable, Sendable {
    /// The word that comes first in the order of feelings, then tags, then octets.
    public var first: Word
    /// The other word.
    public var second: Word
    /// The number of entries that have both.
    public var count: Int
    /// How many times more often they come together than if neither had to do with the other.
    public var lift: Double
  }

  /// The number of entries.
  public let entryCount: Int
  /// The words for feelings, the most frequent first.
  public let feelings: [Count]
  /// The tags, the most frequent first.
  public let tags: [Count]
  /// The pairs that at least two entries have, the most frequent first, of those the closest.
  public let pairs: [Pair]

  /// Counts the words of entries.
  ///
  /// Complexity: O(n · w²) for n entries of at most w words.
  public init(_ entries: [EntrySummary]) {
    var counts: [Word: Int] = [:]
    var together: [Word: [Word: Int]] = [:]
    for entry in entries {
      let words = WordStatistics.words(of: entry)
      for (index, word) in words.enumerated() {
        counts[word, default: 0] += 1
        for other in words[(index + 1)...] { together[word, default: [:]][other, default: 0] += 1 }
      }
    }
    func sorted(_ isWanted: (Word) -> Bool) -> [Count] {
      counts.filter { isWanted($0.key) }.map { Count(word: $0.key, count: $0.value) }
        .sorted { $0.count != $1.count ? $0.count > $1.count : precedes($0.word, $1.word) }
    }
    entryCount = entries.count
    feelings = sorted { if case .feeling = $0 { true } else { false } }
    tags = sorted { if case .tag = $0 { true } else { false } }
    var pairs: [Pair] = []
    for (first, others) in together {
      for (second, count) in others where count >= 2 {
        let expected = Double(counts[first] ?? 0) * Double(counts[second] ?? 0)
        pairs.append(
          Pair(
            first: first, second: second, count: count,
            lift: Double(count) * Double(entries.count) / expected))
      }
    }
    self.pairs = pairs.sorted {
      if $0.count != $1.count { return $0.count > $1.count }
      if $0.lift != $1.lift { return $0.lift > $1.lift }
      return $0.first != $1.first ? precedes($0.first, $1.first) : precedes($0.second, $1.second)
    }
  }

  /// How many words of each family were felt, for every family that was.
  public func families(_ vocabulary: FeelingVocabulary) -> [FeelingFamily: Int] {
    var families: [FeelingFamily: Int] = [:]
    for count in feelings {
      guard let family = vocabulary.family(of: count.word.text) else { continue }
      families[family, default: 0] += count.count
    }
    return families
  }

  /// The words of an entry, each once, in their order.
  private static func words(of entry: EntrySummary) -> [Word] {
    let words = Set(entry.row.feelings.map(Word.feeling) + entry.row.tags.map(Word.tag))
    return words.sorted(by: precedes)
  }
}

/// The order in which words are told that are equally frequent.
private func precedes(_ left: WordStatistics.Word, _ right: WordStatistics.Word) -> Bool {
  switch (left, right) {
  case (.feeling, .tag): true
  case (.tag, .feeling): false
  default: left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }
}
