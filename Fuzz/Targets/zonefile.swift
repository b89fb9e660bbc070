import ICalendar

/// Any octets as a compiled zone file (TZif).
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  guard let zone = try? TimeZoneRules(tzif: Array(octets(data, size)), name: "fuzz") else {
    return -1
  }
  checkPromises(of: zone)
  return 0
}
