import CalendarCore
import ICalendar
import Testing

@Suite("Recurrence sets: changed instances")
struct RecurrenceOverrideTests {
  private let zone = "Europe/Vienna"

  private func zones(_ name: String) -> TimeZoneRules? { try? SystemZones.rules(name) }

  /// Every day of January 2024 at 14:00 in Vienna, for an hour.
  private func daily() throws -> RecurrenceSet {
    var set = RecurrenceSet(
      start: try value("20240101T140000", zone: zone), extent: .duration(seconds: 3600))
    set.rules = [RecurrenceRule(.daily, count: 31)]
    return set
  }

  private func change(
    _ id: String, to start: String, cancelled: Bool = false, following: Bool = false,
    index: Int = 7,
    seconds: Int64 = 3600
  ) throws -> RecurrenceSet.Override {
    .init(
      recurrenceID: try value(id, zone: zone), start: try value(start, zone: zone),
      extent: .duration(seconds: seconds), isCancelled: cancelled, appliesToFollowing: following,
      index: index)
  }

  private func found(_ set: RecurrenceSet, _ from: String, _ to: String) throws -> OccurrenceList {
    set.occurrences(in: OccurrenceWindow(try instant(from)..<instant(to)), zones: zones)
  }

  private func starts(_ set: RecurrenceSet, _ from: String, _ to: String) throws -> [String] {
    try found(set, from, to).occurrences.map {
      compact($0.start.civil, isDate: $0.start.isDate) + ($0.overrideIndex.map { "/\($0)" } ?? "")
    }
  }

