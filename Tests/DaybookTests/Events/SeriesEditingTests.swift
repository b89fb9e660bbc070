import CalendarCore
import ICalendar
import Testing

@testable import Daybook

@Suite("Changing one occurrence of a series")
struct OccurrenceEditingTests {
  struct Form: CustomTestStringConvertible {
    var testDescription: String
    var start: [String]
    /// The second occurrence's identity.
    var id: String
    var recurrenceID: String
    var exception: String
    /// Its start and end when it gets another title.
    var times: [String]
  }

  static let forms = [
    Form(
      testDescription: "DATE", start: ["DTSTART;VALUE=DATE:20260302", "DTEND;VALUE=DATE:20260304"],
      id: "20260309", recurrenceID: "RECURRENCE-ID;VALUE=DATE:20260309",
      exception: "EXDATE;VALUE=DATE:20260309",
      times: ["DTSTART;VALUE=DATE:20260309", "DTEND;VALUE=DATE:20260311"]),
    Form(
      testDescription: "zoned",
      start: [
        "DTSTART;TZID=Europe/Berlin:20260323T090000", "DTEND;TZID=Europe/Berlin:20260323T100000",
      ], id: "20260330T090000", recurrenceID: "RECURRENCE-ID;TZID=Europe/Berlin:20260330T090000",
      exception: "EXDATE;TZID=Europe/Berlin:20260330T090000",
      times: [
        "DTSTART;TZID=Europe/Berlin:20260330T090000", "DTEND;TZID=Europe/Berlin:20260330T100000",
      ]),
    Form(
      testDescription: "UTC", start: ["DTSTART:20260302T090000Z", "DURATION:PT1H"],
      id: "20260309T090000Z", recurrenceID: "RECURRENCE-ID:20260309T090000Z",
      exception: "EXDATE:20260309T090000Z", times: ["DTSTART:20260309T090000Z", "DURATION:PT1H"]),
    Form(
      testDescription: "floating", start: ["DTSTART:20260302T090000"], id: "20260309T090000",
      recurrenceID: "RECURRENCE-ID:20260309T090000", exception: "EXDATE:20260309T090000",
      times: ["DTSTART:20260309T090000"]),
    Form(
      testDescription: "an end in another zone",
      start: [
        "DTSTART;TZID=Europe/Berlin:20260323T090000",
        "DTEND;TZID=America/New_York:20260323T050000",
      ], id: "20260330T090000", recurrenceID: "RECURRENCE-ID;TZID=Europe/Berlin:20260330T090000",
      exception: "EXDATE;TZID=Europe/Berlin:20260330T090000",
      times: [
        "DTSTART;TZID=Europe/Berlin:20260330T090000",
        "DTEND;TZID=America/New_York:20260330T040000",
      ]),
  ]

  static func book(_ form: Form) throws -> TestBook {
    let book = try TestBook()
    try book.importFile(
      calendarFile(
        ["BEGIN:VEVENT", "UID:s", "DTSTAMP:20260101T000000Z", "SUMMARY:Series"] + form.start + [
          "RRULE:FREQ=WEEKLY;COUNT=4", "X-KEPT:1", "BEGIN:VALARM", "TRIGGER:-PT5M", "END:VALARM",
          "END:VEVENT",
        ]))
    return book
  }

