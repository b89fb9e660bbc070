import CalendarCore
import ICalendar

/// A draft that has been read and found right.
public struct EventFields: Hashable, Sendable {
  /// The title, on one line.
  public var title: String
  /// When it is.
  public var times: EventTimes
  /// Where it is.
  public var place: String
  /// Anything else.
  public var notes: String
  /// Its calendar.
  public var calendar: CalendarRecord.ID
  /// Its own hue, or nil for none: it then shows the hue that its UID stands for.
  public var hue: Hue?
}

extension EventDraft {
  /// The most characters (Unicode scalars) in a title or a place.
  public static let lineLimit = 1_000
  /// The most characters (Unicode scalars) in the notes.
  public static let notesLimit = 200_000

  /// Reads the draft.
  ///
  /// - Parameters:
  ///   - calendars: those the event may go into.
  ///   - isKnownZone: whether a zone of this name can be used.
  /// - Throws: every field that is wrong.
  public func read(
    calendars: [CalendarRecord], isKnownZone: (String) -> Bool
  ) throws(DraftProblems) -> EventFields {
    var problems: [Field: Problem] = [:]
    func limited(_ text: String, _ field: Field, _ limit: Int) -> String {
      if text.unicodeScalars.count > limit { problems[field] = .tooLong(limit: limit) }
      return text
    }
    let title = limited(EventDraft.oneLine(self.title), .title, EventDraft.lineLimit)
    let place = limited(EventDraft.oneLine(self.place), .place, EventDraft.lineLimit)
    let notes = limited(
      EventDraft.withoutControls(self.notes), .notes, EventDraft.notesLimit)

    let first = EventDraft.day(startDate, .startDate, &problems)
    let last = endDate.isEmpty ? first : EventDraft.day(endDate, .endDate, &problems)
    if let first, let last, last < first {
      problems[.endDate] = .endBeforeStart(earliest: first)
    }
    let zone = EventDraft.oneLine(self.zone)
    var times: EventTimes?
    if isAllDay {
      if let first, let last { times = .allDay(DaySpan(start: first, end: last.advanced(by: 1))) }
    } else {
      let from = EventDraft.time(startTime, .startTime, &problems)
      let to = endTime.isEmpty ? from : EventDraft.time(endTime, .endTime, &problems)
      if let first, let last, let from, let to {
        let start = CivilDateTime(day: first, time: from)
        // Without an end of its own an event has no length.
        let end = CivilDateTime(day: last, time: to)
        if end < start, problems[.endDate] == nil {
          problems[.endTime] = .endTimeBeforeStart(earliest: from)
        }
        times = .timed(start: start, end: end, tzid: zone.isEmpty ? nil : zone)
      }
      if !zone.isEmpty, !isKnownZone(zone) { problems[.zone] = .unknownZone(zone) }
    }
    let calendar = calendars.first { $0.id == self.calendar }?.id
    if calendar == nil { problems[.calendar] = .unknownCalendar }
    let hue = Hue(name: self.hue)
    if hue == nil, !self.hue.isEmpty { problems[.hue] = .unknownHue(self.hue) }

    guard problems.isEmpty, let times, let calendar else { throw DraftProblems(problems) }
    return EventFields(
      title: title, times: times, place: place, notes: notes, calendar: calendar, hue: hue)
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

  private static func time(
    _ text: String, _ field: Field, _ problems: inout [Field: Problem]
  ) -> TimeOfDay? {
    guard !text.isEmpty else {
      problems[field] = .missing
      return nil
    }
    guard let time = try? TimeOfDay(iso: text) else {
      problems[field] = .unreadableTime(text)
      return nil
    }
    return time
  }
}
