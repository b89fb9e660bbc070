import CalendarCore
import Testing

@Suite("Lanes of a month row")
struct LaneTests {
  static func page(
    _ text: String, _ items: [CalendarItem], first: Weekday = .sunday, limit: Int? = nil
  ) -> MonthPage {
    MonthPage(month: month(text), firstWeekday: first, items: items, laneLimit: limit)
  }

  // MARK: Against the slow reference

  /// A random set of events in and around March 2024: short and long, all-day and timed, with ties.
  static func randomItems(_ random: inout SeededGenerator) -> [CalendarItem] {
    let count = Int.random(in: 0...24, using: &random)
    return (0..<count).map { index in
      let start = day("2024-02-20").advanced(by: Int.random(in: 0...45, using: &random))
      let length = [1, 1, 1, 1, 2, 2, 3, 5, 8, 20, 60].randomElement(using: &random) ?? 1
      let isTimed = Bool.random(using: &random)
      let hour = Int.random(in: 7...9, using: &random)
      return CalendarItem(
        uid: "\(index)", title: ["a", "b", "é", "會議"].randomElement(using: &random) ?? "a",
        days: DaySpan(start: start, count: length),
        startTime: isTimed ? time("0\(hour):00") : nil)
    }
  }

  @Test("10,000 random sets lay out as the slow reference does", arguments: Weekday.allCases)
  func equalsReference(first: Weekday) {
    var random = SeededGenerator(seed: 1_000 + UInt64(first.rawValue))
    var differing = 0
    for round in 0..<1_500 {
      let items = LaneTests.randomItems(&random)
      for limit in [nil, 0, 1, 2, 3, 4] where limit == nil || limit == round % 5 {
        let page = LaneTests.page("2024-03", items, first: first, limit: limit)
        for (week, row) in zip(page.weeks, page.grid.rows) {
          let reference = LaneReference(days: Array(row.days), items: items, limit: limit)
          let pieces = week.segments.map {
            LaneReference.Piece(
              lane: $0.lane, start: $0.startColumn, end: $0.endColumn,
              uid: page.items[$0.item].uid, before: $0.continuesBefore, after: $0.continuesAfter)
          }
          if pieces != reference.pieces || week.days.map(\.total) != reference.totals
            || week.days.map(\.more) != reference.mores
          {
            differing += 1
          }
        }
      }
    }
    #expect(differing == 0)
  }

  @Test("shown + more = total, pieces never overlap, and pieces and hidden days make up the event")
  func invariants() {
    var random = SeededGenerator(seed: 99)
    for _ in 0..<1_000 {
      let items = LaneTests.randomItems(&random)
      for limit in [nil, 1, 3] as [Int?] {
        let page = LaneTests.page("2024-03", items, limit: limit)
        for (week, row) in zip(page.weeks, page.grid.rows) {
          let overlap = row.days.map { day in items.filter { $0.days.contains(day) }.count }
          if limit == nil {
            #expect(week.laneCount == overlap.max())
            #expect(!week.hasMore)
          }
          for (column, cell) in week.days.enumerated() {
            let shown = week.segments.filter {
              $0.startColumn <= column && column < $0.endColumn
            }
            #expect(cell.total == overlap[column])
            #expect(cell.shown == shown.count)
            #expect(shown.count == min(limit ?? .max, cell.total))
            #expect(Set(shown.map(\.lane)).count == shown.count)
            #expect(shown.allSatisfy { page.items[$0.item].days.contains(cell.day) })
          }
        }
      }
    }
  }

