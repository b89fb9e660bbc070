import CalendarCore

/// A named range of days with a category: a plain one, or a challenge with something to do in it.
///
/// The record is an all-day VEVENT; see ``Challenge/init(_:)``.
public struct Challenge: Hashable, Sendable {
  /// What a range is.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Days and nothing else.
    case range
    /// Something is to be done in it.
    case challenge
    /// A challenge whose days done are the steps of a course: one step a day, the next one opens on
    /// the day after.
    case course
  }

  /// What it is.
  public var kind: Kind
  /// Its name, on one line; empty for one that goes by the name of its category.
  public var name: String
  /// Its days.
  public var days: DaySpan
  /// The key of its category; empty for none.
  public var category: String
  /// Anything else.
  public var notes: String
  /// What is asked for; means nothing for a plain range.
  public var targets: TargetHistory
  /// What was noted; means nothing for a plain range.
  public var log: ChallengeLog
  /// Whether it was put away: it is kept with all that was noted, but no page of a month shows it and
  /// nothing is asked for.
  public var isArchived: Bool

  /// Makes a range.
  public init(
    kind: Kind, name: String, days: DaySpan, category: String, notes: String = "",
    targets: TargetHistory = TargetHistory(ChallengeTarget()), log: ChallengeLog = ChallengeLog(),
    isArchived: Bool = false
  ) {
    self.kind = kind
    self.name = name
    self.days = days
    self.category = category
    self.notes = notes
    self.targets = targets
    self.log = log
    self.isArchived = isArchived
  }

  /// The most days of a challenge: a hundred years. A longer range of a file is a plain one.
  public static let dayLimit = 36_525

  /// Whether something is to be done in it.
  public var isChallenge: Bool { kind != .range }

  /// How it goes; nil for a plain range.
  ///
  /// - Parameters:
  ///   - today: the day that counts as today, see ``DayStart``.
  ///   - firstWeekday: the day that begins a calendar week.
  public func progress(today: Day, firstWeekday: Weekday) -> ChallengeProgress? {
    guard isChallenge else { return nil }
    return ChallengeProgress(
      of: targets, over: days, log: log, today: today, firstWeekday: firstWeekday)
  }

  /// Whether a day of it is done.
  public func isDone(on day: Day) -> Bool {
    isChallenge && days.contains(day)
      && targets.target(on: day).measure.isMet(by: log.counts[day])
  }

  /// The days of `window` that are done, in order. Cost follows the window.
  public func doneDays(in window: DaySpan) -> [Day] {
    days.intersection(window).days.filter { isDone(on: $0) }
  }

  /// The step of a course that comes next, seen from a day.
  ///
  /// - Returns: its number, counted from 1, and the day on which it opens; nil for what is no course,
  ///   or has no day left.
  public func nextStep(today: Day) -> (number: Int, opens: Day)? {
    guard kind == .course else { return nil }
    let opens = max(isDone(on: today) ? today.advanced(by: 1) : today, days.start)
    guard opens < days.end else { return nil }
    let past = DaySpan(start: days.start, end: today.advanced(by: 1))
    return (doneDays(in: past).count + 1, opens)
  }
}

/// A range as the book keeps it.
public struct StoredChallenge: Hashable, Sendable {
  /// The object's key.
  public var id: ObjectRecord.ID
  /// Its calendar.
  public var calendarID: CalendarRecord.ID
  /// Its UID.
  public var uid: String
  /// The number of the change that made it what it is.
  public var revision: Int64
  /// What it says.
  public var challenge: Challenge

  /// Reads a record; nil for anything but a range.
  public init?(_ record: ObjectRecord) {
    guard record.index.kind == .range, let master = EventObject(text: record.text).master,
      let challenge = Challenge(master)
    else { return nil }
    id = record.id
    calendarID = record.calendarID
    uid = record.uid
    revision = record.revision
    self.challenge = challenge
  }

  /// Whether `left` comes first in a list: by first day, longer first, name, UID.
  public static func precedes(_ left: StoredChallenge, _ right: StoredChallenge) -> Bool {
    let (first, second) = (left.challenge, right.challenge)
    if first.days.start != second.days.start { return first.days.start < second.days.start }
    if first.days.end != second.days.end { return first.days.end > second.days.end }
    if first.name != second.name { return first.name < second.name }
    return left.uid < right.uid
  }
}
