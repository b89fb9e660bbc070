import CalendarCore

/// The component that says what an occurrence is.
public enum OccurrencePlace: Hashable, Sendable {
  /// The component at this index is that occurrence alone.
  case own(Int)
  /// The occurrence is one of those that the component at this index stands for: the master, or an
  /// override of all following occurrences.
  case pattern(Int)

  /// The component's index.
  public var index: Int {
    switch self {
    case .own(let index), .pattern(let index): index
    }
  }
}

extension SeriesObject {
  /// Where an occurrence of a series is written; nil without a master that has a start.
  ///
  /// - Parameters:
  ///   - id: its identity in the form of the series' start.
  ///   - zones: the rules of the zone with a TZID, or nil when it is not known.
  public func place(
    of id: DateTimeValue, zones: @escaping (String) -> TimeZoneRules?
  ) -> OccurrencePlace? {
    guard var base = SeriesBase(self, zones: zones) else { return nil }
    return place(of: id, base: &base)
  }

  func place(of id: DateTimeValue, base: inout SeriesBase) -> OccurrencePlace? {
    guard let masterIndex, let master else { return nil }
    // Overrides without their series: each stands for itself, the first as its own start says.
    if master.isOverride, master.anchor == id { return .own(masterIndex) }
    let wanted = base.seconds(of: id)
    var following: (index: Int, seconds: Int64)?
    for index in overrideIndices {
      guard let other = components[index].recurrenceID else { continue }
      if base.isInstance(other, id) {
        if isInForce(index, base: &base) { return .own(index) }
        continue
      }
      let seconds = base.seconds(of: other)
      if components[index].overridesFollowing, seconds < wanted,
        following.map({ $0.seconds < seconds }) ?? true, isInForce(index, base: &base)
      {
        following = (index, seconds)
      }
    }
    return .pattern(following?.index ?? masterIndex)
  }

  /// When the occurrence at a place is.
  ///
  /// - Parameters:
  ///   - id: its identity in the form of the series' start.
  ///   - place: where it is written.
  ///   - zones: the rules of the zone with a TZID, or nil when it is not known.
  public func times(
    of id: DateTimeValue, at place: OccurrencePlace, zones: @escaping (String) -> TimeZoneRules?
  ) -> EventTimes? {
    let component = components[place.index]
    guard case .pattern(let index) = place else { return component.eventTimes(zone: zones) }
    guard let times = component.times, var base = SeriesBase(self, zones: zones) else { return nil }
    guard index == masterIndex else {
      // A following occurrence is as far from its override as the series has it from the instance.
      guard let anchor = component.recurrenceID else { return nil }
      let distance =
        base.clock.local(base.seconds(of: id)) - base.clock.local(base.seconds(of: anchor))
      return EventTimes(
        times, startingAt: times.start.civil.advanced(bySeconds: distance), zone: zones)
    }
    for case .period(let period) in component.additionalDates
    where base.isInstance(period.start, id) {
      return EventTimes(ComponentTimes(start: period.start, end: period.end), zone: zones)
    }
    return EventTimes(times, startingAt: id.civil, zone: zones)
  }

  /// Whether a value of EXDATE, RDATE or RECURRENCE-ID names the occurrence `id`: by instant where
  /// there are zones, by day where one of them is a date.
  public func isInstance(
    _ value: DateTimeValue, _ id: DateTimeValue, zones: @escaping (String) -> TimeZoneRules?
  ) -> Bool {
    var base = SeriesBase(self, zones: zones)
    return base?.isInstance(value, id) ?? (value == id)
  }
}

extension SeriesBase {
  mutating func isInstance(_ value: DateTimeValue, _ id: DateTimeValue) -> Bool {
    if id.isDate || value.isDate { return value.civil.day == id.civil.day }
    return seconds(of: value) == seconds(of: id)
  }
}
