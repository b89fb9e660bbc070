extension SpokenWords {
  /// An item: its title, its days with the last one included, its times, then `details`, such as the
  /// calendar it is in.
  ///
  /// Of a piece of it, also which of its days the piece begins with, and that it goes on on either side.
  ///
  /// - Parameters:
  ///   - item: the item.
  ///   - piece: the piece that is spoken of, or nil for the item as a whole.
  ///   - details: what else is to be said.
  public func item(
    _ item: CalendarItem, piece: SpokenPiece? = nil, details: [String] = []
  ) -> String {
    var parts = [title(of: item)]
    parts += whenParts(item)
    parts += details
    if let piece {
      if piece.continuesBefore {
        parts.append(phrases.item.continuesBefore)
        parts.append(dayOfSpan(piece.firstDay, in: item.days))
      }
      if piece.continuesAfter { parts.append(phrases.item.continuesAfter) }
    }
    return list(parts)
  }

  /// The title, or what stands for one that has nothing to read.
  public func title(of item: CalendarItem) -> String { title(item.title) }

  /// A title of anything, or what stands for one that has nothing to read.
  public func title(_ title: String) -> String {
    let isBlank = title.utf8.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) }
    return isBlank ? phrases.item.untitled : title
  }

  /// Which of several days a day is: `day 2 of 3`; empty for a span of one day.
  public func dayOfSpan(_ day: Day, in days: DaySpan) -> String {
    guard days.count > 1, days.contains(day) else { return "" }
    return phrases.item.dayOfSpan.filled([
      (name: "index", value: number(days.start.distance(to: day) + 1)),
      (name: "count", value: number(days.count)),
    ])
  }

  private func whenParts(_ item: CalendarItem) -> [String] {
    guard let start = item.startTime else {
      let days =
        item.days.count > 1 ? self.days(item.days) : weekdayAndDay(item.days.start)
      return [days, phrases.item.allDay]
    }
    guard item.days.count > 1 else {
      guard let end = item.endTime, item.end != item.start else {
        return [weekdayAndDay(item.days.start), time(start)]
      }
      return [weekdayAndDay(item.days.start), times(start, end)]
    }
    return [
      phrases.item.fromTo.filled([
        (name: "from", value: moment(item.days.start, start)),
        (name: "to", value: end(of: item)),
      ])
    ]
  }

  private func end(of item: CalendarItem) -> String {
    guard let end = item.endTime else { return shortDate(item.days.last) }
    // An end at 00:00 belongs to the day after the last one that is covered.
    return moment(end == .midnight ? item.days.end : item.days.last, end)
  }

  private func moment(_ day: Day, _ time: TimeOfDay) -> String {
    phrases.item.moment.filled([
      (name: "day", value: shortDate(day)), (name: "time", value: self.time(time)),
    ])
  }
}

/// A piece of an item in a row, as far as it is spoken of.
public struct SpokenPiece: Hashable, Sendable {
  /// The first day of the piece.
  public var firstDay: Day
  /// Whether the item has days before the piece.
  public var continuesBefore: Bool
  /// Whether the item has days after the piece.
  public var continuesAfter: Bool

  /// Makes a piece.
  public init(firstDay: Day, continuesBefore: Bool, continuesAfter: Bool) {
    self.firstDay = firstDay
    self.continuesBefore = continuesBefore
    self.continuesAfter = continuesAfter
  }

  /// The piece of a segment that begins on `firstDay`.
  public init(_ segment: Segment, firstDay: Day) {
    self.init(
      firstDay: firstDay, continuesBefore: segment.continuesBefore,
      continuesAfter: segment.continuesAfter)
  }
}
