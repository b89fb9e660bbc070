import ICalendar

/// jCal, or a calendar file made into jCal: what is read of it comes back, as jCal and as lines.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let bytes = octets(data, size)
  guard bytes.first == UInt8(ascii: "[") else {
    check(CalendarDocument(reading: bytes))
    return 0
  }
  guard let document = try? CalendarDocument(readingJCal: bytes) else { return -1 }
  check(document)
  return 0
}

private func check(_ document: CalendarDocument) {
  let json = document.jCal
  guard let back = try? CalendarDocument(readingJCal: json.bytes) else {
    return expect(false, "what was written is JSON")
  }
  expect(back.problems.isEmpty, "jCal that was written has the form of jCal")
  expect(back.jCal == json, "jCal that was read is written again the same")
  let lines = CalendarDocument(reading: written(back.components))
  expect(lines.jCal == json, "lines made of jCal say the same: \(json.text)")
}
