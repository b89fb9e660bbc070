import CalendarCore
import ICalendar

/// When a change is made, and how zones are found: what editing needs from outside.
public struct EditContext {
  /// Now, in UTC.
  public var now: CivilDateTime
  /// The rules of a TZID.
  public var zone: (String) -> TimeZoneRules?

  /// Makes a context.
  public init(now: CivilDateTime, zone: @escaping (String) -> TimeZoneRules?) {
    self.now = now
    self.zone = zone
  }
}

extension EventObject {
  /// A new event.
  public init(_ fields: EventFields, uid: String, context: EditContext) {
    var event = Component("VEVENT")
    event.setText("UID", uid)
    event.setDateTime("DTSTAMP", .utc(context.now))
    event.setDateTime("CREATED", .utc(context.now))
    self.init([event])
    EventObject.write(fields, to: &components[0], context: context)
  }

  /// Changes a single event, or a whole series by its first occurrence: only what differs from what
  /// it says now, every other property as it was.
  ///
  /// - Throws: ``EventDraft/Problem/seriesDaysAreFixed`` for another day or zone of a whole series.
  mutating func change(
    to fields: EventFields, context: EditContext
  ) throws(EventDraft.Problem) {
    guard let masterIndex else { return }
    var fields = fields
    if isSeries, let old = EventObject.times(of: components[masterIndex], zone: context.zone) {
      fields.times = try moveSeries(from: old, shown: old, to: fields.times)
    }
    EventObject.write(fields, to: &components[masterIndex], context: context)
  }

  /// Changes a series from one of its occurrences.
  ///
  /// A change to the occurrence alone becomes an override. A change to all occurrences may change the
  /// times but not the days or the zone: overrides and exceptions move with the start time.
  ///
  /// - Throws: ``EventDraft/Problem/seriesDaysAreFixed`` for another day or zone of a whole series.
  mutating func change(
    to fields: EventFields, occurrence id: DateTimeValue, wholeSeries: Bool, context: EditContext
  ) throws(EventDraft.Problem) {
    guard wholeSeries || !isSeries else {
      let index = overrideIndex(for: id, context: context)
      EventObject.write(fields, to: &components[index], context: context)
      return
    }
    guard let masterIndex else { return }
    var fields = fields
    if isSeries, let old = EventObject.times(of: components[masterIndex], zone: context.zone) {
      fields.times = try moveSeries(
        from: old, shown: old.starting(on: id.civil.day), to: fields.times)
    }
    EventObject.write(fields, to: &components[masterIndex], context: context)
  }

  /// The occurrence that the value of a RECURRENCE-ID names, in the form of the series' start.
  func occurrenceID(_ text: String) -> DateTimeValue? {
    guard let start = master?.start, let value = try? DateTimeValue(text: text) else { return nil }
    return start.withCivil(value.civil)
  }

  /// Takes one occurrence out of the series: its override goes, and the master gets an exception.
  public mutating func removeOccurrence(_ id: DateTimeValue, context: EditContext) {
    if let index = existingOverride(for: id, context: context) { components.remove(at: index) }
    guard let masterIndex, !components[masterIndex].isOverride else { return }
    components[masterIndex].add(Property("EXDATE", dateTime: id))
    EventObject.stamp(&components[masterIndex], context: context)
  }

  // MARK: Writing

  private static func write(
    _ fields: EventFields, to event: inout Component, context: EditContext
  ) {
    setOrRemove("SUMMARY", fields.title, in: &event)
    setOrRemove("LOCATION", fields.place, in: &event)
    setOrRemove("DESCRIPTION", fields.notes, in: &event)
    if times(of: event, zone: context.zone) != fields.times {
      let (start, end) = fields.times.values
      event.setDateTime("DTSTART", start)
      event.setDateTime("DTEND", end)
      event.remove("DURATION")
    }
    let shown =
      event.color.flatMap { RGBColor(hex: $0) }.map { Hue(nearest: $0) }
      ?? Hue.standard(forUID: event.uid ?? "")
    if let hue = fields.hue, hue != shown { event.setRaw("COLOR", hue.colorName) }
    stamp(&event, context: context)
  }

  private static func setOrRemove(_ name: String, _ text: String, in event: inout Component) {
    if text.isEmpty {
      event.remove(name)
    } else {
      event.setText(name, text)
    }
  }

  /// Counts a change (RFC 5545 §3.8.7.2–4).
  private static func stamp(_ event: inout Component, context: EditContext) {
    event.setInteger("SEQUENCE", event.property("SEQUENCE") == nil ? 0 : event.sequence + 1)
    event.setDateTime("DTSTAMP", .utc(context.now))
    event.setDateTime("LAST-MODIFIED", .utc(context.now))
  }