  @Test("a changed instance stands in the place of the plain one")
  func replaced() throws {
    var set = try daily()
    set.overrides = [try change("20240103T140000", to: "20240103T170000")]
    #expect(
      try starts(set, "20240102", "20240105")
        == ["20240102T140000", "20240103T170000/7", "20240104T140000"])
    let changed = try found(set, "20240103", "20240104").occurrences
    #expect(changed.map { $0.recurrenceID } == [try value("20240103T140000", zone: zone)])
  }

  @Test("an instance moved out of the window is gone, one moved in is there")
  func moved() throws {
    var set = try daily()
    set.overrides = [try change("20240103T140000", to: "20240205T100000")]
    #expect(try starts(set, "20240103", "20240104") == [])
    #expect(try starts(set, "20240201", "20240301") == ["20240205T100000/7"])
    let bounds = set.bounds(zones: zones)
    #expect(try #require(bounds.last) >= (try instant("20240205T100000")))
  }

  @Test("RECURRENCE-ID matches by instant, in UTC and for a jumped-over hour")
  func matching() throws {
    var set = try daily()
    set.overrides = [try change("20240103T130000Z", to: "20240103T170000")]
    #expect(try starts(set, "20240103", "20240104") == ["20240103T170000/7"])
    #expect(try found(set, "20240103", "20240104").notices.isEmpty)

    var spring = RecurrenceSet(start: try value("20260328T023000", zone: zone))
    spring.rules = [RecurrenceRule(.daily, count: 3)]
    for id in ["20260329T023000", "20260329T033000"] {
      spring.overrides = [try change(id, to: "20260329T120000")]
      let list = try found(spring, "20260329", "20260330")
      #expect(list.occurrences.map { compact($0.start.civil) } == ["20260329T120000"])
      #expect(list.notices.isEmpty)
    }
  }

  @Test("a DATE RECURRENCE-ID means the instance of that local day")
  func date() throws {
    var set = try daily()
    set.overrides = [try change("20240103", to: "20240103T180000")]
    #expect(try starts(set, "20240103", "20240104") == ["20240103T180000/7"])
    #expect(try found(set, "20240103", "20240104").notices.isEmpty)
  }

  @Test("a cancelled instance is removed")
  func cancelled() throws {
    var set = try daily()
    set.overrides = [try change("20240103T140000", to: "20240103T140000", cancelled: true)]
    #expect(try starts(set, "20240102", "20240105") == ["20240102T140000", "20240104T140000"])
  }

  @Test("an excluded date wins over a changed instance")
  func excluded() throws {
    var set = try daily()
    set.overrides = [try change("20240103T140000", to: "20240104T090000")]
    set.exclusions = [try value("20240103T130000Z")]
    #expect(try starts(set, "20240103", "20240105") == ["20240104T140000"])
    set.exclusions = [try value("20240103")]
    #expect(try starts(set, "20240103", "20240105") == ["20240104T140000"])
  }

  @Test("a changed instance of no instance is shown beside the series, with a notice")
  func orphan() throws {
    var set = try daily()
    set.overrides = [try change("20240103T150000", to: "20240103T170000")]
    #expect(try starts(set, "20240103", "20240104") == ["20240103T140000", "20240103T170000/7"])
    #expect(try found(set, "20240103", "20240104").notices == [.orphan(index: 7)])
    #expect(try found(set, "20240104", "20240105").notices.isEmpty)
  }

  @Test("of two changes to one instance the later counts")
  func twice() throws {
    var set = try daily()
    set.overrides = [
      try change("20240103T140000", to: "20240103T170000", index: 1),
      try change("20240103T130000Z", to: "20240103T180000", index: 2),
    ]
    #expect(try starts(set, "20240103", "20240104") == ["20240103T180000/2"])
  }

  @Test("THISANDFUTURE moves and lengthens every later instance by wall time")
  func following() throws {
    var set = RecurrenceSet(
      start: try value("20240325T140000", zone: zone), extent: .duration(seconds: 3600))
    set.rules = [RecurrenceRule(.daily, count: 10)]
    set.overrides = [
      try change("20240330T140000", to: "20240330T153000", following: true, seconds: 7200),
      try change("20240401T140000", to: "20240401T080000", index: 8),
    ]
    let list = try found(set, "20240329", "20240403")
    #expect(
      list.occurrences.map { compact($0.start.civil) } == [
        "20240329T140000", "20240330T153000", "20240331T153000", "20240401T080000",
        "20240402T153000",
      ])
    #expect(list.occurrences.map { $0.overrideIndex } == [nil, 7, 7, 8, 7])
    // Summer time began on 31 March.
    #expect(list.occurrences[1].startSeconds == (try instant("20240330T143000")))
    #expect(list.occurrences[2].startSeconds == (try instant("20240331T133000")))
    #expect(
      list.occurrences.map { $0.endSeconds - $0.startSeconds } == [3600, 7200, 7200, 3600, 7200])
    #expect(
      list.occurrences.map { compact($0.recurrenceID.civil) } == [
        "20240329T140000", "20240330T140000", "20240331T140000", "20240401T140000",
        "20240402T140000",
      ])
  }

  @Test("THISANDFUTURE reaches across days, and a second one takes over")
  func acrossDays() throws {
    var set = try daily()
    set.overrides = [
      try change("20240110T140000", to: "20240112T140000", following: true, index: 1),
      try change("20240120T140000", to: "20240120T090000", following: true, index: 2),
    ]
    #expect(try starts(set, "20240109", "20240113") == ["20240109T140000", "20240112T140000/1"])
    #expect(
      try starts(set, "20240120", "20240122")
        == ["20240120T090000/2", "20240120T140000/1", "20240121T090000/2", "20240121T140000/1"])
  }

  @Test("a cancelled THISANDFUTURE ends the series")
  func ended() throws {
    var set = try daily()
    set.overrides = [
      try change("20240110T140000", to: "20240110T140000", cancelled: true, following: true)
    ]
    #expect(try starts(set, "20240108", "20240201") == ["20240108T140000", "20240109T140000"])
  }

  @Test("an all-day series can have a timed change, and the other way round")
  func kinds() throws {
    var allDay = RecurrenceSet(start: try value("20240101"))
    allDay.rules = [RecurrenceRule(.daily, count: 5)]
    allDay.overrides = [
      .init(
        recurrenceID: try value("20240103"), start: try value("20240103T230000Z"),
        extent: .duration(seconds: 60), index: 1)
    ]
    let list = try found(allDay, "20240102", "20240105")
    #expect(list.occurrences.map { $0.isCivil } == [true, false, true])

    var timed = try daily()
    timed.overrides = [
      .init(
        recurrenceID: try value("20240103T140000", zone: zone), start: try value("20240103"),
        index: 1)
    ]
    #expect(
      try starts(timed, "20240102", "20240105") == [
        "20240102T140000", "20240103/1", "20240104T140000",
      ])
  }
}
