import CalendarCore
import Daybook
import Foundation
import Testing

@testable import DaybookServer

@Suite struct PagesCalendarTests {
  static let sample = SampleMonth(language: .english)

  static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test func `the month keeps its hooks`() {
    let page = ParsedPage(Self.sample.monthView(selected: SampleMonth.day(3, 19)).html)
    let steps = page.tags("a").filter { $0.attributes["rel"] != nil }
    #expect(steps.map { $0.attributes["rel"] } == ["prev", "next"])
    #expect(steps.map { $0.attributes["href"] } == ["/month/2026-02", "/month/2026-04"])
    #expect(page.source.contains("<h1 id=\"heading\"><span class=\"wide\">March 2026</span>"))
    #expect(page.tags(with: "data-date").count == 35)
    #expect(page.tags(with: "data-more").map { $0.attributes["data-more"] } == ["2", "2"])
    #expect(page.tags(with: "data-uid").allSatisfy { !$0.name.isEmpty })
    #expect(page.tags(with: "aria-current").contains { $0.attributes["data-date"] == "2026-03-10" })
    #expect(page.tags(with: "aria-selected").map { $0.attributes["data-date"] } == ["2026-03-19"])
  }

  @Test func `the grid is named by the heading`() throws {
    let page = ParsedPage(Self.sample.monthView().html)
    let grid = try #require(page.tags.first { $0.attributes["role"] == "grid" })
    let heading = try #require(page.tags("h1").first)
    #expect(grid.attributes["aria-labelledby"] == heading.attributes["id"])
  }

  @Test func `a piece says title, days, time and calendar`() throws {
    let page = ParsedPage(Self.sample.monthView().html)
    let labels = page.tags(with: "data-lane").compactMap { $0.attributes["aria-label"] }
    #expect(labels.contains("Unpack boxes, Mar 2–4, All day, calendar Sample"))
    #expect(labels.contains("Dentist, Thursday, March 5, 6:30–7:30 PM, calendar Sample"))
    #expect(labels.contains("Spring clean, Saturday, March 7, All day, calendar Sample"))
  }

  @Test func `every month of the picker is a link, the shown one is current`() {
    let html = Self.text(Self.sample.monthView().html)
    for month in 1...12 {
      let digits = month < 10 ? "0\(month)" : "\(month)"
      #expect(html.contains("href=\"/month/2026-\(digits)\""))
    }
    #expect(html.contains("<a href=\"/month/2026-03\" aria-current=\"date\">Mar</a>"))
    #expect(html.contains("href=\"/month/2025-03\"") && html.contains("href=\"/month/2027-03\""))
    #expect(html.contains("name=\"month\" value=\"2026-03\""))
  }

  @Test(arguments: [-9999, 0, 9999]) func `far years have pages`(year: Int) throws {
    let month = try Month(year: year, month: 12)
    var view = Self.sample.monthView()
    view.page = MonthPage(month: month, firstWeekday: .sunday)
    #expect(ParsedPage(view.html).nestingErrors == [])
    let list = AgendaView(
      frame: Self.sample.frame(), month: month, today: SampleMonth.today, items: [],
      details: Self.sample.details)
    #expect(ParsedPage(list.html).nestingErrors == [])
  }

  @Test func `the panel of a phone shows the selected day, else today`() {
    let selected = Self.text(Self.sample.monthView(selected: SampleMonth.day(3, 19)).html)
    #expect(selected.contains("<h2 id=\"panel-heading\">Thursday, March 19</h2>"))
    let today = Self.text(Self.sample.monthView().html)
    #expect(today.contains("<h2 id=\"panel-heading\">Tuesday, March 10</h2>"))
    #expect(today.contains("Mar 5–10 · day 6 of 6"))
  }

  @Test func `the day has everything in order, all-day first with its cuts`() throws {
    let html = Self.text(
      DayView(
        frame: Self.sample.frame(), day: SampleMonth.today, today: SampleMonth.today,
        items: Self.sample.items.reversed(), details: Self.sample.details
      ).html)
    let titles = [
      "Spring term sign-up", "Sort records", "Planning", "Lunch", "Check-up", "Evening run",
    ]
    var rest = html[...]
    for title in titles {
      let found = try #require(rest.range(of: ">\(title)<"), "\(title)")
      rest = rest[found.upperBound...]
    }
    #expect(html.contains("class=\"bar cut-start hue-sky\""))
    #expect(html.contains("class=\"bar cut-end hue-green\""))
    #expect(html.contains("rel=\"prev\" href=\"/day/2026-03-09\""))
    #expect(html.contains("rel=\"next\" href=\"/day/2026-03-11\""))
    #expect(!html.contains(">Dentist<"))
  }

