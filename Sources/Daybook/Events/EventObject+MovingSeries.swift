import CalendarCore
import ICalendar

// When all occurrences of a series get another start time, whatever names one of them by its old start
// has to be moved along, or it would no longer be found: exceptions would come back, and changed
// occurrences would stand beside the ones they replace.
extension EventObject {
  /// Gives a series the times that one of its occurrences was given: every occurrence starts as much
  /// later and lasts as much longer. Exceptions, overrides and the ends of rules move along.
  ///
  /// - Parameters:
  ///   - shown: when that occurrence was.
  ///   - times: when it shall be.
  ///   - opened: the component that says when it was.
  /// - Throws: ``EventDraft/Problem/seriesDaysAreFixed`` for another day, zone or form, and for another
  ///   time where the rules name the times.
  mutating func moveSeries(
    from shown: EventTimes?, to times: EventTimes, openedAt opened: Int, context: EditContext
  ) throws(EventDraft.Problem) {
    guard let masterIndex else { return }
    guard let old = EventObject.times(of: components[masterIndex], zone: context.zone) else {
      return write(times, at: masterIndex)
    }
    guard let shown, times.firstDay == shown.firstDay, times.hasForm(of: shown),
      times.isAllDay == old.isAllDay
    else { throw .seriesDaysAreFixed }
    let later =
      Int64(times.startTime?.secondsSinceMidnight ?? 0)
      - Int64(shown.startTime?.secondsSinceMidnight ?? 0)
    let new = old.shifted(bySeconds: later)
    guard new.firstDay == old.firstDay else { throw .seriesDaysAreFixed }
    let length = LengthChange(from: shown.length, to: times.length)
    var move: SeriesMove?
    if let from = old.startTime, let to = new.startTime, from != to {
      guard !rulesNameTimes else { throw .seriesDaysAreFixed }
      move = SeriesMove(from: from, to: to, clock: clock(context), zone: context.zone)
    }
    // The master is the last, because the others are compared with it.
    for index in overrideIndices {
      if index == opened {
        if let own = EventObject.times(of: components[index], zone: context.zone) {
          write(length.applied(to: own.shifted(bySeconds: later)), at: index)
        }
      } else {
        moveOverride(at: index, by: move, length, context: context)
      }
      if let moved = components[index].recurrenceID.flatMap({ move?.start($0) }) {
        components[index].setDateTime("RECURRENCE-ID", moved)
      }
    }
    if let move { moveLists(at: masterIndex, by: move) }
    write(length.applied(to: new), at: masterIndex)
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

  /// Moves an override that stands where the series has it, and gives one that is as long as the
  /// series has it the new length; a time or a length of its own stays.
  private mutating func moveOverride(
    at index: Int, by move: SeriesMove?, _ length: LengthChange, context: EditContext
  ) {
    let component = components[index]
    guard let masterIndex, let id = component.recurrenceID, let start = component.start,
      let own = EventObject.times(of: component, zone: context.zone)
    else { return }
    var new = own
    if let moved = move?.start(start), isInstance(start, id, context: context) {
      new = own.shifted(
        bySeconds: moved.civil.secondsSinceEpoch(utcOffset: 0)
          - start.civil.secondsSinceEpoch(utcOffset: 0))
    }
    let pattern = times(
      of: inForm(of: master?.start, id, context), at: .pattern(masterIndex), context: context)
    if let pattern, pattern.isAllDay == own.isAllDay, pattern.length == own.length {
      new = length.applied(to: new)
    }
    if new != own { write(new, at: index) }
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

/// How the length of a series changes.
private struct LengthChange {
  /// The length of the occurrence that was changed, before and after, as ``EventTimes/length``.
  let from: Int64
  let to: Int64

  /// The times lasting as much longer; what would have no length left gets the new one itself.
  func applied(to times: EventTimes) -> EventTimes {
    guard from != to else { return times }
    let sum = times.length + (to - from)
    return times.lasting(sum > 0 ? sum : to)
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
