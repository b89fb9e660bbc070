extension MonthModel {
  /// The move of an item by so many days, as it is handed to whoever keeps the items: a bar dropped on
  /// another day, or moved by an action.
  ///
  /// - Parameters:
  ///   - item: the item.
  ///   - days: by how many days it goes on, back when negative.
  ///   - moveRules: where it may lie; nil for the bounds of the view.
  /// - Returns: nil when it stays where it is.
  /// - Throws: ``MoveRefusal`` when it may not lie there.
  public func move(
    _ item: CalendarItem, byDays days: Int, _ moveRules: MoveRules? = nil
  ) throws(MoveRefusal) -> ItemMove? {
    let allowed = moveRules ?? MoveRules(bounds: rules.bounds.days)
    let move = ItemMove(of: item, to: try item.span.moved(byDays: days, allowed))
    return move.isNothing ? nil : move
  }
}

extension MonthModel {
  /// The move of an item that was taken at one day and dropped on another.
  ///
  /// - Returns: nil when it stays where it is.
  /// - Throws: ``MoveRefusal`` when it may not lie there.
  public func move(
    _ item: CalendarItem, from grabbed: Day, to target: Day, _ moveRules: MoveRules? = nil
  ) throws(MoveRefusal) -> ItemMove? {
    try move(item, byDays: grabbed.distance(to: target), moveRules)
  }
}

extension MonthPageModel {
  /// The day under a point of the page, or nil where a place is blank or the point is outside.
  ///
  /// - Parameters:
  ///   - x: the distance from the left edge, in either direction of lines.
  ///   - y: the distance from the top of the first row.
  ///   - width: the width of the page.
  ///   - rowHeights: the heights of the rows from top to bottom.
  ///   - direction: the direction of lines.
  public func day(
    atX x: Double, y: Double, width: Double, rowHeights: [Double], direction: LineDirection
  ) -> Day? {
    guard x >= 0, x < width, y >= 0, grid.columnCount > 0 else { return nil }
    let along = direction == .leftToRight ? x : width - x
    let column = Swift.min(Int(along / width * Double(grid.columnCount)), grid.columnCount - 1)
    var bottom = 0.0
    for (row, height) in rowHeights.enumerated() {
      bottom += height
      if y < bottom { return grid.day(row: row, column: column) }
    }
    return nil
  }
}
