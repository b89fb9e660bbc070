import Daybook
import Testing

@testable import DaybookStorage

@Suite("The change log")
struct ChangeLogTests {
  let store: SQLiteStore
  let calendar: CalendarRecord.ID

  init() throws {
    store = try SQLiteStore(path: ":memory:")
    calendar = try store.calendar()
  }

  private func update(_ object: ObjectRecord, text: String, time: Int64) throws -> ObjectRecord {
    try #require(
      try store.apply(
        [
          .update(
            object.id, revision: object.revision, calendar: object.calendarID, text: text,
            index: object.index)
        ], time: time, durability: .full)[0])
  }

  @Test("tells what each object was before each change")
  func history() throws {
    let made = try store.add("a", to: calendar, text: "one", time: 10)
    let changed = try update(made, text: "two", time: 20)
    try store.deleteObject(changed)
    let deletion = changed.revision + 1
    let history = try store.changes(of: made.id)
    func line(_ revision: Int64, _ time: Int64, _ before: String?, _ exists: Bool)
      -> ChangeRecord
    {
      ChangeRecord(
        revision: revision, act: revision, time: time, objectID: made.id, uid: "a",
        calendarID: calendar, textBefore: before, existsAfter: exists)
    }
    #expect(
      history == [
        line(made.revision, 10, nil, true), line(changed.revision, 20, "one", true),
        line(deletion, 2000, "two", false),
      ])
    #expect(try store.changes(after: 0, limit: 100) == history)
    #expect(try store.changes(after: made.revision, limit: 1) == [history[1]])
    #expect(try store.changes(after: deletion, limit: 100) == [])
    #expect(try store.changes(after: 0, limit: -1) == [])
  }

  @Test("a move tells the calendar it was in before")
  func move() throws {
    let other = try store.calendar("Other")
    let object = try store.add("a", to: calendar)
    try store.apply(
      [
        .update(
          object.id, revision: object.revision, calendar: other, text: "", index: object.index)
      ], time: 0, durability: .full)
    #expect(try store.changes(of: object.id).map(\.calendarID) == [calendar, calendar])
  }

  @Test("the changes of one call are one act, those of another are not in it")
  func acts() throws {
    try store.add("before", to: calendar)
    let made = try store.apply(
      ["a", "b", "c"].map {
        .create(calendar: calendar, uid: $0, text: "", index: .event(from: 0, to: 1))
      }, time: 0, durability: .full
    ).compactMap(\.self)
    try store.add("after", to: calendar)
    let act = made[0].revision
    #expect(try store.changes(ofAct: act).map(\.uid) == ["a", "b", "c"])
    #expect(try store.changes(ofAct: act).map(\.revision) == made.map(\.revision))
    #expect(try store.changes(ofAct: act, limit: 2).map(\.uid) == ["a", "b"])
    #expect(try store.changes(ofAct: act, limit: 0).isEmpty)
    #expect(try store.changeCounts(ofAct: act) == ChangeCounts(made: 3))
    #expect(try store.changes(ofAct: act).allSatisfy { $0.act == act })
    #expect(try store.changes(ofAct: act + 1) == [])
    #expect(try store.changes(ofAct: 0) == [])
  }

  @Test("brings back a deleted object under its key, as one more change")
  func restoring() throws {
    let object = try store.add("a", to: calendar, text: "kept")
    try store.deleteObject(object)
    let deletion = try #require(try store.changes(of: object.id).last)
    let back = try store.restore(deletion, index: object.index, time: 30)
    #expect(back.id == object.id)
    #expect(back.text == "kept")
    #expect(back.revision > deletion.revision)
    #expect(try store.object(object.id) == back)
    #expect(try store.changes(of: object.id).map(\.existsAfter) == [true, false, true])
    #expect(throws: StoreError.conflict(back)) {
      try store.restore(deletion, index: object.index, time: 30)
    }
  }

  @Test("believes itself, not the line it is shown")
  func forgedLines() throws {
    let object = try store.add("a", to: calendar, text: "kept")
    try store.deleteObject(object)
    let lines = try store.changes(of: object.id)
    let making = lines[0]
    var forged = lines[1]
    forged.textBefore = "forged"
    var unknown = lines[1]
    unknown.revision = 99
    var foreign = lines[1]
    foreign.objectID = .init(5)
    for line in [making, unknown, foreign] {
      #expect(throws: StoreError.missingObject(line.objectID)) {
        try store.restore(line, index: object.index, time: 0)
      }
    }
    #expect(try store.restore(forged, index: object.index, time: 0).text == "kept")
  }

  @Test("does not bring back an object whose UID was taken or whose calendar is gone")
  func refusedRestoring() throws {
    let other = try store.calendar("Other")
    let object = try store.add("a", to: calendar)
    let stray = try store.add("b", to: other)
    try store.deleteObject(object)
    try store.add("a", to: calendar)
    let deletion = try #require(try store.changes(of: object.id).last)
    #expect(throws: StoreError.duplicateUID("a")) {
      try store.restore(deletion, index: object.index, time: 0)
    }
    try store.deleteCalendar(other, time: 0)
    let lost = try #require(try store.changes(of: stray.id).last)
    #expect(throws: StoreError.missingCalendar(other)) {
      try store.restore(lost, index: stray.index, time: 0)
    }
  }
}
