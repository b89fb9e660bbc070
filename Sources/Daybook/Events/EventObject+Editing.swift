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
  /// to the occurrence that was opened, and to every override that says the same as the master did.
  ///
  /// - Parameters:
  ///   - fields: what the form says now.
  ///   - id: the occurrence whose form it was; nil for the first.
  /// - Throws: ``SeriesRefusal`` when the series cannot be moved so.
  mutating func changeAll(
    to fields: EventFields, openedAt id: DateTimeValue?, context: EditContext
  ) throws(SeriesRefusal) {
    guard let masterIndex, let shown = content(of: id, context: context),
      shown.differs(from: fields)
    else { return }
    guard isSeries, master?.start != nil else {
      write(
        fields, times: shown.times == fields.times ? nil : fields.times, shown: shown,
        at: masterIndex)
      return stamp(masterIndex, context: context)
    }
    let before = components
    let opened = id.flatMap { place(of: $0, context: context) }?.index ?? masterIndex
    if shown.times != fields.times {
      let change = try series.editing(
        SeriesEdit(times: fields.times), at: id, scope: .all, newUID: "", zones: context.zone)
      if let object = change.object { series = object }
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

  /// Changes an occurrence of a series and all that follow, which become a series of their own; at the
  /// first occurrence the whole series.
  ///
  /// - Parameter uid: the UID of the new series.
  /// - Returns: the new series; nil when the whole one was changed, or nothing at all.
  /// - Throws: ``SeriesRefusal`` when the series cannot be cut there or moved so.
  mutating func changeFollowing(
    _ id: DateTimeValue, to fields: EventFields, uid: String, context: EditContext
  ) throws(SeriesRefusal) -> EventObject? {
    guard let masterIndex, let shown = content(of: id, context: context),
      shown.differs(from: fields)
    else { return nil }
    let split = try series.split(at: id, uid: uid, zones: context.zone)
    guard let earlier = split.earlier else {
      try changeAll(to: fields, openedAt: id, context: context)
      return nil
    }
    var later = EventObject(split.later.components)
    try later.changeAll(to: fields, openedAt: id, context: context)
    for index in later.components.indices where !later.components[index].isNamed("VTIMEZONE") {
      later.components[index].setInteger("SEQUENCE", 0)
      for name in ["DTSTAMP", "CREATED", "LAST-MODIFIED"] {
        later.components[index].setDateTime(name, .utc(context.now))
      }
    }
    series = earlier
    stamp(masterIndex, context: context)
    return later
  }

  /// Changes one occurrence of a series; it becomes an override if it is none yet.
  mutating func changeOccurrence(
    _ id: DateTimeValue, to fields: EventFields, context: EditContext
  ) {
    guard let shown = content(of: id, context: context), shown.differs(from: fields),
      let index = series.detachOccurrence(id, zones: context.zone)
    else { return }
    write(
      fields, times: shown.times == fields.times ? nil : fields.times, shown: shown, at: index)
    stamp(index, context: context)
  }

  /// Takes one occurrence out of the series: its override goes, and the master gets an exception.
  mutating func removeOccurrence(_ id: DateTimeValue, context: EditContext) {
    if let index = series.removeOccurrence(id, zones: context.zone) {
      stamp(index, context: context)
    }
  }

  /// Takes an occurrence and all that follow out of the series.
  ///
  /// - Returns: whether anything is left.
  /// - Throws: ``SeriesRefusal`` when the series cannot be cut there.
  mutating func removeFollowing(
    _ id: DateTimeValue, context: EditContext
  ) throws(SeriesRefusal) -> Bool {
    let change = try series.deleting(at: id, scope: .thisAndFollowing, zones: context.zone)
    guard let rest = change.object, let index = rest.masterIndex else { return false }
    series = rest
    stamp(index, context: context)
    return true
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
  private mutating func write(_ times: EventTimes, at index: Int) {
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
}
