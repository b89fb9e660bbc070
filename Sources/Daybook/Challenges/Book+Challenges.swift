import CalendarCore
import ICalendar

/// Why a change to a range was not made.
public enum ChallengeChangeError: Error, Sendable {
  /// A field is wrong.
  case problems(ChallengeDraft.Problems)
  /// A day cannot be checked or skipped.
  case check(CheckProblem)
  /// It was changed elsewhere meanwhile; this is what it is now.
  case conflict(ObjectRecord)
  /// There is no such range (any more).
  case missing
  /// The store refused or failed.
  case store(StoreError)

  init(_ error: StoreError) {
    switch error {
    case .conflict(let current): self = .conflict(current)
    case .missingObject: self = .missing
    case .missingCalendar: self = .problems(.init([.calendar: .unknownCalendar]))
    case .duplicateUID: self = .problems(.init([.calendar: .alreadyInCalendar]))
    default: self = .store(error)
    }
  }
}

extension Book {
  /// A range, or nil when there is none of this key (any more).
  public func challenge(_ id: ObjectRecord.ID) throws(StoreError) -> StoredChallenge? {
    try store.object(id).flatMap(StoredChallenge.init)
  }

  /// Every range of visible calendars, in list order. Cost follows the number of ranges.
  public func challenges() throws(StoreError) -> [StoredChallenge] {
    let visible = Set(try store.calendars().filter(\.isVisible).map(\.id))
    return try allChallenges().filter { visible.contains($0.calendarID) }
  }

  /// The ranges of this UID, or else of this name, in list order, also in hidden calendars.
  public func challenges(called text: String) throws(StoreError) -> [StoredChallenge] {
    let all = try allChallenges()
    let byUID = all.filter { isSameText($0.uid, text) }
    let name = EventDraft.oneLine(text)
    return byUID.isEmpty ? all.filter { $0.challenge.name == name } : byUID
  }

  private func allChallenges() throws(StoreError) -> [StoredChallenge] {
    var found: [StoredChallenge] = []
    try store.forEachObject(of: .range) { record throws(StoreError) in
      if let stored = StoredChallenge(record) { found.append(stored) }
    }
    return found.sorted(by: StoredChallenge.precedes)
  }

  // MARK: Changes

  /// Makes a range.
  ///
  /// - Parameters:
  ///   - draft: what it shall say. Without a calendar it goes into the first that has ranges, or into
  ///     the one of the name given, which is made with it when there is none.
  ///   - name: the calendar's name.
  ///   - uid: a UID that nothing else in the world has.
  ///   - time: now, in seconds since the epoch.
  /// - Throws: ``ChallengeChangeError``; then no calendar is made either.
  public func createChallenge(
    _ draft: ChallengeDraft, inCalendarNamed name: String, uid: String, time: Int64
  ) throws(ChallengeChangeError) -> EventChange {
    let fields = try read(draft, keeping: nil)
    let challenge = Challenge(
      kind: fields.kind, name: fields.name, days: fields.days, category: fields.category,
      notes: fields.notes, targets: TargetHistory(fields.target))
    let object = EventObject([
      Component(challenge, uid: uid, now: editContext(for: EventObject([]), time: time).now)
    ])
    return try changing(time) { transaction throws(StoreError) in
      let usual = draft.calendar == nil ? try Book.usualCalendar(named: name, transaction) : nil
      guard let calendar = draft.calendar ?? usual else { return .failure(.missing) }
      let change = ObjectChange.create(
        calendar: calendar, uid: uid, text: object.text, index: index(of: object))
      guard let record = try transaction.apply([change]).first ?? nil else {
        throw .misuse("a new object without a record")
      }
      return .success(EventChange(id: record.id, act: transaction.act))
    }
  }

  /// Changes a range. Only what differs is written.
  ///
  /// A changed target applies from the day that the draft names. Without one it applies from today, so
  /// that what was done keeps the target it was done by, or to all days of a challenge that has not
  /// begun.
  ///
  /// - Parameters:
  ///   - revision: what was read before; refused when the range has been changed since.
  ///   - today: the day that counts as today.
  ///   - time: now, in seconds since the epoch.
  public func changeChallenge(
    _ id: ObjectRecord.ID, to draft: ChallengeDraft, revision: Int64, today: Day, time: Int64
  ) throws(ChallengeChangeError) -> EventChange {
    let before: StoredChallenge?
    do { before = try challenge(id) } catch { throw .store(error) }
    guard let before else { throw .missing }
    let fields = try read(draft, keeping: before.challenge.category)
    return try edit(id, revision: revision, calendar: draft.calendar, time: time) { challenge in
      challenge.name = fields.name
      challenge.days = fields.days
      challenge.category = fields.category
      challenge.kind = fields.kind
      challenge.notes = fields.notes
      guard fields.kind != .range else { return .success(()) }
      let first = challenge.days.start
      let from = fields.targetFrom ?? today
      if from > first {
        if challenge.targets.target(on: from) != fields.target {
          challenge.targets.set(fields.target, from: from)
        }
      } else if fields.targetFrom == nil {
        if challenge.targets.target(on: first) != fields.target {
          challenge.targets.replaceAll(by: fields.target)
        }
      } else {
        challenge.targets.set(fields.target, from: nil)
      }
      return .success(())
    }
  }

