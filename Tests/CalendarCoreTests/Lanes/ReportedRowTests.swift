import CalendarCore
import Testing

/// Rows as other calendars draw them, or should, laid out by our rule: where they keep a lane for the
/// link to the rest, our limit is one less.
@Suite("Lanes of reported rows")
struct ReportedRowTests {
  struct Case: CustomTestStringConvertible {
    var pair: String
    var month: String
    var first = Weekday.sunday
    var items: [CalendarItem]
    var limit: Int?
    /// A day of the first row to look at.
    var from: String
    /// The drawings of that row and the ones after it.
    var rows: [[String]]
    var testDescription: String { pair }
  }

  /// An all-day item until a day that it does not cover.
  static func until(_ title: String, _ first: String, _ end: String) -> CalendarItem {
    CalendarItem(uid: title, title: title, days: DaySpan(start: day(first), end: day(end)))
  }

  static let fallingAndRising = [
    Case(
      pair: "pair 1: two bars end and a third goes on below new ones", month: "2020-05",
      items: [
        until("a", "2020-05-02", "2020-05-04"), until("b", "2020-05-02", "2020-05-04"),
        until("c", "2020-05-03", "2020-05-05"), allDay("d", "2020-05-04"),
        allDay("e", "2020-05-04"),
      ],
      from: "2020-05-03",
      rows: [["a d . . . . .", "b e . . . . .", "c c . . . . ."]]),
    Case(
      pair: "pair 2: the longer bar stands above in both of its weeks", month: "2018-01",
      items: [
        until("z", "2018-01-07", "2018-01-08"), until("y", "2018-01-06", "2018-01-07"),
        until("x", "2018-01-06", "2018-01-08"),
      ],
      from: "2018-01-06",
      rows: [[". . . . . . x", ". . . . . . y"], ["x . . . . . .", "z . . . . . ."]]),
    Case(
      pair: "pair 3: equally long bars lie under each other without a gap", month: "2020-08",
      items: [
        until("a", "2020-08-24", "2020-08-27"), until("b", "2020-08-24", "2020-08-27"),
        allDay("c", "2020-08-28"), until("d", "2020-08-24", "2020-08-29"),
        until("e", "2020-08-27", "2020-08-29"), until("f", "2020-08-24", "2020-08-29"),
      ],
      limit: 4, from: "2020-08-24",
      rows: [[". d d d d d .", ". f f f f f .", ". a a a e e .", ". b b b . c ."]]),
    Case(
      pair: "pair 4: a bar of five weeks keeps the first lane in each", month: "2020-01",
      first: .monday,
      items: [
        allDay("e1", "2019-12-30", through: "2020-01-28"),
        allDay("e2", "2020-01-28", through: "2020-01-29"),
      ],
      from: "2020-01-01",
      rows: [
        ["e1 e1 e1 e1 e1 e1 e1"], ["e1 e1 e1 e1 e1 e1 e1"], ["e1 e1 e1 e1 e1 e1 e1"],
        ["e1 e1 e1 e1 e1 e1 e1"], ["e1 e1 . . . . .", ". e2 e2 . . . ."],
      ]),
    Case(
      pair: "pair 6: lines rise into the lanes that bars have left", month: "2015-11",
      items: [
        allDay("휴가", "2015-11-02", through: "2015-11-04"),
        allDay("출장", "2015-11-02", through: "2015-11-03"),
        allDay("오전반차", "2015-11-03"), allDay("연차", "2015-11-04", through: "2015-11-05"),
        timed("scrum-4", "2015-11-05T09:30", "2015-11-05T10:00"),
        timed("scrum-2", "2015-11-03T09:30", "2015-11-03T10:00"),
        timed("scrum-5", "2015-11-06T09:30", "2015-11-06T10:00"),
      ],
      from: "2015-11-02",
      rows: [
        [
          ". 휴가 휴가 휴가 scrum-4 scrum-5 .", ". 출장 출장 연차 연차 . .",
          ". . 오전반차 . . . .", ". . scrum-2 . . . .",
        ]
      ]),
    Case(
      pair: "pair 7: days out of order fill the lanes from the top", month: "2024-05",
      items: [
        allDay("p", "2024-05-07"), allDay("q", "2024-05-08"), allDay("r", "2024-05-06"),
        allDay("s", "2024-05-08"), allDay("t", "2024-05-06"),
      ],
      from: "2024-05-06", rows: [[". r p q . . .", ". t . s . . ."]]),
    Case(
      pair: "pair 10: bars that follow one another share a lane", month: "2026-03",
      items: [
        until("001", "2026-03-10", "2026-03-18"), until("002", "2026-03-07", "2026-03-21"),
        until("003", "2026-03-07", "2026-03-10"), until("004", "2026-03-05", "2026-03-07"),
        until("005", "2026-03-08", "2026-03-10"),
      ],
      from: "2026-03-01",
      rows: [
        [". . . . 004 004 002", ". . . . . . 003"],
        ["002 002 002 002 002 002 002", "003 003 001 001 001 001 001", "005 005 . . . . ."],
        ["002 002 002 002 002 002 .", "001 001 001 . . . ."],
      ]),
  ]

