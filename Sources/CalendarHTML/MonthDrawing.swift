public import CalendarCore

/// Draws a month page for a terminal, or anything else that shows text of one width.
///
///     let drawing = MonthDrawing(
///       page: page, heading: "March 2026", weekdays: names, time: { "\($0)" }, width: 100)
///     print(drawing.text, terminator: "")
public struct MonthDrawing {
  /// The page.
  public var page: MonthPage
  /// The heading.
  public var heading: String
  /// The names of the columns from first to last.
  public var weekdays: [String]
  /// What stands for an item without a title.
  public var untitled: String
  /// A start time as a line shows it.
  public var time: (TimeOfDay) -> String
  /// The columns of the terminal: fewer than 43 are read as 43, more than 1000 are left empty.
  public var width: Int
  /// Whether escape sequences for colour may be used.
  public var usesColor: Bool

  /// Makes a drawing.
  public init(
    page: MonthPage, heading: String, weekdays: [String], untitled: String = "",
    time: @escaping (TimeOfDay) -> String, width: Int = 100, usesColor: Bool = false
  ) {
    self.page = page
    self.heading = heading
    self.weekdays = weekdays
    self.untitled = untitled
    self.time = time
    self.width = width
    self.usesColor = usesColor
  }

  /// The most lanes of a week that are drawn when nobody says how many.
  public static let usualLaneLimit = 20

  /// The columns of a day: at least six on a page of seven days a row.
  private var cell: Int {
    (Swift.min(Swift.max(width, 43), 1_000) - 1) / Swift.max(page.grid.columnCount, 1)
  }

  /// The drawing, a line feed after each line.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The same as UTF-8.
  public var bytes: [UInt8] {
    var lines = TextLines()
    lines.append(heading)
    lines.end()
    lines.end()
    for name in weekdays { lines.append(fitted: " \(name)", to: cell) }
    lines.end()
    for week in page.weeks {
      appendRule(to: &lines)
      appendNumbers(of: week, to: &lines)
      appendBars(of: week, to: &lines)
      if week.hasMore {
        for day in week.cells {
          let more = day?.more ?? 0
          lines.append(fitted: more > 0 ? " +\(more)" : "", to: cell)
        }
        lines.end()
      }
    }
    appendRule(to: &lines)
    return lines.bytes
  }

  private func appendRule(to lines: inout TextLines) {
    begin("2", in: &lines)
    for _ in 0..<cell * page.grid.columnCount { lines.append("─") }
    close(in: &lines)
    lines.end()
  }

  private func appendNumbers(of week: WeekRow, to lines: inout TextLines) {
    for day in week.cells {
      guard let day else {
        lines.append(blanks: cell)
        continue
      }
      let number = "\(day.day.dayOfMonth)"
      if day.isToday {
        begin("7;1", in: &lines)
        lines.append(usesColor ? " \(number) " : "[\(number)]")
        close(in: &lines)
        lines.append(blanks: cell - number.utf8.count - 2)
      } else if day.isInMonth, day.isWithinBounds {
        lines.append(fitted: " \(number)", to: cell)
      } else {
        begin("2", in: &lines)
        lines.append(fitted: " \(number)", to: cell)
        close(in: &lines)
      }
    }
    lines.end()
  }

  /// Appends a line for each lane, in one walk over the segments: they are ordered by lane.
  private func appendBars(of week: WeekRow, to lines: inout TextLines) {
    var rest = week.segments[...]
    for lane in 0..<week.laneCount {
      var column = 0
      while let segment = rest.first, segment.lane == lane {
        lines.append(blanks: (segment.startColumn - column) * cell)
        append(segment, to: &lines)
        column = segment.endColumn
        rest.removeFirst()
      }
      lines.end()
    }
  }

  private func append(_ segment: Segment, to lines: inout TextLines) {
    guard page.items.indices.contains(segment.item) else { return }
    let item = page.items[segment.item]
    let title = item.title.utf8.isEmpty ? untitled : item.title
    let columns = segment.columnCount * cell
    let color = item.hue.color
    guard item.isBar else {
      lines.append(" ")
      begin("38;2;\(color.red);\(color.green);\(color.blue)", in: &lines)
      lines.append("•")
      close(in: &lines)
      let start = item.startTime.map { "\(time($0)) " } ?? ""
      lines.append(" ")
      lines.append(fitted: start + title, to: columns - 3)
      return
    }
    let ink = color.textColor
    begin(
      "48;2;\(color.red);\(color.green);\(color.blue);38;2;\(ink.red);\(ink.green);\(ink.blue)",
      in: &lines)
    lines.append(segment.continuesBefore ? "◂" : (usesColor ? " " : "["))
    lines.append(fitted: title, to: columns - 3)
    lines.append(segment.continuesAfter ? "▸" : (usesColor ? " " : "]"))
    close(in: &lines)
    lines.append(" ")
  }

  private func begin(_ codes: String, in lines: inout TextLines) {
    if usesColor { lines.append("\u{1B}[\(codes)m") }
  }

  private func close(in lines: inout TextLines) {
    if usesColor { lines.append("\u{1B}[0m") }
  }
}

/// Lines of text in the making, without blanks at their ends.
private struct TextLines {
  private(set) var bytes: [UInt8] = []

  mutating func append(_ text: String) { bytes += text.utf8 }

  mutating func append(blanks count: Int) {
    for _ in 0..<Swift.max(count, 0) { bytes.append(UInt8(ascii: " ")) }
  }

  /// Text on exactly so many columns: cut with an ellipsis, or filled with blanks.
  mutating func append(fitted text: String, to columns: Int) {
    guard columns > 0 else { return }
    let fitted = TextWidth.fitted(
      TextWidth.clusters(of: text), to: columns, ellipsis: 1, by: { $0.columns })
    bytes += fitted.bytes
    append(blanks: columns - fitted.width)
  }

  mutating func end() {
    while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
    bytes.append(UInt8(ascii: "\n"))
  }
}
