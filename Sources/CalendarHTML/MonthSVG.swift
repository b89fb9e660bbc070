public import CalendarCore

/// Draws a month page as a picture: an SVG document that needs nothing else, in the light or the dark
/// theme as the device wishes.
///
///     var picture = HTMLWriter()
///     MonthSVG(text: text, itemText: itemText, heading: "March 2026", language: "en").write(page, to: &picture)
///
/// What goes on over the edge of a row is cut there, an arrow at its end and a notch at its start.
/// Titles are cut with an ellipsis at the width of their segment, by widths that fit usual fonts, and
/// never reach past it in any font. Every row is as tall as its lanes need. The whole title and days
/// of each item stand in its `title`, and all of them in the `desc` of the document.
public struct MonthSVG {
  /// The words of the days.
  public var text: MonthGridText
  /// The words of the items.
  public var itemText: MonthItemText
  /// The heading, which names the picture.
  public var heading: String
  /// The language of the words as a BCP 47 tag: `ko`.
  public var language: String
  /// Whether Saturdays and Sundays have colours of their own.
  public var colorsWeekend: Bool
  /// The families of fonts, the first that is there is taken; `sans-serif` follows by itself.
  public var fontFamilies: [String]
  /// The width, clamped to 280…14,000; what equal columns leave of it is cut off.
  public var width: Int { didSet { width = MonthSVG.clamped(width, to: MonthSVG.widths) } }
  /// The least height of a week, clamped to 0…10,000.
  public var leastWeekHeight: Int {
    didSet { leastWeekHeight = MonthSVG.clamped(leastWeekHeight, to: MonthSVG.weekHeights) }
  }

  /// Makes a renderer.
  public init(
    text: MonthGridText, itemText: MonthItemText, heading: String, language: String,
    colorsWeekend: Bool = false,
    fontFamilies: [String] = MonthSVG.usualFontFamilies, width: Int = 1071,
    leastWeekHeight: Int = 112
  ) {
    self.text = text
    self.itemText = itemText
    self.heading = heading
    self.language = language
    self.colorsWeekend = colorsWeekend
    self.fontFamilies = fontFamilies
    self.width = MonthSVG.clamped(width, to: MonthSVG.widths)
    self.leastWeekHeight = MonthSVG.clamped(leastWeekHeight, to: MonthSVG.weekHeights)
  }

  private static let widths = 280...14_000
  private static let weekHeights = 0...10_000

