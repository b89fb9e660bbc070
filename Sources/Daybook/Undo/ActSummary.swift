import CalendarCore

/// What an act did, in as few facts as a sentence needs.
public struct ActSummary: Hashable, Sendable {
  /// What was done.
  public enum Effect: Hashable, Sendable {
    /// Something is there that was not.
    case made
    /// Something is otherwise than before.
    case changed
    /// Something is gone.
    case deleted
  }

  /// What it was done to.
  public enum Subject: Hashable, Sendable {
    /// One object, with its title; the title may be empty.
    case object(ObjectKind, title: String)
    /// The diary's entry of a day.
    case entry(Day)
    /// So many objects at once.
    case objects(Int)
    /// A calendar with what it holds, by name.
    case calendar(String)
  }

  /// The act's number.
  public var act: Int64
  /// When, in seconds since the epoch.
  public var time: Int64
  /// What was done.
  public var effect: Effect
  /// What it was done to.
  public var subject: Subject
  /// Whether it is taken back.
  public var isUndone: Bool
}

extension Book {
  /// The latest acts, those that are taken back among them, the newest first; undoing and redoing are
  /// none of their own. Cost follows the number of acts, not of what they changed.
  public func history(limit: Int) throws(StoreError) -> [ActSummary] {
    var found: [ActSummary] = []
    var bound = Int64.max
    while found.count < limit, let act = try store.acts.latestAct(before: bound) {
      bound = act
      guard try store.acts.reversal(act) == nil else { continue }
      if let summary = try summary(ofAct: act) { found.append(summary) }
    }
    return found
  }

  /// What would be undone next and what redone, by their first acts; nil where there is nothing.
  public func nextReversals() throws(StoreError) -> (undo: Int64?, redo: Int64?) {
    (
      try store.acts.latestInEffect(before: .max)?.root,
      try store.acts.latestUndone()?.root
    )
  }

  /// What an act did, or nil when there is no such act.
  public func summary(ofAct act: Int64) throws(StoreError) -> ActSummary? {
    guard let time = try store.acts.time(ofAct: act) else { return nil }
    let isUndone = try store.acts.latestReversal(of: act)?.isUndone ?? false
    let counts = try store.changeCounts(ofAct: act)
    if let calendar = try store.calendarChanges(ofAct: act).last,
      !calendar.existsAfter || counts.total == 0
    {
      return ActSummary(
        act: act, time: time, effect: calendar.existsAfter ? .made : .deleted,
        subject: .calendar(calendar.calendar.name), isUndone: isUndone)
    }
    guard let change = try store.changes(ofAct: act, limit: 1).first else { return nil }
    guard counts.total == 1 else {
      return ActSummary(
        act: act, time: time,
        effect: counts.made == counts.total
          ? .made : counts.deleted == counts.total ? .deleted : .changed,
        subject: .objects(counts.total), isUndone: isUndone)
    }
    return ActSummary(
      act: act, time: time,
      effect: !change.existsAfter ? .deleted : change.textBefore == nil ? .made : .changed,
      subject: try subject(of: change), isUndone: isUndone)
  }

  /// What a change was made to. Its title is the one from before the change, by which people knew it.
  private func subject(of change: ChangeRecord) throws(StoreError) -> ActSummary.Subject {
    let index: ObjectIndex
    if let text = change.textBefore {
      index = self.index(of: EventObject(text: text))
    } else if let object = try store.object(change.objectID) {
      index = object.index
    } else {
      // Gone again: the change that took it away has its text.
      let text = try store.changes(of: change.objectID).last { $0.textBefore != nil }?.textBefore
      index = self.index(of: EventObject(text: text ?? ""))
    }
    if index.kind == .entry, let start = index.start {
      return .entry(CivilDateTime(secondsSinceEpoch: start, utcOffset: 0).day)
    }
    return .object(index.kind, title: index.title)
  }
}
