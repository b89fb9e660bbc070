import CalendarCore
import ICalendar

extension EventObject {
  /// Makes of an imported object what shall be stored, where there is one with its UID already.
  ///
  /// A file often has only a part: an invitation has one changed occurrence. What it does not speak of
  /// stays. What is stored stays too where it is the later version (RFC 5546 §2.1.5).
  ///
  /// - Parameters:
  ///   - stored: what is there.
  ///   - zones: the zones of this computer.
  /// - Returns: ``ImportReport/Outcome/updated`` when this object is to replace the stored one.
  mutating func merge(
    into stored: EventObject, zones: SystemTimeZones
  ) -> ImportReport.Outcome {
    if components == stored.components { return .unchanged }
    guard let master, let storedMaster = stored.master else { return .updated }
    switch (master.isOverride, storedMaster.isOverride) {
    case (true, _):
      let isKept = addOverrides(to: stored, zones: zones)
      return components != stored.components ? .updated : (isKept ? .keptNewer : .unchanged)
    case (false, true):
      // The series of what was only an occurrence so far.
      let series = self
      self = stored
      _ = addOverrides(to: series, zones: zones)
      return .updated
    case (false, false):
      return stored.isNewer(than: self) ? .keptNewer : .updated
    }
  }

  /// Becomes `base` with the overrides of this object; of two for one occurrence the later one.
  ///
  /// - Returns: whether one of `base` was later.
  private mutating func addOverrides(to base: EventObject, zones: SystemTimeZones) -> Bool {
    let own = base.ownZones(besides: zones)
    var merged = base
    var isKept = false
    for component in components {
      if let tzid = component.definedZone {
        let isKnown = merged.components.contains { $0.definedZone == tzid }
        if !isKnown { merged.components.insert(component, at: 0) }
        continue
      }
      guard let id = component.recurrenceID else { continue }
      let place = merged.components.firstIndex {
        $0.recurrenceID.map { other in
          base.series.isInstance(other, id, zones: { zones.rules(named: $0) ?? own[$0] })
        } ?? false
      }
      if let place {
        if merged.components[place].isNewer(than: component) {
          isKept = true
        } else {
          merged.components[place] = component
        }
      } else {
        merged.components.append(component)
      }
    }
    self = merged
    return isKept
  }

  /// Whether this is the later version: by the SEQUENCE of the series, then by when any of its
  /// components was changed last.
  private func isNewer(than other: EventObject) -> Bool {
    let (mine, theirs) = (master?.sequence ?? 0, other.master?.sequence ?? 0)
    if mine != theirs { return mine > theirs }
    for name in ["LAST-MODIFIED", "DTSTAMP"] {
      guard let mine = latest(name), let theirs = other.latest(name), mine != theirs else {
        continue
      }
      return mine > theirs
    }
    return false
  }

  private func latest(_ name: String) -> CivilDateTime? {
    components.compactMap { $0.dateTime(name)?.civil }.max()
  }
}

extension Component {
  /// Whether this is a later version of the same occurrence.
  fileprivate func isNewer(than other: Component) -> Bool {
    if sequence != other.sequence { return sequence > other.sequence }
    for name in ["LAST-MODIFIED", "DTSTAMP"] {
      if let mine = dateTime(name), let theirs = other.dateTime(name), mine != theirs {
        return mine.civil > theirs.civil
      }
    }
    return false
  }
}
