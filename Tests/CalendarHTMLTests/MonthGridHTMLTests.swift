import CalendarCore
import CalendarHTML
import Foundation
import Testing

@Suite struct MonthGridHTMLTests {
  static func day(_ iso: String) -> Day { (try? Day(iso: iso)) ?? Day(ordinal: 0) }

  static var text: MonthGridText {
    MonthGridText(
      shortWeekday: { String($0.name.prefix(3)) },
      weekday: { $0.name },
      neighbourDay: { "\($0.monthNumber)/\($0.dayOfMonth)" },
      spokenDay: { "\($0.day), \($0.total)" })
  }

  static var itemText: MonthItemText {
    MonthItemText(
      spokenItem: { "spoken \($0.title)" },
      title: { $0.title },
      time: { "\($0)" },
      more: { "+\($0) more" },
      spokenMore: { "\($0.more) more on \($0.day)" })
  }

  static func links(interactive: Bool) -> MonthGridLinks {
    MonthGridLinks(
      day: { "/day/\($0)" }, add: interactive ? { "/new?a=1&day=\($0)" } : nil,
      select: interactive ? { "?day=\($0)" } : nil)
  }

  static func content(of page: GridPage) -> MonthGridContent {
    .items(
      of: page, text: itemText, item: { "/event/\($0.key)" },
      day: links(interactive: false).day)
  }

