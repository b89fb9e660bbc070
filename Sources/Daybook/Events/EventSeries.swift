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

  /// The seconds outside which nothing takes place; `last` is nil for an endless series.
  var bounds: RecurrenceSet.Bounds { self.set.bounds(zones: lookup) }

  /// The occurrences that cover any of the window's days.
  ///
  /// - Parameters:
  ///   - window: the days asked for.
  ///   - zone: the zone of whoever looks.
  public func occurrences(in window: ScheduleWindow, zone: TimeZoneRules) -> [EventOccurrence] {
    let list = set.occurrences(
      in: OccurrenceWindow(civil: window.floating, instants: window.instants), homeZone: zone,
      zones: lookup)
    return list.occurrences.compactMap { found in
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

extension EventObject {
  /// The zones that only the object itself defines.
  func ownZones(besides zones: SystemTimeZones) -> [String: TimeZoneRules] {
    var rules: [String: TimeZoneRules] = [:]
    for component in components where component.isNamed("VTIMEZONE") {
      guard let vtimezone = try? VTimeZone(component),
        zones.rules(named: vtimezone.tzid) == nil
      else { continue }
      rules[vtimezone.tzid] = try? TimeZoneRules(vtimezone)
    }
    return rules
  }
}
