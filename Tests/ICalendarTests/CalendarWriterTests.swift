import ICalendar
import Testing

@Suite("Writing")
struct CalendarWriterTests {
  @Test("Lines hold at most 75 octets and split no character, wherever it falls")
  func folding() throws {
    for character in ["x", "é", "한", "👍", "e\u{301}", "="] {
      for padding in 0...160 {
        let value = String(repeating: "a", count: padding) + String(repeating: character, count: 60)
        let component = Component("VEVENT", properties: [Property("SUMMARY", rawValue: value)])
        let bytes = component.bytes()
        for line in bytes.split(separator: 0x0A) {
          #expect(line.last == 0x0D)
          #expect(line.count - 1 <= 75)
          #expect(String(validating: line, as: UTF8.self) != nil)
        }
        #expect(CalendarDocument(reading: bytes).components == [component])
      }
    }
  }

  @Test("A line of exactly 75 octets is not folded, one of 76 is")
  func foldLimit() {
    func lineCount(_ length: Int) -> Int {
      var writer = CalendarWriter()
      writer.write(Property("A", rawValue: String(repeating: "x", count: length - 2)))
      return writer.bytes.split(separator: 0x0A).count
    }
    #expect(lineCount(75) == 1)
    #expect(lineCount(76) == 2)
    #expect(lineCount(75 + 74) == 2)
    #expect(lineCount(75 + 74 + 1) == 3)
  }

  @Test("What a program writes in the standard's form comes back octet for octet")
  func golden() throws {
    let text = calendar(
      event(
        "1", "SUMMARY;LANGUAGE=de:Frühstück\\, danach \\\\n",
        "ORGANIZER;CN=\"Sample; Person\":mailto:a@example.com", "X-UNKNOWN;X=1;X=2:a;b,c",
        "CATEGORIES:A,B", "CATEGORIES:C", "BEGIN:VALARM", "TRIGGER:-PT15M", "END:VALARM",
        "BEGIN:X-FUTURE", "A:1", "END:X-FUTURE"))
    let document = CalendarDocument(reading: text)
    #expect(document.problems == [])
    #expect(document.components.map { $0.bytes() } == [text])
  }

  @Test("Unreadable lines are written as they were, or left out where it is asked for")
  func unreadableLines() throws {
    let event = try firstComponent(calendar(event("1", "no colon here", "bad name:x", "A:1")))
    #expect(event.text.contains("\r\nno colon here\r\nbad name:x\r\n"))
    let strict = String(decoding: event.bytes(omittingUnreadableLines: true), as: UTF8.self)
    #expect(!strict.contains("no colon") && !strict.contains("bad name"))
    #expect(strict.contains("\r\nA:1\r\n"))
  }

  @Test("A line break in a raw value cannot begin another property")
  func injection() throws {
    let component = Component(
      "VEVENT",
      properties: [
        Property("A", rawValue: "1\r\nATTENDEE:x\nB:2\rC:3"),
        Property("D", parameters: [Parameter(name: "X", rawValue: "1\nE:2")], rawValue: "3"),
      ])
    let read = try #require(CalendarDocument(reading: component.bytes()).components.first)
    #expect(read.properties.map(\.name) == ["A", "D"])
    #expect(read.properties.first?.value == "1\\nATTENDEE:x\\nB:2\\nC:3")
  }

  @Test("Stored text is joined without an empty line")
  func joining() {
    var writer = CalendarWriter()
    writer.begin("VCALENDAR")
    writer.write(text: "BEGIN:VEVENT\r\nEND:VEVENT\r\n")
    writer.write(text: "BEGIN:VTODO\r\nEND:VTODO")
    writer.write(text: "")
    writer.end("VCALENDAR")
    #expect(
      String(decoding: writer.bytes, as: UTF8.self)
        == "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nEND:VEVENT\r\nBEGIN:VTODO\r\nEND:VTODO\r\n"
        + "END:VCALENDAR\r\n")
  }
}
