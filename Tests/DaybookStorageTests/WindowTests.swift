import Daybook
import Testing

@testable import DaybookStorage

@Suite("The window search")
struct WindowTests {
  struct Edge: CustomTestStringConvertible {
    var testDescription: String
    var start: Int64?
    var end: Int64?
    var isFound: Bool
  }

  static let edges = [
    Edge(testDescription: "inside", start: 1200, end: 1300, isFound: true),
    Edge(testDescription: "exactly the window", start: 1000, end: 2000, isFound: true),
    Edge(testDescription: "around the window", start: 0, end: 9000, isFound: true),
    Edge(testDescription: "over its beginning", start: 999, end: 1001, isFound: true),
    Edge(testDescription: "over its end", start: 1999, end: 2001, isFound: true),
    Edge(testDescription: "ends as it begins", start: 900, end: 1000, isFound: false),
    Edge(testDescription: "begins as it ends", start: 2000, end: 2100, isFound: false),
    Edge(testDescription: "no length, at its beginning", start: 1000, end: 1000, isFound: true),
    Edge(testDescription: "no length, at its end", start: 2000, end: 2000, isFound: false),
    Edge(testDescription: "no length, just before", start: 999, end: 999, isFound: false),
    Edge(testDescription: "no end, inside", start: 1500, end: nil, isFound: true),
    Edge(testDescription: "no end, before", start: 999, end: nil, isFound: false),
    Edge(testDescription: "end before its start, inside", start: 1500, end: 10, isFound: true),
    Edge(testDescription: "end before its start, after", start: 2500, end: 1500, isFound: false),
    Edge(testDescription: "no start", start: nil, end: nil, isFound: false),
    Edge(testDescription: "an end alone", start: nil, end: 1500, isFound: false),
    Edge(testDescription: "all of time", start: .min, end: .max, isFound: true),
    Edge(testDescription: "from the first moment on", start: .min, end: 1001, isFound: true),
    Edge(testDescription: "since the first moment, over", start: .min, end: 1000, isFound: false),
    Edge(testDescription: "to the last moment", start: 1999, end: .max, isFound: true),
    Edge(testDescription: "ten years", start: -300_000_000, end: 1001, isFound: true),
    Edge(testDescription: "a thousand years", start: -30_000_000_000, end: 1001, isFound: true),
  ]

  @Test("finds single events that overlap the half-open window", arguments: edges)
  func singleEvents(_ edge: Edge) throws {
    let window: Range<Int64> = 1000..<2000
    let empty: Range<Int64> = 1500..<1500
    for form in [TimeForm.date, .floating, .instant] {
      let store = try SQLiteStore(path: ":memory:")
      let calendar = try store.calendar()
      let object = try store.add(
        "a", to: calendar, index: .event(from: edge.start, to: edge.end, form: form))
      let instants = form == .instant
      let found = try store.spans(
        floating: instants ? empty : window, instants: instants ? window : empty)
      #expect(found.map(\.id) == (edge.isFound ? [object.id] : []))
      let elsewhere = try store.spans(
        floating: instants ? window : empty, instants: instants ? empty : window)
      #expect(elsewhere == [])
      #expect(try store.series(floating: window, instants: window) == [])
    }
  }

  struct SeriesEdge: CustomTestStringConvertible {
    var testDescription: String
    var start: Int64
    var until: Int64?
    var isFound: Bool
  }

  static let seriesEdges = [
    SeriesEdge(
      testDescription: "endless, begun before", start: -5_000_000, until: nil, isFound: true),
    SeriesEdge(
      testDescription: "endless, begins as it ends", start: 2000, until: nil, isFound: false),
    SeriesEdge(testDescription: "bounded, around", start: 0, until: 9000, isFound: true),
    SeriesEdge(testDescription: "bounded, ends as it begins", start: 0, until: 1000, isFound: true),
    SeriesEdge(testDescription: "bounded, over just before", start: 0, until: 999, isFound: false),
    SeriesEdge(testDescription: "bounded, inside", start: 1999, until: 1999, isFound: true),
    SeriesEdge(
      testDescription: "bounded, begins as it ends", start: 2000, until: 9000, isFound: false),
    SeriesEdge(
      testDescription: "bounded, since a century", start: -3_000_000_000, until: 1000, isFound: true
    ),
    SeriesEdge(testDescription: "from the first moment on", start: .min, until: nil, isFound: true),
    SeriesEdge(testDescription: "to the last moment", start: .min, until: .max - 1, isFound: true),
  ]

