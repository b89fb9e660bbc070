public import CalendarCore

/// What is wrong with the blocks of a time grid.
///
/// - A block lies in its day, has at least the room asked for, and stands in its columns.
/// - Blocks that overlap are of one cluster and share no column; a cluster ends where all its blocks
///   have, and has as many columns as its most blocks at one time.
/// - A frame lies in its day and has a size; right to left it is mirrored in x and nothing else.
/// - Above the hours, what is shown and what is counted make up all items of the day.
/// - Items in another order make the same grid.
public func violations(of grid: TimeGrid, items: [CalendarItem], leastMinutes: Int) -> [String] {
  var wrong: [String] = []
  for index in grid.columns.indices {
    wrong += violations(ofColumn: index, of: grid, leastMinutes: leastMinutes)
  }
  let again = TimeGrid(
    days: grid.days, today: grid.columns.first(where: \.isToday)?.day, items: items.reversed(),
    leastMinutes: leastMinutes)
  if again != grid { wrong.append("\(grid.days.start): another order of items, another grid") }
  for (index, column) in grid.columns.enumerated() {
    let over = grid.allDay.filter { $0.startColumn <= index && index < $0.endColumn }
    if over.count + column.allDayMore != column.allDayTotal
      || Set(over.map(\.lane)).count != over.count
    {
      wrong.append("\(column.day): the lanes above the hours do not add up")
    }
    let onDay = Set(column.blocks.map(\.item)).union(over.map(\.item)).count
    let expected = items.filter { $0.days.contains(column.day) }.count
    if onDay + column.allDayMore != expected {
      wrong.append("\(column.day) shows \(onDay) of \(expected)")
    }
  }
  return wrong
}

/// What is wrong with the blocks of one day of a time grid, and with their frames.
public func violations(
  ofColumn index: Int, of grid: TimeGrid, leastMinutes: Int
) -> [String] {
  var wrong: [String] = []
  let column = grid.columns[index]
  func check(_ holds: Bool, _ block: TimeBlock, _ what: @autoclosure () -> String) {
    if !holds { wrong.append("\(column.day) \(grid.items[block.item].uid) \(what())") }
  }
  for (place, block) in column.blocks.enumerated() {
    check(
      block.room.lowerBound >= 0 && block.room.upperBound <= TimeGrid.minutesPerDay, block,
      "leaves its day")
    check(block.room.count >= leastMinutes, block, "is too small")
    check(block.minutes.clamped(to: block.room) == block.minutes, block, "leaves its room")
    check(
      block.column >= 0 && block.columnSpan >= 1
        && block.column + block.columnSpan <= block.columnCount, block, "leaves its columns")
    for what in violations(ofFramesOf: block, onDay: index, of: grid.days.count) {
      check(false, block, what)
    }
    for other in column.blocks[(place + 1)...] where other.room.overlaps(block.room) {
      check(other.cluster == block.cluster, block, "is of another cluster than what it overlaps")
      let columns = block.column..<block.column + block.columnSpan
      let others = other.column..<other.column + other.columnSpan
      check(!columns.overlaps(others), block, "obscures another")
    }
    // The most at one time are there when one of them begins.
    let cluster = column.blocks.filter { $0.cluster == block.cluster }
    let most = cluster.map { one in
      cluster.filter { $0.room.contains(one.room.lowerBound) }.count
    }.max()
    check(block.columnCount == most, block, "has not its cluster's greatest overlap as columns")
  }
  // In order of where they begin, a cluster goes on as long as one begins before all have ended.
  var latest = 0
  for (block, next) in zip(column.blocks, column.blocks.dropFirst()) {
    latest = Swift.max(latest, block.room.upperBound)
    check(
      (next.cluster == block.cluster) == (next.room.lowerBound < latest), next,
      "is joined to what it does not overlap, or parted from what it does")
  }
  return wrong
}

private func violations(
  ofFramesOf block: TimeBlock, onDay index: Int, of dayCount: Int
) -> [String] {
  let width = 700.0
  func geometry(_ direction: LineDirection) -> TimeGridGeometry {
    TimeGridGeometry(
      width: width, dayCount: dayCount, hourHeight: 48, gap: 2, direction: direction)
  }
  let left = geometry(.leftToRight).frame(of: block, dayIndex: index)
  let right = geometry(.rightToLeft).frame(of: block, dayIndex: index)
  let back = geometry(.rightToLeft).mirrored(right)
  let dayWidth = geometry(.leftToRight).dayWidth
  var wrong: [String] = []
  if left.x < dayWidth * Double(index) || left.x + left.width > dayWidth * Double(index + 1) + 1e-9
    || left.y < 0 || left.y + left.height > geometry(.leftToRight).height
  {
    wrong.append("has a frame that leaves its day: \(left)")
  }
  if left.width <= 0 || left.height <= 0 { wrong.append("has a frame without a size: \(left)") }
  if (right.y, right.width, right.height) != (left.y, left.width, left.height)
    || right.x != width - left.x - left.width || (back.x - left.x).magnitude > 1e-9
  {
    wrong.append("is mirrored wrongly: \(right)")
  }
  return wrong
}
