import CalendarCore
import ICalendar

/// When a change is made, and how zones are found: what editing needs from outside.
struct EditContext {
  /// Now, in UTC.
  var now: CivilDateTime
  /// The rules of a TZID.
  var zone: (String) -> TimeZoneRules?
}

extension EventObject {
  /// The occurrence that the value of a RECURRENCE-ID names, in the form of the series' start; nil
  /// when the text is no such value.
  func occurrenceID(_ text: String) -> DateTimeValue? {
    guard let start = master?.start, let value = try? DateTimeValue(text: text) else { return nil }
    return start.withCivil(value.civil)
  }

  /// Where an occurrence of a series is written; nil without components.
  func place(of id: DateTimeValue, context: EditContext) -> OccurrencePlace? {
    series.place(of: id, zones: context.zone)
  }

  /// What an event says, or one occurrence of it.
  ///
  /// - Parameter id: the occurrence; nil for the event as its master has it.
  /// - Returns: nil without components.
  func content(of id: DateTimeValue?, context: EditContext) -> EventContent? {
    guard let id, isSeries, let place = place(of: id, context: context) else {
      return master.map {
        EventContent($0, times: $0.eventTimes(zone: context.zone))
      }
    }
    return EventContent(
      components[place.index], times: series.times(of: id, at: place, zones: context.zone))
  }
}
