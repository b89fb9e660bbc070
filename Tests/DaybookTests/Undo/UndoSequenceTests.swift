import CalendarCore
import ICalendar
import Testing

@testable import Daybook

/// Random changes of everything a book holds, undone and redone one by one.
@Suite("Undo and redo, step by step")
struct UndoSequenceTests {
  /// The texts of all objects, calendar by calendar, as an export writes them.
  private static func exported(_ book: TestBook) throws -> [String] {
    var texts: [String] = []
    for calendar in try book.store.calendars() {
      texts.append("\(calendar.id.rawValue) \(calendar.name)")
      let bytes = try Exporter(book: book.book).file(of: [calendar], days: nil, zone: .utc)
      texts.append(String(decoding: bytes, as: UTF8.self))
    }
    return texts
  }

  private static func objects(_ book: TestBook, _ kind: ObjectKind) throws -> [ObjectRecord] {
    var found: [ObjectRecord] = []
    try book.store.forEachObject(of: kind) { found.append($0) }
    return found
  }

  private static let series = event(
    "series", "DTSTART:20260302T090000", "DTEND:20260302T100000", "RRULE:FREQ=DAILY;COUNT=9",
    "SUMMARY:Series")

  /// Makes one random change; some find nothing to change and do nothing.
  private static func change(
    _ book: TestBook, number: Int, _ random: inout SeededGenerator
  ) throws {
    let now = TestBook.now + Int64(number)
    let day = try Day(iso: "2026-03-01").advanced(by: Int.random(in: 0..<30, using: &random))
    switch Int.random(in: 0..<13, using: &random) {
    case 0, 1:
      _ = try book.create(
        EventDraft(title: "New \(number)", startDate: "\(day)"), uid: "e\(number)", at: now)
    case 2, 3:
      guard let event = try objects(book, .event).randomElement(using: &random) else { return }
      var draft = book.book.draft(of: event, occurrence: nil)
      draft.title = "Changed \(number)"
      if Bool.random(using: &random) { draft.notes = "line\nline \(number)" }
      _ = try book.book.changeEvent(
        event.id, to: draft, scope: .all(openedAt: nil), revision: event.revision, time: now)
    case 4:
      guard let event = try objects(book, .event).randomElement(using: &random) else { return }
      _ = try book.book.deleteEvent(
        event.id, scope: .all(openedAt: nil), revision: event.revision, time: now)
    case 5:
      guard let series = try objects(book, .event).last(where: { $0.uid == "series" }) else {
        try book.importFile(calendarFile(series), at: now)
        return
      }
      let occurrences = try book.book.occurrences(
        on: DaySpan(start: Day(iso: "2026-03-02"), count: 9), zone: .utc
      ).filter { $0.objectID == series.id }
      guard let id = occurrences.randomElement(using: &random)?.recurrenceID else { return }
      _ = try book.book.deleteEvent(
        series.id, scope: .occurrence(id), revision: series.revision, time: now)
    case 6:
      let file = RandomCalendar(seed: random.next(), count: 3).file
      try book.importFile(file, into: Bool.random(using: &random) ? "Sample" : "Other", at: now)
    case 7:
      guard let calendar = try book.store.calendars().last, calendar.name != "Sample" else {
        return
      }
      _ = try book.book.deleteCalendar(calendar.id, onlyIfEmpty: false, time: now)
    case 8:
      _ = try book.book.createCalendar(CalendarDraft(name: "C\(number)", hue: "teal"), time: now)
    case 9:
      let past = try Day(iso: "2026-02-01").advanced(by: number)
      _ = try book.book.createEntry(
        EntryDraft(text: "Entry \(number)"), on: past, in: nil, uid: "d\(number)",
        moment: EntryMoment(
          today: Day(iso: "2026-03-01"), zone: "UTC", time: now, language: .english))
    case 10:
      guard let entry = try objects(book, .entry).randomElement(using: &random) else { return }
      _ = try book.book.deleteEntry(entry.id, revision: entry.revision, time: now)
    case 11:
      _ = try book.book.createChallenge(
        ChallengeDraft(
          name: "Water \(number)", firstDay: "\(day)", lastDay: "\(day.advanced(by: 9))",
          category: "health", kind: Challenge.Kind.challenge.rawValue, target: "daily"),
        inCalendarNamed: "Challenges", uid: "c\(number)", time: now)
    default:
      guard let challenge = try objects(book, .range).randomElement(using: &random),
        let stored = try book.book.challenge(challenge.id)
      else { return }
      let first = stored.challenge.days.start
      _ = try book.book.note(.done(first, count: nil), of: challenge.id, today: first, time: now)
    }
  }

