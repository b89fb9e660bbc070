/// A rectangle on a time grid, from its top left corner, in the units of the geometry.
public struct TimeGridFrame: Hashable, Sendable {
  /// The distance from the left edge.
  public var x: Double
  /// The distance from the top, which is 00:00.
  public var y: Double
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// Makes a frame.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// A place on a time grid.
public struct TimeGridPoint: Hashable, Sendable {
  /// The day's index in ``TimeGrid/columns``.
  public var dayIndex: Int
  /// Minutes since midnight, 0…1440.
  public var minute: Int

  /// Makes a place.
  public init(dayIndex: Int, minute: Int) {
    self.dayIndex = dayIndex
    self.minute = minute
  }
}

/// How large a time grid is drawn: makes whole minutes and columns into frames, and points back into
/// days and times.
///
/// The area is that of the days from 00:00 to 24:00, without the labels of the hours beside and the
/// lanes above. Right to left mirrors across it and changes no height.
public struct TimeGridGeometry: Hashable, Sendable {
  /// The width of all days together.
  public let width: Double
  /// The number of days, at least 1.
  public let dayCount: Int
  /// The height of an hour.
  public let hourHeight: Double
  /// What is left free between blocks, and between them and the edges of their day.
  public let gap: Double
  /// Which side the first day stands at.
  public let direction: LineDirection

  /// Makes a geometry.
  ///
  /// - Parameters:
  ///   - width: a width that is not a positive number is read as 1.
  ///   - dayCount: less than 1 is read as 1.
  ///   - hourHeight: a height that is not a positive number is read as 1.
  ///   - gap: what is not a positive number is read as 0. Where a block would vanish, less is left.
  ///   - direction: which side the first day stands at.
  public init(
    width: Double, dayCount: Int, hourHeight: Double, gap: Double = 2,
    direction: LineDirection = .leftToRight
  ) {
    self.width = width.isFinite && width > 0 ? width : 1
    self.dayCount = Swift.max(dayCount, 1)
    self.hourHeight = hourHeight.isFinite && hourHeight > 0 ? hourHeight : 1
    self.gap = gap.isFinite && gap > 0 ? gap : 0
    self.direction = direction
  }

  /// The height of a day.
  public var height: Double { hourHeight * 24 }

  /// The width of a day.
  public var dayWidth: Double { width / Double(dayCount) }

  /// The distance of a time from the top.
  ///
  /// - Parameter minute: minutes since midnight.
  public func y(ofMinute minute: Int) -> Double { Double(minute) * hourHeight / 60 }

  /// How many minutes of room a block of at least this height takes, rounded up, 1…1440.
  public func minutes(forHeight height: Double) -> Int {
    let minutes = height / hourHeight * 60
    let begun = whole(minutes, in: 0...TimeGrid.minutesPerDay)
    return whole(
      Double(begun) < minutes ? Double(begun) + 1 : minutes, in: 1...TimeGrid.minutesPerDay)
  }

  /// The frame of a block.
  ///
  /// - Parameters:
  ///   - block: a block of that day.
  ///   - dayIndex: the day's index in ``TimeGrid/columns``, clamped to the days there are.
  public func frame(of block: TimeBlock, dayIndex: Int) -> TimeGridFrame {
    let day = Swift.min(Swift.max(dayIndex, 0), dayCount - 1)
    let count = Double(Swift.max(block.columnCount, 1))
    let beside = Swift.min(gap, dayWidth / (2 * count + 2))
    let step = (dayWidth - beside) / count
    let tall = y(ofMinute: block.room.count)
    let frame = TimeGridFrame(
      x: dayWidth * Double(day) + beside + step * Double(block.column),
      y: y(ofMinute: block.room.lowerBound),
      width: step * Double(block.columnSpan) - beside, height: tall - Swift.min(gap, tall / 2))
    return direction == .leftToRight ? frame : mirrored(frame)
  }

  /// The frame on the other side: x becomes `width − x − frame.width`, the rest stays.
  public func mirrored(_ frame: TimeGridFrame) -> TimeGridFrame {
    var mirrored = frame
    mirrored.x = width - frame.x - frame.width
    return mirrored
  }

  /// The day and time at a point, clamped to the area.
  ///
  /// - Parameters:
  ///   - x: the distance from the left edge, in either direction of lines.
  ///   - y: the distance from the top; the minute that begins at or above it counts.
  public func point(atX x: Double, y: Double) -> TimeGridPoint {
    let along = direction == .leftToRight ? x : width - x
    return TimeGridPoint(
      dayIndex: whole(along / dayWidth, in: 0...(dayCount - 1)),
      minute: whole(y * 60 / hourHeight, in: 0...TimeGrid.minutesPerDay))
  }

  /// A number without its fraction, clamped to numbers from 0 up; what is no number becomes the least.
  ///
  /// Not by `rounded()`, which asks for a library of mathematics that is not everywhere.
  private func whole(_ number: Double, in range: ClosedRange<Int>) -> Int {
    if !(number > Double(range.lowerBound)) { return range.lowerBound }
    return number >= Double(range.upperBound) ? range.upperBound : Int(number)
  }
}

extension TimeGrid {
  /// The day and time at a place of the grid; the minute 1440 is 00:00 of the next day.
  public func dateTime(at point: TimeGridPoint) -> CivilDateTime {
    let index = Swift.min(Swift.max(point.dayIndex, 0), days.count - 1)
    let minute = Swift.min(Swift.max(point.minute, 0), TimeGrid.minutesPerDay)
    return CivilDateTime(day: days.start.advanced(by: index), time: .midnight)
      .advanced(bySeconds: Int64(minute) * 60)
  }

  /// Where the line of the present time stands, or nil when its day is not on the grid.
  public func place(of now: CivilDateTime) -> TimeGridPoint? {
    guard days.contains(now.day) else { return nil }
    return TimeGridPoint(
      dayIndex: days.start.distance(to: now.day), minute: now.time.minuteOfDay)
  }
}

extension TimeGridGeometry {
  /// Whether the label of an hour makes room for the present time, which stands too near to it.
  ///
  /// - Parameters:
  ///   - hour: 0…24.
  ///   - now: the present time, in minutes since midnight.
  ///   - distance: how far apart labels must stand, in the units of the geometry.
  public func hidesLabel(ofHour hour: Int, near now: Int, within distance: Double) -> Bool {
    let apart = y(ofMinute: now) - Double(hour) * hourHeight
    return apart.magnitude < distance
  }
}
