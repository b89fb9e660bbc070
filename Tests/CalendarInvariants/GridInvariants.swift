public import CalendarCore

// What must hold of every grid, said once more in the slowest way: by walking from day to day. The
// checks return what is wrong, so that a sweep can collect and show it.

/// What is wrong with the grid of a month, laid out with a style that shows everything.
///
/// - Its days are consecutive but for hidden weekdays, as many as places, each once.
/// - Each stands in the column of its weekday, which the header names.
/// - The month's own days stand there without a gap; each row has at least one unless rows are six.
/// - The days before the first are fewer than a row, and natural rows are as many as they need.
public func violations(of grid: DayGrid, month: CalendarMonth, style: GridStyle) -> [String] {
  var wrong: [String] = []
  func check(_ holds: Bool, _ what: String) {
    if !holds { wrong.append("\(month.year)-\(month.number) \(grid.days.start): \(what)") }
  }

  // Walk back from the month's first shown day to the first weekday, then on to the end of the row
  // that holds its last shown day, or of the sixth row.
  let own = month.days.days.filter { style.columns.shows($0.weekday) }
  guard let first = own.first, let last = own.last else {
    check(false, "no day is shown")
    return wrong
  }
  var start = first
  while start.weekday != style.columns.firstWeekday { start = start.advanced(by: -1) }
  var expected: [[Day]] = []
  var day = start
  while expected.count < (style.rows == .six ? 6 : 1) || day <= last {
    var row: [Day] = []
    for _ in 0..<7 {
      if style.columns.shows(day.weekday) { row.append(day) }
      day = day.advanced(by: 1)
    }
    expected.append(row)
  }

  check(grid.rowCount == expected.count, "\(grid.rowCount) rows, expected \(expected.count)")
  check(grid.columnCount == style.columns.weekdays.count, "\(grid.columnCount) columns")
  let lead = expected[0].prefix { $0 < first }.count
  check(grid.leadingDayCount == lead, "\(grid.leadingDayCount) days lead, expected \(lead)")
  if style.rows == .natural, style.columns.showsAll {
    check((0...6).contains(lead), "a whole row leads")
    check(grid.rowCount == (lead + month.days.count + 6) / 7, "rows do not follow from the lead")
  }
  for (row, days) in expected.enumerated() {
    for (column, day) in days.enumerated() {
      check(grid.day(row: row, column: column) == day, "\(day) is not in \(row),\(column)")
      let position = grid.position(of: day)
      check(position?.row == row && position?.column == column, "\(day) is found elsewhere")
      check(grid.weekdays[column] == day.weekday, "the header of \(day) names another weekday")
    }
    if style.rows == .natural {
      check(days.contains { month.days.contains($0) }, "row \(row) has no day of the month")
    }
  }
  return wrong
}

/// What is wrong with a line of pages around a day: pages must follow one another without a gap or a
/// common day of their own, and each day must be found on the page that has it as its own.
public func violations<System: CalendarSystem>(
  of line: PageLine<System>, pages: ClosedRange<Int>
) -> [String] {
  var wrong: [String] = []
  var previous: DayGrid?
  for index in pages {
    guard let grid = line.grid(at: index) else {
      wrong.append("page \(index) is missing")
      continue
    }
    let own = grid.ownDays.days.filter { line.style.columns.shows($0.weekday) }
    for day in own where line.index(containing: day) != index {
      wrong.append("\(day) of page \(index) is found on another")
    }
    if let previous {
      let between = DaySpan(start: previous.ownDays.end, end: grid.ownDays.start)
      if previous.ownDays.end > grid.ownDays.start
        || line.style.columns.firstShown(in: between) != nil
      {
        wrong.append("page \(index) does not follow the one before")
      }
      for day in between.days where line.index(containing: day) != index {
        wrong.append("the hidden \(day) is not found with the next day shown")
      }
    }
    if own.isEmpty { wrong.append("page \(index) has no day") }
    previous = grid
  }
  return wrong
}

/// What is wrong with stepping by months: *n* steps must lead *n* places on, to the month that begins
/// where the ones before end, and a day number must never lead out of its month.
public func violations(
  ofStepsFrom month: CalendarMonth, through count: Int, in system: some CalendarSystem
) -> [String] {
  var wrong: [String] = []
  var end = month.days.start
  for step in 0...count {
    guard let next = system.month(at: month.index + step) else {
      wrong.append("there is no month \(step) later")
      continue
    }
    if next.index != month.index + step { wrong.append("step \(step) leads to \(next.index)") }
    if next.days.start != end { wrong.append("month \(next.index) does not follow") }
    for number in [1, 29, 30, 31, 40] {
      let day = next.day(clamping: number)
      if !next.days.contains(day) || next.number(of: day) != min(number, next.days.count) {
        wrong.append("day \(number) of month \(next.index) is \(day)")
      }
      if system.month(containing: day) != next { wrong.append("\(day) is in another month") }
    }
    end = next.days.end
  }
  return wrong
}
