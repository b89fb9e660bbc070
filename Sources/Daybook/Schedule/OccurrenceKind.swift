import CalendarCore
import ICalendar

/// What is looked at when occurrences are listed.
public enum OccurrenceKind: String, Hashable, Sendable, CaseIterable {
  /// Events.
  case event
  /// Tasks, from their start until they are due.
  case task
  /// Journal entries.
  case entry
  /// The times at which alarms of any of them go off.
  case alarm

  /// Whether objects of a kind are looked at.
  func includes(_ kind: ObjectKind) -> Bool {
    switch self {
    case .event: kind == .event
    case .task: kind == .task
    case .entry: kind == .entry
    case .alarm: kind != .other
    }
  }
}

extension EventObject {
  /// The object's occurrences in a window, or the times of its alarms as occurrences of no length; nil
  /// when it has no start that can be read.
  func schedule(
    of kind: OccurrenceKind, in window: ScheduleWindow, zone: TimeZoneRules, floatingZone: String?,
    homeZone: TimeZoneRules? = nil, zones: SystemTimeZones
  ) -> Schedule? {
    var object = self
    if let floatingZone { object.series = series.readingFloatingTimes(in: floatingZone) }
    guard kind == .alarm else {
      return EventSeries(object, zones: zones)?.schedule(
        in: window, zone: zone, homeZone: homeZone)
    }
    let own = object.ownZones(besides: zones)
    let alarms = object.series.alarms(
      in: OccurrenceWindow(civil: window.floating, instants: window.instants),
      zones: { zones.rules(named: $0) ?? own[$0] })
    var schedule = Schedule()
    schedule.occurrences = alarms.map { alarm in
      let component = object.components[alarm.componentIndex]
      let civil = (alarm.isCivil ? .utc : zone).civil(at: alarm.seconds)
      let instant = alarm.isCivil ? zone.resolve(civil).instant : alarm.seconds
      return EventOccurrence(
        objectID: ObjectRecord.ID(0), calendarID: CalendarRecord.ID(0), uid: component.uid ?? "",
        recurrenceID: object.isSeries ? alarm.occurrence?.recurrenceID.text : nil,
        title: component.summary ?? "", color: nil, isAllDay: false, start: civil, end: civil,
        instants: instant...instant)
    }
    return schedule
  }
}

extension Book {
  /// The occurrences of a kind in visible calendars, in list order. All objects are read, but for events.
  ///
  /// - Parameters:
  ///   - kind: what is looked at.
  ///   - window: the days asked for.
  ///   - zone: the zone of whoever looks.
  ///   - floatingZone: the zone in which times without one are read; nil for the clock of whoever looks.
  public func schedule(
    of kind: OccurrenceKind, in window: ScheduleWindow, zone: TimeZoneRules,
    floatingZone: String? = nil
  ) throws(StoreError) -> Schedule {
    if kind == .event, floatingZone == nil { return try schedule(in: window, zone: zone) }
    var schedule = Schedule()
    for calendar in try store.calendars() where calendar.isVisible {
      try store.forEachObject(in: calendar.id) { record throws(StoreError) in
        guard kind.includes(record.index.kind),
          let found = EventObject(text: record.text).schedule(
            of: kind, in: window, zone: zone, floatingZone: floatingZone, zones: zones)
        else { return }
        schedule.notices += found.notices
        for var occurrence in found.occurrences {
          occurrence.objectID = record.id
          occurrence.calendarID = record.calendarID
          schedule.occurrences.append(occurrence)
        }
      }
    }
    schedule.occurrences.sort(by: EventOccurrence.precedes)
    return schedule
  }
}
