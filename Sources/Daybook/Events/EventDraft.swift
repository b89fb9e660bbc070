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
    /// One occurrence of a series cannot be in another calendar than the rest.
    case calendarIsForAll
    /// No hue has this name.
    case unknownHue(String)
    /// The text is longer than `limit` characters.
    case tooLong(limit: Int)
    /// There is an event with the same UID in that calendar already.
    case alreadyInCalendar
    /// More than one occurrence of a series cannot be changed in this way.
    case seriesRefused(SeriesRefusal)
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
  /// The hue's name; empty for no colour of its own, which shows the hue that the UID stands for.
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
