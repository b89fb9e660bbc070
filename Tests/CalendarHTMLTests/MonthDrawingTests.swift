import CalendarCore
import Testing

@testable import CalendarHTML

@Suite("A month in the terminal")
struct MonthDrawingTests {
  private func drawing(width: Int, usesColor: Bool, laneLimit: Int? = 2) throws -> String {
    func item(_ title: String, _ first: String, _ last: String, at time: String? = nil) throws
      -> CalendarItem
    {
      let span = try DaySpan(from: Day(iso: first), through: Day(iso: last))
      let start = try time.map { try TimeOfDay(iso: $0) }
      return CalendarItem(
        uid: title, title: title, days: span, startTime: start, endTime: start, hue: .blue)
    }
    let page = MonthPage(
      month: try Month(iso: "2026-02"), firstWeekday: .sunday, today: try Day(iso: "2026-02-10"),
      items: [
        try item("제주 여행 아주 긴 제목", "2026-02-06", "2026-02-09"),
        try item("🎂 Birthday", "2026-02-10", "2026-02-10"),
        try item("치과", "2026-02-11", "2026-02-11", at: "09:30"),
        try item("", "2026-02-11", "2026-02-11"), try item("Third", "2026-02-11", "2026-02-11"),
        try item("Into March", "2026-02-27", "2026-03-02"),
      ], laneLimit: laneLimit)
    return MonthDrawing(
      page: page, heading: "February 2026",
      weekdays: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"], untitled: "(no title)",
      time: { "\($0)" }, width: width, usesColor: usesColor
    ).text
  }

  private func columns(of text: some StringProtocol) -> Int {
    TextWidth.clusters(of: String(text)).reduce(0) { $0 + $1.columns }
  }

  @Test("bars, lines, counts and cut edges stand in their columns")
  func plain() throws {
    #expect(
      try drawing(width: 78, usesColor: false) == """
        February 2026

         Sun        Mon        Tue        Wed        Thu        Fri        Sat
        ─────────────────────────────────────────────────────────────────────────────
         1          2          3          4          5          6          7
                                                               [제주 여행 아주 긴 …▸
        ─────────────────────────────────────────────────────────────────────────────
         8          9         [10]        11         12         13         14
        ◂제주 여행 아주 긴 …] [🎂 Birt…] [(no tit…]
                                         [Third   ]
                                          +1
        ─────────────────────────────────────────────────────────────────────────────
         15         16         17         18         19         20         21
        ─────────────────────────────────────────────────────────────────────────────
         22         23         24         25         26         27         28
                                                               [Into March         ▸
        ─────────────────────────────────────────────────────────────────────────────

        """)
  }

  @Test("colours change no column", arguments: [43, 60, 78, 120, 200])
  func colours(_ width: Int) throws {
    let plain = try drawing(width: width, usesColor: false).split(separator: "\n")
    let coloured = try drawing(width: width, usesColor: true).split(separator: "\n")
    #expect(plain.count == coloured.count)
    for (line, other) in zip(plain, coloured) {
      let stripped = String(other).replacing(/\u{1B}\[[0-9;]*m/, with: "")
      func blank(_ text: String) -> String {
        var text = String(text.map { $0 == "[" || $0 == "]" ? " " : $0 })
        while text.last == " " { text.removeLast() }
        return text
      }
      #expect(blank(stripped) == blank(String(line)))
      #expect(columns(of: line) <= width)
    }
    #expect(
      try drawing(width: width, usesColor: true).contains("\u{1B}[48;2;86;159;255;38;2;0;0;0m"))
  }

  @Test("any width is drawn", arguments: [Int.min, -5, 0, 1, 7, 42, 1_000_000, Int.max])
  func widths(_ width: Int) throws {
    let text = try drawing(width: width, usesColor: false)
    #expect(text.utf8.count < 200_000)
  }

  struct Fit: CustomTestStringConvertible {
    var text: String
    var columns: Int
    var fitted: String
    var testDescription: String { "\(text) in \(columns)" }
  }

  @Test(
    "text is cut by columns, not by characters",
    arguments: [
      Fit(text: "abc", columns: 5, fitted: "abc"), Fit(text: "abc", columns: 3, fitted: "abc"),
      Fit(text: "abcd", columns: 3, fitted: "ab…"), Fit(text: "abc", columns: 0, fitted: ""),
      Fit(text: "abc", columns: -1, fitted: ""), Fit(text: "가나다", columns: 6, fitted: "가나다"),
      Fit(text: "가나다", columns: 5, fitted: "가나…"), Fit(text: "가나다", columns: 4, fitted: "가…"),
      Fit(text: "日本", columns: 1, fitted: "…"), Fit(text: "👩‍👩‍👧‍👦x", columns: 3, fitted: "👩‍👩‍👧‍👦x"),
      Fit(text: "🇰🇷🇯🇵", columns: 3, fitted: "🇰🇷…"),
      Fit(text: "e\u{301}e\u{301}", columns: 2, fitted: "e\u{301}e\u{301}"),
      Fit(text: "a\u{1B}[31mb\nc", columns: 9, fitted: "a [31mb c"),
      Fit(text: "✈️", columns: 2, fitted: "✈️"),
      Fit(text: "한", columns: 2, fitted: "한"), Fit(text: "", columns: 2, fitted: ""),
      Fit(text: "a\u{202E}b\u{2066}c\u{FFFF}", columns: 3, fitted: "abc"),
      Fit(text: "한글", columns: 3, fitted: "한…"),
    ])
  func fitting(_ each: Fit) {
    let fitted = TextWidth.fitted(
      TextWidth.clusters(of: each.text), to: each.columns, ellipsis: 1, by: { $0.columns })
    #expect(String(decoding: fitted.bytes, as: UTF8.self) == each.fitted)
    #expect(fitted.width <= max(each.columns, 0))
    #expect(columns(of: each.fitted) == fitted.width)
  }

  @Test("lanes side by side in one week keep their columns, whatever lies between")
  func gaps() throws {
    let text = try drawing(width: 78, usesColor: false, laneLimit: nil)
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines.contains { $0.hasPrefix("◂제주 여행 아주 긴 …] [🎂 Birt…] [(no tit…]") })
    #expect(lines.filter { $0.contains("• 09:30") }.count == 1)
    #expect(!text.contains("+"))
  }
}
