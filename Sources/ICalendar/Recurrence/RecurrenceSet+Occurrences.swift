import CalendarCore

extension RecurrenceSet {
  /// The occurrences that overlap a window, in order of start.
  ///
  /// Something of no length is in the window when it begins in it. The cost depends on the window and
  /// not on how long ago the series began, except for a rule with COUNT whose periods differ in size.
  ///
  /// - Parameters:
  ///   - window: the time span.
  ///   - limit: the most occurrences to give; a window with more is clipped, with a notice.
  ///   - homeZone: the calendar's zone, for UNTIL and EXDATE in UTC on an all-day series.
  ///   - zones: the rules of the zone with a TZID, or nil when it is not known.
  /// - Returns: the occurrences, and notices about zones, overrides and the limit.
  public func occurrences(
    in window: OccurrenceWindow, limit: Int = 100_000, homeZone: TimeZoneRules? = nil,
    zones: @escaping (String) -> TimeZoneRules?
  ) -> OccurrenceList {
    var expander = SetExpander(self, homeZone: homeZone, zones: zones)
    return expander.occurrences(in: window, limit: limit)
  }

  /// The overrides, by ``Override/index``, that replace no instance of the series, excluded ones
  /// included. None when a zone is not known, in which everything would be an hour or a day off.
  ///
  /// - Parameter zones: the rules of the zone with a TZID, or nil when it is not known.
  public func orphans(zones: @escaping (String) -> TimeZoneRules?) -> [Int] {
    SetExpander(self, homeZone: nil, zones: zones).orphans()
  }
}

extension OccurrenceWindow {
  /// Whether something that begins and ends at these seconds, of a civil clock or instants, is in it.
  func overlaps(from start: Int64, to end: Int64, isCivil: Bool) -> Bool {
    let range = isCivil ? civil : instants
    guard start < range.upperBound else { return false }
    return end > range.lowerBound || start >= range.lowerBound
  }
}
