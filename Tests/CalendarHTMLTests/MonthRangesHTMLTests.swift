import CalendarCore
import Testing

@testable import CalendarHTML

@Suite("Ranges in a month grid")
struct MonthRangesHTMLTests {
  private let august: Month

  init() throws { august = try Month(year: 2021, month: 8) }

  private func day(_ number: Int) -> Day { august.firstDay.advanced(by: number - 1) }

  private func range(
    _ id: String, _ first: Int, _ last: Int, hue: Hue = .green, firstDay: DayShare = .whole,
    lastDay: DayShare = .whole
  ) -> DayRange {
    DayRange(
      id: id, name: "Name \(id)", days: DaySpan(start: day(first), end: day(last + 1)),
      firstDay: firstDay, lastDay: lastDay, hue: hue)
  }

  private func grid(
    _ ranges: [DayRange], firstWeekday: Weekday = .sunday, laneLimit: Int = 3,
    isReadOnly: Bool = false, done: Set<Int> = []
  ) -> String {
    let page = MonthPage(month: august, firstWeekday: firstWeekday)
    let layout = RangeLayout(ranges, rows: page.weeks.map { $0.cells.map { $0?.day } })
    let done = Set(done.map(day))
    let link: ((Day) -> String)? = isReadOnly ? nil : { "/day/\($0)" }
    var html = HTMLWriter()
    MonthGridHTML(
      text: MonthGridText(
        shortWeekday: { String($0.name.prefix(1)) }, weekday: \.name,
        spokenDay: { "\($0.day)" }),
      links: MonthGridLinks(day: link), headingID: "h"
    ).write(
      page,
      content: .ranges(
        layout, laneLimit: laneLimit,
        text: MonthRangeText(
          name: \.name, spokenRange: { "\($0.name) spoken" }, more: { "+\($0)" },
          spokenMore: { "\($1) more on \($0)" }),
        links: MonthRangeLinks(
          range: { isReadOnly ? nil : "/range/\($0.id)" }, uid: \.id, day: { link?($0) }),
        isDone: { _, day in done.contains(day) }),
      to: &html)
    return String(decoding: HTML(html).bytes, as: UTF8.self)
  }

  /// The opening tags that have an attribute or class.
  private func tags(_ html: String, _ part: String) -> [String] {
    html.split(separator: "<").map(String.init).filter { $0.contains(part) }
      .map { String($0.prefix { $0 != ">" }) }
  }

  private func classes(_ html: String, of uid: String) -> [String] {
    tags(html, "data-uid=\"\(uid)\"").compactMap { tag in
      tag.firstRange(of: "class=\"").map { String(tag[$0.upperBound...].prefix { $0 != "\"" }) }
    }
  }

  /// `data-range-position` by day of the month.
  private func positions(_ html: String) -> [Int: String] {
    var found: [Int: String] = [:]
    for tag in tags(html, "data-range-position") {
      func value(_ name: String) -> String {
        guard let at = tag.firstRange(of: "\(name)=\"") else { return "" }
        return String(tag[at.upperBound...].prefix { $0 != "\"" })
      }
      found[Int(value("data-date").suffix(2)) ?? 0] = value("data-range-position")
    }
    return found
  }

  static let original: [(id: String, first: Int, last: Int)] = [
    ("a", 2, 2), ("b", 4, 7), ("c", 9, 15), ("d", 22, 22), ("e", 24, 27),
  ]

  @Test("each day knows its position in its own range, whichever weekday is first")
  func positionsOfDays() {
    let ranges = Self.original.map { range($0.id, $0.first, $0.last) }
    for weekday in [Weekday.sunday, .monday] {
      var wanted: [Int: String] = [2: "single", 22: "single"]
      for (first, last) in [(4, 7), (9, 15), (24, 27)] {
        for number in first...last {
          wanted[number] = number == first ? "start" : number == last ? "end" : "middle"
        }
      }
      #expect(positions(grid(ranges, firstWeekday: weekday)) == wanted)
    }
  }

