/// The words for feelings that are offered, by family, in their order.
///
/// Entries keep the words as they were when written; a change here rewrites none of them. So a word
/// remembers the names it had, and an old entry's word still has its family.
public struct FeelingVocabulary: Hashable, Sendable, Codable {
  /// A word.
  public struct Word: Hashable, Sendable, Codable {
    /// The word.
    public var text: String
    /// Whether it is no longer offered.
    public var isHidden = false
    /// What it was called before.
    public var formerTexts: [String] = []
  }

  /// What is wrong with a change.
  public enum Problem: Error, Hashable, Sendable {
    /// The word is empty.
    case missing
    /// The word is longer than ``EntryDraft/wordLimit``.
    case tooLong
    /// The word is there already, in this family.
    case taken(FeelingFamily)
    /// There is no such word.
    case unknownWord
  }

  /// A family with its words.
  public struct Group: Hashable, Sendable, Codable {
    /// The family.
    public var family: FeelingFamily
    /// The words, hidden ones among them.
    public var words: [Word]
  }

  /// All families in their order.
  public private(set) var groups: [Group]

  /// The words that Daybook begins with.
  public init(standard language: Language) {
    groups = FeelingFamily.allCases.map { family in
      Group(
        family: family,
        words: FeelingWords.standard(family, in: language).map { Word(text: $0) })
    }
  }

  /// The words of a family that are offered.
  public func offered(_ family: FeelingFamily) -> [String] {
    words(of: family).filter { !$0.isHidden }.map(\.text)
  }

  /// All words of a family, hidden ones among them.
  public func words(of family: FeelingFamily) -> [Word] {
    groups.first { $0.family == family }?.words ?? []
  }

  /// The family of a word, also of one that is hidden or was called so before, and of the words that
  /// Daybook begins with in any language; nil for any other.
  public func family(of word: String) -> FeelingFamily? {
    if let place = place(of: word) { return groups[place.group].family }
    for group in groups where group.words.contains(where: { $0.formerTexts.contains(word) }) {
      return group.family
    }
    for language in Language.allCases {
      for family in FeelingFamily.allCases
      where FeelingWords.standard(family, in: language).contains(word) { return family }
    }
    return nil
  }

  // MARK: Changes

  /// Adds a word at the end of a family. A hidden one of this name is offered again.
  public mutating func add(_ word: String, to family: FeelingFamily) throws(Problem) {
    let word = try FeelingVocabulary.checked(word)
    if let place = place(of: word) {
      guard groups[place.group].family == family, groups[place.group].words[place.word].isHidden
      else { throw .taken(groups[place.group].family) }
      groups[place.group].words[place.word].isHidden = false
    } else if let group = groups.firstIndex(where: { $0.family == family }) {
      groups[group].words.append(Word(text: word))
    }
  }

  /// Gives a word another name.
  public mutating func rename(_ word: String, to newName: String) throws(Problem) {
    let newName = try FeelingVocabulary.checked(newName)
    guard let place = place(of: word) else { throw .unknownWord }
    if let other = self.place(of: newName), other != place {
      throw .taken(groups[other.group].family)
    }
    var renamed = groups[place.group].words[place.word]
    guard !isSameText(renamed.text, newName) else { return }
    renamed.formerTexts.removeAll { $0 == newName }
    renamed.formerTexts.append(renamed.text)
    renamed.text = newName
    groups[place.group].words[place.word] = renamed
  }

  /// Offers a word no longer, or again.
  public mutating func setHidden(_ word: String, _ isHidden: Bool) throws(Problem) {
    guard let place = place(of: word) else { throw .unknownWord }
    groups[place.group].words[place.word].isHidden = isHidden
  }

  /// Moves a word to a place in a family.
  ///
  /// - Parameter index: counted without the word itself; beyond the end stands for the end.
  public mutating func move(
    _ word: String, to family: FeelingFamily, at index: Int = .max
  ) throws(Problem) {
    guard let place = place(of: word),
      let target = groups.firstIndex(where: { $0.family == family })
    else { throw .unknownWord }
    let moved = groups[place.group].words.remove(at: place.word)
    let end = groups[target].words.count
    groups[target].words.insert(moved, at: min(max(index, 0), end))
  }

  private struct Place: Equatable {
    var group: Int
    var word: Int
  }

  private func place(of word: String) -> Place? {
    for (group, words) in groups.enumerated() {
      if let index = words.words.firstIndex(where: { $0.text == word }) {
        return Place(group: group, word: index)
      }
    }
    return nil
  }

  private static func checked(_ word: String) throws(Problem) -> String {
    let word = EventDraft.oneLine(word)
    guard !word.isEmpty else { throw .missing }
    guard word.unicodeScalars.count <= EntryDraft.wordLimit else { throw .tooLong }
    return word
  }
}