  @Test("the order of input and removing and re-adding an event change nothing")
  func inputOrderDoesNotMatter() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<300 {
      let items = LaneTests.randomItems(&random)
      let page = LaneTests.page("2024-03", items, limit: 3)
      #expect(LaneTests.page("2024-03", items.reversed(), limit: 3) == page)
      #expect(LaneTests.page("2024-03", items.shuffled(using: &random), limit: 3) == page)
    }
  }

  @Test("the longer stands first also where both last for centuries")
  func centuries() throws {
    let start = day("2024-03-01")
    let shorter = CalendarItem(
      uid: "shorter", title: "a", days: DaySpan(start: start, count: 40_000),
      startTime: try TimeOfDay(hour: 9, minute: 0))
    let longer = CalendarItem(
      uid: "longer", title: "b", days: DaySpan(start: start, count: 50_000),
      startTime: try TimeOfDay(hour: 10, minute: 0))
    #expect(CalendarItem.precedes(longer, shorter))
    #expect(LaneTests.page("2024-03", [shorter, longer]).items == [longer, shorter])
  }

  // MARK: Reports

  @Test("an event over a month's or a year's end shows on all its days (T-65)")
  func overTheMonthsEnd() {
    // T-65: it disappeared in the next month.
    let trip = timed("t", "2025-03-27T14:24", "2025-04-02T15:24")
    #expect(trip.days == DaySpan(start: day("2025-03-27"), count: 7))
    let march = LaneTests.page("2025-03", [trip])
    #expect(march.drawing(ofRow: 4) == [". . . . t t t"])
    #expect(march.drawing(ofRow: 5) == ["t t t t . . ."])
    #expect(LaneTests.page("2025-04", [trip]).drawing(ofRow: 0) == ["t t t t . . ."])

    let newYear = allDay("n", "2022-12-30", through: "2023-01-02")
    let december = LaneTests.page("2022-12", [newYear])
    #expect(december.drawing(ofRow: 4) == [". . . . . n n"])
    let january = LaneTests.page("2023-01", [newYear])
    #expect(january.drawing(ofRow: 0) == ["n n . . . . ."])
    #expect(january.weeks[0].segments.map(\.continuesBefore) == [true])
  }

  @Test("from the 10th of one month to the 10th of the next is 32 days (T-67)")
  func aMonthAndADay() {
    // T-67: compared by day number it was one day.
    let long = allDay("x", "2025-01-10", through: "2025-02-10")
    #expect(long.days.count == 32)
    let pages = [LaneTests.page("2025-01", [long]), LaneTests.page("2025-02", [long])]
    #expect(pages[0].weeks.flatMap(\.days).filter { $0.isInMonth && $0.total == 1 }.count == 22)
    #expect(pages[1].weeks.flatMap(\.days).filter { $0.isInMonth && $0.total == 1 }.count == 10)
  }

  @Test("a month-long bar has one segment in each week row, cut where it goes on (T-68)")
  func oneSegmentEachRow() {
    // T-68: the bar stopped at the end of the first row.
    let page = LaneTests.page("2020-09", [allDay("x", "2020-09-01", through: "2020-09-30")])
    #expect(page.weeks.map(\.segments.count) == [1, 1, 1, 1, 1])
    #expect(page.weeks.map { $0.segments[0].continuesBefore } == [false, true, true, true, true])
    #expect(page.weeks.map { $0.segments[0].continuesAfter } == [true, true, true, true, false])
    #expect(page.weeks.map { $0.segments[0].columnCount } == [5, 7, 7, 7, 4])
  }

  @Test("the column of a bar is counted in days, not in day numbers (T-69)")
  func columnAcrossMonths() {
    // T-69: 1 − 28 is not a column.
    let page = LaneTests.page("2024-02", [allDay("x", "2024-02-01")])
    #expect(page.grid.rows[0].start == day("2024-01-28"))
    #expect(page.weeks[0].segments.map(\.startColumn) == [4])
  }

  @Test("a timed event on the row's last day is there (T-70)")
  func lastDayOfTheRow() {
    // T-70: a comparison with Saturday 00:00 dropped it.
    let page = LaneTests.page("2024-06", [timed("x", "2024-06-08T10:00", "2024-06-08T11:00")])
    #expect(page.drawing(ofRow: page.row(of: "2024-06-08")) == [". . . . . . x"])
  }

  @Test("an event that ends at midnight does not show on the next day (T-71)")
  func endsAtMidnight() {
    // T-71
    let late = timed("x", "2024-06-01T22:00", "2024-06-02T00:00")
    let page = LaneTests.page("2024-06", [late])
    #expect(late.days.count == 1)
    #expect(!late.isAllDay)
    #expect(page.drawing(ofRow: 0) == [". . . . . . x"])
    #expect(page.drawing(ofRow: 1) == [])
  }

  @Test("an event that starts at midnight covers one day and keeps its time (T-73)")
  func startsAtMidnight() {
    // T-73: it filled the whole day.
    let early = timed("x", "2024-06-02T00:00", "2024-06-02T04:00")
    #expect(early.days.count == 1)
    #expect(early.startTime == .midnight)
    #expect(!early.isBar)
  }

  @Test("the last day is inclusive for people and the span half-open inside (T-75)")
  func inclusiveLastDay() throws {
    // T-75
    let span = try DaySpan(from: day("2024-05-05"), through: day("2024-05-07"))
    #expect(span.end == day("2024-05-08"))
    #expect(span.last == day("2024-05-07"))
    #expect(span.count == 3)
    let zero = CalendarItem(
      uid: "z", title: "z", days: DaySpan(start: day("2024-05-05"), end: day("2024-05-05")))
    #expect(zero.days.count == 1)
  }

  @Test(
    "an event of no length covers its day; an end before the start is refused by people's spans (T-76)"
  )
  func noLength() {
    // T-76
    #expect(timed("x", "2024-05-05T14:30", "2024-05-05T14:30").days.count == 1)
    #expect(timed("x", "2024-05-05T00:00", "2024-05-05T00:00").days.count == 1)
    #expect(timed("x", "2024-05-05T14:30", "2024-05-04T14:30").days.count == 1)
    #expect(throws: CivilDateError.inverted(first: day("2024-05-05"), last: day("2024-05-04"))) {
      try DaySpan(from: day("2024-05-05"), through: day("2024-05-04"))
    }
  }

  @Test("two short events that do not overlap share a lane (T-77)")
  func sharedLane() {
    // T-77: five lanes instead of three.
    let items = [
      allDay("S1", "2022-04-08", through: "2022-04-15"),
      allDay("S2", "2022-04-05", through: "2022-04-18"),
      allDay("S3", "2022-04-05", through: "2022-04-07"),
      allDay("S4", "2022-04-03", through: "2022-04-04"),
      allDay("S5", "2022-04-06", through: "2022-04-07"),
    ]
    let page = LaneTests.page("2022-04", items)
    #expect(
      page.drawing(ofRow: 1) == [
        "S4 S4 S2 S2 S2 S2 S2",
        ". . S3 S3 S3 S1 S1",
        ". . . S5 S5 . .",
      ])
    #expect(page.drawing(ofRow: 2) == ["S2 S2 S2 S2 S2 S2 S2", "S1 S1 S1 S1 S1 S1 ."])
    #expect(page.drawing(ofRow: 3) == ["S2 S2 . . . . ."])
  }

  @Test("a three-day event is one bar with one title (T-79)")
  func oneBar() {
    // T-79
    let page = LaneTests.page("2024-05", [allDay("x", "2024-05-07", through: "2024-05-09")])
    #expect(page.weeks[1].segments.count == 1)
    #expect(page.weeks[1].segments[0].columnCount == 3)
  }

  @Test("with a limit the rest is counted on every day it is hidden (T-80, T-81)")
  func counted() {
    // T-80, T-81: five events, two of them bars, on one day and a limit of three.
    let items = [
      allDay("A", "2024-05-06", through: "2024-05-08"),
      allDay("B", "2024-05-07", through: "2024-05-09"),
      timed("c", "2024-05-08T09:00", "2024-05-08T10:00"),
      timed("d", "2024-05-08T11:00", "2024-05-08T12:00"),
      timed("e", "2024-05-08T13:00", "2024-05-08T14:00"),
    ]
    let page = LaneTests.page("2024-05", items, limit: 3)
    #expect(
      page.drawing(ofRow: 1) == [
        ". A A A . . .", ". . B B B . .", ". . . c . . .", ". . . +2 . . .",
      ])
  }

  @Test("a hidden bar is counted on both of its days (pair 11)")
  func hiddenBarCountsEachDay() {
    let items = ["a", "b", "c", "d"].map { allDay($0, "2024-05-07", through: "2024-05-08") }
    let page = LaneTests.page("2024-05", items, limit: 2)
    #expect(page.drawing(ofRow: 1).last == ". . +2 +2 . . .")
  }

  @Test("a hidden bar that finds room goes on with a cut start (pair 12)")
  func hiddenBarContinues() {
    let items =
      ["1", "2", "3"].map { allDay($0, "2024-05-07", through: "2024-05-08") }
      + [allDay("4", "2024-05-08", through: "2024-05-09")]
    let page = LaneTests.page("2024-05", items, limit: 3)
    #expect(page.drawing(ofRow: 1).last == ". . . +1 . . .")
    let fourth = page.weeks[1].segments.first { page.items[$0.item].title == "4" }
    #expect(fourth?.lane == 0)
    #expect(fourth?.startColumn == 4)
    #expect(fourth?.continuesBefore == true)
    #expect(fourth?.continuesAfter == false)
  }

  @Test(
    "six month-long bars, two of which end, leave room that a single event then takes (pair 16)")
  func roomAfterTheNinth() {
    var items = ["a", "b", "c", "d"].map { allDay($0, "2024-07-01", through: "2024-07-31") }
    items += ["e", "f"].map { allDay($0, "2024-07-01", through: "2024-07-09") }
    items.append(allDay("s", "2024-07-10"))
    let page = LaneTests.page("2024-07", items, limit: 4)
    let tenth = page.weeks[1].days[3]
    #expect(tenth.day == day("2024-07-10"))
    #expect((tenth.shown, tenth.more, tenth.total) == (4, 1, 5))
  }

  @Test("who stands above: earlier, then longer, all-day, and then by the time")
  func orderOfWholeEvents() {
    let items = [
      timed("noon", "2024-05-08T12:00", "2024-05-08T13:00"),
      timed("early", "2024-05-08T08:00", "2024-05-08T09:00"),
      allDay("day", "2024-05-08"),
      allDay("long", "2024-05-08", through: "2024-05-10"),
      allDay("before", "2024-05-07", through: "2024-05-08"),
    ]
    let page = LaneTests.page("2024-05", items)
    #expect(page.items.map(\.title) == ["before", "long", "day", "early", "noon"])
  }

  @Test("ten thousand events elsewhere do not enter the page (T-83)")
  func onlyTheVisible() {
    // T-83
    let start = day("2020-01-01")
    let items = (0..<10_000).map { index in
      CalendarItem(
        uid: "\(index)", title: "x", days: DaySpan(start: start.advanced(by: index / 5), count: 1))
    }
    let page = LaneTests.page("2023-03", items, limit: 4)
    #expect(page.items.count == 35 * 5)
    #expect(page.weeks.allSatisfy { $0.segments.count == 28 })
    #expect(page.weeks.allSatisfy { $0.days.allSatisfy { $0.more == 1 } })
  }

  @Test("titles of any length and script do not change the layout (T-82)")
  func anyTitle() {
    // T-82: cutting text is the renderer's, the segment's width is the engine's.
    let titles = ["", String(repeating: "long ", count: 60), "회의와 점심", "👩‍👩‍👧‍👦🎉", "פגישה", "a\nb"]
    let items = titles.enumerated().map { index, title in
      CalendarItem(
        uid: "\(index)", title: title, days: DaySpan(start: day("2024-05-06"), count: index + 1))
    }
    let page = LaneTests.page("2024-05", items)
    #expect(Set(page.items.map(\.title)) == Set(titles))
    #expect(page.weeks[1].segments.map(\.columnCount).sorted() == [1, 2, 3, 4, 5, 6])
  }
}