  static func html(
    _ items: [CalendarItem], month: String = "2026-03", today: String? = nil,
    selected: String? = nil, limit: Int? = 4, interactive: Bool = true,
    firstWeekday: Weekday = .sunday
  ) -> String {
    var writer = HTMLWriter()
    let month = (try? Month(iso: month)) ?? day("2026-03-01").month
    let page = MonthPage(
      month: month, firstWeekday: firstWeekday, today: today.map(day), items: items,
      laneLimit: limit)
    MonthGridHTML(
      text: text, links: links(interactive: interactive), headingID: "heading",
      selected: selected.map(day)
    ).write(page, content: content(of: page), to: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  static func item(
    _ title: String, _ first: String, _ last: String? = nil, at time: String? = nil, key: Int64 = 1,
    recurrenceID: String? = nil
  ) -> CalendarItem {
    CalendarItem(
      key: key, uid: "uid-\(title)", recurrenceID: recurrenceID, title: title,
      days: DaySpan(start: day(first), end: day(last ?? first).advanced(by: 1)),
      startTime: time.flatMap { try? TimeOfDay(iso: $0) }, hue: .sky)
  }

  /// The opening tags with a class among their classes.
  static func tags(_ html: String, class name: String) -> [Substring] {
    html.split(separator: "<").filter { tag in
      guard let start = tag.range(of: "class=\"") else { return false }
      let classes = tag[start.upperBound...].prefix { $0 != "\"" }
      return classes.split(separator: " ").contains(Substring(name))
    }
  }

  @Test func `the grid has a name, seven column headers and seven cells a row`() {
    let html = Self.html([])
    #expect(html.hasPrefix("<div class=\"month\" role=\"grid\" aria-labelledby=\"heading\""))
    #expect(html.components("role=\"columnheader\"") == 7)
    #expect(html.components("role=\"gridcell\"") == 35)
    #expect(html.components("role=\"row\"") == 6)
    #expect(html.components("aria-label=\"wednesday\"") == 1)
    #expect(html.components("<div") == html.components("</div>"))
  }

  @Test func `blank places are empty cells, hidden weekdays have no column`() throws {
    let style = GridStyle(
      columns: try WeekColumns(firstWeekday: .sunday, hiding: [.wednesday]), showsInDates: false,
      showsOutDates: false)
    var writer = HTMLWriter()
    let page = GridPage(
      grid: DayGrid(month: try Month(iso: "2017-06"), style: style),
      items: [Self.item("x", "2017-06-02", "2017-06-05")])
    MonthGridHTML(text: Self.text, links: Self.links(interactive: true), headingID: "heading")
      .write(page, content: Self.content(of: page), to: &writer)
    let html = String(decoding: writer.bytes, as: UTF8.self)
    #expect(html.components("aria-colcount=\"6\"") == 1)
    #expect(html.components("role=\"columnheader\"") == 6)
    #expect(html.components("role=\"gridcell\"") == 30)
    #expect(html.components("<div class=\"cell blank\" role=\"gridcell\"></div>") == 4)
    #expect(html.components("data-date=") == 26)
    #expect(Self.tags(html, class: "bar").count == 2)
    #expect(html.components("<div") == html.components("</div>"))
  }

  @Test func `a day out of bounds is disabled and leads nowhere`() throws {
    let bounds = try DateBounds(
      from: Self.day("2026-03-05"), through: Self.day("2026-03-20"))
    let month = try Month(iso: "2026-03")
    let style = GridStyle(firstWeekday: .sunday, bounds: bounds.days)
    let page = GridPage(grid: DayGrid(month: month, style: style))
    var writer = HTMLWriter()
    MonthGridHTML(
      text: Self.text, links: Self.links(interactive: true), headingID: "heading", bounds: bounds
    ).write(page, content: Self.content(of: page), to: &writer)
    let html = String(decoding: writer.bytes, as: UTF8.self)
    #expect(html.components("data-minimum=\"2026-03-05\" data-maximum=\"2026-03-20\"") == 1)
    #expect(html.components("class=\"pick\"") == 16)
    #expect(html.components("<a class=\"number\"") == 16)
    #expect(Self.tags(html, class: "beyond").count == page.weeks.flatMap(\.days).count - 16)
    for tag in Self.tags(html, class: "beyond") { #expect(tag.contains("aria-disabled=\"true\"")) }
  }

  @Test func `content of any kind stands in its row and cell`() throws {
    let page = GridPage(month: try Month(iso: "2026-03"), firstWeekday: .monday)
    let dotted = Self.day("2026-03-10")
    var writer = HTMLWriter()
    MonthGridHTML(text: Self.text, links: Self.links(interactive: false), headingID: "heading")
      .write(
        page,
        content: MonthGridContent(
          gridClasses: " diary", rowClasses: { " row-\($0)" },
          cellClasses: { $0.day == dotted ? " strong" : "" },
          write: { place, html in
            if place.cell.day == dotted {
              html.write("<i class=\"dot at-\(place.row)-\(place.column)\"></i>")
            }
          }), to: &writer)
    let html = String(decoding: writer.bytes, as: UTF8.self)
    #expect(html.hasPrefix("<div class=\"month diary\" role=\"grid\""))
    #expect(html.components("class=\"week row-") == 6)
    #expect(Self.tags(html, class: "strong").map { $0.contains("2026-03-10") } == [true])
    #expect(html.components("<span>10</span></a><i class=\"dot at-2-1\"></i></div>") == 1)
  }

  @Test func `columns follow the first weekday`() throws {
    let html = Self.html([], firstWeekday: .monday)
    let monday = try #require(html.range(of: "aria-label=\"monday\""))
    let sunday = try #require(html.range(of: "aria-label=\"sunday\""))
    #expect(monday.lowerBound < sunday.lowerBound)
  }

  @Test func `every day carries its date and links to its page`() {
    let html = Self.html([])
    for day in Self.day("2026-03-01").month.days.days {
      #expect(html.components("data-date=\"\(day)\"") == 1)
      #expect(
        html.components("class=\"number\" href=\"/day/\(day)\" aria-label=\"\(day), 0\"") == 1)
    }
  }

  @Test func `today and the selected day are marked once`() {
    let html = Self.html([], today: "2026-03-10", selected: "2026-03-19")
    #expect(html.components("aria-current=\"date\"") == 1)
    #expect(html.components("aria-selected=\"true\"") == 1)
    #expect(Self.tags(html, class: "today").first?.contains("data-date=\"2026-03-10\"") == true)
    #expect(Self.tags(html, class: "selected").first?.contains("data-date=\"2026-03-19\"") == true)
    let plain = Self.html([])
    #expect(!plain.contains("aria-current") && !plain.contains("aria-selected"))
  }

  @Test func `days of the neighbouring months are marked, the first says its month`() {
    let html = Self.html([])
    #expect(Self.tags(html, class: "out").count == 4)
    #expect(html.components("<span class=\"wide\">4/1</span>") == 1)
    #expect(!html.contains(">4/2<") && !html.contains(">3/1<"))
  }

  @Test func `a bar over a week's end is two pieces with cut edges`() {
    let html = Self.html([Self.item("A", "2026-03-05", "2026-03-10")])
    let bars = Self.tags(html, class: "bar")
    #expect(bars.count == 2)
    #expect(bars[0].hasPrefix("a class=\"bar span-3 cut-end lane-0 hue-sky\" href=\"/event/1\""))
    #expect(bars[1].hasPrefix("a class=\"bar span-3 cut-start lane-0 hue-sky\" href=\"/event/1\""))
    for bar in bars {
      #expect(bar.contains("data-uid=\"uid-A\" data-lane=\"0\""))
      #expect(bar.contains("aria-label=\"spoken A\""))
    }
  }

  @Test func `a piece stands in the cell of its first column`() throws {
    let html = Self.html([Self.item("A", "2026-03-05", "2026-03-10")])
    let bar = try #require(html.range(of: "span-3 cut-end"))
    let before = html[..<bar.lowerBound]
    let date = try #require(before.range(of: "data-date=\"", options: .backwards))
    #expect(html[date.upperBound...].hasPrefix("2026-03-05"))
  }

  @Test func `a timed item of one day is a line with its time, a longer one a bar`() {
    let line = Self.html([Self.item("A", "2026-03-05", at: "09:30")])
    #expect(Self.tags(line, class: "timed").count == 1)
    #expect(Self.tags(line, class: "bar").isEmpty)
    #expect(line.contains("<span class=\"time\">09:30</span>"))
    let bar = Self.html([Self.item("A", "2026-03-05", "2026-03-06", at: "09:30")])
    #expect(Self.tags(bar, class: "timed").isEmpty)
    #expect(Self.tags(bar, class: "bar").count == 1)
    #expect(!bar.contains("class=\"time\""))
  }

  @Test func `an occurrence of a series carries its recurrence id`() {
    let html = Self.html([Self.item("A", "2026-03-05", recurrenceID: "20260305")])
    #expect(html.contains("data-occurrence=\"20260305\""))
    #expect(!Self.html([Self.item("A", "2026-03-05")]).contains("data-occurrence"))
  }

  @Test(arguments: [0, 1, 2, 4, 9])
  func `what a day shows and what it hides is all it has`(limit: Int) throws {
    let items = (0..<60).map { index in
      Self.item(
        "I\(index)", "\(Self.day("2026-03-01").advanced(by: index * 5 % 31))",
        "\(Self.day("2026-03-01").advanced(by: index * 5 % 31 + index % 5))", key: Int64(index))
    }
    let html = Self.html(items, limit: limit)
    // Read back from the page: for each cell what covers it, by the pieces' columns and spans.
    for row in html.components(separatedBy: "class=\"week").dropFirst() {
      var shown = [Int](repeating: 0, count: 7)
      var more = [Int](repeating: 0, count: 7)
      var dates: [Day] = []
      for (column, cell) in row.components(separatedBy: "role=\"gridcell\"").dropFirst()
        .enumerated()
      {
        dates.append(Self.day(String(cell.dropFirst(" data-date=\"".count).prefix(10))))
        for piece in Self.tags(cell, class: "bar") {
          let span = try #require(piece.range(of: "span-"))
          let count = try #require(piece[span.upperBound...].first?.wholeNumberValue)
          for covered in column..<column + count { shown[covered] += 1 }
        }
        if let mark = cell.range(of: "data-more=\"") {
          more[column] = try #require(Int(cell[mark.upperBound...].prefix { $0 != "\"" }))
        }
      }
      for (column, date) in dates.enumerated() {
        let total = items.count { $0.days.contains(date) }
        #expect(shown[column] + more[column] == total, "\(date)")
        #expect(shown[column] == min(limit, total), "\(date)")
      }
    }
  }

  @Test func `the overflow link says how many and leads to the day`() {
    let items = (0..<6).map { Self.item("I\($0)", "2026-03-10", key: Int64($0)) }
    let html = Self.html(items)
    #expect(html.components("data-more=") == 1)
    #expect(
      html.contains(
        "<a class=\"more\" href=\"/day/2026-03-10\" data-more=\"2\" aria-label=\"2 more on 2026-03-10\">"
      ))
    #expect(html.contains("class=\"week lanes-4 has-more\""))
    #expect(html.contains("class=\"week lanes-0\""))
  }

  @Test func `hostile titles stay text`() {
    let titles = [
      "<script>alert(1)</script>", "\" onmouseover=\"alert(1)", "' onfocus='alert(1)",
      "</a><img src=x onerror=alert(1)>", "&lt;b&gt;",
    ]
    for title in titles {
      let html = Self.html([
        Self.item(title, "2026-03-05", "2026-03-09"), Self.item(title, "2026-03-11", at: "09:00"),
      ])
      #expect(!html.contains(title))
      #expect(html.components("<a ") == html.components("</a>"))
      #expect(!html.contains("<script") && !html.contains("<img"))
      #expect(!html.contains("\" onmouseover=") && !html.contains("' onfocus="))
    }
  }

  @Test func `addresses are escaped`() {
    #expect(Self.html([]).contains("href=\"/new?a=1&amp;day=2026-03-01\""))
  }

  @Test func `a grid that only shows has no links to make or select`() {
    let html = Self.html([], interactive: false)
    #expect(Self.tags(html, class: "add").isEmpty && Self.tags(html, class: "pick").isEmpty)
    let interactive = Self.html([])
    for overlay in Self.tags(interactive, class: "add") + Self.tags(interactive, class: "pick") {
      #expect(overlay.contains("tabindex=\"-1\" aria-hidden=\"true\""))
    }
    #expect(Self.tags(interactive, class: "add").count == 35)
    #expect(Self.tags(interactive, class: "pick").count == 35)
  }

  @Test func `nothing needs a style attribute or a script`() {
    let html = Self.html((0..<30).map { Self.item("I\($0)", "2026-03-0\($0 % 9 + 1)") })
    #expect(!html.contains("style=") && !html.contains("<script") && !html.contains(" on"))
  }
}

extension String {
  /// How often `part` occurs.
  fileprivate func components(_ part: String) -> Int { components(separatedBy: part).count - 1 }
}
