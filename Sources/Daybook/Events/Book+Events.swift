import CalendarCore
import ICalendar

/// Why a change to an event was not made.
public enum EventChangeError: Error, Sendable {
  /// A field is wrong.
  case problems(DraftProblems)
  /// The event was changed elsewhere meanwhile; this is what it is now.
  case conflict(ObjectRecord)
  /// There is no such event, or no such occurrence of it (any more).
  case missing
  /// The store refused or failed.
  case store(StoreError)

  init(_ error: StoreError) {
    switch error {
    case .conflict(let current): self = .conflict(current)
    case .missingObject: self = .missing
    case .missingCalendar: self = .problems(DraftProblems([.calendar: .unknownCalendar]))
    case .duplicateUID: self = .problems(DraftProblems([.calendar: .alreadyInCalendar]))
    default: self = .store(error)
    }
  }
}

/// What a change made, and the number that undoes it.
public struct EventChange: Hashable, Sendable {
  /// The object.
  public var id: ObjectRecord.ID
  /// The number of the act, for undoing; nil when everything was as wanted already.
  public var act: Int64?
}

/// What of an event a change is for.
public enum EventScope: Hashable, Sendable {
  /// The whole event: all occurrences, when it is a series. `openedAt` is the occurrence that the
  /// change was made in, as the value of a RECURRENCE-ID; nil for the event as its master has it.
  case all(openedAt: String?)
  /// One occurrence of a series, as the value of a RECURRENCE-ID.
  case occurrence(String)
  /// One occurrence of a series, as the value of a RECURRENCE-ID, and all that follow it.
  case following(String)
}

extension Book {
  /// Makes an event.
  ///
  /// - Parameters:
  ///   - uid: a UID that nothing else in the world has.
  ///   - time: now, in seconds since the epoch.
  public func createEvent(
    _ draft: EventDraft, uid: String, time: Int64
  ) throws(EventChangeError) -> EventChange {
    let fields = try read(draft, for: nil)
    let context = editContext(for: EventObject([]), time: time)
    let object = EventObject(fields, uid: uid, context: context)
    return try apply(
      [.create(calendar: fields.calendar, uid: uid, text: object.text, index: index(of: object))],
      time: time)
  }

  /// Makes an event in the calendar of a name; a calendar that there is none of yet is made with it, as
  /// one act.
  ///
  /// - Parameters:
  ///   - draft: what it shall say; its calendar does not count.
  ///   - name: the calendar's name.
  ///   - uid: a UID that nothing else in the world has.
  ///   - time: now, in seconds since the epoch.
  /// - Throws: ``EventChangeError``; then no calendar is made either.
  public func createEvent(
    _ draft: EventDraft, inCalendarNamed name: String, uid: String, time: Int64
  ) throws(EventChangeError) -> EventChange {
    let planned = CalendarRecord(id: CalendarRecord.ID(0), name: name, hue: Hue.sky.name)
    var draft = draft
    draft.calendar = planned.id
    let fields: EventFields
    do {
      fields = try draft.read(
        calendars: [planned], isKnownZone: { zones.rules(named: $0) != nil })
    } catch { throw .problems(error) }
    let context = editContext(for: EventObject([]), time: time)
    let object = EventObject(fields, uid: uid, context: context)
    do {
      return try store.transaction(durability: .full, time: time) {
        transaction throws(StoreError) in
        let calendar: CalendarRecord
        if let found = try transaction.calendars().first(where: { $0.name == name }) {
          calendar = found
        } else {
          calendar = try transaction.createCalendar(
            name: planned.name, hue: planned.hue, header: "")
        }
        return try make(
          [.create(calendar: calendar.id, uid: uid, text: object.text, index: index(of: object))],
          transaction)
      }
    } catch { throw EventChangeError(error) }
  }

