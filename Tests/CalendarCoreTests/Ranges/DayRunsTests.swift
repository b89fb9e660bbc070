import CalendarCore
import Testing

@Suite("Runs of consecutive days")
struct DayRunsTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var dates: [String]
    var spans: [String] = []
    var duplicates: [Int] = []
    var unordered: [Int] = []
    var testDescription: String { name }
  }

  @Test(
    "what becomes of a list of dates",
    arguments: [
      Case(name: "no dates", dates: []),
      Case(name: "one date", dates: ["2021-08-02"], spans: ["2021-08-02…2021-08-02"]),
      Case(
        name: "over the end of a year", dates: ["2020-12-31", "2021-01-01"],
        spans: ["2020-12-31…2021-01-01"]),
      Case(
        name: "a leap day belongs to its run", dates: ["2024-02-28", "2024-02-29", "2024-03-01"],
        spans: ["2024-02-28…2024-03-01"]),
      Case(
        name: "a gap of one day", dates: ["2021-08-02", "2021-08-04"],
        spans: ["2021-08-02…2021-08-02", "2021-08-04…2021-08-04"]),
      Case(
        name: "the first place of a date counts",
        dates: ["2021-08-03", "2021-08-02", "2021-08-03", "2021-08-03"],
        spans: ["2021-08-02…2021-08-03"], duplicates: [2, 3], unordered: [1]),
      Case(
        name: "a date after a later one, and the next in order again",
        dates: ["2021-08-05", "2021-08-03", "2021-08-04"],
        spans: ["2021-08-03…2021-08-05"], unordered: [1]),
    ])
  func cases(_ example: Case) {
    let runs = DayRuns(of: example.dates.map { day($0) })
    #expect(runs.spans.map { "\($0.start)…\($0.last)" } == example.spans)
    #expect(runs.duplicates == example.duplicates)
    #expect(runs.unordered == example.unordered)
  }

  @Test("every list gives the runs that walking from day to day finds")
  func reference() {
    var random = SeededGenerator(seed: 17)
    for _ in 0..<400 {
      let dates = (0..<Int.random(in: 0...24, using: &random)).map { _ in
        Day(ordinal: Int.random(in: -3...30, using: &random))
      }
      let runs = DayRuns(of: dates)
      let days = Set(dates)
      #expect(runs.spans.flatMap { Array($0.days) } == days.sorted())
      for span in runs.spans {
        #expect(!days.contains(span.start.advanced(by: -1)) && !days.contains(span.end))
      }
      var seen: Set<Day> = []
      #expect(runs.duplicates == dates.indices.filter { !seen.insert(dates[$0]).inserted })
    }
  }

  @Test("the farthest days there are end no program")
  func farDays() {
    let far = [DaySpan.all.last, DaySpan.all.start, DaySpan.all.last]
    #expect(DayRuns(of: far).duplicates == [2])
  }
}
