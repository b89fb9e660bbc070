import Daybook
import Testing

@testable import DaybookStorage

@Suite("Calendars and settings in the store")
struct CalendarTests {
  let store: SQLiteStore

  init() throws { store = try SQLiteStore(path: ":memory:") }

  @Test("calendars keep the order of their making and everything they were given")
  func order() throws {
    let second = try store.createCalendar(name: "나", hue: "red", header: "X-A:1\r\n")
    var first = try store.createCalendar(name: "가", hue: "blue", header: "")
    first.name = "다"
    first.hue = "green"
    first.isVisible = false
    first.header = "X-B:2\r\n"
    try store.updateCalendar(first)
    #expect(try store.calendars() == [second, first])
    #expect(second.isVisible)
  }

  @Test("a name is taken once")
  func names() throws {
    let first = try store.createCalendar(name: "A", hue: "red", header: "")
    var second = try store.createCalendar(name: "B", hue: "red", header: "")
    #expect(throws: StoreError.duplicateCalendar(name: "A")) {
      try store.createCalendar(name: "A", hue: "red", header: "")
    }
    second.name = "A"
    #expect(throws: StoreError.duplicateCalendar(name: "A")) { try store.updateCalendar(second) }
    #expect(try store.calendars().map(\.name) == ["A", "B"])
    try store.updateCalendar(first)
  }

  @Test("a calendar that is not there cannot be changed or deleted")
  func missing() throws {
    let ghost = CalendarRecord(id: .init(9), name: "G", hue: "red")
    #expect(throws: StoreError.missingCalendar(ghost.id)) { try store.updateCalendar(ghost) }
    #expect(throws: StoreError.missingCalendar(ghost.id)) {
      try store.deleteCalendar(ghost.id, time: 0)
    }
  }

  @Test("deleting a calendar deletes its objects as one act, which can be undone")
  func deletion() throws {
    let calendar = try store.createCalendar(name: "A", hue: "red", header: "H")
    let kept = try store.calendar("B")
    let objects = try (0..<600).map { try store.add("\($0)", to: calendar.id, text: "text \($0)") }
    let other = try store.add("x", to: kept)
    let act = try #require(
      try store.transaction(durability: .full, time: 7) { transaction throws(StoreError) in
        try transaction.deleteCalendar(calendar.id)
        return transaction.act
      })
    #expect(try store.calendars().map(\.id) == [kept])
    #expect(try store.objectCount(kind: nil) == 1)
    let changes = try store.changes(ofAct: act)
    #expect(Set(changes.map(\.objectID)) == Set(objects.map(\.id)))
    #expect(changes.allSatisfy { !$0.existsAfter && $0.time == 7 })

    try store.transaction(durability: .full, time: 8) { transaction throws(StoreError) in
      try transaction.restoreCalendar(calendar)
      for change in changes { try transaction.restore(change, index: .event(from: 0, to: 3600)) }
    }
    #expect(try store.calendars().map(\.id) == [calendar.id, kept])
    for object in objects {
      var back = try #require(try store.object(object.id))
      back.revision = object.revision
      #expect(back == object)
    }
    #expect(try store.object(other.id) == other)
    #expect(try store.check() == [])
  }

  @Test("a calendar that comes back stands where it was, whatever was made meanwhile")
  func place() throws {
    let names = ["A", "B", "C"]
    let calendars = try names.map { try store.createCalendar(name: $0, hue: "red", header: "") }
    for index in [0, 2] { try store.deleteCalendar(calendars[index].id, time: 0) }
    let heir = try store.calendar("D")
    try store.transaction(durability: .full, time: 0) { transaction throws(StoreError) in
      for index in [2, 0] { try transaction.restoreCalendar(calendars[index]) }
    }
    #expect(try store.calendars().map(\.id) == calendars.map(\.id) + [heir])
    #expect(try store.check() == [])
  }

  @Test("the log tells which calendars an act made and deleted, as they were")
  func log() throws {
    let (act, made) = try store.transaction(durability: .full, time: 5) {
      transaction throws(StoreError) in
      let made = try transaction.createCalendar(name: "A", hue: "red", header: "H")
      try transaction.apply([
        .create(calendar: made.id, uid: "a", text: "", index: .event(from: 0, to: 1))
      ])
      return (transaction.act, made)
    }
    let first = try #require(act)
    #expect(
      try store.calendarChanges(ofAct: first) == [
        CalendarChangeRecord(
          revision: first, act: first, time: 5, existsAfter: true, calendar: made)
      ])
    #expect(try store.changes(ofAct: first).map(\.revision) == [first + 1])

    var renamed = made
    renamed.name = "B"
    renamed.isVisible = false
    try store.updateCalendar(renamed)
    try store.deleteCalendar(made.id, time: 6)
    // First what the calendar held, then the calendar.
    let second = first + 2
    #expect(try store.changes(ofAct: second).map(\.revision) == [second])
    #expect(
      try store.calendarChanges(ofAct: second) == [
        CalendarChangeRecord(
          revision: second + 1, act: second, time: 6, existsAfter: false, calendar: renamed)
      ])
    #expect(try store.calendarChanges(ofAct: second + 1) == [])
    #expect(try store.check() == [])
  }

  @Test("a refused deletion leaves no line in the log, and takes no number")
  func refusedDeletion() throws {
    #expect(throws: StoreError.missingCalendar(.init(4))) {
      try store.deleteCalendar(.init(4), time: 0)
    }
    let act = try store.transaction(durability: .full, time: 0) { transaction throws(StoreError) in
      _ = try transaction.createCalendar(name: "A", hue: "red", header: "")
      return transaction.act
    }
    #expect(act == 1)
  }

  @Test("what each calendar holds is counted by kind")
  func counts() throws {
    let calendars = try [store.calendar("A"), store.calendar("B"), store.calendar("C")]
    let kinds: [[ObjectKind]] = [[.event, .event, .task], [], [.entry, .other, .other, .event]]
    for (calendar, kinds) in zip(calendars, kinds) {
      for (number, kind) in kinds.enumerated() {
        let index = ObjectIndex(kind: kind, title: "", form: .date, start: nil, end: nil)
        try store.add("\(number)", to: calendar, index: index)
      }
    }
    let counts = try store.objectCounts()
    #expect(counts.count == 2)
    for (calendar, kinds) in zip(calendars, kinds) {
      for kind in ObjectKind.allCases {
        #expect(counts[calendar]?[kind] ?? 0 == kinds.count { $0 == kind })
      }
      #expect(counts[calendar]?.total ?? 0 == kinds.count)
    }
    let inside = try store.transaction(durability: .full, time: 0) {
      transaction throws(StoreError) in
      try transaction.deleteCalendar(calendars[0])
      return try transaction.objectCounts()
    }
    #expect(inside[calendars[0]] == nil)
    #expect(inside[calendars[2]] == counts[calendars[2]])
  }

  @Test("only a calendar that was deleted can be brought back, and only under a free name")
  func restoringCalendars() throws {
    let calendar = try store.createCalendar(name: "A", hue: "red", header: "")
    func restore(_ calendar: CalendarRecord) throws(StoreError) {
      try store.transaction(durability: .full, time: 0) { transaction throws(StoreError) in
        try transaction.restoreCalendar(calendar)
      }
    }
    #expect(throws: StoreError.misuse("calendar 1 was not deleted")) { try restore(calendar) }
    for key in [0, 2, Int64.max, .min] {
      #expect(throws: StoreError.misuse("there never was a calendar \(key)")) {
        try restore(CalendarRecord(id: .init(key), name: "C", hue: "red"))
      }
    }
    try store.deleteCalendar(calendar.id, time: 0)
    let heir = try store.createCalendar(name: "A", hue: "red", header: "")
    #expect(heir.id != calendar.id)
    #expect(throws: StoreError.duplicateCalendar(name: "A")) { try restore(calendar) }
  }

  @Test("settings are set, replaced and removed")
  func settings() throws {
    #expect(try store.setting("language") == nil)
    try store.setSetting("language", to: "ko")
    try store.setSetting("zone", to: "")
    #expect(try store.setting("language") == "ko")
    #expect(try store.setting("zone") == "")
    try store.setSetting("language", to: "en")
    #expect(try store.setting("language") == "en")
    try store.setSetting("language", to: nil)
    try store.setSetting("language", to: nil)
    #expect(try store.setting("language") == nil)
  }
}
