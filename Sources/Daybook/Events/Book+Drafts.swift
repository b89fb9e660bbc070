import CalendarCore
import ICalendar

extension Book {
  /// A UID that nothing else in the world has.
  public static func newUID() -> String {
    let parts = (0..<2).map { _ -> String in
      let digits = String(UInt64.random(in: .min ... .max), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }
    return "\(parts.joined())\(ownUIDEnding)"
  }

  /// Whether a UID is of the kind that ``newUID()`` makes.
  public static func isOwnUID(_ uid: String) -> Bool {
    guard uid.hasSuffix(ownUIDEnding) else { return false }
    let digits = uid.utf8.dropLast(ownUIDEnding.utf8.count)
    return digits.count == 32
      && digits.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }

  private static let ownUIDEnding = "@daybook"

  /// An event as its form shows it.
  ///
  /// - Parameter occurrence: the occurrence of a series that was opened, as the value of a
  ///   RECURRENCE-ID: the draft then has its date, and what an override says of it. Nil for the event
  ///   as its master has it.
  public func draft(of record: ObjectRecord, occurrence: String?) -> EventDraft {
    let object = EventObject(text: record.text)
    let id = occurrence.flatMap { object.occurrenceID($0) }
    guard let content = object.content(of: id, context: editContext(for: object, time: 0)) else {
      return EventDraft(title: record.index.title, calendar: record.calendarID)
    }
    return EventDraft(content, calendar: record.calendarID)
  }

  /// The occurrence of a series that stands for it when none was chosen: its first.
  ///
  /// - Returns: the value of a RECURRENCE-ID; nil for what is no series, or has no occurrence.
  public func firstOccurrence(of record: ObjectRecord) -> String? {
    let object = EventObject(text: record.text)
    guard object.isSeries else { return nil }
    let context = editContext(for: object, time: 0)
    return object.series.firstOccurrence(zones: context.zone)?.text
  }

  /// Whether an event has an occurrence.
  ///
  /// - Parameter occurrence: the value of a RECURRENCE-ID; of a single event its start.
  public func hasOccurrence(_ occurrence: String, of record: ObjectRecord) -> Bool {
    let object = EventObject(text: record.text)
    guard object.isSeries else {
      return object.occurrenceID(occurrence).map { $0 == object.master?.start } ?? false
    }
    let context = editContext(for: object, time: 0)
    return (try? self.occurrence(occurrence, of: object, context: context)) != nil
  }

  /// The occurrences of one object on some days, whether its calendar is shown or not.
  public func occurrences(
    of record: ObjectRecord, on days: DaySpan, zone: TimeZoneRules
  ) -> [EventOccurrence] {
    guard let series = EventSeries(EventObject(text: record.text), zones: zones) else { return [] }
    return series.occurrences(in: ScheduleWindow(days: days, zone: zone), zone: zone)
  }

  /// The day on which what a draft says begins for somebody in `zone`; nil where it cannot be read.
  public func firstDay(of draft: EventDraft, zone: TimeZoneRules) -> Day? {
    guard let day = try? Day(iso: draft.startDate) else { return nil }
    guard !draft.isAllDay, let time = try? TimeOfDay(iso: draft.startTime),
      let rules = zones.rules(named: EventDraft.oneLine(draft.zone))
    else { return day }
    return zone.civil(at: rules.resolve(CivilDateTime(day: day, time: time)).instant).day
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

  /// A hue for a new event: the one least used on the days around it.
  public func hueForNewEvent(around day: Day, zone: TimeZoneRules) throws(StoreError) -> Hue {
    let days = DaySpan(start: day.advanced(by: -21), count: 42)
    var hues: [String: Hue] = [:]
    for occurrence in try occurrences(on: days, zone: zone) {
      hues[occurrence.uid] = occurrence.hue
    }
    return Hue.leastUsed(among: Array(hues.values))
  }
}
