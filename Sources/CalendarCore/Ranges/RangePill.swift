/// The part of a range in one row: a connected shape from its first to its last column.
public struct RangePill: Hashable, Sendable {
  /// The range's index in the layout's ``RangeLayout/ranges``.
  public let range: Int
  /// The row, counted from 0 at the top.
  public let row: Int
  /// The lane, counted from 0; the same in every row of the page.
  public let lane: Int
  /// Where it begins, in half columns from the row's leading edge: even at a column's edge, odd in the
  /// middle of a column.
  public let startHalf: Int
  /// Where it ends, in half columns; always after ``startHalf``.
  public let endHalf: Int
  /// Which ends of the range it has: `single` both, `start` its first day, `end` its last, `middle`
  /// neither. An end that it has is drawn round, one that it has not is cut.
  public let position: RangePosition
  /// The edges of the row it reaches.
  public let edges: RowEdges

  /// The first column it touches.
  public var startColumn: Int { startHalf / 2 }

  /// The column after the last it touches.
  public var endColumn: Int { (endHalf + 1) / 2 }

  /// Where it lies across a row, from its left edge.
  ///
  /// - Parameters:
  ///   - rowWidth: the width of the row, in any unit.
  ///   - columnCount: the number of columns of the row; less than 1 is read as 1.
  ///   - direction: from right to left the extent is mirrored.
  public func extent(
    rowWidth: Double, columnCount: Int, direction: LineDirection
  ) -> RowExtent {
    let half = rowWidth / Double(Swift.max(columnCount, 1) * 2)
    let extent = RowExtent(x: half * Double(startHalf), width: half * Double(endHalf - startHalf))
    return direction == .leftToRight ? extent : extent.mirrored(in: rowWidth)
  }
}

/// A stretch across a row.
public struct RowExtent: Hashable, Sendable {
  /// The distance from the left edge of the row.
  public var x: Double
  /// The width.
  public var width: Double

  /// Makes a stretch.
  public init(x: Double, width: Double) {
    self.x = x
    self.width = width
  }

  /// The stretch as it lies from right to left: only x changes, to `rowWidth − x − width`.
  public func mirrored(in rowWidth: Double) -> RowExtent {
    RowExtent(x: rowWidth - x - width, width: width)
  }
}
