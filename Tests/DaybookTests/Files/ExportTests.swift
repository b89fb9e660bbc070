import CalendarCore
import ICalendar
import Testing

@testable import Daybook

@Suite("Exporting calendars")
struct ExportTests {
  @Test("an export equals the file that was imported, property by property")
  func nasty() throws {
    let book = try TestBook()
    try book.importFile(SampleFiles.nasty)
    let exported = try book.export()
    #expect(PlainComponent.differences(SampleFiles.nasty, exported) == [])
    #expect(exported.hasSuffix("END:VCALENDAR\r\n"))
    #expect(exported.utf8.split(separator: 10).allSatisfy { $0.count <= 76 })
  }

  @Test("the comparison that these tests rest on sees every difference")
  func comparison() {
    for (from, to) in [
      ("X-SAME:two", "X-SAME:2"), ("X-SAME:one\r\n", ""), ("TZNAME:CET\r\n", ""),
      ("X-DEEPEST:3", "X-DEEPEST:4"), ("CALSCALE:GREGORIAN\r\n", ""),
      ("GEO:37.386013;-122.082932\r\n", ""), ("UID:thing", "UID:other"),
    ] {
      let changed = SampleFiles.nasty.replacingFirst(from, with: to)
      #expect(changed != SampleFiles.nasty, "\(from)")
      #expect(!PlainComponent.differences(SampleFiles.nasty, changed).isEmpty, "\(from)")
    }
  }

  @Test("generated files come out as they went in", arguments: UInt64(1)...40)
  func generated(_ seed: UInt64) throws {
    let file = RandomCalendar(seed: seed).file
    let book = try TestBook()
    let report = try book.importFile(file)
    #expect(report.isComplete, "\(report.problems) \(report.items.flatMap(\.problems))")
    let exported = try book.export()
    #expect(PlainComponent.differences(file, exported) == [])
    try book.expectRightIndex()
    #expect(try book.importFile(exported).items.allSatisfy { $0.outcome == .unchanged })
    #expect(try book.export() == exported)
  }

  @Test("lines that nobody can read are kept, but not given to other programs")
  func unreadable() throws {
    let book = try TestBook()
    try book.importFile(
      calendarFile(event("a", "a line without a colon", "DTSTART:20260310T090000")))
    #expect(try book.lines("a").contains("a line without a colon"))
    #expect(try !book.export().contains("a line without a colon"))
  }

  @Test("a calendar made here has what every file must have, and its name")
  func madeHere() throws {
    let book = try TestBook()
    let draft = EventDraft(
      title: "Trip", startDate: "2026-03-10", calendar: try book.calendar("My, calendar"))
    _ = try book.book.createEvent(draft, uid: "u", time: TestBook.now)
    func header() throws -> [String] {
      try PlainComponent.read(book.export(["My, calendar"]))[0].lines
    }
    let expected = [
      "VERSION:2.0", "PRODID:-//Daybook//Daybook//EN", "X-WR-CALNAME:My\\, calendar",
    ]
    #expect(try header() == expected)
    // Zones that come in later do not make it somebody else's calendar.
    try book.importFile(
      calendarFile(ZoneFiles.zone("Here", offset: "+0330")), into: "My, calendar")
    try book.importFile(
      calendarFile(
        ZoneFiles.zone("Here", offset: "+0330")
          + event("z", "DTSTART;TZID=Here:20260310T090000")), into: "My, calendar")
    #expect(try header() == expected)
  }

