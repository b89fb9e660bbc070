import CalendarCore

extension SeriesObject {
  /// Gives the whole series the times that one of its occurrences was given: every occurrence starts
  /// as much later on the clock and lasts as much longer.
  ///
  /// Exceptions, extra dates and changed occurrences that stand where the series has them move along,
  /// and so do the ends of rules. What has a time of its own keeps it.
  ///
  /// - Parameters:
  ///   - shown: when that occurrence was.
  ///   - wanted: when it shall be.
  ///   - opened: the place of the component that says when it was.
  ///   - zones: the rules of the zone with a TZID, or nil when it is not known.
  /// - Returns: the moved series, and how it moved; nil when only its length changed.
  /// - Throws: ``SeriesRefusal``.
  func moved(
    from shown: EventTimes, to wanted: EventTimes, openedAt opened: Int,
    zones: @escaping (String) -> TimeZoneRules?
  ) throws(SeriesRefusal) -> (object: SeriesObject, move: SeriesMove?) {
    guard let masterIndex, let base = SeriesBase(self, zones: zones),
      let old = components[masterIndex].eventTimes(zone: zones)
    else { throw .notASeries }
    let later =
      wanted.startValue.civil.secondsSinceEpoch(utcOffset: 0)
      - shown.startValue.civil.secondsSinceEpoch(utcOffset: 0)
    let keepsForm = wanted.hasForm(of: shown)
    guard keepsForm ? shown.isAllDay == old.isAllDay : shown.hasForm(of: old) else {
      throw .mixedForms
    }
    let civil = base.set.start.civil.advanced(bySeconds: later)
    let start = keepsForm ? base.set.start.withCivil(civil) : wanted.startValue.withCivil(civil)
    guard (0...9998).contains(start.civil.day.year) else { throw .tooFar }
    let length = LengthChange(from: shown, to: wanted)
    var move = later == 0 && keepsForm ? nil : SeriesMove(base, to: start, zones: zones)

    var object = self
    if move != nil { try object.moveLists(at: masterIndex, by: &move) }
    for index in overrideIndices {
      let own = components[index].eventTimes(zone: zones)
      if index == opened, let own {
        let new = own == shown ? wanted : length.applied(to: own.shifted(bySeconds: later))
        if new != own { object.components[index].setTimes(new, zone: zones) }
      } else if let new = overrideTimes(at: index, by: &move, length, zones: zones), new != own {
        object.components[index].setTimes(new, zone: zones)
      }
      if let id = components[index].recurrenceID, let moved = move?.moved(id), moved != id {
        object.components[index].setDateTime("RECURRENCE-ID", moved)
      }
    }
    let new = length.applied(to: old.starting(at: start))
    if new != old { object.components[masterIndex].setTimes(new, zone: zones) }
    return (object, move)
  }

  /// The times of an override after a move: one that stands where the series has it moves along, and
  /// one that is as long as the series has it gets the new length; its own time or length stays.
  private func overrideTimes(
    at index: Int, by move: inout SeriesMove?, _ length: LengthChange,
    zones: @escaping (String) -> TimeZoneRules?
  ) -> EventTimes? {
    let component = components[index]
    guard let masterIndex, let id = component.recurrenceID, let start = component.start,
      let own = component.eventTimes(zone: zones), var base = SeriesBase(self, zones: zones)
    else { return nil }
    var new = own
    if base.isInstance(start, id), start.isDate == id.isDate, let moved = move?.moved(start) {
      new = own.starting(at: moved)
    }
    let instance = base.clock.value(
      local: base.clock.local(base.seconds(of: id)), like: base.set.start)
    let pattern = times(of: instance, at: .pattern(masterIndex), zones: zones)
    if let pattern, pattern.isAllDay == own.isAllDay, pattern.length == own.length,
      new.isAllDay == length.isAllDay
    {
      new = length.applied(to: new)
    }
    return new
  }

  private mutating func moveLists(
    at index: Int, by move: inout SeriesMove?
  ) throws(SeriesRefusal) {
    var properties: [Property] = []
    for var property in components[index].properties {
      if property.isNamed("EXDATE") || property.isNamed("RDATE") {
        var hasDay = false
        properties += property.movingDates { value in
          if value.isDate, move?.isMovingDates == false { hasDay = true }
          return move?.moved(value)
        }
        // A day on which occurrences were excluded is no longer one day.
        if hasDay, move?.days == nil { throw .timesOfDay }
        continue
      }
      if property.isNamed("RRULE") || property.isNamed("EXRULE"), let move {
        property.value = try move.moved(property.value)
      }
      properties.append(property)
    }
    components[index].properties = properties
  }
}

/// How the length of a series changes.
private struct LengthChange {
  /// The length of the occurrence that was changed, before and after, as ``EventTimes/length``; the
  /// first is nil when whole days become times or the other way round.
  private let from: Int64?
  private let to: Int64
  let isAllDay: Bool

  init(from shown: EventTimes, to wanted: EventTimes) {
    from = shown.isAllDay == wanted.isAllDay ? shown.length : nil
    to = wanted.length
    isAllDay = wanted.isAllDay
  }

  /// The times lasting as much longer; what would have no length left gets the new one itself.
  func applied(to times: EventTimes) -> EventTimes {
    guard let from else { return times.lasting(to) }
    guard from != to else { return times }
    let sum = times.length + (to - from)
    return times.lasting(sum > 0 ? sum : to)
  }
}

extension EventTimes {
  /// The same starting at a value and in its form, as long as before where the form allows it.
  fileprivate func starting(at value: DateTimeValue) -> EventTimes {
    switch (self, value) {
    case (.allDay(let days), .date(let day)):
      return .allDay(DaySpan(start: day, count: days.count))
    case (.timed, .date(let day)):
      return .allDay(DaySpan(start: day, count: 1))
    case (_, _):
      let tzid: String? = if case .utc = value { "UTC" } else { value.tzid }
      let length = isAllDay ? 0 : length
      return .timed(
        start: value.civil, end: value.civil.advanced(bySeconds: length), tzid: tzid)
    }
  }
}
