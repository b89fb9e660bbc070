import CalendarCore
import ICalendar

/// When a change is made, and how zones are found: what editing needs from outside.
struct EditContext {
  /// Now, in UTC.
  var now: CivilDateTime
  /// The rules of a TZID.
  var zone: (String) -> TimeZoneRules?
}

/// The component that says what an occurrence is.
enum OccurrencePlace: Hashable {
  /// The component at this index is that occurrence alone.
  case own(Int)
  /// The occurrence is one of those that the component at this index stands for: the master, or an
  /// override of all following occurrences.
  case pattern(Int)

  /// The component's index.
  var index: Int {
    switch self {
    case .own(let index), .pattern(let index): index
    }
  }
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
    guard let masterIndex, let master else { return nil }
    // Overrides without their series: each stands for itself, the first as its own start says.
    if master.isOverride, master.start == id { return .own(masterIndex) }
    var following: (index: Int, instant: Int64)?
    for index in overrideIndices {
      guard let other = components[index].recurrenceID else { continue }
      if isInstance(other, id, context: context) { return .own(index) }
      let instant = instant(of: other, context: context)
      if components[index].overridesFollowing, instant < self.instant(of: id, context: context),
        following.map({ $0.instant < instant }) ?? true
      {
        following = (index, instant)
      }
    }
    return .pattern(following?.index ?? masterIndex)
  }

  /// When the occurrence at a place is.
  func times(
    of id: DateTimeValue, at place: OccurrencePlace, context: EditContext
  ) -> EventTimes? {
    let component = components[place.index]
    guard case .pattern(let index) = place else {
      return EventObject.times(of: component, zone: context.zone)
    }
    guard var times = component.times else { return nil }
    guard index == masterIndex else {
      // A following occurrence is as far from its override as the series has it from the instance.
      guard let anchor = component.recurrenceID else { return nil }
      let distance =
        id.civil.secondsSinceEpoch(utcOffset: 0) - anchor.civil.secondsSinceEpoch(utcOffset: 0)
      return EventObject.times(
        of: times, startingAt: times.start.civil.advanced(bySeconds: distance), zone: context.zone)
    }
    for case .period(let period) in component.additionalDates
    where isInstance(period.start, id, context: context) {
      times = ComponentTimes(start: period.start, end: period.end)
      return EventObject.times(of: times, startingAt: nil, zone: context.zone)
    }
    return EventObject.times(of: times, startingAt: id.civil, zone: context.zone)
  }

  /// What an event says, or one occurrence of it.
  ///
  /// - Parameter id: the occurrence; nil for the event as its master has it.
  /// - Returns: nil without components.
  func content(of id: DateTimeValue?, context: EditContext) -> EventContent? {
    guard let id, isSeries, let place = place(of: id, context: context) else {
      return master.map {
        EventContent($0, times: EventObject.times(of: $0, zone: context.zone))
      }
    }
    return EventContent(components[place.index], times: times(of: id, at: place, context: context))
  }

  /// Whether a value of EXDATE, RDATE or RECURRENCE-ID names the occurrence `id`: by instant where
  /// there are zones, by day where one of them is a date.
  func isInstance(_ value: DateTimeValue, _ id: DateTimeValue, context: EditContext) -> Bool {
    if id.isDate || value.isDate { return value.civil.day == id.civil.day }
    return instant(of: value, context: context) == instant(of: id, context: context)
  }

  /// The second of a value on the series' clock; a value without a zone of its own is read on it.
  private func instant(of value: DateTimeValue, context: EditContext) -> Int64 {
    let own = EventObject.rules(of: value, zone: context.zone)
    return (own ?? clock(context)).resolve(value.civil).instant
  }

  /// The clock that the series runs on; UTC stands for wall time.
  func clock(_ context: EditContext) -> TimeZoneRules {
    master?.start.flatMap { EventObject.rules(of: $0, zone: context.zone) } ?? .utc
  }
}
