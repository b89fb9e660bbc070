import CalendarCore
import ICalendar
import Testing

@testable import Daybook

@Suite("Changing an event")
struct EventEditingTests {
  /// Every property that programs write, in an unusual order, with a duration.
  static let rich = calendarFile([
    "BEGIN:VEVENT", "X-FIRST;P=1:a", "SUMMARY;LANGUAGE=de:Alt", "UID:rich", "SEQUENCE:4",
    "dtstart;tzid=Europe/Berlin;X-P=q:20260310t090000", "X-SAME:1", "DURATION:PT1H30M", "X-SAME:1",
    "LOCATION;ALTREP=\"http://sample.invalid\":Room", "DTSTAMP:20260101T000000Z",
    "CATEGORIES:A,B", "DESCRIPTION:One\\nTwo \\, three", "X-APPLE-CALENDAR-COLOR:#112233FF",
    "BEGIN:VALARM", "TRIGGER:-PT5M", "ACTION:AUDIO", "X-ALARM:1", "END:VALARM",
    "BEGIN:X-PART", "X-INNER:1", "END:X-PART", "END:VEVENT",
  ])

  private func rich() throws -> TestBook {
    let book = try TestBook()
    try book.importFile(Self.rich)
    return book
  }

  @Test("saving what was opened changes nothing at all, and is no act")
  func unchanged() throws {
    let book = try TestBook()
    try book.importFile(SampleFiles.nasty)
    try book.importFile(Self.rich)
    let (before, changes) = (try book.contents(), try book.changeCount())
    for uid in ["rich", "all-day@sample.invalid", "custom@sample.invalid", "series@sample.invalid"]
    {
      #expect(try book.edit(uid) { _ in }.act == nil, "\(uid)")
    }
    for id in ["20260302T090000", "20260313T090000", "20260316T090000"] {
      #expect(try book.edit("series@sample.invalid", at: id) { _ in }.act == nil, "\(id)")
      #expect(try book.edit("series@sample.invalid", at: id, all: true) { _ in }.act == nil)
    }
    #expect(try book.contents() == before)
    #expect(try book.changeCount() == changes)
  }

  struct Edit: CustomTestStringConvertible {
    var testDescription: String
    var change: @Sendable (inout EventDraft) -> Void
    /// The lines that are not there any more, and the ones that are new.
    var gone: [String]
    var new: [String]
  }

  @Test(
    "only what was changed is written, in its place",
    arguments: [
      Edit(
        testDescription: "the title", change: { $0.title = "Neu, jetzt" },
        gone: ["SUMMARY;LANGUAGE=de:Alt"], new: ["SUMMARY;LANGUAGE=de:Neu\\, jetzt"]),
      Edit(
        testDescription: "no title", change: { $0.title = "" }, gone: ["SUMMARY;LANGUAGE=de:Alt"],
        new: []),
      Edit(
        testDescription: "the place", change: { $0.place = "Garden" },
        gone: ["LOCATION;ALTREP=\"http://sample.invalid\":Room"], new: ["LOCATION:Garden"]),
      Edit(
        testDescription: "the notes, with a browser's line ends",
        change: { $0.notes = "One\r\nTwo , three!" }, gone: ["DESCRIPTION:One\\nTwo \\, three"],
        new: ["DESCRIPTION:One\\nTwo \\, three!"]),
      Edit(
        testDescription: "the colour", change: { $0.hue = "teal" }, gone: [],
        new: ["COLOR:turquoise"]),
      Edit(
        testDescription: "no colour of its own", change: { $0.hue = "" },
        gone: ["X-APPLE-CALENDAR-COLOR:#112233FF"], new: []),
      Edit(
        testDescription: "the end",
        change: { $0.endTime = "11:00" }, gone: ["DURATION:PT1H30M"],
        new: ["DTEND;TZID=Europe/Berlin:20260310T110000"]),
      Edit(
        testDescription: "the start time",
        change: { $0.startTime = "08:00" },
        gone: ["DURATION:PT1H30M", "dtstart;tzid=Europe/Berlin;X-P=q:20260310t090000"],
        new: [
          "dtstart;TZID=Europe/Berlin;X-P=q:20260310T080000",
          "DTEND;TZID=Europe/Berlin:20260310T103000",
        ]),
      Edit(
        testDescription: "whole days",
        change: { $0.isAllDay = true },
        gone: ["DURATION:PT1H30M", "dtstart;tzid=Europe/Berlin;X-P=q:20260310t090000"],
        new: ["dtstart;X-P=q;VALUE=DATE:20260310", "DTEND;VALUE=DATE:20260311"]),
      Edit(
        testDescription: "another zone",
        change: { $0.zone = "Asia/Seoul" },
        gone: ["DURATION:PT1H30M", "dtstart;tzid=Europe/Berlin;X-P=q:20260310t090000"],
        new: [
          "dtstart;TZID=Asia/Seoul;X-P=q:20260310T090000",
          "DTEND;TZID=Asia/Seoul:20260310T103000",
        ]),
      Edit(
        testDescription: "no length",
        change: { $0.endTime = "09:00" }, gone: ["DURATION:PT1H30M"], new: []),
    ])
  func edits(_ each: Edit) throws {
    let book = try rich()
    let before = withoutStamps(try book.lines("rich"))
    try book.edit("rich", each.change)
    let after = withoutStamps(try book.lines("rich"))
    #expect(Set(before).subtracting(after) == Set(each.gone))
    #expect(Set(after).subtracting(before) == Set(each.new))
    // Nothing else moved.
    let kept = before.filter { !each.gone.contains($0) }
    #expect(after.filter { !each.new.contains($0) } == kept)
    try book.expectRightIndex()
  }

