import CalendarCore
import ICalendar
import Testing

@testable import Daybook

@Suite("Changing all occurrences of a series")
struct WholeSeriesTests {
  /// A daily series at 09:00 in New York over the day its clock is put forward (8 March), with
  /// exceptions and changed occurrences in every form that programs write.
  static let series = calendarFile(
    event(
      "s", "SUMMARY:Series", "DTSTART;TZID=America/New_York:20260302T090000",
      "DTEND;TZID=America/New_York:20260302T100000", "RRULE:FREQ=DAILY;UNTIL=20260320T130000Z",
      "EXDATE;TZID=America/New_York;X-P=1:20260303T090000,20260304T090000",
      "EXDATE:20260305T140000Z,20260310T130000Z", "EXDATE;VALUE=DATE:20260311",
      "EXDATE;TZID=Europe/Berlin:20260312T140000",
      "RDATE;TZID=America/New_York:20260325T090000,20260326T150000",
      "X-AFTER:1")
      + event(
        "s", "SUMMARY:Title only", "RECURRENCE-ID;TZID=America/New_York:20260306T090000",
        "DTSTART;TZID=America/New_York:20260306T090000",
        "DTEND;TZID=America/New_York:20260306T100000")
      + event(
        "s", "SUMMARY:Longer", "RECURRENCE-ID:20260307T140000Z",
        "DTSTART;TZID=America/New_York:20260307T090000",
        "DTEND;TZID=America/New_York:20260307T120000")
      + event(
        "s", "SUMMARY:Moved", "RECURRENCE-ID:20260309T130000Z",
        "DTSTART;TZID=America/New_York:20260322T160000", "DURATION:PT1H"))

  private func book() throws -> TestBook {
    let book = try TestBook()
    try book.importFile(Self.series)
    return book
  }

  private func times(_ book: TestBook) throws -> [String] {
    try book.titles("2026-03-01", "2026-03-31", zone: TestBook.zone("America/New_York"))
  }

  @Test(
    "exceptions, changed occurrences and the end of the rule follow the new time",
    arguments: ["10:30", "07:00", "00:00", "23:30"])
  func newTime(_ time: String) throws {
    let book = try book()
    let before = try times(book)
    #expect(before.count == 15)
    for opened in [nil, "20260302T090000", "20260313T090000"] {
      let book = try self.book()
      let change = try book.edit("s", at: opened, all: true) {
        let start = try TimeOfDay(iso: time)
        let length: Int64 = 3600
        let end = CivilDateTime(day: try Day(iso: $0.startDate), time: start)
          .advanced(bySeconds: length)
        $0.startTime = time
        $0.endTime = "\(end.time)"
        $0.endDate = "\(end.day)"
      }
      let after = try times(book)
      // Whatever stood at 09:00 stands at the new time of the same day; all else where it was.
      #expect(
        after == before.map { $0.replacing("T09:00", with: "T\(time)") }.sorted(), "\(opened ?? "")"
      )
      try book.expectRightIndex()
      // Each line is still in its place and form.
      let lines = try book.lines("s")
      #expect(lines.filter { $0.hasPrefix("EXDATE") }.count == 4)
      #expect(lines.contains { $0.hasPrefix("EXDATE;TZID=America/New_York;X-P=1:20260303T") })
      #expect(lines.contains("EXDATE;VALUE=DATE:20260311"))
      #expect(lines.contains { $0.hasPrefix("RDATE") && $0.hasSuffix(",20260326T150000") })
      _ = try book.book.undo(act: #require(change.act), time: TestBook.now)
      #expect(try times(book) == before)
    }
  }

