import CalendarCore
import ICalendar
import Testing

@Suite("Editing a component")
struct ComponentEditingTests {
  static let original = [
    "BEGIN:VEVENT", "UID:1", "X-FIRST;X=\"a:b\":1\\,2",
    "summary;LANGUAGE=en;ALTREP=\"cid:1\":Lunch",
    "DTSTART;X-ROLE=a;TZID=Europe/Berlin:20260310T090000", "no colon", "CATEGORIES:A,B",
    "X-LAST:\\x", "CATEGORIES:C", "BEGIN:VALARM", "SUMMARY:Alarm", "END:VALARM", "END:VEVENT",
  ]

  private func edit(_ body: (inout Component) -> Void) throws -> [String] {
    var component = try #require(
      CalendarDocument(reading: ComponentEditingTests.original.joined(separator: "\n"))
        .components.first)
    body(&component)
    return component.text.split(separator: "\r\n").map(String.init)
  }

  /// The original with lines replaced by none or more.
  private func replacing(_ changes: [Int: [String]]) -> [String] {
    ComponentEditingTests.original.enumerated().flatMap { changes[$0.offset] ?? [$0.element] }
  }

  @Test("Setting a text changes that line only and keeps what still holds")
  func text() throws {
    #expect(
      try edit { $0.setText("SUMMARY", "Tea; two") }
        == replacing([3: ["summary;LANGUAGE=en:Tea\\; two"]]))
  }

  @Test("Setting what is already there changes nothing")
  func sameText() throws {
    #expect(
      try edit {
        $0.setText("SUMMARY", "Lunch")
        $0.setText("X-LAST", "\\x")
      } == ComponentEditingTests.original)
  }

  @Test("A new property stands after the others and before the subcomponents")
  func newText() throws {
    #expect(
      try edit { $0.setText("LOCATION", "Room 1") }
        == replacing([8: ["CATEGORIES:C", "LOCATION:Room 1"]]))
  }

  @Test("Setting a time changes digits, VALUE and TZID, and keeps other parameters")
  func dateTime() throws {
    let day = try Day(year: 2026, month: 3, day: 11)
    let civil = CivilDateTime(day: day, time: try TimeOfDay(hour: 8, minute: 30))
    let forms: [(DateTimeValue, String)] = [
      (.zoned(civil, tzid: "Asia/Seoul"), "DTSTART;X-ROLE=a;TZID=Asia/Seoul:20260311T083000"),
      (.utc(civil), "DTSTART;X-ROLE=a:20260311T083000Z"),
      (.floating(civil), "DTSTART;X-ROLE=a:20260311T083000"),
      (.date(day), "DTSTART;X-ROLE=a;VALUE=DATE:20260311"),
    ]
    for (value, line) in forms {
      #expect(try edit { $0.setDateTime("DTSTART", value) } == replacing([4: [line]]))
      #expect(
        try edit {
          $0.setDateTime("DTSTART", .date(day))
          $0.setDateTime("dtstart", value)
        }.count == ComponentEditingTests.original.count)
    }
  }

  @Test("Removing takes every property of the name, and no subcomponent's")
  func removal() throws {
    #expect(try edit { $0.remove("categories") } == replacing([6: [], 8: []]))
    #expect(try edit { $0.remove("SUMMARY") } == replacing([3: []]))
    #expect(try edit { $0.remove("X-ABSENT") } == ComponentEditingTests.original)
  }

  @Test("A list is one property afterwards")
  func lists() throws {
    #expect(
      try edit { $0.setTexts("CATEGORIES", ["A,1", "D"]) }
        == replacing([6: ["CATEGORIES:A\\,1,D"], 8: []]))
    #expect(try edit { $0.setTexts("CATEGORIES", []) } == replacing([6: [], 8: []]))
  }

  @Test("Raw values, numbers, durations and whole properties")
  func raw() throws {
    #expect(
      try edit {
        $0.setRaw("X-FIRST", "3")
        $0.setInteger("SEQUENCE", 2)
        $0.setDuration("DURATION", DurationValue(seconds: 900))
        $0.set(Property("UID", rawValue: "2"))
        $0.add(Property("CATEGORIES", rawValue: "D"))
      }
        == replacing([
          1: ["UID:2"], 2: ["X-FIRST;X=\"a:b\":3"],
          8: ["CATEGORIES:C", "SEQUENCE:2", "DURATION:PT15M", "CATEGORIES:D"],
        ]))
  }

  @Test("Quoted-printable text becomes plain when it is changed")
  func quotedPrintable() throws {
    var component = Component(
      "VEVENT", properties: [try property("SUMMARY;ENCODING=QUOTED-PRINTABLE:=41")])
    component.setText("SUMMARY", "=42")
    #expect(component.text == "BEGIN:VEVENT\r\nSUMMARY:=42\r\nEND:VEVENT\r\n")
  }
}
