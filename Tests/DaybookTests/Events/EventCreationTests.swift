import CalendarCore
import ICalendar
import Testing

@testable import Daybook

@Suite("Making an event")
struct EventCreationTests {
  struct Times: CustomTestStringConvertible {
    var testDescription: String
    var draft: EventDraft
    var lines: [String]
    /// What the form shows when the event is opened, when that is not what was typed.
    var endDate: String?
    var endTime: String?
  }

  static func timed(
    _ date: String, _ time: String, _ endDate: String, _ endTime: String, _ zone: String
  ) -> EventDraft {
    EventDraft(
      isAllDay: false, startDate: date, startTime: time, endDate: endDate, endTime: endTime,
      zone: zone)
  }

  @Test(
    "times are written in the form they were meant in, and read back as typed (T-75)",
    arguments: [
      // T-75: people name the last day, files the day after.
      Times(
        testDescription: "5–7 May",
        draft: EventDraft(startDate: "2026-05-05", endDate: "2026-05-07"),
        lines: ["DTSTART;VALUE=DATE:20260505", "DTEND;VALUE=DATE:20260508"]),
      Times(
        testDescription: "a day, no end typed", draft: EventDraft(startDate: "2024-02-29"),
        lines: ["DTSTART;VALUE=DATE:20240229", "DTEND;VALUE=DATE:20240301"],
        endDate: "2024-02-29"),
      Times(
        testDescription: "in a zone",
        draft: timed("2026-03-10", "09:00", "2026-03-10", "10:30", "Asia/Seoul"),
        lines: ["DTSTART;TZID=Asia/Seoul:20260310T090000", "DTEND;TZID=Asia/Seoul:20260310T103000"]),
      Times(
        testDescription: "floating", draft: timed("2026-03-10", "09:00", "2026-03-11", "01:00", ""),
        lines: ["DTSTART:20260310T090000", "DTEND:20260311T010000"]),
      Times(
        testDescription: "UTC", draft: timed("2026-03-10", "09:00", "2026-03-10", "10:00", "UTC"),
        lines: ["DTSTART:20260310T090000Z", "DTEND:20260310T100000Z"]),
      Times(
        testDescription: "until midnight",
        draft: timed("2024-06-01", "22:00", "2024-06-02", "00:00", ""),
        lines: ["DTSTART:20240601T220000", "DTEND:20240602T000000"]),
      // A DTEND must be later than its DTSTART.
      Times(
        testDescription: "no length",
        draft: timed("2026-03-10", "14:30", "2026-03-10", "14:30", ""),
        lines: ["DTSTART:20260310T143000"]),
      Times(
        testDescription: "no end typed", draft: timed("2026-03-10", "14:30", "", "", ""),
        lines: ["DTSTART:20260310T143000"], endDate: "2026-03-10", endTime: "14:30"),
      Times(
        testDescription: "with seconds",
        draft: timed("2026-03-10", "14:30:15", "2026-03-10", "14:30:16", ""),
        lines: ["DTSTART:20260310T143015", "DTEND:20260310T143016"]),
      Times(
        testDescription: "blanks around the zone",
        draft: timed("2026-03-10", "09:00", "2026-03-10", "10:00", " Asia/Seoul "),
        lines: ["DTSTART;TZID=Asia/Seoul:20260310T090000", "DTEND;TZID=Asia/Seoul:20260310T100000"]),
    ])
  func times(_ each: Times) throws {
    let book = try TestBook()
    _ = try book.create(each.draft)
    let lines = try book.lines("new")
    #expect(lines.filter { $0.hasPrefix("DTSTART") || $0.hasPrefix("DTEND") } == each.lines)
    #expect(!lines.contains { $0.hasPrefix("DURATION") })
    let draft = book.book.draft(of: try book.record("new"), occurrence: nil)
    #expect(draft.isAllDay == each.draft.isAllDay)
    #expect(draft.startDate == each.draft.startDate && draft.startTime == each.draft.startTime)
    #expect(draft.endDate == each.endDate ?? each.draft.endDate)
    #expect(draft.endTime == each.endTime ?? each.draft.endTime)
    #expect(draft.zone == EventDraft.oneLine(each.draft.zone))
    try book.expectRightIndex()
  }

