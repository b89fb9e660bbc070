import Daybook
import Testing

@testable import DaybookStorage

@Suite("The cost of queries")
struct QueryCostTests {
  @Test("every statement goes by an index, but those whose answer is everything")
  func plans() throws {
    let folder = try TemporaryFolder()
    _ = try SQLiteStore(path: folder.file())
    let connection = try Connection(path: folder.file(), access: .write, busyTimeout: 0)
    // These tell of every row there is.
    let whole: [Query: String] = [
      .calendars: "SCAN calendar USING INDEX calendar_position",
      .countObjects: "SCAN object USING COVERING INDEX object_calendar",
      .countObjectsByCalendar: "SCAN object USING COVERING INDEX object_kind",
      .entryContents: "SCAN entry",
      .clearEntries: "SCAN entry",
      .taskContents: "SCAN task",
      .clearTasks: "SCAN task",
      .clearTaskTally: "SCAN task_tally",
      // The search index: by its terms and, from the latest, by its rows.
      .matchingEntries: "SCAN entry_search VIRTUAL TABLE INDEX 192:M1><",
    ]
    for query in Query.allCases {
      let plan = try connection.lines("EXPLAIN QUERY PLAN \(query.text)")
        .map { $0.split(separator: " ").dropFirst(3).joined(separator: " ") }
      for step in plan where step.hasPrefix("SCAN") {
        // One row without a table.
        if step == "SCAN CONSTANT ROW" { continue }
        #expect(whole[query] == step, "\(query)")
      }
      #expect(!plan.contains { $0.contains("TEMP B-TREE") }, "\(query)")
    }
  }

  @Test("the window search reads no row outside the index ranges")
  func windowPlan() throws {
    let store = try SQLiteStore(path: ":memory:")
    let plans = try store.writer.withLock { writer throws(StoreError) in
      try [Query.spans, .series, .ranges].map { query throws(StoreError) in
        try writer.connection.lines("EXPLAIN QUERY PLAN \(query.text)")
      }
    }
    let range = "(calendar_id=? AND kind=? AND form=? AND span_class=? AND starts>? AND starts<?)"
    #expect(plans[0].count == 1)
    #expect(plans[0][0].hasSuffix("SEARCH object USING INDEX object_single \(range)"))
    #expect(plans[1].count == 1)
    #expect(plans[1][0].hasSuffix("SEARCH object USING INDEX object_series \(range)"))
    #expect(plans[2].count == 1)
    #expect(plans[2][0].hasSuffix("SEARCH object USING INDEX object_single \(range)"))
  }

  /// What is added to the same month's content.
  struct Ballast: CustomTestStringConvertible {
    var testDescription: String
    /// The columns of the n-th object, and whether it goes into the hidden calendar.
    var make: @Sendable (_ number: Int64) -> (ObjectIndex, isHidden: Bool)
  }

  private static let day: Int64 = 24 * 3600

  static let ballasts = [
    Ballast(testDescription: "short events over forty years") { number in
      let start = (number % 14_600 - 10_000) * day
      // Nothing in the month that is looked at, nor in the days before it.
      let isNear = (-day * 20..<day * 31).contains(start)
      return (.event(from: isNear ? start + 9000 * day : start, to: start + 3600), false)
    },
    Ballast(testDescription: "events of weeks that are over") { number in
      (.event(from: -(400 + number % 5000) * day, to: -(380 + number % 5000) * day), false)
    },
    Ballast(testDescription: "long events that are over") { number in
      (.event(from: -(9000 + number % 900) * day, to: -(8900 - number % 900) * day), false)
    },
    Ballast(testDescription: "events of this month in a hidden calendar") { number in
      (.event(from: number % 30 * day, to: number % 30 * day + 3600, form: .date), true)
    },
    Ballast(testDescription: "series that are over") { number in
      (.series(from: -(3000 + number % 500) * day, until: -(2000 + number % 500) * day), false)
    },
    Ballast(testDescription: "series that have not begun") { number in
      (.series(from: (40 + number % 500) * day, until: nil), false)
    },
    Ballast(testDescription: "ranges of this month") { number in
      (
        ObjectIndex(
          kind: .range, title: "", form: .date, start: number % 30 * day,
          end: (number % 30 + 5) * day), false
      )
    },
    Ballast(testDescription: "tasks and entries of this month") { number in
      (
        ObjectIndex(
          kind: number % 2 == 0 ? .task : .entry, title: "", form: .date,
          start: number % 30 * day, end: number % 30 * day), false
      )
    },
  ]

  /// The steps of SQLite's machine for one month with 100 events, one of ten years and 20 series.
  private func steps(beside ballast: Ballast, count: Int) throws -> Int {
    let folder = try TemporaryFolder()
    let store = try SQLiteStore(path: folder.file())
    let shown = try store.calendar()
    var hidden = try store.createCalendar(name: "Hidden", hue: "red", header: "")
    hidden.isVisible = false
    try store.updateCalendar(hidden)
    let day = QueryCostTests.day
    try store.transaction(durability: .normal, time: 0) { transaction throws(StoreError) in
      var changes: [ObjectChange] = []
      func add(_ uid: String, _ index: ObjectIndex, to calendar: CalendarRecord.ID) {
        changes.append(.create(calendar: calendar, uid: uid, text: "", index: index))
      }
      for number in 0..<100 as Range<Int64> {
        let start = number % 30 * day
        add("e\(number)", .event(from: start, to: start + 3600 * number), to: shown)
      }
      for number in 0..<20 as Range<Int64> {
        add(
          "s\(number)", .series(from: -number * day, until: number % 2 == 0 ? nil : day), to: shown)
      }
      add("decade", .event(from: -2000 * day, to: 1650 * day), to: shown)
      for number in 0..<Int64(count) {
        let (index, isHidden) = ballast.make(number)
        add("b\(number)", index, to: isHidden ? hidden.id : shown)
        if changes.count >= 5000 {
          try transaction.apply(changes)
          changes = []
        }
      }
      try transaction.apply(changes)
    }
    let connection = try Connection(path: folder.file(), access: .read, busyTimeout: 0)
    let window = 0..<30 * day
    _ = connection.takeStepCount()
    #expect(try connection.spans(floating: window, instants: window).count == 101)
    #expect(try connection.series(floating: window, instants: window).count == 20)
    return connection.takeStepCount()
  }

  @Test("a month costs the same beside a hundred times as much", arguments: ballasts)
  func scaling(_ ballast: Ballast) throws {
    let few = try steps(beside: ballast, count: 1_000)
    let many = try steps(beside: ballast, count: 100_000)
    #expect(few > 1000)
    #expect(Double(many) < 1.1 * Double(few), "\(few) steps became \(many)")
  }
}
