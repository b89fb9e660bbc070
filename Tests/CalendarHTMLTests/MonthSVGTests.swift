import CalendarCore
import Foundation
import Testing

@testable import CalendarHTML

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("A month as a picture")
struct MonthSVGTests {
  static var text: MonthGridText {
    MonthGridText(
      shortWeekday: { String($0.name.prefix(3)) }, weekday: { $0.name },
      neighbourDay: { "\($0.monthNumber)/\($0.dayOfMonth)" }, spokenDay: { "\($0.day)" })
  }

  static var itemText: MonthItemText {
    MonthItemText(
      spokenItem: { "\($0.title), \($0.days.start) to \($0.days.last)" }, title: { $0.title },
      time: { "\($0)" }, more: { "+\($0)" }, spokenMore: { "\($0.more) more on \($0.day)" })
  }

  static func item(
    _ title: String, _ first: String, through last: String? = nil, at time: String? = nil,
    hue: Hue = .blue
  ) throws -> CalendarItem {
    let span = try DaySpan(from: Day(iso: first), through: Day(iso: last ?? first))
    let start = try time.map { try TimeOfDay(iso: $0) }
    return CalendarItem(
      uid: title, title: title, days: span, startTime: start, endTime: start, hue: hue)
  }

  static func picture(
    _ items: [CalendarItem], laneLimit: Int? = nil, today: String? = nil, width: Int = 1071,
    heading: String = "March 2026", families: [String] = ["Sample Sans"]
  ) throws -> String {
    let page = MonthPage(
      month: try Month(iso: "2026-03"), firstWeekday: .sunday,
      today: try today.map { try Day(iso: $0) }, items: items, laneLimit: laneLimit)
    var svg = HTMLWriter()
    MonthSVG(
      text: text, itemText: itemText, heading: heading, language: "en", colorsWeekend: true,
      fontFamilies: families,
      width: width
    ).write(page, to: &svg)
    return String(decoding: svg.bytes, as: UTF8.self)
  }

  /// The elements of a document with their attributes and the text in them, as an XML parser reads it.
  final class Elements: NSObject, XMLParserDelegate {
    struct Element {
      var name: String
      var attributes: [String: String]
      var text = ""
    }
    private(set) var all: [Element] = []
    private var open: [Int] = []
    private(set) var error: String?