  @Test("each change is counted and dated")
  func stamps() throws {
    let book = try rich()
    try book.edit("rich", time: TestBook.now) { $0.title = "One" }
    try book.edit("rich", time: TestBook.now + 60) { $0.title = "Two" }
    let lines = try book.lines("rich")
    #expect(line("SEQUENCE", in: lines) == "SEQUENCE:6")
    #expect(line("DTSTAMP", in: lines) == "DTSTAMP:20260301T120100Z")
    #expect(line("LAST-MODIFIED", in: lines) == "LAST-MODIFIED:20260301T120100Z")
    // Without a SEQUENCE it was 0 before the first change.
    try book.importFile(calendarFile(event("plain", "DTSTART:20260310T090000")))
    try book.edit("plain") { $0.title = "One" }
    #expect(try line("SEQUENCE", in: book.lines("plain")) == "SEQUENCE:1")
    // The largest number does not overflow.
    try book.importFile(
      calendarFile(event("large", "DTSTART:20260310T090000", "SEQUENCE:\(Int32.max)")))
    try book.edit("large") { $0.title = "One" }
  }

  struct Shown: CustomTestStringConvertible {
    var testDescription: String
    var lines: [String]
    var shown: String
  }

  @Test(
    "the form shows an event as its maker meant it (T-75)",
    arguments: [
      Shown(
        testDescription: "an end in another zone",
        lines: [
          "DTSTART;TZID=Asia/Seoul:20260310T090000", "DTEND;TZID=America/New_York:20260310T000000",
        ], shown: "2026-03-10 09:00 – 2026-03-10 13:00 Asia/Seoul"),
      Shown(
        testDescription: "an end in UTC",
        lines: ["DTSTART;TZID=Asia/Seoul:20260310T090000", "DTEND:20260310T010000Z"],
        shown: "2026-03-10 09:00 – 2026-03-10 10:00 Asia/Seoul"),
      Shown(
        testDescription: "two hours over a clock put forward",
        lines: ["DTSTART;TZID=America/New_York:20260308T013000", "DURATION:PT2H"],
        shown: "2026-03-08 01:30 – 2026-03-08 04:30 America/New_York"),
      Shown(
        testDescription: "a day over a clock put forward",
        lines: ["DTSTART;TZID=America/New_York:20260307T120000", "DURATION:P1D"],
        shown: "2026-03-07 12:00 – 2026-03-08 12:00 America/New_York"),
      Shown(
        testDescription: "no end", lines: ["DTSTART:20260310T090000Z"],
        shown: "2026-03-10 09:00 – 2026-03-10 09:00 UTC"),
      Shown(
        testDescription: "an end before the start",
        lines: ["DTSTART:20260310T090000", "DTEND:20260309T090000"],
        shown: "2026-03-10 09:00 – 2026-03-10 09:00 "),
      Shown(
        testDescription: "a day without an end", lines: ["DTSTART;VALUE=DATE:20260310"],
        shown: "2026-03-10 – 2026-03-10"),
      // T-75
      Shown(
        testDescription: "a day that ends where it starts",
        lines: ["DTSTART;VALUE=DATE:20260310", "DTEND;VALUE=DATE:20260310"],
        shown: "2026-03-10 – 2026-03-10"),
      Shown(
        testDescription: "days and weeks", lines: ["DTSTART;VALUE=DATE:20260310", "DURATION:P1W"],
        shown: "2026-03-10 – 2026-03-16"),
      Shown(testDescription: "no start", lines: ["SUMMARY:x"], shown: " – "),
    ])
  func shown(_ each: Shown) throws {
    let book = try TestBook()
    try book.importFile(calendarFile(["BEGIN:VEVENT", "UID:a"] + each.lines + ["END:VEVENT"]))
    let draft = book.book.draft(of: try book.record("a"), occurrence: nil)
    let text =
      draft.isAllDay
      ? "\(draft.startDate) – \(draft.endDate)"
      : "\(draft.startDate) \(draft.startTime) – \(draft.endDate) \(draft.endTime) \(draft.zone)"
    #expect(text == each.shown)
  }

