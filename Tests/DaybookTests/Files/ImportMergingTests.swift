import CalendarCore
import ICalendar
import Testing

@testable import Daybook

@Suite("Importing a part of what is stored")
struct ImportMergingTests {
  static let series = event(
    "s", "SUMMARY:Series", "DTSTART;TZID=Europe/Berlin:20260302T090000", "DURATION:PT1H",
    "RRULE:FREQ=WEEKLY;COUNT=4")

  static func override(_ id: String, _ title: String, _ lines: [String] = []) -> [String] {
    ["BEGIN:VEVENT", "UID:s", "SUMMARY:\(title)", "RECURRENCE-ID\(id)"] + lines
      + ["DTSTART;TZID=Europe/Berlin:20260309T140000", "DURATION:PT1H", "END:VEVENT"]
  }

  static let berlin = ";TZID=Europe/Berlin:20260309T090000"

  @Test("a changed occurrence alone is an event")
  func alone() throws {
    let book = try TestBook()
    let report = try book.importFile(calendarFile(Self.override(Self.berlin, "Invitation")))
    #expect(report.items.map(\.outcome) == [.created])
    #expect(try book.titles("2026-03-01", "2026-03-31") == ["2026-03-09T13:00 Invitation"])
    try book.expectRightIndex()
  }

  @Test(
    "a changed occurrence joins its stored series, in whatever form it names it",
    arguments: [berlin, ":20260309T080000Z", ";TZID=America/New_York:20260309T040000"])
  func joins(_ id: String) throws {
    let book = try TestBook()
    try book.importFile(calendarFile(Self.series))
    let file = calendarFile(Self.override(id, "Invitation"))
    #expect(try book.importFile(file).items.map(\.outcome) == [.updated])
    #expect(
      try book.titles("2026-03-01", "2026-03-31") == [
        "2026-03-02T08:00 Series", "2026-03-09T13:00 Invitation", "2026-03-16T08:00 Series",
        "2026-03-23T08:00 Series",
      ])
    #expect(try book.importFile(file).items.map(\.outcome) == [.unchanged])
    // Another program names the same occurrence in another form: still one.
    try book.importFile(calendarFile(Self.override(":20260309T080000Z", "Again")))
    #expect(try book.titles("2026-03-09", "2026-03-09") == ["2026-03-09T13:00 Again"])
    try book.expectRightIndex()
  }

  @Test("an older version of a changed occurrence does not replace a newer one")
  func older() throws {
    let book = try TestBook()
    try book.importFile(
      calendarFile(Self.series + Self.override(Self.berlin, "Newer", ["SEQUENCE:2"])))
    let before = try book.contents()
    let report = try book.importFile(
      calendarFile(Self.override(Self.berlin, "Older", ["SEQUENCE:1"])))
    #expect(report.items.map(\.outcome) == [.keptNewer])
    #expect(try book.contents() == before)
  }

  @Test("the series takes in the occurrence that came before it")
  func seriesComesLater() throws {
    let book = try TestBook()
    try book.importFile(calendarFile(Self.override(Self.berlin, "Invitation")))
    #expect(try book.importFile(calendarFile(Self.series)).items.map(\.outcome) == [.updated])
    #expect(
      try book.titles("2026-03-01", "2026-03-31").map { $0.dropFirst(17) } == [
        "Series", "Invitation", "Series", "Series",
      ])
    try book.expectRightIndex()
  }

  @Test("a changed occurrence brings the zone that only its file knows")
  func zoneComesAlong() throws {
    let book = try TestBook()
    try book.importFile(calendarFile(Self.series))
    let change = [
      "BEGIN:VEVENT", "UID:s", "SUMMARY:There", "RECURRENCE-ID\(Self.berlin)",
      "DTSTART;TZID=Here:20260309T120000", "END:VEVENT",
    ]
    try book.importFile(calendarFile(ZoneFiles.zone("Here", offset: "+0330") + change))
    #expect(try book.titles("2026-03-09", "2026-03-09") == ["2026-03-09T08:30 There"])
  }

  @Test("a component without a UID gets the same one each time")
  func missingUID() throws {
    let file = calendarFile([
      "BEGIN:VEVENT", "SUMMARY:Nameless", "DTSTART:20260310T090000", "END:VEVENT",
    ])
    let book = try TestBook()
    let first = try book.importFile(file)
    #expect(first.items.map(\.outcome) == [.created])
    #expect(first.problems.contains { $0.kind == .missingUID && $0.line == 4 })
    #expect(try book.importFile(file).items.map(\.outcome) == [.unchanged])
    #expect(try book.store.objectCount(kind: nil) == 1)
  }

  @Test("tasks, entries and components that nobody knows are kept, each as what it is")
  func kinds() throws {
    let book = try TestBook()
    try book.importFile(SampleFiles.nasty)
    for (kind, count) in [
      (ObjectKind.event, 3), (.task, 1), (.entry, 1), (.other, 2),
    ] {
      #expect(try book.store.objectCount(kind: kind) == count, "\(kind)")
    }
    #expect(try book.record("task@sample.invalid").index.title == "Task")
  }

  @Test("the same UID may be in two calendars")
  func twoCalendars() throws {
    let book = try TestBook()
    try book.importFile(calendarFile(Self.series), into: "One")
    let report = try book.importFile(calendarFile(Self.series), into: "Two")
    #expect(report.items.map(\.outcome) == [.created])
  }
}