    init(_ document: String) {
      super.init()
      let parser = XMLParser(data: Data(document.utf8))
      parser.delegate = self
      if !parser.parse() { error = "\(String(describing: parser.parserError))" }
    }
    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      open.append(all.count)
      all.append(Element(name: name, attributes: attributes))
    }
    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
      _ = open.popLast()
    }
    func parser(_ parser: XMLParser, foundCharacters text: String) {
      if let last = open.last { all[last].text += text }
    }
    func texts(_ name: String, class wanted: String? = nil) -> [String] {
      all.filter {
        $0.name == name && (wanted == nil || $0.attributes["class"]?.contains(wanted ?? "") == true)
      }.map(\.text)
    }
  }

  @Test("a bar is an edge where it begins, round where it ends, cut where it goes on")
  func bars() throws {
    let svg = try MonthSVGTests.picture([
      MonthSVGTests.item("one", "2026-03-03"),
      MonthSVGTests.item("long", "2026-03-13", through: "2026-03-24", hue: .red),
    ])
    let paths = Elements(svg).all.filter { $0.attributes["class"]?.hasSuffix("-bg") == true }
      .compactMap { $0.attributes["d"] }
    #expect(
      paths
        == [
          // 3 March: from 4 beyond its cell's start, after the edge, to 4 before its end.
          "M313 124H450a5 5 0 0 1 5 5v12a5 5 0 0 1 -5 5H313z",
          // 13 March to the end of the row: an arrow of 6.
          "M772 236H1065l6 11l-6 11H772z",
          // A whole row: a notch and an arrow.
          "M0 348H1065l6 11l-6 11H0l6 -11z",
          // The rest: a notch and a round end.
          "M0 460H450a5 5 0 0 1 5 5v12a5 5 0 0 1 -5 5H0l6 -11z",
        ])
    let edges = svg.split(separator: "-edge\" d=").count - 1
    #expect(edges == 2)
  }

  @Test("what is shown and counted, today, and days of neighbours")
  func days() throws {
    let items = try (1...6).map { try MonthSVGTests.item("t\($0)", "2026-03-10", at: "09:30") }
    let elements = Elements(
      try MonthSVGTests.picture(items, laneLimit: 4, today: "2026-03-10"))
    #expect(elements.error == nil)
    #expect(elements.texts("text", class: "title") == ["t1", "t2", "t3", "t4"])
    #expect(elements.texts("text", class: "time").first == "09:30")
    #expect(elements.texts("text", class: "more") == ["+2"])
    #expect(elements.texts("text", class: "today") == ["10"])
    #expect(elements.all.filter { $0.attributes["class"] == "disc" }.count == 1)
    #expect(elements.texts("text", class: "far") == ["4/1", "2", "3", "4"])
    #expect(elements.texts("text", class: "sunday") == ["sun", "1", "8", "15", "22", "29"])
    #expect(elements.all.filter { $0.attributes["class"] == "out" }.count == 4)
  }

  @Test("a picture has a name, says all it shows, and its language")
  func spoken() throws {
    let svg = try MonthSVGTests.picture([
      MonthSVGTests.item("one", "2026-03-03"), MonthSVGTests.item("two", "2026-03-04"),
    ])
    let elements = Elements(svg)
    let root = try #require(elements.all.first)
    #expect(root.attributes["role"] == "img")
    #expect(root.attributes["lang"] == "en")
    #expect(root.attributes["aria-labelledby"] == "month-title month-desc")
    #expect(elements.texts("title").first == "March 2026")
    #expect(
      elements.texts("desc") == ["one, 2026-03-03 to 2026-03-03\ntwo, 2026-03-04 to 2026-03-04"])
  }

  @Test(
    "any text makes a document that can be read",
    arguments: [
      "", "Fish & <chips> \"now\" 'then' ]]> --",
      "a\u{0}b\u{1B}[31m\u{7F}\u{FFFE}\u{FFFF}\u{10FFFF}c",
      "</text></svg><script>alert(1)</script>", "a\nb\tc", "\u{202E}abc", "👩‍👩‍👧‍👦🎉🇰🇷", "פגישה עם הצוות",
      String(repeating: "긴 제목 ", count: 200), String(repeating: "e\u{301}", count: 500),
    ])
  func anyText(_ title: String) throws {
    let elements = Elements(
      try MonthSVGTests.picture(
        [
          MonthSVGTests.item(title, "2026-03-03"),
          MonthSVGTests.item(title, "2026-03-04", at: "09:30"),
          MonthSVGTests.item(title, "2026-03-05", through: "2026-03-20"),
        ], heading: title, families: ["A'}</style><b>\"\\", title]))
    #expect(elements.error == nil)
    #expect(!elements.all.contains { $0.name == "script" || $0.name == "b" })
    #expect(elements.texts("style").count == 1)
  }

  @Test("titles are cut at the width of their segment, not of a cell (T-82)")
  func cuts() throws {
    // T-82
    let long = String(repeating: "title ", count: 40)
    let elements = Elements(
      try MonthSVGTests.picture([
        MonthSVGTests.item(long, "2026-03-03"),
        MonthSVGTests.item(long, "2026-03-08", through: "2026-03-12"),
        MonthSVGTests.item("회의실에서 열리는 아주 긴 회의의 제목", "2026-03-18"),
        MonthSVGTests.item("short", "2026-03-19"),
      ]))
    let texts = elements.texts("text", class: "-text")
    #expect(texts.map { $0.hasSuffix("…") } == [true, true, true, false])
    #expect(texts[1].count > 5 * texts[0].count - 10)
    #expect(texts[2].count < 14)
    // Each text stands in a window as wide as its bar has room.
    let windows = elements.all.filter { $0.name == "svg" }.dropFirst()
    #expect(windows.map { $0.attributes["width"] } == ["128", "740", "128", "128"])
  }

  @Test("three hundred items and none are drawn", arguments: [0, 300])
  func amounts(_ count: Int) throws {
    let items = try (0..<count).map { number in
      try MonthSVGTests.item(
        "item \(number)", "2026-03-\(number % 19 + 10)", at: number % 2 == 0 ? "09:00" : nil,
        hue: Hue.allCases[number % 12])
    }
    for limit in [nil, 0, 4] {
      let elements = Elements(try MonthSVGTests.picture(items, laneLimit: limit))
      #expect(elements.error == nil)
      let height = try #require(elements.all.first?.attributes["height"].flatMap { Int($0) })
      #expect(height >= 92 + 5 * 112)
    }
  }

  @Test("hidden weekdays have no column, blank places no number")
  func otherGrids() throws {
    let style = GridStyle(
      columns: try WeekColumns(firstWeekday: .monday, hiding: [.saturday, .sunday]),
      showsInDates: false, showsOutDates: false)
    let page = GridPage(
      grid: DayGrid(month: try Month(iso: "2026-04"), style: style),
      items: [try MonthSVGTests.item("bar", "2026-04-02", through: "2026-04-07")])
    var svg = HTMLWriter()
    MonthSVG(
      text: MonthSVGTests.text, itemText: MonthSVGTests.itemText, heading: "April", language: "en",
      width: 1000
    )
    .write(page, to: &svg)
    let elements = Elements(String(decoding: svg.bytes, as: UTF8.self))
    #expect(elements.error == nil)
    #expect(elements.all[0].attributes["width"] == "1000")
    #expect(elements.texts("text", class: "weekday") == ["mon", "tue", "wed", "thu", "fri"])
    let first = elements.all.first { $0.text == "1" && $0.name == "text" }
    #expect(first?.attributes["x"] == "416")
    #expect(elements.texts("text", class: "number").count == 22)
    let drawing = MonthDrawing(
      page: page, heading: "April", weekdays: ["Mo", "Tu", "We", "Th", "Fr"], time: { "\($0)" },
      width: 51)
    let lines = drawing.text.split(separator: "\n").map(String.init)
    #expect(lines[1] == " Mo        Tu        We        Th        Fr")
    #expect(lines[3] == "                     1         2         3")
    #expect(lines[4] == "                              [bar              ▸")
  }

  @Test("only the hues that are there have styles, in both themes")
  func styles() throws {
    let svg = try MonthSVGTests.picture([MonthSVGTests.item("a", "2026-03-03", hue: .teal)])
    #expect(svg.split(separator: ".teal-bg{fill:").count == 3)
    #expect(!svg.contains("red-bg"))
    #expect(svg.contains("@media (prefers-color-scheme:dark)"))
    #expect(!svg.contains("style=\""))
  }

  @Test("any width is drawn", arguments: [Int.min, 0, 100, 895, 5_000, Int.max])
  func widths(_ width: Int) throws {
    let elements = Elements(
      try MonthSVGTests.picture(
        [MonthSVGTests.item("a long title of an item", "2026-03-03", at: "09:30")], width: width))
    #expect(elements.error == nil)
    let hasTime = !elements.texts("text", class: "time").isEmpty
    #expect(hasTime == (width >= 896))
  }

  @Test("measures that are set later are clamped too", arguments: [Int.min, 0, Int.max])
  func measures(_ measure: Int) {
    var picture = MonthSVG(
      text: MonthSVGTests.text, itemText: MonthSVGTests.itemText, heading: "", language: "en")
    picture.width = measure
    picture.leastWeekHeight = measure
    let made = MonthSVG(
      text: MonthSVGTests.text, itemText: MonthSVGTests.itemText, heading: "", language: "en",
      width: measure,
      leastWeekHeight: measure)
    #expect(picture.width == made.width)
    #expect(picture.leastWeekHeight == made.leastWeekHeight)
    var svg = HTMLWriter()
    picture.write(MonthPage(month: Month(index: 24_290), firstWeekday: .sunday), to: &svg)
    #expect(!svg.bytes.isEmpty)
  }
}
