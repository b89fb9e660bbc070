import Daybook
import Testing

@testable import DaybookStorage

@Suite("Objects in the store")
struct ObjectTests {
  let store: SQLiteStore
  let calendar: CalendarRecord.ID

  init() throws {
    store = try SQLiteStore(path: ":memory:")
    calendar = try store.calendar()
  }

  struct Stored: CustomTestStringConvertible {
    var testDescription: String
    var uid: String
    var text: String
    var index: ObjectIndex
  }

  @Test(
    "come back as they were given",
    arguments: [
      Stored(
        testDescription: "a timed event", uid: "a@sample", text: "BEGIN:VEVENT\r\nEND:VEVENT\r\n",
        index: .event(from: 1_000, to: 2_000)),
      Stored(
        testDescription: "an event with a colour", uid: "b", text: "X",
        index: ObjectIndex(
          kind: .event, title: "회의 📅", color: "#FF0000", form: .date, start: -2_000_000_000,
          end: 0)),
      Stored(
        testDescription: "a task without a date", uid: "c", text: "X",
        index: ObjectIndex(kind: .task, title: "", form: .floating, start: nil, end: nil)),
      Stored(
        testDescription: "an entry with a start only", uid: "d", text: "X",
        index: ObjectIndex(kind: .entry, title: "t", form: .date, start: 5, end: nil)),
      Stored(
        testDescription: "an endless series", uid: "e", text: "X",
        index: .series(from: 0, until: nil)),
      Stored(
        testDescription: "a bounded series", uid: "f", text: "X",
        index: .series(from: 0, until: 10_000, form: .floating)),
      Stored(
        testDescription: "the ends of time", uid: "g", text: "X",
        index: .event(from: .min, to: .max)),
      Stored(
        testDescription: "an end before the start", uid: "h", text: "X",
        index: .event(from: .max, to: .min)),
      Stored(
        testDescription: "empty strings", uid: "", text: "",
        index: .event(from: 0, to: 0, title: "")),
      Stored(
        testDescription: "a zero byte, quotes and SQL", uid: "a\0b'--",
        text: "'; DROP TABLE object",
        index: .event(from: 0, to: 0, title: "x\0y")),
      Stored(
        testDescription: "a text of a megabyte", uid: "i",
        text: String(repeating: "가나다라", count: 90_000), index: .event(from: 0, to: 0)),
    ])
  func roundTrip(_ stored: Stored) throws {
    let made = try store.add(stored.uid, to: calendar, text: stored.text, index: stored.index)
    #expect(made.uid == stored.uid)
    #expect(made.text == stored.text)
    #expect(made.index == stored.index)
    #expect(made.calendarID == calendar)
    #expect(try store.object(made.id) == made)
    #expect(try store.object(uid: stored.uid, in: calendar) == made)
    #expect(try store.check() == [])
  }

  @Test("are found by exactly their UID, in exactly their calendar")
  func lookup() throws {
    let other = try store.calendar("Other")
    let object = try store.add("é", to: calendar)
    #expect(try store.object(uid: "é", in: calendar) == object)
    #expect(try store.object(uid: "e\u{301}", in: calendar) == nil)
    #expect(try store.object(uid: "É", in: calendar) == nil)
    #expect(try store.object(uid: "é", in: other) == nil)
    #expect(try store.object(.init(99)) == nil)
  }

  @Test("get growing revisions, and an update carries everything new")
  func update() throws {
    let other = try store.calendar("Other")
    let first = try store.add("a", to: calendar)
    let second = try store.add("b", to: calendar)
    #expect(second.revision > first.revision)
    let index = ObjectIndex.event(from: 7, to: 8, form: .date, title: "New")
    let updated = try store.apply(
      [
        .update(first.id, revision: first.revision, calendar: other, text: "new", index: index)
      ], time: 5, durability: .full)
    let expected = ObjectRecord(
      id: first.id, calendarID: other, uid: "a", text: "new", revision: second.revision + 1,
      index: index)
    #expect(updated == [expected])
    #expect(try store.object(first.id) == expected)
  }