  @Test("finds series that may have an occurrence in the window", arguments: seriesEdges)
  func seriesInWindow(_ edge: SeriesEdge) throws {
    let window: Range<Int64> = 1000..<2000
    let store = try SQLiteStore(path: ":memory:")
    let calendar = try store.calendar()
    var index = ObjectIndex.series(from: 0, until: edge.until)
    index.start = edge.start
    index.end = edge.start
    let object = try store.add("a", to: calendar, index: index)
    let found = try store.series(floating: 5..<6, instants: window)
    #expect(found == (edge.isFound ? [object] : []))
    #expect(try store.spans(floating: window, instants: window) == [])
  }

  @Test("leaves out what is no event and what is in a hidden calendar")
  func filters() throws {
    let store = try SQLiteStore(path: ":memory:")
    var hidden = try store.createCalendar(name: "Hidden", hue: "red", header: "")
    let shown = try store.calendar()
    for calendar in [hidden.id, shown] {
      for kind in ObjectKind.allCases {
        for isSeries in [false, true] {
          try store.add(
            "\(kind) \(isSeries)", to: calendar,
            index: ObjectIndex(
              kind: kind, title: "", form: .date, start: 10, end: 20, isSeries: isSeries))
        }
      }
    }
    func found() throws -> ([CalendarRecord.ID], [CalendarRecord.ID]) {
      (
        try store.spans(floating: 0..<100, instants: 0..<100).map(\.calendarID),
        try store.series(floating: 0..<100, instants: 0..<100).map(\.calendarID)
      )
    }
    #expect(try found() == ([hidden.id, shown], [hidden.id, shown]))
    hidden.isVisible = false
    try store.updateCalendar(hidden)
    #expect(try found() == ([shown], [shown]))
  }

  @Test("follows an event that is moved in time")
  func moving() throws {
    let store = try SQLiteStore(path: ":memory:")
    let calendar = try store.calendar()
    let object = try store.add("a", to: calendar, index: .event(from: 0, to: 10))
    try store.apply(
      [
        .update(
          object.id, revision: object.revision, calendar: calendar, text: "",
          index: .event(from: 5_000_000, to: 90_000_000))
      ], time: 0, durability: .full)
    #expect(try store.spans(floating: 0..<1, instants: 0..<100) == [])
    let found = try store.spans(floating: 0..<1, instants: 89_999_999..<99_000_000)
    #expect(found.map(\.end) == [90_000_000])
  }

