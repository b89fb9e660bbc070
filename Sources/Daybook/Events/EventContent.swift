import CalendarCore
import ICalendar

/// What an event or an occurrence says, as its form shows it: what a change is compared with, so that
/// only what somebody changed is written.
struct EventContent {
  var title: String
  var place: String
  var notes: String
  /// When it is; nil without a readable start.
  var times: EventTimes?
  /// Its own hue: the one nearest to its colour; nil without a colour.
  var ownHue: Hue?
  /// The hue it is shown in.
  var hue: Hue

  init(_ component: Component, times: EventTimes?) {
    title = EventDraft.oneLine(component.summary ?? "")
    place = EventDraft.oneLine(component.location ?? "")
    notes = EventDraft.withoutControls(component.description ?? "")
    self.times = times
    ownHue = component.color.flatMap { RGBColor(hex: $0) }.map { Hue(nearest: $0) }
    hue = ownHue ?? Hue.standard(forUID: component.uid ?? "")
  }

  /// Whether fields say anything else.
  func differs(from fields: EventFields) -> Bool {
    !isSameText(title, fields.title) || !isSameText(place, fields.place)
      || !isSameText(notes, fields.notes) || times != fields.times || differsInHue(from: fields)
  }

  /// Whether fields have another colour than the one that is shown, or none where it has its own.
  func differsInHue(from fields: EventFields) -> Bool {
    fields.hue.map { $0 != hue } ?? (ownHue != nil)
  }

  /// What this says after a change to what it may be a copy of: each field that the change touches is
  /// taken over where this still says what the model does.
  ///
  /// - Parameters:
  ///   - model: what the change is made to, as it was.
  ///   - shown: what was changed, as it was shown.
  ///   - fields: what was made of it.
  func following(
    _ model: EventContent, from shown: EventContent, to fields: EventFields
  ) -> EventFields {
    func text(_ own: String, _ model: String, _ shown: String, _ new: String) -> String {
      !isSameText(shown, new) && isSameText(own, model) ? new : own
    }
    var result = fields
    result.title = text(title, model.title, shown.title, fields.title)
    result.place = text(place, model.place, shown.place, fields.place)
    result.notes = text(notes, model.notes, shown.notes, fields.notes)
    if !shown.differsInHue(from: fields) || ownHue != model.ownHue { result.hue = ownHue }
    return result
  }
}

extension EventDraft {
  /// The draft that says what an event says.
  init(_ content: EventContent, calendar: CalendarRecord.ID) {
    self.init(
      title: content.title, place: content.place, notes: content.notes, calendar: calendar,
      hue: content.hue.name)
    switch content.times {
    case .allDay(let days):
      startDate = "\(days.start)"
      endDate = "\(days.last)"
    case .timed(let start, let end, let tzid):
      isAllDay = false
      startDate = "\(start.day)"
      startTime = "\(start.time)"
      endDate = "\(end.day)"
      endTime = "\(end.time)"
      zone = tzid ?? ""
    case nil:
      break
    }
  }
}