  @Test("an occurrence that only had another title keeps its own length")
  func lengths() throws {
    let book = try book()
    try book.edit("s") {
      $0.startTime = "10:00"
      $0.endTime = "12:00"
    }
    let zone = try TestBook.zone("America/New_York")
    let days = try DaySpan(from: Day(iso: "2026-03-06"), through: Day(iso: "2026-03-07"))
    #expect(
      try book.book.occurrences(on: days, zone: zone).map {
        "\($0.start.time)–\($0.end.time) \($0.title)"
      } == [
        "10:00–12:00 Title only", "10:00–13:00 Longer",
      ])
  }

  @Test("text that is changed for all leaves what occurrences say of their own")
  func text() throws {
    let book = try book()
    try book.edit("s", at: "20260306T090000", all: true) {
      #expect($0.title == "Title only")
      $0.place = "Everywhere"
    }
    #expect(try times(book).contains("2026-03-06T09:00 Title only"))
    let lines = try book.lines("s")
    // The master and the three changed occurrences, which had no place of their own.
    #expect(lines.count { $0 == "LOCATION:Everywhere" } == 4)
    #expect(lines.contains("SUMMARY:Series"), "the occurrence's own title is not everybody's")
    // Opened at a moved occurrence whose times nobody touched.
    try book.edit("s", at: "20260309T090000", all: true) { $0.notes = "For all" }
    #expect(try book.lines("s").contains("DESCRIPTION:For all"))
  }

  @Test("another day for all moves what stands where the series has it")
  func anotherDay() throws {
    for opened in [nil, "20260302T090000"] {
      let book = try book()
      let before = try times(book)
      let change = try book.edit("s", at: opened, all: true) {
        $0.startDate = "2026-03-03"
        $0.endDate = "2026-03-03"
      }
      let after = try times(book)
      // The moved occurrence on the 22nd and the extra date at 15:00 keep their own day.
      #expect(after.contains { $0.hasPrefix("2026-03-22T16:00") })
      #expect(after.contains { $0.hasPrefix("2026-03-26T15:00") })
      let moved = try before.map { line in
        guard line.contains("T09:00") else { return line }
        return "\(try Day(iso: String(line.prefix(10))).advanced(by: 1))\(line.dropFirst(10))"
      }
      #expect(after == moved.sorted(), "\(opened ?? "")")
      try book.expectRightIndex()
      _ = try book.book.undo(act: #require(change.act), time: TestBook.now)
      #expect(try times(book) == before)
    }
  }

  @Test("another zone for all keeps the wall time, exceptions and all")
  func anotherZone() throws {
    let book = try book()
    let seoul = try TestBook.zone("Asia/Seoul")
    let before = try times(book).filter { $0.contains("T09:00") }
    try book.edit("s", at: "20260302T090000", all: true) { $0.zone = "Asia/Seoul" }
    let after = try book.titles("2026-03-01", "2026-03-31", zone: seoul)
    #expect(after.filter { $0.contains("T09:00") } == before)
    try book.expectRightIndex()
  }

  @Test("whole days for all keep the days, and times can come back")
  func wholeDaysForAll() throws {
    let book = try TestBook()
    try book.importFile(
      calendarFile(
        event(
          "s", "SUMMARY:s", "DTSTART;TZID=America/New_York:20260302T090000", "DURATION:PT1H",
          "RRULE:FREQ=DAILY;UNTIL=20260306T140000Z",
          "EXDATE;TZID=America/New_York:20260304T090000")))
    try book.edit("s", at: "20260302T090000", all: true) { $0.isAllDay = true }
    #expect(
      try times(book).map { $0.prefix(10) } == [
        "2026-03-02", "2026-03-03", "2026-03-05", "2026-03-06",
      ])
    let lines = try book.lines("s")
    #expect(lines.contains("RRULE:FREQ=DAILY;UNTIL=20260306"))
    #expect(lines.contains("EXDATE;VALUE=DATE:20260304"))
    try book.edit("s", at: "20260302", all: true) {
      $0.isAllDay = false
      $0.startTime = "18:00"
      $0.endTime = "19:00"
      $0.zone = "America/New_York"
    }
    #expect(
      try times(book).map { $0.prefix(16) } == [
        "2026-03-02T18:00", "2026-03-03T18:00", "2026-03-05T18:00", "2026-03-06T18:00",
      ])
    try book.expectRightIndex()
  }

  @Test("a day that no rule can say is refused, with the reason")
  func refused() throws {
    let book = try TestBook()
    try book.importFile(
      calendarFile(event("s", "DTSTART;VALUE=DATE:20260131", "RRULE:FREQ=MONTHLY")))
    let before = try book.contents()
    let error = #expect(throws: EventChangeError.self) {
      try book.edit("s") {
        $0.startDate = "2026-01-30"
        $0.endDate = "2026-01-30"
      }
    }
    #expect(error?.onlyProblem == .seriesRefused(.dateMissingInSomePeriods))
    #expect(try book.contents() == before)
  }

  @Test("times that the rule itself names move with it, or are refused")
  func ruleTimes() throws {
    let book = try TestBook()
    try book.importFile(
      calendarFile(
        event("s", "DTSTART:20260302T090000", "DURATION:PT1H", "RRULE:FREQ=DAILY;BYHOUR=9,17")))
    try book.edit("s") { $0.startTime = "08:00" }
    #expect(try book.lines("s").contains("RRULE:FREQ=DAILY;BYHOUR=8,16"))
    let error = #expect(throws: EventChangeError.self) {
      try book.edit("s") {
        $0.startTime = "18:00"
        $0.endTime = "19:00"
      }
    }
    #expect(error?.onlyProblem == .seriesRefused(.timesOfDay))
  }

  @Test("this and the following ones become a series of their own, in one act")
  func following() throws {
    let book = try book()
    let before = try times(book)
    let change = try book.editFollowing("s", at: "20260309T090000") {
      // Opened where it was moved to.
      $0.title = "Later"
    }
    var after = try times(book)
    #expect(after.count == before.count)
    #expect(after.count { $0.hasSuffix("Later") } > 5)
    #expect(after.first == before.first)
    try book.expectRightIndex()
    let summary = try book.book.summary(ofAct: #require(change.act))
    #expect(summary?.effect == .changed)
    #expect(summary?.subject == .object(.event, title: "Series"))
    _ = try book.book.undo(act: #require(change.act), time: TestBook.now)
    after = try times(book)
    #expect(after == before)

    let moved = try book.editFollowing("s", at: "20260313T090000") {
      $0.startDate = "2026-03-14"
      $0.endDate = "2026-03-14"
    }
    #expect(try times(book).contains { $0.hasPrefix("2026-03-21T09:00") })
    #expect(try !times(book).contains { $0.hasPrefix("2026-03-13") })
    _ = try book.book.undo(act: #require(moved.act), time: TestBook.now)
    #expect(try times(book) == before)
  }

  @Test(
    "deleting this and the following ones leaves the earlier ones, and nothing from the first on")
  func deletingFollowing() throws {
    let book = try book()
    let before = try times(book)
    let change = try book.deleteFollowing("s", at: "20260313T090000")
    #expect(try times(book) == before.filter { $0 < "2026-03-13" || $0.contains("Moved") })
    try book.expectRightIndex()
    _ = try book.book.undo(act: #require(change.act), time: TestBook.now)
    try book.deleteFollowing("s", at: "20260302T090000")
    #expect(try times(book) == [])
  }

  @Test("a series of whole days can get longer, exceptions and all")
  func wholeDays() throws {
    let book = try TestBook()
    try book.importFile(
      calendarFile(
        event(
          "s", "SUMMARY:s", "DTSTART;VALUE=DATE:20260302", "RRULE:FREQ=WEEKLY;COUNT=3",
          "EXDATE;VALUE=DATE:20260309")))
    try book.edit("s") { $0.endDate = "2026-03-04" }
    let days = try DaySpan(from: Day(iso: "2026-03-01"), through: Day(iso: "2026-03-31"))
    #expect(
      try book.book.occurrences(on: days, zone: .utc).map(\.days.count) == [3, 3])
    try book.expectRightIndex()
  }

  @Test(
    "the end of a rule in any form ends the same occurrence after the move",
    arguments: [
      "UNTIL=20260306T140000Z", "until=20260306T140000Z", "UNTIL=20260306T090000",
      "UNTIL=20260306T235959", "UNTIL=20260306", "COUNT=5",
    ])
  func ends(_ end: String) throws {
    let book = try TestBook()
    try book.importFile(
      calendarFile(
        event(
          "s", "SUMMARY:s", "DTSTART;TZID=America/New_York:20260302T090000", "DURATION:PT1H",
          "RRULE:FREQ=DAILY;\(end)")))
    #expect(try times(book).count == 5)
    for time in ["22:00", "01:00", "09:00"] {
      try book.edit("s") {
        $0.startTime = time
        $0.endTime = "23:59"
      }
      #expect(
        try times(book).map { $0.dropFirst(8).prefix(2) } == ["02", "03", "04", "05", "06"],
        "\(time)")
    }
  }

  @Test("deleting the whole series deletes its changed occurrences too")
  func deleting() throws {
    let book = try book()
    let change = try book.delete("s")
    #expect(try times(book) == [])
    _ = try book.book.undo(act: #require(change.act), time: TestBook.now)
    #expect(try times(book).count == 15)
    try book.expectRightIndex()
  }
}
