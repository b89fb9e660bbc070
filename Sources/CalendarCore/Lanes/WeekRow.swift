/// The part of an item in one week row that keeps one lane.
public struct Segment: Hashable, Sendable {
  /// The item's index in the page's ``MonthPage/items``.
  public let item: Int
  /// The lane, counted from 0 at the top.
  public let lane: Int
  /// The first column, 0…6.
  public let startColumn: Int
  /// The column after the last, 1…7.
  public let endColumn: Int
  /// Whether the item has days before this segment: in an earlier row, or hidden in this one.
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
  /// Whether the day belongs to the page's month, not to a neighbour.
  public let isInMonth: Bool
  /// Whether the day is the given today.
  public let isToday: Bool
  /// The number of items that cover the day.
  public let total: Int
  /// How many of them found no lane; the rest are in ``WeekRow/segments``.
  public let more: Int

  /// The number of items shown: always `total − more`.
  public var shown: Int { total - more }
}

/// Seven consecutive days with the segments over them.
public struct WeekRow: Hashable, Sendable {
  /// The cells from first to last column.
  public let days: [DayCell]
  /// The visible segments, ordered by lane, then column.
  public let segments: [Segment]
  /// The number of lanes in use.
  public let laneCount: Int

  /// Whether any day of the row hides items.
  public var hasMore: Bool { days.contains { $0.more > 0 } }

  /// Lays out a row.
  ///
  /// Day by day: lanes of segments that ended are freed, then each item that covers the day and
  /// holds no lane takes the lowest free one, in order. An item that finds none is hidden on that
  /// day, counted, and tried again on the next, where it goes on as a new segment.
  ///
  /// O(*k* × 7 + *k* × lanes) for *k* items in the row.
  ///
  /// - Parameters:
  ///   - span: the row's days; only its first seven are used.
  ///   - month: the month whose days are marked as in the month.
  ///   - today: the day to mark, if any.
  ///   - items: all items of the page.
  ///   - order: the indices of the items that may touch this row, in the order of
  ///     ``CalendarItem/precedes(_:_:)``.
  ///   - laneLimit: the most lanes, or nil for as many as needed. A negative limit is read as 0.
  public init(
    _ span: DaySpan, month: Month, today: Day?, items: [CalendarItem], order: [Int],
    laneLimit: Int?
  ) {
    let limit = laneLimit.map { Swift.max($0, 0) }
    var lanes: [OpenSegment?] = []
    var waiting = order.filter { items[$0].days.overlaps(span) }
    var segments: [Segment] = []
    var cells: [DayCell] = []
    var usedLanes = 0

    for column in 0..<7 {
      let day = span.start.advanced(by: column)
      var total = 0
      for lane in lanes.indices {
        guard let open = lanes[lane] else { continue }
        if items[open.item].days.end <= day {
          segments.append(open.closed(lane: lane, column: column, row: span, items: items))
          lanes[lane] = nil
        } else {
          total += 1
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
        lanes[lowest] = OpenSegment(item: item, startColumn: column)
        usedLanes = Swift.max(usedLanes, lowest + 1)
      }
      waiting = stillWaiting
      cells.append(
        DayCell(
          day: day, isInMonth: day.month == month, isToday: day == today, total: total, more: more
        ))
    }
    for lane in lanes.indices {
      guard let open = lanes[lane] else { continue }
      segments.append(open.closed(lane: lane, column: 7, row: span, items: items))
    }
    segments.sort { $0.lane != $1.lane ? $0.lane < $1.lane : $0.startColumn < $1.startColumn }
    self.days = cells
    self.segments = segments
    self.laneCount = usedLanes
  }

  private struct OpenSegment {
    var item: Int
    var startColumn: Int

    func closed(lane: Int, column: Int, row: DaySpan, items: [CalendarItem]) -> Segment {
      let days = items[item].days
      return Segment(
        item: item, lane: lane, startColumn: startColumn, endColumn: column,
        continuesBefore: days.start < row.start.advanced(by: startColumn),
        continuesAfter: days.end > row.start.advanced(by: column))
    }
  }
}
