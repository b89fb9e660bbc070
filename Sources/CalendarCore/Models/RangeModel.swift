/// The model of a calendar of ranges: what is being chosen as connected shapes, and several named
/// ranges as pills in their colours.
public struct RangeModel {
  /// The months.
  public let month: MonthModel
  /// The named ranges.
  public var ranges: [DayRange]

  /// Makes the model of ranges from that of their months; with the selection mode
  /// ``SelectionMode/none`` it only shows.
  public init(month: MonthModel, ranges: [DayRange] = []) {
    self.month = month
    self.ranges = ranges
  }

  /// The page that is shown.
  public var page: RangePageModel { page(month.page) }

  /// The page so many months after the one that is shown, or nil when there is none.
  public func page(after steps: Int) -> RangePageModel? { month.page(after: steps).map(page) }

  private func page(_ page: MonthPageModel) -> RangePageModel {
    let chosen = month.selection.ranges.overlapping(page.grid.days).map {
      DayRange(id: $0.start.description, name: "", days: $0, hue: .pink)
    }
    let selection = RangeLayout(chosen, on: page.grid)
    let named = RangeLayout(ranges, on: page.grid)
    return RangePageModel(
      page: page,
      selection: page.rows.indices.map { pieces(of: selection, row: $0, lane: 0) },
      lanes: page.rows.indices.map { row in
        (0..<named.laneCount).map { pieces(of: named, row: row, lane: $0) }
      })
  }

  private func pieces(of layout: RangeLayout, row: Int, lane: Int) -> [PillPiece] {
    var pieces: [PillPiece] = []
    var half = 0
    for pill in layout.pills where pill.row == row && pill.lane == lane {
      if pill.startHalf > half { pieces.append(PillPiece(halves: pill.startHalf - half)) }
      let range = layout.ranges[pill.range]
      pieces.append(
        PillPiece(
          halves: pill.endHalf - pill.startHalf,
          pill: PillModel(
            range: range, position: pill.position, edges: pill.edges,
            name: pill.position.isFirst || pill.edges.contains(.leading) ? range.name : "",
            label: month.labels.spoken.range(range))))
      half = pill.endHalf
    }
    if half < layout.columnCount * 2 {
      pieces.append(PillPiece(halves: layout.columnCount * 2 - half))
    }
    return pieces
  }
}

/// A page of a month with ranges over it.
public struct RangePageModel {
  /// The month with its cells.
  public let page: MonthPageModel
  /// For each row, the shape of what is chosen.
  public let selection: [[PillPiece]]
  /// For each row, the lanes of named ranges; as many in each row, so that no range changes its lane.
  public let lanes: [[[PillPiece]]]
}

/// A stretch of a lane of ranges, in halves of columns; together they are all columns of the row.
public struct PillPiece {
  /// The number of half columns, at least 1.
  public let halves: Int
  /// The pill, or nil where the lane is free.
  public let pill: PillModel?

  init(halves: Int, pill: PillModel? = nil) {
    self.halves = halves
    self.pill = pill
  }
}

/// The part of a range in a row.
public struct PillModel {
  /// The range.
  public let range: DayRange
  /// Which ends of the range it has; these are round, the others straight.
  public let position: RangePosition
  /// The edges of the row it reaches.
  public let edges: RowEdges
  /// The name where it is to be written, at the first piece of each row; else empty.
  public let name: String
  /// What is said of the range.
  public let label: String
}
