import ICalendar

/// What stands around the objects of a calendar: the properties of its VCALENDAR and its VTIMEZONEs.
struct CalendarHeader {
  var properties: [Property]
  var zones: [Component]

  /// Reads a calendar record's header.
  init(text: String) {
    let wrapped = "BEGIN:VCALENDAR\r\n\(text)END:VCALENDAR\r\n"
    let component = CalendarDocument(reading: wrapped).components.first
    properties = component?.properties ?? []
    zones = component?.components ?? []
  }

  /// The header of calendars that go out together.
  ///
  /// A single one keeps what it was imported with; what every file must have is added where it is
  /// missing (RFC 5545 §3.6).
  init(of calendars: [CalendarRecord]) {
    let single = calendars.count == 1 ? calendars.first : nil
    self.init(text: single?.header ?? "")
    let isNamed = properties.contains { $0.isReadable && !$0.isNamed(Journal.property) }
    var missing: [Property] = []
    if !has("VERSION") { missing.append(Property("VERSION", rawValue: "2.0")) }
    if !has("PRODID") { missing.append(Property("PRODID", rawValue: "-//Daybook//Daybook//EN")) }
    if let single, !isNamed { missing.append(Property("X-WR-CALNAME", text: single.name)) }
    properties = missing + properties
    guard single == nil else { return }
    for calendar in calendars {
      for zone in CalendarHeader(text: calendar.header).zones {
        if let tzid = zone.definedZone, definition(of: tzid) == nil { zones.append(zone) }
      }
    }
  }

  /// Whether it came with a file. What says that a calendar is a journal is written here as well.
  var isImported: Bool {
    !zones.isEmpty || properties.contains { $0.isReadable && !$0.isNamed(Journal.property) }
  }

  private func has(_ name: String) -> Bool { properties.contains { $0.isNamed(name) } }

  /// The VTIMEZONE of this TZID.
  func definition(of tzid: String) -> Component? { zones.first { $0.definedZone == tzid } }

  var text: String {
    var writer = CalendarWriter()
    for property in properties { writer.write(property) }
    for zone in zones { writer.write(zone) }
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
