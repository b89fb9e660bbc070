import ICalendar

/// Any octets as a calendar file: read whole, written, read again; indexed and read part by part.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let bytes = octets(data, size)
  let document = CalendarDocument(reading: bytes)
  let text = written(document.components)
  let again = CalendarDocument(reading: text)
  expect(again.components == document.components, "what was written is read again")
  expect(written(again.components) == text, "writing it again gives the same octets")
  // Quoted-printable signs without end are the exception.
  expect(
    text.split(separator: 0x0A).allSatisfy {
      $0.count <= 76 || $0.filter { $0 == UInt8(ascii: "=") }.count >= 70
    },
    "no line is longer than 75 octets and its line end")

  let file = CalendarFile(indexing: bytes)
  var direct: [Component] = []
  for component in document.components {
    direct += component.isNamed("VCALENDAR") ? component.components : [component]
  }
  expect(file.entries.map(\.line) == direct.map(\.line), "the index finds the same components")
  expect(
    Set(file.groups.map { Array($0.uid.utf8) }).count == file.groups.count,
    "no two groups have one UID")
  for group in file.groups {
    let object = file.read(group, in: bytes)
    expect(!object.components.isEmpty, "a group has components")
    for component in object.components { touch(component) }
  }
  return 0
}

/// Reads every value that the engine has a meaning for.
private func touch(_ component: Component) {
  _ = component.problems
  _ = (component.uid, component.summary, component.times, component.sequence, component.status)
  _ = (component.recurrenceRules, component.exceptionDates, component.additionalDates)
  for part in component.components { touch(part) }
}
