import CalendarCore

extension CalendarLabels {
  /// Labels with made-up words, so that a page is the same wherever the tests run.
  static var english: CalendarLabels { CalendarLabels(spoken: .english, controls: .english) }

  /// Labels whose words are Korean where a test reads them.
  static var korean: CalendarLabels { CalendarLabels(spoken: .korean, controls: .korean) }

  private init(spoken: SpokenWords, controls: ControlPhrases) {
    self.init(
      spoken: spoken, weekday: { String($0.name.prefix(3)) },
      month: { "month \($0.number)" }, year: { "\($0.year)" },
      date: { "\($0.monthNumber)/\($0.dayOfMonth)/\($0.year)" }, controls: controls)
  }
}

extension ControlPhrases {
  static var english: ControlPhrases {
    ControlPhrases(
      previousMonth: "previous month", nextMonth: "next month", chooseMonth: "choose a month",
      previousYear: "previous year", nextYear: "next year", today: "Today", entry: "diary entry",
      futureDay: "not yet", chooseDate: "Choose a date", done: "Done", edit: "Edit",
      addTask: "Add task", delete: "Delete", title: "Title", due: "Due", noDue: "no date",
      overdue: "overdue", notStarted: "Not started", inProgress: "In progress",
      complete: "Complete", moveEarlier: "earlier", moveLater: "later", now: "Now")
  }

  static var korean: ControlPhrases {
    var phrases = english
    phrases.today = "오늘"
    phrases.entry = "일기 있음"
    phrases.futureDay = "미래 날짜는 아직 기록할 수 없어요"
    return phrases
  }
}

/// The days from a first to a last, included.
func days(_ first: String, _ last: String) -> DaySpan {
  DaySpan(start: day(first), end: day(last).advanced(by: 1))
}

/// Bounds from a first to a last day, included.
func bounds(_ first: String, _ last: String) -> DateBounds {
  do {
    return try DateBounds(from: day(first), through: day(last))
  } catch {
    preconditionFailure("\(error)")
  }
}

// MARK: Pages as text

extension DayLook {
  /// `text bold on pink`
  var described: String {
    "\(text.name) \(weight)" + (fill == .clear ? "" : " on \(fill.name)")
  }
}

extension ColorToken {
  var name: String {
    if case .hue(let hue) = self { return hue.name }
    return "\(self)"
  }
}

extension MonthPageModel {
  /// The page as lines: heading, columns, then each row with its cells and its lanes.
  func lines(over row: (Int) -> [String] = { _ in [] }) -> [String] {
    var lines = ["# \(heading)", "says: \(label)"]
    lines.append(
      "columns: " + weekdays.map { "\($0.name) \($0.look.text.name)" }.joined(separator: ", "))
    for (index, each) in rows.enumerated() {
      lines.append("row \(index + 1)")
      for cell in each.cells { lines.append("  " + (cell?.line ?? "blank")) }
      for (lane, pieces) in each.lanes.enumerated() {
        lines.append("  lane \(lane + 1): " + pieces.map { $0.text }.joined(separator: " "))
      }
      lines += row(index).map { "  \($0)" }
    }
    return lines
  }
}

extension DayCellModel {
  var line: String {
    var parts = ["\(number) [\(look.described)]"]
    if isTabStop { parts.append("tab stop") }
    if let moreText { parts.append("\(moreText): \(moreLabel)") }
    if let caption { parts.append("caption \(caption)") }
    if !facts.marks.isEmpty {
      parts.append("dots " + facts.marks.map { $0.hue.name }.joined(separator: " "))
    }
    return parts.joined(separator: ", ") + " | " + label
  }
}

extension LanePiece {
  /// `.` for each free column, `<Trip 3>` for a bar of three columns that is cut at both ends.
  var text: String {
    guard let bar else { return Array(repeating: ".", count: columns).joined(separator: " ") }
    let time = bar.time.map { "\($0) " } ?? ""
    let start = bar.continuesBefore ? "<" : "("
    let end = bar.continuesAfter ? ">" : ")"
    return "\(start)\(time)\(bar.title) \(columns)\(end) {\(bar.label)}"
  }
}

extension PillPiece {
  /// `.` for each free half column, `(Reading 4]` for a pill of four that begins here and goes on.
  var text: String {
    guard let pill else { return Array(repeating: ".", count: halves).joined(separator: " ") }
    let start = pill.position.isFirst ? "(" : "["
    let end = pill.position.isLast ? ")" : "]"
    return "\(start)\(pill.range.hue.name) \(pill.name) \(halves)\(end) {\(pill.label)}"
  }
}

extension RangePageModel {
  var lines: [String] {
    page.lines { row in
      let chosen = "chosen: " + selection[row].map { $0.text }.joined(separator: " ")
      return [chosen]
        + lanes[row].enumerated().map { lane, pieces in
          "range lane \(lane + 1): " + pieces.map { $0.text }.joined(separator: " ")
        }
    }
  }
}

extension TimelineModel {
  var lines: [String] {
    var lines = heads.map { "head \($0.weekday) \($0.number) \($0.moreText ?? "") | \($0.label)" }
    for (lane, pieces) in self.lanes.enumerated() {
      lines.append("lane \(lane + 1): " + pieces.map { $0.text }.joined(separator: " "))
    }
    lines.append("hours: " + hours.map { $0.label.isEmpty ? "-" : $0.label }.joined(separator: " "))
    for block in blocks {
      let frame = block.frame
      lines.append(
        "block \(block.day) x \(frame.x.rounded()) y \(frame.y.rounded())"
          + " width \(frame.width.rounded()) height \(frame.height.rounded())"
          + " \(block.title) \(block.times)\(block.hasTwoLines ? " in two lines" : "") | \(block.label)"
      )
    }
    if let line = nowLine {
      lines.append("now x \(line.frame.x.rounded()) y \(line.frame.y) \(line.label)")
    }
    return lines
  }
}
