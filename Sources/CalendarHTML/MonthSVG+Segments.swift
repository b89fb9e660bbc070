import CalendarCore

extension MonthSVG {
  /// A bar: the edge where it really begins, round where it really ends, cut where it goes on.
  func writeBar(
    _ segment: Segment, _ item: CalendarItem, _ y: Int, cell: Int, to svg: inout HTMLWriter
  ) {
    let height = SVGMeasure.bar
    let left = segment.startColumn * cell + (segment.continuesBefore ? 0 : SVGMeasure.margin)
    let right = segment.endColumn * cell - (segment.continuesAfter ? 0 : SVGMeasure.margin)
    let hue = item.hue.name
    let (radius, cut, middle) = (SVGMeasure.radius, SVGMeasure.cut, height / 2)
    if !segment.continuesBefore {
      // Reaches under the bar, so that no seam shows the page.
      svg.write(
        """
        <path class="\(hue)-edge" d="M\(left + radius) \(y)h3v\(height)h-3a\(radius) \(radius) 0 0 1 \
        -\(radius) -\(radius)v-\(height - 2 * radius)a\(radius) \(radius) 0 0 1 \(radius) -\(radius)z"/>
        """)
    }
    svg.write("<path class=\"\(hue)-bg\" d=\"")
    let start = segment.continuesBefore ? left : left + SVGMeasure.edge
    svg.write("M\(start) \(y)")
    if segment.continuesAfter {
      svg.write("H\(right - cut)l\(cut) \(middle)l-\(cut) \(middle)H\(start)")
    } else {
      svg.write(
        """
        H\(right - radius)a\(radius) \(radius) 0 0 1 \(radius) \(radius)v\(height - 2 * radius)\
        a\(radius) \(radius) 0 0 1 -\(radius) \(radius)H\(start)
        """)
    }
    svg.write(segment.continuesBefore ? "l\(cut) -\(middle)z\"/>" : "z\"/>")
    let before = segment.continuesBefore ? 13 : 9
    let after = segment.continuesAfter ? 13 : 8
    writeText(
      "\(hue)-text", itemText.title(item), from: left + before, to: right - after, y, to: &svg)
  }

  /// A timed item on one day: a dot, its time, its title.
  func writeLine(
    _ segment: Segment, _ item: CalendarItem, _ y: Int, cell: Int, to svg: inout HTMLWriter
  ) {
    let left = segment.startColumn * cell
    let end = segment.endColumn * cell - SVGMeasure.margin - 4
    svg.write(
      "<circle class=\"\(item.hue.name)-edge\" cx=\"\(left + 16)\" cy=\"\(y + 11)\" r=\"4\"/>")
    var start = left + 26
    // A narrow cell leaves the time out; the item's title says it.
    if cell >= 128, let time = item.startTime {
      let words = TextWidth.clusters(of: itemText.time(time))
      let width = (words.reduce(0) { $0 + $1.thousandths } * SVGMeasure.textSize + 999) / 1000
      writeText("time", itemText.time(time), from: start, to: start + width + 1, y, to: &svg)
      start += width + 6
    }
    writeText("title", itemText.title(item), from: start, to: end, y, to: &svg)
  }

  /// Text in a window of its own: what a wide font makes of it ends at the window's edge.
  private func writeText(
    _ name: String, _ words: String, from left: Int, to right: Int, _ y: Int,
    to svg: inout HTMLWriter
  ) {
    let room = right - left
    guard room > 0 else { return }
    let fitted = TextWidth.fitted(
      TextWidth.clusters(of: words), to: room * 1000 / SVGMeasure.textSize, ellipsis: 1000,
      by: { $0.thousandths })
    svg.write(
      """
      <svg x="\(left)" y="\(y)" width="\(room)" height="\(SVGMeasure.bar)"><text class="\(name)" \
      y="\(SVGMeasure.baseline)">\(String(decoding: fitted.bytes, as: UTF8.self))</text></svg>
      """)
  }

  /// The style sheet: only the hues that the page has.
  func writeStyles(for page: MonthPage, to svg: inout HTMLWriter) {
    let used = HueColors.all.filter { colors in
      page.items.contains { $0.hue == colors.hue }
    }
    var families = ""
    for family in fontFamilies {
      let bytes = xml(family).bytes.filter { $0 >= 0x20 && !MonthSVG.quoting.contains($0) }
      families += "'\(String(decoding: bytes, as: UTF8.self))',"
    }
    svg.write(
      """
      <style>
      .month-svg text{font:400 12px \(HTML(markup: Array(families.utf8)))sans-serif;font-variant-numeric:tabular-nums}
      .month-svg .heading{font-size:22px;font-weight:600}
      .month-svg .number{font-size:14px}
      .month-svg .mid{text-anchor:middle}
      .month-svg .today,.month-svg .more{font-weight:600}

      """)
    writeColors(used, of: { $0.light }, to: &svg)
    svg.write("@media (prefers-color-scheme:dark){\n")
    writeColors(used, of: { $0.dark }, to: &svg)
    svg.write("}\n</style>\n")
  }

  /// What a style sheet would not read as part of a family's name.
  private static let quoting = Array("'\"\\<>&;".utf8)

  private func writeColors(
    _ hues: [HueColors], of value: (ThemeToken) -> String, to svg: inout HTMLWriter
  ) {
    func rule(_ names: HTML, _ token: ThemeToken) {
      svg.write("\(names){fill:\(value(token))}\n")
    }
    rule(".month-svg .page", .page)
    rule(".month-svg .out", .out)
    rule(".month-svg .line", .line)
    rule(".month-svg .disc", .today)
    rule(".month-svg .heading,.month-svg .number,.month-svg .title", .ink)
    rule(".month-svg .weekday,.month-svg .time,.month-svg .more", .ink2)
    rule(".month-svg .far", .ink3)
    rule(".month-svg .today", .page)
    if colorsWeekend {
      rule(".month-svg .sunday", .sunday)
      rule(".month-svg .saturday", .saturday)
    }
    for colors in hues {
      rule(".month-svg .\(colors.hue.name)-bg", colors.background)
      rule(".month-svg .\(colors.hue.name)-text", colors.text)
      rule(".month-svg .\(colors.hue.name)-edge", colors.edge)
    }
  }
}