/// Lines of zones that only a file knows.
enum ZoneFiles {
  static func zone(_ tzid: String, offset: String) -> [String] {
    [
      "BEGIN:VTIMEZONE", "TZID:\(tzid)", "BEGIN:STANDARD", "DTSTART:16010101T000000",
      "TZOFFSETFROM:\(offset)", "TZOFFSETTO:\(offset)", "END:STANDARD", "END:VTIMEZONE",
    ]
  }
}

@Suite("Zones that a file defines")
struct ImportedZoneTests {
  private func file(_ uid: String, offset: String) -> String {
    calendarFile(
      ZoneFiles.zone("Customized Time Zone", offset: offset)
        + event(
          uid, "SUMMARY:\(uid)", "DTSTART;TZID=Customized Time Zone:20260310T090000",
          "DTEND;TZID=Customized Time Zone:20260310T100000"))
  }

  @Test("a zone keeps its meaning whatever another file calls by its name")
  func sameName() throws {
    let book = try TestBook()
    try book.importFile(file("west", offset: "-0500"))
    try book.importFile(file("east", offset: "+0900"))
    try book.importFile(file("far", offset: "+1200"), into: "Other")
    let expected = [
      "2026-03-09T21:00 far", "2026-03-10T00:00 east", "2026-03-10T14:00 west",
    ]
    #expect(try book.titles("2026-03-09", "2026-03-10") == expected)
    try book.expectRightIndex()

    // Also on the way out and in again: two zones of one name get two names.
    for names in [["Sample"], ["Sample", "Other"]] {
      let copy = try TestBook()
      let report = try copy.importFile(try book.export(names))
      #expect(report.problems.isEmpty && report.items.allSatisfy { $0.problems.isEmpty })
      #expect(
        try copy.titles("2026-03-09", "2026-03-10")
          == expected.filter { names.count == 2 || !$0.hasSuffix("far") })
    }
  }

  @Test("several calendars in one file have their own zones of one name")
  func severalCalendars() throws {
    let book = try TestBook()
    try book.importFile(file("west", offset: "-0500") + file("east", offset: "+0900"))
    #expect(
      try book.titles("2026-03-09", "2026-03-10") == [
        "2026-03-10T00:00 east", "2026-03-10T14:00 west",
      ])
  }

  struct Name: CustomTestStringConvertible {
    var tzid: String
    var utc: String?
    var testDescription: String { tzid }
  }

  @Test(
    "names that programs use for known zones are understood, others are told",
    arguments: [
      Name(tzid: "Europe/Berlin", utc: "08:00"),
      Name(tzid: "W. Europe Standard Time", utc: "08:00"),
      Name(tzid: "/mozilla.org/20050126_1/Europe/Berlin", utc: "08:00"),
      Name(tzid: "\"Europe/Berlin\"", utc: "08:00"),
      Name(tzid: "US/Eastern", utc: "13:00"), Name(tzid: "Asia/Calcutta", utc: "03:30"),
      Name(tzid: "UTC", utc: "09:00"),
      Name(tzid: "Mars/Olympus", utc: nil), Name(tzid: "Customized Time Zone", utc: nil),
      Name(tzid: "../../etc/passwd", utc: nil),
    ])
  func names(_ each: Name) throws {
    let book = try TestBook()
    let report = try book.importFile(
      calendarFile(event("a", "SUMMARY:a", "DTSTART;TZID=\(each.tzid):20260310T090000")))
    let told = report.items[0].problems.filter { $0.kind == .undefinedZone }
    #expect(told.count == (each.utc == nil ? 1 : 0))
    #expect(
      try book.titles("2026-03-10", "2026-03-10") == ["2026-03-10T\(each.utc ?? "09:00") a"])
    // Nobody knows it, so it is a time on the clock of whoever looks.
    let seoul = try TestBook.zone("Asia/Seoul")
    if each.utc == nil {
      #expect(
        try book.titles("2026-03-10", "2026-03-10", zone: seoul) == ["2026-03-10T09:00 a"])
    }
    try book.expectRightIndex()
  }

  @Test("a definition that cannot be used is told, and the name is looked up instead")
  func brokenZone() throws {
    let book = try TestBook()
    let broken = ["BEGIN:VTIMEZONE", "TZID:Broken", "END:VTIMEZONE"]
    let report = try book.importFile(
      calendarFile(broken + event("a", "DTSTART;TZID=Broken:20260310T090000")))
    #expect(report.items[0].problems.contains { $0.kind == .undefinedZone })
  }
}
