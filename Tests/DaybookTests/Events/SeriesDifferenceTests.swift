import CalendarCore
import ICalendar
import Testing

@testable import Daybook

@Suite("What a change for all occurrences takes from the one it was made in")
struct SeriesDifferenceTests {
  /// Mondays from 10:00 to 11:00; that of 9 November is on the 10th from 15:00 to 16:00.
  private func moved() throws -> TestBook {
    let book = try TestBook()
    try book.importFile(
      calendarFile(
        event(
          "s", "SUMMARY:Weekly", "DTSTART;TZID=Asia/Seoul:20261102T100000",
          "DTEND;TZID=Asia/Seoul:20261102T110000", "RRULE:FREQ=WEEKLY;COUNT=3")
          + event(
            "s", "SUMMARY:Weekly", "RECURRENCE-ID;TZID=Asia/Seoul:20261109T100000",
            "DTSTART;TZID=Asia/Seoul:20261110T150000", "DTEND;TZID=Asia/Seoul:20261110T160000")))
    return book
  }

  /// The occurrences of a month with their ends, as somebody in Seoul sees them.
  private func times(_ book: TestBook) throws -> [String] {
    let days = try DaySpan(from: Day(iso: "2026-11-01"), through: Day(iso: "2026-11-30"))
    return try book.book.occurrences(on: days, zone: TestBook.zone("Asia/Seoul")).map {
      "\($0.start)–\($0.end.time) \($0.title)"
    }
  }

  @Test("only another end makes all longer, and leaves each where it is")
  func longer() throws {
    let book = try moved()
    let change = try book.edit("s", at: "20261109T100000", all: true) {
      #expect($0.startTime == "15:00")
      $0.endTime = "17:00"
    }
    #expect(
      try times(book) == [
        "2026-11-02T10:00–12:00 Weekly", "2026-11-10T15:00–17:00 Weekly",
        "2026-11-16T10:00–12:00 Weekly",
      ])
    try book.expectRightIndex()
    _ = try book.book.undo(act: #require(change.act), time: TestBook.now)
    #expect(try times(book)[1] == "2026-11-10T15:00–16:00 Weekly")
  }

  @Test("another start moves all by as much")
  func later() throws {
    let book = try moved()
    try book.edit("s", at: "20261109T100000", all: true) {
      $0.startTime = "15:30"
      $0.endTime = "16:30"
    }
    #expect(
      try times(book) == [
        "2026-11-02T10:30–11:30 Weekly", "2026-11-10T15:30–16:30 Weekly",
        "2026-11-16T10:30–11:30 Weekly",
      ])
    try book.expectRightIndex()
  }

  @Test("a start before midnight of the others puts them on the day before")
  func acrossMidnight() throws {
    let book = try moved()
    try book.edit("s", at: "20261109T100000", all: true) {
      $0.startTime = "04:00"
      $0.endTime = "05:00"
    }
    #expect(
      try times(book) == [
        "2026-11-01T23:00–00:00 Weekly", "2026-11-10T04:00–05:00 Weekly",
        "2026-11-15T23:00–00:00 Weekly",
      ])
    try book.expectRightIndex()
  }

  @Test("what would last less than nothing lasts as long as was typed")
  func shorter() throws {
    let book = try moved()
    try book.edit("s", at: "20261109T100000") { $0.endTime = "19:00" }
    try book.edit("s", at: "20261109T100000", all: true) { $0.endTime = "15:30" }
    #expect(
      try times(book) == [
        "2026-11-02T10:00–10:30 Weekly", "2026-11-10T15:00–15:30 Weekly",
        "2026-11-16T10:00–10:30 Weekly",
      ])
  }

  @Test("a field that only the opened occurrence had of its own changes there too")
  func ownText() throws {
    let book = try moved()
    try book.edit("s", at: "20261109T100000") { $0.title = "Special" }
    try book.edit("s", at: "20261109T100000", all: true) { $0.title = "Everything" }
    #expect(try times(book).allSatisfy { $0.hasSuffix("Everything") })
  }

  @Test("an occurrence that got a note follows the series in all else")
  func copies() throws {
    let book = try moved()
    try book.edit("s", at: "20261116T100000") { $0.notes = "Bring paper" }
    try book.edit("s", at: "20261102T100000", all: true) {
      $0.title = "Renamed"
      $0.place = "Room 2"
      $0.hue = "red"
      $0.endTime = "10:45"
    }
    #expect(
      try times(book) == [
        "2026-11-02T10:00–10:45 Renamed", "2026-11-10T15:00–15:45 Renamed",
        "2026-11-16T10:00–10:45 Renamed",
      ])
    let noted = book.book.draft(of: try book.record("s"), occurrence: "20261116T100000")
    #expect(noted.notes == "Bring paper")
    #expect(noted.place == "Room 2" && noted.hue == "red")
    // A field of its own stays.
    try book.edit("s", at: "20261102T100000", all: true) { $0.notes = "For all" }
    let record = try book.record("s")
    #expect(book.book.draft(of: record, occurrence: "20261116T100000").notes == "Bring paper")
    #expect(book.book.draft(of: record, occurrence: "20261109T100000").notes == "For all")
    try book.expectRightIndex()
  }

  @Test("a length of its own stays when all get another one")
  func ownLength() throws {
    let book = try moved()
    try book.edit("s", at: "20261116T100000") { $0.endTime = "14:00" }
    try book.edit("s", at: "20261102T100000", all: true) { $0.endTime = "11:30" }
    #expect(
      try times(book) == [
        "2026-11-02T10:00–11:30 Weekly", "2026-11-10T15:00–16:30 Weekly",
        "2026-11-16T10:00–14:00 Weekly",
      ])
  }
}
