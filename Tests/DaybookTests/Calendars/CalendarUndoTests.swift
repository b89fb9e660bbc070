import CalendarCore
import Testing

@testable import Daybook

@Suite struct CalendarUndoTests {
  let test: TestBook
  var book: Book { test.book }

  init() throws { test = try TestBook() }

  private static let file = calendarFile(
    (0..<20).flatMap { event("e\($0)", "DTSTART;VALUE=DATE:202603\(10 + $0)", "SUMMARY:\($0)") })

  private func names() throws -> [String] { try test.store.calendars().map(\.name) }

  private func delete(_ name: String) throws -> Int64 {
    let id = try test.calendar(name)
    return try #require(try book.deleteCalendar(id, onlyIfEmpty: false, time: 9))
  }

  /// What is stored, but for the numbers of changes.
  private func stored() throws -> [String] {
    var lines: [String] = []
    for calendar in try test.store.calendars() {
      lines.append("\(calendar)")
      try test.store.forEachObject(in: calendar.id) { lines.append("\($0.id) \($0.text)") }
    }
    return lines
  }

  @Test func `a deleted calendar comes back with all it held, where it was, and goes again`() throws
  {
    try test.importFile(Self.file, into: "First")
    _ = try test.calendar("Second")
    var first = try #require(try test.store.calendars().first)
    first.isVisible = false
    try test.store.updateCalendar(first)
    let before = try stored()
    let act = try delete("First")
    #expect(try names() == ["Second"])
    #expect(try test.store.objectCount(kind: nil) == 0)

    let undone = try book.undo(act: act, time: 10)
    #expect(try stored() == before)
    try test.expectRightIndex()

    let again = try book.undo(act: undone, time: 11)
    #expect(try names() == ["Second"])
    try book.undo(act: again, time: 12)
    #expect(try stored() == before)
    #expect(try test.store.check() == [])
  }

  @Test func `an empty calendar comes back too`() throws {
    _ = try test.calendar("Empty")
    let act = try #require(
      try book.deleteCalendar(test.calendar("Empty"), onlyIfEmpty: true, time: 0))
    #expect(try names() == [])
    try book.undo(act: act, time: 0)
    #expect(try names() == ["Empty"])
  }

  @Test func `undoing an import takes the calendar it made with it`() throws {
    let act = try #require(try test.importFile(Self.file).act)
    let undone = try book.undo(act: act, time: 0)
    #expect(try names() == [])
    #expect(try test.store.objectCount(kind: nil) == 0)
    try book.undo(act: undone, time: 0)
    #expect(try names() == ["Sample"])
    #expect(try test.store.objectCount(kind: nil) == 20)
  }

  @Test func `undoing an import into a calendar that was there leaves the calendar`() throws {
    _ = try test.calendar("Sample")
    let act = try #require(try test.importFile(Self.file).act)
    try book.undo(act: act, time: 0)
    #expect(try names() == ["Sample"])
  }

  @Test func `a calendar that an import made stays when it holds something else by now`() throws {
    let act = try #require(try test.importFile(Self.file).act)
    try test.importFile(calendarFile(event("later", "DTSTART;VALUE=DATE:20260401")))
    try book.undo(act: act, time: 0)
    #expect(try names() == ["Sample"])
    #expect(try test.store.objectCount(kind: nil) == 1)
  }

  @Test func `undoing the making of a calendar needs it to be empty`() throws {
    let draft = CalendarDraft(name: "Sample", hue: "red")
    let act = try #require(try book.createCalendar(draft, time: 0))
    try test.importFile(calendarFile(event("a", "DTSTART;VALUE=DATE:20260401")))
    let before = try test.contents()
    let error = #expect(throws: UndoError.self) { try book.undo(act: act, time: 0) }
    guard case .changedSince = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(try test.contents() == before)
    let record = try test.record("a")
    try test.store.apply(
      [.delete(record.id, revision: record.revision)], time: 0, durability: .full)
    try book.undo(act: act, time: 0)
    #expect(try names() == [])
  }

  @Test func `a calendar whose name was taken meanwhile waits, and nothing of it comes back`()
    throws
  {
    try test.importFile(Self.file)
    let act = try delete("Sample")
    let heir = try test.calendar("Sample")
    let error = #expect(throws: UndoError.self) { try book.undo(act: act, time: 0) }
    guard case .calendarNameTaken("Sample") = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(try test.store.objectCount(kind: nil) == 0)
    try book.changeCalendar(heir, to: CalendarDraft(name: "Heir", hue: "red"), time: 0)
    try book.undo(act: act, time: 0)
    #expect(try names() == ["Sample", "Heir"])
    #expect(try test.store.objectCount(kind: nil) == 20)
  }

  @Test func `undoing twice changes nothing`() throws {
    try test.importFile(Self.file)
    let act = try delete("Sample")
    try book.undo(act: act, time: 0)
    let before = try test.contents()
    #expect(throws: UndoError.self) { try book.undo(act: act, time: 0) }
    #expect(try test.contents() == before)
  }
}
