import ICalendar
import Testing

/// Components made by a program of whatever text a person or another program hands in.
@Suite("Hostile text")
struct HostileTextTests {
  /// Pieces that could end a line, a value, a quote or a component, and characters of every length.
  static let pieces = [
    "a", " ", "  ", ",", ";", ":", "\"", "\\", "\\n", "\\\\", "^", "^n", "^'", "^^", "=", "'",
    "\n", "\r\n", "\r", "\t", "\u{0}", "\u{7}", "\u{7F}", "\u{85}", "\u{2028}", "é", "e\u{301}",
    "한", "👩‍👩‍👧", "\u{FEFF}", "\u{10FFFF}", "BEGIN:VEVENT", "\r\nEND:VCALENDAR\r\n", "=0D=0A",
    "VALUE=DATE", "%", "{", "[", "]]>", String(repeating: "x", count: 80),
  ]

  private static func text(_ random: inout SeededGenerator, limit: Int = 12) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...limit, using: &random) {
      text += pieces.randomElement(using: &random) ?? ""
    }
    return text
  }

  /// The text as a TEXT value gives it back: line breaks are one character, control characters gone.
  private static func readable(_ text: String, keepsBreaks: Bool = true) -> String {
    var scalars = String.UnicodeScalarView()
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x0A where previous.value == 0x0D: break
      case 0x0A, 0x0D: scalars.append("\n")
      case 0x09: scalars.append(scalar)
      case 0..<0x20, 0x7F: break
      default: scalars.append(scalar)
      }
      previous = scalar
    }
    return String(scalars)
  }

  private static func isSame(_ left: String?, _ right: String) -> Bool {
    left.map { $0.utf8.elementsEqual(right.utf8) } ?? false
  }

  @Test("Texts, lists and parameters come back through a file and through jCal", arguments: 1...40)
  func comesBack(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<50 {
      let summary = Self.text(&random)
      let categories = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        Self.text(&random) + "x"
      }
      let names = (0..<Int.random(in: 1...3, using: &random)).map { _ in Self.text(&random) }
      var event = Component("VEVENT")
      event.setText("UID", "1")
      event.setText("SUMMARY", summary)
      event.setTexts("CATEGORIES", categories)
      var attendee = Property("ATTENDEE", rawValue: "mailto:a@example.com")
      attendee.setParameter(Parameter("CN", names[0]))
      attendee.setParameter(
        names.count > 1 ? Parameter("MEMBER", names[0], names[1]) : Parameter("MEMBER", names[0]))
      event.add(attendee)
      var calendar = Component("VCALENDAR")
      calendar.components = [event]

      let document = CalendarDocument(reading: calendar.bytes())
      #expect(document.problems == [])
      let json = try CalendarDocument(readingJCal: document.jCal.bytes)
      #expect(json.problems == [])
      for read in [document, json] {
        #expect(read.components.count == 1)
        let found = try #require(read.components.first?.components.first)
        #expect(found.properties.count == 4 && found.components.isEmpty)
        #expect(Self.isSame(found.summary, Self.readable(summary)))
        let property = try #require(found.property("ATTENDEE"))
        #expect(property.value == "mailto:a@example.com")
        #expect(Self.isSame(property.parameter("CN")?.value, Self.readable(names[0])))
        let members = try #require(property.parameter("MEMBER")).values
        #expect(members.count == min(names.count, 2))
        for (member, name) in zip(members, names) {
          #expect(Self.isSame(member, Self.readable(name)))
        }
        let texts = TextValue.list(try #require(found.property("CATEGORIES")).value)
        #expect(texts.count == categories.count)
        for (text, category) in zip(texts, categories) {
          #expect(Self.isSame(text, Self.readable(category)))
        }
      }
      #expect(json.jCal == document.jCal)
    }
  }

  @Test("Raw values of any kind make one line each, and the same again", arguments: 1...20)
  func rawValues(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed) &+ 1000)
    let properties = ["DTSTART", "RRULE", "EXDATE", "GEO", "X-A", "SUMMARY", "FREEBUSY", "TRIGGER"]
    let types = ["DATE", "DATE-TIME", "PERIOD", "BOOLEAN", "FLOAT", "X-B", "", "TEXT", "RECUR"]
    for _ in 0..<100 {
      var component = Component("VEVENT")
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        var property = Property(
          properties.randomElement(using: &random) ?? "X-A", rawValue: Self.text(&random))
        if Bool.random(using: &random) {
          property.setParameter(Parameter("VALUE", types.randomElement(using: &random) ?? ""))
        }
        component.add(property)
      }
      let first = CalendarDocument(reading: component.bytes())
      #expect(first.components.count == 1)
      #expect(first.components.first?.properties.count == component.properties.count)
      let second = CalendarDocument(reading: first.components.flatMap { $0.bytes() })
      #expect(second.components == first.components)

      let json = first.jCal
      let back = try CalendarDocument(readingJCal: json.bytes)
      #expect(back.problems == [])
      #expect(back.jCal == json)
      let again = CalendarDocument(reading: back.components.flatMap { $0.bytes() })
      #expect(again.jCal == json)
      _ = CheckReport(checking: component.bytes(), zones: { _ in nil })
    }
  }

  @Test("jCal of hostile texts makes lines that read as one component", arguments: 1...20)
  func hostileJSON(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed) &+ 2000)
    let types = ["text", "unknown", "uri", "recur", "period", "date", "integer", "utc-offset", "x"]
    for _ in 0..<100 {
      let values: [JSONValue] = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        switch Int.random(in: 0..<6, using: &random) {
        case 0: .array([.string(Self.text(&random)), .string(Self.text(&random))])
        case 1: .object([("freq", .string(Self.text(&random)))])
        case 2: .number(Int.random(in: -5...5, using: &random))
        default: .string(Self.text(&random))
        }
      }
      let property = JSONValue.array(
        [
          .string(Bool.random(using: &random) ? "x-a" : Self.text(&random, limit: 2)),
          .object([(Self.text(&random, limit: 2), .string(Self.text(&random)))]),
          .string(types.randomElement(using: &random) ?? "text"),
        ] + values)
      let json = JSONValue.array([
        .string("vcalendar"), .array([]),
        .array([.array([.string("vevent"), .array([property]), .array([])])]),
      ])
      let document = try CalendarDocument(readingJCal: json.bytes)
      let calendar = try #require(document.components.first)
      let read = CalendarDocument(reading: calendar.bytes())
      #expect(read.components.count == 1)
      #expect(read.components.first?.components.count == 1)
      #expect(read.components.first?.components.first?.components.isEmpty == true)
      #expect(read.problems.allSatisfy { $0.kind == .badParameter })
      #expect(read.components.first?.components.first?.properties.count ?? 2 <= 1)
    }
  }
}
