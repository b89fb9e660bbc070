import CalendarCore
import Testing

@Suite("Time grid: columns, clipping, lanes")
struct TimeGridTests {
  static func grid(_ first: String, days count: Int = 1, _ items: [CalendarItem]) -> TimeGrid {
    TimeGrid(days: DaySpan(start: day(first), count: count), items: items, leastMinutes: 25)
  }

  /// Items of 2024-05-08 from `name from to`, times as `9:00` or `9`.
  static func items(_ lines: [String]) -> [CalendarItem] {
    lines.map { line in
      let words = line.split(separator: " ").map(String.init)
      func moment(_ text: String) -> String {
        let full = text.contains(":") ? text : "\(text):00"
        return full == "24:00" ? "2024-05-09T00:00" : "2024-05-08T\(full)"
      }
      return timed(words[0], moment(words[1]), moment(words[2]))
    }
  }

  // MARK: Columns

  struct Case: CustomTestStringConvertible {
    var name: String
    var items: [String]
    var places: [String]
    var testDescription: String { name }
  }

  @Test(
    "events beside each other (T-84, T-85, T-87)",
    arguments: [
      Case(name: "one alone has the whole width", items: ["A 9 10"], places: ["A 0+1/1"]),
      // T-84: a long one that touches all must not make three columns of two.
      Case(
        name: "T-84: two that never meet share a column beside a third",
        items: ["A 9 10", "B 9:30 12", "C 10:30 11"],
        places: ["A 0+1/2", "B 1+1/2", "C 0+1/2"]),
      // T-85
      Case(
        name: "T-85: what is alone in its hour takes the room that is left",
        items: ["L 9 12", "X 9 10", "Y 9 10", "B 11 12"],
        places: ["B 1+2/3", "L 0+1/3", "X 1+1/3", "Y 2+1/3"]),
      // T-87
      Case(
        name: "T-87, pair 27: touching is not overlapping", items: ["A 10 11", "B 11 12"],
        places: ["A 0+1/1", "B 0+1/1"]),
      Case(
        name: "pair 27: a minute of overlap is overlapping", items: ["A 10 11:01", "B 11 12"],
        places: ["A 0+1/2", "B 1+1/2"]),
      Case(
        name: "pair 25: a night and its wakings",
        items: ["a 0 6", "b 0:30 1", "c 0:45 1:30", "d 2 3", "e 4:30 5"],
        places: ["a 0+1/3", "b 1+1/3", "c 2+1/3", "d 1+2/3", "e 1+2/3"]),
      Case(
        name: "pair 26: a cascade goes to and fro between two columns",
        items: ["a 8 9:30", "b 9 10:30", "c 10 11:30", "d 11 12:30"],
        places: ["a 0+1/2", "b 1+1/2", "c 0+1/2", "d 1+1/2"]),
      Case(
        name: "pair 27: events of no length at one time stand beside each other",
        items: ["a 14 14", "b 14 14", "c 14 14", "d 14 14"],
        places: ["a 0+1/4", "b 1+1/4", "c 2+1/4", "d 3+1/4"]),
      Case(
        name: "the longer of two that start together comes first",
        items: ["a 9 10", "z 9 11"], places: ["a 1+1/2", "z 0+1/2"]),
      Case(
        name: "too short to be seen, they are laid out with the room they take",
        items: ["a 9 9:05", "b 9:10 9:15", "c 9:30 10"],
        places: ["a 0+1/2", "b 1+1/2", "c 0+1/2"]),
      Case(
        name: "a short one at the end of the day takes its room from before",
        items: ["a 23:30 23:40", "b 23:50 24:00"],
        places: ["a 0+1/2", "b 1+1/2"]),
      // An afternoon of eight: four meet, four use their columns again.
      Case(
        name: "pair 28: a full day leaves nothing hidden",
        items: [
          "J 10 16", "E 10:30 15", "A 11 13:30", "C 11:30 12:30", "L 13 14", "B 13:30 17",
          "F 16 20", "I 18 23:30",
        ],
        places: [
          "A 2+1/4", "B 2+1/4", "C 3+1/4", "E 1+1/4", "F 0+1/4", "I 1+3/4", "J 0+1/4", "L 3+1/4",
        ]),
    ])
  func columns(_ example: Case) {
    let grid = TimeGridTests.grid("2024-05-08", TimeGridTests.items(example.items))
    #expect(grid.places == example.places)
    expectSound(grid, leastMinutes: 25)
  }