  @Test("an event in a zone that only its file knows, or nobody, can be changed and keeps it")
  func foreignZone() throws {
    let book = try TestBook()
    try book.importFile(SampleFiles.nasty)
    try book.importFile(
      calendarFile(event("lost", "DTSTART;TZID=Mars/Olympus:20260310T090000", "SUMMARY:x")))
    for uid in ["custom@sample.invalid", "lost"] {
      let start = try line("DTSTART", in: book.lines(uid).filter { $0.contains("TZID=") })
      try book.edit(uid) { $0.title = "Changed" }
      #expect(try book.lines(uid).contains(try #require(start)), "\(uid)")
      #expect(try book.record(uid).index.title == "Changed")
    }
    #expect(
      try book.titles("2026-03-10", "2026-03-10").contains("2026-03-10T04:23 Changed"),
      "09:00 at +04:37")
    // Another event cannot be put there.
    let error = #expect(throws: EventChangeError.self) {
      try book.edit("all-day@sample.invalid") {
        $0.isAllDay = false
        $0.startTime = "09:00"
        $0.endTime = "09:00"
        $0.zone = "Customized Time Zone"
      }
    }
    #expect(error?.onlyProblem == .unknownZone("Customized Time Zone"))
  }

  @Test("a title of two lines is shown on one and kept while nobody changes it")
  func multiline() throws {
    let book = try TestBook()
    try book.importFile(calendarFile(event("a", "SUMMARY:One\\nTwo", "DTSTART:20260310T090000")))
    #expect(book.book.draft(of: try book.record("a"), occurrence: nil).title == "One Two")
    try book.edit("a") { $0.place = "Here" }
    #expect(try book.lines("a").contains("SUMMARY:One\\nTwo"))
  }

  @Test("composing a letter differently is a change")
  func normalization() throws {
    let book = try TestBook()
    try book.importFile(calendarFile(event("a", "SUMMARY:Caf\u{E9}", "DTSTART:20260310T090000")))
    try book.edit("a") { $0.title = "Cafe\u{301}" }
    let title = try #require(try line("SUMMARY", in: book.lines("a")))
    #expect(Array(title.utf8) == Array("SUMMARY:Cafe\u{301}".utf8))
  }

  // MARK: Calendars

  @Test("an event moves to another calendar and back")
  func moving() throws {
    let book = try rich()
    let other = try book.calendar("Other")
    let text = try book.record("rich").text
    let change = try book.edit("rich") { $0.calendar = other }
    let moved = try #require(try book.store.object(change.id))
    #expect(moved.calendarID == other && moved.text == text)
    _ = try book.book.undo(act: #require(change.act), time: TestBook.now)
    #expect(try book.record("rich").text == text)
  }

  @Test("a calendar that has the event already, or is gone, is told at its field")
  func movingRefused() throws {
    let book = try rich()
    try book.importFile(Self.rich, into: "Other")
    let other = try book.calendar("Other")
    let before = try book.contents()
    var error = #expect(throws: EventChangeError.self) {
      try book.edit("rich") { $0.calendar = other }
    }
    #expect(error?.onlyProblem == .alreadyInCalendar)
    error = #expect(throws: EventChangeError.self) {
      try book.edit("rich") { $0.calendar = CalendarRecord.ID(99) }
    }
    #expect(error?.onlyProblem == .unknownCalendar)
    #expect(try book.contents() == before)
  }

  // MARK: Refusals

  @Test("somebody who was slower is told what the event is now, and overwrites nothing")
  func conflict() throws {
    let book = try rich()
    let old = try book.record("rich")
    try book.edit("rich") { $0.title = "First" }
    let now = try book.record("rich")
    let before = try book.contents()
    var draft = book.book.draft(of: old, occurrence: nil)
    draft.title = "Second"
    for attempt in [
      {
        try book.book.changeEvent(
          old.id, to: draft, scope: .all(openedAt: nil), revision: old.revision, time: 0)
      },
      {
        try book.book.deleteEvent(
          old.id, scope: .all(openedAt: nil), revision: old.revision, time: 0)
      },
    ] as [() throws -> EventChange] {
      #expect { _ = try attempt() } throws: { error in
        if case EventChangeError.conflict(let current) = error { current == now } else { false }
      }
    }
    #expect(try book.contents() == before)
  }

  @Test("what is gone, or is no event, cannot be changed")
  func missing() throws {
    let book = try rich()
    try book.importFile(SampleFiles.nasty)
    let record = try book.record("rich")
    try book.delete("rich")
    let task = try book.record("task@sample.invalid")
    for (id, revision) in [
      (record.id, record.revision), (task.id, task.revision), (ObjectRecord.ID(999), 1),
    ] {
      let error = #expect(throws: EventChangeError.self) {
        try book.book.changeEvent(
          id, to: book.book.draft(of: record, occurrence: nil), scope: .all(openedAt: nil),
          revision: revision, time: 0)
      }
      #expect(error?.isMissing == true)
    }
  }

  @Test("a disk that fails changes nothing")
  func diskFailure() throws {
    let book = try TestBook { FailingStore($0, failing: 2) }
    _ = try book.create(EventDraft(title: "x", startDate: "2026-03-10"))
    let before = try book.contents()
    let failing = TestBook(wrapping: FailingStore(book.store, failing: 1))
    #expect(throws: EventChangeError.self) { try failing.edit("new") { $0.title = "y" } }
    #expect(throws: EventChangeError.self) { try failing.delete("new") }
    #expect(try book.contents() == before)
  }

  // MARK: Undo

  @Test("every kind of change can be undone, and the undoing too")
  func undo() throws {
    let book = try rich()
    let states: [(TestBook) throws -> EventChange] = [
      { try $0.create(EventDraft(title: "New", startDate: "2026-03-10")) },
      { try $0.edit("rich") { $0.title = "Changed" } },
      { try $0.edit("rich") { $0.startTime = "07:00" } },
      { try $0.delete("rich") },
    ]
    for change in states {
      let before = try book.export()
      let act = try #require(try change(book).act)
      let after = try book.export()
      let undone = try book.book.undo(act: act, time: TestBook.now)
      #expect(try book.export() == before)
      try book.expectRightIndex()
      _ = try book.book.undo(act: undone, time: TestBook.now)
      #expect(try book.export() == after)
      try book.expectRightIndex()
    }
  }

  @Test("an act that there never was, and one that was undone already, cannot be undone")
  func undoTwice() throws {
    let book = try rich()
    #expect {
      try book.book.undo(act: 999, time: 0)
    } throws: {
      if case UndoError.unknownAct(999) = $0 { true } else { false }
    }
    let act = try #require(try book.edit("rich") { $0.title = "Changed" }.act)
    _ = try book.book.undo(act: act, time: 0)
    let before = try book.contents()
    #expect {
      try book.book.undo(act: act, time: 0)
    } throws: {
      if case UndoError.changedSince = $0 { true } else { false }
    }
    #expect(try book.contents() == before)
  }
}
