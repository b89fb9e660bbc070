import CalendarCore
import ICalendar
import Testing

@testable import Daybook

@Suite("Importing a file")
struct ImportTests {
  // MARK: The calendar

  struct Naming: CustomTestStringConvertible {
    var testDescription: String
    var given: String?
    var header: [String] = []
    var fileName = "folder/my.calendar.ics"
    var name: String
  }

  @Test(
    "a new calendar is named by whoever imports, else by the file, else by its file name",
    arguments: [
      Naming(
        testDescription: "given", given: " Mine ", header: ["X-WR-CALNAME:Theirs"], name: "Mine"),
      Naming(
        testDescription: "X-WR-CALNAME", header: ["X-WR-CALNAME:Theirs\\, all"], name: "Theirs, all"
      ),
      Naming(testDescription: "NAME", header: ["X-WR-CALNAME:Old", "NAME:New"], name: "New"),
      Naming(
        testDescription: "blank names", given: " ", header: ["X-WR-CALNAME: "], name: "my.calendar"),
      Naming(testDescription: "Windows path", fileName: "C:\\files\\home.ics", name: "home"),
      Naming(testDescription: "no file name", fileName: "", name: "Imported"),
      Naming(testDescription: "standard input", fileName: "-", name: "Imported"),
      Naming(testDescription: "only an ending", fileName: ".ics", name: "Imported"),
      Naming(testDescription: "line ends", header: ["X-WR-CALNAME:a\\nb"], name: "a b"),
    ])
  func naming(_ each: Naming) throws {
    let book = try TestBook()
    let bytes = Array(calendarFile(each.header + event("a", "DTSTART:20260310T090000")).utf8)
    let name = bytes.withUnsafeBufferPointer {
      Importer(book: book.book, bytes: $0).calendarName(
        given: each.given, fileName: each.fileName, else: "Imported")
    }
    #expect(name == each.name)
    let report = try book.importFile(bytes, into: .named(name))
    #expect(report.isNewCalendar)
    #expect(try book.store.calendars().map(\.name) == [each.name])
  }

  @Test("an overlong name is cut")
  func longName() throws {
    let text = calendarFile(["X-WR-CALNAME:" + String(repeating: "日", count: 5000)])
    let name = Array(text.utf8).withUnsafeBufferPointer { bytes in
      (try? TestBook())?.book.importerName(bytes) ?? ""
    }
    #expect(name.count == 200)
  }

