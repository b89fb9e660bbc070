import ICalendar

/// Any octets as VTIMEZONEs, and the VTIMEZONE that describes what was read.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let document = CalendarDocument(reading: octets(data, size))
  var found = false
  for component in document.components where component.isNamed("VTIMEZONE") {
    guard let description = try? VTimeZone(component),
      let zone = try? TimeZoneRules(description)
    else { continue }
    found = true
    checkPromises(of: zone)
    let own = VTimeZone(tzid: description.tzid, rules: zone)
    guard let again = try? TimeZoneRules(own) else {
      expect(false, "a description that was made here is read")
      continue
    }
    checkPromises(of: again)
  }
  return found ? 0 : -1
}
