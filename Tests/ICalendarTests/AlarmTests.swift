import CalendarCore
import ICalendar
import Testing

@Suite("Tasks, entries and alarms in a window")
struct AlarmTests {
  private func object(_ lines: [String]) -> SeriesObject {
    let text = (["BEGIN:VCALENDAR"] + lines + ["END:VCALENDAR", ""]).joined(separator: "\r\n")
    return SeriesObject(CalendarDocument(reading: text).components[0].components)
  }

  private let window = OccurrenceWindow(1_772_323_200..<1_774_915_200)  // March 2026

  struct Case: CustomTestStringConvertible {
    var testDescription: String
    var lines: [String]
    /// Start and end as seconds show them.
    var expected: [String]
  }

  @Test(
    "a task or an entry takes place when its dates say",
    arguments: [
      Case(
        testDescription: "a task from its start until it is due",
        lines: ["VTODO", "DTSTART:20260310T090000Z", "DUE:20260310T120000Z"],
        expected: ["20260310T090000–20260310T120000"]),
      Case(
        testDescription: "a task with a duration",
        lines: ["VTODO", "DTSTART:20260310T090000Z", "DURATION:PT2H"],
        expected: ["20260310T090000–20260310T110000"]),
      Case(
        testDescription: "a task that is only due, at a time",
        lines: ["VTODO", "DUE:20260310T120000Z"], expected: ["20260310T120000–20260310T120000"]),
      Case(
        testDescription: "a task that is only due, on a day",
        lines: ["VTODO", "DUE;VALUE=DATE:20260310"], expected: ["20260310T000000–20260311T000000"]),
      Case(
        testDescription: "a task that is due again and again",
        lines: ["VTODO", "DUE;VALUE=DATE:20260310", "RRULE:FREQ=WEEKLY;COUNT=2"],
        expected: ["20260310T000000–20260311T000000", "20260317T000000–20260318T000000"]),
      Case(
        testDescription: "a task without dates", lines: ["VTODO", "SUMMARY:Some day"], expected: []),
      Case(
        testDescription: "an entry of a day", lines: ["VJOURNAL", "DTSTART;VALUE=DATE:20260310"],
        expected: ["20260310T000000–20260311T000000"]),
      Case(
        testDescription: "an entry of a moment", lines: ["VJOURNAL", "DTSTART:20260310T210000"],
        expected: ["20260310T210000–20260310T210000"]),
      Case(
        testDescription: "an entry without a date", lines: ["VJOURNAL", "SUMMARY:Loose"],
        expected: []),
    ])
  func occurrences(_ test: Case) {
    let name = test.lines[0]
    let object = object(
      ["BEGIN:\(name)", "UID:x"] + test.lines.dropFirst() + ["END:\(name)"])
    let list = object.recurrenceSet?.occurrences(in: window, zones: SeriesSample.zones)
    #expect(
      (list?.occurrences ?? []).map { "\(shown($0.startSeconds))–\(shown($0.endSeconds))" }
        == test.expected)
  }

  private func shown(_ seconds: Int64) -> String {
    compact(CivilDateTime(secondsSinceEpoch: seconds, utcOffset: 0))
  }

  private func alarms(_ event: [String], _ alarm: [String], name: String = "VEVENT") -> [String] {
    let object = object(
      ["BEGIN:\(name)", "UID:x"] + event + ["BEGIN:VALARM", "ACTION:DISPLAY"] + alarm
        + ["END:VALARM", "END:\(name)"])
    return object.alarms(in: window, zones: SeriesSample.zones).map {
      shown($0.seconds) + ($0.isCivil ? "" : "Z") + ($0.repetition == 0 ? "" : " again")
    }
  }

  @Test("an alarm goes off as far from the start or the end as it says")
  func relative() {
    let event = ["DTSTART:20260310T090000Z", "DURATION:PT1H"]
    #expect(alarms(event, ["TRIGGER:-PT15M"]) == ["20260310T084500Z"])
    #expect(alarms(event, ["TRIGGER;RELATED=END:PT5M"]) == ["20260310T100500Z"])
    #expect(alarms(event, ["TRIGGER:PT0S"]) == ["20260310T090000Z"])
    #expect(alarms(["DTSTART;VALUE=DATE:20260310"], ["TRIGGER:-PT15H"]) == ["20260309T090000"])
    #expect(
      alarms(["DUE:20260310T120000Z"], ["TRIGGER;RELATED=END:-PT1H"], name: "VTODO") == [
        "20260310T110000Z"
      ])
    #expect(alarms(event, ["TRIGGER:soon"]) == [])
  }

  @Test("days before are days on the clock, hours are exact")
  func clockChange() {
    // On 8 March the clocks of New York are put forward.
    let event = ["DTSTART;TZID=America/New_York:20260308T120000"]
    #expect(alarms(event, ["TRIGGER:-P1D"]) == ["20260307T170000Z"])
    #expect(alarms(event, ["TRIGGER:-PT24H"]) == ["20260307T160000Z"])
  }

  @Test("an alarm is repeated as often as it says, also into the window")
  func repetition() {
    let event = ["DTSTART:20260310T090000Z"]
    #expect(
      alarms(event, ["TRIGGER:-PT10M", "REPEAT:2", "DURATION:PT5M"]) == [
        "20260310T085000Z", "20260310T085500Z again", "20260310T090000Z again",
      ])
    #expect(alarms(event, ["TRIGGER:-PT10M", "REPEAT:2"]) == ["20260310T085000Z"])
    #expect(
      alarms(["DTSTART:20260228T233000Z"], ["TRIGGER:PT0S", "REPEAT:1", "DURATION:PT1H"]) == [
        "20260301T003000Z again"
      ])
    #expect(
      alarms(event, ["TRIGGER:PT0S", "REPEAT:999999999", "DURATION:P999999D"]) == [
        "20260310T090000Z"
      ])
  }

  @Test("an alarm at one moment goes off once, one of a series for every occurrence")
  func series() {
    let event = ["DTSTART:20260310T090000Z", "RRULE:FREQ=DAILY;COUNT=3"]
    #expect(
      alarms(event, ["TRIGGER;VALUE=DATE-TIME:20260305T070000Z"]) == ["20260305T070000Z"])
    #expect(
      alarms(event, ["TRIGGER:-PT1H"]) == [
        "20260310T080000Z", "20260311T080000Z", "20260312T080000Z",
      ])
  }

  @Test("a changed occurrence has its own alarms only")
  func overrides() {
    let object = object([
      "BEGIN:VEVENT", "UID:x", "DTSTART:20260310T090000Z", "RRULE:FREQ=DAILY;COUNT=2",
      "BEGIN:VALARM", "TRIGGER:-PT1H", "END:VALARM", "END:VEVENT", "BEGIN:VEVENT", "UID:x",
      "RECURRENCE-ID:20260311T090000Z", "DTSTART:20260312T090000Z", "BEGIN:VALARM",
      "TRIGGER:-PT2H", "END:VALARM", "END:VEVENT",
    ])
    let found = object.alarms(in: window, zones: SeriesSample.zones)
    #expect(found.map { shown($0.seconds) } == ["20260310T080000", "20260312T070000"])
    #expect(found.map(\.componentIndex) == [0, 1])
  }

  @Test("floating times can be read in the zone of their calendar")
  func floatingTimes() {
    let object = object([
      "BEGIN:VEVENT", "UID:x", "DTSTART:20260310T090000", "RRULE:FREQ=DAILY;COUNT=3",
      "EXDATE:20260311T090000", "END:VEVENT",
    ]).readingFloatingTimes(in: "Asia/Seoul")
    let found = object.recurrenceSet?.occurrences(in: window, zones: SeriesSample.zones)
    #expect(
      found?.occurrences.map { shown($0.startSeconds) } == ["20260310T000000", "20260312T000000"])
    #expect(found?.occurrences.allSatisfy { !$0.isCivil } == true)
    let dates = self.object(["BEGIN:VEVENT", "DTSTART;VALUE=DATE:20260310", "END:VEVENT"])
    #expect(dates.readingFloatingTimes(in: "Asia/Seoul") == dates)
  }
}