  @Test("what a header lacks and every file must have is added")
  func incompleteHeader() throws {
    let book = try TestBook()
    let lines = ["BEGIN:VCALENDAR", "X-WR-CALNAME:Theirs"] + event("a", "DTSTART:20260310T090000")
    try book.importFile((lines + ["END:VCALENDAR"]).map { $0 + "\r\n" }.joined())
    #expect(
      try PlainComponent.read(book.export())[0].lines == [
        "VERSION:2.0", "PRODID:-//Daybook//Daybook//EN", "X-WR-CALNAME:Theirs",
      ])
  }

  @Test("every zone that is named is described, once")
  func zones() throws {
    let book = try TestBook()
    try book.importFile(
      calendarFile(
        event(
          "a", "DTSTART;TZID=Asia/Seoul:20260310T090000", "DTEND;TZID=US/Eastern:20260310T100000")
          + event("b", "DTSTART;TZID=Asia/Seoul:20260311T090000")
          + event("c", "DTSTART;TZID=Nowhere/At_All:20260311T090000")))
    let zones = try PlainComponent.read(book.export())[0].parts.filter { $0.name == "VTIMEZONE" }
    #expect(zones.map { $0.lines } == [["TZID:Asia/Seoul"], ["TZID:US/Eastern"]])
  }

  @Test("several calendars go out as one file, each zone once, both of one UID")
  func several() throws {
    let book = try TestBook()
    try book.importFile(SampleFiles.nasty, into: "One")
    try book.importFile(SampleFiles.nasty, into: "Two")
    let file = try PlainComponent.read(book.export(["One", "Two"]))[0]
    #expect(file.lines == ["VERSION:2.0", "PRODID:-//Daybook//Daybook//EN"])
    #expect(file.parts.count { $0.name == "VTIMEZONE" } == 2)
    #expect(file.parts.count { $0.name == "VEVENT" } == 8)
    #expect(try PlainComponent.read(book.export([]))[0].parts.isEmpty)
  }

  struct Range: CustomTestStringConvertible {
    var zone: String
    var first: String
    var last: String
    var uids: [String]
    var testDescription: String { "\(first)…\(last) in \(zone)" }
  }

  @Test(
    "a range has what takes place on its days in the zone of whoever exports",
    arguments: [
      Range(zone: "UTC", first: "2026-03-10", last: "2026-03-10", uids: ["day", "late", "series"]),
      Range(zone: "UTC", first: "2026-03-11", last: "2026-03-12", uids: []),
      Range(zone: "UTC", first: "2026-03-08", last: "2026-03-09", uids: ["long"]),
      Range(
        zone: "Pacific/Kiritimati", first: "2026-03-11", last: "2026-03-11",
        uids: ["late", "series"]),
      Range(zone: "Pacific/Kiritimati", first: "2026-03-10", last: "2026-03-10", uids: ["day"]),
      Range(
        zone: "America/Santiago", first: "2026-03-17", last: "2026-03-17", uids: ["series"]),
      Range(zone: "Asia/Seoul", first: "2026-03-18", last: "2026-03-18", uids: ["series"]),
      Range(zone: "Asia/Seoul", first: "2026-03-17", last: "2026-03-17", uids: []),
    ])
  func range(_ each: Range) throws {
    let book = try TestBook()
    try book.importFile(
      calendarFile(
        event("day", "DTSTART;VALUE=DATE:20260310")
          + event("long", "DTSTART;VALUE=DATE:20260301", "DTEND;VALUE=DATE:20260310")
          + event("late", "DTSTART:20260310T233000Z", "DTEND:20260311T000000Z")
          + event("series", "DTSTART:20260310T230000Z", "RRULE:FREQ=WEEKLY;COUNT=3")
          + ["BEGIN:VTODO", "UID:undated", "END:VTODO"]))
    let days = try DaySpan(from: Day(iso: each.first), through: Day(iso: each.last))
    let file = try book.export(days: days, zone: TestBook.zone(each.zone))
    let uids = PlainComponent.read(file)[0].parts.flatMap(\.lines)
      .filter { $0.hasPrefix("UID:") }.map { String($0.dropFirst(4)) }
    #expect(uids == each.uids)
  }
}

extension String {
  fileprivate func replacingFirst(_ text: String, with other: String) -> String {
    guard let range = firstRange(of: text) else { return self }
    var copy = self
    copy.replaceSubrange(range, with: other)
    return copy
  }
}