  // MARK: Occurrences

  func existingOverride(for id: DateTimeValue, context: EditContext) -> Int? {
    overrideIndices.first { index in
      components[index].recurrenceID.map { isSame($0, id, context: context) } ?? false
    }
  }

  /// The override of an occurrence; one like the master is made when there is none.
  private mutating func overrideIndex(for id: DateTimeValue, context: EditContext) -> Int {
    if let index = existingOverride(for: id, context: context) { return index }
    guard let masterIndex else { return 0 }
    var event = components[masterIndex]
    let original = EventObject.times(of: event, zone: context.zone)
    for name in ["RRULE", "RDATE", "EXDATE", "EXRULE"] { event.remove(name) }
    event.setDateTime("RECURRENCE-ID", id)
    if let original {
      let (start, end) = original.starting(on: id.civil.day).values
      event.setDateTime("DTSTART", start)
      event.setDateTime("DTEND", end)
      event.remove("DURATION")
    }
    let last = overrideIndices.last ?? masterIndex
    components.insert(event, at: last + 1)
    return last + 1
  }

  private func isSame(_ left: DateTimeValue, _ right: DateTimeValue, context: EditContext) -> Bool {
    if left == right { return true }
    guard let one = EventObject.rules(of: left, zone: context.zone),
      let other = EventObject.rules(of: right, zone: context.zone)
    else { return left.civil == right.civil && left.isDate == right.isDate }
    return one.resolve(left.civil).instant == other.resolve(right.civil).instant
  }

  // MARK: Whole series

  /// The times for the master when all occurrences get the times that one of them was given, with the
  /// exceptions and the ends of rules moved along.
  private mutating func moveSeries(
    from old: EventTimes, shown: EventTimes, to times: EventTimes
  ) throws(EventDraft.Problem) -> EventTimes {
    guard times != shown else { return old }
    let (oldStart, newStart) = (shown.values.start, times.values.start)
    guard times.firstDay == shown.firstDay, oldStart.hasForm(of: newStart),
      oldStart.tzid == newStart.tzid
    else { throw .seriesDaysAreFixed }

    if let from = shown.startTime, let to = times.startTime, from != to {
      let shift = Int64(to.secondsSinceMidnight) - Int64(from.secondsSinceMidnight)
      moveExceptions(from: from, by: shift)
    }
    return times.starting(on: old.firstDay)
  }

  private mutating func moveExceptions(from time: TimeOfDay, by shift: Int64) {
    guard let masterIndex else { return }
    let master = components[masterIndex]
    func moved(_ value: DateTimeValue) -> DateTimeValue {
      guard !value.isDate, value.hasForm(of: master.start ?? value), value.civil.time == time
      else { return value }
      return value.withCivil(value.civil.advanced(bySeconds: shift))
    }
    for name in ["EXDATE", "RDATE"] {
      let values: [DateTimeValue] =
        name == "EXDATE" ? master.exceptionDates : master.additionalDates.map(\.start)
      // Dates with a length of their own stay: they do not follow the series' times.
      let hasPeriods = master.additionalDates.contains { $0 != .at($0.start) }
      guard values.contains(where: { moved($0) != $0 }), name == "EXDATE" || !hasPeriods else {
        continue
      }
      components[masterIndex].remove(name)
      for value in values { components[masterIndex].add(Property(name, dateTime: moved(value))) }
    }
    for index in overrideIndices {
      guard let id = components[index].recurrenceID, moved(id) != id else { continue }
      components[index].setDateTime("RECURRENCE-ID", moved(id))
    }
    let rules = master.properties("RRULE")
    guard rules.contains(where: { $0.value.contains("UNTIL=") }) else { return }
    components[masterIndex].remove("RRULE")
    for var rule in rules {
      rule.value = EventObject.movingUntil(of: rule.value, by: shift)
      components[masterIndex].add(rule)
    }
  }

  /// The rule with its UNTIL moved, when that is a time and not a day.
  private static func movingUntil(of rule: String, by shift: Int64) -> String {
    rule.split(separator: ";", omittingEmptySubsequences: false).map { part -> String in
      guard part.hasPrefix("UNTIL="),
        let until = try? DateTimeValue(text: String(part.dropFirst(6))), !until.isDate
      else { return String(part) }
      return "UNTIL=\(until.withCivil(until.civil.advanced(bySeconds: shift)).text)"
    }.joined(separator: ";")
  }
}
