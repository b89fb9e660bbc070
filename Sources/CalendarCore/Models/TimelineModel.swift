/// The model of a day or a week as columns of hours.
///
/// Frames are in the units of the view, from the left edge and from 00:00. Where lines run from right
/// to left they are mirrored already: a view places them as they are.
public struct TimelineModel {
  /// The layout.
  public let grid: TimeGrid
  /// How large it is drawn.
  public let geometry: TimeGridGeometry
  /// The words.
  public let labels: CalendarLabels
  /// Where items may be dragged to, and at which times they stop.
  public let rules: MoveRules
  /// The present time where the reader is, or nil when no line is drawn.
  public let now: CivilDateTime?
  /// The height from which a block has its times on a line of their own.
  private static let twoLines = 40.0

  /// The measures of a view.
  public struct Measures: Hashable, Sendable {
    /// The width of all days together.
    public var width: Double
    /// The height of an hour.
    public var hourHeight: Double
    /// The least height of a block.
    public var leastHeight: Double
    /// How far apart the labels of hours and of the present time must stand.
    public var labelDistance: Double

    /// Makes measures.
    public init(
      width: Double, hourHeight: Double = 48, leastHeight: Double = 20, labelDistance: Double = 24
    ) {
      self.width = width
      self.hourHeight = hourHeight
      self.leastHeight = leastHeight
      self.labelDistance = labelDistance
    }
  }
  /// The measures of the view.
  public let measures: Measures

  /// Makes a model.
  ///
  /// - Parameters:
  ///   - days: one to seven days.
  ///   - now: the present time where the reader is; its day is today.
  ///   - items: in any order.
  ///   - measures: the measures of the view.
  ///   - labels: the words.
  ///   - rules: where items may be dragged to.
  ///   - laneLimit: the most lanes above the hours.
  ///   - direction: the direction of lines.
  ///   - clock: how the clock runs on a day.
  public init(
    days: DaySpan, now: CivilDateTime? = nil, items: [CalendarItem] = [], measures: Measures,
    labels: CalendarLabels, rules: MoveRules = MoveRules(), laneLimit: Int? = 3,
    direction: LineDirection = .leftToRight, clock: (Day) -> DayClock = { _ in .plain }
  ) {
    let count = Swift.min(Swift.max(days.count, 1), 7)
    geometry = TimeGridGeometry(
      width: measures.width, dayCount: count, hourHeight: measures.hourHeight,
      direction: direction)
    grid = TimeGrid(
      days: days, today: now?.day, items: items,
      leastMinutes: geometry.minutes(forHeight: measures.leastHeight), laneLimit: laneLimit,
      longItems: .aboveHours, clock: clock)
    self.measures = measures
    self.labels = labels
    self.rules = rules
    self.now = now
  }

  /// The days of the week that holds a day.
  public static func week(of day: Day, style: CalendarStyle) -> DaySpan {
    DaySpan(start: day.onOrBefore(style.columns.firstWeekday), count: 7)
  }

  /// The heads of the days.
  public var heads: [TimelineHead] {
    grid.columns.map { column in
      TimelineHead(
        day: column.day, weekday: labels.weekday(column.day.weekday),
        number: labels.spoken.number(column.day.dayOfMonth), isToday: column.isToday,
        moreText: column.allDayMore > 0 ? "+" + labels.spoken.number(column.allDayMore) : nil,
        moreLabel: column.allDayMore > 0
          ? labels.spoken.more(column.allDayMore, on: column.day) : "",
        label: labels.spoken.list([
          labels.spoken.fullDate(column.day),
          column.isToday ? labels.spoken.phrases.day.today : "",
        ]))
    }
  }

  /// The hours from 0:00 to 23:00, each with the label at its line.
  public var hours: [TimelineHour] {
    (0..<24).map { hour in
      let isHidden =
        now.flatMap { grid.place(of: $0) }.map {
          geometry.hidesLabel(ofHour: hour, near: $0.minute, within: measures.labelDistance)
        } ?? false
      let time = (try? TimeOfDay(hour: hour, minute: 0)) ?? .midnight
      return TimelineHour(
        hour: hour, y: geometry.y(ofMinute: hour * 60),
        label: isHidden || hour == 0 ? "" : labels.spoken.time(time))
    }
  }

