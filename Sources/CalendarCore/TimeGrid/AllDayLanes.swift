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
    let row = WeekRow(
      days, month: days.start.month, today: today, items: items, order: order,
      laneLimit: laneLimit)
    segments = row.segments.filter { $0.startColumn < days.count }.map { segment in
      let end = Swift.min(segment.endColumn, days.count)
      return Segment(
        item: segment.item, lane: segment.lane, startColumn: segment.startColumn, endColumn: end,
        continuesBefore: segment.continuesBefore,
        continuesAfter: items[segment.item].days.end > days.start.advanced(by: end))
    }
    totals = row.days.prefix(days.count).map { $0.total }
    mores = row.days.prefix(days.count).map { $0.more }
  }
}