  /// Deletes a range with all that was noted in it.
  ///
  /// - Parameters:
  ///   - revision: what was read before; refused when the range has been changed since.
  ///   - time: now, in seconds since the epoch.
  public func deleteChallenge(
    _ id: ObjectRecord.ID, revision: Int64, time: Int64
  ) throws(ChallengeChangeError) -> EventChange {
    try changing(time) { transaction throws(StoreError) in
      guard let record = try transaction.object(id), record.index.kind == .range else {
        return .failure(.missing)
      }
      try transaction.apply([.delete(id, revision: revision)])
      return .success(EventChange(id: id, act: transaction.act))
    }
  }

  /// Puts a range away, or takes it out again.
  ///
  /// - Parameter time: now, in seconds since the epoch.
  public func setChallenge(
    _ id: ObjectRecord.ID, isArchived: Bool, time: Int64
  ) throws(ChallengeChangeError) -> EventChange {
    try edit(id, revision: nil, calendar: nil, time: time) { challenge in
      challenge.isArchived = isArchived
      return .success(())
    }
  }

  // MARK: Steps

  /// Changes a range as it is at that moment.
  ///
  /// - Parameters:
  ///   - revision: what it must still be; nil for whatever it is.
  ///   - calendar: the calendar it shall be in; nil for the one it is in.
  func edit(
    _ id: ObjectRecord.ID, revision: Int64?, calendar: CalendarRecord.ID?, time: Int64,
    _ body: (inout Challenge) -> Result<Void, ChallengeChangeError>
  ) throws(ChallengeChangeError) -> EventChange {
    try changing(time) { transaction throws(StoreError) in
      guard let record = try transaction.object(id), record.index.kind == .range else {
        return .failure(.missing)
      }
      if let revision, revision != record.revision { throw .conflict(record) }
      var object = EventObject(text: record.text)
      guard let place = object.masterIndex, var challenge = Challenge(object.components[place])
      else { return .failure(.missing) }
      if case .failure(let error) = body(&challenge) { return .failure(error) }
      let before = object.components[place]
      object.components[place].setChallenge(challenge)
      let target = calendar ?? record.calendarID
      guard object.components[place] != before || target != record.calendarID else {
        return .success(EventChange(id: id, act: nil))
      }
      object.stamp(place, context: editContext(for: object, time: time))
      try transaction.apply([
        .update(
          id, revision: record.revision, calendar: target, text: object.text,
          index: index(of: object))
      ])
      return .success(EventChange(id: id, act: transaction.act))
    }
  }

  private func changing(
    _ time: Int64,
    _ body: (any StoreTransaction) throws(StoreError) -> Result<EventChange, ChallengeChangeError>
  ) throws(ChallengeChangeError) -> EventChange {
    let result: Result<EventChange, ChallengeChangeError>
    do {
      result = try store.transaction(durability: .full, time: time) {
        transaction throws(StoreError) in
        try body(transaction)
      }
    } catch { throw ChallengeChangeError(error) }
    return try result.get()
  }

  private func read(
    _ draft: ChallengeDraft, keeping category: String?
  ) throws(ChallengeChangeError) -> ChallengeFields {
    let categories: ChallengeCategories
    do { categories = try self.categories() } catch { throw .store(error) }
    do {
      return try draft.read { $0 == category || categories[$0] != nil }
    } catch { throw .problems(error) }
  }

  /// The calendar that ranges usually go into: the first visible one that has any, else the one of
  /// this name, or nil when it is still to be made.
  public func usualRangeCalendar(named name: String) throws(StoreError) -> CalendarRecord.ID? {
    Book.usualCalendar(
      named: name, among: try store.calendars(), counts: try store.objectCounts())
  }

  private static func usualCalendar(
    named name: String, _ transaction: any StoreTransaction
  ) throws(StoreError) -> CalendarRecord.ID {
    let usual = usualCalendar(
      named: name, among: try transaction.calendars(), counts: try transaction.objectCounts())
    if let usual { return usual }
    return try transaction.createCalendar(name: name, hue: Hue.violet.name, header: "").id
  }

  private static func usualCalendar(
    named name: String, among calendars: [CalendarRecord],
    counts: [CalendarRecord.ID: ObjectCounts]
  ) -> CalendarRecord.ID? {
    let used = calendars.first { $0.isVisible && (counts[$0.id]?.ranges ?? 0) > 0 }
    return (used ?? calendars.first { $0.name == name })?.id
  }
}
