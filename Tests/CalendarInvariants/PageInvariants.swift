public import CalendarCore

/// What is wrong with the bars of a page, compared with the items it was made from.
///
/// - On each day, what is shown and what is counted make up all items of the day; with a limit no
///   more are shown than it allows, and none is hidden for which there was room.
/// - An item's segments and the days on which it is hidden are its days in the row.
/// - Segments in one lane never overlap, and a segment is cut exactly where its item goes on.
/// - Without a limit a row has as many lanes as its fullest day has items.
/// - Items in another order make the same page.
public func violations(of page: GridPage, items: [CalendarItem], laneLimit: Int?) -> [String] {
  var wrong: [String] = []
  func check(_ holds: Bool, _ what: @autoclosure () -> String) {
    if !holds { wrong.append("\(page.grid.days.start): \(what())") }
  }
  let today = page.weeks.flatMap(\.days).first(where: \.isToday)?.day
  let again = GridPage(
    grid: page.grid, today: today, items: items.reversed(), laneLimit: laneLimit)
  check(again == page, "another order of items makes another page")

  let shownDays = Set(page.weeks.flatMap(\.days).map(\.day))
  let visible = items.filter { item in item.days.overlaps(page.grid.days) }
    .filter { item in
      item.days.intersection(page.grid.days).days.contains(where: shownDays.contains)
    }
  check(visible.count == page.items.count, "\(page.items.count) items of \(visible.count)")

  for (row, week) in page.weeks.enumerated() {
    let days = week.cells.map { $0?.day }
    check(
      days == page.grid.weekdays.indices.map { page.grid.day(row: row, column: $0) },
      "row \(row) shows other days than the grid")
    var fullest = 0
    var uncovered = [Int: Set<Day>]()
    for (index, item) in page.items.enumerated() {
      let covered = days.compactMap { $0 }.filter(item.days.contains)
      if !covered.isEmpty { uncovered[index] = Set(covered) }
    }
    for (column, cell) in week.cells.enumerated() {
      let over = week.segments.filter { $0.startColumn <= column && column < $0.endColumn }
      check(Set(over.map(\.lane)).count == over.count, "segments overlap in column \(column)")
      guard let cell else {
        check(over.isEmpty, "a segment lies over a blank place")
        continue
      }
      let total = visible.filter { $0.days.contains(cell.day) }.count
      fullest = max(fullest, total)
      check(cell.total == total, "\(cell.day) has \(cell.total) items, not \(total)")
      check(cell.shown == over.count, "\(cell.day) shows \(over.count), says \(cell.shown)")
      check(cell.shown + cell.more == cell.total, "\(cell.day) does not add up")
      check(cell.shown == min(laneLimit ?? .max, total), "\(cell.day) hides what has room")
      for segment in over {
        check(
          uncovered[segment.item]?.remove(cell.day) != nil,
          "a segment covers \(cell.day), a day its item does not have")
      }
      let hidden = uncovered.filter { $0.value.contains(cell.day) }.count
      check(hidden == cell.more, "\(cell.day) hides \(hidden), counts \(cell.more)")
    }
    if laneLimit == nil { check(week.laneCount == fullest, "row \(row) wastes lanes") }
    for segment in week.segments {
      let item = page.items[segment.item]
      guard segment.startColumn < segment.endColumn, segment.lane < week.laneCount,
        let first = days[segment.startColumn], let last = days[segment.endColumn - 1]
      else {
        check(false, "a segment of row \(row) has no day")
        continue
      }
      check(segment.continuesBefore == (item.days.start < first), "a start is cut wrongly")
      check(segment.continuesAfter == (item.days.last > last), "an end is cut wrongly")
    }
  }
  return wrong
}

/// A set of items that lie in and around the days of a page: short and long, all-day and timed, with
/// ties in everything. The same seed makes the same items.
public func sampleItems(around days: DaySpan, seed: UInt64, count: Int = 18) -> [CalendarItem] {
  var state = seed
  func next(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }
  return (0..<count).map { index in
    let start = days.start.advanced(by: next(days.count + 20) - 10)
    let length = [1, 1, 1, 2, 2, 3, 4, 8, 15, 40][next(10)]
    let startTime = next(2) == 0 ? nil : try? TimeOfDay(hour: 8 + next(2), minute: 0)
    return CalendarItem(
      uid: "\(index)", title: next(2) == 0 ? "a" : "b", days: DaySpan(start: start, count: length),
      startTime: startTime)
  }
}
