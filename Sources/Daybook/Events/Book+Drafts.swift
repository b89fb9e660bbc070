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
  /// - Returns: the value of a RECURRENCE-ID; nil for what is no series.
  public func firstOccurrence(of record: ObjectRecord) -> String? {
    let object = EventObject(text: record.text)
    guard object.isSeries, let start = object.master?.start,
      let series = EventSeries(object, zones: zones)
    else { return nil }
    // The start is the first occurrence, unless it was taken out.
    let days = DaySpan(start: start.civil.day.advanced(by: -1), count: 366)
    let window = ScheduleWindow(days: days, zone: .utc)
    return series.occurrences(in: window, zone: .utc).compactMap(\.recurrenceID).min()
      ?? start.text
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