  @Test("a new event says when it was made, and nothing that nobody said")
  func properties() throws {
    let book = try TestBook()
    let standard = Hue.standard(forUID: "new").name
    let change = try book.create(
      EventDraft(title: "A, b; c\\d", startDate: "2026-03-10", hue: standard))
    #expect(
      try book.lines("new") == [
        "BEGIN:VEVENT", "UID:new", "DTSTAMP:20260301T120000Z", "CREATED:20260301T120000Z",
        "SEQUENCE:0", "SUMMARY:A\\, b\\; c\\\\d", "DTSTART;VALUE=DATE:20260310",
        "DTEND;VALUE=DATE:20260311", "LAST-MODIFIED:20260301T120000Z", "END:VEVENT",
      ])
    #expect(change.act != nil)
    #expect(try change.id == book.record("new").id)
    let report = try book.export().withBytes { CheckReport(checking: $0, zones: TestBook.zones) }
    #expect(report.problems.isEmpty)
  }

  @Test(
    "a colour is written only where it is not the one that is shown anyway", arguments: Hue.allCases
  )
  func colour(_ hue: Hue) throws {
    let book = try TestBook()
    _ = try book.create(EventDraft(startDate: "2026-03-10", hue: hue.name))
    let isStandard = hue == Hue.standard(forUID: "new")
    #expect(
      try line("COLOR", in: book.lines("new")) == (isStandard ? nil : "COLOR:\(hue.colorName)"))
    #expect(book.book.draft(of: try book.record("new"), occurrence: nil).hue == hue.name)
    let shown = try book.book.occurrences(
      on: DaySpan(start: Day(iso: "2026-03-10"), count: 1), zone: .utc)
    #expect(shown.map(\.hue) == [hue])
  }

  struct Text: CustomTestStringConvertible {
    var testDescription: String
    var typed: String
    var title: String
    var notes: String
  }

  @Test(
    "text is kept as typed but for what no text can hold",
    arguments: [
      Text(
        testDescription: "line ends", typed: "a\r\nb\nc\rd", title: "a b c d", notes: "a\nb\nc\nd"),
      Text(
        testDescription: "controls", typed: "a\u{0}\u{7}\u{1B}[31mb\u{7F}\u{9B}c", title: "a[31mbc",
        notes: "a[31mbc"),
      Text(testDescription: "tabs", typed: "a\tb", title: "a b", notes: "a\tb"),
      Text(testDescription: "blanks", typed: "  a  b ", title: "a  b", notes: "  a  b "),
      Text(
        testDescription: "decomposed", typed: "e\u{301} 한", title: "e\u{301} 한", notes: "e\u{301} 한"
      ),
      Text(testDescription: "emoji", typed: "👩‍👩‍👧‍👦🏳️‍🌈🇰🇷", title: "👩‍👩‍👧‍👦🏳️‍🌈🇰🇷", notes: "👩‍👩‍👧‍👦🏳️‍🌈🇰🇷"),
      Text(
        testDescription: "right to left", typed: "\u{202B}שלום\u{202C} مرحبا",
        title: "\u{202B}שלום\u{202C} مرحبا", notes: "\u{202B}שלום\u{202C} مرحبا"),
      Text(
        testDescription: "escapes", typed: "C:\\new;a,b\\n", title: "C:\\new;a,b\\n",
        notes: "C:\\new;a,b\\n"),
      Text(
        testDescription: "a false line", typed: "x\r\nEND:VEVENT\r\nBEGIN:VEVENT",
        title: "x END:VEVENT BEGIN:VEVENT", notes: "x\nEND:VEVENT\nBEGIN:VEVENT"),
      Text(
        testDescription: "line separators", typed: "a\u{2028}b", title: "a b", notes: "a\u{2028}b"),
    ])
  func texts(_ each: Text) throws {
    let book = try TestBook()
    _ = try book.create(
      EventDraft(
        title: each.typed, startDate: "2026-03-10", place: each.typed, notes: each.typed))
    let draft = book.book.draft(of: try book.record("new"), occurrence: nil)
    // Compared by bytes: Swift takes composed and decomposed letters for the same.
    #expect(Array(draft.title.utf8) == Array(each.title.utf8))
    #expect(Array(draft.place.utf8) == Array(each.title.utf8))
    #expect(Array(draft.notes.utf8) == Array(each.notes.utf8))
    let copy = try TestBook()
    #expect(try copy.importFile(book.export()).items.map(\.outcome) == [.created])
    #expect(try copy.lines("new") == book.lines("new"))
    try book.expectRightIndex()
  }

  @Test("UIDs are not given twice")
  func uids() {
    #expect(Set((0..<1000).map { _ in Book.newUID() }).count == 1000)
  }

  @Test("the first event's calendar is made once, and not for a draft that is wrong")
  func firstCalendar() throws {
    let book = try TestBook()
    let wrong = EventDraft(title: "x", startDate: "someday")
    #expect(throws: EventChangeError.self) {
      try book.book.createEvent(
        wrong, inCalendarNamed: "Mine", uid: "wrong", time: TestBook.now)
    }
    #expect(try book.store.calendars().isEmpty)
    let right = EventDraft(title: "x", startDate: "2026-03-10")
    for uid in ["first", "second"] {
      _ = try book.book.createEvent(
        right, inCalendarNamed: "Mine", uid: uid, time: TestBook.now)
      #expect(try book.record(uid, in: "Mine").index.title == "x")
    }
    #expect(try book.store.calendars().map(\.name) == ["Mine"])
  }

  @Test("undoing the first event takes its calendar away with it, unless that holds more by now")
  func undoingTheFirst() throws {
    let right = EventDraft(title: "x", startDate: "2026-03-10")
    for uids in [["first"], ["first", "second"]] {
      let book = try TestBook()
      let acts = try uids.map {
        try book.book.createEvent(
          right, inCalendarNamed: "Mine", uid: $0, time: TestBook.now
        ).act
      }
      let undone = try book.book.undo(act: #require(acts[0]), time: TestBook.now)
      #expect(try book.store.calendars().count == uids.count - 1)
      #expect(try book.store.objectCount(kind: nil) == uids.count - 1)
      try book.book.undo(act: undone, time: TestBook.now)
      #expect(try book.record("first", in: "Mine").index.title == "x")
    }
  }
}

extension String {
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    Array(utf8).withUnsafeBufferPointer(body)
  }
}
