import ICalendar

/// A calendar of many kinds of components, the same for the same seed, with whatever line end, folds
/// and Unicode a file may have.
func sampleCalendar(seed: UInt64, count: Int) -> [UInt8] {
  var random = SeededGenerator(seed: seed)
  let words = [
    "meeting", "일정", "会議", "café", "naïve", "👩‍👩‍👧", "a\\, b", "x\\\\n", "\\n", "שלום", "- ;:", "\"q\"",
  ]
  func text() -> String {
    (0..<Int.random(in: 1...20, using: &random)).map { _ in
      words[Int.random(in: 0..<words.count, using: &random)]
    }.joined(separator: " ")
  }
  func digits() -> String {
    "2026\(["01", "02", "11"].randomElement(using: &random) ?? "01")10T0\(Int.random(in: 0...9, using: &random))0000"
  }
  var lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Sample//EN", "X-WR-CALNAME:\(text())"]
  lines += [
    "BEGIN:VTIMEZONE", "TZID:Sample/Zone", "BEGIN:STANDARD", "DTSTART:19700101T000000",
    "TZOFFSETFROM:+0100", "TZOFFSETTO:+0100", "END:STANDARD", "END:VTIMEZONE",
  ]
  for index in 0..<count {
    let name = ["VEVENT", "VTODO", "VJOURNAL", "X-THING"].randomElement(using: &random) ?? "VEVENT"
    lines += ["BEGIN:\(name)"]
    if Int.random(in: 0..<8, using: &random) > 0 { lines.append("UID:\(index % 7)-\(text())") }
    lines += [
      "DTSTART;TZID=Sample/Zone:\(digits())", "SUMMARY:\(text())",
      "ATTENDEE;CN=\"\(words[Int.random(in: 0..<6, using: &random)]):x\";ROLE=A,B:mailto:a@example.com",
    ]
    if Bool.random(using: &random) { lines.append("DESCRIPTION;LANGUAGE=ko:\(text())") }
    if Bool.random(using: &random) { lines.append("RECURRENCE-ID:\(digits())") }
    if Bool.random(using: &random) {
      lines += ["BEGIN:VALARM", "TRIGGER:-PT15M", "X-NOTE:\(text())", "END:VALARM"]
    }
    lines += ["END:\(name)"]
  }
  lines.append("END:VCALENDAR")
  var bytes: [UInt8] = []
  for line in lines {
    let lineEnd = ["\r\n", "\r\n", "\n", "\r"].randomElement(using: &random) ?? "\n"
    var length = 0
    for byte in line.utf8 {
      if length >= Int.random(in: 40...75, using: &random) {
        bytes += Array(lineEnd.utf8) + [0x20]
        length = 1
      }
      bytes.append(byte)
      length += 1
    }
    bytes += Array(lineEnd.utf8)
  }
  return bytes
}

/// The octets with a few changes of the kinds that damage files.
func mutated(_ original: [UInt8], using random: inout SeededGenerator) -> [UInt8] {
  var bytes = original
  for _ in 0..<Int.random(in: 1...6, using: &random) {
    guard !bytes.isEmpty else { break }
    let position = Int.random(in: 0..<bytes.count, using: &random)
    let length = min(Int.random(in: 1...40, using: &random), bytes.count - position)
    switch Int.random(in: 0..<7, using: &random) {
    case 0: bytes[position] ^= 1 << UInt8.random(in: 0...7, using: &random)
    case 1: bytes[position] = UInt8.random(in: 0...255, using: &random)
    case 2: bytes.removeSubrange(position..<position + length)
    case 3: bytes.insert(contentsOf: bytes[position..<position + length], at: position)
    case 4: bytes.removeSubrange(position...)
    case 5:
      let pieces = [
        "\r\n", "\n ", "\r", "\"", ";", ":", "=", "\0", "\u{FEFF}", "BEGIN:VEVENT\n",
        "END:VEVENT\n",
        "BEGIN:VCALENDAR\n", "END:VCALENDAR\r\n", "BEGIN:", "END:X\n", "UID:1\n", "\\", "^",
        ";ENCODING=QUOTED-PRINTABLE", "=\r\n", "RECURRENCE-ID:20260310\n", "B\n EGIN:VTODO\n",
      ]
      bytes.insert(
        contentsOf: Array((pieces.randomElement(using: &random) ?? "").utf8), at: position)
    default:
      let other = Int.random(in: 0..<bytes.count, using: &random)
      bytes.swapAt(position, other)
    }
  }
  return bytes
}