  /// The line of the present time over its day, or nil when its day is not shown.
  public var nowLine: (frame: TimeGridFrame, label: String)? {
    guard let now, let place = grid.place(of: now) else { return nil }
    let frame = TimeGridFrame(
      x: geometry.dayWidth * Double(place.dayIndex), y: geometry.y(ofMinute: place.minute),
      width: geometry.dayWidth, height: 0)
    return (
      geometry.direction == .leftToRight ? frame : geometry.mirrored(frame),
      labels.spoken.time(now.time)
    )
  }

  /// The blocks of all days, in the order of days and times.
  public var blocks: [TimelineBlock] {
    grid.columns.indices.flatMap { index in
      grid.columns[index].blocks.map { block in
        let item = grid.items[block.item]
        let frame = geometry.frame(of: block, dayIndex: index)
        return TimelineBlock(
          item: item, index: block.item, day: grid.columns[index].day, frame: frame,
          title: labels.spoken.title(of: item), times: times(of: item),
          hasTwoLines: frame.height >= TimelineModel.twoLines,
          continuesBefore: block.continuesBefore, continuesAfter: block.continuesAfter,
          label: labels.spoken.item(
            item,
            piece: SpokenPiece(
              firstDay: grid.columns[index].day, continuesBefore: block.continuesBefore,
              continuesAfter: block.continuesAfter)))
      }
    }
  }

  /// The lanes above the hours.
  public var lanes: [[LanePiece]] {
    (0..<grid.allDayLaneCount).map { lane in
      var pieces: [LanePiece] = []
      var column = 0
      for segment in grid.allDay where segment.lane == lane {
        if segment.startColumn > column {
          pieces.append(LanePiece(columns: segment.startColumn - column, bar: nil))
        }
        let item = grid.items[segment.item]
        let first = grid.days.start.advanced(by: segment.startColumn)
        pieces.append(
          LanePiece(
            columns: segment.columnCount,
            bar: BarModel(
              item: item, title: labels.spoken.title(of: item), time: nil, firstDay: first,
              continuesBefore: segment.continuesBefore, continuesAfter: segment.continuesAfter,
              index: segment.item,
              label: labels.spoken.item(item, piece: SpokenPiece(segment, firstDay: first)))))
        column = segment.endColumn
      }
      if column < grid.columns.count {
        pieces.append(LanePiece(columns: grid.columns.count - column, bar: nil))
      }
      return pieces
    }
  }

  private func times(of item: CalendarItem) -> String {
    guard let start = item.start, let end = item.end else { return "" }
    return start == end
      ? labels.spoken.time(start.time) : labels.spoken.times(start.time, end.time)
  }
}

/// The head of a day above its hours.
public struct TimelineHead: Hashable, Sendable {
  /// The day.
  public let day: Day
  /// The short name of its weekday.
  public let weekday: String
  /// Its number.
  public let number: String
  /// Whether it is today.
  public let isToday: Bool
  /// How many items above the hours have no lane, `+2`; nil when all have one.
  public let moreText: String?
  /// What is said of ``moreText``; empty when all have a lane.
  public let moreLabel: String
  /// What is said of the day.
  public let label: String
}

/// A line of an hour.
public struct TimelineHour: Hashable, Sendable {
  /// The hour, 0…23.
  public let hour: Int
  /// The distance from 00:00.
  public let y: Double
  /// The time beside the line; empty at midnight, and where the present time stands instead.
  public let label: String
}

/// A timed item on a day.
public struct TimelineBlock {
  /// The item.
  public let item: CalendarItem
  /// The item's place in the layout, which with the day tells the block from all others.
  public let index: Int
  /// The day.
  public let day: Day
  /// Where it stands.
  public let frame: TimeGridFrame
  /// The title, or what stands for an empty one.
  public let title: String
  /// From when to when it really is.
  public let times: String
  /// Whether there is room for the times below the title; else they stand behind it.
  public let hasTwoLines: Bool
  /// Whether the item began before this day.
  public let continuesBefore: Bool
  /// Whether the item goes on after this day.
  public let continuesAfter: Bool
  /// What is said of it.
  public let label: String
}
