import CalendarCore
import ICalendar

// Editing writes what somebody changed and nothing else: every other line, its place and its spelling
// stay.
extension EventObject {
  /// A new event.
  init(_ fields: EventFields, uid: String, context: EditContext) {
    var event = Component("VEVENT")
    event.setText("UID", uid)
    event.setDateTime("DTSTAMP", .utc(context.now))
    event.setDateTime("CREATED", .utc(context.now))
    event.setInteger("SEQUENCE", 0)
    self.init([event])
    write(fields, times: fields.times, shown: EventContent(event, times: nil), at: 0)
    components[0].setDateTime("LAST-MODIFIED", .utc(context.now))
  }

  /// Changes a single event, or all occurrences of a series.
  ///
  /// Only the difference between what was shown and what the form says now is written: to the master,
  /// to the occurrence that was opened, and to every override that says the same as the master did. Of
  /// a series the times may change but not the days or the zone.
  ///
  /// - Parameters:
  ///   - fields: what the form says now.
  ///   - id: the occurrence whose form it was; nil for the first.
  /// - Throws: ``EventDraft/Problem/seriesDaysAreFixed``.
  mutating func changeAll(
    to fields: EventFields, openedAt id: DateTimeValue?, context: EditContext
  ) throws(EventDraft.Problem) {
    guard let masterIndex, let shown = content(of: id, context: context),
      shown.differs(from: fields)
    else { return }
    guard isSeries else {
      write(
        fields, times: shown.times == fields.times ? nil : fields.times, shown: shown,
        at: masterIndex)
      return stamp(masterIndex, context: context)
    }
    let before = components
    let opened = id.flatMap { place(of: $0, context: context) }?.index ?? masterIndex
    if shown.times != fields.times {
      try moveSeries(from: shown.times, to: fields.times, openedAt: opened, context: context)
    }
    let master = EventContent(components[masterIndex], times: nil)
    for index in [masterIndex] + overrideIndices {
      let own = EventContent(components[index], times: nil)
      let model = index == opened ? own : master
      write(
        own.following(model, from: shown, to: fields), times: nil, shown: own, at: index)
      if components[index] != before[index] { stamp(index, context: context) }
    }
  }

  /// Changes one occurrence of a series; it becomes an override if it is none yet.
  mutating func changeOccurrence(
    _ id: DateTimeValue, to fields: EventFields, context: EditContext
  ) {
    guard let place = place(of: id, context: context),
      let shown = content(of: id, context: context), shown.differs(from: fields)
    else { return }
    let index =
      switch place {
      case .own(let index): index
      case .pattern(let index): addOverride(of: id, like: index, times: shown.times, context)
      }
    write(
      fields, times: shown.times == fields.times ? nil : fields.times, shown: shown, at: index)
    stamp(index, context: context)
  }

  /// Takes one occurrence out of the series: its override goes, and the master gets an exception.
  ///
  /// - Returns: whether the object still has a component.
  mutating func removeOccurrence(_ id: DateTimeValue, context: EditContext) -> Bool {
    if case .own(let index)? = place(of: id, context: context),
      // The following occurrences still follow it; the exception alone hides its own.
      !components[index].overridesFollowing || master?.isOverride == true
    {
      components.remove(at: index)
    }
    if let masterIndex, !components[masterIndex].isOverride {
      components[masterIndex].add(Property("EXDATE", dateTime: id))
      stamp(masterIndex, context: context)
    }
    return masterIndex != nil
  }

  // MARK: Writing

  private mutating func write(
    _ fields: EventFields, times: EventTimes?, shown: EventContent, at index: Int
  ) {
    for (name, old, new) in [
      ("SUMMARY", shown.title, fields.title), ("LOCATION", shown.place, fields.place),
      ("DESCRIPTION", shown.notes, fields.notes),
    ] where !isSameText(old, new) {
      if new.isEmpty {
        components[index].remove(name)
      } else {
        components[index].setText(name, new)
      }
    }
    if let times { write(times, at: index) }
    guard shown.differsInHue(from: fields) else { return }
    if let hue = fields.hue {
      components[index].setRaw("COLOR", hue.colorName)
    } else {
      components[index].remove("COLOR")
      components[index].remove("X-APPLE-CALENDAR-COLOR")
    }
  }

  /// Writes a start and an end; a line that says the same already stays as it is.
  mutating func write(_ times: EventTimes, at index: Int) {
    let (start, end) = times.values
    if components[index].start != start { components[index].setDateTime("DTSTART", start) }
    if let end {
      if components[index].dateTime("DTEND") != end { components[index].setDateTime("DTEND", end) }
    } else {
      components[index].remove("DTEND")
    }
    components[index].remove("DURATION")
  }

  /// Counts a change (RFC 5545 §3.8.7.2–4).
  mutating func stamp(_ index: Int, context: EditContext) {
    components[index].setInteger("SEQUENCE", min(components[index].sequence, Int.max - 1) + 1)
    components[index].setDateTime("DTSTAMP", .utc(context.now))
    components[index].setDateTime("LAST-MODIFIED", .utc(context.now))
  }

  /// Adds the override of an occurrence that says what its pattern says.
  ///
  /// - Parameters:
  ///   - pattern: the index of the component that it is like.
  ///   - times: when the occurrence is.
  /// - Returns: the override's index: after the other overrides.
  private mutating func addOverride(
    of id: DateTimeValue, like pattern: Int, times: EventTimes?, _ context: EditContext
  ) -> Int {
    var event = components[pattern]
    for name in ["RRULE", "RDATE", "EXDATE", "EXRULE", "RECURRENCE-ID"] { event.remove(name) }
    event.add(Property("RECURRENCE-ID", dateTime: id))
    let index = (overrideIndices.last ?? pattern) + 1
    components.insert(event, at: index)
    if let times { moveOverride(at: index, to: times, context) }
    return index
  }

  /// Gives a new override its times in the way its pattern tells them: with the same kind of end.
  private mutating func moveOverride(
    at index: Int, to times: EventTimes, _ context: EditContext
  ) {
    let (start, end) = times.values
    let oldEnd = components[index].dateTime("DTEND")
    components[index].setDateTime("DTSTART", start)
    // A duration, or no end at all, is right wherever the start is, unless this occurrence has a
    // length of its own.
    if EventObject.times(of: components[index], zone: context.zone) == times { return }
    guard let end else { return write(times, at: index) }
    components[index].setDateTime("DTEND", inForm(of: oldEnd, end, context))
    components[index].remove("DURATION")
  }

  /// A value in the zone of another one, where both have a zone.
  func inForm(
    of model: DateTimeValue?, _ value: DateTimeValue, _ context: EditContext
  ) -> DateTimeValue {
    guard let model, !model.hasForm(of: value),
      let from = EventObject.rules(of: value, zone: context.zone),
      let to = EventObject.rules(of: model, zone: context.zone)
    else { return value }
    return model.withCivil(to.civil(at: from.resolve(value.civil).instant))
  }
}
