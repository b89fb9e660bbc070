import CalendarCore
import CalendarInvariants
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

/// What must hold of the blocks of every time grid.
func expectSound(
  _ grid: TimeGrid, leastMinutes: Int, sourceLocation: SourceLocation = #_sourceLocation
) {
  let wrong = grid.columns.indices.flatMap {
    violations(ofColumn: $0, of: grid, leastMinutes: leastMinutes)
  }
  #expect(wrong == [], sourceLocation: sourceLocation)
}
