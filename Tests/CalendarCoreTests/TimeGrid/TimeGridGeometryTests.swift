import CalendarCore
import Testing

@Suite("Time grid: frames, points, snapping, edges")
struct TimeGridGeometryTests {
  static let week = TimeGridGeometry(width: 700, dayCount: 7, hourHeight: 48, gap: 2)

  static func block(_ from: String, _ to: String, among others: [CalendarItem] = []) -> TimeBlock {
    let item = timed("x", "2024-05-08T\(from)", "2024-05-08T\(to)")
    let grid = TimeGrid(
      days: DaySpan(start: day("2024-05-08"), count: 1), items: [item] + others, leastMinutes: 25)
    return grid.columns[0].blocks.first { grid.items[$0.item].uid == "x" }!
  }

  // MARK: Frames

  @Test("a block stands at its hours with a gap around it")
  func frame() {
    let block = TimeGridGeometryTests.block("08:00", "09:30")
    let frame = TimeGridGeometryTests.week.frame(of: block, dayIndex: 2)
    #expect(frame == TimeGridFrame(x: 202, y: 384, width: 96, height: 70))
  }

  @Test("two share a day's width, and one that has room takes it")
  func shared() {
    let other = timed("o", "2024-05-08T08:00", "2024-05-08T10:00")
    let half = TimeGridGeometryTests.block("09:00", "09:30", among: [other])
    #expect(
      TimeGridGeometryTests.week.frame(of: half, dayIndex: 0)
        == TimeGridFrame(x: 51, y: 432, width: 47, height: 22))
  }

  @Test("right to left mirrors x and nothing else (invariant 14, T-97)")
  func mirrored() {
    // Invariant 14, T-97
    let block = TimeGridGeometryTests.block("08:00", "09:30")
    let mirrored = TimeGridGeometry(
      width: 700, dayCount: 7, hourHeight: 48, gap: 2, direction: .rightToLeft)
    let frame = mirrored.frame(of: block, dayIndex: 2)
    #expect(frame == TimeGridFrame(x: 402, y: 384, width: 96, height: 70))
    #expect(mirrored.frame(of: block, dayIndex: 0).x == 602)
  }

  @Test("where there is no room for the gap, a block still has a size")
  func tiny() {
    for (width, hour, gap) in [(1.0, 1.0, 50.0), (0, 0, 0), (.nan, .infinity, -.infinity)] {
      let geometry = TimeGridGeometry(width: width, dayCount: 0, hourHeight: hour, gap: gap)
      let frame = geometry.frame(of: TimeGridGeometryTests.block("08:00", "08:00"), dayIndex: 9)
      #expect(frame.width > 0 && frame.height > 0)
      #expect(frame.x >= 0 && frame.x + frame.width <= geometry.width)
    }
  }

  @Test("the least height is so many minutes")
  func least() {
    #expect(TimeGridGeometryTests.week.minutes(forHeight: 20) == 25)
    #expect(TimeGridGeometry(width: 1, dayCount: 1, hourHeight: 52).minutes(forHeight: 20) == 24)
    #expect(TimeGridGeometryTests.week.minutes(forHeight: .nan) == 1)
    #expect(TimeGridGeometryTests.week.minutes(forHeight: .infinity) == 1440)
  }

  // MARK: Points

  @Test("a point is a day and a time, clamped, in both directions")
  func points() {
    let week = TimeGridGeometryTests.week
    #expect(week.point(atX: 250, y: 48 * 9.5) == TimeGridPoint(dayIndex: 2, minute: 570))
    #expect(week.point(atX: -5, y: -5) == TimeGridPoint(dayIndex: 0, minute: 0))
    #expect(week.point(atX: 9000, y: 9000) == TimeGridPoint(dayIndex: 6, minute: 1440))
    #expect(week.point(atX: .nan, y: .infinity) == TimeGridPoint(dayIndex: 0, minute: 1440))
    let mirrored = TimeGridGeometry(
      width: 700, dayCount: 7, hourHeight: 48, direction: .rightToLeft)
    #expect(mirrored.point(atX: 250, y: 48) == TimeGridPoint(dayIndex: 4, minute: 60))
    #expect(mirrored.point(atX: -5, y: 0).dayIndex == 6)
  }

  @Test("the middle of a block's frame points back at its day and its middle")
  func pointsBack() {
    var random = SeededGenerator(seed: 3)
    let items = TimeGridTests.randomItems(&random, count: 40)
    let grid = TimeGrid(days: DaySpan(start: day("2024-03-08"), count: 5), items: items)
    for direction in [LineDirection.leftToRight, .rightToLeft] {
      let geometry = TimeGridGeometry(
        width: 811, dayCount: 5, hourHeight: 37, direction: direction)
      for (index, column) in grid.columns.enumerated() {
        for block in column.blocks {
          let frame = geometry.frame(of: block, dayIndex: index)
          let point = geometry.point(atX: frame.x + frame.width / 2, y: frame.y + 0.001)
          #expect(point == TimeGridPoint(dayIndex: index, minute: block.room.lowerBound))
        }
      }
    }
  }

  @Test("a point is a date-time; the foot of a day is the next midnight")
  func dateTimes() {
    let grid = TimeGrid(days: DaySpan(start: day("2024-05-06"), count: 7))
    let at = { grid.dateTime(at: TimeGridPoint(dayIndex: $0, minute: $1)) }
    #expect(at(2, 570) == clock("2024-05-08T09:30"))
    #expect(at(2, 1440) == clock("2024-05-09T00:00"))
    #expect(at(-3, -1) == clock("2024-05-06T00:00"))
    #expect(at(.max, .max) == clock("2024-05-13T00:00"))
  }

  // MARK: Now

  @Test("the present time stands on its day, and nowhere on a page of other days")
  func now() {
    let grid = TimeGrid(days: DaySpan(start: day("2024-05-06"), count: 7))
    #expect(
      grid.place(of: clock("2024-05-08T14:20:30")) == TimeGridPoint(dayIndex: 2, minute: 860))
    #expect(grid.place(of: clock("2024-05-13T00:00")) == nil)
    #expect(grid.place(of: clock("2024-05-05T23:59")) == nil)
  }

  @Test("an hour's label gives way to the present time near it")
  func labels() {
    let hidden = (0...24).filter {
      TimeGridGeometryTests.week.hidesLabel(ofHour: $0, near: 14 * 60 + 20, within: 24)
    }
    #expect(hidden == [14])
    #expect(!TimeGridGeometryTests.week.hidesLabel(ofHour: 14, near: 14 * 60 + 30, within: 24))
  }

  // MARK: Snapping

  struct SnapCase: CustomTestStringConvertible {
    var step: TimeSnap.Step
    var rule: TimeSnap.Rule
    var from: String
    var to: String
    var testDescription: String { "\(from) every \(step.rawValue) minutes, \(rule): \(to)" }
  }

  @Test(
    "a time goes to the snap's times (T-89)",
    arguments: [
      // T-89
      SnapCase(step: .quarter, rule: .nearest, from: "11:07", to: "2024-05-08T11:00"),
      SnapCase(step: .quarter, rule: .nearest, from: "11:08", to: "2024-05-08T11:15"),
      SnapCase(step: .quarter, rule: .nearest, from: "11:07:30", to: "2024-05-08T11:15"),
      SnapCase(step: .quarter, rule: .down, from: "11:14:59", to: "2024-05-08T11:00"),
      SnapCase(step: .five, rule: .nearest, from: "11:07", to: "2024-05-08T11:05"),
      SnapCase(step: .ten, rule: .nearest, from: "11:05", to: "2024-05-08T11:10"),
      SnapCase(step: .half, rule: .nearest, from: "11:14", to: "2024-05-08T11:00"),
      SnapCase(step: .half, rule: .nearest, from: "23:50", to: "2024-05-09T00:00"),
      SnapCase(step: .half, rule: .down, from: "23:50", to: "2024-05-08T23:30"),
    ])
  func snaps(_ example: SnapCase) {
    let snap = TimeSnap(example.step, rule: example.rule)
    #expect(snap.snapped(clock("2024-05-08T\(example.from)")) == clock(example.to))
  }

  @Test("minutes snap as date-times do")
  func snapsMinutes() {
    for step in TimeSnap.Step.allCases {
      for rule in [TimeSnap.Rule.nearest, .down] {
        let snap = TimeSnap(step, rule: rule)
        for minute in 0..<1440 {
          let grid = TimeGrid(days: DaySpan(start: day("2024-05-08"), count: 1))
          let moment = grid.dateTime(at: TimeGridPoint(dayIndex: 0, minute: minute))
          let found = grid.dateTime(
            at: TimeGridPoint(dayIndex: 0, minute: snap.snapped(minute: minute)))
          #expect(snap.snapped(moment) == found)
          #expect(snap.snapped(snap.snapped(moment)) == snap.snapped(moment))
        }
      }
    }
    #expect(TimeSnap().snapped(minute: .min) == 0)
    #expect(TimeSnap().snapped(minute: .max) == 1440)
  }

  // MARK: Edges

  @Test("near an edge the view scrolls, faster the nearer, and stops at the end (T-90)")
  func scrolls() {
    let rule = EdgeScroll(zone: 40, fullSpeed: 800)
    let speed = { (pointer: Double, offset: Double) in
      rule.speed(pointer: pointer, extent: 600, offset: offset, content: 1200)
    }
    #expect(speed(300, 100) == 0)
    #expect(speed(580, 100) == 400)
    #expect(speed(600, 100) == 800)
    #expect(speed(700, 100) == 800)
    #expect(speed(580, 600) == 0)
    #expect(speed(20, 100) == -400)
    #expect(speed(-50, 100) == -800)
    #expect(speed(20, 0) == 0)
    #expect(speed(.nan, 100) == 0)
  }

  @Test("held near a side the page turns towards it, by the direction of lines (T-90)")
  func turns() {
    let rule = EdgeScroll()
    let turn = { (x: Double, held: Int, direction: LineDirection) in
      rule.pageTurn(pointer: x, width: 700, direction: direction, held: held)
    }
    #expect(turn(690, 700, .leftToRight) == 1)
    #expect(turn(690, 100, .leftToRight) == 0)
    #expect(turn(350, 700, .leftToRight) == 0)
    #expect(turn(5, 700, .leftToRight) == -1)
    #expect(turn(5, 700, .rightToLeft) == 1)
    #expect(turn(690, 700, .rightToLeft) == -1)
  }
}
