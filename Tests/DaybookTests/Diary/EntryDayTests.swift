import CalendarCore
import ICalendar
import Testing

@testable import Daybook

@Suite("The day of a diary entry")
struct EntryDayTests {
  @Test(
    "is the civil day it was written for, whatever the writer's and the reader's zone",
    arguments: [
      "UTC", "America/New_York", "Asia/Seoul", "Pacific/Kiritimati", "Pacific/Honolulu",
      "Europe/London", "America/Santiago",
    ])
  func zones(_ zone: String) throws {
    let diary = try TestDiary()
    // One second before and after midnight of UTC, and the evening in between.
    for time in [1_792_454_399, 1_792_454_400, 1_792_490_000] as [Int64] {
      let rules = try TestBook.zone(zone)
      let day = rules.civil(at: time).day
      let moment = EntryMoment(today: day, zone: zone, time: time, language: .english)
      let change = try diary.book.createEntry(
        EntryDraft(text: "x"), on: day, in: nil, uid: Book.newUID(), moment: moment)
      let entry = try diary.entry(change.id)
      #expect(entry.day == day)
      #expect(entry.day.weekday == day.weekday)
      // Filter, list, dot and search tell the same day.
      let span = DaySpan(start: day, count: 1)
      #expect(try diary.book.entries(on: day).map(\.id).contains(change.id))
      #expect(try diary.book.diaryDays(on: span)[day] != nil)
      #expect(try diary.book.entrySummaries(on: span).allSatisfy { $0.day == day })
      #expect(
        try diary.book.search(EntryQuery("x")).matches.contains { $0.entry.day == day })
      #expect(try diary.book.entrySummaries(on: span).allSatisfy { !$0.isBackfilled })
    }
  }

  struct Stored: CustomTestStringConvertible {
    var testDescription: String { start }
    var start: String
    var day: String
  }

  @Test(
    "of an entry of another program is the date that is written there",
    arguments: [
      Stored(start: "DTSTART;VALUE=DATE:20260516", day: "2026-05-16"),
      Stored(start: "DTSTART:20260516T235959", day: "2026-05-16"),
      Stored(start: "DTSTART:20260516T235959Z", day: "2026-05-16"),
      Stored(start: "DTSTART;TZID=America/New_York:20260516T000000", day: "2026-05-16"),
      Stored(start: "DTSTART;TZID=Nowhere/Such:20260516T120000", day: "2026-05-16"),
    ])
  func foreign(_ stored: Stored) throws {
    let diary = try TestDiary()
    try diary.test.importFile(
      calendarFile([
        "BEGIN:VJOURNAL", "UID:a", stored.start, "DESCRIPTION:x", "END:VJOURNAL",
      ]))
    let day = try Day(iso: stored.day)
    #expect(try diary.book.entries(on: day).map(\.day) == [day])
    let month = MonthGrid(month: day.month, firstWeekday: .sunday).days
    #expect(try Array(diary.book.diaryDays(on: month).keys) == [day])
  }

  @Test("an entry without a date is kept and exported, and is on no day")
  func undated() throws {
    let diary = try TestDiary()
    try diary.test.importFile(
      calendarFile(["BEGIN:VJOURNAL", "UID:a", "DESCRIPTION:word", "END:VJOURNAL"]))
    let always = DaySpan(start: Day(ordinal: -5_000_000), count: 10_000_000)
    #expect(try diary.book.diaryDays(on: always).isEmpty)
    #expect(try diary.found("word") == [])
    #expect(try diary.test.export().contains("DESCRIPTION:word"))
    try diary.test.expectRightIndex()
  }

  struct Writing: CustomTestStringConvertible {
    var day: String
    var onlyRecent = false
    var problem: EntryProblem?
    var testDescription: String { "\(day), \(onlyRecent ? "recent days only" : "any day")" }
  }

  static let writings: [Writing] = [
    Writing(day: "2026-10-20"), Writing(day: "2026-10-19"), Writing(day: "2026-10-18"),
    Writing(day: "1999-12-31"), Writing(day: "0001-01-01"),
    Writing(day: "2026-10-21", problem: .futureDay(today: Day(ordinal: 20_746))),
    Writing(day: "9999-12-31", problem: .unnameableDay),
    Writing(day: "2026-10-20", onlyRecent: true), Writing(day: "2026-10-19", onlyRecent: true),
    Writing(day: "2026-10-18", onlyRecent: true, problem: .onlyTodayOrYesterday),
    Writing(
      day: "2026-10-21", onlyRecent: true, problem: .futureDay(today: Day(ordinal: 20_746))),
  ]

  @Test("can be today or before, by the civil today that is passed in", arguments: writings)
  func writing(_ writing: Writing) throws {
    let diary = try TestDiary()
    var settings = try diary.book.diarySettings()
    #expect(!settings.onlyTodayOrYesterday)
    settings.onlyTodayOrYesterday = writing.onlyRecent
    try diary.book.setDiarySettings(settings)
    let refused = problems { try diary.write("x", on: writing.day) }
    #expect(refused == writing.problem.map { [.day: $0] } ?? [:])
    let today = try Day(iso: "2026-10-20")
    #expect(
      try diary.book.problem(ofWritingOn: Day(iso: writing.day), today: today) == writing.problem)
    // The same rule where an entry is moved.
    let entry = try diary.write("y")
    let moved = problems {
      _ = try diary.book.changeEntry(
        entry.id, to: EntryDraft(entry.content), on: Day(iso: writing.day),
        revision: entry.revision, moment: TestDiary.moment())
    }
    #expect(moved == (writing.day == "2026-10-20" ? [:] : refused))
  }

  @Test("the words for a future day are those of the product, in every language")
  func words() {
    let problem = EntryProblem.futureDay(today: Day(ordinal: 0))
    #expect(Strings(.korean).message(problem) == "미래 날짜는 아직 기록할 수 없어요")
    #expect(Strings(.english).message(problem) == "You can’t write in a future day yet")
    #expect(Strings(.japanese).message(problem) == "未来の日付にはまだ書けません")
  }

  @Test("several entries of a day stand in the order they were made")
  func order() throws {
    let diary = try TestDiary()
    for (text, time) in [("second", 20), ("first", 10), ("third", 30)] as [(String, Int64)] {
      try diary.write(EntryDraft(text: text), at: TestDiary.now + time)
    }
    #expect(
      try diary.book.entries(on: Day(iso: "2026-10-20")).map(\.content.body)
        == [.free("first"), .free("second"), .free("third")])
  }

  @Test("a journal may have one entry a day; its own entry can be changed and moved")
  func onePerDay() throws {
    let diary = try TestDiary()
    let single = try diary.journal("Single", .one)
    let many = try diary.journal("Many", .many)
    let entry = try diary.write(EntryDraft(text: "a"), in: single)
    #expect(
      problems { try diary.write(EntryDraft(text: "b"), in: single) }
        == [.day: .dayIsTaken(entry.id)])
    try diary.write(EntryDraft(text: "c"), in: many)
    try diary.write(EntryDraft(text: "d"), in: many)
    let other = try diary.write(EntryDraft(text: "e"), on: "2026-10-19", in: single)
    #expect(
      problems {
        _ = try diary.book.changeEntry(
          other.id, to: EntryDraft(text: "e"), on: Day(iso: "2026-10-20"),
          revision: other.revision, moment: TestDiary.moment())
      } == [.day: .dayIsTaken(entry.id)])
    _ = try diary.book.changeEntry(
      entry.id, to: EntryDraft(text: "a2"), revision: entry.revision, moment: TestDiary.moment())
    try diary.book.setEntriesPerDay(.many, of: single)
    try diary.write(EntryDraft(text: "b"), in: single)
    try diary.book.setEntriesPerDay(.one, of: single)
    #expect(try diary.book.entries(on: Day(iso: "2026-10-20")).count == 4)
  }

  @Test("a hidden journal's entries are on no page, and a shown one's are again")
  func hidden() throws {
    let diary = try TestDiary()
    let id = try diary.journal()
    try diary.write(EntryDraft(text: "word"), in: id)
    var calendar = try #require(try diary.test.store.calendars().first)
    calendar.isVisible = false
    try diary.test.store.updateCalendar(calendar)
    let day = try Day(iso: "2026-10-20")
    let span = DaySpan(start: day, count: 1)
    #expect(try diary.book.entries(on: day).isEmpty)
    #expect(try diary.book.diaryDays(on: span).isEmpty)
    #expect(try diary.found("word") == [])
    #expect(try diary.book.search(EntryQuery("word"), in: id).matches.count == 1)
    calendar.isVisible = true
    try diary.test.store.updateCalendar(calendar)
    #expect(try diary.book.entries(on: day).count == 1)
  }

  @Test("a month has its dots in the neighbouring months' cells too, and none that no entry has")
  func month() throws {
    let diary = try TestDiary()
    for day in ["2026-09-27", "2026-10-01", "2026-10-20", "2026-09-26"] {
      try diary.write(EntryDraft(text: day, mood: 4), on: day)
    }
    try diary.write(EntryDraft(text: "again", mood: 1))
    let grid = MonthGrid(month: try Month(year: 2026, month: 10), firstWeekday: .sunday)
    let days = try diary.book.diaryDays(on: grid.days)
    #expect(days.keys.sorted().map(\.description) == ["2026-09-27", "2026-10-01", "2026-10-20"])
    let busy = try #require(days[try Day(iso: "2026-10-20")])
    #expect(busy.count == EntryDayCount(entries: 2, moods: 2, moodSum: 5))
    #expect(busy.count.mood == 3)
  }

  struct Anniversary: CustomTestStringConvertible {
    var day: String
    var years: [String]
    var testDescription: String { day }
  }

  @Test(
    "on this day shows the selected date in every other year, and 29 February where there is none",
    arguments: [
      Anniversary(
        day: "2026-02-28", years: ["2025-02-28", "2024-02-29", "2024-02-28", "2020-02-29"]),
      Anniversary(day: "2024-02-28", years: ["2026-02-28", "2025-02-28"]),
      Anniversary(day: "2024-02-29", years: ["2020-02-29"]),
      Anniversary(day: "2025-03-01", years: ["2026-03-01"]),
      Anniversary(day: "2025-07-01", years: []),
    ])
  func onThisDay(_ anniversary: Anniversary) throws {
    let diary = try TestDiary()
    for day in [
      "2020-02-29", "2024-02-28", "2024-02-29", "2025-02-28", "2026-02-28", "2026-03-01",
    ] { try diary.write(day, on: day) }
    let found = try diary.book.onThisDay(Day(iso: anniversary.day))
    #expect(found.map(\.row.preview) == anniversary.years)
  }
}