  static let hiding = [
    Case(
      pair: "pair 11: what is hidden for two days is counted on both", month: "2024-05",
      items: ["a", "b", "c", "d"].map { until($0, "2024-05-07", "2024-05-09") }, limit: 2,
      from: "2024-05-07", rows: [[". . a a . . .", ". . b b . . .", ". . +2 +2 . . ."]]),
    Case(
      pair: "pair 12: one day counts, and what it hid goes on the day after", month: "2024-05",
      items: ["1", "2", "3"].map { until($0, "2024-05-28", "2024-05-30") }
        + [until("4", "2024-05-29", "2024-05-31")],
      limit: 3, from: "2024-05-28",
      rows: [[". . 1 1 4 . .", ". . 2 2 . . .", ". . 3 3 . . .", ". . . +1 . . ."]]),
    Case(
      pair: "pair 13: a bar hidden on the row's first day takes the lane that is left",
      month: "2020-08",
      items: [
        until("big1", "2020-07-23", "2020-07-28"), until("small1", "2020-07-24", "2020-07-27"),
        until("small2", "2020-07-24", "2020-07-27"), until("big2", "2020-07-25", "2020-07-28"),
      ],
      limit: 2, from: "2020-07-26",
      rows: [["big1 big1 . . . . .", "small1 big2 . . . . .", "+2 . . . . . ."]]),
    Case(
      pair: "pair 14: three bars in sight, the rest counted on its days", month: "2020-09",
      items: ["a", "b", "c"].map { until($0, "2020-08-30", "2020-09-04") }
        + ["d", "e"].map { until($0, "2020-09-02", "2020-09-04") },
      limit: 3, from: "2020-09-01",
      rows: [
        ["a a a a a . .", "b b b b b . .", "c c c c c . .", ". . . +2 +2 . ."]
      ]),
    Case(
      pair: "pair 16: a single day below four bars that last", month: "2024-07",
      items: ["a", "b", "c", "d"].map { allDay($0, "2024-07-01", through: "2024-07-31") }
        + ["e", "f"].map { allDay($0, "2024-07-01", through: "2024-07-09") }
        + [allDay("s", "2024-07-10")],
      limit: 4, from: "2024-07-10",
      rows: [
        [
          "a a a a a a a", "b b b b b b b", "c c c c c c c", "d d d d d d d",
          "+2 +2 +2 +1 . . .",
        ]
      ]),
    Case(
      pair: "pair 19: noon to noon over the weekend is a bar in two pieces", month: "2020-05",
      items: [timed("x", "2020-05-09T12:00", "2020-05-10T12:00")], from: "2020-05-09",
      rows: [[". . . . . . x"], ["x . . . . . ."]]),
  ]

  @Test(
    "a row looks like this, in whatever order its items come", arguments: fallingAndRising + hiding)
  func drawn(_ each: Case) {
    for items in [each.items, each.items.reversed()] {
      let page = LaneTests.page(each.month, items, first: each.first, limit: each.limit)
      let start = page.row(of: each.from)
      let drawn = each.rows.indices.map { page.drawing(ofRow: start + $0) }
      #expect(drawn == each.rows)
    }
  }

  @Test("a bar over a week's end has a cut end and a cut start (pair 2, pair 19)")
  func cut() {
    for item in [
      ReportedRowTests.until("x", "2018-01-06", "2018-01-08"),
      timed("x", "2018-01-06T12:00", "2018-01-07T12:00"),
    ] {
      let page = LaneTests.page("2018-01", [item])
      let pieces = page.weeks.flatMap(\.segments)
      #expect(pieces.map(\.continuesBefore) == [false, true])
      #expect(pieces.map(\.continuesAfter) == [true, false])
      #expect(page.items.map(\.isBar) == [true])
    }
  }

  @Test("equal events of one day keep one order, by their UIDs (pair 5)")
  func equalEvents() {
    let twins = ["a", "b"].map {
      CalendarItem(uid: $0, title: "x", days: DaySpan(start: day("2024-05-08"), count: 1))
    }
    for items in [twins, twins.reversed()] {
      let page = LaneTests.page("2024-05", items)
      let segments = page.weeks.flatMap(\.segments)
      #expect(segments.map(\.lane) == [0, 1])
      #expect(segments.map { page.items[$0.item].uid } == ["a", "b"])
    }
  }

  @Test("an occurrence that equals another in all but its recurrence id stands beside it")
  func equalOccurrences() {
    let occurrences = ["20240509", "20240508", nil].map {
      CalendarItem(
        uid: "series", recurrenceID: $0, title: "x",
        days: DaySpan(start: day("2024-05-08"), count: 1))
    }
    let page = LaneTests.page("2024-05", occurrences)
    #expect(page.items.map(\.recurrenceID) == [nil, "20240508", "20240509"])
    #expect(!CalendarItem.precedes(occurrences[0], occurrences[0]))
    #expect(!CalendarItem.precedes(occurrences[0], occurrences[2]))
    #expect(CalendarItem.precedes(occurrences[2], occurrences[0]))
  }

  @Test("a day's list has all its events, shown or counted, none twice (pair 15)")
  func listOfADay() {
    let lengths = [1, 2, 12, 3, 4, 8, 1, 5, 2, 6, 9, 1, 7]
    let items = lengths.enumerated().map { index, length in
      CalendarItem(
        uid: "\(index)", title: "x",
        days: DaySpan(start: day("2021-07-02").advanced(by: index * 5 % 9), count: length))
    }
    let page = LaneTests.page("2021-07", items, limit: 3)
    let expected = Set(items.filter { $0.days.contains(day("2021-07-09")) }.map(\.uid))
    let list = page.items.filter { $0.days.contains(day("2021-07-09")) }
    let cell = page.weeks[1].days[5]
    #expect(cell.day == day("2021-07-09"))
    #expect(list.count == expected.count && Set(list.map(\.uid)) == expected)
    #expect(cell.total == expected.count)
    #expect(cell.shown == 3 && cell.more == expected.count - 3)
  }
}
