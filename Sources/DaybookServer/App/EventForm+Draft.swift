import Daybook

extension EventForm.Field {
  /// The field of a draft that this one fills.
  var draftField: EventDraft.Field {
    switch self {
    case .title: .title
    case .startDate: .startDate
    case .startTime: .startTime
    case .endDate: .endDate
    case .endTime: .endTime
    case .zone: .zone
    case .place: .place
    case .notes: .notes
    case .calendar: .calendar
    case .hue: .hue
    }
  }
}

extension EventForm.Values {
  init(_ draft: EventDraft) {
    self.init(
      title: draft.title, isAllDay: draft.isAllDay, startDate: draft.startDate,
      startTime: draft.startTime, endDate: draft.endDate, endTime: draft.endTime, zone: draft.zone,
      place: draft.place, notes: draft.notes,
      calendar: draft.calendar.map { "\($0.rawValue)" } ?? "", hue: draft.hue)
  }
}

extension EventDraft {
  init(_ form: Form) {
    func text(_ field: EventForm.Field) -> String { form.text(field.rawValue) ?? "" }
    self.init(
      title: text(.title), isAllDay: form.text("all_day") != nil, startDate: text(.startDate),
      startTime: text(.startTime), endDate: text(.endDate), endTime: text(.endTime),
      zone: text(.zone), place: text(.place), notes: text(.notes),
      calendar: Int64(text(.calendar)).map { CalendarRecord.ID($0) }, hue: text(.hue))
  }
}

extension EventDraft {
  /// Whether both describe the same event, whatever stands in fields that do not count.
  func saysTheSame(as other: EventDraft) -> Bool {
    func lastDate(_ draft: EventDraft) -> String {
      draft.endDate.isEmpty ? draft.startDate : draft.endDate
    }
    func times(_ draft: EventDraft) -> [String] {
      draft.isAllDay ? [] : [draft.startTime, draft.endTime, draft.zone]
    }
    return EventDraft.oneLine(title) == EventDraft.oneLine(other.title)
      && EventDraft.oneLine(place) == EventDraft.oneLine(other.place)
      && notes == EventDraft.withoutControls(other.notes) && isAllDay == other.isAllDay
      && startDate == other.startDate && lastDate(self) == lastDate(other)
      && times(self) == times(other)
  }
}
