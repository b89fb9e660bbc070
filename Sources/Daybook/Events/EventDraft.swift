import CalendarCore
import ICalendar

/// An event as somebody typed it: text as it came, kept so that a form can show it again.
public struct EventDraft: Hashable, Sendable {
  /// The fields that can be wrong.
  public enum Field: String, Hashable, Sendable, CaseIterable {
    /// The title.
    case title
    /// The first day.
    case startDate
    /// The time on the first day.
    case startTime
    /// The last day, included.
    case endDate
    /// The time on the last day.
    case endTime
    /// The time zone.
    case zone
    /// The place.
    case place
    /// The notes.
    case notes
    /// The calendar.
    case calendar
    /// The colour.
    case hue
  }

  /// What is wrong with a field.
  public enum Problem: Error, Hashable, Sendable {
    /// Nothing was given where something is needed.
    case missing
    /// The text is not a date; a date looks like 2026-03-10.
    case unreadableDate(String)
    /// The text is a date that does not exist, such as 30 February.
    case noSuchDay(String)
    /// The text is not a time; a time looks like 09:30.
    case unreadableTime(String)
    /// The last day is before the first; this is the earliest it may be.
    case endBeforeStart(earliest: Day)
    /// The end time is before the start time on the same day.
    case endTimeBeforeStart(earliest: TimeOfDay)
    /// No zone has this name.
    case unknownZone(String)
    /// There is no such calendar.
    case unknownCalendar
    /// No hue has this name.
    case unknownHue(String)
    /// The text is longer than `limit` bytes of UTF-8.
    case tooLong(limit: Int)
    /// The days or the zone of a whole series cannot be changed, only its times.
    case seriesDaysAreFixed
  }

  /// The title; may be empty.
  public var title: String
  /// Whether it lasts whole days.
  public var isAllDay: Bool
  /// The first day, ISO 8601.
  public var startDate: String
  /// The start time, `09:30`; ignored when all-day.
  public var startTime: String
  /// The last day, included, ISO 8601; empty for the first day.
  public var endDate: String
  /// The end time, `10:30`; empty for no length; ignored when all-day.
  public var endTime: String
  /// The IANA name of the zone the times are meant in; empty for floating.
  public var zone: String
  /// Where it is.
  public var place: String
  /// Anything else.
  public var notes: String
  /// The calendar's key.
  public var calendar: CalendarRecord.ID?
  /// The hue's name; empty for the calendar's own.
  public var hue: String

  /// Makes a draft.
  public init(
    title: String = "", isAllDay: Bool = true, startDate: String = "", startTime: String = "",
    endDate: String = "", endTime: String = "", zone: String = "", place: String = "",
    notes: String = "", calendar: CalendarRecord.ID? = nil, hue: String = ""
  ) {
    self.title = title
    self.isAllDay = isAllDay
    self.startDate = startDate
    self.startTime = startTime
    self.endDate = endDate
    self.endTime = endTime
    self.zone = zone
    self.place = place
    self.notes = notes
    self.calendar = calendar
    self.hue = hue
  }
}

/// All that is wrong with a draft, by field.
public struct DraftProblems: Error, Hashable, Sendable {
  /// The problems, at most one a field.
  public var byField: [EventDraft.Field: EventDraft.Problem]

  /// Wraps problems.
  public init(_ byField: [EventDraft.Field: EventDraft.Problem]) { self.byField = byField }
}

/// When an event is, as its maker means it.
public enum EventTimes: Hashable, Sendable {
  /// Whole days.
  case allDay(DaySpan)
  /// From a time to a time on clocks in a zone; nil is floating. The end is never before the start.
  case timed(start: CivilDateTime, end: CivilDateTime, tzid: String?)
}

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
  /// Its own hue, or nil for the calendar's.
  public var hue: Hue?
}

extension EventDraft {
  /// The most bytes of UTF-8 in a title or a place.
  public static let lineLimit = 1_000
  /// The most bytes of UTF-8 in the notes.
  public static let notesLimit = 200_000

  /// Reads the draft.
  ///
  /// - Parameters:
  ///   - calendars: those the event may go into.
  ///   - isKnownZone: whether a zone of this name exists.
  /// - Throws: every field that is wrong.
  public func read(
    calendars: [CalendarRecord], isKnownZone: (String) -> Bool
  ) throws(DraftProblems) -> EventFields {
    var problems: [Field: Problem] = [:]
    func limited(_ text: String, _ field: Field, _ limit: Int) -> String {
      if text.utf8.count > limit { problems[field] = .tooLong(limit: limit) }
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
      return try Day(iso: text)
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

  /// The text without control characters, line ends as blanks, and without blanks around it.
  package static func oneLine(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\n" || scalar == "\r" || scalar == "\t" {
        scalars.append(" ")
      } else if scalar.properties.generalCategory != .control {
        scalars.append(scalar)
      }
    }
    let line = Substring(String(scalars)).drop { $0 == " " }
    return String(line.reversed().drop { $0 == " " }.reversed())
  }

  /// The text without control characters but tabs and line ends, which become `\n`.
  static func withoutControls(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if scalar == "\r" || (scalar == "\n" && previous != "\r") {
        scalars.append("\n")
      } else if scalar == "\t" || scalar.properties.generalCategory != .control {
        scalars.append(scalar)
      }
      previous = scalar
    }
    return String(scalars)
  }
}
