import CalendarCore
import ICalendar

extension Book {
  /// The occurrences of visible calendars that cover any of the days, in list order.
  ///
  /// Cost follows what is visible: single events are read from index columns, series are expanded in
  /// the window only.
  public func occurrences(
    on days: DaySpan, zone: TimeZoneRules
  ) throws(StoreError) -> [EventOccurrence] {
    try occurrences(in: ScheduleWindow(days: days, zone: zone), zone: zone)
  }

  /// The occurrences of visible calendars in a window, in list order.
  public func occurrences(
    in window: ScheduleWindow, zone: TimeZoneRules
  ) throws(StoreError) -> [EventOccurrence] {
    try schedule(in: window, zone: zone).occurrences
  }

  /// The occurrences of visible calendars in a window, and what is to be said about them.
  public func schedule(
    in window: ScheduleWindow, zone: TimeZoneRules
  ) throws(StoreError) -> Schedule {
    let days = window.days
    var schedule = Schedule()
    for span in try store.spans(floating: window.floating, instants: window.instants) {
      let occurrence = EventOccurrence(span, zone: zone)
      if occurrence.days.overlaps(days) { schedule.occurrences.append(occurrence) }
    }
    for record in try store.series(floating: window.floating, instants: window.instants) {
      guard let series = series.series(of: record, zones: zones) else { continue }
      let found = series.schedule(in: window, zone: zone)
      schedule.notices += found.notices
      for var occurrence in found.occurrences {
        occurrence.objectID = record.id
        occurrence.calendarID = record.calendarID
        schedule.occurrences.append(occurrence)
      }
    }
    schedule.occurrences.sort(by: EventOccurrence.precedes)
    return schedule
  }

  /// Whether an object has anything in the window.
  ///
  /// - Parameter zone: the zone in which the window's days are meant.
  func takesPlace(_ record: ObjectRecord, in window: ScheduleWindow, zone: TimeZoneRules) -> Bool {
    if record.index.isSeries {
      guard let series = series.series(of: record, zones: zones) else { return false }
      return !series.occurrences(in: window, zone: zone).isEmpty
    }
    guard let start = record.index.start, let end = record.index.end else { return false }
    let range = record.index.form == .instant ? window.instants : window.floating
    return start < range.upperBound && (end > range.lowerBound || start >= range.lowerBound)
  }
}

extension EventOccurrence {
  /// A single event from its index columns.
  init(_ span: SpanRecord, zone: TimeZoneRules) {
    let rules = span.form == .instant ? zone : .utc
    let start = rules.civil(at: span.start)
    let end = rules.civil(at: span.end)
    let instants: ClosedRange<Int64>?
    switch span.form {
    case .date: instants = nil
    case .instant: instants = span.start...max(span.start, span.end)
    case .floating:
      let first = zone.resolve(start).instant
      instants = first...max(first, zone.resolve(end).instant)
    }
    self.init(
      objectID: span.id, calendarID: span.calendarID, uid: span.uid, recurrenceID: nil,
      title: span.title, color: span.color.flatMap { RGBColor(hex: $0) },
      isAllDay: span.form == .date, start: start, end: end, instants: instants)
  }
}