  @Test(
    "it becomes an override in the form of the series, with all else the series says",
    arguments: forms)
  func overriding(_ form: Form) throws {
    let book = try Self.book(form)
    let master = try book.record("s").text
    try book.edit("s", at: form.id) { $0.title = "Changed" }
    let parts = PlainComponent.read(try book.record("s").text)
    #expect(parts.count == 2)
    #expect(try book.record("s").text.hasPrefix(master), "the series itself is untouched")
    let lines = parts[1].lines
    #expect(lines.filter { $0.hasPrefix("RECURRENCE-ID") } == [form.recurrenceID])
    #expect(
      lines.filter { $0.hasPrefix("DT") || $0.hasPrefix("DURATION") }.sorted()
        == (form.times + ["DTSTAMP:20260301T120000Z"]).sorted())
    #expect(lines.contains("SUMMARY:Changed") && lines.contains("X-KEPT:1"))
    #expect(!lines.contains { $0.hasPrefix("RRULE") })
    #expect(parts[1].parts.map(\.name) == ["VALARM"])
    #expect(
      try book.titles("2026-03-01", "2026-04-30").map { $0.split(separator: " ")[1] } == [
        "Series", "Changed", "Series", "Series",
      ])
    try book.expectRightIndex()

    // Once more: the same override.
    try book.edit("s", at: form.id) {
      #expect($0.title == "Changed")
      $0.title = "Again"
    }
    #expect(PlainComponent.read(try book.record("s").text).count == 2)
    #expect(try book.titles("2026-03-01", "2026-04-30").count { $0.hasSuffix(" Again") } == 1)
  }

  @Test("it can be moved to another day, and moved again, and back", arguments: forms)
  func moving(_ form: Form) throws {
    let book = try Self.book(form)
    let before = try book.titles("2026-03-01", "2026-04-30")
    for day in ["2026-04-25", "2026-03-05", nil] {
      try book.edit("s", at: form.id) { draft in
        let day = day ?? String(before[1].prefix(10))
        let length = try Day(iso: draft.startDate).distance(to: Day(iso: draft.endDate))
        draft.startDate = day
        draft.endDate = "\(try Day(iso: day).advanced(by: length))"
      }
      let titles = try book.titles("2026-03-01", "2026-04-30")
      #expect(titles.count == 4)
      if let day { #expect(titles.contains { $0.hasPrefix(day) }) }
      try book.expectRightIndex()
    }
    #expect(try book.titles("2026-03-01", "2026-04-30") == before)
  }

  @Test("taking it out leaves an exception in the form of the series", arguments: forms)
  func removing(_ form: Form) throws {
    for isOverridden in [false, true] {
      let book = try Self.book(form)
      if isOverridden { try book.edit("s", at: form.id) { $0.title = "Changed" } }
      let before = try book.export()
      let change = try book.delete("s", at: form.id)
      #expect(try book.lines("s").filter { $0.hasPrefix("EXDATE") } == [form.exception])
      #expect(PlainComponent.read(try book.record("s").text).count == 1)
      #expect(try book.titles("2026-03-01", "2026-04-30").count == 3)
      try book.expectRightIndex()
      let undone = try book.book.undo(act: #require(change.act), time: TestBook.now)
      #expect(try book.export() == before)
      _ = try book.book.undo(act: undone, time: TestBook.now)
      #expect(try book.titles("2026-03-01", "2026-04-30").count == 3)
    }
  }

  @Test("with its last occurrence the series goes", arguments: forms)
  func removingAll(_ form: Form) throws {
    let book = try Self.book(form)
    for rest in stride(from: 4, to: 0, by: -1) {
      let first = try #require(book.book.firstOccurrence(of: try book.record("s")))
      #expect(try book.titles("2026-03-01", "2026-04-30").count == rest)
      try book.delete("s", at: first)
    }
    #expect(try book.store.objectCount(kind: nil) == 0)
  }

  @Test(
    "an occurrence that the series does not have is refused, and nothing changes", arguments: forms)
  func unknown(_ form: Form) throws {
    let book = try Self.book(form)
    try book.delete("s", at: form.id)
    let before = try book.contents()
    for id in [form.id, "20260303", "20260303T090000", "garbage", "", "20991231T090000Z"] {
      for all in [false, true] {
        let error = #expect(throws: EventChangeError.self, "\(id)") {
          try book.edit("s", at: id, all: all) { $0.title = "Wrong" }
        }
        #expect(error?.isMissing == true, "\(id)")
      }
      let error = #expect(throws: EventChangeError.self) { try book.delete("s", at: id) }
      #expect(error?.isMissing == true, "\(id)")
    }
    #expect(try book.contents() == before)
  }

  @Test("an occurrence stays in its series' calendar")
  func calendar() throws {
    let book = try Self.book(Self.forms[0])
    let other = try book.calendar("Other")
    let before = try book.contents()
    let error = #expect(throws: EventChangeError.self) {
      try book.edit("s", at: "20260309") {
        $0.title = "Changed"
        $0.calendar = other
      }
    }
    #expect(error?.onlyProblem == .calendarIsForAll)
    #expect(try book.contents() == before)
    try book.edit("s", at: "20260309", all: true) { $0.calendar = other }
    #expect(try book.record("s", in: "Other").index.isSeries)
  }

  @Test("the first occurrence is found however late it is, and none where there is none")
  func firstOccurrence() throws {
    let book = try TestBook()
    let cases: [(uid: String, lines: [String], first: String?)] = [
      ("single", [], nil),
      ("plain", ["RRULE:FREQ=DAILY"], "20260302"),
      ("taken-out", ["RRULE:FREQ=DAILY;COUNT=2", "EXDATE;VALUE=DATE:20260302"], "20260303"),
      ("sparse", ["RRULE:FREQ=YEARLY;INTERVAL=9", "EXDATE;VALUE=DATE:20260302"], "20350302"),
      ("never", ["RRULE:FREQ=DAILY;COUNT=1", "EXDATE;VALUE=DATE:20260302"], nil),
      (
        "impossible",
        ["RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", "EXDATE;VALUE=DATE:20260302"], nil
      ),
    ]
    for each in cases {
      var lines = ["BEGIN:VEVENT", "UID:\(each.uid)", "DTSTART;VALUE=DATE:20260302"]
      lines += each.lines + ["END:VEVENT"]
      try book.importFile(calendarFile(lines))
      let record = try book.record(each.uid)
      #expect(book.book.firstOccurrence(of: record) == each.first, "\(each.uid)")
      if let first = each.first { #expect(book.book.hasOccurrence(first, of: record)) }
      #expect(
        book.book.hasOccurrence("20260302", of: record)
          == ["single", "plain"].contains(each.uid), "\(each.uid)")
      for wrong in ["garbage", "", "20260301", "20991231T090000Z"] where each.uid != "plain" {
        #expect(!book.book.hasOccurrence(wrong, of: record), "\(each.uid): \(wrong)")
      }
    }
  }

  @Test("every occurrence that a page shows can be opened")
  func opening() throws {
    let book = try TestBook()
    try book.importFile(WholeSeriesTests.series)
    for form in Self.forms {
      let book = try Self.book(form)
      try expectOpening(book)
    }
    try expectOpening(book)
  }

  private func expectOpening(_ book: TestBook) throws {
    let days = try DaySpan(from: Day(iso: "2026-03-01"), through: Day(iso: "2026-04-30"))
    let found = try book.book.occurrences(on: days, zone: TestBook.zone("America/New_York"))
    #expect(!found.isEmpty)
    for occurrence in found {
      let id = try #require(occurrence.recurrenceID)
      #expect(book.book.hasOccurrence(id, of: try book.record("s")), "\(id)")
    }
  }

  struct Odd: CustomTestStringConvertible {
    var testDescription: String
    var lines: [String]
    var id: String
    var shown: String
  }

  @Test(
    "the form of an occurrence shows when it really is",
    arguments: [
      Odd(
        testDescription: "several times a day",
        lines: [
          "DTSTART:20260302T090000", "DURATION:PT30M", "RRULE:FREQ=DAILY;BYHOUR=9,17;COUNT=6",
        ], id: "20260303T170000", shown: "2026-03-03 17:00 – 2026-03-03 17:30"),
      Odd(
        testDescription: "an extra date with a length of its own",
        lines: [
          "DTSTART:20260302T090000Z", "DURATION:PT30M", "RRULE:FREQ=DAILY;COUNT=2",
          "RDATE;VALUE=PERIOD:20260310T120000Z/PT3H",
        ], id: "20260310T120000Z", shown: "2026-03-10 12:00 – 2026-03-10 15:00"),
      Odd(
        testDescription: "a night in which the clock is put forward",
        lines: [
          "DTSTART;TZID=America/New_York:20260306T230000",
          "DTEND;TZID=America/New_York:20260307T050000", "RRULE:FREQ=DAILY;COUNT=4",
        ], id: "20260307T230000", shown: "2026-03-07 23:00 – 2026-03-08 06:00"),
      Odd(
        testDescription: "a time that the clock skips",
        lines: [
          "DTSTART;TZID=America/New_York:20260307T023000", "DURATION:PT1H",
          "RRULE:FREQ=DAILY;COUNT=4",
        ], id: "20260308T033000", shown: "2026-03-08 03:30 – 2026-03-08 04:30"),
    ])
  func shown(_ each: Odd) throws {
    let book = try TestBook()
    try book.importFile(calendarFile(["BEGIN:VEVENT", "UID:s"] + each.lines + ["END:VEVENT"]))
    let record = try book.record("s")
    let draft = book.book.draft(of: record, occurrence: each.id)
    #expect(
      "\(draft.startDate) \(draft.startTime) – \(draft.endDate) \(draft.endTime)" == each.shown)
    // It is the same that the month shows, in the event's own zone.
    let zone = try TestBook.zone(draft.zone.isEmpty ? "UTC" : draft.zone)
    let days = try DaySpan(from: Day(iso: draft.startDate), through: Day(iso: draft.endDate))
    let found = book.book.occurrences(of: record, on: days, zone: zone)
      .first { $0.recurrenceID == each.id }
    func shown(_ moment: CivilDateTime) -> String { "\(moment.day) \(moment.time)" }
    #expect(found.map { "\(shown($0.start)) – \(shown($0.end))" } == each.shown)
    // And saving it changes its title alone.
    try book.edit("s", at: each.id) { $0.title = "Changed" }
    let again = book.book.occurrences(of: try book.record("s"), on: days, zone: zone)
      .first { $0.recurrenceID == each.id }
    #expect(again?.start == found?.start && again?.end == found?.end && again?.title == "Changed")
    try book.expectRightIndex()
  }

  @Test("an override of all following occurrences shows in their forms, and stays")
  func following() throws {
    let book = try TestBook()
    try book.importFile(
      calendarFile(
        event("s", "SUMMARY:Series", "DTSTART:20260302T090000", "RRULE:FREQ=DAILY;COUNT=6")
          + event(
            "s", "SUMMARY:Later", "RECURRENCE-ID;RANGE=THISANDFUTURE:20260304T090000",
            "DTSTART:20260304T110000", "DURATION:PT1H")))
    let before = try book.titles("2026-03-01", "2026-03-31")
    #expect(before.last?.hasSuffix("T11:00 Later") == true)
    try book.edit("s", at: "20260306T090000") {
      #expect($0.title == "Later" && $0.startTime == "11:00" && $0.endTime == "12:00")
      $0.title = "Alone"
    }
    var expected = before
    expected[4] = "2026-03-06T11:00 Alone"
    #expect(try book.titles("2026-03-01", "2026-03-31") == expected)
    try book.delete("s", at: "20260304T090000")
    expected.remove(at: 2)
    #expect(try book.titles("2026-03-01", "2026-03-31") == expected)
    try book.expectRightIndex()
  }

  @Test("occurrences without their series are changed and deleted one by one")
  func orphans() throws {
    func change(_ day: Int) -> [String] {
      event(
        "s", "SUMMARY:\(day)", "RECURRENCE-ID:2026030\(day)T090000",
        "DTSTART:2026030\(day)T100000")
    }
    let book = try TestBook()
    try book.importFile(calendarFile(change(2) + change(4)))
    let ids = book.book.occurrences(
      of: try book.record("s"),
      on: try DaySpan(from: Day(iso: "2026-03-01"), through: Day(iso: "2026-03-31")), zone: .utc
    ).compactMap(\.recurrenceID)
    #expect(ids.count == 2)
    for (number, id) in ids.enumerated() {
      try book.edit("s", at: id) { $0.title = "Changed \(number)" }
    }
    #expect(
      try book.titles("2026-03-01", "2026-03-31") == [
        "2026-03-02T10:00 Changed 0", "2026-03-04T10:00 Changed 1",
      ])
    #expect(PlainComponent.read(try book.record("s").text).count == 2)
    try book.delete("s", at: ids[0])
    #expect(try book.titles("2026-03-01", "2026-03-31") == ["2026-03-04T10:00 Changed 1"])
    try book.expectRightIndex()
    try book.delete("s")
    #expect(try book.store.objectCount(kind: nil) == 0)
  }
}