  @Test("are not changed by somebody who saw an older revision, who gets what it is now")
  func conflict() throws {
    let old = try store.add("a", to: calendar)
    let change = ObjectChange.update(
      old.id, revision: old.revision, calendar: calendar, text: "mine", index: old.index)
    let current = try #require(try store.apply([change], time: 0, durability: .full)[0])
    #expect(throws: StoreError.conflict(current)) {
      try store.apply([change], time: 0, durability: .full)
    }
    #expect(throws: StoreError.conflict(current)) { try store.deleteObject(old) }
    #expect(try store.object(old.id) == current)
  }

  @Test("are refused when they or their calendar do not exist, or exist already")
  func refusals() throws {
    let object = try store.add("a", to: calendar)
    let missing = CalendarRecord.ID(77)
    let moved = try store.calendar("Other")
    let twin = try store.add("a", to: moved)
    let cases: [(ObjectChange, StoreError)] = [
      (.create(calendar: calendar, uid: "a", text: "", index: object.index), .duplicateUID("a")),
      (
        .create(calendar: missing, uid: "b", text: "", index: object.index),
        .missingCalendar(missing)
      ),
      (
        .update(
          object.id, revision: object.revision, calendar: missing, text: "", index: object.index),
        .missingCalendar(missing)
      ),
      (
        .update(twin.id, revision: twin.revision, calendar: calendar, text: "", index: twin.index),
        .duplicateUID("a")
      ),
      (
        .update(.init(99), revision: 1, calendar: calendar, text: "", index: object.index),
        .missingObject(.init(99))
      ),
      (.delete(.init(99), revision: 1), .missingObject(.init(99))),
    ]
    for (change, error) in cases {
      #expect(throws: error) { try store.apply([change], time: 0, durability: .full) }
    }
    #expect(try store.objectCount(kind: nil) == 2)
    #expect(try store.changes(after: 0, limit: 100).count == 2)
  }

  @Test("change together or not at all")
  func atomicity() throws {
    let object = try store.add("a", to: calendar)
    let changes: [ObjectChange] = [
      .create(calendar: calendar, uid: "b", text: "", index: object.index),
      .delete(object.id, revision: object.revision),
      .create(calendar: calendar, uid: "b", text: "", index: object.index),
    ]
    #expect(throws: StoreError.duplicateUID("b")) {
      try store.apply(changes, time: 0, durability: .full)
    }
    #expect(try store.object(object.id) == object)
    #expect(try store.objectCount(kind: nil) == 1)
    #expect(try store.changes(after: 0, limit: 100).count == 1)
  }

  @Test("are applied in order: one call may make, change and delete the same object")
  func order() throws {
    let object = try store.add("a", to: calendar)
    let results = try store.apply(
      [
        .delete(object.id, revision: object.revision),
        .create(calendar: calendar, uid: "a", text: "again", index: object.index),
      ], time: 0, durability: .normal)
    #expect(results[0] == nil)
    #expect(try store.object(uid: "a", in: calendar) == results[1])
  }

  @Test("never get the key of one that was deleted")
  func keys() throws {
    let first = try store.add("a", to: calendar)
    try store.deleteObject(first)
    let second = try store.add("a", to: calendar)
    #expect(second.id.rawValue > first.id.rawValue)
    #expect(try store.object(first.id) == nil)
  }

  @Test("are counted by kind")
  func counts() throws {
    for (number, kind) in [ObjectKind.event, .task, .task, .entry, .entry, .entry].enumerated() {
      try store.add(
        "\(number)", to: calendar,
        index: ObjectIndex(kind: kind, title: "", form: .date, start: nil, end: nil))
    }
    #expect(try store.objectCount(kind: .event) == 1)
    #expect(try store.objectCount(kind: .task) == 2)
    #expect(try store.objectCount(kind: .entry) == 3)
    #expect(try store.objectCount(kind: .other) == 0)
    #expect(try store.objectCount(kind: nil) == 6)
  }

  @Test("of a calendar are visited in the order of their keys, until the visitor stops")
  func visiting() throws {
    let other = try store.calendar("Other")
    for uid in ["c", "a", "b"] { try store.add(uid, to: calendar) }
    try store.add("d", to: other)
    var seen: [String] = []
    try store.forEachObject(in: calendar) { seen.append($0.uid) }
    #expect(seen == ["c", "a", "b"])

    seen = []
    #expect(throws: StoreError.busy) {
      try store.forEachObject(in: calendar) { object throws(StoreError) in
        seen.append(object.uid)
        if seen.count == 2 { throw .busy }
      }
    }
    #expect(seen == ["c", "a"])
  }
}