  @Test func `a timed item over midnight says when it begins and ends`() {
    let item = CalendarItem(
      uid: "night", title: "Night train",
      days: DaySpan(start: SampleMonth.day(3, 10), count: 3),
      startTime: try? TimeOfDay(hour: 22, minute: 30), endTime: try? TimeOfDay(hour: 7, minute: 0))
    let words = ItemWords(
      labels: LocaleLabels(.english), year: 2026, details: Self.sample.details)
    #expect(words.when(item, on: SampleMonth.day(3, 10)) == "from 10:30 PM")
    #expect(words.when(item, on: SampleMonth.day(3, 11)) == "All day")
    #expect(words.when(item, on: SampleMonth.day(3, 12)) == "until 7:00 AM")
    #expect(
      words.spoken(item)
        == "Night train, March 10 10:30 PM – March 12 7:00 AM, calendar Sample")
    #expect(words.shortWhen(item, on: SampleMonth.day(3, 10)) == "10:30p")
  }

  @Test func `the list has the days that hold something, in order`() {
    let page = ParsedPage(
      AgendaView(
        frame: Self.sample.frame(), month: SampleMonth.march, today: SampleMonth.today,
        items: Self.sample.items, details: Self.sample.details
      ).html)
    let dates = page.tags(with: "data-date").compactMap { $0.attributes["data-date"] }
    let expected = SampleMonth.march.days.days.filter { day in
      Self.sample.items.contains { $0.days.contains(day) }
    }
    #expect(dates == expected.map(\.description))
    let rows = page.tags.filter { $0.attributes["class"]?.hasPrefix("row ") == true }
    #expect(
      rows.count
        == expected.reduce(0) { sum, day in
          sum + Self.sample.items.count { $0.days.contains(day) }
        })
  }

  @Test func `thousands of events on every day are the first of each in the list, and a number`() {
    // Handed over in no order; their titles tell it.
    let items = (0..<3_000).map { number in
      CalendarItem(
        key: Int64(number), uid: "\(number)", title: "t\(10_000 + number * 7 % 3_000)",
        days: DaySpan(start: SampleMonth.day(2, 1), count: 100), startTime: nil, endTime: nil,
        hue: .sky)
    }
    let html = Self.text(
      AgendaView(
        frame: Self.sample.frame(), month: SampleMonth.march, today: SampleMonth.today,
        items: items, details: Self.sample.details
      ).html)
    #expect(html.components(separatedBy: ">t10000<").count == 32)
    #expect(html.components(separatedBy: ">t10049<").count == 32)
    #expect(!html.contains(">t10050<"))
    #expect(html.contains(">2950 more on March 31<"))
    #expect(html.utf8.count < 2_000_000)
  }

  @Test func `a blank title gets a stand-in`() {
    let items = [
      CalendarItemSample.bar(" \n\t", from: 10, count: 1, key: 1),
      CalendarItemSample.line("", on: 10, key: 2),
    ]
    let html = Self.text(Self.sample.monthView(items: items).html)
    #expect(
      html.components(separatedBy: "<span class=\"title\" dir=\"auto\">Untitled</span>").count == 5)
  }

  @Test func `a notice offers to undo and to close`() {
    let html = Self.text(
      Self.sample.monthView(notice: Notice(text: "Deleted “A”", undoAct: 42)).html)
    #expect(html.contains("role=\"status\""))
    #expect(html.contains("<form method=\"post\" action=\"/undo\">"))
    #expect(html.contains("name=\"act\" value=\"42\""))
    #expect(!Self.text(Self.sample.monthView().html).contains("name=\"act\""))
  }

  @Test func `calendars are shown and hidden by their buttons`() {
    let html = Self.text(Self.sample.monthView().html)
    #expect(html.contains("name=\"hide\" value=\"1\" aria-pressed=\"true\""))
    #expect(html.contains("name=\"show\" value=\"4\" aria-pressed=\"false\""))
  }

  @Test func `an occurrence is linked as one`() {
    #expect(Paths.event(5, occurrence: nil) == "/event/5")
    #expect(Paths.event(5, occurrence: "20260310T090000") == "/event/5?occurrence=20260310T090000")
    #expect(Paths.event(5, occurrence: "a&b=ü") == "/event/5?occurrence=a%26b%3D%C3%BC")
  }
}
