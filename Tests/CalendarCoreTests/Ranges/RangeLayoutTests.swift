import CalendarCore
import Testing

/// The days of August 2021 from one number to another.
private func august(_ first: Int, _ last: Int) -> DaySpan {
  DaySpan(start: day("2021-08-01").advanced(by: first - 1), count: last - first + 1)
}

private func range(
  _ name: String, _ days: DaySpan, from firstDay: DayShare = .whole, to lastDay: DayShare = .whole
) -> DayRange {
  DayRange(id: name, name: name, days: days, firstDay: firstDay, lastDay: lastDay, hue: .teal)
}

extension RangeLayout {
  /// The pills of each row as text: name, halves, lane, which ends they have.
  fileprivate var drawing: [String] {
    pills.map {
      "\($0.row): \(ranges[$0.range].name) \($0.startHalf)-\($0.endHalf) lane \($0.lane) \($0.position.name)"
    }
  }
}

@Suite("Named ranges on a page")
struct RangeLayoutTests {
  /// The five ranges of the range calendar's August 2021.
  static let five = [
    range("a", august(2, 2)), range("b", august(4, 7)), range("c", august(9, 15)),
    range("d", august(22, 22)), range("e", august(24, 27)),
  ]

  static func layout(_ ranges: [DayRange], _ first: Weekday = .sunday) -> RangeLayout {
    RangeLayout(ranges, on: MonthGrid(month: month("2021-08"), firstWeekday: first))
  }

