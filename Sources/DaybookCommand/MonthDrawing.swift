import CalendarCore

/// A month page drawn for a terminal.
struct MonthDrawing {
  /// The words of the drawing, in the language of whoever looks.
  struct Words {
    var heading: String
    /// The names of the columns from first to last.
    var weekdays: [String]
    var time: (TimeOfDay) -> String
    var untitled: String
  }

  var page: MonthPage
  var words: Words
  /// The columns of the terminal; more than ``mostColumns`` are left empty.
  var width: Int
  /// Whether escape sequences for colour may be used.
  var usesColor: Bool

  /// The most lanes of a week that are drawn when nobody says how many.
  static let usualLaneLimit = 20

  /// The most columns that a drawing takes.
  private static let mostColumns = 1_000

  /// The columns of a day: at least six.
  private var cell: Int { (min(max(width, 43), MonthDrawing.mostColumns) - 1) / 7 }

  /// The drawing, a line feed after each line.
  func text() -> String {
    var lines: [String] = [words.heading, ""]
    lines.append(
      words.weekdays.map { TerminalText.fitted(" \($0)", to: cell) }.joined().trimmedAtEnd())
    for week in page.weeks {
      lines.append(rule)
      lines.append(numbers(of: week))
      appendBars(of: week, to: &lines)
      if week.hasMore { lines.append(mores(of: week)) }
    }
    lines.append(rule)
    return lines.joined(separator: "\n") + "\n"
  }

  private var rule: String { styled(String(repeating: "─", count: cell * 7), "2") }

  private func numbers(of week: WeekRow) -> String {
    week.days.map { day in
      let number = "\(day.day.dayOfMonth)"
      if day.isToday {
        let mark = usesColor ? styled(" \(number) ", "7;1") : "[\(number)]"
        return mark + String(repeating: " ", count: max(cell - number.count - 2, 0))
      }
      let text = TerminalText.fitted(" \(number)", to: cell)
      return day.isInMonth ? text : styled(text, "2")
    }.joined().trimmedAtEnd()
  }

  private func mores(of week: WeekRow) -> String {
    week.days.map { day in
      TerminalText.fitted(day.more > 0 ? " +\(day.more)" : "", to: cell)
    }.joined().trimmedAtEnd()
  }

  /// Appends a line for each lane, in one walk over the segments: they are ordered by lane.
  private func appendBars(of week: WeekRow, to lines: inout [String]) {
    var rest = week.segments[...]
    for lane in 0..<week.laneCount {
      var line = ""
      var column = 0
      while let segment = rest.first, segment.lane == lane {
        line += String(repeating: " ", count: (segment.startColumn - column) * cell)
        line += drawing(of: segment)
        column = segment.endColumn
        rest.removeFirst()
      }
      lines.append(line.trimmedAtEnd())
    }
  }

  private func drawing(of segment: Segment) -> String {
    let item = page.items[segment.item]
    let title = item.title.isEmpty ? words.untitled : item.title
    let columns = segment.columnCount * cell
    let color = item.hue.color
    guard item.isBar else {
      let time = item.startTime.map { "\(words.time($0)) " } ?? ""
      let text = TerminalText.fitted("\(time)\(title)", to: columns - 3)
      let dot = styled("•", "38;2;\(color.red);\(color.green);\(color.blue)")
      return " \(dot) \(text)"
    }
    let before = segment.continuesBefore ? "◂" : (usesColor ? " " : "[")
    let after = segment.continuesAfter ? "▸" : (usesColor ? " " : "]")
    let text = before + TerminalText.fitted(title, to: columns - 3) + after
    let ink = color.textColor
    return styled(
      text,
      "48;2;\(color.red);\(color.green);\(color.blue);38;2;\(ink.red);\(ink.green);\(ink.blue)")
      + " "
  }

  private func styled(_ text: String, _ codes: String) -> String {
    usesColor ? "\u{1B}[\(codes)m\(text)\u{1B}[0m" : text
  }
}

extension String {
  fileprivate func trimmedAtEnd() -> String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
