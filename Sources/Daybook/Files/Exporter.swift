import CalendarCore
import ICalendar

/// Writes calendars as one iCalendar file: what was imported as it came, what was made here beside it.
public struct Exporter {
  private let book: Book

  /// Exports from a book.
  public init(book: Book) { self.book = book }

  /// The file.
  ///
  /// - Parameters:
  ///   - calendars: the calendars, in order. A single one keeps the properties it was imported with.
  ///   - days: only what takes place on these days; nil for everything. Tasks and entries without a
  ///     date are in the whole only.
  ///   - zone: the zone in which the days are meant.
  /// - Returns: UTF-8 octets. Lines that could not be read at import stay in the stored record but are
  ///   left out here, because other programs refuse files that have them.
  public func file(
    of calendars: [CalendarRecord], days: DaySpan?, zone: TimeZoneRules
  ) throws(StoreError) -> [UInt8] {
    var header =
      calendars.count == 1 && !calendars[0].header.isEmpty
      ? CalendarHeader(text: calendars[0].header)
      : CalendarHeader(name: calendars.count == 1 ? calendars[0].name : nil)
    if calendars.count > 1 {
      for calendar in calendars {
        for zone in CalendarHeader(text: calendar.header).zones {
          if let tzid = zone.text("TZID"), !header.defines(tzid) { header.zones.append(zone) }
        }
      }
    }

    let window = days.map { ScheduleWindow(days: $0, zone: zone) }
    var objects = CalendarWriter(omitsUnreadableLines: true)
    var used: Set<String> = []
    var embedded: Set<String> = []
    for calendar in calendars {
      try book.store.forEachObject(in: calendar.id) { record throws(StoreError) in
        if let window, !book.takesPlace(record, in: window) { return }
        let object = EventObject(text: record.text)
        for tzid in object.zoneNames { used.insert(tzid) }
        for component in object.components {
          if component.isNamed("VTIMEZONE") {
            let tzid = component.text("TZID") ?? ""
            // The header has it already, or another object brought it.
            if header.defines(tzid) || !embedded.insert(tzid).inserted { continue }
          }
          objects.write(component)
        }
      }
    }
    for tzid in used.sorted() where !header.defines(tzid) && !embedded.contains(tzid) {
      if let rules = book.zones.rules(named: tzid) {
        header.zones.append(VTimeZone(tzid: tzid, rules: rules).component)
      }
    }

    var writer = CalendarWriter(omitsUnreadableLines: true)
    writer.begin("VCALENDAR")
    for property in header.properties { writer.write(property) }
    for zone in header.zones { writer.write(zone) }
    var bytes = writer.bytes
    bytes.append(contentsOf: objects.bytes)
    var end = CalendarWriter()
    end.end("VCALENDAR")
    bytes.append(contentsOf: end.bytes)
    return bytes
  }
}
