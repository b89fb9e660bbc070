import CalendarCore
import ICalendar
import Testing

@Suite("Recurrence sets")
struct RecurrenceSetTests {
  private static let vienna = "Europe/Vienna"

  struct Case: CustomTestStringConvertible {
    var name: String
    var start: String
    var zone: String?
    var rules: [String] = []
    var exclusionRules: [String] = []
    var additions: [String] = []
    var exclusions: [String] = []
    var window = ("20231201", "20250101")
    var expected: [String]
    var testDescription: String { name }
  }

  private static let cases: [Case] = [
    Case(
      name: "a single event takes place once", start: "20240105T090000",
      expected: ["20240105T090000"]),
    Case(
      name: "the start is an instance that the rule does not name, and counts",
      start: "20240605T090000",
      rules: ["FREQ=WEEKLY;BYDAY=MO;COUNT=3"],
      expected: ["20240605T090000", "20240610T090000", "20240617T090000"]),
    Case(
      name: "a count of one is the start alone", start: "20240605T090000",
      rules: ["FREQ=WEEKLY;BYDAY=MO;COUNT=1"],
      expected: ["20240605T090000"]),
    Case(
      name: "an excluded start does not give back its count", start: "20240605T090000",
      rules: ["FREQ=DAILY;COUNT=3"], exclusions: ["20240605T090000"],
      expected: ["20240606T090000", "20240607T090000"]),
    Case(
      name: "an end before the start leaves the start", start: "20240605T090000",
      rules: ["FREQ=DAILY;UNTIL=20230101"], expected: ["20240605T090000"]),
    Case(
      name: "several rules are united, each with its own count", start: "20240101",
      rules: ["FREQ=DAILY;COUNT=2", "FREQ=WEEKLY;COUNT=2"],
      expected: ["20240101", "20240102", "20240108"]),
    Case(
      name: "an exclusion rule takes away", start: "20240101", rules: ["FREQ=DAILY;COUNT=4"],
      exclusionRules: ["FREQ=DAILY;INTERVAL=2"], expected: ["20240102", "20240104"]),
    Case(
      name: "an extra date on an instance counts once", start: "20240101",
      rules: ["FREQ=DAILY;COUNT=2"],
      additions: ["20240102", "20240109"], expected: ["20240101", "20240102", "20240109"]),
    Case(
      name: "an extra date before the start is kept", start: "20240301", additions: ["20240201"],
      expected: ["20240201", "20240301"]),
    Case(
      name: "an excluded date wins over an extra one", start: "20240101", additions: ["20240102"],
      exclusions: ["20240102"], expected: ["20240101"]),
    Case(
      name: "an extra DATE of a timed series has the series' time", start: "20240101T090000",
      additions: ["20240105"], expected: ["20240101T090000", "20240105T090000"]),
    Case(
      name: "an exclusion in UTC matches by instant", start: "20240101T140000", zone: vienna,
      rules: ["FREQ=DAILY;COUNT=3"], exclusions: ["20240102T130000Z"],
      expected: ["20240101T140000", "20240103T140000"]),
    Case(
      name: "an excluded DATE removes every instance of that day", start: "20240101T080000",
      zone: vienna,
      rules: ["FREQ=DAILY;BYHOUR=8,20;COUNT=6"], exclusions: ["20240102"],
      expected: ["20240101T080000", "20240101T200000", "20240103T080000", "20240103T200000"]),
    Case(
      name: "an excluded DATE is a day of the series' zone", start: "20240101T003000", zone: vienna,
      rules: ["FREQ=DAILY;COUNT=3"], exclusions: ["20240102"],
      expected: ["20240101T003000", "20240103T003000"]),
    Case(
      name: "an excluded DATE-TIME removes its date from an all-day series", start: "20240101",
      rules: ["FREQ=DAILY;COUNT=3"], exclusions: ["20240102T000000"],
      expected: ["20240101", "20240103"]),
    Case(
      name: "an excluded UTC time on an all-day series is read in the home zone", start: "20240101",
      rules: ["FREQ=DAILY;COUNT=3"], exclusions: ["20240101T230500Z"],
      expected: ["20240101", "20240103"]),
    Case(
      name: "an hour that does not exist moves, the next days do not", start: "20260328T023000",
      zone: vienna,
      rules: ["FREQ=DAILY;COUNT=3"], window: ("20260101", "20270101"),
      expected: ["20260328T023000", "20260329T033000", "20260330T023000"]),
    Case(
      name: "an exclusion names a moved hour by either wall time", start: "20260328T023000",
      zone: vienna,
      rules: ["FREQ=DAILY;COUNT=3"], exclusions: ["20260329T023000"],
      window: ("20260101", "20270101"),
      expected: ["20260328T023000", "20260330T023000"]),
    Case(
      name: "two hours that become one count once", start: "20260328T020000", zone: vienna,
      rules: ["FREQ=DAILY;BYHOUR=2,3;COUNT=4"], window: ("20260101", "20270101"),
      expected: ["20260328T020000", "20260328T030000", "20260329T030000"]),
    Case(
      name: "a day that does not exist moves to the next", start: "20111229T090000",
      zone: "Pacific/Apia",
      rules: ["FREQ=DAILY;COUNT=3"], window: ("20111201", "20120201"),
      expected: ["20111229T090000", "20111231T090000"]),
    Case(
      name: "a floating series is shown on the viewer's clock", start: "20240101T233000",
      rules: ["FREQ=WEEKLY;COUNT=2"], window: ("20240108", "20240109"),
      expected: ["20240108T233000"]),
  ]

