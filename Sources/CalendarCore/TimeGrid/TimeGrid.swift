/// One to seven days as columns of hours, as a value: timed items as blocks, all-day items in lanes
/// above. Renderers only draw it.
///
///     let grid = TimeGrid(days: week, today: today, items: items, leastMinutes: 25)
///     for segment in grid.allDay { drawBar(grid.items[segment.item], segment) }
///     for column in grid.columns {
///       for block in column.blocks { draw(grid.items[block.item], block) }
///     }
///
/// Every day has 24 rows and a time stands at the same height on each: positions are what the clock
/// shows. Where clocks are changed, an item's ``CalendarItem/elapsedMinutes`` is what its label
/// tells, and ``TimeGridColumn/clock`` which hour to mark. An item that a clock put back makes end
/// before its start has no length here, and like every short item the least room.
public struct TimeGrid: Hashable, Sendable {
  /// The minutes that a clock shows from one midnight to the next.
  public static let minutesPerDay = 1440

  /// The days, one to seven.
  public let days: DaySpan
  /// The items that touch the days, in their order; segments and blocks name them by index.
  public let items: [CalendarItem]
  /// The segments above the hours, ordered by lane, then column.
  public let allDay: [Segment]
  /// The number of lanes above the hours.
  public let allDayLaneCount: Int
  /// The days from first to last.
  public let columns: [TimeGridColumn]

  /// Whether any day hides all-day items.
  public var hasMore: Bool { columns.contains { $0.allDayMore > 0 } }

  /// Lays out days.
  ///
  /// O(*n* log *n*) for the *n* items that touch the days, times the columns in which they stand
  /// beside each other.
  ///
  /// - Parameters:
  ///   - days: an empty span is read as one day; of more than seven the first seven are shown.
  ///   - today: the day to mark, if any.
  ///   - items: in any order; those that do not touch the days are left out.
  ///   - leastMinutes: how many minutes of room a block has at least, clamped to 1…1440; see
  ///     ``TimeGridGeometry/minutes(forHeight:)``.
  ///   - laneLimit: the most lanes above the hours, or nil for as many as needed.
  ///   - longItems: where a timed item of 24 hours or more stands.
  ///   - clock: how the clock runs on a day.
  public init(
    days: DaySpan, today: Day? = nil, items: [CalendarItem] = [], leastMinutes: Int = 30,
    laneLimit: Int? = nil, longItems: LongItems = .amongHours,
    clock: (Day) -> DayClock = { _ in .plain }
  ) {
    let days = DaySpan(start: days.start, count: Swift.min(Swift.max(days.count, 1), 7))
    let least = Swift.min(Swift.max(leastMinutes, 1), TimeGrid.minutesPerDay)
    let items = CalendarItem.inOrder(items.filter { $0.days.overlaps(days) })
    var above: [Int] = []
    var pieces = [[TimePiece]](repeating: [], count: days.count)
    for (index, item) in items.enumerated() {
      guard let start = item.start, let end = item.end,
        longItems == .amongHours || !TimeGrid.isLong(from: start, to: end)
      else {
        above.append(index)
        continue
      }
      for day in DaySpan(coveredFrom: start, to: end).intersection(days).days {
        pieces[days.start.distance(to: day)].append(
          TimePiece(item: index, from: start, to: end, on: day, least: least))
      }
    }
    let lanes = AllDayLanes(
      over: days, items: items, order: above, today: today, laneLimit: laneLimit)
    self.days = days
    self.items = items
    allDay = lanes.segments
    allDayLaneCount = lanes.segments.reduce(0) { Swift.max($0, $1.lane + 1) }
    columns = days.days.enumerated().map { index, day in
      TimeGridColumn(
        day: day, isToday: day == today, clock: clock(day),
        blocks: TimeColumns.blocks(of: pieces[index]), allDayTotal: lanes.totals[index],
        allDayMore: lanes.mores[index])
    }
  }

  private static func isLong(from start: CivilDateTime, to end: CivilDateTime) -> Bool {
    start.day < end.day && end >= CivilDateTime(day: start.day.advanced(by: 1), time: start.time)
  }
}

/// Where a timed item of 24 hours or more stands on a time grid.
public enum LongItems: Hashable, Sendable {
  /// Among the hours, as a block on each of its days.
  case amongHours
  /// Above them with the all-day items, so that it takes no width from what happens meanwhile.
  case aboveHours
}

/// One day of a time grid.
public struct TimeGridColumn: Hashable, Sendable {
  /// The day.
  public let day: Day
  /// Whether the day is the given today.
  public let isToday: Bool
  /// How the clock runs on it.
  public let clock: DayClock
  /// The blocks, ordered by where they begin. No two that overlap share a column.
  public let blocks: [TimeBlock]
  /// The number of items above the hours that cover the day.
  public let allDayTotal: Int
  /// How many of them found no lane.
  public let allDayMore: Int
}
