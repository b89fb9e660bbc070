/// What a diary entry says, apart from the day it is about.
public struct EntryContent: Hashable, Sendable {
  /// The text of an entry.
  public enum Body: Hashable, Sendable {
    /// One text.
    case free(String)
    /// The three texts that are asked step by step; what was felt is ``EntryContent/feelings``.
    case steps(EntrySteps)
  }

  /// A title, which entries of other programs have; often empty.
  public var title: String
  /// The text.
  public var body: Body
  /// The words for what was felt.
  public var feelings: [String]
  /// 1 (worst) … 5 (best); nil when it was not said.
  public var mood: Int?
  /// The tags, without `#`.
  public var tags: [String]

  /// Makes a content.
  public init(
    title: String = "", body: Body = .free(""), feelings: [String] = [], mood: Int? = nil,
    tags: [String] = []
  ) {
    self.title = title
    self.body = body
    self.feelings = feelings
    self.mood = mood
    self.tags = tags
  }

  /// The range of moods.
  public static let moods = 1...5

  /// Whether it says nothing at all.
  public var isEmpty: Bool {
    title.isEmpty && feelings.isEmpty && mood == nil && tags.isEmpty
      && texts.allSatisfy { $0.allSatisfy(\.isWhitespace) }
  }

  /// The free text, or those of the steps in their order.
  public var texts: [String] {
    switch body {
    case .free(let text): [text]
    case .steps(let steps): [steps.situation, steps.thought, steps.action]
    }
  }

  /// Whether both say the same octet by octet.
  func isSame(as other: EntryContent) -> Bool {
    self == other && zip(allTexts, other.allTexts).allSatisfy(isSameText)
  }

  private var allTexts: [String] { [title] + texts + feelings + tags }
}

/// What happened, what was thought of it, and what was done.
public struct EntrySteps: Hashable, Sendable {
  /// What happened.
  public var situation: String
  /// What was thought.
  public var thought: String
  /// What was done.
  public var action: String

  /// Makes steps.
  public init(situation: String = "", thought: String = "", action: String = "") {
    self.situation = situation
    self.thought = thought
    self.action = action
  }

  /// Whether there is nothing in any of them.
  public var isEmpty: Bool { situation.isEmpty && thought.isEmpty && action.isEmpty }
}