  private func zones(_ name: String) -> TimeZoneRules? { try? SystemZones.rules(name) }

  private func set(_ test: Case) throws -> RecurrenceSet {
    let start = try value(test.start, zone: test.zone)
    var set = RecurrenceSet(start: start)
    set.rules = try test.rules.map { try RecurrenceRule.read($0, startingAt: start).rule }
    set.exclusionRules = try test.exclusionRules.map {
      try RecurrenceRule.read($0, startingAt: start).rule
    }
    set.additions = try test.additions.map { .init(try value($0, zone: test.zone)) }
    set.exclusions = try test.exclusions.map { try value($0, zone: test.zone) }
    return set
  }

  @Test("a series takes place as its properties say", arguments: cases)
  func series(_ test: Case) throws {
    let set = try set(test)
    let range = try instant(test.window.0)..<instant(test.window.1)
    let home = try SystemZones.rules(Self.vienna)
    let found = set.occurrences(in: OccurrenceWindow(range), homeZone: home, zones: zones)
    #expect(
      found.occurrences.map { compact($0.start.civil, isDate: $0.start.isDate) } == test.expected)
    #expect(found.occurrences.allSatisfy { $0.recurrenceID == $0.start && $0.overrideIndex == nil })
    #expect(found.notices.isEmpty)
    let bounds = set.bounds(homeZone: home, zones: zones)
    for occurrence in found.occurrences {
      #expect(occurrence.startSeconds >= bounds.first)
      #expect(bounds.last.map { occurrence.endSeconds <= $0 } ?? true)
    }
  }

  // MARK: Windows

  @Test("an occurrence is in the window when they overlap")
  func overlap() throws {
    var set = RecurrenceSet(
      start: try value("20240101T220000Z"), extent: .duration(seconds: 4 * 3600))
    set.rules = [RecurrenceRule(.daily)]
    func starts(_ from: String, _ to: String) throws -> [String] {
      set.occurrences(in: OccurrenceWindow(try instant(from)..<instant(to)), zones: { _ in nil })
        .occurrences.map { compact($0.start.civil) }
    }
    #expect(try starts("20240105T010000", "20240105T015900") == ["20240104T220000"])
    #expect(try starts("20240105T020000", "20240105T220000") == [])
    #expect(try starts("20240105T020000", "20240105T220001") == ["20240105T220000"])
    set.extent = .unspecified
    #expect(try starts("20240105T220000", "20240105T220001") == ["20240105T220000"])
    #expect(try starts("20240105T215959", "20240105T220000") == [])
  }

  @Test("a day's window is the viewer's own day for dates and for instants")
  func viewer() throws {
    let seoul = try SystemZones.rules("Asia/Seoul")
    let day = try Day(year: 2026, month: 3, day: 10)
    let window = OccurrenceWindow(DaySpan(start: day, count: 1), zone: seoul)
    let allDay = RecurrenceSet(start: .date(day))
    let late = RecurrenceSet(start: try value("20260309T150000Z"))
    let early = RecurrenceSet(start: try value("20260309T145959Z"))
    #expect(allDay.occurrences(in: window, zones: zones).occurrences.count == 1)
    #expect(late.occurrences(in: window, zones: zones).occurrences.count == 1)
    #expect(early.occurrences(in: window, zones: zones).occurrences.isEmpty)
  }

  @Test("days of a length are nominal, seconds are exact")
  func lengths() throws {
    let start = try value("20260328T120000", zone: Self.vienna)
    let window = OccurrenceWindow(try instant("20260301")..<instant("20260401"))
    func end(_ extent: OccurrenceExtent) throws -> Int64? {
      RecurrenceSet(start: start, extent: extent).occurrences(in: window, zones: zones)
        .occurrences.first?.endSeconds
    }
    #expect(try end(.duration(days: 1)) == (try instant("20260329T100000")))
    #expect(try end(.duration(seconds: 24 * 3600)) == (try instant("20260329T110000")))
    #expect(try end(.duration(days: 1, seconds: 3600)) == (try instant("20260329T110000")))
    #expect(
      try end(.end(value("20260329T120000", zone: Self.vienna))) == (try instant("20260329T100000"))
    )
    #expect(try end(.end(value("20260328T130000Z"))) == (try instant("20260328T130000")))
    #expect(
      try end(.end(value("20260328T110000", zone: Self.vienna))) == (try instant("20260328T110000"))
    )
    #expect(try end(.unspecified) == (try instant("20260328T110000")))
    let date = RecurrenceSet(start: .date(try Day(year: 2026, month: 3, day: 1)))
    #expect(
      date.occurrences(in: window, zones: zones).occurrences.first?.endSeconds
        == (try instant("20260302")))
  }

  @Test("an extra PERIOD has its own length")
  func period() throws {
    var set = RecurrenceSet(start: try value("20240101T090000Z"), extent: .duration(seconds: 60))
    set.additions = [.init(try value("20240102T090000Z"), extent: .duration(seconds: 600))]
    let found = set.occurrences(
      in: OccurrenceWindow(try instant("20240101")..<instant("20240201")), zones: { _ in nil })
    #expect(found.occurrences.map { $0.endSeconds - $0.startSeconds } == [60, 600])
  }

  @Test("an unknown zone is read as floating and reported")
  func unknownZone() throws {
    var set = RecurrenceSet(start: try value("20240101T090000", zone: "Nowhere"))
    set.rules = [RecurrenceRule(.daily, count: 2)]
    set.exclusions = [try value("20240102T090000", zone: "Nowhere")]
    let found = set.occurrences(
      in: OccurrenceWindow(try instant("20240101")..<instant("20240201")), zones: { _ in nil })
    #expect(found.occurrences.map { $0.startSeconds } == [try instant("20240101T090000")])
    #expect(found.occurrences.allSatisfy { $0.isCivil })
    #expect(found.notices == [.unknownZone("Nowhere")])
  }

  @Test("a window with too many occurrences is clipped with a notice")
  func clipped() throws {
    var set = RecurrenceSet(start: try value("20240101T000000Z"))
    set.rules = [RecurrenceRule(.secondly)]
    let window = OccurrenceWindow(try instant("20250101")..<instant("20260101"))
    let found = set.occurrences(in: window, limit: 500, zones: { _ in nil })
    #expect(found.occurrences.count == 500)
    #expect(found.occurrences.first?.startSeconds == (try instant("20250101")))
    #expect(found.notices == [.clipped(limit: 500)])
  }

  @Test("windows of a zoned series join without loss or repetition")
  func joined() throws {
    var random = RandomRules(seed: 21)
    for zone in ["Europe/Vienna", "America/Santiago", "Australia/Lord_Howe", "Pacific/Apia"] {
      for _ in 0..<12 {
        let start = CivilDateTime(
          day: Day(ordinal: random.number(in: 15_000...15_300)),
          time: try TimeOfDay(hour: random.number(in: 0...3), minute: 30))
        var set = RecurrenceSet(start: .zoned(start, tzid: zone))
        set.rules = [random.rule([.hourly, .daily, .weekly, .monthly])]
        let begin = try instant("20110101")
        let step = Int64(random.number(in: 20_000...3_000_000))
        let all = set.occurrences(in: OccurrenceWindow(begin..<begin + 40 * step), zones: zones)
        var parts: [Occurrence] = []
        for index in 0..<40 {
          let from = begin + Int64(index) * step
          parts +=
            set.occurrences(in: OccurrenceWindow(from..<from + step), zones: zones).occurrences
        }
        #expect(parts == all.occurrences, "\(zone) \(set.rules[0].text)")
      }
    }
  }

  @Test("counting towards a far window is given up with a notice")
  func farCount() throws {
    let start = try value("19700101T000000Z")
    var set = RecurrenceSet(start: start)
    set.rules = [
      try RecurrenceRule.read("FREQ=SECONDLY;BYMONTH=1,2,3;COUNT=2000000000", startingAt: start)
        .rule
    ]
    let window = OccurrenceWindow(try instant("99980101")..<instant("99990101"))
    let found = set.occurrences(in: window, limit: 10, zones: { _ in nil })
    #expect(found.occurrences.isEmpty)
    #expect(found.notices == [.clipped(limit: 10)])
  }

  // MARK: Bounds

  @Test("bounds hold the series and are nil without an end")
  func bounds() throws {
    func last(_ rule: String, _ start: String = "20240101T090000") throws -> Int64? {
      let start = try value(start)
      var set = RecurrenceSet(start: start, extent: .duration(seconds: 60))
      set.rules = [try RecurrenceRule.read(rule, startingAt: start).rule]
      return set.bounds(zones: { _ in nil }).last
    }
    #expect(try last("FREQ=DAILY") == nil)
    #expect(try last("FREQ=DAILY;COUNT=3") == (try instant("20240103T090100")))
    #expect(try last("FREQ=DAILY;UNTIL=20240110T090000") == (try instant("20240110T090100")))
    #expect(try last("FREQ=WEEKLY;BYDAY=MO,FR;COUNT=4") == (try instant("20240112T090100")))
    #expect(try last("FREQ=SECONDLY;COUNT=2000000000") == nil)
    #expect(
      try last("FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=30;COUNT=3") == (try instant("20240101T090100")))
  }
}
