/// Says what a file without a single component is, so that the reader knows what to do about it.
func diagnosis(ofForeign bytes: UnsafeBufferPointer<UInt8>) -> Problem {
  let meaningful = bytes.firstIndex {
    !ASCII.isBlank($0) && $0 != ASCII.carriageReturn && $0 != ASCII.lineFeed && $0 != ASCII.nul
      && $0 != 0xEF && $0 != 0xBB && $0 != 0xBF
  }
  guard let start = meaningful else {
    return Problem(
      line: 1, kind: .empty,
      message: "The file is empty. Export the calendar again and choose the new file.")
  }

  func begins(_ signature: [UInt8], at offset: Int = 0) -> Bool {
    bytes.count >= offset + signature.count
      && bytes[offset..<offset + signature.count].elementsEqual(signature)
  }

  func foreign(_ what: String, _ advice: String) -> Problem {
    Problem(line: 1, kind: .notICalendar, message: "This is \(what), not iCalendar. \(advice)")
  }

  if begins([0xFF, 0xFE]) || begins([0xFE, 0xFF]) || isWide(bytes) {
    return Problem(
      line: 1, kind: .encoding,
      message: "The file is in UTF-16. Save it as UTF-8 and choose it again.")
  }
  if begins([0x50, 0x4B, 0x03, 0x04]) || begins([0x1F, 0x8B]) {
    return foreign("a compressed archive", "Unpack it and choose the .ics file inside.")
  }
  if bytes[start] == UInt8(ascii: "<") {
    return foreign(
      "a web page or XML",
      "The address probably leads to a page or asks to sign in; use the calendar's own .ics link.")
  }
  if bytes[start] == UInt8(ascii: "{") || bytes[start] == UInt8(ascii: "[") {
    return foreign("JSON", "Choose a file that begins with BEGIN:VCALENDAR.")
  }
  if bytes.prefix(4096).contains(ASCII.nul) {
    return foreign("a binary file", "Choose a file that begins with BEGIN:VCALENDAR.")
  }
  return Problem(
    line: 1, kind: .notICalendar,
    message: "This is not iCalendar: there is no BEGIN in it. "
      + "Choose a file that begins with BEGIN:VCALENDAR.")
}

/// Whether ASCII text is written with two octets a character.
private func isWide(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  guard bytes.count >= 16 else { return false }
  let even = (0..<8).allSatisfy { bytes[$0 * 2] == 0 && bytes[$0 * 2 + 1] != 0 }
  let odd = (0..<8).allSatisfy { bytes[$0 * 2] != 0 && bytes[$0 * 2 + 1] == 0 }
  return even || odd
}
