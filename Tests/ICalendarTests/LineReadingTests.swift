import ICalendar
import Testing

@Suite("Reading lines")
struct LineReadingTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]
    let problems: [String]

    init(_ name: String, _ text: String, problems: [String] = []) {
      self.init(name, bytes: Array(text.utf8), problems: problems)
    }

    init(_ name: String, bytes: [UInt8], problems: [String] = []) {
      testDescription = name
      self.bytes = bytes
      self.problems = problems
    }
  }

  static let expected = Component(
    "VEVENT",
    properties: [
      Property("UID", rawValue: "1"),
      Property("SUMMARY", rawValue: "Lunch at noon"),
    ])

  static let spellings: [Case] = [
    Case("CR LF", "BEGIN:VEVENT\r\nUID:1\r\nSUMMARY:Lunch at noon\r\nEND:VEVENT\r\n"),
    Case("LF", "BEGIN:VEVENT\nUID:1\nSUMMARY:Lunch at noon\nEND:VEVENT\n"),
    Case("bare CR", "BEGIN:VEVENT\rUID:1\rSUMMARY:Lunch at noon\rEND:VEVENT\r"),
    Case("mixed line ends", "BEGIN:VEVENT\r\nUID:1\rSUMMARY:Lunch at noon\nEND:VEVENT\r\n"),
    Case("no final line end", "BEGIN:VEVENT\r\nUID:1\r\nSUMMARY:Lunch at noon\r\nEND:VEVENT"),
    Case("CR CR LF", "BEGIN:VEVENT\r\r\nUID:1\r\r\nSUMMARY:Lunch\r\r\n  at noon\r\r\nEND:VEVENT"),
    Case("blank lines", "\r\n\r\nBEGIN:VEVENT\n\nUID:1\n\n\nSUMMARY:Lunch at noon\nEND:VEVENT\n\n"),
    Case("byte order mark", "\u{FEFF}BEGIN:VEVENT\nUID:1\nSUMMARY:Lunch at noon\nEND:VEVENT"),
    Case("fold with a space", "BEGIN:VEVENT\nUID:1\nSUMMARY:Lun\r\n ch at noon\nEND:VEVENT"),
    Case("fold with a tab", "BEGIN:VEVENT\nUID:1\nSUMMARY:Lun\n\tch at noon\nEND:VEVENT"),
    Case("fold before a space", "BEGIN:VEVENT\nUID:1\nSUMMARY:Lunch\n  at noon\nEND:VEVENT"),
    Case(
      "fold in every place", "B\n EGIN:VE\n VENT\nU\n ID:1\nSUMMARY\n :Lunch at noon\nEND\n :VEVENT"
    ),
    Case("fold of nothing", "BEGIN:VEVENT\nUID:1\n \n \nSUMMARY:Lunch\n \n  at noon\nEND:VEVENT"),
    Case("blank line in a fold", "BEGIN:VEVENT\nUID:1\nSUMMARY:Lunch\n\n  at noon\nEND:VEVENT"),
    Case("END in another case", "begin:VEVENT\nUID:1\nSUMMARY:Lunch at noon\nEnd:vevent"),
    Case("blanks after names", "BEGIN:VEVENT  \nUID:1\nSUMMARY:Lunch at noon\nEND: VEVENT\t"),
    Case("indented first line", "  BEGIN:VEVENT\nUID:1\nSUMMARY:Lunch at noon\nEND:VEVENT"),
    Case("NULs after the end", "BEGIN:VEVENT\nUID:1\nSUMMARY:Lunch at noon\nEND:VEVENT\n\0\0\0\0"),
  ]

  @Test("The same event is read whatever the line ends and folds", arguments: spellings)
  func sameEvent(_ example: Case) {
    let document = CalendarDocument(reading: example.bytes)
    #expect(document.components == [LineReadingTests.expected])
    #expect(document.problems == [])
  }

  @Test("A fold at any octet, also inside a character, changes nothing")
  func foldAtEveryOffset() {
    let line = Array("SUMMARY;LANGUAGE=ko:일정 é e\u{301} 👩‍👩‍👧 שלום – done".utf8)
    let whole = CalendarDocument(reading: Array("BEGIN:X\n".utf8) + line + Array("\nEND:X".utf8))
    #expect(whole.problems == [])
    for lineEnd in ["\r\n ", "\n\t", "\r "] {
      for offset in 1...line.count {
        let folded = line[..<offset] + Array(lineEnd.utf8) + line[offset...]
        let document = CalendarDocument(
          reading: Array("BEGIN:X\n".utf8) + folded + Array("\nEND:X".utf8))
        #expect(document.components == whole.components, "fold at octet \(offset)")
        #expect(document.problems == [], "fold at octet \(offset)")
      }
    }
  }

  @Test("Every octet may be folded away from the next")
  func foldEverywhere() {
    let text = "BEGIN:VEVENT\nUID:1\nSUMMARY:Lunch at noon\nEND:VEVENT"
    var folded: [UInt8] = []
    for byte in text.utf8 {
      if let last = folded.last, byte != 0x0A, last != 0x0A { folded += Array("\r\n ".utf8) }
      folded.append(byte)
    }
    #expect(CalendarDocument(reading: folded).components == [LineReadingTests.expected])
  }

  @Test("Line numbers count physical lines, whatever ends them")
  func lineNumbers() throws {
    let text = "BEGIN:X\r\nA:1\rB:2\n\nC:3\r\n folded\r\n\tagain\nD:4\nEND:X"
    let component = try #require(CalendarDocument(reading: text).components.first)
    #expect(component.line == 1)
    #expect(component.properties.map(\.line) == [2, 3, 5, 8])
    #expect(component.properties.map(\.value) == ["1", "2", "3foldedagain", "4"])
  }

  static let damaged: [Case] = [
    Case("NUL", "BEGIN:X\nSUMMARY:a\0b\nEND:X", problems: ["nulByte 2"]),
    Case(
      "invalid UTF-8", bytes: Array("BEGIN:X\nSUMMARY:a".utf8) + [0xE9] + Array("b\nEND:X".utf8),
      problems: ["encoding 2"]),
  ]

  @Test("Octets that text cannot have become U+FFFD and are reported", arguments: damaged)
  func damagedOctets(_ example: Case) throws {
    let document = CalendarDocument(reading: example.bytes)
    #expect(document.problems.map(\.place) == example.problems)
    let property = try #require(document.components.first?.properties.first)
    #expect(property.value == "a\u{FFFD}b")
  }

  static let malformed: [(name: String, bytes: [UInt8])] = [
    ("lone continuation", [0x80]), ("overlong two", [0xC0, 0xAF]), ("overlong", [0xC1, 0xBF]),
    ("overlong three", [0xE0, 0x9F, 0xBF]), ("surrogate", [0xED, 0xA0, 0x80]),
    ("overlong four", [0xF0, 0x8F, 0xBF, 0xBF]), ("too large", [0xF4, 0x90, 0x80, 0x80]),
    ("five octets", [0xF8, 0x88, 0x80, 0x80, 0x80]), ("cut of two", [0xC3]),
    ("cut of three", [0xE2, 0x82]), ("cut of four", [0xF0, 0x9F, 0x98]), ("0xFF", [0xFF]),
  ]

  @Test("Every kind of malformed UTF-8 is reported once and repaired", arguments: malformed)
  func malformedUTF8(_ example: (name: String, bytes: [UInt8])) throws {
    let bytes = Array("BEGIN:X\nA:é".utf8) + example.bytes + Array("z\nEND:X".utf8)
    let document = CalendarDocument(reading: bytes)
    #expect(document.problems.map(\.place) == ["encoding 2"])
    let value = try #require(document.components.first?.properties.first?.value)
    #expect(value == String(decoding: Array("é".utf8) + example.bytes + [0x7A], as: UTF8.self))
  }

  @Test("Every character of every length is accepted")
  func wellFormedUTF8() {
    let scalars: [UInt32] = [
      0x7F, 0x80, 0x7FF, 0x800, 0xFFF, 0x1000, 0xCFFF, 0xD000, 0xD7FF, 0xE000, 0xFFFD, 0xFFFF,
      0x1_0000, 0x3_FFFF, 0x4_0000, 0xF_FFFF, 0x10_0000, 0x10_FFFF,
    ]
    var text = ""
    for scalar in scalars {
      if let scalar = Unicode.Scalar(scalar) { text.unicodeScalars.append(scalar) }
    }
    #expect(CalendarDocument(reading: "BEGIN:X\nA:\(text)\nEND:X").problems == [])
  }

  @Test("Quoted-printable text of vCalendar 1.0 goes on after its soft breaks")
  func quotedPrintable() throws {
    let text = """
      BEGIN:VEVENT
      DESCRIPTION;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:caf=C3=A9 =
      und=0D=0Amehr=
      UID:not a property
      SUMMARY;QUOTED-PRINTABLE:=41=zz=
      END:VEVENT
      END:VEVENT
      """
    let event = try #require(CalendarDocument(reading: text).components.first)
    #expect(event.description == "café und\nmehrUID:not a property")
    #expect(event.text("SUMMARY") == "A=zzEND:VEVENT")
    #expect(event.properties.count == 2)
    #expect(CalendarDocument(reading: event.bytes()).components == [event])
  }

  @Test("A base64 value that ends with an equals sign ends there")
  func base64() throws {
    let event = try #require(
      CalendarDocument(reading: "BEGIN:VEVENT\nATTACH;ENCODING=BASE64:AA==\nUID:1\nEND:VEVENT")
        .components.first)
    #expect(event.properties.map(\.value) == ["AA==", "1"])
  }

  @Test("Words that mean line breaks elsewhere do not end a line here")
  func otherSeparators() throws {
    let value = "a\u{2028}b\u{85}c\u{0B}d\u{0C}e"
    #expect(try property("SUMMARY:\(value)").value == value)
  }

  @Test("A line of any length is read", arguments: [1_000, 100_000, 3_000_000])
  func longLine(_ length: Int) throws {
    let value = String(repeating: "x", count: length)
    #expect(try property("SUMMARY:\(value)").value == value)
  }
}
