/// The part of an item in one row that keeps one lane.
public struct Segment: Hashable, Sendable {
  /// The item's index in the page's ``GridPage/items``.
  public let item: Int
  /// The lane, counted from 0 at the top.
  public let lane: Int
  /// The first column, from 0.
  public let startColumn: Int
  /// The column after the last.
  public let endColumn: Int
  /// Whether the item has days before this segment: in an earlier row, on a hidden
  /// weekday, or hidden in this row.
  public let continuesBefore: Bool
  /// Whether the item has days after this segment.
  public let continuesAfter: Bool

  /// The number of columns.
  public var columnCount: Int { endColumn - startColumn }
}

/// A day of a page and how many items cover it.
public struct DayCell: Hashable, Sendable {
  /// The day.
  public let day: Day
  /// Whether the day is one of the page's own, not of a neighbouring month. Always so on a page of
  /// weeks or days.
  public let isInMonth: Bool
  /// Whether the day lies within the bounds of the calendar, so that it can be chosen.
  public let isWithinBounds: Bool
  /// Whether the day is the given today.
  public let isToday: Bool
  /// The number of items that cover the day.
  public let total: Int
  /// How many of them found no lane; the rest are in ``WeekRow/segments``.
  public let more: Int

  /// The number of items shown: always `total − more`.
  public var shown: Int { total - more }
}

/// The days of a row with the segments over them.
public struct WeekRow: Hashable, Sendable {
  /// The places from first to last column; nil where the place is blank.
  public let cells: [DayCell?]
  /// The visible segments, ordered by lane, then column.
  public let segments: [Segment]
  /// The number of lanes in use.
  public let laneCount: Int

  /// The cells that have a day: where no place is blank, one for each column.
  public var days: [DayCell] { cells.compactMap { $0 } }

  /// Whether any day of the row hides items.
  public var hasMore: Bool { cells.contains { ($0?.more ?? 0) > 0 } }

  /// Lays out a row.
  ///
  /// Day by day: lanes of segments that ended are freed, then each item that covers the day and
  /// holds no lane takes the lowest free one, in order. An item that finds none is hidden on that
  /// day, counted, and tried again on the next, where it goes on as a new segment. Days without a
  /// column do not exist here: bars reach over the columns that are there.
  ///
  /// O(*k* × columns + *k* × lanes) for *k* items in the row.
  ///
  /// - Parameters:
  ///   - row: the row's number on the grid.
  ///   - grid: the grid.
  ///   - today: the day to mark, if any.
  ///   - items: all items of the page.
  ///   - order: the indices of the items that may touch this row, in the order of
  ///     ``CalendarItem/precedes(_:_:)``.
  ///   - laneLimit: the most lanes, or nil for as many as needed. A negative limit is read as 0.
  init(
    _ row: Int, of grid: DayGrid, today: Day?, items: [CalendarItem], order: [Int],
    laneLimit: Int?
  ) {
    let limit = laneLimit.map { Swift.max($0, 0) }
    var lanes: [OpenSegment?] = []
    var waiting = order
    var segments: [Segment] = []
    var cells: [DayCell?] = []
    var usedLanes = 0

    for column in 0..<grid.columnCount {
      guard let day = grid.day(row: row, column: column) else {
        cells.append(nil)
        continue
      }
      var total = 0
      for lane in lanes.indices {
        guard let open = lanes[lane] else { continue }
        if items[open.item].days.end <= day {
          segments.append(open.closed(lane: lane, items: items))
          lanes[lane] = nil
        } else {
          total += 1
          lanes[lane]?.lastColumn = column
          lanes[lane]?.lastDay = day
        }
      }

      var stillWaiting: [Int] = []
      var more = 0
      var lowest = 0
      for item in waiting {
        let days = items[item].days
        if days.end <= day { continue }
        guard days.start <= day else {
          stillWaiting.append(item)
          continue
        }
        total += 1
        while lowest < lanes.count, lanes[lowest] != nil { lowest += 1 }
        if lowest == lanes.count {
          if let limit, lowest >= limit {
            more += 1
            stillWaiting.append(item)
            continue
          }
          lanes.append(nil)
        }
        lanes[lowest] = OpenSegment(item: item, column: column, day: day)
        usedLanes = Swift.max(usedLanes, lowest + 1)
      }
      waiting = stillWaiting
      cells.append(
        DayCell(
          day: day, isInMonth: grid.ownDays.contains(day),
          isWithinBounds: grid.bounds?.contains(day) ?? true, isToday: day == today, total: total,
          more: more))
    }
    for lane in lanes.indices {
      guard let open = lanes[lane] else { continue }
      segments.append(open.closed(lane: lane, items: items))
    }
    segments.sort { $0.lane != $1.lane ? $0.lane < $1.lane : $0.startColumn < $1.startColumn }
    self.cells = cells
    self.segments = segments
    self.laneCount = usedLanes
  }

  /// A segment whose end is not known yet.
  private struct OpenSegment {
    let item: Int
    let startColumn: Int
    let firstDay: Day
    var lastColumn: Int
    var lastDay: Day

    init(item: Int, column: Int, day: Day) {
      self.item = item
      startColumn = column
      firstDay = day
      lastColumn = column
      lastDay = day
    }

    func closed(lane: Int, items: [CalendarItem]) -> Segment {
      let days = items[item].days
      return Segment(
        item: item, lane: lane, startColumn: startColumn, endColumn: lastColumn + 1,
        continuesBefore: days.start < firstDay, continuesAfter: days.last > lastDay)
    }
  }
}