  private static func clamped(_ number: Int, to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(number, range.lowerBound), range.upperBound)
  }

  /// Families that are on most devices, with one for Korean and Japanese among them.
  public static let usualFontFamilies = [
    "-apple-system", "Segoe UI Variable Text", "Segoe UI", "Roboto", "Apple SD Gothic Neo",
    "Hiragino Sans", "Noto Sans KR", "Noto Sans CJK KR", "Malgun Gothic", "Yu Gothic UI",
  ]

  /// The width of a day, wide enough for its number.
  private func cell(of page: MonthPage) -> Int {
    Swift.max(width / Swift.max(page.grid.columnCount, 1), 40)
  }

  /// Writes the document.
  public func write(_ page: MonthPage, to svg: inout HTMLWriter) {
    let cell = cell(of: page)
    let total = cell * page.grid.columnCount
    let heights = page.weeks.map { weekHeight($0) }
    let height = SVGMeasure.top + heights.reduce(0, +)
    svg.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" class="month-svg" width="\(total)" \
      height="\(height)" viewBox="0 0 \(total) \(height)" role="img" \
      aria-labelledby="month-title month-desc" lang="\(xml(language))">
      <title id="month-title">\(xml(heading))</title>
      <desc id="month-desc">
      """)
    for (index, item) in page.items.enumerated() {
      svg.write(index == 0 ? "" : "\n")
      svg.write("\(xml(itemText.spokenItem(item)))")
    }
    svg.write("</desc>\n")
    writeStyles(for: page, to: &svg)
    svg.write(
      """
      <rect class="page" width="\(total)" height="\(height)"/>
      <text class="heading" x="\(SVGMeasure.headingStart)" y="40">\(xml(heading))</text>

      """)
    for (column, weekday) in page.grid.weekdays.enumerated() {
      svg.write(
        """
        <text class="weekday\(weekend(weekday))" x="\(column * cell + 10)" y="80">\
        \(xml(text.shortWeekday(weekday)))</text>

        """)
    }
    var top = SVGMeasure.top
    for (week, height) in zip(page.weeks, heights) {
      write(week, of: page, from: top, height: height, cell: cell, to: &svg)
      top += height
    }
    svg.write("</svg>\n")
  }

  /// The numbers, the lanes, the line of counts, and a little air.
  private func weekHeight(_ week: WeekRow) -> Int {
    let needed =
      SVGMeasure.numberRow + week.laneCount * SVGMeasure.lane
      + (week.hasMore ? SVGMeasure.lane : 0) + 8
    return Swift.max(needed, leastWeekHeight)
  }

  private func write(
    _ week: WeekRow, of page: MonthPage, from top: Int, height: Int, cell: Int,
    to svg: inout HTMLWriter
  ) {
    let columns = week.cells.count
    for (column, day) in week.cells.enumerated() where day?.isInMonth == false {
      svg.write(
        "<rect class=\"out\" x=\"\(column * cell)\" y=\"\(top)\" width=\"\(cell)\" height=\"\(height)\"/>\n"
      )
    }
    svg.write("<path class=\"line\" d=\"M0 \(top)h\(cell * columns)v1h-\(cell * columns)z")
    for column in 0..<columns where column > 0 {
      svg.write("M\(column * cell) \(top)h1v\(height)h-1z")
    }
    svg.write("\"/>\n")
    for (column, day) in week.cells.enumerated() {
      if let day { writeNumber(day, x: column * cell, top, to: &svg) }
    }
    for segment in week.segments {
      guard page.items.indices.contains(segment.item) else { continue }
      let item = page.items[segment.item]
      let y = top + SVGMeasure.numberRow + segment.lane * SVGMeasure.lane
      svg.write("<g><title>\(xml(itemText.spokenItem(item)))</title>")
      if item.isBar {
        writeBar(segment, item, y, cell: cell, to: &svg)
      } else {
        writeLine(segment, item, y, cell: cell, to: &svg)
      }
      svg.write("</g>\n")
    }
    let y = top + SVGMeasure.numberRow + week.laneCount * SVGMeasure.lane
    for (column, day) in week.cells.enumerated() {
      guard let day, day.more > 0 else { continue }
      svg.write(
        """
        <g><title>\(xml(itemText.spokenMore(day)))</title><text class="more" x="\(column * cell + 12)" \
        y="\(y + SVGMeasure.baseline)">\(xml(itemText.more(day.more)))</text></g>

        """)
    }
  }

  private func writeNumber(_ day: DayCell, x: Int, _ top: Int, to svg: inout HTMLWriter) {
    if day.isToday {
      svg.write("<circle class=\"disc\" cx=\"\(x + 16)\" cy=\"\(top + 16)\" r=\"12\"/>\n")
    }
    let classes: HTML =
      day.isToday
      ? "number today"
      : day.isInMonth && day.isWithinBounds ? "number\(weekend(day.day.weekday))" : "number far"
    if !day.isInMonth, day.day.dayOfMonth == 1, let label = text.neighbourDay?(day.day) {
      svg.write(
        "<text class=\"\(classes)\" x=\"\(x + 10)\" y=\"\(top + 21)\">\(xml(label))</text>\n"
      )
    } else {
      svg.write(
        "<text class=\"\(classes) mid\" x=\"\(x + 16)\" y=\"\(top + 21)\">\(day.day.dayOfMonth)</text>\n"
      )
    }
  }

  private func weekend(_ weekday: Weekday) -> HTML {
    guard colorsWeekend else { return "" }
    return switch weekday {
    case .sunday: " sunday"
    case .saturday: " saturday"
    default: ""
    }
  }

  /// Text without what XML does not allow.
  func xml(_ text: String) -> HTML {
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars where scalar.value & 0xFFFE != 0xFFFE {
      if let code = UTF8.encode(scalar) { bytes += code }
    }
    return HTML(text: String(decoding: bytes, as: UTF8.self))
  }
}

/// The measures of the picture, in pixels.
enum SVGMeasure {
  /// The heading and the weekdays.
  static let top = 92
  static let headingStart = 12
  static let numberRow = 32
  /// A bar and what is free under it.
  static let lane = 24
  static let bar = 22
  /// From a bar's top to the line its text stands on.
  static let baseline = 15
  /// What a bar leaves free at the sides of its cells where it is not cut.
  static let margin = 4
  /// How deep a cut is.
  static let cut = 6
  static let radius = 5
  static let edge = 3
  /// The size of the text in bars and lines.
  static let textSize = 12
}
