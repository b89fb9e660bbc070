public import CalendarCore

/// What is wrong with the chosen days on some pages.
///
/// - A day that several pages show has the same state on all of them, whether it is one of the page's
///   own or not, and the state depends on its own range alone.
/// - Each range that lies on the pages has one start and one end, or is a single day; all between are
///   middles.
/// - A day is at the leading edge of the row it begins and at the trailing edge of the one it ends.
public func violations(of selection: DaySelection, on pages: [DayGrid]) -> [String] {
  var wrong: [String] = []
  var seen: [Day: RangePosition?] = [:]
  for grid in pages {
    for (row, span) in grid.rows.enumerated() {
      for column in 0..<grid.columnCount {
        guard let day = grid.day(row: row, column: column) else { continue }
        let position = selection.position(of: day)
        if let before = seen[day], before != position {
          wrong.append("\(day) has two states")
        }
        seen[day] = .some(position)
        let holder = selection.ranges.spans.first { $0.contains(day) }
        if (position != nil) != (holder != nil) || selection.contains(day) != (holder != nil) {
          wrong.append("\(day) is chosen on one way of asking only")
        }
        let edges = RowEdges(of: day, in: span)
        if edges.contains(.leading) != (day == span.start)
          || edges.contains(.trailing) != (day == span.last)
        {
          wrong.append("\(day) is at another edge of its row")
        }
      }
    }
  }
  for span in selection.ranges.spans {
    let known = span.days.filter { seen[$0] != nil }
    // Hidden weekdays and blank places have no cell; nothing can be said of a range cut by them.
    guard known.count == span.count else { continue }
    let positions = known.map { (seen[$0] ?? nil) }
    let expected: [RangePosition] =
      span.count == 1
      ? [.single] : [.start] + [RangePosition](repeating: .middle, count: span.count - 2) + [.end]
    if positions != expected { wrong.append("\(span.start) to \(span.last) is \(positions)") }
  }
  return wrong
}
