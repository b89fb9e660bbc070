extension SeriesObject {
  /// The changed occurrences that the series does not have, each with the line of its RECURRENCE-ID.
  ///
  /// Nothing is said of a series one of whose rules or zones is not known, which is a problem of its own.
  ///
  /// - Parameter zones: the rules of the zone with a TZID, or nil when it is not known.
  public func problems(zones: @escaping (String) -> TimeZoneRules?) -> [Problem] {
    guard let master, !master.isOverride, !overrideIndices.isEmpty, let set = recurrenceSet,
      set.rules.count == master.recurrenceRules.count
    else { return [] }
    return set.orphans(zones: zones).map { index in
      let override = components[index]
      let property = override.property("RECURRENCE-ID")
      let meant = "an occurrence that the series on line \(master.line) does not have"
      return Problem(
        line: property?.line ?? override.line, column: property?.valueColumn,
        property: "RECURRENCE-ID", kind: .overrideWithoutOccurrence, severity: .warning,
        message: override.status == .cancelled
          ? "This \(override.name) cancels \(meant). It does nothing; correct its RECURRENCE-ID or "
            + "remove it."
          : "This \(override.name) changes \(meant). It is shown beside the series; correct its "
            + "RECURRENCE-ID, or give it a UID of its own.")
    }
  }

  /// The TZIDs that decide which occurrence is meant.
  var zonesOfOccurrences: [String] {
    var names: [String] = []
    var seen: Set<ByteKey> = []
    for component in components where !component.isNamed("VTIMEZONE") {
      for property in component.properties
      where property.isNamed(among: ["DTSTART", "DUE", "RDATE", "EXDATE", "RECURRENCE-ID"]) {
        if let tzid = property.tzid, seen.insert(ByteKey(tzid)).inserted { names.append(tzid) }
      }
    }
    return names
  }
}