  @Test("a pill is one box a row, round where the range begins and ends")
  func pillsByRow() {
    // 2021-08-09 is a Monday: the week is whole in a row that begins on Monday.
    let ranges = Self.original.map { range($0.id, $0.first, $0.last) }
    let sunday = grid(ranges)
    #expect(
      classes(sunday, of: "c") == [
        "pill lane-0 span-6 begins at-end named hue-green",
        "pill lane-0 span-1 ends at-start hue-green",
      ])
    #expect(classes(sunday, of: "b") == ["pill lane-0 span-4 begins ends at-end named hue-green"])
    let monday = grid(ranges, firstWeekday: .monday)
    #expect(
      classes(monday, of: "c") == ["pill lane-0 span-7 begins ends at-start at-end named hue-green"]
    )
    #expect(classes(monday, of: "a") == ["pill lane-0 span-1 begins ends at-start named hue-green"])
  }

  @Test("ranges that touch stay two, in one lane")
  func touching() {
    let html = grid([range("b", 4, 7), range("c", 8, 15, hue: .sky)])
    #expect(classes(html, of: "b") == ["pill lane-0 span-4 begins ends at-end named hue-green"])
    #expect(
      classes(html, of: "c").first == "pill lane-0 span-7 begins at-start at-end named hue-sky")
    #expect(positions(html)[7] == "end" && positions(html)[8] == "start")
  }

  @Test("a half day begins or ends a pill in the middle of a column, and two share a day")
  func halves() {
    let html = grid([
      range("b", 2, 4, lastDay: .half), range("c", 4, 5, hue: .sky, firstDay: .half),
    ])
    #expect(classes(html, of: "b") == ["pill lane-0 span-3 begins ends half-end named hue-green"])
    #expect(classes(html, of: "c") == ["pill lane-0 span-2 begins ends half-start named hue-sky"])
    #expect(positions(html)[4] == "end start")
  }

  @Test("a day's number takes the hue of the lowest lane alone, with a dot when it is done")
  func numbers() {
    let html = grid([range("b", 4, 7), range("c", 5, 6, hue: .sky)], done: [5, 9])
    func cell(_ number: Int) -> String { tags(html, "data-date=\"\(day(number))\"").first ?? "" }
    #expect(cell(4).contains(" in-range hue-green\""))
    #expect(cell(5).contains(" in-range hue-green done\""))
    #expect(!cell(8).contains("in-range") && !cell(9).contains("done"))
    #expect(classes(html, of: "c") == ["pill lane-1 span-2 begins ends named hue-sky"])
  }

  @Test("what finds no lane is counted on each of its days; shown and counted are all")
  func more() {
    // Five on the 8th and the 9th, then one fewer a day.
    let ranges = (0..<5).map { range("\($0)", 8, 9 + $0) }
    for limit in [1, 2, 5] {
      let html = grid(ranges, laneLimit: limit)
      #expect(Set(tags(html, "data-uid")).count == limit, "one pill each, all in one row")
      let more = (8...13).compactMap { number -> String? in
        let hidden = min(5, 14 - number) - limit
        return hidden > 0 ? "aria-label=\"\(hidden) more on \(day(number))\"" : nil
      }
      #expect(tags(html, "data-more").count == more.count)
      for label in more { #expect(html.contains(label)) }
      #expect(html.contains("lanes-\(limit)\(limit < 5 ? " has-more" : "")\""))
    }
  }

  @Test("a month that only shows has no links, and says everything all the same")
  func readOnly() {
    let html = grid([range("b", 4, 7), range("c", 5, 6)], laneLimit: 1, isReadOnly: true)
    #expect(!html.contains("href"))
    #expect(html.contains("role=\"img\" aria-label=\"Name b spoken\""))
    #expect(html.contains("role=\"img\" aria-label=\"1 more on 2021-08-05\""))
    #expect(positions(html)[5] == "middle start")
  }
}