  /// Changes an event, one occurrence of a series, or that and all that follow. Only what differs is
  /// written. The following occurrences become a series of their own, in the same act.
  ///
  /// - Parameters:
  ///   - draft: what it shall say.
  ///   - scope: what of it changes; of a single event always all.
  ///   - newUID: the UID of a new series; one that nothing else in the world has.
  ///   - revision: what was read before; the change is refused when the event has been changed since.
  ///   - time: now, in seconds since the epoch.
  /// - Returns: the number of the act, and the object that holds what was changed.
  /// - Throws: ``EventChangeError``; then nothing is changed.
  public func changeEvent(
    _ id: ObjectRecord.ID, to draft: EventDraft, scope: EventScope,
    newUID: String = Book.newUID(), revision: Int64, time: Int64
  ) throws(EventChangeError) -> EventChange {
    let record = try event(id, at: revision)
    let change = try changed(record, to: draft, scope: scope, newUID: newUID, time: time)
    guard change.isChange else { return EventChange(id: id, act: nil) }
    var changes: [ObjectChange] = []
    changes.append(
      .update(
        id, revision: revision,
        calendar: change.following == nil ? change.calendar : record.calendarID,
        text: change.object.text, index: index(of: change.object)))
    if let following = change.following {
      changes.append(
        .create(
          calendar: change.calendar, uid: newUID, text: following.text, index: index(of: following))
      )
    }
    return try apply(changes, time: time)
  }

  /// Deletes an event, takes one occurrence out of its series, or that and all that follow; a series
  /// goes with its last occurrence.
  ///
  /// - Parameters:
  ///   - scope: what of it goes; of a single event always all.
  ///   - revision: what was read before; refused when the event has been changed since.
  ///   - time: now, in seconds since the epoch.
  /// - Throws: ``EventChangeError``; then nothing is changed.
  public func deleteEvent(
    _ id: ObjectRecord.ID, scope: EventScope, revision: Int64, time: Int64
  ) throws(EventChangeError) -> EventChange {
    let record = try event(id, at: revision)
    guard let rest = try remainder(of: record, without: scope, time: time) else {
      return try apply([.delete(id, revision: revision)], time: time)
    }
    return try apply(
      [
        .update(
          id, revision: revision, calendar: record.calendarID, text: rest.text,
          index: index(of: rest))
      ], time: time)
  }
}

// MARK: Steps

extension Book {
  /// What editing an object needs: the time, and the zones of this computer and of the object.
  func editContext(for object: EventObject, time: Int64) -> EditContext {
    let own = object.ownZones(besides: zones)
    return EditContext(
      now: CivilDateTime(secondsSinceEpoch: time, utcOffset: 0),
      zone: { zones.rules(named: $0) ?? own[$0] })
  }

  /// The fields of a draft, read against the calendars there are.
  ///
  /// - Parameter object: the event that it is for; a zone that this names already can be kept, also
  ///   where nobody knows it.
  func read(
    _ draft: EventDraft, for object: EventObject?
  ) throws(EventChangeError) -> EventFields {
    let calendars: [CalendarRecord]
    do { calendars = try store.calendars() } catch { throw .store(error) }
    let ownZones = object?.zoneNames ?? []
    do {
      return try draft.read(
        calendars: calendars,
        isKnownZone: { zones.rules(named: $0) != nil || ownZones.contains($0) })
    } catch { throw .problems(error) }
  }

  func event(
    _ id: ObjectRecord.ID, at revision: Int64
  ) throws(EventChangeError) -> ObjectRecord {
    let record: ObjectRecord?
    do { record = try store.object(id) } catch { throw .store(error) }
    guard let record, record.index.kind == .event else { throw .missing }
    guard record.revision == revision else { throw .conflict(record) }
    return record
  }

  /// The occurrence that a text names, if the series has it.
  func occurrence(
    _ text: String, of object: EventObject, context: EditContext
  ) throws(EventChangeError) -> DateTimeValue {
    guard let id = object.occurrenceID(text),
      object.series.hasOccurrence(id, zones: context.zone)
    else { throw .missing }
    return id
  }

  private func apply(
    _ changes: [ObjectChange], time: Int64
  ) throws(EventChangeError) -> EventChange {
    do {
      return try store.transaction(durability: .full, time: time) {
        transaction throws(StoreError) in
        try make(changes, transaction)
      }
    } catch { throw EventChangeError(error) }
  }

  /// Makes the changes, the last of which holds what somebody changed.
  private func make(
    _ changes: [ObjectChange], _ transaction: any StoreTransaction
  ) throws(StoreError) -> EventChange {
    let record = try transaction.apply(changes).last ?? nil
    switch changes.last {
    case .update(let id, _, _, _, _), .delete(let id, _):
      return EventChange(id: id, act: transaction.act)
    case .create, nil:
      guard let record else { throw .misuse("a new object without a record") }
      return EventChange(id: record.id, act: transaction.act)
    }
  }
}