  @Test("a calendar that exists is used, not made again")
  func existing() throws {
    let book = try TestBook()
    let id = try book.calendar("Mine")
    let file = calendarFile(["X-WR-CALNAME:Theirs"] + event("a", "DTSTART:20260310T090000"))
    #expect(try !book.importFile(file, into: "Mine").isNewCalendar)
    let report = try book.importFile(Array(file.utf8), into: .calendar(id))
    #expect(report.calendarName == "Mine" && report.count(.unchanged) == 1)
    #expect(throws: StoreError.missingCalendar(CalendarRecord.ID(99))) {
      try book.importFile(Array(file.utf8), into: .calendar(CalendarRecord.ID(99)))
    }
    #expect(try book.store.calendars().count == 1)
  }

  @Test("what is too long to be kept, or changes what is not there, is told with its line")
  func reports() throws {
    let book = try TestBook()
    let data = String(repeating: "A", count: Property.inlineDataLimit + 1)
    let file = calendarFile(
      event("a", "DTSTART:20260310T090000", "ATTACH;ENCODING=BASE64;VALUE=BINARY:\(data)")
        + event("b", "DTSTART:20260310T090000", "RRULE:FREQ=DAILY;COUNT=2")
        + event("b", "RECURRENCE-ID:20260312T090000", "DTSTART:20260313T090000"))
    let report = try book.importFile(file)
    #expect(
      report.items.map { $0.problems.map { $0.kind } } == [
        [.oversizedData], [.overrideWithoutOccurrence],
      ])
    #expect(report.items.allSatisfy { $0.outcome == .created })
    #expect(try !book.contents().contains { "\($0)".utf8.count > 10_000 })
  }

  // MARK: Again

  @Test("importing twice changes nothing")
  func twice() throws {
    let book = try TestBook()
    let file = SampleFiles.nasty
    #expect(try book.importFile(file).items.allSatisfy { $0.outcome == .created })
    let (before, changes) = (try book.contents(), try book.changeCount())
    let again = try book.importFile(file, at: TestBook.now + 1000)
    #expect(again.items.allSatisfy { $0.outcome == .unchanged }, "\(again.items)")
    #expect(again.act == nil)
    #expect(try book.contents() == before)
    #expect(try book.changeCount() == changes)
    try book.expectRightIndex()
  }

  struct Version: CustomTestStringConvertible {
    var testDescription: String
    var stored: [String]
    var coming: [String]
    var outcome: ImportReport.Outcome
  }

  @Test(
    "of two versions the later stays",
    arguments: [
      Version(
        testDescription: "a higher SEQUENCE", stored: ["SEQUENCE:1"], coming: ["SEQUENCE:2"],
        outcome: .updated),
      Version(
        testDescription: "a lower SEQUENCE", stored: ["SEQUENCE:2", "DTSTAMP:20200101T000000Z"],
        coming: ["SEQUENCE:1", "DTSTAMP:20260101T000000Z"], outcome: .keptNewer),
      Version(
        testDescription: "an absent SEQUENCE is 0", stored: ["SEQUENCE:1"], coming: [],
        outcome: .keptNewer),
      Version(
        testDescription: "a later LAST-MODIFIED", stored: ["LAST-MODIFIED:20260101T000000Z"],
        coming: ["LAST-MODIFIED:20260102T000000Z", "DTSTAMP:20250101T000000Z"], outcome: .updated),
      Version(
        testDescription: "an earlier LAST-MODIFIED", stored: ["LAST-MODIFIED:20260102T000000Z"],
        coming: ["LAST-MODIFIED:20260101T000000Z", "DTSTAMP:20270101T000000Z"], outcome: .keptNewer),
      Version(
        testDescription: "an earlier DTSTAMP", stored: ["DTSTAMP:20260102T000000Z"],
        coming: ["DTSTAMP:20260101T000000Z"], outcome: .keptNewer),
      Version(
        testDescription: "nothing tells", stored: ["DTSTAMP:20260101T000000Z"],
        coming: ["DTSTAMP:20260101T000000Z"], outcome: .updated),
    ])
  func versions(_ each: Version) throws {
    func file(_ title: String, _ lines: [String]) -> String {
      calendarFile(
        ["BEGIN:VEVENT", "UID:a", "SUMMARY:\(title)", "DTSTART:20260310T090000"] + lines
          + ["END:VEVENT"])
    }
    let book = try TestBook()
    try book.importFile(file("stored", each.stored))
    let report = try book.importFile(file("coming", each.coming))
    #expect(report.items.map(\.outcome) == [each.outcome])
    let isUpdated = each.outcome == .updated
    #expect(try book.record("a").index.title == (isUpdated ? "coming" : "stored"))
    #expect((report.act != nil) == isUpdated)
  }

  @Test("what somebody changed here is not overwritten by the file it came from")
  func ownChanges() throws {
    let file = calendarFile(
      ["BEGIN:VEVENT", "UID:a", "SUMMARY:Theirs", "DTSTART:20260310T090000", "END:VEVENT"]
        + event("s", "SUMMARY:Series", "DTSTART:20260302T090000", "RRULE:FREQ=DAILY;COUNT=5"))
    let book = try TestBook()
    try book.importFile(file)
    var record = try book.record("a")
    var draft = book.book.draft(of: record, occurrence: nil)
    draft.title = "Mine"
    _ = try book.book.changeEvent(
      record.id, to: draft, scope: .all(openedAt: nil), revision: record.revision,
      time: TestBook.now)
    record = try book.record("s")
    draft = book.book.draft(of: record, occurrence: "20260303T090000")
    draft.title = "My third"
    _ = try book.book.changeEvent(
      record.id, to: draft, scope: .occurrence("20260303T090000"), revision: record.revision,
      time: TestBook.now)
    let before = try book.contents()
    let report = try book.importFile(file)
    #expect(report.items.map(\.outcome) == [.keptNewer, .keptNewer])
    #expect(try book.contents() == before)
  }

  // MARK: Nothing by halves

  @Test("a dry run tells everything and changes nothing")
  func dryRun() throws {
    let book = try TestBook()
    let trial = try book.importFile(SampleFiles.nasty, isDryRun: true)
    #expect(trial.isDryRun && trial.isNewCalendar && trial.act == nil)
    #expect(try book.store.calendars().isEmpty)
    let real = try book.importFile(SampleFiles.nasty)
    #expect(trial.items.map(\.outcome) == real.items.map(\.outcome))
    #expect(trial.items.map(\.problems) == real.items.map(\.problems))
    let before = try book.contents()
    let second = try book.importFile(SampleFiles.nasty, isDryRun: true)
    #expect(second.items.allSatisfy { $0.outcome == .unchanged })
    #expect(try book.contents() == before)
  }

  @Test("a disk that fails in the middle leaves everything as it was", arguments: 1...4)
  func failure(at number: Int) throws {
    let book = try TestBook { FailingStore($0, failing: number) }
    let file = calendarFile((1...4).flatMap { event("e\($0)", "DTSTART:2026031\($0)T090000") })
    #expect(throws: StoreError.diskFull) { try book.importFile(file) }
    #expect(try book.store.calendars().isEmpty)
    #expect(try book.store.objectCount(kind: nil) == 0)
    #expect(try book.changeCount() == 0)
  }

  @Test("undoing an import removes what it made and restores what it changed; undoing that too")
  func undo() throws {
    func file(_ sequence: Int) -> String {
      calendarFile(
        event("a", "SUMMARY:a\(sequence)", "SEQUENCE:\(sequence)", "DTSTART:20260310T090000")
          + event("same", "DTSTART:20260310T090000")
          + (sequence == 2 ? event("new", "DTSTART:20260311T090000") : []))
    }
    let book = try TestBook()
    try book.importFile(file(1))
    let first = try book.export()
    let report = try book.importFile(file(2))
    #expect(report.items.map(\.outcome) == [.updated, .unchanged, .created])
    let second = try book.export()
    let undo = try book.book.undo(act: #require(report.act), time: TestBook.now)
    #expect(try book.export() == first)
    try book.expectRightIndex()
    _ = try book.book.undo(act: undo, time: TestBook.now)
    #expect(try book.export() == second)
    try book.expectRightIndex()
  }

  @Test("an import that was changed since is not taken back, not even partly")
  func undoRefused() throws {
    let book = try TestBook()
    let report = try book.importFile(
      calendarFile(
        event("a", "DTSTART:20260310T090000") + event("b", "DTSTART:20260310T090000")))
    let record = try book.record("b")
    _ = try book.book.deleteEvent(
      record.id, scope: .all(openedAt: nil), revision: record.revision, time: TestBook.now)
    let before = try book.contents()
    #expect {
      try book.book.undo(act: #require(report.act), time: TestBook.now)
    } throws: { error in
      if case UndoError.changedSince = error { true } else { false }
    }
    #expect(try book.contents() == before)
  }
}

extension Book {
  fileprivate func importerName(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    Importer(book: self, bytes: bytes).calendarName(given: nil, fileName: "", else: "")
  }
}
