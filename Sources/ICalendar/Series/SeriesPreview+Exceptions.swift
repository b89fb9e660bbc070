import CalendarCore

extension SeriesChange {
  /// What becomes of the changed and excluded occurrences, in order of their old days.
  ///
  /// - Parameter limit: the most of each kind to look at.
  func exceptions(
    base: inout SeriesBase, limit: Int, zones: @escaping (String) -> TimeZoneRules?
  ) -> [SeriesPreview.Exception] {
    var exceptions: [SeriesPreview.Exception] = []
    var move = move(base, zones: zones)
    var after: [KnownExceptions] = []
    for object in objects {
      if let known = KnownExceptions(object, zones: zones) { after.append(known) }
    }
    func image(_ value: DateTimeValue) -> DateTimeValue {
      guard begin.map({ base.additionSeconds(of: value) >= $0 }) ?? true else { return value }
      return move?.moved(value) ?? value
    }
    func day(_ value: DateTimeValue) -> Day {
      if value.isDate { return value.civil.day }
      let local = base.clock.local(base.seconds(of: value))
      return CivilDateTime(secondsSinceEpoch: local, utcOffset: 0).day
    }
    for index in before.overrideIndices.prefix(limit) {
      let component = before.components[index]
      guard let id = component.recurrenceID else { continue }
      let moved = image(id)
      var fate = SeriesPreview.Exception.Fate.lost
      for place in after.indices {
        guard let other = after[place].override(for: moved) else { continue }
        let isKept =
          other.start == component.start
          && other.eventTimes(zone: zones) == component.eventTimes(zone: zones)
        fate = isKept ? .kept : .moved
      }
      exceptions.append(SeriesPreview.Exception(kind: .changed, day: day(id), fate: fate))
    }
    for value in (before.master?.exceptionDates ?? []).prefix(limit) {
      let moved = image(value)
      var fate = SeriesPreview.Exception.Fate.lost
      for place in after.indices where after[place].excludes(moved, zones: zones) {
        fate = moved == value ? .kept : .moved
      }
      exceptions.append(SeriesPreview.Exception(kind: .excluded, day: day(value), fate: fate))
    }
    exceptions.sort { $0.day < $1.day }
    return exceptions
  }
}

/// The exceptions of an object after a change, found by the occurrence they are for.
private struct KnownExceptions {
  private let object: SeriesObject
  private var base: SeriesBase
  private var excluded: [InstanceKey] = []
  private var changed: [(key: InstanceKey, index: Int)] = []

  init?(_ object: SeriesObject, zones: @escaping (String) -> TimeZoneRules?) {
    guard var base = SeriesBase(object, zones: zones) else { return nil }
    for value in base.set.exclusions { excluded.append(base.clock.key(of: value)) }
    excluded.sort()
    for override in base.set.overrides {
      changed.append((base.clock.key(of: override.recurrenceID), override.index))
    }
    changed.sort { $0.key < $1.key }
    self.object = object
    self.base = base
  }

  mutating func override(for value: DateTimeValue) -> Component? {
    let key = base.clock.key(of: value)
    let place = KnownExceptions.firstPlace(in: changed.count) { changed[$0].key < key }
    guard place < changed.count, changed[place].key == key else { return nil }
    return object.components[changed[place].index]
  }

  /// Whether an occurrence that the rules name is left out.
  mutating func excludes(
    _ value: DateTimeValue, zones: @escaping (String) -> TimeZoneRules?
  ) -> Bool {
    let key = base.clock.key(of: value)
    let place = KnownExceptions.firstPlace(in: excluded.count) { excluded[$0] < key }
    return place < excluded.count && excluded[place] == key
      && base.set.hasInstance(value, zones: zones)
  }

  /// The first place of an ascending list that is not before what is looked for.
  private static func firstPlace(in count: Int, isBefore: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isBefore(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
