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
    let header = CalendarHeader(of: calendars)
    var zones = ExportedZones(defined: header.zones)
    let window = days.map { ScheduleWindow(days: $0, zone: zone) }
    var objects = CalendarWriter(omitsUnreadableLines: true)
    for calendar in calendars {
      try book.store.forEachObject(in: calendar.id) { record throws(StoreError) in
        if let window, !book.takesPlace(record, in: window, zone: zone) { return }
        var object = EventObject(text: record.text)
        zones.take(&object)
        for component in object.components where !component.isNamed("VTIMEZONE") {
          objects.write(component)
        }
      }
    }
    zones.describeMissing(book.zones)

    var writer = CalendarWriter(omitsUnreadableLines: true)
    writer.begin("VCALENDAR")
    for property in header.properties { writer.write(property) }
    for zone in zones.definitions { writer.write(zone) }
    var bytes = writer.bytes
    bytes.append(contentsOf: objects.bytes)
    var end = CalendarWriter()
    end.end("VCALENDAR")
    bytes.append(contentsOf: end.bytes)
    return bytes
  }
}

/// The VTIMEZONEs of a file that is put together from objects of several origins.
private struct ExportedZones {
  /// In the order in which they are written.
  private(set) var definitions: [Component]
  private var indexOfName: [String: Int] = [:]
  private var used: Set<String> = []

  init(defined: [Component]) {
    definitions = defined
    for (index, zone) in defined.enumerated() {
      guard let tzid = zone.definedZone, indexOfName[tzid] == nil else { continue }
      indexOfName[tzid] = index
    }
  }

  /// Takes over the zones that an object brings. One that means something else than the zone of its
  /// name does in the file gets another name, in the object as well.
  mutating func take(_ object: inout EventObject) {
    for zone in object.components {
      guard let tzid = zone.definedZone else { continue }
      var name = tzid
      var number = 1
      while let index = indexOfName[name], !hasSameRules(definitions[index], zone) {
        number += 1
        name = "\(tzid) (\(number))"
      }
      if name != tzid { object.renameZone(tzid, to: name) }
      guard indexOfName[name] == nil else { continue }
      var definition = zone
      if name != tzid { definition.setText("TZID", name) }
      indexOfName[name] = definitions.count
      definitions.append(definition)
    }
    used.formUnion(object.zoneNames)
  }

  /// Adds the zones that objects use and nobody has defined: each time zone that is named must be
  /// described in the file (RFC 5545 §3.2.19).
  mutating func describeMissing(_ zones: SystemTimeZones) {
    for tzid in used.sorted() where indexOfName[tzid] == nil {
      guard let rules = zones.rules(named: tzid) else { continue }
      definitions.append(VTimeZone(tzid: tzid, rules: rules).component)
    }
  }

  private func hasSameRules(_ left: Component, _ right: Component) -> Bool {
    left.components == right.components
  }
}
