import CalendarCore
import Testing

@Suite("Ranges from lists of dates")
struct RangeReadingTests {
  static let categories = [
    RangeCategory(number: 0, name: "Health", hue: .green),
    RangeCategory(number: 2, name: "Habit", hue: .sky),
  ]

  static func reading(_ entries: (category: Int, dates: [String])...) -> RangeReading {
    RangeReading(
      entries.map { DatedCategory(category: $0.category, dates: $0.dates.map { day($0) }) },
      categories: categories)
  }

  @Test("runs of consecutive days are ranges of their own")
  func runs() {
    let reading = RangeReadingTests.reading(
      (0, ["2021-08-02"]), (2, ["2021-08-09", "2021-08-10", "2021-08-12"]))
    #expect(reading.warnings == [])
    #expect(reading.ranges.map(\.id) == ["0/2021-08-02", "2/2021-08-09", "2/2021-08-12"])
    #expect(reading.ranges.map(\.days.count) == [1, 2, 1])
    #expect(reading.ranges.map(\.hue) == [.green, .sky, .sky])
    #expect(reading.ranges.map(\.name) == ["Health", "Habit", "Habit"])
  }

  @Test("a run goes on over the end of a month and a year")
  func acrossYears() {
    let reading = RangeReadingTests.reading((0, ["2020-12-31", "2021-01-01", "2021-01-02"]))
    #expect(reading.ranges.map(\.days) == [DaySpan(start: day("2020-12-31"), count: 3)])
  }

  @Test("what is odd is said and read as well as it can be")
  func warnings() {
    let reading = RangeReadingTests.reading(
      (0, ["2021-08-05", "2021-08-03", "2021-08-04", "2021-08-04", "2021-08-04"]),
      (9, ["2021-08-01"]),
      (2, []))
    #expect(
      reading.warnings == [
        .unordered(entry: 0, day("2021-08-03")),
        .duplicate(entry: 0, day("2021-08-04")), .unknownCategory(entry: 1, number: 9),
        .noDates(entry: 2),
      ])
    #expect(reading.ranges.map(\.days.count) == [3, 1])
    #expect(reading.ranges[1].hue == .graphite)
    #expect(reading.ranges[1].category == 9)
  }

  @Test("two lists of one category that touch stay two ranges")
  func touchingLists() {
    let reading = RangeReadingTests.reading((0, ["2021-08-01"]), (0, ["2021-08-02"]))
    #expect(reading.ranges.count == 2)
    #expect(reading.warnings == [])
  }

  @Test("lists of one category with one first day give ranges that can be told apart")
  func uniqueIDs() {
    let reading = RangeReadingTests.reading(
      (0, ["2021-08-01"]), (2, ["2021-08-01"]), (0, ["2021-08-01", "2021-08-02"]),
      (9, ["2021-08-01"]), (0, ["2021-08-01", "2021-08-03"]))
    #expect(
      reading.ranges.map(\.id) == [
        "0/2021-08-01", "2/2021-08-01", "0/2021-08-01/2", "9/2021-08-01", "0/2021-08-01/3",
        "0/2021-08-03",
      ])
    #expect(reading.ranges.map(\.days.count) == [1, 1, 2, 1, 1, 1])
  }
}
