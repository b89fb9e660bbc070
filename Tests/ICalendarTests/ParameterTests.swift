import ICalendar
import Testing

@Suite("Parameters")
struct ParameterTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let line: String
    let parameters: [(name: String, values: [String])]
    let value: String
    var isFaulty = false

    init(
      _ name: String, _ line: String, _ parameters: [(name: String, values: [String])],
      value: String, isFaulty: Bool = false
    ) {
      testDescription = name
      self.line = line
      self.parameters = parameters
      self.value = value
      self.isFaulty = isFaulty
    }
  }

  static let cases: [Case] = [
    Case("none", "DTSTART:20260310", [], value: "20260310"),
    Case("one", "DTSTART;VALUE=DATE:20260310", [("VALUE", ["DATE"])], value: "20260310"),
    Case(
      "quoted with delimiters", "A;X=\"a:b;c,d\":v", [("X", ["a:b;c,d"])], value: "v"),
    Case(
      "several values", "A;MEMBER=\"mailto:a,b\",\"mailto:c\",d:v",
      [("MEMBER", ["mailto:a,b", "mailto:c", "d"])], value: "v"),
    Case("the same twice", "A;X=1;x=2:v", [("X", ["1"]), ("x", ["2"])], value: "v"),
    Case(
      "RFC 6868", "A;CN=George ^'Babe^' Ruth^nline^^n^x^:v",
      [("CN", ["George \"Babe\" Ruth\nline^n^x^"])], value: "v"),
    Case("empty value", "A;X=:v", [("X", [""])], value: "v"),
    Case("quotes in the middle", "A;CN=a\"b:c\"d:v", [("CN", ["ab:cd"])], value: "v"),
    Case("colons in the value", "A;X=1:b:c;d=e", [("X", ["1"])], value: "b:c;d=e"),
    Case(
      "parameter on RRULE", "RRULE;X-BUSYMAC-REGENERATE=TRASH:FREQ=DAILY",
      [("X-BUSYMAC-REGENERATE", ["TRASH"])], value: "FREQ=DAILY"),
    Case("equals in a value", "A;X=a=b:v", [("X", ["a=b"])], value: "v"),
    Case("no equals sign", "A;BARE:v", [("BARE", [])], value: "v", isFaulty: true),
    Case("no name", "A;=x:v", [("", ["x"])], value: "v", isFaulty: true),
    Case("nothing at all", "A;:v", [("", [])], value: "v", isFaulty: true),
    Case(
      "unclosed quote", "ORGANIZER;CN=\"Sample:mailto:a@example.com", [("CN", ["Sample"])],
      value: "mailto:a@example.com", isFaulty: true),
    Case(
      "broken CN", "ORGANIZER;CN=:mailto:a@example.com", [("CN", [""])],
      value: "mailto:a@example.com"),
  ]

  @Test("Parameters are read and written back as they were", arguments: cases)
  func reading(_ example: Case) throws {
    let document = CalendarDocument(reading: "BEGIN:X\r\n\(example.line)\r\nEND:X\r\n")
    let component = try #require(document.components.first)
    let property = try #require(component.properties.first)
    #expect(property.isReadable)
    #expect(property.parameters.map(\.name) == example.parameters.map(\.name))
    #expect(property.parameters.map(\.values) == example.parameters.map(\.values))
    #expect(property.value == example.value)
    #expect(component.text == "BEGIN:X\r\n\(example.line)\r\nEND:X\r\n")
    #expect(document.problems.map(\.place) == (example.isFaulty ? ["badParameter 2"] : []))
  }

  @Test(
    "What is put into a parameter comes out again",
    arguments: ["", "plain", "a,b", "a:b;c", "say \"hi\"", "two\nlines", "^", "^n", "한국", "a^'b"])
  func encoding(_ value: String) throws {
    var made = Property("A", rawValue: "v")
    made.setParameter(Parameter("X", value))
    let text = Component("X", properties: [made]).text
    let read = try #require(CalendarDocument(reading: text).components.first?.properties.first)
    #expect(read == made)
    #expect(read.parameter("x")?.value == value)
    #expect(read.parameter("x")?.values == [value])
  }

  @Test("A zone's name may hold a comma without quotes")
  func commaInZone() throws {
    let start = try property("DTSTART;TZID= Sample, Zone :20260310T090000")
    #expect(start.tzid == "Sample, Zone")
  }

  @Test("A line of unclosed quotes costs no more than its length")
  func manyQuotes() throws {
    let line = "A" + String(repeating: ";B=\"", count: 200_001) + ":v"
    #expect(try property(line).parameters.count == 100_001)
  }
}
