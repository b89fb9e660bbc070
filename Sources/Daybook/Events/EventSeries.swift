import CalendarCore
import ICalendar

/// The occurrences of an object: its master, rules, exceptions and overrides, read once.
public struct EventSeries: Sendable {
  private let set: RecurrenceSet
  private let master: Details
  private let overrides: [Int: Details]
  private let ownZones: [String: TimeZoneRules]
  private let systemZones: SystemTimeZones

  /// What an occurrence says besides its time.
  private struct Details {
    var uid: String
    var title: String
    var color: RGBColor?

    init(_ component: Component) {
      uid = component.uid ?? ""
      title = component.summary ?? ""
      color = component.color.flatMap { RGBColor(hex: $0) }
    }
  }

  /// Whether the object recurs; otherwise it has one occurrence.
  public let isRecurring: Bool

  /// Reads an object; nil when its master has no start that can be read.
  public init?(_ object: EventObject, zones: SystemTimeZones) {
    guard let component = object.master, let set = object.series.recurrenceSet else { return nil }
    var overrides: [Int: Details] = [:]
    for override in set.overrides {
      overrides[override.index] = Details(object.components[override.index])
    }
    self.set = set
    self.overrides = overrides
    master = Details(component)
    isRecurring = object.isSeries
    ownZones = object.ownZones(besides: zones)
    systemZones = zones
  }

  /// The rules of a TZID: this computer's, else the object's own.
  private var lookup: @Sendable (String) -> TimeZoneRules? {
    { [ownZones, systemZones] in systemZones.rules(named: $0) ?? ownZones[$0] }
  }

  /// The seconds outside which nothing takes place for anybody; `last` is nil for an endless series.
  var bounds: RecurrenceSet.Bounds {
    // An end in UTC of a series of whole days is a day later for whoever is furthest ahead.
    let furthest = TimeZoneRules(fixedOffset: 14 * 3600, name: "+14")
    return self.set.bounds(homeZone: furthest, zones: lookup)
  }

  /// The occurrences that cover any of the window's days.
  ///
  /// - Parameters:
  ///   - window: the days asked for.
  ///   - zone: the zone of whoever looks.
  public func occurrences(in window: ScheduleWindow, zone: TimeZoneRules) -> [EventOccurrence] {
    schedule(in: window, zone: zone).occurrences
  }

  /// The occurrences that cover any of the window's days, and what is to be said about them.
  ///
  /// - Parameters:
  ///   - window: the days asked for.
  ///   - zone: the zone of whoever looks.
  ///   - homeZone: the zone in which an end or exception in UTC is a day of a series of whole days;
  ///     nil for that of whoever looks.
  public func schedule(
    in window: ScheduleWindow, zone: TimeZoneRules, homeZone: TimeZoneRules? = nil
  ) -> Schedule {
    let list = set.occurrences(
      in: OccurrenceWindow(civil: window.floating, instants: window.instants),
      homeZone: homeZone ?? zone, zones: lookup)
    var schedule = Schedule()
    for notice in list.notices {
      let kind: ScheduleNotice.Kind
      switch notice {
      case .clipped(let limit): kind = .clipped(limit: limit)
      case .unknownZone(let zone): kind = .unknownZone(zone)
      // It is shown beside the series, as other programs do.
      case .orphan: continue
      }
      schedule.notices.append(
        ScheduleNotice(uid: master.uid, title: master.title, kind: kind))
    }
    schedule.occurrences = list.occurrences.compactMap { found in
      let details = found.overrideIndex.flatMap { overrides[$0] } ?? master
      let rules = found.isCivil ? .utc : zone
      let start = rules.civil(at: found.startSeconds)
      let end = rules.civil(at: found.endSeconds)
      var instants: ClosedRange<Int64>?
      if !found.start.isDate {
        let first = found.isCivil ? zone.resolve(start).instant : found.startSeconds
        let last = found.isCivil ? zone.resolve(end).instant : found.endSeconds
        instants = first...max(first, last)
      }
      let occurrence = EventOccurrence(
        objectID: ObjectRecord.ID(0), calendarID: CalendarRecord.ID(0), uid: details.uid,
        recurrenceID: isRecurring ? found.recurrenceID.text : nil, title: details.title,
        color: details.color, isAllDay: found.start.isDate, start: start, end: end,
        instants: instants)
      return occurrence.days.overlaps(window.days) ? occurrence : nil
    }
    return schedule
  }
}