  @Test("clusters end where nothing goes on (pair 29)")
  func clusters() {
    let grid = TimeGridTests.grid(
      "2024-05-08",
      TimeGridTests.items([
        "a 10:20 10:50", "b 10:30 11:30", "c 10:50 11:20", "d 11:20 12", "e 12 13", "f 12:30 13",
        "g 14 15",
      ]))
    let sizes = Dictionary(grouping: grid.columns[0].blocks, by: \.cluster).mapValues(\.count)
    #expect(sizes == [0: 4, 1: 2, 2: 1])
  }

  @Test("the least room changes no times, only where things stand")
  func leastRoom() {
    let grid = TimeGridTests.grid("2024-05-08", TimeGridTests.items(["a 23:50 24:00", "b 9 9:10"]))
    #expect(grid.columns[0].blocks.map(\.minutes) == [540..<550, 1430..<1440])
    #expect(grid.columns[0].blocks.map(\.room) == [540..<565, 1415..<1440])
  }

  // MARK: Days

  @Test("an event over midnight shows on both days, from and to the edge")
  func overMidnight() {
    let grid = TimeGridTests.grid(
      "2024-05-08", days: 3, [timed("x", "2024-05-08T22:00", "2024-05-09T02:00")])
    #expect(grid.drawing(ofDay: 0) == ["x 1320-1440 0+1/1"])
    #expect(grid.drawing(ofDay: 1) == ["x 0-120 0+1/1"])
    #expect(grid.drawing(ofDay: 2) == [])
    #expect(grid.columns[0].blocks.map(\.continuesAfter) == [true])
    #expect(grid.columns[1].blocks.map(\.continuesBefore) == [true])
    #expect(grid.columns[1].blocks.map(\.continuesAfter) == [false])
  }

  @Test("an end at midnight does not reach the next day (T-71, T-72)")
  func endsAtMidnight() {
    // T-71, T-72
    let late = timed("x", "2024-06-01T22:00", "2024-06-02T00:00")
    #expect(TimeGridTests.grid("2024-06-01", [late]).drawing() == ["x 1320-1440 0+1/1"])
    #expect(TimeGridTests.grid("2024-06-02", [late]).items == [])
    let block = TimeGridTests.grid("2024-06-01", [late]).columns[0].blocks[0]
    #expect(!block.continuesAfter)
  }

  @Test("from midnight on it is a block of its hours, not a day (T-73)")
  func startsAtMidnight() {
    // T-73
    let early = timed("x", "2024-06-02T00:00", "2024-06-02T04:00")
    #expect(TimeGridTests.grid("2024-06-02", [early]).drawing() == ["x 0-240 0+1/1"])
  }

  @Test("what began days ago fills the day (T-88)")
  func middleDay() {
    // T-88
    let long = timed("x", "2024-06-03T10:00", "2024-06-06T12:00")
    let block = TimeGridTests.grid("2024-06-05", [long]).columns[0].blocks[0]
    #expect(block.minutes == 0..<1440)
    #expect(block.continuesBefore && block.continuesAfter)
  }

  @Test("midnight to midnight is a whole day, unless no minute passes")
  func midnightToMidnight() {
    let day = clock("2024-06-05T00:00")
    let none = CalendarItem(uid: "n", title: "n", from: day, to: day, elapsedMinutes: 0)
    let whole = CalendarItem(uid: "w", title: "w", from: day, to: clock("2024-06-06T00:00"))
    let grid = TimeGridTests.grid("2024-06-05", [none, whole])
    #expect(grid.drawing() == ["n 0-0 1+1/2", "w 0-1440 0+1/2"])
  }

  @Test("a timed item that says no end lasts to the end of its last day, or not at all")
  func withoutEnd() {
    let item = { (days: Int) in
      CalendarItem(
        uid: "x", title: "x", days: DaySpan(start: day("2024-05-08"), count: days),
        startTime: time("22:00"))
    }
    #expect(item(1).end == clock("2024-05-08T22:00"))
    #expect(item(2).end == clock("2024-05-10T00:00"))
    #expect(allDay("x", "2024-05-08").end == nil)
  }

  @Test("an end before the start has no length and the least room (T-76)")
  func backwards() {
    // T-76
    let item = timed("x", "2024-06-05T14:30", "2024-06-05T14:00")
    let block = TimeGridTests.grid("2024-06-05", [item]).columns[0].blocks[0]
    #expect(block.minutes == 870..<870)
    #expect(block.room == 870..<895)
  }

  @Test("a timed item over the end of a week is a block in both, never a dot (pair 19)")
  func overTheWeekend() {
    let item = timed("x", "2020-05-09T12:00", "2020-05-10T12:00")
    let first = TimeGridTests.grid("2020-05-03", days: 7, [item])
    let second = TimeGridTests.grid("2020-05-10", days: 7, [item])
    #expect(first.drawing(ofDay: 6) == ["x 720-1440 0+1/1"])
    #expect(second.drawing(ofDay: 0) == ["x 0-720 0+1/1"])
    #expect(item.isBar)
  }

