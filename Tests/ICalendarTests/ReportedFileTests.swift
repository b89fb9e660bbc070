import CalendarCore
import ICalendar
import Testing

/// Files that other programs were reported to refuse or to damage, rebuilt in the smallest form.
@Suite("Files that others refuse")
struct ReportedFileTests {
  private func events(_ bytes: [UInt8]) -> [Component] {
    let file = CalendarFile(indexing: bytes)
    return file.groups.flatMap { file.read($0, in: bytes).components }
  }

  @Test("X-LIC-ERROR lines in one task (ical.js #529)")
  func libicalErrors() {
    let tasks = events(
      calendar(
        "BEGIN:VTODO", "UID:1",
        "X-LIC-ERROR;X-LIC-ERRORTYPE=VALUE-PARSE-ERROR:No value for DUE property. Removing", "DUE:",
        "SUMMARY:a", "END:VTODO", "BEGIN:VTODO", "UID:2", "SUMMARY:b", "END:VTODO"))
    #expect(tasks.map(\.summary) == ["a", "b"])
    #expect(tasks.first?.due == nil)
    #expect(tasks.first?.properties.count == 4)
  }

  @Test("TZID and VALUE=DATE-TIME with a zone of STANDARD only (ical4j #883)")
  func dateTimeValueType() throws {
    let bytes = calendar(
      [
        "BEGIN:VTIMEZONE", "TZID:Sample", "BEGIN:STANDARD", "DTSTART:19700101T000000",
        "TZOFFSETFROM:+0800", "TZOFFSETTO:+0800", "END:STANDARD", "END:VTIMEZONE",
      ] + event("1", "DTSTART;TZID=Sample;VALUE=DATE-TIME:20260310T090000"))
    #expect(events(bytes).first?.start?.tzid == "Sample")
    let file = CalendarFile(indexing: bytes)
    let zone = try bytes.withUnsafeBufferPointer {
      try VTimeZone(#require(file.timeZone("Sample", calendar: 0, in: $0)))
    }
    #expect(zone.observances.map(\.offsetTo) == [8 * 3600])
  }

  @Test(
    "Names of zones that are no IANA names (ical4j #744, #452, #262)",
    arguments: [
      "W. Europe Standard Time", "Central European Standard Time", "Customized Time Zone",
      "(UTC+01:00) Amsterdam\\, Berlin", "/mozilla.org/20050126_1/Europe/Berlin", "한국 표준시",
    ])
  func zoneNames(_ tzid: String) throws {
    let start = try property("DTSTART;TZID=\"\(tzid)\":20260310T090000").dateTime()
    #expect(start.tzid == tzid)
    #expect(start.text == "20260310T090000")
  }

  @Test("A parameter on RRULE, and a time as exception of a date (node-ical #67, #454)")
  func exchange() {
    let event = events(
      calendar(
        event(
          "1", "DTSTART;VALUE=DATE:20260310", "RRULE;X-BUSYMAC-REGENERATE=TRASH:FREQ=DAILY;COUNT=3",
          "EXDATE:20260311T000000"))
    ).first
    #expect(event?.recurrenceRules == ["FREQ=DAILY;COUNT=3"])
    #expect(event?.exceptionDates.map(\.text) == ["20260311T000000"])
  }

  @Test("One invalid line does not make a file unreadable (icalendar #114)")
  func invalidLine() {
    let all = events(calendar(event("1", "broken") + event("2", "SUMMARY:b")))
    #expect(all.map(\.uid) == ["1", "2"])
  }

  @Test("A repeated override is one (recurring-ical-events #164)")
  func repeatedOverride() {
    let override = event("1", "RECURRENCE-ID:20260310T090000Z", "SUMMARY:changed")
    let all = events(calendar(event("1", "SUMMARY:series") + override + override))
    #expect(all.map(\.summary) == ["series", "changed"])
  }

  @Test("A newer override replaces an older one (recurring-ical-events #163)")
  func newerOverride() {
    let all = events(
      calendar(
        event("1", "RECURRENCE-ID:20260310T090000Z", "SEQUENCE:2", "SUMMARY:newer")
          + event("1", "RECURRENCE-ID:20260310T090000Z", "SEQUENCE:1", "SUMMARY:older")))
    #expect(all.map(\.summary) == ["newer"])
  }

  @Test("A file with nothing but an override (khal #447)")
  func overrideAlone() {
    let all = events(
      calendar(event("1", "RECURRENCE-ID:20260310T090000Z", "DTSTART:20260311T090000Z")))
    #expect(all.map(\.uid) == ["1"])
    #expect(all.first?.times?.start.text == "20260311T090000Z")
  }

  @Test("A zone whose rule ends with a UTC time in the past (ics.py #388)")
  func appleZone() throws {
    let component = try firstComponent(
      calendar(
        "BEGIN:VTIMEZONE", "TZID:America/Sample", "BEGIN:STANDARD",
        "RRULE:FREQ=YEARLY;UNTIL=19231107T070000Z;BYMONTH=11;BYDAY=1SU", "DTSTART:19200101T000000",
        "TZNAME:ST", "TZOFFSETTO:-0700", "TZOFFSETFROM:-0600", "END:STANDARD", "END:VTIMEZONE"))
    #expect(try VTimeZone(component).observances.map(\.rules.count) == [1])
  }

  @Test("An HTML comment in place of a calendar is said to be one (open-web-calendar #482)")
  func htmlComment() {
    let file = CalendarFile(indexing: Array("<!-- Copyright -->\r\n<!-- sign in -->".utf8))
    #expect(file.problems.map(\.kind) == [.notICalendar])
    #expect(file.problems.first?.message.contains("web page") == true)
  }

  @Test(
    "Zone names lead to a zone or to nothing, never to an error (ical4j #744, #452, #262, #367)")
  func zoneNameMeanings() {
    let meanings: [(tzid: String, meaning: TimeZoneName?)] = [
      ("W. Europe Standard Time", .zone("Europe/Berlin")),
      ("Central Europe Standard Time", .zone("Europe/Budapest")),
      ("Central European Standard Time", .zone("Europe/Warsaw")),
      ("Customized Time Zone", nil), ("", nil), ("   ", nil), ("\u{0}", nil),
    ]
    for (tzid, meaning) in meanings { #expect(TimeZoneName.normalized(tzid) == meaning) }
  }

  @Test(
    "No fold splits a character (icalendar (Ruby) #238, ical-generator #221, iCalcreator #126)")
  func foldsBetweenCharacters() throws {
    for shift in 0..<4 {
      let text = String(repeating: "x", count: shift) + String(repeating: "한é🎂", count: 40)
      let written = Component("VEVENT", properties: [Property("SUMMARY", text: text)]).bytes()
      for line in written.split(separator: 0x0A) {
        #expect(line.count <= 76)  // With its CR.
        #expect(String(validating: line, as: UTF8.self) != nil)
      }
      #expect(CalendarDocument(reading: written).components.first?.summary == text)
    }
  }

  @Test("A time in a zone that no VTIMEZONE defines keeps its zone (todoman #263)")
  func undefinedZone() {
    let due = events(
      calendar(
        "BEGIN:VTODO", "UID:1", "DUE;TZID=Europe/Berlin:20260310T170000",
        "COMPLETED:20260309T120000Z", "STATUS:COMPLETED", "END:VTODO")
    ).first
    #expect(due?.due?.tzid == "Europe/Berlin")
    #expect(due?.completed?.text == "20260309T120000Z")
  }

  @Test("What Apple's programs add is kept and nothing is refused (ics.py #369)")
  func appleProperties() throws {
    let lines = [
      "CREATED:20260301T080000Z", "DTEND;TZID=Europe/Berlin:20260310T100000",
      "TRANSP:OPAQUE", "X-APPLE-TRAVEL-ADVISORY-BEHAVIOR:AUTOMATIC", "SUMMARY:a",
      "X-APPLE-STRUCTURED-LOCATION;VALUE=URI;X-APPLE-RADIUS=70;X-TITLE=\"Sample St\":geo:52.5,13.4",
      "BEGIN:VALARM", "X-WR-ALARMUID:A", "UID:A", "TRIGGER;VALUE=DATE-TIME:19760401T005545Z",
      "X-APPLE-DEFAULT-ALARM:TRUE", "ACTION:NONE", "END:VALARM",
    ]
    let bytes = calendar(
      ["BEGIN:VEVENT", "UID:1", "DTSTART;TZID=Europe/Berlin:20260310T090000"] + lines
        + ["END:VEVENT"])
    let document = CalendarDocument(reading: bytes)
    #expect(document.problems == [])
    let written = try #require(document.components.first).bytes()
    #expect(CalendarDocument(reading: written).components == document.components)
  }

  @Test("A blank zone and a year before 0 leave the event")
  func oddDates() {
    let all = events(
      calendar(
        event("1", "DTSTART;TZID=:20260310T090000")
          + event("2", "DTSTART:-0010101T000000", "SUMMARY:kept")))
    #expect(all.first?.start?.tzid == nil)
    #expect(all.first?.start?.text == "20260310T090000")
    #expect(all.last?.start == nil)
    #expect(all.last?.summary == "kept")
  }
}
