import CalendarCore
import ICalendar

// When all occurrences of a series get another start time, whatever names one of them by its old start
// has to be moved along, or it would no longer be found: exceptions would come back, and changed
// occurrences would stand beside the ones they replace.
extension EventObject {
  /// Moves exceptions, overrides and the ends of rules, for a series that gets the times that one of
  /// its occurrences was given.
  ///
  /// - Parameters:
  ///   - shown: when that occurrence was.
  ///   - times: when it shall be.
  /// - Returns: the times of the master.
  /// - Throws: ``EventDraft/Problem/seriesDaysAreFixed`` for another day, zone or form, and for another
  ///   time where the rules name the times.
  mutating func moveSeries(
    from shown: EventTimes?, to times: EventTimes, context: EditContext
  ) throws(EventDraft.Problem) -> EventTimes {
    guard let masterIndex,
      let old = EventObject.times(of: components[masterIndex], zone: context.zone)
    else { return times }
    guard let shown, times.firstDay == shown.firstDay, times.hasForm(of: old) else {
      throw .seriesDaysAreFixed
    }
    let new = times.starting(on: old.firstDay)
    if let from = old.startTime, let to = new.startTime, from != to {
      guard !rulesNameTimes else { throw .seriesDaysAreFixed }
      let move = SeriesMove(from: from, to: to, clock: clock(context), zone: context.zone)
      moveOverrides(from: old, to: new, by: move, context: context)
      moveLists(at: masterIndex, by: move)
    }
    return new
  }

  /// Whether a rule of the series itself says at what times of the day it takes place.
  private var rulesNameTimes: Bool {
    guard let master else { return false }
    return (master.recurrenceRules + master.exceptionRules).contains { text in
      guard let rule = try? RecurrenceRule.read(text, startingAt: master.start).rule else {
        return false
      }
      return rule.frequency.isSubDaily || !rule.hours.isEmpty || !rule.minutes.isEmpty
        || !rule.seconds.isEmpty
    }
  }

  /// Moves what overrides replace, and the overrides that stand where the series has them; one with
  /// a time of its own stays there.
  private mutating func moveOverrides(
    from old: EventTimes, to new: EventTimes, by move: SeriesMove, context: EditContext
  ) {
    for index in overrideIndices {
      guard let id = components[index].recurrenceID, let moved = move.start(id) else { continue }
      let shown = EventObject.times(of: components[index], zone: context.zone)
      if let shown, let start = components[index].start, isInstance(start, id, context: context) {
        write(
          shown == old.starting(on: id.civil.day)
            ? new.starting(on: id.civil.day) : shown.shifted(bySeconds: move.seconds),
          at: index)
      }
      components[index].setDateTime("RECURRENCE-ID", moved)
    }
  }

  private mutating func moveLists(at index: Int, by move: SeriesMove) {
    for place in components[index].properties.indices {
      let property = components[index].properties[place]
      if property.isNamed("EXDATE") || property.isNamed("RDATE") {
        components[index].properties[place].value = move.list(property)
      } else if property.isNamed("RRULE") || property.isNamed("EXRULE") {
        components[index].properties[place].value = move.rule(property.value)
      }
    }
  }
}

/// How the starts of a series move to another time of the day.
private struct SeriesMove {
  let from: TimeOfDay
  let to: TimeOfDay
  /// The series' clock.
  let clock: TimeZoneRules
  let zone: (String) -> TimeZoneRules?

  /// How much later the new time is on the clock.
  var seconds: Int64 { Int64(to.secondsSinceMidnight) - Int64(from.secondsSinceMidnight) }

  /// Where a start at the old time goes, in the form it is given in; nil for a date, which names the
  /// same day, and for any other time.
  func start(_ value: DateTimeValue) -> DateTimeValue? {
    guard !value.isDate else { return nil }
    let rules = EventObject.rules(of: value, zone: zone) ?? clock
    let instant = rules.resolve(value.civil).instant
    let day = clock.civil(at: instant).day
    // Compared as instants: where the clock skips the old time, the start is later on the clock.
    let old = CivilDateTime(day: day, time: from)
    guard clock.resolve(old).instant == instant else { return nil }
    return self.value(of: CivilDateTime(day: day, time: to), like: value)
  }

  /// The value of an EXDATE or RDATE with the starts moved. Periods stay: they have times of their own.
  func list(_ property: Property) -> String {
    let isDate = property.hasValueType("DATE")
    return property.value.split(separator: ",", omittingEmptySubsequences: false).map { part in
      guard !part.contains("/"),
        let value = try? DateTimeValue(
          text: String(part), tzid: property.tzid, isDate: isDate),
        let moved = start(value)
      else { return String(part) }
      return moved.text
    }.joined(separator: ",")
  }

  /// The value of a rule with its UNTIL moved, when that is a time and not a day.
  func rule(_ text: String) -> String {
    text.split(separator: ";", omittingEmptySubsequences: false).map { part in
      let name = part.prefix { $0 != "=" }
      guard name.uppercased() == "UNTIL",
        let until = try? DateTimeValue(text: String(part.dropFirst(name.count + 1))), !until.isDate
      else { return String(part) }
      let rules = EventObject.rules(of: until, zone: zone) ?? clock
      let civil = clock.civil(at: rules.resolve(until.civil).instant)
      return "\(name)=\(value(of: civil.advanced(bySeconds: seconds), like: until).text)"
    }.joined(separator: ";")
  }

  /// A time on the series' clock in the form of a value.
  private func value(of civil: CivilDateTime, like model: DateTimeValue) -> DateTimeValue {
    guard let rules = EventObject.rules(of: model, zone: zone) else {
      return model.withCivil(civil)
    }
    return model.withCivil(rules.civil(at: clock.resolve(civil).instant))
  }
}
