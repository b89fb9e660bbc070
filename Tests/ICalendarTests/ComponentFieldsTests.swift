import CalendarCore
import ICalendar
import Testing

@Suite("Fields of a component")
struct ComponentFieldsTests {
  @Test("Fields are read whatever the case of their names")
  func fields() throws {
    let event = try firstComponent(
      calendar(
        event(
          " 1@example.com ", "summary:Team\\, lunch", "Location:Room 1", "DESCRIPTION:a\\nb",
          "STATUS:confirmed", "SEQUENCE:3", "TRANSP:TRANSPARENT", "CATEGORIES:A,B\\,C",
          "CATEGORIES: D ,", "PRIORITY:12", "PERCENT-COMPLETE:140", "RRULE:FREQ=DAILY",
          "EXRULE:FREQ=WEEKLY", "COLOR:Tomato")))
    #expect(event.uid == "1@example.com")
    #expect(event.summary == "Team, lunch")
    #expect(event.location == "Room 1")
    #expect(event.description == "a\nb")
    #expect(event.status == .confirmed)
    #expect(event.sequence == 3)
    #expect(event.isTransparent)
    #expect(event.categories == ["A", "B,C", "D"])
    #expect(event.priority == 9)
    #expect(event.percentComplete == 100)
    #expect(event.recurrenceRules == ["FREQ=DAILY"])
    #expect(event.exceptionRules == ["FREQ=WEEKLY"])
    #expect(event.isRecurring)
    #expect(event.color == "#FF6347")
  }

  @Test("Missing and unreadable fields are nil or their default")
  func missing() {
    let bare = Component(
      "VEVENT",
      properties: [
        Property("UID", rawValue: "  "), Property("SEQUENCE", rawValue: "-4"),
        Property("DTSTART", rawValue: "20261301"), Property("STATUS", rawValue: "MAYBE"),
        Property("COLOR", rawValue: "mist"),
      ])
    #expect(bare.uid == nil)
    #expect(bare.summary == nil)
    #expect(bare.sequence == 0)
    #expect(bare.start == nil)
    #expect(bare.times == nil)
    #expect(bare.status == nil)
    #expect(bare.color == nil)
    #expect(!bare.isTransparent && !bare.isRecurring && !bare.isOverride)
  }

  @Test("Lists of dates keep what can be read")
  func dateLists() throws {
    let event = try firstComponent(
      calendar(
        event(
          "1", "EXDATE;TZID=A:20260310T090000,20261301T090000, 20260312T090000",
          "EXDATE;VALUE=DATE:20260320,,20260321", "EXDATE:20260330T090000Z",
          "RDATE;VALUE=PERIOD:20260401T090000Z/PT1H,20260402T090000Z/20260402T100000Z",
          "RDATE;VALUE=DATE:20260410")))
    #expect(
      event.exceptionDates.map { $0.text + ($0.tzid ?? "") } == [
        "20260310T090000A", "20260312T090000A", "20260320", "20260321", "20260330T090000Z",
      ])
    #expect(
      event.additionalDates.map(\.start.text) == [
        "20260401T090000Z", "20260402T090000Z", "20260410",
      ])
    guard case .period(let period) = event.additionalDates.first else {
      Issue.record("the first RDATE is a period")
      return
    }
    #expect(period.end == .after(DurationValue(seconds: 3600)))
  }

  @Test("An override says which occurrence it replaces, and how far it reaches")
  func overrides() throws {
    let one = try firstComponent(
      calendar(event("1", "RECURRENCE-ID;TZID=A:20260310T090000")))
    #expect(one.isOverride && !one.overridesFollowing)
    #expect(one.recurrenceID?.text == "20260310T090000")
    let following = try firstComponent(
      calendar(event("1", "RECURRENCE-ID;RANGE=THISANDFUTURE:20260310")))
    #expect(following.overridesFollowing)
    let unreadable = try firstComponent(calendar(event("1", "RECURRENCE-ID:soon")))
    #expect(unreadable.isOverride && unreadable.recurrenceID == nil)
  }

  static let colorTexts: [(text: String, color: String?)] = [
    ("red", "#FF0000"), ("RED", "#FF0000"), (" yellowgreen ", "#9ACD32"),
    ("aliceblue", "#F0F8FF"), ("rebecca", nil), ("", nil), ("#", nil), ("#1af", "#11AAFF"),
    ("#4c8dff", "#4C8DFF"), ("#4C8DFFAA", "#4C8DFF"), ("#12345", nil), ("#GGGGGG", nil),
    ("red blue", nil), ("blue:0000FF", nil),
  ]

  @Test("Colours are names or hexadecimal", arguments: colorTexts)
  func colors(_ example: (text: String, color: String?)) {
    #expect(NamedColor.hexadecimal(of: example.text) == example.color)
  }
}

