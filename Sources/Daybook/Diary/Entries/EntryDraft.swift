import CalendarCore

/// A diary entry as somebody typed it, finished or not: text as it came.
public struct EntryDraft: Hashable, Sendable, Codable {
  /// How it is written.
  public enum Form: String, Hashable, Sendable, Codable {
    /// One text.
    case free
    /// Step by step.
    case steps
  }

  /// The fields that can be wrong.
  public enum Field: String, Hashable, Sendable, CaseIterable {
    /// The entry as a whole.
    case entry
    /// The day.
    case day
    /// The journal.
    case journal
    /// The title.
    case title
    /// The free text.
    case text
    /// What happened.
    case situation
    /// What was thought.
    case thought
    /// What was felt.
    case feelings
    /// What was done.
    case action
    /// The mood.
    case mood
    /// The tags.
    case tags
  }

  /// How it is written. What was typed in the other form is kept beside it and published with it.
  public var form: Form
  /// The title; mostly empty.
  public var title: String
  /// The free text.
  public var text: String
  /// What happened.
  public var situation: String
  /// What was thought.
  public var thought: String
  /// What was done.
  public var action: String
  /// The words for what was felt.
  public var feelings: [String]
  /// 1 (worst) … 5 (best), if chosen.
  public var mood: Int?
  /// The tags, with or without `#`.
  public var tags: [String]
  /// What names the form it is typed into, before that knows of a draft: a first saving whose answer
  /// was lost is then told from another one. No part of what it says.
  public var formID: String?

  /// Makes a draft.
  public init(
    form: Form = .free, title: String = "", text: String = "", situation: String = "",
    thought: String = "", action: String = "", feelings: [String] = [], mood: Int? = nil,
    tags: [String] = []
  ) {
    self.form = form
    self.title = title
    self.text = text
    self.situation = situation
    self.thought = thought
    self.action = action
    self.feelings = feelings
    self.mood = mood
    self.tags = tags
  }

  /// The draft that says what an entry says.
  public init(_ content: EntryContent) {
    self.init(
      title: content.title, feelings: content.feelings, mood: content.mood, tags: content.tags)
    switch content.body {
    case .free(let text): self.text = text
    case .steps(let steps):
      form = .steps
      situation = steps.situation
      thought = steps.thought
      action = steps.action
    }
  }

  /// How many of the four steps have something in them, counted up to the last one that has.
  public var stepsReached: Int {
    let steps = [!situation.isEmpty, !thought.isEmpty, !feelings.isEmpty, !action.isEmpty]
    return (steps.lastIndex(of: true) ?? -1) + 1
  }
}

/// What is wrong with an entry.
public enum EntryProblem: Error, Hashable, Sendable {
  /// It says nothing.
  case empty
  /// The day is after `today`.
  case futureDay(today: Day)
  /// The diary is set to be written today or yesterday only.
  case onlyTodayOrYesterday
  /// Files have no digits for the year.
  case unnameableDay
  /// The journal has one entry a day, and this is it.
  case dayIsTaken(ObjectRecord.ID)
  /// There is no such journal (any more).
  case unknownJournal
  /// More words than ``EntryDraft/feelingLimit``.
  case tooManyFeelings
  /// A mood that is not 1…5.
  case unknownMood(Int)
  /// The text, or a word of the list, is longer than `limit` characters.
  case tooLong(limit: Int)
  /// More than `limit` words in the list.
  case tooMany(limit: Int)
  /// A control character that no file can hold, and the line it is on, counted from 1.
  case controlCharacter(Unicode.Scalar, line: Int)
}

/// All that is wrong with an entry, by field.
public struct EntryProblems: Error, Hashable, Sendable {
  /// The problems, at most one a field.
  public var byField: [EntryDraft.Field: EntryProblem]

  /// Wraps problems.
  public init(_ byField: [EntryDraft.Field: EntryProblem]) { self.byField = byField }
}