  @Test("the five ranges of August 2021, Monday first (T-53)")
  func mondayFirst() {
    // T-53
    #expect(
      RangeLayoutTests.layout(RangeLayoutTests.five, .monday).drawing == [
        "1: a 0-2 lane 0 single",
        "1: b 4-12 lane 0 single",
        "2: c 0-14 lane 0 single",
        "3: d 12-14 lane 0 single",
        "4: e 2-10 lane 0 single",
      ])
  }

  @Test("the five ranges of August 2021, Sunday first")
  func sundayFirst() {
    #expect(
      RangeLayoutTests.layout(RangeLayoutTests.five).drawing == [
        "0: a 2-4 lane 0 single",
        "0: b 6-14 lane 0 single",
        "1: c 2-14 lane 0 start",
        "2: c 0-2 lane 0 end",
        "3: d 0-2 lane 0 single",
        "3: e 4-12 lane 0 single",
      ])
  }

  @Test("each day's position is that in its own range (T-53)")
  func positions() {
    // T-53
    let five = RangeLayoutTests.five
    #expect(five[0].position(of: day("2021-08-02")) == .single)
    #expect(five[1].days.days.map { five[1].position(of: $0) } == [.start, .middle, .middle, .end])
    #expect(
      five[2].days.days.map { five[2].position(of: $0) }
        == [.start, .middle, .middle, .middle, .middle, .middle, .end])
    #expect(five[3].position(of: day("2021-08-22")) == .single)
    #expect(five[4].days.days.map { five[4].position(of: $0) } == [.start, .middle, .middle, .end])
    #expect(five[4].position(of: day("2021-08-28")) == nil)
  }

  @Test("two ranges that touch stay two (T-54)", arguments: Weekday.allCases)
  func touching(first: Weekday) {
    // T-54
    let ranges = [range("p0", august(4, 7)), range("p2", august(8, 15))]
    let layout = RangeLayoutTests.layout(ranges, first)
    #expect(layout.laneCount == 1)
    #expect(layout.positions(of: day("2021-08-07")).map(\.position) == [.end])
    #expect(layout.positions(of: day("2021-08-08")).map(\.position) == [.start])
    #expect(layout.positions(of: day("2021-08-08")).map { layout.ranges[$0.range].name } == ["p2"])
    #expect(layout.pills.filter { $0.position.isFirst }.count == 2)
    #expect(layout.pills.filter { $0.position.isLast }.count == 2)
  }

  @Test("one stay ends in the morning and another begins in the afternoon of one day")
  func halfDays() {
    let stays = [
      range("a", august(2, 5), from: .half, to: .half),
      range("b", august(5, 7), from: .half, to: .half),
      range("c", august(5, 6), from: .whole, to: .whole),
    ]
    #expect(
      RangeLayoutTests.layout(stays).drawing == [
        "0: a 3-9 lane 0 single", "0: b 9-13 lane 0 single", "0: c 8-12 lane 1 single",
      ])
    #expect(
      RangeLayoutTests.layout(stays).positions(of: day("2021-08-05")).map(\.position)
        == [.end, .start, .start])
  }

  @Test("half a day at the edge of a row does not reach it")
  func halfDaysAtEdges() throws {
    let layout = RangeLayoutTests.layout([range("a", august(1, 14), from: .half, to: .half)])
    let pills = layout.pills
    #expect(pills.map(\.startHalf) == [1, 0])
    #expect(pills.map(\.endHalf) == [14, 13])
    #expect(pills.map(\.edges) == [.trailing, .leading])
    #expect(pills.map(\.startColumn) == [0, 0])
    #expect(pills.map(\.endColumn) == [7, 7])
  }

  struct OneDay: CustomTestStringConvertible {
    var first: DayShare
    var last: DayShare
    var halves: ClosedRange<Int>
    var testDescription: String { "\(first), \(last)" }
  }

  @Test(
    "one day may be a morning or an afternoon; neither is read as the whole day",
    arguments: [
      OneDay(first: .whole, last: .whole, halves: 4...6),
      OneDay(first: .half, last: .whole, halves: 5...6),
      OneDay(first: .whole, last: .half, halves: 4...5),
      OneDay(first: .half, last: .half, halves: 4...6),
    ])
  func oneDay(_ each: OneDay) {
    let pills = RangeLayoutTests.layout([range("a", august(3, 3), from: each.first, to: each.last)])
      .pills
    #expect(pills.map { $0.startHalf...$0.endHalf } == [each.halves])
    #expect(pills.map(\.position) == [.single])
  }

  @Test("a range keeps its lane on the whole page")
  func keepsLane() {
    let layout = RangeLayoutTests.layout([
      range("long", august(2, 25)), range("early", august(1, 4)), range("late", august(20, 28)),
    ])
    #expect(layout.ranges.map(\.name) == ["early", "long", "late"])
    #expect(layout.lanes == [0, 1, 0])
    #expect(Set(layout.pills.filter { layout.ranges[$0.range].name == "long" }.map(\.lane)) == [1])
  }

  @Test("right to left mirrors x and nothing else (invariant 14)")
  func mirror() {
    // Invariant 14.
    var random = SeededGenerator(seed: 14)
    for _ in 0..<200 {
      let start = Int.random(in: 1...31, using: &random)
      let layout = RangeLayoutTests.layout(
        [range("a", august(start, start + Int.random(in: 0...12, using: &random)), from: .half)])
      for pill in layout.pills {
        let left = pill.extent(rowWidth: 700, columnCount: 7, direction: .leftToRight)
        let right = pill.extent(rowWidth: 700, columnCount: 7, direction: .rightToLeft)
        #expect(left.x == Double(pill.startHalf) * 50)
        #expect(left.width == Double(pill.endHalf - pill.startHalf) * 50)
        #expect(right.x == 700 - left.x - left.width)
        #expect(right.width == left.width)
        #expect(right.mirrored(in: 700) == left)
      }
    }
  }

  @Test("hidden weekdays have no column, and what begins on one is cut")
  func hiddenWeekdays() {
    // Monday to Friday; 7 August is a Saturday.
    let rows: [[Day?]] = [
      august(2, 6).days.map { $0 }, august(9, 13).days.map { $0 },
      [nil] + august(17, 20).days.map { $0 },
    ]
    let layout = RangeLayout(
      [
        range("a", august(5, 9)), range("b", august(7, 10)), range("c", august(7, 8)),
        range("d", august(13, 18)),
      ], rows: rows)
    #expect(
      layout.drawing == [
        "0: a 6-10 lane 0 start",
        "1: a 0-2 lane 0 end",
        "1: d 8-10 lane 0 start",
        "1: b 0-4 lane 1 end",
        "2: d 2-6 lane 0 end",
      ])
  }

  // MARK: Against a slow reference

  @Test(
    "lanes, pills and positions are what every half-day of every range says",
    arguments: Weekday.allCases)
  func equalsReference(first: Weekday) {
    var random = SeededGenerator(seed: 600 + UInt64(first.rawValue))
    for round in 0..<120 {
      let month = month("2019-01").advanced(by: round)
      let grid = MonthGrid(
        month: month, firstWeekday: first, rows: round % 2 == 0 ? .six : .natural)
      let ranges = (0..<Int.random(in: 0...9, using: &random)).map { index in
        DayRange(
          id: "\(index)", name: ["a", "b"].randomElement(using: &random) ?? "a",
          days: DaySpan(
            start: month.firstDay.advanced(by: Int.random(in: -20...40, using: &random)),
            count: [1, 1, 2, 3, 7, 30].randomElement(using: &random) ?? 1),
          firstDay: DayShare.allCases.randomElement(using: &random) ?? .whole,
          lastDay: DayShare.allCases.randomElement(using: &random) ?? .whole, hue: .sky)
      }
      let layout = RangeLayout(ranges, on: grid)
      #expect(RangeLayout(ranges.shuffled(using: &random), on: grid) == layout)
      #expect(RangeReference(ranges, grid: grid).problems(of: layout) == [])
    }
  }
}