@Suite("Start and end")
struct ComponentTimesTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let lines: [String]
    let end: String
    let oddities: [ComponentTimes.Oddity]

    init(
      _ name: String, _ lines: [String], _ end: String, _ oddities: [ComponentTimes.Oddity] = []
    ) {
      testDescription = name
      self.lines = lines
      self.end = end
      self.oddities = oddities
    }
  }

  static let cases: [Case] = [
    Case("a date alone lasts a day", ["DTSTART;VALUE=DATE:20260310"], "P1D"),
    Case("a time alone has no length", ["DTSTART:20260310T090000"], "PT0S"),
    Case(
      "DTEND of a date is exclusive",
      ["DTSTART;VALUE=DATE:20260310", "DTEND;VALUE=DATE:20260312"], "20260312"),
    Case(
      "DTEND equal to a date is a day",
      ["DTSTART;VALUE=DATE:20260310", "DTEND;VALUE=DATE:20260310"], "P1D"),
    Case(
      "DTEND equal to a time is no length",
      ["DTSTART:20260310T090000", "DTEND:20260310T090000"], "PT0S"),
    Case(
      "DTEND in another zone stays",
      ["DTSTART;TZID=A:20260310T090000", "DTEND;TZID=B:20260310T080000"], "20260310T080000 B"),
    Case("DURATION", ["DTSTART:20260310T090000", "DURATION:P1DT1H"], "P1DT1H"),
    Case("DURATION of a date", ["DTSTART;VALUE=DATE:20260310", "DURATION:P1W"], "P1W"),
    Case(
      "hours on a date are the days they reach",
      ["DTSTART;VALUE=DATE:20260310", "DURATION:PT25H"], "P2D"),
    Case(
      "twenty-four hours on a date are a day",
      ["DTSTART;VALUE=DATE:20260310", "DURATION:PT24H"], "P1D"),
    Case(
      "no duration on a date is a day", ["DTSTART;VALUE=DATE:20260310", "DURATION:PT0S"], "P1D"),
    Case(
      "end before start", ["DTSTART:20260310T090000Z", "DTEND:20260310T080000Z"], "PT0S",
      [.endBeforeStart]),
    Case(
      "end before start of dates", ["DTSTART;VALUE=DATE:20260310", "DTEND;VALUE=DATE:20260309"],
      "P1D", [.endBeforeStart]),
    Case(
      "negative duration", ["DTSTART:20260310T090000", "DURATION:-PT1H"], "PT0S",
      [.negativeDuration]),
    Case(
      "DTEND and DURATION",
      ["DTSTART:20260310T090000", "DURATION:PT5H", "DTEND:20260310T100000"],
      "20260310T100000", [.endAndDuration]),
    Case(
      "a date that ends at a time", ["DTSTART;VALUE=DATE:20260310", "DTEND:20260311T100000"],
      "20260312", [.mixedForms]),
    Case(
      "a date that ends at midnight", ["DTSTART;VALUE=DATE:20260310", "DTEND:20260311T000000"],
      "20260311", [.mixedForms]),
    Case(
      "a time that ends with a date",
      ["DTSTART;TZID=A:20260310T090000", "DTEND;VALUE=DATE:20260311"], "20260311T000000 A",
      [.mixedForms]),
    Case(
      "unreadable end", ["DTSTART:20260310T090000", "DTEND:20261310T090000"], "PT0S",
      [.unreadableEnd]),
    Case(
      "unreadable end, readable duration",
      ["DTSTART:20260310T090000", "DTEND:x", "DURATION:PT1H"], "PT1H", [.endAndDuration]),
  ]

  private func describe(_ end: ComponentEnd) -> String {
    switch end {
    case .at(let value): value.text + (value.tzid.map { " " + $0 } ?? "")
    case .after(let duration): duration.text
    }
  }

  @Test("Every combination of start and end has a meaning", arguments: cases)
  func times(_ example: Case) throws {
    let component = Component(
      "VEVENT", properties: try example.lines.map { try property($0) })
    let times = try #require(component.times)
    #expect(describe(times.end) == example.end)
    #expect(times.oddities == example.oddities)
  }

  @Test("A task ends when it is due")
  func task() throws {
    let task = Component(
      "VTODO",
      properties: [
        try property("DTSTART:20260310T090000"), try property("DUE:20260311T090000"),
        try property("DTEND:20260310T100000"), try property("COMPLETED:20260311T120000Z"),
      ])
    #expect(try describe(#require(task.times).end) == "20260311T090000")
    #expect(task.due?.text == "20260311T090000")
    #expect(task.completed?.text == "20260311T120000Z")
  }
}
