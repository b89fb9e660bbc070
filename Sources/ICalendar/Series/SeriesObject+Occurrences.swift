import CalendarCore

// One occurrence of a series: changed, it becomes a component of its own; taken out, an exception.
extension SeriesObject {
  /// Makes one occurrence a component of its own, if it is none yet, that says what the occurrence does.
  ///
  /// - Parameters:
  ///   - id: its identity in the form of the series' start.
  ///   - zones: the rules of the zone with a TZID, or nil when it is not known.
  /// - Returns: the place of the component; nil when there is no component to make it like.
  public mutating func detachOccurrence(
    _ id: DateTimeValue, zones: @escaping (String) -> TimeZoneRules?
  ) -> Int? {
    guard let place = place(of: id, zones: zones) else { return nil }
    let pattern: Int
    switch place {
    case .own(let index):
      guard components[index].overridesFollowing, master?.isOverride == false,
        var base = SeriesBase(self, zones: zones)
      else { return index }
      // The following occurrences go on as they are, from the next of them.
      let next = continuation(
        of: index, from: Clamped.sum(base.seconds(of: id), 1), zones: zones)
      for place in components[index].properties.indices
      where components[index].properties[place].isNamed("RECURRENCE-ID") {
        components[index].properties[place].removeParameter("RANGE")
      }
      if let next { components.insert(next, at: index + 1) }
      return index
    case .pattern(let index):
      pattern = index
    }
    var component = components[pattern]
    for name in ["RRULE", "RDATE", "EXDATE", "EXRULE", "RECURRENCE-ID"] { component.remove(name) }
    component.add(Property("RECURRENCE-ID", dateTime: id))
    if let times = times(of: id, at: place, zones: zones) {
      component.setTimes(times, zone: zones)
    }
    let index = (overrideIndices.last ?? pattern) + 1
    components.insert(component, at: index)
    return index
  }

  /// Takes one occurrence out of the series: its component goes, and the master gets an exception.
  ///
  /// - Parameters:
  ///   - id: its identity in the form of the series' start.
  ///   - zones: the rules of the zone with a TZID, or nil when it is not known.
  /// - Returns: the place of the master, when it has changed.
  @discardableResult
  public mutating func removeOccurrence(
    _ id: DateTimeValue, zones: @escaping (String) -> TimeZoneRules?
  ) -> Int? {
    if case .own(let index)? = place(of: id, zones: zones),
      // The following occurrences still follow it; the exception alone hides its own.
      !components[index].overridesFollowing || master?.isOverride == true
    {
      components.remove(at: index)
    }
    guard let masterIndex, !components[masterIndex].isOverride else { return nil }
    components[masterIndex].add(Property("EXDATE", dateTime: id))
    return masterIndex
  }
}