  @Test("agrees with looking at every object", arguments: [UInt64(1), 2, 3])
  func reference(seed: UInt64) throws {
    var random = SeededGenerator(seed)
    let store = try SQLiteStore(path: ":memory:")
    var records: [CalendarRecord] = []
    for number in 0..<3 {
      records.append(try store.createCalendar(name: "\(number)", hue: "red", header: ""))
    }
    records[1].isVisible = false
    try store.updateCalendar(records[1])

    var changes: [ObjectChange] = []
    for number in 0..<1500 {
      let start = Int64.random(in: -2_000_000_000...2_000_000_000, using: &random)
      // Durations of every magnitude, from nothing to centuries.
      let length = Int64.random(
        in: 0...(1 << Int64.random(in: 0...34, using: &random)), using: &random)
      var index = ObjectIndex(
        kind: .event, title: "\(number)", form: .init(rawValue: Int64(number % 3)) ?? .date,
        start: start, end: start + length)
      if number % 4 == 0 {
        index.isSeries = true
        index.seriesEnd = number % 8 == 0 ? nil : start + length
      }
      let calendar = records[Int.random(in: 0...2, using: &random)].id
      changes.append(.create(calendar: calendar, uid: "\(number)", text: "", index: index))
    }
    let objects = try store.apply(changes, time: 0, durability: .normal).compactMap(\.self)
      .filter { $0.calendarID != records[1].id }

    for _ in 0..<60 {
      func window() -> Range<Int64> {
        let start = Int64.random(in: -2_100_000_000...2_100_000_000, using: &random)
        return start..<(start + (1 << Int64.random(in: 0...30, using: &random)))
      }
      let (floating, instants) = (window(), window())
      func overlaps(_ object: ObjectRecord, isSeries: Bool) -> Bool {
        let window = object.index.form == .instant ? instants : floating
        guard object.index.isSeries == isSeries, let start = object.index.start,
          let end = object.index.end, start < window.upperBound
        else { return false }
        if isSeries { return (object.index.seriesEnd ?? .max) >= window.lowerBound }
        return end > window.lowerBound || start >= window.lowerBound
      }
      let spans = try store.spans(floating: floating, instants: instants)
      let expected = objects.filter { overlaps($0, isSeries: false) }.map {
        SpanRecord(
          id: $0.id, calendarID: $0.calendarID, uid: $0.uid, title: $0.index.title, color: nil,
          form: $0.index.form, start: $0.index.start ?? 0, end: $0.index.end ?? 0)
      }
      #expect(Set(spans) == Set(expected))
      #expect(spans.count == expected.count)
      let series = try store.series(floating: floating, instants: instants)
      #expect(Set(series) == Set(objects.filter { overlaps($0, isSeries: true) }))
      #expect(Set(series).count == series.count)
    }
  }
}

@Suite("Span classes")
struct SpanClassTests {
  @Test("hold durations up to a power of two, and the search reaches back as far")
  func bounds() {
    for number in 0..<46 {
      let longest = Int64(1) << (17 + number)
      let spanClass = SpanClass(from: -1, to: longest - 1)
      #expect(spanClass.rawValue == Int64(number))
      #expect(spanClass.earliestStart(reaching: 0) == -longest)
      #expect(SpanClass(from: -1, to: longest).rawValue == Int64(number + 1))
    }
  }

  @Test("take any times without a trap")
  func extremes() {
    #expect(SpanClass(from: .min, to: .max) == .longest)
    #expect(SpanClass(from: 0, to: .max) == .longest)
    #expect(SpanClass(from: .min, to: 0) == .longest)
    #expect(SpanClass(from: .max, to: .min) == .shortest)
    #expect(SpanClass(from: 0, to: .min) == .shortest)
    #expect(SpanClass(from: 5, to: 5) == .shortest)
    for number in 0...47 {
      #expect(SpanClass(rawValue: Int64(number)).earliestStart(reaching: .min) == .min)
    }
  }

  @Test("ranges are found by their days, apart from events, and not in hidden calendars")
  func ranges() throws {
    let store = try SQLiteStore(path: ":memory:")
    let shown = try store.calendar()
    var hidden = try store.createCalendar(name: "Hidden", hue: "red", header: "")
    hidden.isVisible = false
    try store.updateCalendar(hidden)
    var ranges: [ObjectRecord] = []
    for (number, (start, end)) in [(0, 10), (5, 6), (10, 20), (-9_000_000, 7), (20, 30)]
      .enumerated()
    {
      ranges.append(
        try store.add("r\(number)", to: shown, index: .range(from: Int64(start), to: Int64(end))))
    }
    try store.add("e", to: shown, index: .event(from: 0, to: 10, form: .date))
    let away = try store.add("h", to: hidden.id, index: .range(from: 0, to: 10))
    #expect(
      Set(try store.ranges(days: 5..<10).map(\.uid)) == ["r0", "r1", "r3"])
    #expect(try store.ranges(days: 5..<5).isEmpty)
    #expect(try store.spans(floating: 0..<40, instants: 0..<40).map(\.uid) == ["e"])
    var all: [ObjectRecord] = []
    try store.forEachObject(of: .range) { all.append($0) }
    #expect(all == ranges + [away])
    #expect(try store.objectCount(kind: .range) == 6)
    #expect(try store.objectCounts()[shown]?.ranges == 5)
  }
}
