import CalendarCore

/// A range as somebody typed it: text as it came, kept so that a form can show it again.
public struct ChallengeDraft: Hashable, Sendable {
  /// The fields that can be wrong.
  public enum Field: String, Hashable, Sendable, CaseIterable {
    /// The name.
    case name
    /// The first day.
    case firstDay
    /// The last day, included.
    case lastDay
    /// The category.
    case category
    /// What it is.
    case kind
    /// What is asked for.
    case target
    /// The day from which it is asked for.
    case targetFrom
    /// The notes.
    case notes
    /// The calendar.
    case calendar
  }

  /// What is wrong with a field.
  public enum Problem: Hashable, Sendable {
    /// Nothing was given where something is needed.
    case missing
    /// The text is not a date; a date looks like 2026-03-10.
    case unreadableDate(String)
    /// The text is a date that does not exist, such as 30 February.
    case noSuchDay(String)
    /// The last day is before the first; this is the earliest it may be.
    case lastBeforeFirst(earliest: Day)
    /// The range has more days than `limit`.
    case tooManyDays(limit: Int)
    /// The text is longer than `limit` characters.
    case tooLong(limit: Int)
    /// There is no such category.
    case unknownCategory(String)
    /// It is none of the kinds of ranges.
    case unknownKind(String)
    /// The target cannot be read.
    case target(ChallengeTarget.Problem)
    /// There is no such calendar.
    case unknownCalendar
    /// There is one with the same UID in that calendar already.
    case alreadyInCalendar
  }

  /// All that is wrong with a draft, by field.
  public struct Problems: Error, Hashable, Sendable {
    /// The problems, at most one a field.
    public var byField: [Field: Problem]

    /// Wraps problems.
    public init(_ byField: [Field: Problem]) { self.byField = byField }
  }

  /// The name.
  public var name: String
  /// The first day, ISO 8601.
  public var firstDay: String
  /// The last day, included, ISO 8601; empty for the first day.
  public var lastDay: String
  /// The key of the category; empty for none.
  public var category: String
  /// The kind by its name; see ``Challenge/Kind``.
  public var kind: String
  /// What is asked for, as ``ChallengeTarget/init(text:)`` reads it; empty for daily.
  public var target: String
  /// The day from which a changed target applies, ISO 8601; empty for today, or for all days of a
  /// challenge that has not begun.
  public var targetFrom: String
  /// Anything else.
  public var notes: String
  /// The calendar's key; nil for the usual one.
  public var calendar: CalendarRecord.ID?

  /// Makes a draft.
  public init(
    name: String = "", firstDay: String = "", lastDay: String = "", category: String = "",
    kind: String = Challenge.Kind.challenge.rawValue, target: String = "",
    targetFrom: String = "", notes: String = "", calendar: CalendarRecord.ID? = nil
  ) {
    self.name = name
    self.firstDay = firstDay
    self.lastDay = lastDay
    self.category = category
    self.kind = kind
    self.target = target
    self.targetFrom = targetFrom
    self.notes = notes
    self.calendar = calendar
  }

  /// A stored range as its form shows it, seen from a day.
  public init(_ stored: StoredChallenge, today: Day) {
    let challenge = stored.challenge
    let day = min(max(today, challenge.days.start), challenge.days.last)
    self.init(
      name: challenge.name, firstDay: "\(challenge.days.start)",
      lastDay: "\(challenge.days.last)", category: challenge.category,
      kind: challenge.kind.rawValue,
      target: challenge.isChallenge ? "\(challenge.targets.target(on: day))" : "",
      notes: challenge.notes, calendar: stored.calendarID)
  }
}

/// A draft of a range that has been read and found right.
struct ChallengeFields {
  var name: String
  var days: DaySpan
  var category: String
  var kind: Challenge.Kind
  var target: ChallengeTarget
  var targetFrom: Day?
  var notes: String
}

extension ChallengeDraft {
  /// Reads the draft.
  ///
  /// - Parameter isCategory: whether there is a category of this key; one that the range has already
  ///   may stay, also where nobody knows it.
  func read(isCategory: (String) -> Bool) throws(Problems) -> ChallengeFields {
    var problems: [Field: Problem] = [:]
    let name = EventDraft.oneLine(self.name)
    // Without a name it goes by that of its category.
    if name.isEmpty, EventDraft.oneLine(category).isEmpty { problems[.name] = .missing }
    if name.unicodeScalars.count > EventDraft.lineLimit {
      problems[.name] = .tooLong(limit: EventDraft.lineLimit)
    }
    let notes = EventDraft.withoutControls(self.notes)
    if notes.unicodeScalars.count > EventDraft.notesLimit {
      problems[.notes] = .tooLong(limit: EventDraft.notesLimit)
    }
    let first = ChallengeDraft.day(firstDay, .firstDay, &problems)
    let last = lastDay.isEmpty ? first : ChallengeDraft.day(lastDay, .lastDay, &problems)
    var days: DaySpan?
    if let first, let last {
      days = DaySpan(start: first, end: last.advanced(by: 1))
      if last < first {
        problems[.lastDay] = .lastBeforeFirst(earliest: first)
      } else if first.distance(to: last) >= Challenge.dayLimit {
        problems[.lastDay] = .tooManyDays(limit: Challenge.dayLimit)
      }
    }
    let category = EventDraft.oneLine(self.category)
    if !category.isEmpty, !isCategory(category) { problems[.category] = .unknownCategory(category) }
    let kind = Challenge.Kind(rawValue: self.kind)
    if kind == nil { problems[.kind] = .unknownKind(self.kind) }
    var target = ChallengeTarget()
    if !EventDraft.oneLine(self.target).isEmpty {
      do { target = try ChallengeTarget(text: self.target) } catch {
        problems[.target] = .target(error)
      }
    }
    let from =
      targetFrom.isEmpty ? nil : ChallengeDraft.day(targetFrom, .targetFrom, &problems)
    guard problems.isEmpty, let days, let kind else { throw Problems(problems) }
    return ChallengeFields(
      name: name, days: days, category: category, kind: kind, target: target, targetFrom: from,
      notes: notes)
  }

  private static func day(
    _ text: String, _ field: Field, _ problems: inout [Field: Problem]
  ) -> Day? {
    guard !text.isEmpty else {
      problems[field] = .missing
      return nil
    }
    do {
      let day = try Day(iso: text)
      // Files have no digits for other years (RFC 5545 §3.3.4). The last day has none after it.
      if (0...9998).contains(day.year) { return day }
      problems[field] = .noSuchDay(text)
    } catch .unreadable {
      problems[field] = .unreadableDate(text)
    } catch {
      problems[field] = .noSuchDay(text)
    }
    return nil
  }
}
