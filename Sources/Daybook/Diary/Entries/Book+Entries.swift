import CalendarCore
import ICalendar

/// Why a change to an entry was not made. Nothing that was typed is lost: the draft stays.
public enum EntryChangeError: Error, Sendable {
  /// A field is wrong.
  case problems(EntryProblems)
  /// The entry was changed elsewhere meanwhile.
  case conflict(EntryConflict)
  /// There is no such entry (any more).
  case missing
  /// The store refused or failed.
  case store(StoreError)
}

/// Two versions of an entry, neither of which has replaced the other.
public struct EntryConflict: Hashable, Sendable {
  /// The entry as it is stored now.
  public var stored: DiaryEntry
  /// What was typed from an older version.
  public var typed: EntryDraft

  /// Two versions.
  public init(stored: DiaryEntry, typed: EntryDraft) {
    self.stored = stored
    self.typed = typed
  }
}

extension Book {
  /// Writes an entry.
  ///
  /// - Parameters:
  ///   - draft: what it shall say.
  ///   - day: the civil day it is about.
  ///   - journal: where it goes; nil for the standard journal, which is made when there is none.
  ///   - uid: a UID that nothing else in the world has.
  ///   - published: the draft that this finishes; it goes in the same transaction, unless something was
  ///     typed into it since.
  /// - Throws: ``EntryChangeError``; then nothing is written, and no journal is made either.
  public func createEntry(
    _ draft: EntryDraft, on day: Day, in journal: CalendarRecord.ID?, uid: String,
    moment: EntryMoment, publishing published: DiaryDraft? = nil
  ) throws(EntryChangeError) -> EventChange {
    let content: EntryContent
    do { content = try draft.content(language: moment.language) } catch { throw .problems(error) }
    let standard = try asking { () throws(StoreError) in try standardJournal() }
    let object = EventObject(
      content, on: day, uid: uid, created: moment.time, zone: moment.zone, moment: moment)
    return try changing(moment.time) { transaction throws(StoreError) in
      let settings = try DiarySettings { key throws(StoreError) in try transaction.setting(key) }
      if let problem = settings.problem(of: day, today: moment.today) {
        return .failure(.problems(EntryProblems([.day: problem])))
      }
      let calendars = try transaction.calendars()
      var calendar: CalendarRecord
      if let journal {
        guard let found = calendars.first(where: { $0.id == journal }) else {
          return .failure(.problems(EntryProblems([.journal: .unknownJournal])))
        }
        calendar = found
      } else if let found = calendars.first(where: { $0.id == standard?.id }) {
        calendar = found
      } else {
        calendar = try transaction.createStandardJournal(moment.language, beside: calendars)
      }
      if let taken = try transaction.entry(on: day, ofSingle: calendar) {
        return .failure(.problems(EntryProblems([.day: .dayIsTaken(taken)])))
      }
      let change = ObjectChange.create(
        calendar: calendar.id, uid: uid, text: object.text, index: index(of: object))
      guard let record = try transaction.apply([change]).first ?? nil else {
        throw .misuse("a new object without a record")
      }
      if let published { try transaction.discard(published) }
      return .success(EventChange(id: record.id, act: transaction.act))
    }
  }

  /// Changes an entry. Only what differs is written, and all that Daybook does not know of it stays.
  ///
  /// - Parameters:
  ///   - draft: what it shall say.
  ///   - day: another day for it; nil for the day it has.
  ///   - revision: what was read before.
  ///   - published: the draft that this finishes, as in
  ///     ``createEntry(_:on:in:uid:moment:publishing:)``.
  /// - Throws: ``EntryChangeError/conflict(_:)`` with both versions when the entry was changed since;
  ///   then nothing is written.
  public func changeEntry(
    _ id: ObjectRecord.ID, to draft: EntryDraft, on day: Day? = nil, revision: Int64,
    moment: EntryMoment, publishing published: DiaryDraft? = nil
  ) throws(EntryChangeError) -> EventChange {
    let content: EntryContent
    do { content = try draft.content(language: moment.language) } catch { throw .problems(error) }
    return try changing(moment.time) { transaction throws(StoreError) in
      guard let record = try transaction.object(id), let entry = DiaryEntry(record) else {
        return .failure(.missing)
      }
      guard record.revision == revision else {
        return .failure(.conflict(EntryConflict(stored: entry, typed: draft)))
      }
      if let day, day != entry.day {
        let settings = try DiarySettings { key throws(StoreError) in try transaction.setting(key) }
        if let problem = settings.problem(of: day, today: moment.today) {
          return .failure(.problems(EntryProblems([.day: problem])))
        }
        let calendar = try transaction.calendars().first { $0.id == record.calendarID }
        if let calendar, let taken = try transaction.entry(on: day, ofSingle: calendar) {
          return .failure(.problems(EntryProblems([.day: .dayIsTaken(taken)])))
        }
      }
      var object = EventObject(text: record.text)
      let isChanged = object.changeEntry(to: content, on: day ?? entry.day, moment: moment)
      if isChanged {
        try transaction.apply([
          .update(
            id, revision: revision, calendar: record.calendarID, text: object.text,
            index: index(of: object))
        ])
      }
      if let published { try transaction.discard(published) }
      return .success(EventChange(id: id, act: isChanged ? transaction.act : nil))
    }
  }