  @Test(
    "a hundred random sequences come back to where they began, and forward to the end",
    arguments: 0..<100)
  func sequences(seed: Int) throws {
    var random = SeededGenerator(UInt64(seed))
    let book = try TestBook()
    _ = try book.calendar()
    try book.importFile(RandomCalendar(seed: UInt64(seed), count: 2).file)
    let firstAct = try #require(try book.store.acts.latestAct(before: .max))
    var states = [try Self.exported(book)]
    for number in 0..<8 {
      let before = try book.store.acts.latestAct(before: .max)
      try Self.change(book, number: number, &random)
      if try book.store.acts.latestAct(before: .max) != before {
        states.append(try Self.exported(book))
      }
    }
    for expected in states.reversed().dropFirst() {
      #expect(try book.book.undoLatest(time: 0) != nil)
      #expect(try Self.exported(book) == expected)
    }
    #expect(try book.book.nextReversals().undo == firstAct)
    for expected in states.dropFirst() {
      #expect(try book.book.redoLatest(time: 0) != nil)
      #expect(try Self.exported(book) == expected)
    }
    #expect(try book.book.redoLatest(time: 0) == nil)
    // Once more half the way back, and a new change: what was undone cannot come again.
    for _ in states.dropFirst().prefix(2) { _ = try book.book.undoLatest(time: 0) }
    _ = try book.create(EventDraft(title: "Last", startDate: "2026-03-10"), uid: "last")
    #expect(try book.book.redoLatest(time: 0) == nil)
    try book.expectRightIndex()
  }

  @Test("what is undone stays undone when the program starts again")
  func survivesRestart() throws {
    let book = try TestBook()
    let made = try book.create(EventDraft(title: "A", startDate: "2026-03-10"), uid: "a")
    try book.edit("a") { $0.title = "B" }
    #expect(try book.book.undoLatest(time: 1) != nil)
    let again = TestBook(wrapping: book.store)
    #expect(try again.book.nextReversals().undo == made.act)
    #expect(try again.book.redoLatest(time: 2) != nil)
    #expect(try again.record("a").index.title == "B")
  }

  @Test("an act in the middle can be undone as long as nothing later touched the same thing")
  func middle() throws {
    let book = try TestBook()
    let first = try book.create(EventDraft(title: "A", startDate: "2026-03-10"), uid: "a")
    let second = try book.create(EventDraft(title: "B", startDate: "2026-03-11"), uid: "b")
    try book.book.undo(act: try #require(first.act), time: 1)
    #expect(try book.book.nextReversals().undo == second.act)
    #expect(try book.book.nextReversals().redo == first.act)
    #expect(try book.book.undoLatest(time: 2) == second.act)
    #expect(try book.book.redoLatest(time: 4) == second.act)
    #expect(try book.book.redoLatest(time: 5) == first.act)
    #expect(try book.titles("2026-03-01", "2026-03-31").count == 2)
  }

  @Test("an act is not undone over a later one, however often that one wrote the same thing")
  func writtenTwice() throws {
    let book = try TestBook()
    _ = try book.create(EventDraft(title: "A", startDate: "2026-03-10"), uid: "a")
    let first = try book.edit("a") { $0.title = "B" }
    try book.store.transaction(durability: .full, time: 5) { transaction throws(StoreError) in
      for title in ["C", "D"] {
        guard let record = try transaction.object(first.id) else { return }
        let text = record.text.replacing("SUMMARY:\(record.index.title)", with: "SUMMARY:\(title)")
        try transaction.apply([
          .update(
            record.id, revision: record.revision, calendar: record.calendarID, text: text,
            index: book.book.index(of: EventObject(text: text)))
        ])
      }
    }
    #expect(try book.record("a").index.title == "D")
    #expect(throws: UndoError.self) {
      try book.book.undo(act: #require(first.act), time: 6)
    }
    #expect(try book.record("a").index.title == "D")
    for title in ["B", "A"] {
      _ = try book.book.undoLatest(time: 7)
      #expect(try book.record("a").index.title == title)
    }
    for title in ["B", "D"] {
      _ = try book.book.redoLatest(time: 8)
      #expect(try book.record("a").index.title == title)
    }
  }

  @Test("the history names each act once, the newest first, and marks what is taken back")
  func history() throws {
    let book = try TestBook()
    _ = try book.create(EventDraft(title: "A", startDate: "2026-03-10"), uid: "a", at: 10)
    try book.edit("a", time: 20) { $0.title = "B" }
    try book.delete("a")
    _ = try book.book.createCalendar(CalendarDraft(name: "C", hue: "teal"), time: 40)
    try book.importFile(RandomCalendar(seed: 1, count: 3).file, into: "D", at: 50)
    _ = try book.book.undoLatest(time: 60)
    _ = try book.book.undoLatest(time: 70)
    _ = try book.book.redoLatest(time: 80)
    let acts = try book.book.history(limit: 10)
    #expect(acts.map(\.effect) == [.made, .made, .deleted, .changed, .made, .made])
    #expect(acts.map(\.isUndone).prefix(2) == [true, false])
    #expect(acts[1].subject == .calendar("C"))
    #expect(acts[2].subject == .object(.event, title: "B"))
    #expect(acts[3].subject == .object(.event, title: "A"))
    #expect(acts[0].subject == .objects(3) && acts[0].time == 50)
    #expect(try book.book.history(limit: 2).map(\.act) == acts.prefix(2).map(\.act))
  }
}
