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

  /// The header of a calendar that was made here.
  init(name: String?) {
    properties = [
      Property("VERSION", rawValue: "2.0"), Property("PRODID", rawValue: "-//Daybook//Daybook//EN"),
    ]
    if let name { properties.append(Property("X-WR-CALNAME", text: name)) }
    zones = []
  }

  func defines(_ tzid: String) -> Bool { zones.contains { $0.text("TZID") == tzid } }

  var text: String {
    var writer = CalendarWriter()
    for property in properties { writer.write(property) }
    for zone in zones { writer.write(zone) }
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
