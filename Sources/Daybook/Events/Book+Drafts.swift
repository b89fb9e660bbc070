import CalendarCore
import ICalendar

extension Book {
  /// A UID that nothing else in the world has.
  public static func newUID() -> String {
    let parts = (0..<2).map { _ -> String in
      let digits = String(UInt64.random(in: .min ... .max), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }
    return "\(parts.joined())@daybook"
  }

  /// The calendar of this name, made when there is none; but nothing is made for a draft that is wrong
  /// in any other way.
  public func defaultCalendar(
    named name: String, for draft: EventDraft, time: Int64
  ) throws(EventChangeError) -> CalendarRecord.ID {
    let trial = CalendarRecord(id: CalendarRecord.ID(0), name: name, hue: Hue.sky.name)
    var tried = draft
    tried.calendar = trial.id
    do {
      _ = try tried.read(calendars: [trial], isKnownZone: { zones.rules(named: $0) != nil })
    } catch { throw .problems(error) }
    do {
      return try store.transaction(durability: .full, time: time) {
        transaction throws(StoreError) in
        if let found = try transaction.calendars().first(where: { $0.name == name }) {
          return found.id
        }
        return try transaction.createCalendar(name: name, hue: Hue.sky.name, header: "").id
      }
    } catch { throw .store(error) }
  }

  /// An event as its form shows it.
  ///
  /// - Parameter occurrence: the occurrence of a series that was opened, as the value of a
  ///   RECURRENCE-ID: the draft then has its date, and what an override says of it.
  public func draft(of record: ObjectRecord, occurrence: String?) -> EventDraft {
    let object = EventObject(text: record.text)
    let context = editContext(time: 0)
    guard let (component, times) = object.opened(occurrence, context: context) else {
      return EventDraft(title: record.index.title, calendar: record.calendarID)
    }
    let color = component.color.flatMap { RGBColor(hex: $0) }
    let hue = color.map { Hue(nearest: $0) } ?? Hue.standard(forUID: record.uid)
    var draft = EventDraft(
      title: component.summary ?? "", place: component.location ?? "",
      notes: component.description ?? "", calendar: record.calendarID, hue: hue.name)
    switch times {
    case .allDay(let days):
      draft.startDate = "\(days.start)"
      draft.endDate = "\(days.last)"
    case .timed(let start, let end, let tzid):
      draft.isAllDay = false
      draft.startDate = "\(start.day)"
      draft.startTime = "\(start.time)"
      draft.endDate = "\(end.day)"
      draft.endTime = "\(end.time)"
      draft.zone = tzid ?? ""
    case nil:
      break
    }
    return draft
  }

  /// The occurrences of one object on some days, whether its calendar is shown or not.
  public func occurrences(
    of record: ObjectRecord, on days: DaySpan, zone: TimeZoneRules
  ) -> [EventOccurrence] {
    guard let series = EventSeries(EventObject(text: record.text), zones: zones) else { return [] }
    return series.occurrences(in: ScheduleWindow(days: days, zone: zone), zone: zone)
  }

  /// How an object repeats, as a sentence.
  package func ruleSentence(of record: ObjectRecord, labels: LocaleLabels) -> String {
    let master = EventObject(text: record.text).master
    let rules = master?.recurrenceRules.compactMap { text in
      try? RecurrenceRule.read(text, startingAt: master?.start).rule
    }
    guard let start = master?.start, let rules, rules.count == 1, let rule = rules.first else {
      return Strings(labels.language).repeatsOtherwise
    }
    return Strings(labels.language).sentence(
      for: rule, start: start.civil.day, labels: labels)
  }
}

extension EventObject {
  /// The component that says what an occurrence is, and when that occurrence is.
  fileprivate func opened(
    _ occurrence: String?, context: EditContext
  ) -> (Component, EventTimes?)? {
    guard let master else { return nil }
    let times = EventObject.times(of: master, zone: context.zone)
    guard isSeries, let id = occurrence.flatMap({ occurrenceID($0) }) else {
      return (master, times)
    }
    if let index = existingOverride(for: id, context: context) {
      return (
        components[index], EventObject.times(of: components[index], zone: context.zone)
      )
    }
    return (master, times?.starting(on: id.civil.day))
  }
}
