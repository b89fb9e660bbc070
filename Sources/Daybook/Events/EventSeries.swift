import CalendarCore
import ICalendar

/// The occurrences of an object: its master, rules, exceptions and overrides, read once.
public struct EventSeries: Sendable {
  private let set: RecurrenceSet
  private let master: Details
  private let overrides: [Details]
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
    guard let component = object.master, let start = component.start else { return nil }
    var set = RecurrenceSet(start: start, extent: component.extent)
    for text in component.recurrenceRules {
      if let read = try? RecurrenceRule.read(text, startingAt: start) {
        set.rules.append(read.rule)
      }
    }
    for text in component.exceptionRules {
      guard let read = try? RecurrenceRule.read(text, startingAt: start) else { continue }
      set.exclusionRules.append(read.rule)
    }
    set.exclusions = component.exceptionDates
    set.additions = component.additionalDates.map { date in
      switch date {
      case .at(let start): RecurrenceSet.Addition(start)
      case .period(let period):
        RecurrenceSet.Addition(period.start, extent: OccurrenceExtent(period.end))
      }
    }
    var overrides: [Details] = []
    let components = object.overrideIndices.map { object.components[$0] }
    for override in components.sorted(by: { $0.sequence < $1.sequence }) {
      guard let id = override.recurrenceID, let start = override.start else { continue }
      set.overrides.append(
        RecurrenceSet.Override(
          recurrenceID: id, start: start, extent: override.extent,
          isCancelled: override.status == .cancelled,
          appliesToFollowing: override.overridesFollowing, index: overrides.count))
      overrides.append(Details(override))
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

  /// Whether nothing at all takes place; false for an endless series.
  var isEmpty: Bool { bounds.last != nil && firstOccurrence == nil }

  /// The identity of the first occurrence; nil when nothing takes place.
  var firstOccurrence: DateTimeValue? {
    let bounds = bounds
    // The calendar repeats every 400 years: what has not begun by then never does.
    let last =
      bounds.last
      ?? CivilDateTime(
        day: CivilDateTime(secondsSinceEpoch: bounds.first, utcOffset: 0).day
          .advanced(by: 146_097),
        time: .midnight
      ).secondsSinceEpoch(utcOffset: 0)
    let window = OccurrenceWindow(bounds.first..<max(bounds.first, last) + 1)
    return self.set.occurrences(in: window, limit: 1, zones: lookup).occurrences.first?.recurrenceID
  }

  /// Whether there is an occurrence of this identity.
  ///
  /// - Parameters:
  ///   - id: in the form of the series' start.
  ///   - day: the day on which it would be.
  func hasOccurrence(_ id: DateTimeValue, around day: Day) -> Bool {
    let days = DaySpan(start: day.advanced(by: -2), count: 5)
    return occurrences(in: ScheduleWindow(days: days, zone: .utc), zone: .utc).contains {
      $0.recurrenceID == id.text
    }
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
  public func schedule(in window: ScheduleWindow, zone: TimeZoneRules) -> Schedule {
    let list = set.occurrences(
      in: OccurrenceWindow(civil: window.floating, instants: window.instants), homeZone: zone,
      zones: lookup)
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
      let details = found.overrideIndex.map { overrides[$0] } ?? master
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

extension Component {
  /// How long the component lasts, as a series takes it.
  fileprivate var extent: OccurrenceExtent {
    times.map { OccurrenceExtent($0.end) } ?? .unspecified
  }
}

extension OccurrenceExtent {
  fileprivate init(_ end: ComponentEnd) {
    switch end {
    case .at(let end): self = .end(end)
    case .after(let duration):
      self = .duration(days: Int(duration.days), seconds: duration.seconds)
    }
  }
}
