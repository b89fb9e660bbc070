import CalendarCore
import ICalendar

/// What a change makes of an event, before it is stored.
struct PlannedChange {
  /// The event, or the part of a series before the change.
  var object: EventObject
  /// The series of its own that the following occurrences become.
  var following: EventObject?
  /// The calendar of what was changed.
  var calendar: CalendarRecord.ID
  /// Whether anything is to be written.
  var isChange: Bool
}

extension Book {
  /// Works out a change.
  func changed(
    _ record: ObjectRecord, to draft: EventDraft, scope: EventScope, newUID: String, time: Int64
  ) throws(EventChangeError) -> PlannedChange {
    var object = EventObject(text: record.text)
    let fields = try read(draft, for: object)
    let before = object.components
    let context = editContext(for: object, time: time)
    var following: EventObject?
    switch scope {
    case .occurrence(let text) where object.isSeries:
      let occurrence = try self.occurrence(text, of: object, context: context)
      guard fields.calendar == record.calendarID else {
        throw .problems(DraftProblems([.calendar: .calendarIsForAll]))
      }
      object.changeOccurrence(occurrence, to: fields, context: context)
    case .following(let text) where object.isSeries:
      let occurrence = try self.occurrence(text, of: object, context: context)
      do throws(SeriesRefusal) {
        following = try object.changeFollowing(
          occurrence, to: fields, uid: newUID, context: context)
      } catch { throw EventChangeError(error) }
      // Another calendar alone is no reason to cut a series.
      if following == nil, object.components == before, fields.calendar != record.calendarID,
        text != firstOccurrence(of: record)
      {
        throw .problems(DraftProblems([.calendar: .calendarIsForAll]))
      }
    case .all(let text?) where object.isSeries:
      let occurrence = try self.occurrence(text, of: object, context: context)
      try changeAll(&object, to: fields, openedAt: occurrence, context: context)
    case .all, .occurrence, .following:
      try changeAll(&object, to: fields, openedAt: nil, context: context)
    }
    return PlannedChange(
      object: object, following: following, calendar: fields.calendar,
      isChange: object.components != before || fields.calendar != record.calendarID)
  }

  /// What is left of an event; nil when it goes.
  func remainder(
    of record: ObjectRecord, without scope: EventScope, time: Int64
  ) throws(EventChangeError) -> EventObject? {
    var object = EventObject(text: record.text)
    let context = editContext(for: object, time: time)
    guard object.isSeries else { return nil }
    switch scope {
    case .all: return nil
    case .occurrence(let text):
      object.removeOccurrence(
        try occurrence(text, of: object, context: context), context: context)
      return object.series.firstOccurrence(zones: context.zone) == nil ? nil : object
    case .following(let text):
      let occurrence = try self.occurrence(text, of: object, context: context)
      do throws(SeriesRefusal) {
        return try object.removeFollowing(occurrence, context: context) ? object : nil
      } catch { throw EventChangeError(error) }
    }
  }

  private func changeAll(
    _ object: inout EventObject, to fields: EventFields, openedAt id: DateTimeValue?,
    context: EditContext
  ) throws(EventChangeError) {
    do throws(SeriesRefusal) {
      try object.changeAll(to: fields, openedAt: id, context: context)
    } catch { throw EventChangeError(error) }
  }
}

extension EventChangeError {
  init(_ refusal: SeriesRefusal) {
    self = .problems(DraftProblems([.startDate: .seriesRefused(refusal)]))
  }
}
