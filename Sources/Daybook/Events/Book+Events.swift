import CalendarCore
import ICalendar

/// Why a change to an event was not made.
public enum EventChangeError: Error, Sendable {
  /// A field is wrong.
  case problems(DraftProblems)
  /// The event was changed elsewhere meanwhile; this is what it is now.
  case conflict(ObjectRecord)
  /// There is no such event (any more).
  case missing
  /// The store refused or failed.
  case store(StoreError)

  init(_ error: StoreError) {
    switch error {
    case .conflict(let current): self = .conflict(current)
    case .missingObject: self = .missing
    default: self = .store(error)
    }
  }
}

/// What a change made, and the number that undoes it.
public struct EventChange: Hashable, Sendable {
  /// The object.
  public var id: ObjectRecord.ID
  /// The number of the act, for undoing.
  public var act: Int64
}

extension Book {
  func editContext(time: Int64) -> EditContext {
    EditContext(
      now: CivilDateTime(secondsSinceEpoch: time, utcOffset: 0),
      zone: { zones.rules(named: $0) })
  }

  /// The fields of a draft, read against the calendars there are.
  private func read(_ draft: EventDraft) throws(EventChangeError) -> EventFields {
    let calendars: [CalendarRecord]
    do { calendars = try store.calendars() } catch { throw .store(error) }
    do {
      return try draft.read(
        calendars: calendars, isKnownZone: { zones.rules(named: $0) != nil })
    } catch { throw .problems(error) }
  }

  /// Makes an event.
  ///
  /// - Parameters:
  ///   - uid: a UID that nothing else in the world has.
  ///   - time: now, in seconds since the epoch.
  public func createEvent(
    _ draft: EventDraft, uid: String, time: Int64
  ) throws(EventChangeError) -> EventChange {
    let fields = try read(draft)
    let object = EventObject(fields, uid: uid, context: editContext(time: time))
    return try apply(
      .create(calendar: fields.calendar, uid: uid, text: object.text, index: index(of: object)),
      time: time)
  }

  /// Changes an event, or one occurrence of a series.
  ///
  /// - Parameters:
  ///   - revision: what was read before; the change is refused when the event has been changed since.
  ///   - occurrence: the occurrence that was opened, as the value of a RECURRENCE-ID; nil for a single
  ///     event.
  ///   - wholeSeries: whether the change is for all occurrences.
  public func changeEvent(
    _ id: ObjectRecord.ID, to draft: EventDraft, revision: Int64, occurrence: String?,
    wholeSeries: Bool, time: Int64
  ) throws(EventChangeError) -> EventChange {
    var fields = try read(draft)
    let record = try event(id)
    guard record.revision == revision else { throw .conflict(record) }
    var object = EventObject(text: record.text)
    let context = editContext(time: time)
    let occurrenceID = occurrence.flatMap { object.occurrenceID($0) }
    // One occurrence lives in its series' calendar.
    if occurrenceID != nil, !wholeSeries { fields.calendar = record.calendarID }
    do {
      if let occurrenceID {
        try object.change(
          to: fields, occurrence: occurrenceID, wholeSeries: wholeSeries, context: context)
      } else {
        try object.change(to: fields, context: context)
      }
    } catch {
      throw .problems(DraftProblems([.startDate: error]))
    }
    return try apply(
      .update(
        id, revision: revision, calendar: fields.calendar, text: object.text,
        index: index(of: object)),
      time: time)
  }

  /// Deletes an event, or takes one occurrence out of its series.
  ///
  /// - Parameter occurrence: the occurrence to take out; nil for the whole event.
  public func deleteEvent(
    _ id: ObjectRecord.ID, revision: Int64, occurrence: String?, time: Int64
  ) throws(EventChangeError) -> EventChange {
    let record = try event(id)
    guard record.revision == revision else { throw .conflict(record) }
    var object = EventObject(text: record.text)
    guard let occurrence, let occurrenceID = object.occurrenceID(occurrence), object.isSeries else {
      return try apply(.delete(id, revision: revision), time: time)
    }
    object.removeOccurrence(occurrenceID, context: editContext(time: time))
    return try apply(
      .update(
        id, revision: revision, calendar: record.calendarID, text: object.text,
        index: index(of: object)),
      time: time)
  }

  private func event(_ id: ObjectRecord.ID) throws(EventChangeError) -> ObjectRecord {
    let record: ObjectRecord?
    do { record = try store.object(id) } catch { throw .store(error) }
    guard let record, record.index.kind == .event else { throw .missing }
    return record
  }

  private func apply(_ change: ObjectChange, time: Int64) throws(EventChangeError) -> EventChange {
    do {
      return try store.transaction(durability: .full, time: time) {
        transaction throws(StoreError) in
        let record = try transaction.apply([change]).first ?? nil
        guard let act = transaction.act else { throw .misuse("a change without a number") }
        switch change {
        case .create: return EventChange(id: record?.id ?? ObjectRecord.ID(0), act: act)
        case .update(let id, _, _, _, _), .delete(let id, _): return EventChange(id: id, act: act)
        }
      }
    } catch { throw EventChangeError(error) }
  }

  /// A hue for a new event: the one least used on the days around it.
  public func hueForNewEvent(around day: Day, zone: TimeZoneRules) throws(StoreError) -> Hue {
    let days = DaySpan(start: day.advanced(by: -21), count: 42)
    let occurrences = try occurrences(on: days, zone: zone)
    var hues: [String: Hue] = [:]
    for occurrence in occurrences { hues[occurrence.uid] = occurrence.hue }
    return Hue.leastUsed(among: Array(hues.values))
  }
}
