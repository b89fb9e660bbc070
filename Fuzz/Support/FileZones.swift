import ICalendar

/// The zones that a file itself defines, by TZID.
func zones(
  of file: CalendarFile, in bytes: UnsafeBufferPointer<UInt8>
) -> (String) -> TimeZoneRules? {
  { tzid in
    guard let component = file.timeZone(tzid, calendar: nil, in: bytes),
      let zone = try? VTimeZone(component)
    else { return nil }
    return try? TimeZoneRules(zone)
  }
}

/// The text of components.
func written(_ components: [Component]) -> [UInt8] {
  var writer = CalendarWriter()
  for component in components { writer.write(component) }
  return writer.bytes
}
