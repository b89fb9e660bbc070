extension TimelineModel {
  /// The move of an item whose block was dragged so far.
  ///
  /// What a view shows while dragging and what it hands on at the end are both this.
  ///
  /// - Parameters:
  ///   - item: the item.
  ///   - x: how far to the right, in either direction of lines.
  ///   - y: how far down.
  /// - Returns: nil when it comes back to where it was.
  /// - Throws: ``MoveRefusal`` when it may not lie there.
  public func move(_ item: CalendarItem, x: Double, y: Double) throws(MoveRefusal) -> ItemMove? {
    try move(item, byDays: days(along: x), minutes: minutes(down: y))
  }

  /// The move of an item by days and minutes, as an action of a screen reader or a key asks for it.
  ///
  /// - Returns: nil when it comes back to where it was.
  /// - Throws: ``MoveRefusal`` when it may not lie there.
  public func move(
    _ item: CalendarItem, byDays days: Int, minutes: Int
  ) throws(MoveRefusal) -> ItemMove? {
    let move = ItemMove(
      of: item, to: try item.span.moved(byDays: days, minutes: minutes, rules))
    return move.isNothing ? nil : move
  }

  /// The move of an item one edge of whose block was pulled so far down.
  ///
  /// - Returns: nil when it comes back to where it was.
  /// - Throws: ``MoveRefusal`` when it may not lie there.
  public func resize(
    _ item: CalendarItem, _ edge: SpanEdge, y: Double
  ) throws(MoveRefusal) -> ItemMove? {
    guard case .timed(let start, let end) = item.span else { return nil }
    let time = (edge == .start ? start : end).advanced(bySeconds: Int64(minutes(down: y)) * 60)
    let move = ItemMove(of: item, to: try item.span.resized(edge, to: time, rules))
    return move.isNothing ? nil : move
  }

  /// The time at which something new would begin that is made at a point, as it snaps down.
  public func time(atX x: Double, y: Double) -> CivilDateTime {
    TimeSnap(rules.snap.step, rule: .down).snapped(grid.dateTime(at: geometry.point(atX: x, y: y)))
  }

  /// What the label of a drag says: the times at which the item would be.
  public func label(of move: ItemMove) -> String {
    switch move.to {
    case .allDay(let days): labels.spoken.days(days)
    case .timed(let start, let end): labels.spoken.times(start.time, end.time)
    }
  }

  /// A distance as whole days, the nearer of two.
  private func days(along x: Double) -> Int {
    let days = rounded(x / geometry.dayWidth)
    return geometry.direction == .leftToRight ? days : -days
  }

  private func minutes(down y: Double) -> Int { rounded(y * 60 / geometry.hourHeight) }

  /// The nearest whole number, no further than any view is long; what is no number is nothing.
  private func rounded(_ number: Double) -> Int {
    guard number.isFinite else { return 0 }
    let limited = Swift.min(Swift.max(number, -1_000_000), 1_000_000)
    return Int(limited < 0 ? limited - 0.5 : limited + 0.5)
  }
}
