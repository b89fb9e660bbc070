/// Several named ranges on one page: each a pill in every row it touches, in one lane throughout.
///
///     let layout = RangeLayout(ranges, on: MonthGrid(month: month, firstWeekday: .sunday))
///     for pill in layout.pills { draw(layout.ranges[pill.range], pill) }
///
/// Lanes are given first-fit in the order of ``DayRange/precedes(_:_:)``, for the whole page, so that
/// no pill jumps between rows. There are as many as ranges cover one half of a day at most.
public struct RangeLayout: Hashable, Sendable {
  /// The ranges with a pill on the page, in their order; pills name them by index.
  public let ranges: [DayRange]
  /// The lane of each range.
  public let lanes: [Int]
  /// The number of lanes.
  public let laneCount: Int
  /// The number of columns.
  public let columnCount: Int
  /// The pills, ordered by row, then lane, then column.
  public let pills: [RangePill]

  /// Lays out ranges over rows of days.
  ///
  /// O(*n* log *n* + *n* × lanes + *n* × places) for *n* ranges on a page of so many places.
  ///
  /// - Parameters:
  ///   - ranges: in any order; those without a day on the page are left out.
  ///   - rows: the days of each row in its columns, ascending; nil where a place is blank.
  public init(_ ranges: [DayRange], rows: [[Day?]]) {
    var shown: [DayRange] = []
    for range in ranges where rows.contains(where: { $0.contains { range.holds($0) } }) {
      shown.append(range)
    }
    shown.sort { DayRange.precedes($0, $1) }

    var lanes: [Int] = []
    var ends: [Int64] = []
    for range in shown {
      let lane = ends.firstIndex { $0 <= range.firstHalf } ?? ends.count
      if lane == ends.count {
        ends.append(range.endHalf)
      } else {
        ends[lane] = range.endHalf
      }
      lanes.append(lane)
    }

    var pills: [RangePill] = []
    for (row, days) in rows.enumerated() {
      var inRow: [RangePill] = []
      for (index, range) in shown.enumerated() {
        if let pill = RangePill(of: range, index, lane: lanes[index], row: row, days: days) {
          inRow.append(pill)
        }
      }
      inRow.sort { $0.lane != $1.lane ? $0.lane < $1.lane : $0.startHalf < $1.startHalf }
      pills += inRow
    }
    self.ranges = shown
    self.lanes = lanes
    self.laneCount = ends.count
    self.columnCount = rows.reduce(0) { Swift.max($0, $1.count) }
    self.pills = pills
  }

  /// Lays out ranges over a month page.
  public init(_ ranges: [DayRange], on grid: MonthGrid) {
    let columnCount = grid.weekdays.count
    let rows = grid.rows.map { row in
      var days = [Day?](repeating: nil, count: columnCount)
      for day in row.days {
        guard let column = grid.position(of: day)?.column, column < columnCount else { continue }
        days[column] = day
      }
      return days
    }
    self.init(ranges.filter { $0.days.overlaps(grid.days) }, rows: rows)
  }

  /// The ranges that a day belongs to and its position in each, in the order of lanes.
  public func positions(of day: Day) -> [(range: Int, position: RangePosition)] {
    var found: [(range: Int, position: RangePosition)] = []
    for index in ranges.indices {
      if let position = ranges[index].position(of: day) { found.append((index, position)) }
    }
    return found.sorted {
      lanes[$0.range] != lanes[$1.range] ? lanes[$0.range] < lanes[$1.range] : $0.range < $1.range
    }
  }
}

extension DayRange {
  fileprivate func holds(_ day: Day?) -> Bool { day.map { days.contains($0) } ?? false }
}

extension RangePill {
  /// The part of a range in a row, or nil when none of its days has a column there.
  fileprivate init?(of range: DayRange, _ index: Int, lane: Int, row: Int, days: [Day?]) {
    guard let first = days.firstIndex(where: { range.holds($0) }),
      let last = days.lastIndex(where: { range.holds($0) })
    else { return nil }
    let begins = days[first] == range.days.start
    let ends = days[last] == range.days.last
    self.range = index
    self.row = row
    self.lane = lane
    startHalf = first * 2 + (begins && range.firstDay == .half ? 1 : 0)
    endHalf = last * 2 + (ends && range.lastDay == .half ? 1 : 2)
    position = begins ? (ends ? .single : .start) : (ends ? .end : .middle)
    var edges: RowEdges = startHalf == 0 ? .leading : []
    if endHalf == days.count * 2 { edges.insert(.trailing) }
    self.edges = edges
  }
}
