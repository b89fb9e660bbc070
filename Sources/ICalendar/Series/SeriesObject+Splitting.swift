import CalendarCore

/// A series cut in two.
public struct SeriesSplit: Equatable, Sendable {
  /// What takes place before the cut, under the old UID; nil when nothing does.
  public var earlier: SeriesObject?
  /// The occurrence at the cut and everything after it: under the new UID, or the whole series as it
  /// is when nothing takes place before.
  public var later: SeriesObject
}

extension SeriesObject {
  /// Cuts a series before one of its occurrences. Both parts together take place when the whole does.
  ///
  /// The rule of the earlier part ends with its last date, by UNTIL in the type that the start asks
  /// for, or by its share of COUNT; the later part has the rest. Excluded and extra dates and changed
  /// occurrences go to the part that has the occurrence they name. A change for all following ones
  /// (RANGE=THISANDFUTURE) goes on in the later part.
  ///
  /// - Parameters:
  ///   - id: the identity of the first occurrence of the later part.
  ///   - uid: the UID of the later part.
  ///   - isRelated: whether the later part names the earlier one by RELATED-TO.
  ///   - zones: the rules of the zone with a TZID, or nil when it is not known.
  /// - Throws: ``SeriesRefusal``.
  public func split(
    at id: DateTimeValue, uid: String, isRelated: Bool = false,
    zones: @escaping (String) -> TimeZoneRules?
  ) throws(SeriesRefusal) -> SeriesSplit {
    guard let masterIndex, let master, !master.isOverride, isSeries,
      var base = SeriesBase(self, zones: zones)
    else { throw .notASeries }
    guard hasOccurrence(id, zones: zones) else { throw .noSuchOccurrence }
    // Also of rules that are refused and therefore not followed: which line is meant must be plain.
    guard master.recurrenceRules.count <= 1 else { throw .severalRules }
    let cut = try SeriesCut(before: id, base: &base)
    if cut.second <= base.seconds(of: base.set.start) {
      for addition in base.set.additions
      where base.additionSeconds(of: addition.start) < cut.second {
        throw .extraDate
      }
      return SeriesSplit(earlier: nil, later: self)
    }

    var earlier = self
    earlier.components[masterIndex].endRules(at: cut, base: base)
    earlier.keepPart(of: cut, isLater: false, base: &base)
    if earlier.firstOccurrence(zones: zones) == nil {
      return SeriesSplit(earlier: nil, later: self)
    }

    var later = self
    later.components[masterIndex].beginRules(at: cut, base: base)
    let start = base.clock.value(local: cut.start, like: base.set.start)
    if let times = times(of: start, at: .pattern(masterIndex), zones: zones) {
      later.components[masterIndex].setTimes(times, zone: zones)
    }
    later.keepPart(of: cut, isLater: true, base: &base)
    if let following = followingOverride(before: cut.second, base: &base),
      let continued = continuation(of: following, from: cut.second, zones: zones)
    {
      later.components.append(continued)
    }
    later.rename(uid: uid, relatedTo: isRelated ? master.uid : nil)
    return SeriesSplit(earlier: earlier, later: later)
  }

  /// Leaves the exceptions, extra dates and overrides of one part.
  private mutating func keepPart(
    of cut: SeriesCut, isLater: Bool, base: inout SeriesBase
  ) {
    guard let masterIndex else { return }
    var changing = base
    func belongs(_ value: DateTimeValue, isAddition: Bool) -> Bool {
      if value.isDate, !base.set.start.isDate, !isAddition {
        // A whole day is left out of both parts.
        let day = value.civil.day
        let cutDay = CivilDateTime(secondsSinceEpoch: base.clock.local(cut.second), utcOffset: 0)
          .day
        return day == cutDay || (day > cutDay) == isLater
      }
      return (changing.additionSeconds(of: value) >= cut.second) == isLater
    }
    var properties: [Property] = []
    for property in components[masterIndex].properties {
      guard property.isNamed("EXDATE") || property.isNamed("RDATE") else {
        properties.append(property)
        continue
      }
      let isAddition = property.isNamed("RDATE")
      let kept = property.keepingDates(unreadable: !isLater) {
        belongs($0, isAddition: isAddition)
          && !(isLater && isAddition && changing.additionSeconds(of: $0) == cut.dropped)
      }
      if let kept { properties.append(kept) }
    }
    components[masterIndex].properties = properties
    for index in overrideIndices.reversed() {
      guard let id = components[index].recurrenceID else {
        // What cannot be read stays with the old series.
        if isLater { components.remove(at: index) }
        continue
      }
      if !belongs(id, isAddition: true) { components.remove(at: index) }
    }
  }

  /// The override of all following occurrences that is in force for what comes at `second`.
  private func followingOverride(before second: Int64, base: inout SeriesBase) -> Int? {
    var found: (index: Int, seconds: Int64)?
    for index in overrideIndices where components[index].overridesFollowing {
      guard let id = components[index].recurrenceID, isInForce(index, base: &base) else { continue }
      let seconds = base.seconds(of: id)
      if seconds < second, found.map({ $0.seconds < seconds }) ?? true { found = (index, seconds) }
    }
    return found?.index
  }

  /// An override of all following occurrences as it goes on from `second`: at the first instance that
  /// has no change of its own. Nil when there is none, or another such override comes first.
  func continuation(
    of index: Int, from second: Int64, zones: @escaping (String) -> TimeZoneRules?
  ) -> Component? {
    guard var plain = recurrenceSet, var base = SeriesBase(self, zones: zones) else { return nil }
    plain.overrides = []
    // What began before but lasts until then does not count.
    plain.extent = .unspecified
    for place in plain.additions.indices { plain.additions[place].extent = nil }
    let window = OccurrenceWindow(
      second..<max(second, Clamped.sum(CivilSeconds.last, CivilSeconds.perDay)))
    let instances = plain.occurrences(
      in: window, limit: overrideIndices.count + 1, zones: zones
    ).occurrences
    for instance in instances where instance.startSeconds >= second {
      let own = overrideIndices.first {
        components[$0].recurrenceID.map { base.isInstance($0, instance.recurrenceID) } ?? false
      }
      if let own {
        if components[own].overridesFollowing, own != index { return nil }
        continue
      }
      var override = components[index]
      if let times = times(of: instance.recurrenceID, at: .pattern(index), zones: zones) {
        override.setTimes(times, zone: zones)
      }
      override.setDateTime("RECURRENCE-ID", instance.recurrenceID)
      return override
    }
    return nil
  }

  /// Whether no later override is for the same occurrence.
  func isInForce(_ index: Int, base: inout SeriesBase) -> Bool {
    guard let id = components[index].recurrenceID else { return false }
    for other in base.set.overrides.reversed() where base.isInstance(other.recurrenceID, id) {
      return other.index == index
    }
    return true
  }

  private mutating func rename(uid: String, relatedTo other: String?) {
    for index in components.indices where !components[index].isNamed("VTIMEZONE") {
      components[index].setText("UID", uid)
    }
    guard let masterIndex, let other else { return }
    var relation = Property("RELATED-TO", text: other)
    relation.setParameter(Parameter("RELTYPE", "SIBLING"))
    components[masterIndex].add(relation)
  }
}

extension SeriesBase {
  /// The second of the instance that a value adds or names; a date on a timed series has its time.
  mutating func additionSeconds(of value: DateTimeValue) -> Int64 {
    guard value.isDate, !set.start.isDate else { return seconds(of: value) }
    let time = floorRemainder(startLocal, CivilSeconds.perDay)
    return seconds(local: Int64(value.civil.day.ordinal) * CivilSeconds.perDay + time)
  }
}