  @Test("no length belongs to the week of its day alone (pair 9)")
  func weeksOfNoLength() {
    let atEdge = timed("x", "2024-05-12T00:00", "2024-05-12T00:00")
    let toEdge = timed("y", "2024-05-11T00:00", "2024-05-12T00:00")
    #expect(
      TimeGridTests.grid("2024-05-05", days: 7, [atEdge, toEdge]).items.map(\.title) == ["y"])
    #expect(
      TimeGridTests.grid("2024-05-12", days: 7, [atEdge, toEdge]).items.map(\.title) == ["x"])
  }

  @Test("three days begin with the one asked for; none is one and ten are seven (T-37)")
  func numberOfDays() {
    // T-37
    #expect(
      TimeGridTests.grid("2022-04-11", days: 3, []).columns.map(\.day)
        == ["2022-04-11", "2022-04-12", "2022-04-13"].map(day))
    #expect(TimeGridTests.grid("2022-04-11", days: 0, []).columns.count == 1)
    #expect(TimeGridTests.grid("2022-04-11", days: 10, []).columns.count == 7)
  }

  // MARK: Above the hours

  @Test("all-day items lie in lanes over their days, cut at the edges")
  func lanes() {
    let items = [
      allDay("A", "2024-05-06", through: "2024-05-09"), allDay("B", "2024-05-09"),
      allDay("C", "2024-05-10", through: "2024-05-20"),
      timed("t", "2024-05-09T09:00", "2024-05-09T10:00"),
    ]
    let grid = TimeGridTests.grid("2024-05-08", days: 3, items)
    let drawn = grid.allDay.map { segment in
      let cuts = (segment.continuesBefore ? "<" : "") + (segment.continuesAfter ? ">" : "")
      return "\(grid.items[segment.item].title) \(segment.lane): "
        + "\(segment.startColumn)-\(segment.endColumn)\(cuts)"
    }
    #expect(drawn == ["A 0: 0-2<", "C 0: 2-3>", "B 1: 1-2"])
    #expect(grid.allDayLaneCount == 2)
    #expect(grid.columns.map(\.allDayTotal) == [1, 2, 1])
  }

  @Test("with a limit the rest above the hours is counted")
  func limitedLanes() {
    let items = ["a", "b", "c"].map { allDay($0, "2024-05-08", through: "2024-05-09") }
    let grid = TimeGrid(
      days: DaySpan(start: day("2024-05-08"), count: 3), items: items, laneLimit: 2)
    #expect(grid.columns.map(\.allDayMore) == [1, 1, 0])
    #expect(grid.allDayLaneCount == 2)
    #expect(grid.hasMore)
  }

  @Test("a timed item of a day or more can stand above the hours instead")
  func longAbove() {
    let items = [
      timed("day", "2024-05-08T10:00", "2024-05-09T10:00"),
      timed("night", "2024-05-08T10:00", "2024-05-09T09:59"),
    ]
    let span = DaySpan(start: day("2024-05-08"), count: 2)
    let above = TimeGrid(days: span, items: items, longItems: .aboveHours)
    #expect(above.allDay.map { above.items[$0.item].title } == ["day"])
    #expect(above.drawing(ofDay: 0) == ["night 600-1440 0+1/1"])
    let among = TimeGrid(days: span, items: items)
    #expect(among.allDay == [])
    #expect(among.columns.map(\.blocks.count) == [2, 2])
  }

  @Test(
    "above the hours a timed item covers every day it reaches, in whatever days are shown (pair 8)")
  func timedAboveHours() {
    let item = timed("x", "2024-01-08T00:00", "2024-01-11T12:00")
    let columns = { (first: String, count: Int) in
      TimeGrid(
        days: DaySpan(start: day(first), count: count), items: [item], longItems: .aboveHours
      ).allDay.map { $0.startColumn..<$0.endColumn }
    }
    #expect(columns("2024-01-07", 6) == [1..<5])
    #expect(columns("2024-01-09", 3) == [0..<3])
    #expect(columns("2024-01-12", 3) == [])
  }

  @Test("late nights: what is over early does not show on its last day (pair 17, pair 18)")
  func lateNights() {
    let span = { (end: String, threshold: String?) in
      DaySpan(
        coveredFrom: clock("2024-06-08T22:00"), to: clock(end),
        lateNightUntil: threshold.map(time)
      ).count
    }
    #expect(span("2024-06-10T09:00", "10:00") == 2)
    #expect(span("2024-06-10T10:00", "10:00") == 3)
    #expect(span("2024-06-10T11:00", "10:00") == 3)
    #expect(span("2024-06-10T09:00", nil) == 3)
    #expect(span("2024-06-09T00:00", "10:00") == 1)
    #expect(span("2024-06-08T23:00", "23:30") == 1)
    let item = CalendarItem(
      uid: "x", title: "x", from: clock("2023-09-30T08:00"), to: clock("2023-10-01T08:00"),
      lateNightUntil: time("09:00"))
    #expect(item.days == DaySpan(start: day("2023-09-30"), count: 1))
    let october = DaySpan(start: day("2023-10-01"), count: 7)
    #expect(!item.days.overlaps(october))
  }

  // MARK: Compared with the reference

  static func randomItems(_ random: inout SeededGenerator, count: Int) -> [CalendarItem] {
    let first = day("2024-03-08")
    return (0..<count).map { number in
      let start = CivilDateTime(
        day: first.advanced(by: Int.random(in: -2...4, using: &random)), time: .midnight
      ).advanced(bySeconds: Int64(Int.random(in: 0..<288, using: &random)) * 300)
      let lengths = [0, 5, 15, 30, 45, 60, 90, 120, 240, 600, 1440, 3000]
      let length = lengths.randomElement(using: &random) ?? 0
      return CalendarItem(
        uid: "\(number)", title: "t\(Int.random(in: 0..<4, using: &random))", from: start,
        to: start.advanced(bySeconds: Int64(length) * 60), elapsedMinutes: length)
    }
  }

  @Test("the same as the slow reference on random days", arguments: 0..<12)
  func reference(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    for round in 0..<12 {
      let count = [0, 1, 3, 8, 20, 40][round % 6]
      let items = TimeGridTests.randomItems(&random, count: count)
      let least = [1, 15, 25, 60][round % 4]
      let grid = TimeGrid(
        days: DaySpan(start: day("2024-03-08"), count: 1 + round % 3), items: items,
        leastMinutes: least)
      expectSound(grid, leastMinutes: least)
      for (index, column) in grid.columns.enumerated() {
        let expected = TimeGridReference(day: column.day, items: items, least: least)
        let found = column.blocks.map { block in
          TimeGridReference.Piece(
            uid: grid.items[block.item].uid, minutes: block.minutes, room: block.room,
            cluster: block.cluster, column: block.column, span: block.columnSpan,
            count: block.columnCount)
        }
        #expect(found == expected.pieces, "seed \(seed) round \(round) day \(index)")
      }
    }
  }

  @Test("the order in which items come makes no difference (invariant 15)")
  func deterministic() {
    // Invariant 15
    var random = SeededGenerator(seed: 15)
    for _ in 0..<60 {
      let items = TimeGridTests.randomItems(&random, count: 25)
      let grid = TimeGridTests.grid("2024-03-08", days: 4, items)
      #expect(TimeGridTests.grid("2024-03-08", days: 4, items.shuffled(using: &random)) == grid)
      var without = items
      let one = without.remove(at: Int.random(in: 0..<25, using: &random))
      #expect(TimeGridTests.grid("2024-03-08", days: 4, without + [one]) == grid)
    }
  }

  @Test("a day of many items at one time is laid out")
  func crowded() {
    let items = (0..<400).map { number in
      timed("\(number)", "2024-05-08T10:00", "2024-05-08T11:00")
    }
    let grid = TimeGridTests.grid("2024-05-08", items)
    #expect(grid.columns[0].blocks.allSatisfy { $0.columnCount == 400 && $0.columnSpan == 1 })
    let geometry = TimeGridGeometry(width: 100, dayCount: 1, hourHeight: 48)
    #expect(
      grid.columns[0].blocks.allSatisfy { geometry.frame(of: $0, dayIndex: 0).width > 0 })
  }

  @Test("days and lengths at the ends of what can be said do not trap")
  func ends() {
    for ordinal in [Int.min, -(1 << 30), (1 << 30) - 1, 1 << 30, Int.max] {
      let span = DaySpan(start: Day(ordinal: ordinal), count: 7)
      let item = CalendarItem(
        uid: "x", title: "x",
        from: CivilDateTime(day: Day(ordinal: ordinal), time: time("23:00")),
        to: CivilDateTime(day: Day(ordinal: .max), time: time("12:00")))
      let grid = TimeGrid(days: span, items: [item, allDay("a", "2024-01-01")], leastMinutes: .max)
      #expect(grid.columns.count <= 7)
      expectSound(grid, leastMinutes: 1440)
    }
  }
}
