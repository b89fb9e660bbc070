import CalendarCore
import Testing

/// The date-time in ISO form; for literals in tests.
func clock(_ iso: String) -> CivilDateTime {
  let parts = iso.split(separator: "T")
  return CivilDateTime(day: day(String(parts[0])), time: time(String(parts[1])))
}

extension TimeGrid {
  /// The blocks of a day as text, in the order of their items' titles: `A 540-600 0+1/2`.
  func drawing(ofDay index: Int = 0) -> [String] {
    columns[index].blocks.map { block in
      "\(items[block.item].title) \(block.minutes.lowerBound)-\(block.minutes.upperBound) "
        + "\(block.column)+\(block.columnSpan)/\(block.columnCount)"
    }.sorted()
  }

  /// The column, span and count of each block of the first day, by title.
  var places: [String] {
    columns[0].blocks.map { block in
      "\(items[block.item].title) \(block.column)+\(block.columnSpan)/\(block.columnCount)"
    }.sorted()
  }
}

/// What must hold on every time grid: invariants 10 and 14.
func expectSound(
  _ grid: TimeGrid, leastMinutes: Int, sourceLocation: SourceLocation = #_sourceLocation
) {
  let geometries = [LineDirection.leftToRight, .rightToLeft].map {
    TimeGridGeometry(
      width: 700, dayCount: grid.days.count, hourHeight: 48, gap: 2, direction: $0)
  }
  var faults: [String] = []
  for (index, column) in grid.columns.enumerated() {
    for (place, block) in column.blocks.enumerated() {
      let name = "\(column.day) \(grid.items[block.item].uid)"
      if block.room.lowerBound < 0 || block.room.upperBound > 1440 { faults.append("\(name) out") }
      if block.room.count < leastMinutes { faults.append("\(name) too small") }
      if block.minutes.clamped(to: block.room) != block.minutes {
        faults.append("\(name) does not lie in its room")
      }
      if block.column < 0 || block.columnSpan < 1
        || block.column + block.columnSpan > block.columnCount
      {
        faults.append("\(name) outside of its columns")
      }
      let frames = geometries.map { $0.frame(of: block, dayIndex: index) }
      let dayLeft = geometries[0].dayWidth * Double(index)
      if frames[0].x < dayLeft
        || frames[0].x + frames[0].width > dayLeft + geometries[0].dayWidth + 1e-9
        || frames[0].y < 0 || frames[0].y + frames[0].height > geometries[0].height
        || frames[0].width <= 0 || frames[0].height <= 0
      {
        faults.append("\(name) frame \(frames[0])")
      }
      let back = geometries[1].mirrored(frames[1])
      if (frames[1].y, frames[1].width, frames[1].height)
        != (frames[0].y, frames[0].width, frames[0].height)
        || frames[1].x != 700 - frames[0].x - frames[0].width
        || (back.x - frames[0].x).magnitude > 1e-9
      {
        faults.append("\(name) mirrored \(frames[1])")
      }
      for other in column.blocks[(place + 1)...] where other.room.overlaps(block.room) {
        if other.cluster != block.cluster { faults.append("\(name) split cluster") }
        let columns = block.column..<block.column + block.columnSpan
        let others = other.column..<other.column + other.columnSpan
        if columns.overlaps(others) { faults.append("\(name) obscures another") }
      }
    }
    for cluster in Set(column.blocks.map(\.cluster)) {
      let blocks = column.blocks.filter { $0.cluster == cluster }
      // The most at one time are there when one of them begins.
      let most = blocks.map { one in
        blocks.filter { $0.room.contains(one.room.lowerBound) }.count
      }.max()
      if Set(blocks.map(\.columnCount)) != [most ?? 0] {
        faults.append("\(column.day) cluster \(cluster) has not its greatest overlap as columns")
      }
    }
  }
  #expect(faults == [], sourceLocation: sourceLocation)
}
