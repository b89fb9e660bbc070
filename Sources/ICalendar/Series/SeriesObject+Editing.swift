import CalendarCore

extension SeriesObject {
  /// Changes a series, or a part of it.
  ///
  /// At the first occurrence, "this and following" is all.
  ///
  /// - Parameters:
  ///   - edit: what shall change.
  ///   - id: the occurrence in which it was changed, in the form of the series' start; nil for the
  ///     series as its master has it, when all changes.
  ///   - scope: for which occurrences.
  ///   - newUID: the UID of the new series, when the series is cut.
  ///   - zones: the rules of the zone with a TZID, or nil when it is not known.
  /// - Returns: the objects after the change.
  /// - Throws: ``SeriesRefusal``; then nothing can be changed in this way.
  public func editing(
    _ edit: SeriesEdit, at id: DateTimeValue?, scope: SeriesScope, newUID: String,
    zones: @escaping (String) -> TimeZoneRules?
  ) throws(SeriesRefusal) -> SeriesChange {
    switch (scope, id) {
    case (.this, let id?):
      guard hasOccurrence(id, zones: zones) else { throw .noSuchOccurrence }
      var object = self
      guard let index = object.detachOccurrence(id, zones: zones) else { throw .notASeries }
      if let times = edit.times { object.components[index].setTimes(times, zone: zones) }
      for property in edit.properties { property.apply(to: &object.components[index]) }
      return SeriesChange(
        before: self, object: object, following: nil, begin: nil, single: id, shift: nil)
    case (.thisAndFollowing, let id?):
      let split = try self.split(at: id, uid: newUID, zones: zones)
      let (later, move) = try split.later.changed(by: edit, at: id, zones: zones)
      guard let earlier = split.earlier else {
        return SeriesChange(
          before: self, object: later, following: nil, begin: nil, single: nil, shift: move?.shift)
      }
      var base = SeriesBase(self, zones: zones)
      return SeriesChange(
        before: self, object: earlier, following: later, begin: base?.seconds(of: id), single: nil,
        shift: move?.shift)
    case (.all, _), (_, nil):
      let (object, move) = try changed(by: edit, at: id, zones: zones)
      return SeriesChange(
        before: self, object: object, following: nil, begin: nil, single: nil, shift: move?.shift)
    }
  }

  /// Deletes a series, or a part of it. A series of which nothing is left goes.
  ///
  /// - Parameters:
  ///   - id: the occurrence meant, in the form of the series' start.
  ///   - scope: which occurrences.
  ///   - zones: the rules of the zone with a TZID, or nil when it is not known.
  /// - Throws: ``SeriesRefusal``.
  public func deleting(
    at id: DateTimeValue?, scope: SeriesScope, zones: @escaping (String) -> TimeZoneRules?
  ) throws(SeriesRefusal) -> SeriesChange {
    var rest: SeriesObject?
    var begin: Int64?
    var single: DateTimeValue?
    if let id, scope != .all {
      guard hasOccurrence(id, zones: zones) else { throw .noSuchOccurrence }
      if scope == .this {
        var object = self
        object.removeOccurrence(id, zones: zones)
        if object.firstOccurrence(zones: zones) != nil { rest = object }
        single = id
      } else {
        rest = try split(at: id, uid: "", zones: zones).earlier
        var base = SeriesBase(self, zones: zones)
        begin = base?.seconds(of: id)
      }
    }
    return SeriesChange(
      before: self, object: rest, following: nil, begin: begin, single: single, shift: nil)
  }

  // MARK: All occurrences

  private func changed(
    by edit: SeriesEdit, at id: DateTimeValue?, zones: @escaping (String) -> TimeZoneRules?
  ) throws(SeriesRefusal) -> (object: SeriesObject, move: SeriesMove?) {
    guard let masterIndex else { throw .notASeries }
    let place = id.flatMap { self.place(of: $0, zones: zones) } ?? .pattern(masterIndex)
    var result: (object: SeriesObject, move: SeriesMove?) = (self, nil)
    if let wanted = edit.times {
      let shown =
        id.flatMap { times(of: $0, at: place, zones: zones) }
        ?? components[masterIndex].eventTimes(zone: zones)
      guard let shown else { throw .notASeries }
      result = try moved(from: shown, to: wanted, openedAt: place.index, zones: zones)
    }
    switch edit.rule {
    case .keep: break
    case .set(let rule): try result.object.setRule(rule, zones: zones)
    case .remove: try result.object.setRule(nil, zones: zones)
    }
    let series = components[masterIndex]
    for index in [masterIndex] + result.object.overrideIndices {
      for change in edit.properties {
        let isAlike =
          result.object.components[index].properties(change.name) == series.properties(change.name)
        if index == masterIndex || index == place.index || isAlike {
          change.apply(to: &result.object.components[index])
        }
      }
    }
    guard result.object.firstOccurrence(zones: zones) != nil else { throw .noOccurrences }
    return result
  }

  /// Gives the series another rule, or none. Its start moves to the first date that the rule names, and
  /// changed occurrences that the series no longer has go.
  private mutating func setRule(
    _ rule: RecurrenceRule?, zones: @escaping (String) -> TimeZoneRules?
  ) throws(SeriesRefusal) {
    guard let masterIndex, let old = components[masterIndex].eventTimes(zone: zones),
      let start = components[masterIndex].anchor
    else { throw .notASeries }
    for name in ["RRULE", "EXRULE"] where rule == nil { components[masterIndex].remove(name) }
    if let rule {
      let zone = start.rules(zone: zones)
      if let problem = rule.problems(startingAt: start).first { throw .badRule(problem) }
      var dates = RuleIterator(rule, start: start, zone: zone)
      guard let first = dates.next() else { throw .noOccurrences }
      let portable = rule.portable(startingAt: start, zone: zone)
      if let index = components[masterIndex].properties.firstIndex(where: { $0.isNamed("RRULE") }) {
        let kept = components[masterIndex].properties[index]
        components[masterIndex].remove("RRULE")
        var property = kept
        property.value = portable.text
        components[masterIndex].properties.insert(property, at: index)
      } else {
        components[masterIndex].add(Property("RRULE", rawValue: portable.text))
      }
      let later =
        first.secondsSinceEpoch(utcOffset: 0) - start.civil.secondsSinceEpoch(utcOffset: 0)
      components[masterIndex].setTimes(old.shifted(bySeconds: later), zone: zones)
    }
    guard var plain = recurrenceSet else { throw .notASeries }
    plain.overrides = []
    for index in overrideIndices.reversed() {
      guard let id = components[index].recurrenceID else { continue }
      if !plain.hasInstance(id, zones: zones) { components.remove(at: index) }
    }
  }
}

extension RecurrenceSet {
  /// Whether the rules and dates name an instance, excluded or not.
  func hasInstance(_ id: DateTimeValue, zones: @escaping (String) -> TimeZoneRules?) -> Bool {
    var plain = self
    (plain.overrides, plain.exclusions, plain.exclusionRules) = ([], [], [])
    var clock = SeriesClock(start: start, homeZone: nil, lookup: zones)
    let key = clock.key(of: id)
    let second = clock.seconds(of: id).seconds
    let reach = 2 * SeriesClock.widestOffset
    let window = OccurrenceWindow(Clamped.sum(second, -reach)..<Clamped.sum(second, reach))
    return plain.occurrences(in: window, zones: zones).occurrences.contains {
      switch key {
      case .seconds: clock.key(of: $0.recurrenceID) == key
      case .day: $0.recurrenceID.civil.day == id.civil.day
      }
    }
  }
}