  /// Deletes an entry.
  ///
  /// - Parameters:
  ///   - revision: what was read before; refused when the entry has been changed since.
  ///   - time: now, in seconds since the epoch.
  public func deleteEntry(
    _ id: ObjectRecord.ID, revision: Int64, time: Int64
  ) throws(EntryChangeError) -> EventChange {
    try changing(time) { transaction throws(StoreError) in
      guard let record = try transaction.object(id), let entry = DiaryEntry(record) else {
        return .failure(.missing)
      }
      guard record.revision == revision else {
        return .failure(
          .conflict(EntryConflict(stored: entry, typed: EntryDraft(entry.content))))
      }
      try transaction.apply([.delete(id, revision: revision)])
      return .success(EventChange(id: id, act: transaction.act))
    }
  }

  /// Keeps both versions of a conflict: what was typed becomes an entry beside the stored one, or, in a
  /// journal with one entry a day, follows it in the same entry. One act either way.
  ///
  /// - Parameters:
  ///   - uid: a UID that nothing else in the world has.
  ///   - published: the draft that this finishes.
  /// - Throws: ``EntryChangeError/conflict(_:)`` when the entry was changed once more.
  public func keepBoth(
    _ conflict: EntryConflict, uid: String, moment: EntryMoment,
    publishing published: DiaryDraft? = nil
  ) throws(EntryChangeError) -> EventChange {
    let stored = conflict.stored
    let calendars = try asking { () throws(StoreError) in try store.calendars() }
    let journal = calendars.first { $0.id == stored.record.calendarID }.map(Journal.init)
    guard journal?.entriesPerDay == .one else {
      return try createEntry(
        conflict.typed, on: stored.day, in: stored.record.calendarID, uid: uid, moment: moment,
        publishing: published)
    }
    let both = EntryDraft(stored.content).merged(with: conflict.typed, language: moment.language)
    return try changeEntry(
      stored.id, to: both, revision: stored.revision, moment: moment, publishing: published)
  }
}

// MARK: Steps

extension Book {
  func asking<Value>(
    _ body: () throws(StoreError) -> Value
  ) throws(EntryChangeError) -> Value {
    do { return try body() } catch { throw .store(error) }
  }

  /// Runs a change in a transaction. A body refuses before it writes anything.
  func changing<Value>(
    _ time: Int64,
    _ body: (any StoreTransaction) throws(StoreError) -> Result<Value, EntryChangeError>
  ) throws(EntryChangeError) -> Value {
    let result: Result<Value, EntryChangeError>
    do {
      result = try store.transaction(durability: .full, time: time, body)
    } catch {
      switch error {
      case .missingObject: throw .missing
      case .missingCalendar: throw .problems(EntryProblems([.journal: .unknownJournal]))
      default: throw .store(error)
      }
    }
    return try result.get()
  }
}

extension StoreTransaction {
  /// The entry that a day has in a journal with one a day; nil when there is room.
  func entry(
    on day: Day, ofSingle calendar: CalendarRecord
  ) throws(StoreError) -> ObjectRecord.ID? {
    guard Journal(calendar).entriesPerDay == .one else { return nil }
    return try diary.entries(in: [calendar.id], on: DaySpan(start: day, count: 1)).first?.id
  }

  /// Makes the journal for entries that none was named for, under the first name that is free.
  func createStandardJournal(
    _ language: Language, beside calendars: [CalendarRecord]
  ) throws(StoreError) -> CalendarRecord {
    let name = Strings(language).journalName
    var free = name
    var number = 1
    while calendars.contains(where: { $0.name == free }) {
      number += 1
      free = "\(name) \(number)"
    }
    return try createCalendar(name: free, hue: Hue.pink.name, header: Journal.header(.many))
  }
}
