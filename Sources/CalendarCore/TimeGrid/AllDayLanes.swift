/// The lanes above the hours: a row of one to seven days by the rule of every row.
struct AllDayLanes {
  /// The visible segments, ordered by lane, then column.
  let segments: [Segment]
  /// The number of items on each day.
  let totals: [Int]
  /// How many of them found no lane.
  let mores: [Int]

  /// Lays out the items that `order` names by their index.
  init(
    over days: DaySpan, items: [CalendarItem], order: [Int], today: Day?, laneLimit: Int?
  ) {
    let grid = DayGrid(
      days: days.count, from: days.start, style: GridStyle(firstWeekday: days.start.weekday))
    let row = WeekRow(
      0, of: grid, today: today, items: items, order: order, laneLimit: laneLimit)
    segments = row.segments
    totals = row.days.map { $0.total }
    mores = row.days.map { $0.more }
  }
}
